//! One entry of the table: a claim's mixed key, and what is known of it.
//!
//! ```text
//!  low   mmmm mmmm mmmm mmmm    the lower 64 bits of the key, mixed
//!  high  kkkk rrrr rrff fffw    16 bits of the key, 21 + 21 of the two numbers, 6 of the work
//! ```
//!
//! Of a settled claim one number is 0, and the other's place holds the distance and whether the
//! claim is only [provisional](Numbers::provisional).

use super::numbers::{NUMBER_BITS, Numbers};

const WORK_BITS: u32 = 6;
const DATA_BITS: u32 = 2 * NUMBER_BITS + WORK_BITS;

/// One entry in two words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) low: u64,
    pub(crate) high: u64,
}

impl Entry {
    pub(super) const EMPTY: Self = Self { low: 0, high: 0 };

    pub(super) fn new(place: Place, numbers: Numbers, work: u64) -> Self {
        let effort = u64::from(u64::BITS - work.max(1).leading_zeros()).min((1 << WORK_BITS) - 1);
        Self {
            low: place.low,
            high: place.high << DATA_BITS | numbers.to_bits() << WORK_BITS | effort,
        }
    }

    #[inline]
    pub(super) fn is_of(self, place: Place) -> bool {
        self.place() == place && self != Self::EMPTY
    }

    pub(crate) fn numbers(self) -> Numbers {
        Numbers::from_bits(self.high >> WORK_BITS)
    }

    /// The logarithm of the work that went in; 0 only where there is no entry.
    pub(crate) fn effort(self) -> u64 {
        self.high & ((1 << WORK_BITS) - 1)
    }

    pub(super) fn place(self) -> Place {
        Place {
            low: self.low,
            high: self.high >> DATA_BITS,
        }
    }

    /// What to keep: first what cost much, then what is settled.
    pub(super) fn merit(self) -> u64 {
        2 * self.effort() + u64::from(self.effort() > 0 && self.numbers().is_settled())
    }
}

/// A key, mixed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) low: u64,
    high: u64,
}

impl Place {
    #[inline]
    pub(super) fn of(key: u128) -> Self {
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
