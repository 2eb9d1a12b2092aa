//! How much a search may do.

use std::time::Duration;

/// What ends a search, besides its listener.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Limits {
    /// The most plies to look ahead in full.
    pub depth: Option<u32>,
    /// How many nodes it may visit, and by what they are limited.
    pub budget: Budget,
}

impl Limits {
    /// A search of about so much time, after which the listener says stop.
    pub fn in_time(time: Duration) -> Self {
        Self {
            depth: None,
            budget: Budget::in_time(time),
        }
    }
}

/// How many nodes a search may visit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Budget {
    /// As many as it likes, until the listener says stop.
    #[default]
    Unlimited,
    /// At most so many. With one thread the search is the same every time.
    Nodes(u64),
    /// About so many will fit the time after which the listener says stop.
    About(u64),
}

/// About how many nodes a search visits in a millisecond.
const NODES_PER_MILLI: u64 = 500;

impl Budget {
    /// What will about fit so much time, after which the listener says stop.
    pub fn in_time(time: Duration) -> Self {
        let millis = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        Self::About(millis.saturating_mul(NODES_PER_MILLI))
    }

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
