//! Turning the board over: eight ways, or four where blocks twist clockwise only.

use boardgame::Symmetric;
use grid::GridSymmetry;

use crate::{Block, Direction, Move, Pentago, Twist};

impl Symmetric for Pentago {
    type Symmetry = GridSymmetry;

    fn symmetries(&self) -> &'static [GridSymmetry] {
        if self.edition.twists_both_ways() {
            &GridSymmetry::ALL
        } else {
            GridSymmetry::ROTATIONS
        }
    }

    fn transform(&self, symmetry: GridSymmetry) -> Self {
        Self {
            board: self.board.transform(symmetry),
            ..*self
        }
    }

    fn transform_move(&self, m: Move, symmetry: GridSymmetry) -> Move {
        Move {
            cell: symmetry.cell(m.cell),
            twist: m.twist.map(|twist| transform_twist(twist, symmetry)),
        }
    }
}

fn transform_twist(twist: Twist, symmetry: GridSymmetry) -> Twist {
    let (column, row) = symmetry.place(twist.block.column(), twist.block.row(), 2);
    let direction = match (twist.direction, symmetry.is_reflection()) {
        (Direction::Left, false) | (Direction::Right, true) => Direction::Left,
        (Direction::Right, false) | (Direction::Left, true) => Direction::Right,
    };
    Twist {
        block: Block::new_unchecked(column, row),
        direction,
    }
}
