//! How a board of a sweep stands, and what its tables say of the moves there.

use boardgame::Position as _;
use grid::Cells;

use super::orientation::{Orientation, is_set};
use super::spots::Spots;
use super::sweep::PlacingTable;
use crate::position::Followup;
use crate::{Block, Move, Pentago};

/// How a board of a sweep stands.
#[derive(Debug, Clone)]
pub(super) struct Stand {
    /// Its spots, where they are now.
    spots: Spots,
    /// How its blocks have turned.
    orientation: Orientation,
}

impl Stand {
    /// The root of a sweep.
    pub(super) fn of_root(root: &Pentago) -> Self {
        Self::new(&Spots::new(root), Orientation::ROOT)
    }

    /// A board of the sweep whose blocks have turned so.
    pub(super) fn new(root: &Spots, orientation: Orientation) -> Self {
        Self {
            spots: root.turned(orientation),
            orientation,
        }
    }

    /// Where the spots are now.
    pub(super) fn spots(&self) -> &Spots {
        &self.spots
    }

    /// For each legal move of the position that stands so, whether the other side does not reach what
    /// this pass denies it.
    pub(super) fn is_denied<const LANES: usize>(
        &self,
        position: &Pentago,
        table: &PlacingTable<LANES>,
        pass: usize,
    ) -> Vec<bool> {
        let denied = |m: &Move| {
            let Some(orientation) = self.orientation_after(position, *m) else {
                return true;
            };
            let spot = self.spots.spot_of(m.cell).expect("moves fill empty cells");
            let bits = [table[spot][2 * pass], table[spot][2 * pass + 1]];
            !is_set(bits, orientation.bit())
        };
        position.legal_moves().iter().map(denied).collect()
    }

    /// How the blocks stand after a move; `None` if the placing has won.
    pub(super) fn orientation_after(&self, position: &Pentago, m: Move) -> Option<Orientation> {
        if let Some(twist) = m.twist {
            return Some(self.orientation.after(twist));
        }
        if position.after_placing(m.cell) == Followup::Won {
            return None;
        }
        // A skipped twist is that of a block which is still empty.
        let occupied = position.board().occupied() | Cells::of(m.cell);
        let mut blocks = Block::ALL.into_iter();
        let empty = blocks.find(|block| (occupied & block.cells()).is_empty());
        let block = empty.expect("a twist is skipped only while a block is empty");
        Some(self.orientation.turned(block.index(), 1))
    }
}
