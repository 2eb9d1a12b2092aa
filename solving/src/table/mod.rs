//! The memory of a proof search: what is known of each claim, under exact keys.
//!
//! A claim's key has at most 80 bits. Its lower 64 are mixed by a bijection and stored whole, its
//! upper 16 beside them, so that an entry answers for one claim only and no false hit can enter a
//! proof. Four entries share a cache [line]; where all four are taken, the one that cost the least
//! work gives way.
//!
//! Threads read the table without locks. It begins small, so that small questions are answered from
//! the cache, and grows as it fills.

mod entry;
mod line;
mod numbers;
mod prefetch;

pub use numbers::{GREATEST, NEVER, Numbers};

pub(super) use entry::Entry;

use entry::Place;
use line::{CacheLine, Gates, LINE_BYTES};

use super::{Refusal, pages};

/// Anything smaller would forget faster than it learns.
const MIN_BYTES: u64 = 64 * 1024;
/// How large a table is to begin with, unless it is smaller forever.
const FIRST_BYTES: u64 = 1024 * 1024;
/// Lines made or moved, when the table grows, between two looks at the watcher.
const LINES_PER_QUESTION: usize = 1 << 13;
/// Bytes for each entry that is expected: as much again as it takes.
const BYTES_PER_ENTRY: u64 = 32;

/// The table.
#[derive(Debug)]
pub struct Table {
    lines: Vec<CacheLine>,
    gates: Gates,
    /// A larger table that is being made.
    next: Vec<CacheLine>,
    /// What has still to be moved here since the table last grew.
    outgrown: Vec<CacheLine>,
    /// The bytes up to which it may grow.
    limit: u64,
}

impl Table {
    /// A table that grows to at most so many bytes.
    pub fn new(limit: u64) -> Result<Self, Refusal> {
        if limit < MIN_BYTES {
            return Err(Refusal {
                needed: MIN_BYTES,
                limit,
            });
        }
        let mut lines = room_for(FIRST_BYTES.min(limit) - Gates::BYTES);
        lines.resize_with(lines.capacity(), CacheLine::default);
        Ok(Self {
            lines,
            gates: Gates::new(),
            next: Vec::new(),
            outgrown: Vec::new(),
            limit: limit - Gates::BYTES,
        })
    }

    /// Grows, if it may, so that so many more entries are welcome. Growing takes a while: every few
    /// milliseconds `go_on` is asked, and what is left then is done another time.
    pub fn reserve(&mut self, n_more: u64, go_on: &mut dyn FnMut() -> bool) {
        let wanted = n_more.saturating_add(self.gates.n_entries());
        if self.outgrown.is_empty()
            && self.next.is_empty()
            && let Some(bytes) = self.next_bytes(wanted.saturating_mul(BYTES_PER_ENTRY))
        {
            self.next = room_for(bytes);
        }
        self.make_next(go_on);
        self.move_outgrown(go_on);
    }

    /// Goes on making the larger table, and moves to it when it is ready.
    fn make_next(&mut self, go_on: &mut dyn FnMut() -> bool) {
        let n_lines = self.next.capacity();
        while self.next.len() < n_lines {
            let n_made = n_lines.min(self.next.len() + LINES_PER_QUESTION);
            self.next.resize_with(n_made, CacheLine::default);
            if n_made == n_lines {
                self.gates.forget_entries();
                self.outgrown = std::mem::replace(&mut self.lines, std::mem::take(&mut self.next));
                return;
            }
            if !go_on() {
                return;
            }
        }
    }

    /// How large the table should be next, if it should grow: old and new fit the limit together,
    /// and the last step comes early enough to leave little of it unused.
    fn next_bytes(&self, wanted: u64) -> Option<u64> {
        let bytes = bytes_of(&self.lines);
        let room = self.limit - bytes;
        let next = match wanted.checked_next_power_of_two() {
            Some(next) if next <= self.limit / 3 => next,
            _ => room,
        };
        (wanted > bytes && next >= 2 * bytes).then_some(next)
    }

    fn move_outgrown(&mut self, go_on: &mut dyn FnMut() -> bool) {
        while let Some(line) = self.outgrown.pop() {
            line.entries().for_each(|entry| self.restore(entry));
            if self.outgrown.len().is_multiple_of(LINES_PER_QUESTION) && !go_on() {
                return;
            }
        }
        self.outgrown = Vec::new();
    }

    /// The bytes it takes now.
    pub fn bytes(&self) -> u64 {
        bytes_of(&self.lines) + Gates::BYTES
    }

    /// The line of a key and its number.
    #[inline]
    fn line(&self, place: Place) -> (&CacheLine, usize) {
        let index = ((u128::from(place.low) * self.lines.len() as u128) >> 64) as usize;
        (&self.lines[index], index)
    }

    /// Brings what is known of a claim nearer, to be asked for soon.
    #[inline]
    pub fn expect(&self, key: u128) {
        self.line(Place::of(key)).0.touch();
    }

    /// What is known of a claim.
    #[inline]
    pub fn get(&self, key: u128) -> Option<Numbers> {
        let place = Place::of(key);
        let (line, index) = self.line(place);
        line.find(place, self.gates.of(index)).map(Entry::numbers)
    }

    /// Remembers what is known of a claim, and the nodes it took. What is settled for good stays
    /// so, with the least distance seen.
    pub fn put(&self, key: u128, numbers: Numbers, work: u64) {
        self.restore(Entry::new(Place::of(key), numbers, work));
    }

    /// Puts back an entry that was taken out of a table, of this size or another.
    pub(super) fn restore(&self, entry: Entry) {
        let (line, index) = self.line(entry.place());
        line.insert(entry, self.gates.of(index));
    }

    /// Shows every entry. Nobody may write meanwhile.
    pub(super) fn for_each(&self, mut show: impl FnMut(Entry)) {
        for line in self.outgrown.iter().chain(&self.lines) {
            line.entries().for_each(&mut show);
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.next = Vec::new();
        self.outgrown = Vec::new();
        self.gates.forget_entries();
        self.lines.fill_with(CacheLine::default);
    }
}

fn bytes_of(lines: &[CacheLine]) -> u64 {
    (lines.len() * LINE_BYTES) as u64
}

/// Room for so many bytes of lines.
fn room_for(bytes: u64) -> Vec<CacheLine> {
    let n_lines = usize::try_from(bytes).unwrap_or(usize::MAX) / LINE_BYTES;
    let mut lines = Vec::new();
    lines.reserve_exact(n_lines);
    // A search looks up claims all over the table: with small pages each would cost a second look, for
    // where its page is.
    pages::prefer_large(lines.spare_capacity_mut());
    lines
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use boardgame::Random;

    #[test]
    fn an_entry_answers_for_its_own_key_only() {
        let table = Table::new(MIN_BYTES).unwrap();
        let mut random = Random::new(3);
        let mut stored = HashMap::new();
        let mut n_found = 0;
        for round in 0..200_000_u32 {
            // Few different low words, so that keys differ in their upper bits alone.
            let key = u128::from(random.bits() & 0xfff) | u128::from(random.bits() & 0xffff) << 64;
            if let Some(found) = table.get(key) {
                assert_eq!(Some(&found), stored.get(&key), "{key:x}");
                n_found += 1;
            }
            let numbers = Numbers::open(round % 1000 + 1, round % 77 + 1);
            table.put(key, numbers, u64::from(round % 50));
            assert_eq!(table.get(key), Some(numbers));
            stored.insert(key, numbers);
        }
        assert!(n_found > 0);
    }

    #[test]
    fn a_table_that_grows_forgets_little() {
        let mut table = Table::new(64 * FIRST_BYTES).unwrap();
        for key in 0..100_000_u32 {
            // Growing is interrupted again and again.
            table.reserve(1, &mut || false);
            table.put(u128::from(key) << 20, Numbers::open(key + 1, 1), 1);
        }
        table.reserve(1, &mut || true);
        let bytes = table.bytes();
        assert!(
            (2 * FIRST_BYTES..=8 * FIRST_BYTES).contains(&bytes),
            "{bytes}"
        );
        let is_kept =
            |&key: &u32| table.get(u128::from(key) << 20) == Some(Numbers::open(key + 1, 1));
        let n_kept = (0..100_000).filter(is_kept).count();
        assert!(n_kept > 90_000, "four ways seldom overflow: {n_kept}");
    }

    #[test]
    fn the_least_work_gives_way() {
        let table = Table::new(MIN_BYTES).unwrap();
        table.put(1 << 70, Numbers::open(5, 6), 1 << 40);
        for key in 0..100_000 {
            table.put(key, Numbers::open(1, 1), 1);
        }
        assert_eq!(table.get(1 << 70), Some(Numbers::open(5, 6)));
    }

    #[test]
    fn what_is_settled_stays_settled() {
        let table = Table::new(MIN_BYTES).unwrap();
        table.put(9, Numbers::reached(7).with_provisional(true), 1);
        table.put(9, Numbers::reached(7), 1);
        table.put(9, Numbers::open(3, 3), 1000);
        table.put(9, Numbers::reached(9), 1);
        assert_eq!(table.get(9), Some(Numbers::reached(7)));
        table.put(9, Numbers::reached(5), 1);
        assert_eq!(table.get(9), Some(Numbers::reached(5)));
    }

    #[test]
    fn a_table_keeps_within_its_bytes_or_is_refused() {
        for bytes in [MIN_BYTES, 1_000_000, 33_333_333] {
            let mut table = Table::new(bytes).unwrap();
            assert!(table.bytes() <= bytes.min(FIRST_BYTES), "{bytes}");
            table.reserve(u64::MAX, &mut || true);
            assert!(table.bytes() <= bytes, "{bytes}");
            assert!(table.bytes() * 2 > bytes, "{bytes}");
        }
        assert_eq!(
            Table::new(1000).unwrap_err(),
            Refusal {
                needed: MIN_BYTES,
                limit: 1000
            }
        );
    }
}
