//! Moves as numbers, and the board as planes.
//!
//! | action | move |
//! |---|---|
//! | 0 to 287 | `8 * cell + twist`, `OpenSpiel`'s numbers: its twists `s` to `z` are 0 to 7 |
//! | 288 to 323 | `288 + cell`: a placing alone, which wins, skips the twist or is the Czech reply |
//!
//! Cells are counted in reading order. `OpenSpiel`'s blocks go around the board, so the twists are, in
//! our words, 1L, 1R, 2L, 2R, 4L, 4R, 3L and 3R. The planes are `OpenSpiel`'s too: the viewer's
//! marbles, the other side's, and the empty cells.

use boardgame::{ActionSet, Actions, Color};
use grid::{Board, Cell, Cells, SIZE};

use crate::position::Placings;
use crate::{Move, Pentago, Twist};

const N_TWISTS: usize = Twist::ALL.len();
/// Actions from here on are placings alone.
const FIRST_ALONE: usize = Cell::COUNT as usize * N_TWISTS;

impl Actions for Pentago {
    const N_ACTIONS: usize = FIRST_ALONE + Cell::COUNT as usize;
    const PLANES: [usize; 3] = Board::PLANES;
    type Legal = LegalActions;

    fn action(m: Move) -> usize {
        let cell = m.cell.index();
        m.twist.map_or(FIRST_ALONE + cell, |twist| {
            cell * N_TWISTS + around(twist.index())
        })
    }

    fn action_move(action: usize) -> Option<Move> {
        let cell = |index: usize| Cell::from_index(index.try_into().ok()?);
        Some(match action.checked_sub(FIRST_ALONE) {
            Some(index) => Move {
                cell: cell(index)?,
                twist: None,
            },
            None => Move {
                cell: cell(action / N_TWISTS)?,
                twist: Some(Twist::ALL[around(action % N_TWISTS)]),
            },
        })
    }

    #[inline]
    fn legal_actions_unchecked(&self) -> LegalActions {
        LegalActions {
            placings: self.placings_unchecked(),
            both_ways: self.edition.twists_both_ways(),
        }
    }

    #[inline]
    fn observe(&self, viewer: Color, planes: &mut [i8]) {
        self.board().observe(viewer, planes);
    }
}

/// The legal actions of a position: the cells that a marble can go to, and the ways blocks turn.
///
/// ```
/// use boardgame::{ActionSet as _, Actions as _, Position as _};
/// use pentago::{Pentago, Setup};
///
/// let actions = Pentago::start(&Setup::default()).legal_actions();
/// assert_eq!((actions.len(), actions.nth(10)), (288, Some(10)));
/// assert!(!actions.contains(288)); // no placing wins yet
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct LegalActions {
    placings: Placings,
    both_ways: bool,
}

impl LegalActions {
    /// How many twists there are is a power of two, and this its exponent.
    #[inline]
    fn twist_bits(&self) -> u32 {
        2 + u32::from(self.both_ways)
    }

    /// The actions with a twist.
    #[inline]
    fn n_twisted(&self) -> usize {
        self.placings.twisted.len() << self.twist_bits()
    }
}

impl ActionSet for LegalActions {
    #[inline]
    fn len(&self) -> usize {
        self.n_twisted() + self.placings.alone.len()
    }

    #[inline]
    fn contains(&self, action: usize) -> bool {
        let is_in = |cells: Cells, index: usize| {
            let cell = u8::try_from(index).ok().and_then(Cell::from_index);
            cell.is_some_and(|cell| cells.contains(cell))
        };
        match action.checked_sub(FIRST_ALONE) {
            Some(cell) => is_in(self.placings.alone, cell),
            None => {
                is_in(self.placings.twisted, action / N_TWISTS)
                    && (self.both_ways || action % 2 == CLOCKWISE)
            }
        }
    }

    #[inline]
    fn nth(&self, index: usize) -> Option<usize> {
        let n_twisted = self.n_twisted();
        if index >= n_twisted {
            let cell = self.placings.alone.nth(index - n_twisted)?;
            return Some(FIRST_ALONE + cell.index());
        }
        let bits = self.twist_bits();
        let cell = self.placings.twisted.nth(index >> bits)?;
        let way = index & ((1 << bits) - 1);
        let twist = if self.both_ways {
            way
        } else {
            2 * way + CLOCKWISE
        };
        Some(N_TWISTS * cell.index() + twist)
    }

    #[inline]
    fn write_mask(&self, mask: &mut [u8]) {
        let mask: &mut [u8; Pentago::N_ACTIONS] = mask.try_into().expect("one for each action");
        let (twisted, alone) = mask.split_at_mut(FIRST_ALONE);
        let alone: &mut [u8; Cell::COUNT as usize] = alone.try_into().expect("one for each cell");
        let rows = &ROWS[usize::from(self.both_ways)];
        let (masks, _) = twisted.as_chunks_mut::<ROW_LEN>();
        for (row, mask) in masks.iter_mut().enumerate() {
            *mask = rows[self.placings.twisted.row_pattern(row as u8)];
        }
        alone.fill(0);
        for cell in self.placings.alone.iter() {
            alone[cell.index()] = 1;
        }
    }
}

/// Twists with this rest after division by two are clockwise.
const CLOCKWISE: usize = 1;
/// The actions with a twist of one row.
const ROW_LEN: usize = SIZE as usize * N_TWISTS;

/// The masks of a row for each pattern of cells; first those where blocks turn clockwise alone.
static ROWS: [[[u8; ROW_LEN]; 64]; 2] = [rows(false), rows(true)];

const fn rows(both_ways: bool) -> [[u8; ROW_LEN]; 64] {
    let mut rows = [[0; ROW_LEN]; 64];
    let mut pattern = 0;
    while pattern < 64 {
        let mut action = 0;
        while action < ROW_LEN {
            let is_turned = both_ways || action % 2 == CLOCKWISE;
            rows[pattern][action] = (is_turned && pattern >> (action / N_TWISTS) & 1 == 1) as u8;
            action += 1;
        }
        pattern += 1;
    }
    rows
}

/// From our count of the twists to `OpenSpiel`'s, and back: it comes to block 4 before block 3.
const fn around(twist: usize) -> usize {
    twist ^ (twist >> 2 & 1) << 1
}

#[cfg(test)]
mod tests {
    use boardgame::Position as _;

    use super::*;

    #[test]
    fn twists_have_the_numbers_of_their_letters() {
        let start: Pentago = "6/6/6/6/6/6 w openspiel".parse().unwrap();
        for (action, m) in (0..FIRST_ALONE).map(|action| (action, Pentago::action_move(action))) {
            let text = m.and_then(Move::to_openspiel).unwrap();
            let letter = text.as_bytes()[2] - b's';
            assert_eq!(action % N_TWISTS, usize::from(letter), "{text}");
            assert_eq!(start.read_move(&text).ok(), m);
        }
    }

    #[test]
    fn placings_alone_come_last() {
        let cell = "b1".parse().unwrap();
        assert_eq!(Pentago::action(Move { cell, twist: None }), 289);
    }
}
