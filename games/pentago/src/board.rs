//! The four blocks of the board and how they twist.
//!
//! ```text
//!   a b c   d e f
//! 1 . . . | . . .
//! 2 . 1 . | . 2 .
//! 3 . . . | . . .
//!   ------+------
//! 4 . . . | . . .
//! 5 . 3 . | . 4 .
//! 6 . . . | . . .
//! ```

use grid::{Board, Cell, Cells};

/// One of the four 3x3 blocks, numbered from 0 in reading order.
///
/// ```
/// use pentago::{Block, Cell};
///
/// let block = Block::of("d1".parse::<Cell>()?);
/// assert_eq!(Some(block), Block::new(1, 0));
/// assert_eq!(block.cells().len(), 9);
/// # Ok::<(), pentago::ParseError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Block(u8);

/// The sense of a quarter turn.
///
/// ```
/// use pentago::Direction;
///
/// assert_eq!(Direction::Left.to_string(), "L");
/// assert_eq!(Direction::Right.to_string(), "R");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// Counter-clockwise, written `L`.
    Left,
    /// Clockwise, written `R`.
    Right,
}

/// A quarter turn of one block.
///
/// ```
/// use pentago::{Block, Cells, Direction, Twist};
///
/// let twist = Twist { block: Block::ALL[0], direction: Direction::Right };
/// assert_eq!(twist.to_string(), "1R");
/// // The top row of the block becomes its right column.
/// let top = Cells::row(0) & twist.block.cells();
/// let right = Cells::column(2) & twist.block.cells();
/// assert_eq!(twist.turn(top), right);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Twist {
    /// The block that turns.
    pub block: Block,
    /// Which way it turns.
    pub direction: Direction,
}

impl Block {
    /// The width and height of a block.
    pub const SIZE: u8 = 3;
    /// The blocks in reading order.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// The block in this column and row of blocks, if both are 0 or 1.
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < 2 && row < 2 {
            Some(Self::new_unchecked(column, row))
        } else {
            None
        }
    }

    /// The block in this column and row of blocks, which the caller knows to be 0 or 1.
    pub const fn new_unchecked(column: u8, row: u8) -> Self {
        debug_assert!(column < 2 && row < 2);
        Self(row * 2 + column)
    }

    /// The place in reading order, from 0; people count from 1.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column of blocks, 0 or 1.
    pub const fn column(self) -> u8 {
        self.0 % 2
    }

    /// The row of blocks, 0 or 1.
    pub const fn row(self) -> u8 {
        self.0 / 2
    }

    /// The nine cells.
    #[inline]
    pub const fn cells(self) -> Cells {
        Cells::from_bits_unchecked(SQUARE << self.shift())
    }

    /// The block that holds a cell.
    pub const fn of(cell: Cell) -> Self {
        Self::new_unchecked(cell.column() / Self::SIZE, cell.row() / Self::SIZE)
    }

    /// The bit of the top-left cell in a word of cells.
    #[inline]
    pub(crate) const fn shift(self) -> u32 {
        let cell = Cell::new_unchecked(self.column() * Self::SIZE, self.row() * Self::SIZE);
        Cells::of(cell).bits().trailing_zeros()
    }
}

impl Twist {
    /// All eight, block by block, counter-clockwise first.
    pub const ALL: [Self; 8] = {
        let mut twists = [Self {
            block: Block(0),
            direction: Direction::Left,
        }; 8];
        let mut index = 0;
        while index < 8 {
            twists[index].block = Block(index as u8 / 2);
            twists[index].direction = if index % 2 == 0 {
                Direction::Left
            } else {
                Direction::Right
            };
            index += 1;
        }
        twists
    };

    /// The place in [`ALL`](Self::ALL).
    #[inline]
    pub const fn index(self) -> usize {
        2 * self.block.index() + self.direction as usize
    }

    /// Turns the marbles of the block.
    #[inline]
    #[must_use]
    pub fn apply(self, board: &Board) -> Board {
        board.map_unchecked(|cells| self.turn(cells))
    }

    /// Where these cells are after the turn.
    #[inline]
    pub fn turn(self, cells: Cells) -> Cells {
        let shift = self.block.shift();
        let bits = cells.bits();
        let turned = u64::from(TURNED[self.direction as usize][pattern(bits >> shift)]);
        Cells::from_bits_unchecked((bits & !(SQUARE << shift)) | (turned << shift))
    }
}

/// The cells of the block whose top-left cell is bit 0 of a word of cells.
const SQUARE: u64 = 0x0007_0707;

/// The nine cells of a block as a number below 512, row by row.
#[inline]
pub(crate) const fn pattern(bits: u64) -> usize {
    ((bits & 0o7) | (bits >> 5 & 0o70) | (bits >> 10 & 0o700)) as usize
}

/// Each pattern turned, spread out like [`SQUARE`]; counter-clockwise first.
pub(crate) static TURNED: [[u32; 512]; 2] = [turned(Direction::Left), turned(Direction::Right)];

const fn turned(direction: Direction) -> [u32; 512] {
    let mut table = [0; 512];
    let mut pattern = 0;
    while pattern < 512 {
        let mut index = 0;
        while index < 9 {
            if pattern & (1 << index) != 0 {
                let (column, row) = (index % 3, index / 3);
                let (column, row) = match direction {
                    Direction::Left => (row, 2 - column),
                    Direction::Right => (2 - row, column),
                };
                table[pattern] |= 1 << (8 * row + column);
            }
            index += 1;
        }
        pattern += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(name: &str) -> Cells {
        Cells::of(name.parse().unwrap())
    }

    #[test]
    fn a_twist_moves_corners_and_edges_by_a_quarter() {
        let right = Twist {
            block: Block::ALL[1],
            direction: Direction::Right,
        };
        for (from, to) in [
            ("d1", "f1"),
            ("f1", "f3"),
            ("e1", "f2"),
            ("f2", "e3"),
            ("e2", "e2"),
            ("c1", "c1"),
        ] {
            assert_eq!(right.turn(cell(from)), cell(to), "{from} to {to}");
        }
    }

    #[test]
    fn twists_undo_each_other_and_four_are_none() {
        for block in Block::ALL {
            for cells in Cell::all().map(Cells::of) {
                let left = |cells| {
                    Twist {
                        block,
                        direction: Direction::Left,
                    }
                    .turn(cells)
                };
                let right = |cells| {
                    Twist {
                        block,
                        direction: Direction::Right,
                    }
                    .turn(cells)
                };
                assert_eq!(left(right(cells)), cells);
                assert_eq!(left(left(left(left(cells)))), cells);
                assert_eq!(
                    left(cells) == cells,
                    !block.cells().contains_all(cells) || is_center(cells)
                );
            }
        }
    }

    fn is_center(cells: Cells) -> bool {
        ["b2", "e2", "b5", "e5"].map(cell).contains(&cells)
    }

    #[test]
    fn blocks_divide_the_board() {
        for cell in Cell::all() {
            let holders: Vec<_> = Block::ALL
                .into_iter()
                .filter(|block| block.cells().contains(cell))
                .collect();
            assert_eq!(holders, [Block::of(cell)]);
        }
    }
}
