//! The server's time, which is fair to those who play by the clock.
//!
//! It goes on evenly, whatever is done to the clock of the machine. Where it was interrupted - the
//! process was stopped, the machine slept, somebody set its clock, nothing could be written - a new
//! stretch begins, and a turn that began before it is not judged by the time that has passed.
//!
//! Servers that share a database share its time and its stretch too (`Time::agree`): then a turn is
//! judged if any of them has been there all the while.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use crate::store::{MAX_SILENCE, Watched};

/// How often the server makes sure that it is awake.
const BEAT: Duration = Duration::from_millis(100);
/// What is longer between two looks was an interruption.
const MAX_GAP: Duration = Duration::from_millis(500);
/// The clock of the machine was set if it is further from where it should be, in milliseconds.
const MAX_STEP: u64 = 500;

/// How far time may be from that of the database before it follows, in milliseconds: less is how long
/// the question was on its way.
const MAX_DRIFT: u64 = 20;

/// How far the times of servers that share a database may be apart, in milliseconds: so long before now
/// here something may happen at another.
const MAX_SKEW: u64 = 100;

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
    /// What the servers agree on who share a database.
    agreed: Option<Agreed>,
}

#[derive(Debug, Clone, Copy)]
struct Agreed {
    /// Since when one of them has always been there.
    since: u64,
    /// When the database was last asked and answered.
    heard: Instant,
    /// Whether a pause has ended, and a new stretch is to begin.
    is_resuming: bool,
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
            .is_some_and(|awake_since| (awake_since..=self.at + MAX_SKEW).contains(&since))
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

    /// Ends a pause; a new stretch begins, when all agree where they are several.
    pub(crate) fn resume(&self) {
        let mut state = self.lock();
        if let Some(agreed) = &mut state.agreed {
            agreed.is_resuming = true;
        } else if state.is_paused {
            *state = State::begin(Instant::now(), wall());
        }
    }

    /// Whether a new stretch is to be agreed on.
    pub(crate) fn is_resuming(&self) -> bool {
        self.lock().agreed.is_some_and(|agreed| agreed.is_resuming)
    }

    /// What the database says of the time, asked at that moment.
    pub(crate) fn agree(&self, watched: Watched, asked: Instant) {
        self.lock().agree(watched, asked, Instant::now());
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
            agreed: None,
        }
    }

    fn at(&self, now: Instant) -> u64 {
        self.begin + now.saturating_duration_since(self.began).as_millis() as u64
    }

    fn agree(&mut self, watched: Watched, asked: Instant, now: Instant) {
        let on_its_way = now.saturating_duration_since(asked).as_millis() as u64 / 2;
        let theirs = watched.at + on_its_way;
        if self.at(now).abs_diff(theirs) > MAX_DRIFT {
            (self.begin, self.began) = (theirs, now);
        }
        // The stretch is new where it was to be.
        if self
            .agreed
            .is_none_or(|agreed| agreed.is_resuming && agreed.since != watched.since)
        {
            self.is_paused = false;
        }
        self.agreed = Some(Agreed {
            since: watched.since,
            heard: asked,
            is_resuming: self.is_paused && self.agreed.is_some_and(|agreed| agreed.is_resuming),
        });
    }

    fn look(&mut self, now: Instant, wall: u64) -> Moment {
        if let Some(agreed) = self.agreed {
            let is_there = now.saturating_duration_since(agreed.heard) <= MAX_SILENCE;
            return Moment {
                at: self.at(now),
                awake_since: (is_there && !self.is_paused).then_some(agreed.since),
            };
        }
        let at = self.at(now);
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
            at: self.at(now),
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
        assert!(!moment.has_watched(999) && !moment.has_watched(2101 + MAX_SKEW));
        // Another server may be a little ahead.
        assert!(moment.has_watched(2101));
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

    #[test]
    fn servers_that_agree_judge_by_what_they_agree_on() {
        let (mut state, now) = stretch();
        let watched = Watched {
            at: 5000,
            since: 4000,
        };
        state.agree(watched, now, now + BEAT);
        let moment = state.look(now + BEAT, 2100);
        assert_eq!((moment.at, moment.awake_since), (5050, Some(4000)));
        // Their database is away: nobody is judged, and time goes on.
        let moment = state.look(now + BEAT + MAX_SILENCE, 2100);
        assert_eq!((moment.at, moment.awake_since), (6050, None));
        // A difference that is only the way there and back moves nothing.
        let later = Watched {
            at: 6060,
            since: 4000,
        };
        state.agree(later, now + BEAT + MAX_SILENCE, now + BEAT + MAX_SILENCE);
        let moment = state.look(now + BEAT + MAX_SILENCE, 2100);
        assert_eq!((moment.at, moment.awake_since), (6050, Some(4000)));
    }

    #[test]
    fn a_pause_of_several_servers_ends_with_a_new_stretch() {
        let (mut state, now) = stretch();
        let watched = |since| Watched { at: 5000, since };
        state.agree(watched(4000), now, now);
        state.is_paused = true;
        state.agree(watched(4000), now, now);
        assert_eq!(state.look(now, 0).awake_since, None);
        state.agreed.as_mut().unwrap().is_resuming = true;
        state.agree(watched(5000), now, now);
        assert_eq!(state.look(now, 0).awake_since, Some(5000));
        assert!(!state.is_paused && !state.agreed.unwrap().is_resuming);
    }
}
