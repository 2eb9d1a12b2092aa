//! The memory of a proof search: what is known of each claim, under exact keys.
//!
//! A claim's key has at most 80 bits. Its lower 64 are mixed by a bijection and stored whole, its
//! upper 16 beside them, so that an entry answers for one claim only and no false hit can enter a
//! proof. Four entries share a cache line; where all four are taken, the one that cost the least
//! work gives way.
//!
//! ```text
//!  low   mmmm mmmm mmmm mmmm    the lower 64 bits of the key, mixed
//!  high  kkkk rrrr rrff fffw    16 bits of the key, 21 + 21 of the two numbers, 6 of the work
//! ```
//!
//! Of a settled claim one number is 0, and the other's place holds the distance and whether the
//! claim is only [provisional](Numbers::provisional).
//!
//! Threads share the table through locks, each for a thousandth of it. It begins small, so that small
//! questions are answered from the cache, and grows as it fills.

use std::sync::{Mutex, MutexGuard, PoisonError};

use super::Refusal;

/// How hard a claim looks: the two numbers of proof-number search, seen from the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Numbers {
    /// How much has to be shown for the side to move to reach its goal; 0 when that is shown.
    pub reach: u32,
    /// How much has to be shown for the goal to be out of reach; 0 when that is shown.
    pub refute: u32,
    /// Plies within which the winner can force the end, where the claim is settled by a win.
    pub plies: u16,
    /// The claim is settled only as long as some position met on the way there is no win: true of
    /// it by itself only when a [closed set](super::proof) has confirmed it.
    pub provisional: bool,
}

/// The number that stands for "cannot be shown any more".
pub const NEVER: u32 = u32::MAX / 4;
/// Greater numbers are stored as this one.
pub const GREATEST: u32 = (1 << NUMBER_BITS) - 1;

const NUMBER_BITS: u32 = 21;
const WORK_BITS: u32 = 6;
const DATA_BITS: u32 = 2 * NUMBER_BITS + WORK_BITS;
/// Marks the number of a settled claim, so that an entry is never zero.
const SETTLED: u64 = 1 << (NUMBER_BITS - 1);
const PROVISIONAL: u64 = 1 << (NUMBER_BITS - 2);

/// Entries in a cache line.
const WAYS: usize = 4;
/// Words of such a line.
const LINE: usize = 2 * WAYS;
/// Bytes of such a line.
const LINE_BYTES: usize = 8 * LINE;
/// At most so many locks.
const MAX_SHARDS: usize = 1024;
/// Anything smaller would forget faster than it learns.
const MIN_BYTES: u64 = 64 * 1024;
/// How large a table is to begin with, unless it is smaller forever.
const FIRST_BYTES: u64 = 1024 * 1024;
/// Entries moved, when the table grows, between two looks at the watcher.
const ENTRIES_PER_QUESTION: u64 = 1 << 15;
/// Bytes for each entry that is expected: as much again as it takes.
const BYTES_PER_ENTRY: u64 = 32;

impl Numbers {
    /// The numbers of a claim that is not settled.
    #[inline]
    pub const fn open(reach: u32, refute: u32) -> Self {
        Self {
            reach,
            refute,
            plies: 0,
            provisional: false,
        }
    }

    /// The side to move reaches its goal.
    #[inline]
    pub const fn reached(plies: u16) -> Self {
        Self {
            reach: 0,
            refute: NEVER,
            plies,
            provisional: false,
        }
    }

    /// The side to move does not reach its goal.
    #[inline]
    pub const fn refuted(plies: u16) -> Self {
        Self {
            reach: NEVER,
            refute: 0,
            plies,
            provisional: false,
        }
    }

    /// The same claim, settled provisionally if `provisional`.
    #[inline]
    #[must_use]
    pub const fn with_provisional(self, provisional: bool) -> Self {
        Self {
            provisional,
            ..self
        }
    }

    /// Whether the claim is decided, provisionally or not.
    #[inline]
    pub const fn is_settled(self) -> bool {
        self.reach == 0 || self.refute == 0
    }

    /// Whether the claim is decided for good.
    #[inline]
    pub const fn is_final(self) -> bool {
        self.is_settled() && !self.provisional
    }

    fn to_bits(self) -> u64 {
        let payload =
            SETTLED | u64::from(self.plies) | if self.provisional { PROVISIONAL } else { 0 };
        let (reach, refute) = match (self.reach, self.refute) {
            (0, _) => (0, payload),
            (_, 0) => (payload, 0),
            (reach, refute) => (
                u64::from(reach.min(GREATEST)),
                u64::from(refute.min(GREATEST)),
            ),
        };
        reach << NUMBER_BITS | refute
    }

    fn from_bits(bits: u64) -> Self {
        let reach = bits >> NUMBER_BITS & u64::from(GREATEST);
        let refute = bits & u64::from(GREATEST);
        let settled =
            |numbers: Self, payload: u64| numbers.with_provisional(payload & PROVISIONAL != 0);
        match (reach, refute) {
            (0, payload) => settled(Self::reached(payload as u16), payload),
            (payload, 0) => settled(Self::refuted(payload as u16), payload),
            (reach, refute) => Self::open(reach as u32, refute as u32),
        }
    }
}

/// One entry in two words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) low: u64,
    pub(super) high: u64,
}

impl Entry {
    pub(super) const EMPTY: Self = Self { low: 0, high: 0 };

    fn new(place: Place, numbers: Numbers, work: u64) -> Self {
        let effort = u64::from(u64::BITS - work.max(1).leading_zeros()).min((1 << WORK_BITS) - 1);
        Self {
            low: place.low,
            high: place.high << DATA_BITS | numbers.to_bits() << WORK_BITS | effort,
        }
    }

    #[inline]
    fn is_of(self, place: Place) -> bool {
        self.low == place.low && self.high >> DATA_BITS == place.high && self != Self::EMPTY
    }

    pub(super) fn numbers(self) -> Numbers {
        Numbers::from_bits(self.high >> WORK_BITS)
    }

    /// The logarithm of the work that went in; 0 only where there is no entry.
    pub(super) fn effort(self) -> u64 {
        self.high & ((1 << WORK_BITS) - 1)
    }

    /// What to keep: first what cost much, then what is settled.
    fn merit(self) -> u64 {
        2 * self.effort() + u64::from(self.effort() > 0 && self.numbers().is_settled())
    }
}

/// A key, mixed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Place {
    low: u64,
    high: u64,
}

impl Place {
    #[inline]
    fn of(key: u128) -> Self {
        debug_assert!(key >> 80 == 0, "a key has at most 80 bits");
        let high = (key >> 64) as u64;
        // Each step can be undone, given the upper bits, so different keys stay different.
        let mut low = key as u64 ^ high.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        low = (low ^ (low >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
        low = (low ^ (low >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
        Self {
            low: low ^ (low >> 32),
            high,
        }
    }
}

/// A part of the table under one lock.
#[derive(Debug)]
struct Shard {
    words: Vec<u64>,
    /// Where the first cache line begins.
    start: usize,
    /// How many entries there are.
    n_entries: u64,
}

impl Shard {
    fn new(n_lines: usize) -> Self {
        let words = vec![0_u64; (n_lines + 1) * LINE];
        let start = words.as_ptr().align_offset(LINE_BYTES).min(LINE);
        Self {
            words,
            start,
            n_entries: 0,
        }
    }

    fn entry(&self, line: usize, way: usize) -> Entry {
        let index = self.start + line * LINE + 2 * way;
        Entry {
            low: self.words[index],
            high: self.words[index + 1],
        }
    }

    /// All entries.
    fn entries(&self) -> impl Iterator<Item = Entry> {
        let n_lines = self.words.len() / LINE - 1;
        let places = (0..n_lines).flat_map(|line| (0..WAYS).map(move |way| (line, way)));
        let entries = places.map(|(line, way)| self.entry(line, way));
        entries.filter(|entry| *entry != Entry::EMPTY)
    }

    fn set(&mut self, line: usize, way: usize, entry: Entry) {
        let index = self.start + line * LINE + 2 * way;
        self.words[index] = entry.low;
        self.words[index + 1] = entry.high;
    }
}

/// The table.
#[derive(Debug)]
pub struct Table {
    shards: Vec<Mutex<Shard>>,
    /// A shard has two to the power of this many lines.
    shard_bits: u32,
    /// What has still to be moved here since the table last grew.
    outgrown: Vec<Mutex<Shard>>,
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
        Ok(Self::of_bytes(FIRST_BYTES.min(limit), limit))
    }

    fn of_bytes(bytes: u64, limit: u64) -> Self {
        let n_lines = usize::try_from(bytes).unwrap_or(usize::MAX) / LINE_BYTES;
        let shard_bits = n_lines.div_ceil(MAX_SHARDS).next_power_of_two().ilog2();
        let shard_lines = 1 << shard_bits;
        // Each shard needs a line more, to begin on a cache line, and some words for itself.
        let n_shards = (n_lines / (shard_lines + 2)).max(1);
        let shards = (0..n_shards).map(|_| Mutex::new(Shard::new(shard_lines)));
        Self {
            shards: shards.collect(),
            shard_bits,
            outgrown: Vec::new(),
            limit,
        }
    }

    /// Grows, if it may, so that so many more entries are welcome. Growing takes a while: every few
    /// milliseconds `go_on` is asked, and what is left then is done another time.
    pub fn reserve(&mut self, n_more: u64, go_on: &mut dyn FnMut() -> bool) {
        let n_entries = self.shards.iter().map(|shard| lock(shard).n_entries);
        let wanted = n_more.saturating_add(n_entries.sum());
        let wanted = wanted.saturating_mul(BYTES_PER_ENTRY).min(self.limit);
        let is_small = wanted > self.bytes() && self.bytes() * 2 <= self.limit;
        if self.outgrown.is_empty() && is_small {
            let bytes = wanted.checked_next_power_of_two().unwrap_or(u64::MAX);
            let grown = Self::of_bytes(bytes.min(self.limit), self.limit);
            self.outgrown = std::mem::replace(self, grown).shards;
        }
        let mut n_moved = 0;
        while let Some(shard) = self.outgrown.pop() {
            let shard = shard.into_inner().unwrap_or_else(PoisonError::into_inner);
            shard.entries().for_each(|entry| self.restore(entry));
            n_moved += shard.n_entries;
            if n_moved >= ENTRIES_PER_QUESTION {
                n_moved = 0;
                if !go_on() {
                    break;
                }
            }
        }
    }

    /// The bytes it takes now.
    pub fn bytes(&self) -> u64 {
        let line = LINE_BYTES as u64;
        self.shards.len() as u64 * ((1 << self.shard_bits) + 2) * line
    }

    fn n_lines(&self) -> u64 {
        (self.shards.len() as u64) << self.shard_bits
    }

    /// The shard, locked, and the line in it.
    #[inline]
    fn line(&self, place: Place) -> (MutexGuard<'_, Shard>, usize) {
        let index = ((u128::from(place.low) * u128::from(self.n_lines())) >> 64) as usize;
        let shard = lock(&self.shards[index >> self.shard_bits]);
        (shard, index & ((1 << self.shard_bits) - 1))
    }

    /// What is known of a claim.
    #[inline]
    pub fn get(&self, key: u128) -> Option<Numbers> {
        let place = Place::of(key);
        let (shard, line) = self.line(place);
        let entries = (0..WAYS).map(|way| shard.entry(line, way));
        let found = entries.into_iter().find(|entry| entry.is_of(place));
        found.map(Entry::numbers)
    }

    /// Remembers what is known of a claim, and the nodes it took. What is settled for good stays
    /// so, with the least distance seen.
    pub fn put(&self, key: u128, numbers: Numbers, work: u64) {
        let place = Place::of(key);
        self.insert(place, Entry::new(place, numbers, work));
    }

    fn insert(&self, place: Place, entry: Entry) {
        let (mut shard, line) = self.line(place);
        let mut weakest = (u64::MAX, 0);
        for way in 0..WAYS {
            let old = shard.entry(line, way);
            if old.is_of(place) {
                if is_news(entry.numbers(), old.numbers()) {
                    shard.set(line, way, entry);
                }
                return;
            }
            weakest = weakest.min((old.merit(), way));
        }
        shard.n_entries += u64::from(weakest.0 == 0);
        shard.set(line, weakest.1, entry);
    }

    /// Puts back an entry that was taken out of a table, of this size or another.
    pub(super) fn restore(&self, entry: Entry) {
        let place = Place {
            low: entry.low,
            high: entry.high >> DATA_BITS,
        };
        self.insert(place, entry);
    }

    /// Shows every entry.
    pub(super) fn for_each(&self, mut show: impl FnMut(Entry)) {
        for shard in self.outgrown.iter().chain(&self.shards) {
            lock(shard).entries().for_each(&mut show);
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.outgrown.clear();
        for shard in &mut self.shards {
            let shard = shard.get_mut().unwrap_or_else(PoisonError::into_inner);
            shard.words.fill(0);
            shard.n_entries = 0;
        }
    }
}

/// A lock that a panic elsewhere does not break: every entry is written whole.
fn lock(shard: &Mutex<Shard>) -> MutexGuard<'_, Shard> {
    shard.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Whether new numbers should take the place of old ones.
fn is_news(new: Numbers, old: Numbers) -> bool {
    !old.is_final() || (new.is_final() && new.plies < old.plies)
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::Random;

    #[test]
    fn numbers_are_read_back() {
        let settled = [
            Numbers::reached(0),
            Numbers::refuted(0),
            Numbers::reached(u16::MAX),
        ];
        for numbers in settled {
            for provisional in [false, true] {
                let numbers = numbers.with_provisional(provisional);
                assert_eq!(Numbers::from_bits(numbers.to_bits()), numbers);
            }
        }
        for (reach, refute) in [(1, 1), (GREATEST, 1), (7, GREATEST)] {
            let numbers = Numbers::open(reach, refute);
            assert_eq!(Numbers::from_bits(numbers.to_bits()), numbers);
        }
        let great = Numbers::from_bits(Numbers::open(GREATEST + 5, 3).to_bits());
        assert_eq!(great, Numbers::open(GREATEST, 3));
    }

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
