//! How much a search may do, and how much of it fits a time.

use std::time::Duration;

/// What ends a search, besides its listener: whichever is reached first. Without any it goes on
/// until the answer is proven.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Limits {
    /// The most plies to look ahead in full.
    pub depth: Option<u32>,
    /// The most nodes to visit. With one thread and no limit of time the search is the same every
    /// time.
    pub nodes: Option<u64>,
    /// The longest to think, by the [clock](super::Clock) of the engine.
    pub time: Option<Duration>,
}

impl Limits {
    /// So many plies.
    pub fn depth(depth: u32) -> Self {
        Self {
            depth: Some(depth),
            ..Self::default()
        }
    }

    /// So many nodes.
    pub fn nodes(nodes: u64) -> Self {
        Self {
            nodes: Some(nodes),
            ..Self::default()
        }
    }

    /// So much time.
    pub fn time(time: Duration) -> Self {
        Self {
            time: Some(time),
            ..Self::default()
        }
    }
}

/// How many nodes a search may visit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Budget {
    /// As many as it likes, until the listener says stop.
    Unlimited,
    /// At most so many.
    Nodes(u64),
    /// About so many will fit the time after which the listener says stop.
    About(u64),
}

impl Budget {
    /// The nodes after which the search ends by itself.
    pub(super) fn max_nodes(self) -> u64 {
        match self {
            Self::Nodes(nodes) => nodes,
            Self::Unlimited | Self::About(_) => u64::MAX,
        }
    }

    /// How many nodes there will be, if that is known.
    pub(super) fn expected(self) -> Option<u64> {
        match self {
            Self::Unlimited => None,
            Self::Nodes(nodes) | Self::About(nodes) => Some(nodes),
        }
    }
}

/// Nodes a second, until a search has shown how many there are.
const GUESSED_PACE: u64 = 300_000;
/// A shorter search does not tell how fast the machine is.
const MIN_MEASURED: Duration = Duration::from_millis(50);

/// How fast the engine has been of late, in nodes a second.
#[derive(Debug, Clone, Copy)]
pub(super) struct Pace(u64);

impl Default for Pace {
    fn default() -> Self {
        Self(GUESSED_PACE)
    }
}

impl Pace {
    /// The nodes within these limits, on a machine with a clock that runs or not.
    pub(super) fn budget(self, limits: Limits, clock_runs: bool) -> Budget {
        match (limits.nodes, limits.time) {
            (Some(nodes), _) => Budget::Nodes(nodes),
            (None, Some(time)) if clock_runs => Budget::About(self.nodes_in(time)),
            (None, Some(time)) => Budget::Nodes(self.nodes_in(time)),
            (None, None) => Budget::Unlimited,
        }
    }

    /// A search visited so many nodes in this time.
    pub(super) fn learn(&mut self, nodes: u64, time: Duration) {
        if time >= MIN_MEASURED {
            self.0 = (nodes as f64 / time.as_secs_f64()) as u64;
        }
    }

    fn nodes_in(self, time: Duration) -> u64 {
        (self.0 as f64 * time.as_secs_f64()) as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_counted_in_nodes_at_the_pace_of_late() {
        let mut pace = Pace::default();
        let second = Limits::time(Duration::from_secs(1));
        assert_eq!(pace.budget(second, true), Budget::About(GUESSED_PACE));
        pace.learn(1000, Duration::from_millis(500));
        assert_eq!(pace.budget(second, true), Budget::About(2000));
        pace.learn(7, Duration::from_millis(1));
        assert_eq!(pace.budget(second, true), Budget::About(2000));
    }

    #[test]
    fn without_a_clock_time_is_a_limit_of_nodes() {
        let second = Limits::time(Duration::from_secs(1));
        let budget = Pace::default().budget(second, false);
        assert_eq!(budget, Budget::Nodes(GUESSED_PACE));
    }

    #[test]
    fn nodes_count_before_time() {
        let limits = Limits {
            nodes: Some(5),
            ..Limits::time(Duration::from_secs(1))
        };
        assert_eq!(Pace::default().budget(limits, true), Budget::Nodes(5));
        let none = Pace::default().budget(Limits::default(), true);
        assert_eq!(none, Budget::Unlimited);
    }
}
