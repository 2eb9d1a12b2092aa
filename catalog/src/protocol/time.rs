//! How much of a clock to spend on one move, and what else limits the search for it.

use std::time::Duration;

use boardgame::Color;
use engine::Limits;

use super::{Clocks, Go};

/// How time is shared out. The games last some fifteen to thirty moves of a side, and the early
/// ones matter most, so a fixed share of what is left is near enough.
mod parameters {
    use std::time::Duration;

    /// The clock is shared out as if so many moves were to come.
    pub(super) const MOVES_TO_COME: u32 = 14;
    /// Hundredths of the increment that are spent at once.
    pub(super) const INCREMENT_PERCENT: u32 = 80;
    /// No move takes more hundredths of the clock than this.
    pub(super) const MAX_PERCENT: u32 = 30;
    /// What is kept for pipes, slow machines and the like.
    pub(super) const RESERVE: Duration = Duration::from_millis(20);
    /// Every move gets at least this.
    pub(super) const MIN: Duration = Duration::from_millis(1);
}

impl Go {
    /// What limits the search of the side to move.
    pub fn limits(&self, color: Color) -> Limits {
        Limits {
            depth: self.depth,
            nodes: self.nodes,
            time: allotted(self, color),
        }
    }
}

/// How long to think about a move, if time limits it at all.
fn allotted(go: &Go, color: Color) -> Option<Duration> {
    let share = go.clocks.map(|clocks| share(&clocks, color));
    [share, go.movetime].into_iter().flatten().min()
}

/// The share of the clock for one move.
fn share(clocks: &Clocks, color: Color) -> Duration {
    let left = clocks.time[color].saturating_sub(parameters::RESERVE);
    let increment = clocks.increment[color] * parameters::INCREMENT_PERCENT / 100;
    let wanted = left / parameters::MOVES_TO_COME + increment;
    let most = left * parameters::MAX_PERCENT / 100;
    wanted.min(most).max(parameters::MIN)
}

#[cfg(test)]
mod tests {
    use boardgame::ByColor;

    use super::*;

    fn clocks(time: u64, increment: u64) -> Clocks {
        Clocks {
            time: ByColor([Duration::from_millis(time), Duration::ZERO]),
            increment: ByColor([Duration::from_millis(increment); 2]),
        }
    }

    #[test]
    fn no_flag_falls_within_a_long_game() {
        for increment in [0, 10, 100] {
            let mut left = 1000;
            for _ in 0..60 {
                let share = share(&clocks(left, increment), Color::White);
                let millis = share.as_millis() as u64;
                assert!(millis < left, "{millis} of {left}");
                left = left - millis + increment;
            }
        }
    }

    #[test]
    fn an_empty_clock_leaves_a_moment() {
        assert_eq!(share(&clocks(0, 0), Color::Black), Duration::from_millis(1));
    }

    #[test]
    fn the_shorter_limit_counts() {
        let go = Go {
            movetime: Some(Duration::from_millis(5)),
            ..Go::clocks(clocks(10_000, 0))
        };
        assert_eq!(allotted(&go, Color::White), go.movetime);
        assert_eq!(allotted(&Go::default(), Color::White), None);
    }
}
