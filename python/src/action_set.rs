//! A set of actions in a few machine words, which costs nothing to make and is soon searched.

use boardgame::Actions;
use catalog::{AnyPosition, Game};

const N_WORDS: usize = 6;
/// No game has more actions.
const MAX_ACTIONS: usize = 64 * N_WORDS;

// A game that does not fit does not compile.
const _: () = {
    let mut index = 0;
    while index < Game::ALL.len() {
        assert!(Game::ALL[index].n_actions() <= MAX_ACTIONS);
        index += 1;
    }
};

/// A set of actions of one game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct ActionSet([u64; N_WORDS]);

impl ActionSet {
    /// The legal actions of a position.
    pub(crate) fn legal(position: &AnyPosition) -> Self {
        Self::from_bits(position.game().n_actions(), |bits| {
            position.legal_bits(bits);
        })
    }

    /// The legal actions of a position of one game.
    #[inline]
    pub(crate) fn of<P: Actions>(position: &P) -> Self {
        Self::from_bits(P::N_ACTIONS, |bits| position.legal_bits(bits))
    }

    #[inline]
    fn from_bits(n_actions: usize, write: impl FnOnce(&mut [u8])) -> Self {
        let mut bits = [0; MAX_ACTIONS / 8];
        write(&mut bits[..n_actions.div_ceil(8)]);
        let (words, _) = bits.as_chunks();
        Self(std::array::from_fn(|index| {
            u64::from_le_bytes(words[index])
        }))
    }

    /// Writes one number for each action, whether it is in the set.
    #[inline]
    pub(crate) fn write_mask(&self, mask: &mut [u8]) {
        let bytes = self.0.map(u64::to_le_bytes);
        boardgame::spread(bytes.as_flattened(), mask);
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether an action is one of them.
    pub(crate) fn contains(&self, action: usize) -> bool {
        let word = self.0.get(action / 64);
        word.is_some_and(|word| word >> (action % 64) & 1 == 1)
    }

    /// The action before which there are so many.
    pub(crate) fn nth(&self, index: usize) -> Option<usize> {
        let mut left = index;
        for (number, &word) in self.0.iter().enumerate() {
            let n_here = word.count_ones() as usize;
            if left < n_here {
                let mut rest = word;
                for _ in 0..left {
                    rest &= rest - 1;
                }
                return Some(64 * number + rest.trailing_zeros() as usize);
            }
            left -= n_here;
        }
        None
    }

    /// All of them in ascending order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = u16> {
        let words = (0..).zip(self.0);
        words.flat_map(|(number, word)| {
            let mut rest = word;
            std::iter::from_fn(move || {
                let bit = rest.trailing_zeros() as u16;
                rest &= rest.checked_sub(1)?;
                Some(64 * number + bit)
            })
        })
    }
}
