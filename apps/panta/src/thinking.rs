//! Letting an engine think for a while.

use std::time::{Duration, Instant};

use catalog::{AnyEngine, Situation};
use engine::{Limits, Listener};
use solving::{Analysis, Control, Progress};

use crate::limits;

/// Stops a search at a moment, or when somebody presses Ctrl-C.
pub(crate) struct Deadline(pub(crate) Option<Instant>);

impl Deadline {
    /// So much time from now on.
    pub(crate) fn after(time: Duration) -> Self {
        Self(Instant::now().checked_add(time))
    }

    /// What to do now.
    pub(crate) fn control(&self) -> Control {
        let is_late = self.0.is_some_and(|moment| Instant::now() >= moment);
        if is_late || limits::is_interrupted() {
            Control::Stop
        } else {
            Control::Continue
        }
    }
}

impl Listener<String> for Deadline {
    fn progress(&mut self, _progress: Progress) -> Control {
        self.control()
    }
}

/// The answer of an engine after so much time.
pub(crate) fn think(
    engine: &mut AnyEngine,
    situation: Situation<'_>,
    time: Duration,
) -> Analysis<String> {
    engine.search(
        situation,
        Limits::in_time(time),
        1,
        &mut Deadline::after(time),
    )
}
