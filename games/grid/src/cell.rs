//! One cell of the grid and its name.

use std::fmt;

use super::SIZE;
use boardgame::{Argument, Cursor, ParseError};

/// A cell, counted from 0 in reading order. Its text is its name: `c3`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// How many cells there are.
    pub const COUNT: u8 = SIZE * SIZE;

    /// The cell in this column and row, both counted from 0.
    pub const fn new(column: u8, row: u8) -> Self {
        debug_assert!(column < SIZE && row < SIZE);
        Self(row * SIZE + column)
    }

    /// The cell of this index in reading order.
    pub const fn from_index(index: u8) -> Self {
        debug_assert!(index < Self::COUNT);
        Self(index)
    }

    /// All cells in reading order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
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
            (Some(column), Some(row)) => Ok(Self::new(column, row)),
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
            assert_eq!(Cell::read(&mut Cursor::new(&cell.to_string())), Ok(cell));
        }
        assert_eq!(Cell::new(2, 2).to_string(), "c3");
        for text in ["", "c", "3c", "g1", "a7", "a0", "é1"] {
            assert!(Cell::read(&mut Cursor::new(text)).is_err(), "{text}");
        }
    }
}
