//! What the search remembers of positions, shared by all threads without locks.
//!
//! A position has one of four places, which stand together in one cache line. A place is two
//! words; the first is the position's hash with the second mixed in, so that a place which two
//! threads have written at once fits no position (Hyatt and Mann, 2002).
//!
//! ```text
//! word 0   hash ^ word 1
//! word 1   move 16 | score 16 | depth 8 | bound 2, age 6
//! ```

use std::sync::atomic::{AtomicU64, Ordering};

use zerocopy::FromZeros;

use super::platform::total_memory;

/// What a remembered score says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Bound {
    /// It is at least this.
    Lower,
    /// It is this.
    Exact,
    /// It is at most this.
    Upper,
}

/// What is remembered of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Remembered {
    /// The number of the best move.
    pub(super) move_number: u16,
    pub(super) score: i16,
    pub(super) depth: u8,
    pub(super) bound: Bound,
}

/// The memory of a search.
#[derive(Debug)]
pub(super) struct Memory {
    lines: Vec<CacheLine>,
    age: u8,
}

#[derive(Debug, FromZeros)]
#[repr(C, align(64))]
struct CacheLine([[AtomicU64; 2]; 4]);

const AGES: u8 = 64;

impl Memory {
    /// A memory of at most so many bytes, and of half of what the machine has.
    pub(super) fn new(bytes: u64) -> Self {
        let bytes = fitting(bytes, total_memory());
        let n_lines = (bytes / size_of::<CacheLine>() as u64).max(1);
        let n_lines = 1 << n_lines.ilog2();
        Self {
            lines: empty(n_lines),
            age: 0,
        }
    }

    pub(super) fn bytes(&self) -> u64 {
        (self.lines.len() * size_of::<CacheLine>()) as u64
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        let n_lines = self.lines.len();
        // What is forgotten makes room for what is new.
        self.lines = Vec::new();
        self.lines = empty(n_lines);
        self.age = 0;
    }

    /// What is remembered from now on is more recent than all before.
    pub(super) fn grow_older(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    /// What is remembered of the position with this hash.
    #[inline]
    pub(super) fn get(&self, hash: u64) -> Option<Remembered> {
        self.line(hash).0.iter().find_map(|[check, data]| {
            let data = data.load(Ordering::Relaxed);
            (check.load(Ordering::Relaxed) ^ data == hash && data != 0).then(|| unpack(data))
        })
    }

    /// Remembers a position in the place of the one that matters least.
    #[inline]
    pub(super) fn put(&self, hash: u64, entry: Remembered) {
        let line = self.line(hash);
        let place = line.0.iter().min_by_key(|[check, data]| {
            let data = data.load(Ordering::Relaxed);
            if check.load(Ordering::Relaxed) ^ data == hash {
                return i32::MIN;
            }
            let years = (self.age + AGES - age_of(data)) % AGES;
            i32::from(unpack(data).depth) - 4 * i32::from(years)
        });
        let [check, data] = place.expect("a line has places");
        let word = pack(entry, self.age);
        data.store(word, Ordering::Relaxed);
        check.store(hash ^ word, Ordering::Relaxed);
    }

    #[inline]
    fn line(&self, hash: u64) -> &CacheLine {
        &self.lines[hash as usize & (self.lines.len() - 1)]
    }
}

/// So many bytes, but no more than half of all there are: who takes more is ended by the system.
fn fitting(bytes: u64, total: Option<u64>) -> u64 {
    total.map_or(bytes, |total| bytes.min(total / 2))
}

/// So many lines with nothing in them. They are cleared here and now: the allocator leaves that to
/// the system only for what need not lie at the beginning of a cache line. Where the system has less,
/// it is half of that, or half of the half: a search with a small memory is better than none.
fn empty(n_lines: usize) -> Vec<CacheLine> {
    let mut sizes = (0..=n_lines.ilog2()).map(|halvings| n_lines >> halvings);
    let lines = sizes.find_map(|n_lines| CacheLine::new_vec_zeroed(n_lines).ok());
    lines.expect("there is memory for one line")
}

/// A hash of the whole key of a position.
#[inline]
pub(super) fn hash(key: u128) -> u64 {
    let fold = |a: u64, b: u64| {
        let product = u128::from(a) * u128::from(b);
        (product >> 64) as u64 ^ product as u64
    };
    let (low, high) = (key as u64, (key >> 64) as u64);
    fold(
        low ^ 0x9e37_79b9_7f4a_7c15,
        fold(high ^ 0xd6e8_feb8_6659_fd93, 0xa076_1d64_78bd_642f) | 1,
    )
}

#[inline]
fn pack(entry: Remembered, age: u8) -> u64 {
    let bound = match entry.bound {
        Bound::Lower => 1,
        Bound::Exact => 2,
        Bound::Upper => 3,
    };
    u64::from(entry.move_number)
        | u64::from(entry.score as u16) << 16
        | u64::from(entry.depth) << 32
        | bound << 40
        | u64::from(age) << 42
}

#[inline]
fn unpack(data: u64) -> Remembered {
    Remembered {
        move_number: data as u16,
        score: (data >> 16) as i16,
        depth: (data >> 32) as u8,
        bound: match data >> 40 & 3 {
            1 => Bound::Lower,
            2 => Bound::Exact,
            _ => Bound::Upper,
        },
    }
}

#[inline]
fn age_of(data: u64) -> u8 {
    (data >> 42) as u8 & (AGES - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(depth: u8) -> Remembered {
        Remembered {
            move_number: 287,
            score: -29_995,
            depth,
            bound: Bound::Upper,
        }
    }

    #[test]
    fn more_than_the_machine_has_is_not_taken() {
        let total = Some(8 << 30);
        assert_eq!(fitting(1 << 20, total), 1 << 20);
        assert_eq!(fitting(u64::MAX, total), 4 << 30);
        assert_eq!(fitting(1 << 40, None), 1 << 40);
    }

    #[test]
    fn what_is_put_is_got_back() {
        let memory = Memory::new(1 << 20);
        assert_eq!(memory.get(hash(5)), None);
        memory.put(hash(5), entry(7));
        assert_eq!(memory.get(hash(5)), Some(entry(7)));
        assert_eq!(memory.get(hash(6)), None);
    }

    #[test]
    fn the_shallowest_and_oldest_make_room() {
        let mut memory = Memory::new(64);
        for (key, depth) in (1..=4).zip([9, 2, 8, 7]) {
            memory.put(hash(key), entry(depth));
        }
        memory.put(hash(5), entry(1));
        assert_eq!(memory.get(hash(2)), None);
        assert!(
            [1, 3, 4, 5]
                .iter()
                .all(|&key| memory.get(hash(key)).is_some())
        );
        memory.grow_older();
        memory.grow_older();
        for key in 6..=8 {
            memory.put(hash(key), entry(3));
        }
        assert_eq!(memory.get(hash(5)), None);
        assert_eq!(memory.get(hash(4)), None, "seven plies, two searches ago");
        assert!(memory.get(hash(1)).is_some());
    }

    #[test]
    fn a_torn_entry_is_nobodys() {
        let memory = Memory::new(64);
        memory.put(hash(1), entry(3));
        let place = memory.lines[0]
            .0
            .iter()
            .find(|[_, data]| data.load(Ordering::Relaxed) != 0)
            .unwrap();
        place[1].store(pack(entry(4), 0), Ordering::Relaxed);
        assert_eq!(memory.get(hash(1)), None);
    }
}
