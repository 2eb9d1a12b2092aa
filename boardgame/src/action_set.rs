//! Sets of actions, such as the legal ones: made at little cost, and soon searched.

use std::fmt::Debug;

/// A set of actions of one game, in whatever form the game has it soonest.
pub trait ActionSet: Debug + Copy + Eq + Default + Send + Sync + 'static {
    /// How many there are.
    fn len(&self) -> usize;

    /// Whether an action is one of them.
    fn contains(&self, action: usize) -> bool;

    /// The action before which there are so many, in ascending order.
    fn nth(&self, index: usize) -> Option<usize>;

    /// Writes 1 for each action that is in the set and 0 for all others, as many as the game has.
    fn write_mask(&self, mask: &mut [u8]);

    /// Whether there is none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All of them in ascending order.
    fn iter(&self) -> impl Iterator<Item = usize> {
        (0..self.len()).map_while(|index| self.nth(index))
    }
}

/// A bit for each action.
///
/// ```
/// use boardgame::{ActionBits, ActionSet as _};
///
/// let actions: ActionBits<2> = [3, 70, 5].into_iter().collect();
/// assert_eq!(actions.nth(1), Some(5));
/// assert!(actions.iter().eq([3, 5, 70]));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ActionBits<const WORDS: usize>([u64; WORDS]);

impl<const WORDS: usize> ActionBits<WORDS> {
    /// The words, from the lowest action on.
    pub const fn new(words: [u64; WORDS]) -> Self {
        Self(words)
    }

    /// Adds the actions from `first` on whose bits are set; the caller knows that there is room.
    #[inline]
    pub fn insert_all(&mut self, first: usize, bits: u64) {
        let (word, shift) = (first / 64, first % 64);
        self.0[word] |= bits << shift;
        if shift > 0 && bits >> (64 - shift) != 0 {
            self.0[word + 1] |= bits >> (64 - shift);
        }
    }
}

impl<const WORDS: usize> Default for ActionBits<WORDS> {
    fn default() -> Self {
        Self([0; WORDS])
    }
}

impl<const WORDS: usize> FromIterator<usize> for ActionBits<WORDS> {
    fn from_iter<I: IntoIterator<Item = usize>>(actions: I) -> Self {
        let mut all = Self::default();
        for action in actions {
            all.insert_all(action, 1);
        }
        all
    }
}

impl<const WORDS: usize> ActionSet for ActionBits<WORDS> {
    #[inline]
    fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    #[inline]
    fn contains(&self, action: usize) -> bool {
        let word = self.0.get(action / 64);
        word.is_some_and(|word| word >> (action % 64) & 1 == 1)
    }

    #[inline]
    fn nth(&self, index: usize) -> Option<usize> {
        let mut left = index;
        for (number, &word) in self.0.iter().enumerate() {
            let n_here = word.count_ones() as usize;
            if left < n_here {
                return Some(64 * number + nth_bit(word, left));
            }
            left -= n_here;
        }
        None
    }

    #[inline]
    fn write_mask(&self, mask: &mut [u8]) {
        for (part, word) in mask.chunks_mut(64).zip(self.0) {
            for (eight, byte) in part.chunks_mut(8).zip(word.to_le_bytes()) {
                eight.copy_from_slice(&SPREAD[usize::from(byte)][..eight.len()]);
            }
        }
    }
}

/// The place of the set bit below which so many are set; the caller knows that there are more. The
/// same time for all, for nobody can foretell which is asked for.
///
/// ```
/// assert_eq!(boardgame::nth_bit(0b1011_0000, 2), 7);
/// ```
#[inline]
pub fn nth_bit(word: u64, index: usize) -> usize {
    const LOW: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = LOW << 7;
    debug_assert!(index < word.count_ones() as usize);
    let index = index as u64;
    let twos = word - (word >> 1 & (LOW * 0x55));
    let fours = (twos & (LOW * 0x33)) + (twos >> 2 & (LOW * 0x33));
    let eights = (fours + (fours >> 4)) & (LOW * 0x0f);
    // In each byte: the bits up to its end.
    let sums = eights.wrapping_mul(LOW);
    let is_before = (((index * LOW) | HIGH) - sums) & HIGH;
    let shift = 8 * ((is_before >> 7).wrapping_mul(LOW) >> 56);
    let n_before = sums << 8 >> shift & 0xff;
    let byte = word >> shift & 0xff;
    shift as usize + usize::from(NTH[byte as usize][(index - n_before) as usize & 7])
}

/// The bits of each byte as numbers.
static SPREAD: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut bit = 0;
        while bit < 8 {
            table[byte][bit] = (byte >> bit & 1) as u8;
            bit += 1;
        }
        byte += 1;
    }
    table
};

/// The places of the set bits of each byte.
static NTH: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut n_set = 0;
        let mut bit = 0;
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][n_set] = bit;
                n_set += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::Random;

    #[test]
    fn set_bits_are_found_by_their_number() {
        let mut random = Random::new(1);
        for _ in 0..2000 {
            // From nearly none to nearly all.
            let word = match random.below(3) {
                0 => random.bits() & random.bits() & random.bits(),
                1 => random.bits(),
                _ => random.bits() | random.bits() | random.bits(),
            };
            let places = (0..64).filter(|place| word >> place & 1 == 1);
            for (index, place) in places.enumerate() {
                assert_eq!(nth_bit(word, index), place, "{index} of {word:#b}");
            }
        }
        assert!((0..64).all(|index| nth_bit(u64::MAX, index) == index));
    }

    #[test]
    fn bits_are_a_set() {
        let mut random = Random::new(2);
        for _ in 0..500 {
            let n_actions = 1 + random.below(192);
            let share = 1 + random.below(9);
            let is_in = |_: &usize| random.below(10) < share;
            let plain: BTreeSet<usize> = (0..n_actions).filter(is_in).collect();
            let bits: ActionBits<3> = plain.iter().copied().collect();
            assert_eq!(
                (bits.len(), bits.is_empty()),
                (plain.len(), plain.is_empty())
            );
            assert!(bits.iter().eq(plain.iter().copied()), "{plain:?}");
            assert_eq!(bits.nth(plain.len()), None);
            let mut mask = vec![7; n_actions];
            bits.write_mask(&mut mask);
            for (action, mark) in mask.into_iter().enumerate() {
                assert_eq!((mark == 1, mark > 1), (plain.contains(&action), false));
                assert_eq!(bits.contains(action), plain.contains(&action));
            }
            assert!(!bits.contains(n_actions) && !bits.contains(1 << 40));
        }
    }

    #[test]
    fn runs_of_bits_may_cross_words() {
        for first in 0..64 {
            let mut bits = ActionBits::<2>::default();
            bits.insert_all(first, 0b101_1111);
            let expected = [0, 1, 2, 3, 4, 6].map(|offset| first + offset);
            assert!(bits.iter().eq(expected), "from {first}");
        }
    }
}
