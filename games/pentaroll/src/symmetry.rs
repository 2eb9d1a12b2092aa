//! Turning the board over in eight ways.

use boardgame::Symmetric;
use grid::{GridSymmetry, SIZE};

use crate::{Move, Pentaroll, Side};

impl Symmetric for Pentaroll {
    type Symmetry = GridSymmetry;

    fn symmetries(&self) -> &'static [GridSymmetry] {
        &GridSymmetry::ALL
    }

    fn transform(&self, symmetry: GridSymmetry) -> Self {
        Self {
            board: self.board.transform(symmetry),
            ..*self
        }
    }

    fn transform_move(&self, m: Move, symmetry: GridSymmetry) -> Move {
        let image = entry(symmetry, m);
        self.transform(symmetry).canonical_move(image)
    }
}

/// Where an entry goes: its slot moves with the board, and rows may become columns.
fn entry(symmetry: GridSymmetry, m: Move) -> Move {
    let slot = symmetry.cell(m.side.slot_unchecked(m.lane));
    let enters_columns = m.side.enters_columns() ^ symmetry.exchanges_rows_and_columns();
    match (enters_columns, slot.row(), slot.column()) {
        (true, 0, lane) => Move {
            side: Side::North,
            lane,
        },
        (true, _, lane) => Move {
            side: Side::South,
            lane,
        },
        (false, lane, 0) => Move {
            side: Side::West,
            lane,
        },
        (false, lane, column) => {
            debug_assert!(column == SIZE - 1);
            Move {
                side: Side::East,
                lane,
            }
        }
    }
}
