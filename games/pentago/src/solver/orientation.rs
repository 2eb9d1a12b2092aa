//! The 256 ways in which the four blocks can stand, and what a twist does to all of them at once.
//!
//! An orientation says for each block by how many clockwise quarters it has turned: `g0 g1 g2 g3`,
//! each below 4. A turn of the game twists exactly one block, so the parity of their sum follows
//! from the number of turns played, and 128 orientations are possible at a time. The low bit of
//! `g3` then follows from the others, and its high bit `h3` is enough:
//!
//! ```text
//! bit of a table   6 5 | 4 3 | 2  | 1 0
//!                  g2  | g1  | h3 | g0        g3 = 2 h3 + (parity + g0 + g1 + g2) % 2
//! ```
//!
//! So `g1` moves bytes, `g2` moves words of four bytes, and `g0` and `h3` stay inside a byte.
//! A twist changes one of the digits by one, for all 128 orientations of the other parity at once:
//! see [`any_twist`]. The block `3` reaches both `h3` either way, as both neighbors of an even
//! number modulo 4 are odd and the other way round.

#![allow(clippy::inline_always)] // called for every node

use crate::{Direction, Twist};

/// One bit for each orientation of one parity.
pub(super) type Bits = [u64; 2];

/// The bits of both parities, the even one first.
pub(super) type BothParities = [Bits; 2];

/// How many orientations have the same parity.
pub(super) const N_BITS: usize = 128;

/// Clockwise quarters of the four blocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Orientation(pub(super) [u8; 4]);

impl Orientation {
    /// The orientation of the root.
    pub(super) const ROOT: Self = Self([0; 4]);

    /// The orientation of a bit in the table of a parity.
    pub(super) const fn from_bit(bit: usize, parity: usize) -> Self {
        let (g0, h3, g1, g2) = (bit & 3, bit >> 2 & 1, bit >> 3 & 3, bit >> 5 & 3);
        let g3 = 2 * h3 + (parity + g0 + g1 + g2) % 2;
        Self([g0 as u8, g1 as u8, g2 as u8, g3 as u8])
    }

    /// The bit of this orientation in the table of its parity.
    pub(super) const fn bit(self) -> usize {
        let [g0, g1, g2, g3] = self.0;
        g0 as usize | (g3 as usize >> 1) << 2 | (g1 as usize) << 3 | (g2 as usize) << 5
    }

    /// The parity of the sum of all quarters.
    #[cfg(test)]
    pub(super) fn parity(self) -> usize {
        self.0.iter().map(|&g| usize::from(g)).sum::<usize>() % 2
    }

    /// The orientation after a twist.
    pub(super) const fn after(self, twist: Twist) -> Self {
        let quarters = match twist.direction {
            Direction::Right => 1,
            Direction::Left => 3,
        };
        self.turned(twist.block.index(), quarters)
    }

    /// The orientation after some clockwise quarters of a block.
    pub(super) const fn turned(mut self, block: usize, quarters: u8) -> Self {
        self.0[block] = (self.0[block] + quarters) % 4;
        self
    }
}

/// Whether this bit is set.
#[inline]
pub(super) const fn is_set(bits: Bits, bit: usize) -> bool {
    bits[bit / 64] >> (bit % 64) & 1 != 0
}

/// Where block `3` stands on an odd quarter, in the table of the even parity.
const ODD_FOURTH: u64 = {
    let mut mask = 0;
    let mut bit = 0;
    while bit < 64 {
        if Orientation::from_bit(bit, 0).0[3] % 2 == 1 {
            mask |= 1 << bit;
        }
        bit += 1;
    }
    mask
};

/// The orientations from which some twist, either way, leads into the set. They have the other
/// parity.
#[inline(always)]
pub(super) const fn any_twist(set: Bits) -> Bits {
    // The digit g2 is the same for both halves.
    let words = (set[0] | set[1]).rotate_left(32);
    [words | within_words(set[0]), words | within_words(set[1])]
}

/// The part of [`any_twist`] that stays inside words of four bytes: blocks 0, 1 and 3.
#[inline(always)]
const fn within_words(x: u64) -> u64 {
    const TWO_BYTES: u64 = 0x0000_ffff_0000_ffff;
    const BYTE: u64 = 0x00ff_00ff_00ff_00ff;
    const NIBBLE: u64 = 0x0f0f_0f0f_0f0f_0f0f;
    const TWO_BITS: u64 = 0x3333_3333_3333_3333;
    const BIT: u64 = 0x5555_5555_5555_5555;
    // A digit and the one two quarters away lead to the same two neighbors.
    let bytes = x | swap(x, 16, TWO_BYTES);
    let bits = x | swap(x, 2, TWO_BITS);
    swap(bytes, 8, BYTE) | swap(bits, 1, BIT) | x | swap(x, 4, NIBBLE)
}

/// Exchanges neighboring fields of `width` bits; `mask` holds the lower one of each two.
#[inline(always)]
const fn swap(x: u64, width: u32, mask: u64) -> u64 {
    (x >> width & mask) | (x & mask) << width
}

/// The orientations of `parity` from which some clockwise twist leads into the set.
#[inline(always)]
pub(super) const fn any_clockwise_twist(set: Bits, parity: usize) -> Bits {
    const BYTES_1_TO_3: u64 = 0x00ff_ffff_00ff_ffff;
    const BITS_1_TO_3: u64 = 0x7777_7777_7777_7777;
    const NIBBLE: u64 = 0x0f0f_0f0f_0f0f_0f0f;
    // An odd quarter of block 3 goes on to the other h3, an even one to the same.
    let odd = if parity == 0 { ODD_FOURTH } else { !ODD_FOURTH };
    let mut result = [set[0] >> 32 | set[1] << 32, set[1] >> 32 | set[0] << 32];
    let mut half = 0;
    while half < 2 {
        let x = set[half];
        let bytes = (x >> 8 & BYTES_1_TO_3) | (x & !(BYTES_1_TO_3 << 8)) << 24;
        let bits = (x >> 1 & BITS_1_TO_3) | (x & !(BITS_1_TO_3 << 1)) << 3;
        let fourth = (x & !odd) | (swap(x, 4, NIBBLE) & odd);
        result[half] |= bytes | bits | fourth;
        half += 1;
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;
    use boardgame::Random;

    /// The plain twin: orientation by orientation, twist by twist.
    fn plain(set: Bits, parity: usize, quarters: &[u8]) -> Bits {
        let mut result = [0; 2];
        for bit in 0..N_BITS {
            let orientation = Orientation::from_bit(bit, parity);
            let leads = (0..4).any(|block| {
                quarters
                    .iter()
                    .any(|&quarter| is_set(set, orientation.turned(block, quarter).bit()))
            });
            result[bit / 64] |= u64::from(leads) << (bit % 64);
        }
        result
    }

    fn random_sets() -> impl Iterator<Item = Bits> {
        let singles = (0..N_BITS).map(|bit| {
            let mut set = [0; 2];
            set[bit / 64] = 1 << (bit % 64);
            set
        });
        let mut random = Random::new(1);
        let mixed = std::iter::repeat_with(move || {
            let mut sparse = || random.bits() & random.bits() & random.bits();
            [sparse(), sparse()]
        });
        singles.chain(mixed.take(1000))
    }

    #[test]
    fn bits_and_orientations_name_each_other() {
        for parity in 0..2 {
            for bit in 0..N_BITS {
                let orientation = Orientation::from_bit(bit, parity);
                assert_eq!(orientation.bit(), bit);
                assert_eq!(orientation.parity(), parity);
            }
        }
        assert_eq!(Orientation::ROOT.bit(), 0);
    }

    #[test]
    fn a_twist_leads_to_the_eight_neighbors() {
        for set in random_sets() {
            for parity in 0..2 {
                assert_eq!(any_twist(set), plain(set, parity, &[1, 3]));
            }
        }
    }

    #[test]
    fn a_clockwise_twist_leads_to_four_neighbors() {
        for set in random_sets() {
            for parity in 0..2 {
                assert_eq!(any_clockwise_twist(set, parity), plain(set, parity, &[1]));
            }
        }
    }
}
