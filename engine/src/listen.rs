//! How a search tells what it has found so far, and hears when to stop.

use std::time::Duration;

use super::clock::Stopwatch;
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

/// Stands between a search and its listener, and ends the search when its time is up.
pub(super) struct Timed<'a, M> {
    pub(super) listener: &'a mut dyn Listener<M>,
    pub(super) stopwatch: Stopwatch,
    pub(super) time: Option<Duration>,
}

impl<M> Timed<'_, M> {
    fn is_late(&self) -> bool {
        self.time
            .is_some_and(|time| self.stopwatch.elapsed() >= time)
    }
}

impl<M> Listener<M> for Timed<'_, M> {
    fn progress(&mut self, progress: Progress) -> Control {
        let wish = self.listener.progress(progress);
        if self.is_late() { Control::Stop } else { wish }
    }

    fn improved(&mut self, analysis: &Analysis<M>) {
        self.listener.improved(analysis);
    }
}
