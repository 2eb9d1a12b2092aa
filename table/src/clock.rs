//! The clock, kept by whoever keeps the table.
//!
//! It begins with the third move, so that nobody loses time before both have come. Times are
//! milliseconds; "now" is always given. A takeback gives nothing back: who thought has thought, the
//! clock goes on, and a move that is made again earns no second increment.

use boardgame::{ByColor, Color};

/// The moves before the clock runs: the first of each side.
const FREE_PLIES: usize = 2;

/// How much time the players have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClockSetting {
    /// For all moves.
    pub initial: u64,
    /// More for each move.
    pub increment: u64,
}

/// What is left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Clock {
    pub(crate) setting: ClockSetting,
    left: ByColor<u64>,
    /// Since when the side to move thinks, while the clock runs.
    since: Option<u64>,
    /// The most moves that there ever were on the board.
    furthest: usize,
}

impl Clock {
    pub(crate) fn new(setting: ClockSetting) -> Self {
        Self {
            setting,
            left: ByColor([setting.initial; 2]),
            since: None,
            furthest: 0,
        }
    }

    /// A color has moved; so many moves have been made since the start.
    pub(crate) fn moved(&mut self, mover: Color, plies: usize, now: u64) {
        if self.is_running() {
            self.stop(mover, now);
            if plies > self.furthest {
                self.left[mover] += self.setting.increment;
            }
        }
        self.furthest = self.furthest.max(plies);
        self.restart(now);
    }

    /// Moves were taken back while `thinker` was to move: what was thought is gone.
    pub(crate) fn took_back(&mut self, thinker: Color, now: u64) {
        self.stop(thinker, now);
        self.restart(now);
    }

    /// The side to move thinks from now on, with all that it had when its turn began.
    pub(crate) fn restart(&mut self, now: u64) {
        self.since = (self.furthest >= FREE_PLIES).then_some(now);
    }

    /// Nothing runs any more, as when the game is over.
    pub(crate) fn stop(&mut self, thinker: Color, now: u64) {
        self.left[thinker] = self.left(thinker, thinker, now);
        self.since = None;
    }

    /// What a color has left while `thinker` is to move.
    pub(crate) fn left(&self, color: Color, thinker: Color, now: u64) -> u64 {
        match self.since {
            Some(since) if color == thinker => {
                self.left[color].saturating_sub(now.saturating_sub(since))
            }
            _ => self.left[color],
        }
    }

    /// When the time of the side to move runs out.
    pub(crate) fn deadline(&self, thinker: Color) -> Option<u64> {
        self.since.map(|since| since + self.left[thinker])
    }

    /// Since when the side to move thinks, while the clock runs.
    pub(crate) fn since(&self) -> Option<u64> {
        self.since
    }

    pub(crate) fn is_running(&self) -> bool {
        self.since.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SETTING: ClockSetting = ClockSetting {
        initial: 1000,
        increment: 100,
    };

    #[test]
    fn the_first_moves_are_free() {
        let mut clock = Clock::new(SETTING);
        clock.moved(Color::White, 1, 50_000);
        assert_eq!(clock.deadline(Color::Black), None);
        clock.moved(Color::Black, 2, 90_000);
        assert_eq!(clock.left(Color::Black, Color::White, 90_000), 1000);
        assert_eq!(clock.deadline(Color::White), Some(91_000));
    }

    #[test]
    fn a_move_costs_its_time_and_earns_the_increment() {
        let mut clock = Clock::new(SETTING);
        clock.moved(Color::Black, 2, 0);
        assert_eq!(clock.left(Color::White, Color::White, 300), 700);
        clock.moved(Color::White, 3, 300);
        assert_eq!(clock.left(Color::White, Color::Black, 500), 800);
        assert_eq!(clock.left(Color::Black, Color::Black, 500), 800);
    }

    #[test]
    fn a_takeback_gives_no_time_back() {
        let mut clock = Clock::new(SETTING);
        clock.moved(Color::White, 1, 0);
        clock.moved(Color::Black, 2, 0);
        clock.moved(Color::White, 3, 300);
        clock.moved(Color::Black, 4, 400);
        clock.took_back(Color::White, 600);
        let left = |clock: &Clock| Color::ALL.map(|color| clock.left(color, Color::White, 600));
        assert_eq!(left(&clock), [600, 1000]);
        assert_eq!(clock.deadline(Color::White), Some(1200));
        clock.moved(Color::White, 3, 600);
        assert_eq!(left(&clock), [600, 1000], "no increment is earned twice");
        clock.took_back(Color::Black, 600);
        assert!(clock.is_running(), "the clock that has begun goes on");
    }

    #[test]
    fn a_restarted_turn_has_what_it_began_with() {
        let mut clock = Clock::new(SETTING);
        clock.moved(Color::Black, 2, 0);
        clock.restart(90_000);
        assert_eq!(clock.deadline(Color::White), Some(91_000));
    }
}
