//! The empty cells of the root, which stay where they are when twists are taken out.
//!
//! Every board of the game to come is the root's marbles, two sets of *spots* (those filled by the
//! root's mover and those filled by the other side) and an orientation of the blocks. Spots are
//! numbered block by block; the first ones are *inner*, the rest *outer* (see the layout in
//! [`super::layout`]).

use boardgame::Position as _;
use grid::{Cell, Cells};

use super::orientation::Orientation;
use crate::{Block, Direction, Pentago, Twist};

/// A set of spots.
pub(super) type SpotSet = u32;

/// The root as the sweep sees it.
#[derive(Debug, Clone)]
pub(super) struct Spots {
    /// The cell of each spot.
    cells: Vec<Cell>,
    /// The marbles of the root's mover and of the other side.
    marbles: [Cells; 2],
}

impl Spots {
    /// The spots of a position.
    pub(super) fn new(root: &Pentago) -> Self {
        let mut cells: Vec<Cell> = root.board().empty().iter().collect();
        cells.sort_by_key(|&cell| Block::of(cell).index());
        let marbles = [root.turn(), !root.turn()].map(|color| root.board().of(color));
        Self { cells, marbles }
    }

    /// The same after turning the blocks from where they stand.
    pub(super) fn turned(&self, orientation: Orientation) -> Self {
        let cell = |&cell: &Cell| {
            let turned = oriented(Cells::of(cell), orientation);
            turned.nth(0).expect("it is still a cell")
        };
        Self {
            cells: self.cells.iter().map(cell).collect(),
            marbles: self.marbles.map(|cells| oriented(cells, orientation)),
        }
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.cells.len()
    }

    /// The spot of an empty cell of the root.
    pub(super) fn spot_of(&self, cell: Cell) -> Option<usize> {
        self.cells.iter().position(|&other| other == cell)
    }

    /// The marbles of a side, 0 for the root's mover, after filling these spots.
    pub(super) fn filled(&self, side: usize, set: SpotSet) -> Cells {
        let spots = (0..self.len()).filter(|spot| set >> spot & 1 != 0);
        let cells: Cells = spots.map(|spot| self.cells[spot]).collect();
        self.marbles[side] | cells
    }

    /// The spots of these cells.
    pub(super) fn set_of(&self, cells: Cells) -> SpotSet {
        let spots = self.cells.iter().enumerate();
        let filled = spots.filter(|&(_, &cell)| cells.contains(cell));
        filled.fold(0, |set, (spot, _)| set | 1 << spot)
    }

    /// The spots in the cells of a block, which are neighbors in number.
    pub(super) fn of_block(&self, block: Block) -> std::ops::Range<usize> {
        let start = self.cells.partition_point(|&cell| Block::of(cell) < block);
        let end = self.cells.partition_point(|&cell| Block::of(cell) <= block);
        start..end
    }
}

/// These cells after turning the blocks from the root's orientation.
pub(super) fn oriented(cells: Cells, orientation: Orientation) -> Cells {
    let mut turned = cells;
    for block in Block::ALL {
        let twist = Twist {
            block,
            direction: Direction::Right,
        };
        for _ in 0..orientation.0[block.index()] {
            turned = twist.turn(turned);
        }
    }
    turned
}
