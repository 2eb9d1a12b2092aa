//! What the search remembers: for a position, within how many plies it is won, and not won.
//!
//! The key is exact, so an entry is never mistaken for another position. An entry stands at the
//! place its key is hashed to and replaces what was there.

use super::search::Scope;

/// A table of entries, a power of two of them.
pub(super) struct Table {
    entries: Vec<Entry>,
}

#[derive(Clone, Copy)]
struct Entry {
    key: u128,
    /// The side to move wins within so many plies.
    won_within: u8,
    /// It does not win within so many plies.
    not_within: u8,
    /// It does not win by threats alone within so many plies.
    not_by_threats: u8,
}

const NOTHING: Entry = Entry {
    key: u128::MAX,
    won_within: u8::MAX,
    not_within: 0,
    not_by_threats: 0,
};

impl Table {
    /// A table of at most so many bytes.
    pub(super) fn new(bytes: u64) -> Self {
        let n_entries = (bytes / size_of::<Entry>() as u64).clamp(1 << 10, 1 << 21);
        let n_entries = 1 << n_entries.ilog2();
        Self {
            entries: vec![NOTHING; n_entries],
        }
    }

    /// Whether the position is won within so many plies, if that is known.
    pub(super) fn get(&self, key: u128, plies: usize, scope: Scope) -> Option<bool> {
        let entry = &self.entries[self.place(key)];
        if entry.key != key {
            return None;
        }
        let plies = plies as u8;
        let is_refuted =
            plies <= entry.not_within || scope == Scope::Threats && plies <= entry.not_by_threats;
        if entry.won_within <= plies {
            Some(true)
        } else {
            is_refuted.then_some(false)
        }
    }

    /// Notes a win.
    pub(super) fn put_win(&mut self, key: u128, plies: usize) {
        let entry = self.entry(key);
        entry.won_within = entry.won_within.min(plies as u8);
    }

    /// Notes that the moves of this scope do not win.
    pub(super) fn put_no_win(&mut self, key: u128, plies: usize, scope: Scope) {
        let entry = self.entry(key);
        let not_within = match scope {
            Scope::All => &mut entry.not_within,
            Scope::Threats => &mut entry.not_by_threats,
        };
        *not_within = (*not_within).max(plies as u8);
    }

    fn entry(&mut self, key: u128) -> &mut Entry {
        let place = self.place(key);
        let entry = &mut self.entries[place];
        if entry.key != key {
            *entry = Entry { key, ..NOTHING };
        }
        entry
    }

    fn place(&self, key: u128) -> usize {
        let mixed =
            (key as u64 ^ ((key >> 64) as u64).rotate_left(29)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (mixed >> 32) as usize & (self.entries.len() - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_noted_is_known_and_nothing_else() {
        let mut table = Table::new(1 << 16);
        assert_eq!(table.get(7, 3, Scope::All), None);
        table.put_win(7, 3);
        table.put_no_win(7, 1, Scope::All);
        assert_eq!(table.get(7, 1, Scope::All), Some(false));
        assert_eq!(table.get(7, 2, Scope::All), None);
        assert_eq!(table.get(7, 5, Scope::Threats), Some(true));
        table.put_no_win(8, 5, Scope::Threats);
        assert_eq!(table.get(8, 5, Scope::Threats), Some(false));
        assert_eq!(table.get(8, 5, Scope::All), None);
    }
}
