//! Letting an engine think until somebody presses Ctrl-C.

use engine::Listener;
use solving::{Control, Progress};

use crate::limits;

/// Hears Ctrl-C, and nothing else.
pub(crate) struct Interruptible;

impl Interruptible {
    /// What to do now.
    pub(crate) fn control() -> Control {
        if limits::is_interrupted() {
            Control::Stop
        } else {
            Control::Continue
        }
    }
}

impl<M> Listener<M> for Interruptible {
    fn progress(&mut self, _progress: Progress) -> Control {
        Self::control()
    }
}
