//! Lanes, and how a marble that rolls in pushes the others.
//!
//! A lane is a row or a column seen from the slot at which it is entered:
//!
//! ```text
//!         Na Nb Nc Nd Ne Nf
//!          v  v  v  v  v  v
//!   W1 >   .  .  .  .  .  .   < E1
//!   W2 >   .  .  .  .  .  .   < E2
//!   …
//!          ^  ^  ^  ^  ^  ^
//!         Sa Sb Sc Sd Se Sf
//! ```

use grid::{Board, Cell, Cells, SIZE};

/// An edge of the board.
///
/// ```
/// use pentaroll::Side;
///
/// assert!(Side::North.enters_columns());
/// assert_eq!(Side::North.slot(2), Some("c1".parse()?));
/// assert_eq!(Side::North.slot(6), None); // there are six columns
/// # Ok::<(), pentaroll::ParseError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// The top edge; marbles roll down a column.
    North,
    /// The right edge; marbles roll left along a row.
    East,
    /// The bottom edge; marbles roll up a column.
    South,
    /// The left edge; marbles roll right along a row.
    West,
}

/// The cells that a marble entering at a slot can reach, and which way it rolls.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Lane {
    pub(crate) cells: Cells,
    /// The cell of the slot.
    pub(crate) slot: Cells,
    /// How far the next cell is in a word of cells.
    step: u32,
    /// Whether marbles roll toward higher bits.
    pub(crate) is_upward: bool,
}

impl Side {
    /// The sides, clockwise from the top.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// Whether lanes from here are columns.
    pub const fn enters_columns(self) -> bool {
        matches!(self, Self::North | Self::South)
    }

    /// The cell behind the slot of a lane, counted from 0, if there is such a lane.
    pub const fn slot(self, lane: u8) -> Option<Cell> {
        if lane < SIZE {
            Some(self.slot_unchecked(lane))
        } else {
            None
        }
    }

    /// The cell behind the slot of a lane that is there.
    pub(crate) const fn slot_unchecked(self, lane: u8) -> Cell {
        match self {
            Self::North => Cell::new_unchecked(lane, 0),
            Self::South => Cell::new_unchecked(lane, SIZE - 1),
            Self::West => Cell::new_unchecked(0, lane),
            Self::East => Cell::new_unchecked(SIZE - 1, lane),
        }
    }

    #[inline]
    pub(crate) const fn lane(self, lane: u8) -> Lane {
        let columns = self.enters_columns();
        Lane {
            cells: if columns {
                Cells::column(lane)
            } else {
                Cells::row(lane)
            },
            slot: Cells::of(self.slot_unchecked(lane)),
            step: if columns { 8 } else { 1 },
            is_upward: matches!(self, Self::North | Self::West),
        }
    }
}

impl Lane {
    /// Whether no marble can enter.
    #[inline]
    pub(crate) fn is_full(self, board: &Board) -> bool {
        (board.empty() & self.cells).is_empty()
    }

    /// The board after the unbroken line that starts in the slot has moved one cell inward, so that
    /// the slot is free. The lane must not be full.
    #[inline]
    pub(crate) fn push(self, board: &Board) -> Board {
        debug_assert!(!self.is_full(board));
        let run = self.run((board.empty() & self.cells).bits());
        board.map_unchecked(|cells| {
            let line = cells & run;
            let moved = if self.is_upward {
                line.bits() << self.step
            } else {
                line.bits() >> self.step
            };
            (cells - run) | Cells::from_bits_unchecked(moved)
        })
    }

    /// The cells of the lane before its first gap, given the gaps.
    #[inline]
    fn run(self, gaps: u64) -> Cells {
        let before = if self.is_upward {
            (gaps & gaps.wrapping_neg()) - 1 // below the lowest gap
        } else {
            !(u64::MAX >> gaps.leading_zeros()) // above the highest gap
        };
        self.cells & Cells::from_bits_unchecked(before & Cells::ALL.bits())
    }
}
