//! How a search tells what it has found so far, and hears when to stop.

use solving::{Analysis, Control, Progress};

/// Somebody who waits for an answer.
pub trait Listener<M> {
    /// Told every few thousand nodes (some milliseconds), on the caller's thread.
    fn progress(&mut self, progress: Progress) -> Control;

    /// Told whenever the answer has become better.
    fn improved(&mut self, _analysis: &Analysis<M>) {}
}

/// Nobody listens, and nobody stops the search.
#[derive(Debug, Clone, Copy)]
pub struct Silent;

impl<M> Listener<M> for Silent {
    fn progress(&mut self, _progress: Progress) -> Control {
        Control::Continue
    }
}
