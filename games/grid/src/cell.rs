//! One cell of the grid and its name.

use std::fmt;
use std::str::FromStr;

use super::SIZE;
use boardgame::{Argument, Cursor, ParseError};

/// A cell, counted from 0 in reading order. Its text is its name: `c3`.
///
/// ```
/// use grid::Cell;
///
/// let cell: Cell = "c3".parse()?;
/// assert_eq!((cell.column(), cell.row(), cell.index()), (2, 2, 14));
/// assert_eq!(Cell::new(2, 2), Some(cell));
/// assert_eq!(Cell::new(6, 0), None); // there is no seventh column
/// # Ok::<(), grid::boardgame::ParseError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// How many cells there are.
    pub const COUNT: u8 = SIZE * SIZE;

    /// The cell in this column and row, both counted from 0, if it is on the board.
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < SIZE && row < SIZE {
            Some(Self::new_unchecked(column, row))
        } else {
            None
        }
    }

    /// The cell in this column and row, which the caller knows to be on the board.
    pub const fn new_unchecked(column: u8, row: u8) -> Self {
        debug_assert!(column < SIZE && row < SIZE);
        Self(row * SIZE + column)
    }

    /// The cell of this index in reading order, if there are so many.
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < Self::COUNT {
            Some(Self(index))
        } else {
            None
        }
    }

    /// The cell of this index, which the caller knows to be below [`COUNT`](Self::COUNT).
    pub const fn from_index_unchecked(index: u8) -> Self {
        debug_assert!(index < Self::COUNT);
        Self(index)
    }

    /// All cells in reading order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    /// The place in reading order, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, from 0 at the left.
    pub const fn column(self) -> u8 {
        self.0 % SIZE
    }

    /// The row, from 0 at the top.
    pub const fn row(self) -> u8 {
        self.0 / SIZE
    }

    /// Reads a name such as `c3`; capital letters are read too.
    pub fn read(cursor: &mut Cursor<'_>) -> Result<Self, ParseError> {
        let expected = "a cell, a1 to f6";
        let start = cursor.clone();
        let column = cursor.take(|c| column_of(c.to_ascii_lowercase()));
        let row = cursor.take(row_of);
        match (column, row) {
            (Some(column), Some(row)) => Ok(Self::new_unchecked(column, row)),
            _ => Err(start.error(expected)),
        }
    }
}

/// The column, from 0, that a letter names.
fn column_of(letter: char) -> Option<u8> {
    ('a'..='f').contains(&letter).then(|| letter as u8 - b'a')
}

/// The row, from 0, that a digit names.
fn row_of(digit: char) -> Option<u8> {
    ('1'..='6').contains(&digit).then(|| digit as u8 - b'1')
}

impl FromStr for Cell {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let cell = Self::read(&mut cursor)?;
        cursor.end()?;
        Ok(cell)
    }
}

impl From<Cell> for Argument {
    fn from(cell: Cell) -> Self {
        Self::text(cell)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.column()) as char, self.row() + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        for cell in Cell::all() {
            assert_eq!(cell.to_string().parse(), Ok(cell));
        }
        for text in ["", "c", "3c", "g1", "a7", "a0", "é1", "c33"] {
            assert!(text.parse::<Cell>().is_err(), "{text}");
        }
    }

    #[test]
    fn only_places_on_the_board_are_cells() {
        for (column, row) in (0..=u8::MAX).flat_map(|column| [(column, 5), (5, column)]) {
            let is_there = column < SIZE && row < SIZE;
            assert_eq!(Cell::new(column, row).is_some(), is_there);
        }
        let found: Vec<_> = (0..=u8::MAX).filter_map(Cell::from_index).collect();
        assert!(found.iter().copied().eq(Cell::all()));
        assert!(found.iter().map(|cell| cell.index()).eq(0..36));
    }
}
