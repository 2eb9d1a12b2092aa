//! The server's time, which is fair to those who play by the clock.
//!
//! It goes on evenly, whatever is done to the clock of the machine. Where it was interrupted - the
//! process was stopped, the machine slept, somebody set its clock, nothing could be written - a new
//! stretch begins, and a turn that began before it is not judged by the time that has passed.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// How often the server makes sure that it is awake.
const BEAT: Duration = Duration::from_millis(100);
/// What is longer between two looks was an interruption.
const MAX_GAP: Duration = Duration::from_millis(500);
/// The clock of the machine was set if it is further from where it should be, in milliseconds.
const MAX_STEP: u64 = 500;

/// The server's time.
#[derive(Debug)]
pub(crate) struct Time(Mutex<State>);

#[derive(Debug, Clone, Copy)]
struct State {
    /// The clock of the machine at the beginning of the stretch, in milliseconds since 1970.
    begin: u64,
    began: Instant,
    /// When somebody last looked.
    looked: Instant,
    is_paused: bool,
}

/// A moment, with what is needed to judge by it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Moment {
    /// Milliseconds since 1970.
    pub(crate) at: u64,
    /// Since when the server has been there without an interruption, if it is.
    pub(crate) awake_since: Option<u64>,
}

impl Moment {
    /// Whether the server has been there ever since.
    pub(crate) fn has_watched(self, since: u64) -> bool {
        self.awake_since
            .is_some_and(|awake_since| (awake_since..=self.at).contains(&since))
    }
}

impl Time {
    /// Begins now, with a thread that looks often so that none else need to.
    pub(crate) fn start() -> std::io::Result<Arc<Self>> {
        let time = Arc::new(Self(Mutex::new(State::begin(Instant::now(), wall()))));
        let weak = Arc::downgrade(&time);
        std::thread::Builder::new()
            .name("time".to_owned())
            .spawn(move || {
                while let Some(time) = weak.upgrade() {
                    time.look();
                    drop(time);
                    std::thread::sleep(BEAT);
                }
            })?;
        Ok(time)
    }

    /// What time it is.
    pub(crate) fn look(&self) -> Moment {
        let mut state = self.lock();
        let moment = state.look(Instant::now(), wall());
        drop(state);
        moment
    }

    /// What time it is, in milliseconds since 1970.
    pub(crate) fn now(&self) -> u64 {
        self.look().at
    }

    /// Nobody can be judged until [`Time::resume`], as when moves cannot be kept.
    pub(crate) fn pause(&self) {
        self.lock().is_paused = true;
    }

    /// Ends a pause; a new stretch begins.
    pub(crate) fn resume(&self) {
        let mut state = self.lock();
        if state.is_paused {
            *state = State::begin(Instant::now(), wall());
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn begin(now: Instant, wall: u64) -> Self {
        Self {
            begin: wall,
            began: now,
            looked: now,
            is_paused: false,
        }
    }

    fn look(&mut self, now: Instant, wall: u64) -> Moment {
        let at = self.begin + now.duration_since(self.began).as_millis() as u64;
        let gap = now.duration_since(self.looked);
        if gap > MAX_GAP || at.abs_diff(wall) > MAX_STEP {
            let millis = gap.as_millis() as u64;
            tracing::warn!(gap = millis, expected = at, wall, "time was interrupted");
            *self = Self {
                is_paused: self.is_paused,
                ..Self::begin(now, wall)
            };
        }
        self.looked = now;
        Moment {
            at: self.begin + now.duration_since(self.began).as_millis() as u64,
            awake_since: (!self.is_paused).then_some(self.begin),
        }
    }
}

/// What the clock of the machine says, in milliseconds since 1970.
pub(crate) fn wall() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |time| time.as_millis() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: u64 = 3_600_000;

    /// A stretch that began at 1000, looked at every 100 ms for a second.
    fn stretch() -> (State, Instant) {
        let began = Instant::now();
        let mut state = State::begin(began, 1000);
        for beat in 1..=10 {
            let moment = state.look(began + BEAT * beat, 1000 + 100 * u64::from(beat));
            assert_eq!(moment.awake_since, Some(1000));
        }
        (state, began + BEAT * 10)
    }

    #[test]
    fn time_goes_on_while_somebody_looks() {
        let (mut state, now) = stretch();
        let moment = state.look(now + BEAT, 2103);
        assert_eq!(moment.at, 2100);
        assert!(moment.has_watched(1000));
        assert!(!moment.has_watched(999) && !moment.has_watched(2101));
    }

    #[test]
    fn a_stopped_process_begins_a_stretch() {
        let (mut state, now) = stretch();
        let moment = state.look(now + Duration::from_secs(5), 7000);
        assert_eq!((moment.at, moment.awake_since), (7000, Some(7000)));
        assert!(!moment.has_watched(1500));
    }

    #[test]
    fn a_clock_that_is_set_begins_a_stretch() {
        for wall in [2100 + HOUR, 0] {
            let (mut state, now) = stretch();
            let moment = state.look(now + BEAT, wall);
            assert_eq!((moment.at, moment.awake_since), (wall, Some(wall)));
            assert!(!moment.has_watched(1500));
        }
    }

    #[test]
    fn nobody_is_judged_during_a_pause() {
        let (mut state, now) = stretch();
        state.is_paused = true;
        let moment = state.look(now + BEAT, 2100);
        assert!(!moment.has_watched(2100));
        let moment = state.look(now + Duration::from_secs(5), 7000);
        assert_eq!(moment.awake_since, None);
    }
}
