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

use boardgame::{Actions, Color};
use grid::{Board, Cell};

use crate::{Move, Pentago, Twist};

const N_TWISTS: usize = Twist::ALL.len();
/// Actions from here on are placings alone.
const FIRST_ALONE: usize = Cell::COUNT as usize * N_TWISTS;

impl Actions for Pentago {
    const N_ACTIONS: usize = FIRST_ALONE + Cell::COUNT as usize;
    const PLANES: [usize; 3] = Board::PLANES;

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

    fn observe(&self, viewer: Color, planes: &mut [i8]) {
        self.board().observe(viewer, planes);
    }

    fn legal_bits(&self, bits: &mut [u8]) {
        let placings = self.placings();
        let (twisted, alone) = bits.split_at_mut(FIRST_ALONE / 8);
        let twists = if self.edition.twists_both_ways() {
            0b1111_1111
        } else {
            0b1010_1010
        };
        for (cell, byte) in Cell::all().zip(twisted) {
            // Without a branch, for nobody can foretell which cells are empty.
            *byte = twists & u8::from(placings.twisted.contains(cell)).wrapping_neg();
        }
        let packed = placings.alone.packed().to_le_bytes();
        alone.copy_from_slice(&packed[..alone.len()]);
    }
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
