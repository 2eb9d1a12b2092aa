//! A set of actions in a few machine words, which costs nothing to make and is soon searched.

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
        let mut mask = [0; MAX_ACTIONS];
        position.mark_legal(&mut mask[..position.game().n_actions()]);
        let (bytes, _) = mask.as_chunks::<64>();
        let mut set = Self::default();
        for (word, marks) in set.0.iter_mut().zip(bytes) {
            let (eights, _) = marks.as_chunks::<8>();
            for (index, eight) in eights.iter().enumerate() {
                *word |= gathered(*eight) << (8 * index);
            }
        }
        set
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

/// Eight marks of 0 or 1 as eight bits: the product brings each to its place in the highest byte.
fn gathered(marks: [u8; 8]) -> u64 {
    u64::from_le_bytes(marks).wrapping_mul(0x0102_0408_1020_4080) >> 56
}
