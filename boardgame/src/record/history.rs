//! The positions of a game so far, and how often each has come.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

/// How often a position may stand before the game is a draw.
const MAX_OCCURRENCES: u32 = 3;

/// The keys of a game's positions, the present one last.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct History {
    keys: Vec<u128>,
    occurrences: HashMap<u128, u32>,
}

impl History {
    /// A game that is about to begin.
    pub(super) fn new(start: u128) -> Self {
        Self {
            keys: vec![start],
            occurrences: HashMap::from([(start, 1)]),
        }
    }

    pub(super) fn keys(&self) -> &[u128] {
        &self.keys
    }

    pub(super) fn push(&mut self, key: u128) {
        self.keys.push(key);
        *self.occurrences.entry(key).or_default() += 1;
    }

    pub(super) fn pop(&mut self) -> Option<u128> {
        let key = self.keys.pop()?;
        if let Entry::Occupied(mut entry) = self.occurrences.entry(key) {
            *entry.get_mut() -= 1;
            if *entry.get() == 0 {
                entry.remove();
            }
        }
        Some(key)
    }

    /// Whether the present position has come for the third time.
    pub(super) fn is_repetition(&self) -> bool {
        let last = self.keys.last().and_then(|key| self.occurrences.get(key));
        last.is_some_and(|&n| n >= MAX_OCCURRENCES)
    }
}
