//! A cache line of entries, read by many threads and written by one at a time.
//!
//! Writers of a line close its gate, which it shares with others; readers look at the gate's version
//! before and after they read, and read again if it has changed.

use std::hint;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering, fence};

use super::entry::{Entry, Place};
use super::numbers::Numbers;
use super::prefetch::prefetch;

/// Entries in a line.
const WAYS: usize = 4;
/// Bytes of a line.
pub(super) const LINE_BYTES: usize = size_of::<CacheLine>();
/// So many that two threads seldom meet, and so few that they stay in the nearest cache.
const N_GATES: usize = 1024;

/// Four entries of two words.
#[derive(Debug, Default)]
#[repr(align(64))]
pub(super) struct CacheLine([[AtomicU64; 2]; WAYS]);

/// Guards the lines of which the number ends alike.
#[derive(Debug, Default)]
pub(super) struct Gate {
    /// Odd while somebody writes.
    version: AtomicU32,
    /// How many entries the lines have.
    n_entries: AtomicU32,
}

/// All gates.
#[derive(Debug)]
pub(super) struct Gates(Vec<Gate>);

impl Gates {
    /// The bytes they take.
    pub(super) const BYTES: u64 = (N_GATES * size_of::<Gate>()) as u64;

    pub(super) fn new() -> Self {
        Self((0..N_GATES).map(|_| Gate::default()).collect())
    }

    /// The gate of a line by its number.
    #[inline]
    pub(super) fn of(&self, line: usize) -> &Gate {
        &self.0[line % N_GATES]
    }

    /// How many entries there are.
    pub(super) fn n_entries(&self) -> u64 {
        let counts = self.0.iter();
        counts
            .map(|gate| u64::from(gate.n_entries.load(Ordering::Relaxed)))
            .sum()
    }

    /// Counts from zero again.
    pub(super) fn forget_entries(&mut self) {
        for gate in &mut self.0 {
            *gate.n_entries.get_mut() = 0;
        }
    }
}

impl Gate {
    /// The version to write under; nobody else writes until [`Self::open`].
    fn close(&self) -> u32 {
        loop {
            let version = self.version.load(Ordering::Relaxed) & !1;
            let closed = self.version.compare_exchange_weak(
                version,
                version | 1,
                Ordering::Acquire,
                Ordering::Relaxed,
            );
            if closed.is_ok() {
                // Who reads anything of what follows sees the closed gate afterwards.
                fence(Ordering::Release);
                return version;
            }
            hint::spin_loop();
        }
    }

    fn open(&self, version: u32) {
        self.version
            .store(version.wrapping_add(2), Ordering::Release);
    }

    /// What `read` gives while nobody writes.
    #[inline]
    fn undisturbed<T>(&self, read: impl Fn() -> T) -> T {
        loop {
            let version = self.version.load(Ordering::Acquire);
            let found = read();
            fence(Ordering::Acquire);
            if version & 1 == 0 && self.version.load(Ordering::Relaxed) == version {
                return found;
            }
            hint::spin_loop();
        }
    }
}

impl CacheLine {
    /// Has the processor fetch the line, without waiting for it.
    #[inline]
    pub(super) fn touch(&self) {
        prefetch(self);
    }

    #[inline]
    fn entry(&self, way: usize) -> Entry {
        let [low, high] = &self.0[way];
        Entry {
            low: low.load(Ordering::Relaxed),
            high: high.load(Ordering::Relaxed),
        }
    }

    fn set(&self, way: usize, entry: Entry) {
        let [low, high] = &self.0[way];
        low.store(entry.low, Ordering::Relaxed);
        high.store(entry.high, Ordering::Relaxed);
    }

    /// The entry of a key.
    #[inline]
    pub(super) fn find(&self, place: Place, gate: &Gate) -> Option<Entry> {
        gate.undisturbed(|| {
            let mut entries = (0..WAYS).map(|way| self.entry(way));
            entries.find(|entry| entry.is_of(place))
        })
    }

    /// All entries, while nobody writes.
    pub(super) fn entries(&self) -> impl Iterator<Item = Entry> {
        let entries = (0..WAYS).map(|way| self.entry(way));
        entries.filter(|entry| *entry != Entry::EMPTY)
    }

    /// Adds an entry, in the place of an older one of the same key or of the one of least merit.
    pub(super) fn insert(&self, entry: Entry, gate: &Gate) {
        let version = gate.close();
        let entries = (0..WAYS).map(|way| (self.entry(way), way));
        let same = entries.clone().find(|(old, _)| old.is_of(entry.place()));
        if let Some((old, way)) = same {
            if is_news(entry.numbers(), old.numbers()) {
                self.set(way, entry);
            }
        } else {
            let weakest = entries.min_by_key(|(old, _)| old.merit());
            let (old, way) = weakest.expect("there are four");
            if old == Entry::EMPTY {
                gate.n_entries.fetch_add(1, Ordering::Relaxed);
            }
            self.set(way, entry);
        }
        gate.open(version);
    }
}

/// Whether new numbers should take the place of old ones.
fn is_news(new: Numbers, old: Numbers) -> bool {
    !old.is_final() || (new.is_final() && new.plies < old.plies)
}
