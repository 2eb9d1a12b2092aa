//! Where time comes from: searches read no clock, so it is handed to the engine.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use super::platform;

/// Tells the time that has passed since some moment. Clones are the same clock.
///
/// In a browser it is made of what the page has:
/// ```
/// # use std::time::Duration;
/// # fn performance_now() -> f64 { 0.0 }
/// let clock = engine::Clock::new(|| Duration::from_secs_f64(performance_now() / 1000.0));
/// ```
#[derive(Clone)]
pub struct Clock(Option<Arc<dyn Fn() -> Duration + Send + Sync>>);

impl Clock {
    /// A clock that asks this function. It must never go back.
    pub fn new(now: impl Fn() -> Duration + Send + Sync + 'static) -> Self {
        Self(Some(Arc::new(now)))
    }

    /// The clock of this machine, if there is one.
    pub fn of_machine() -> Self {
        platform::clock()
    }

    /// No clock at all: no time ever passes, and limits of time are counted in nodes.
    pub const fn none() -> Self {
        Self(None)
    }

    /// Whether time passes at all.
    pub(super) fn runs(&self) -> bool {
        self.0.is_some()
    }

    /// Begins to measure.
    pub fn start(&self) -> Stopwatch {
        Stopwatch {
            clock: self.clone(),
            started: self.now(),
        }
    }

    fn now(&self) -> Duration {
        self.0.as_ref().map_or(Duration::ZERO, |now| now())
    }
}

impl fmt::Debug for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Clock").field("runs", &self.runs()).finish()
    }
}

/// The time since a moment.
#[derive(Debug, Clone)]
pub struct Stopwatch {
    clock: Clock,
    started: Duration,
}

impl Stopwatch {
    /// How long ago it was started.
    pub fn elapsed(&self) -> Duration {
        self.clock.now().saturating_sub(self.started)
    }
}
