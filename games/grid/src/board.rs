//! The marbles of both colors, and the part of the notation that the grid games share.
//!
//! Rows from the top are separated by `/`; `w` and `b` are marbles and digits are runs of empty
//! cells: `6/1w4/6/6/4b1/6`. Reading also accepts runs that are split (`33` for `6`).

use std::fmt::{self, Write as _};
use std::str::FromStr;

use super::{Cell, Cells, GridSymmetry, SIZE};
use boardgame::{ByColor, Color, Cursor, Outcome, ParseError};

/// The marbles on the grid, a set for each color. Its text is that of its rows.
///
/// ```
/// use grid::boardgame::Color;
/// use grid::{Board, Cells};
///
/// let board: Board = "6/1w4/6/6/4b1/6".parse()?;
/// assert_eq!(board.at("b2".parse()?), Some(Color::White));
/// assert_eq!(board.empty().len(), 34);
///
/// let (white, black) = (board.of(Color::White), board.of(Color::Black));
/// assert_eq!(Board::new(white, black), Some(board));
/// assert_eq!(Board::new(white, Cells::ALL), None); // two marbles in one cell
/// # Ok::<(), grid::boardgame::ParseError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Board(ByColor<Cells>);

impl Board {
    /// The board without a marble.
    pub const EMPTY: Self = Self(ByColor([Cells::NONE; 2]));

    /// The board with these marbles, unless a cell would hold two.
    pub fn new(white: Cells, black: Cells) -> Option<Self> {
        let is_possible = (white & black).is_empty();
        is_possible.then(|| Self::new_unchecked(white, black))
    }

    /// The board with these marbles, of which the caller knows that no cell holds two.
    #[inline]
    pub fn new_unchecked(white: Cells, black: Cells) -> Self {
        debug_assert!((white & black).is_empty());
        Self(ByColor([white, black]))
    }

    /// The marbles of a color.
    #[inline]
    pub fn of(&self, color: Color) -> Cells {
        self.0[color]
    }

    /// The marbles of both colors.
    #[inline]
    pub fn occupied(&self) -> Cells {
        self.0[Color::White] | self.0[Color::Black]
    }

    /// The cells without a marble.
    #[inline]
    pub fn empty(&self) -> Cells {
        !self.occupied()
    }

    /// The color of the marble in a cell.
    pub fn at(&self, cell: Cell) -> Option<Color> {
        Color::ALL
            .into_iter()
            .find(|&color| self.of(color).contains(cell))
    }

    /// Adds marbles of a color in cells that the caller knows to be empty.
    #[inline]
    pub fn add_unchecked(&mut self, color: Color, cells: Cells) {
        debug_assert!((self.occupied() & cells).is_empty());
        self.0[color] |= cells;
    }

    /// Changes both colors alike, in a way that the caller knows to keep them apart.
    #[inline]
    #[must_use]
    pub fn map_unchecked(&self, change: impl Fn(Cells) -> Cells) -> Self {
        Self::new_unchecked(change(self.0[Color::White]), change(self.0[Color::Black]))
    }

    /// The image under a symmetry.
    #[must_use]
    pub fn transform(&self, symmetry: GridSymmetry) -> Self {
        self.map_unchecked(|cells| symmetry.cells(cells))
    }

    /// Whether White and whether Black have five.
    #[inline]
    pub fn fives(&self) -> (bool, bool) {
        (
            self.0[Color::White].has_five(),
            self.0[Color::Black].has_five(),
        )
    }

    /// How the game stands where five wins, five for both is a draw, and so is a full board.
    #[inline]
    pub fn outcome(&self) -> Option<Outcome> {
        match self.fives() {
            (true, true) => Some(Outcome::Draw),
            (true, false) => Some(Outcome::Win(Color::White)),
            (false, true) => Some(Outcome::Win(Color::Black)),
            (false, false) => self.empty().is_empty().then_some(Outcome::Draw),
        }
    }

    /// The names of the cells that stand in fives of either color.
    pub fn five_marks(&self) -> Vec<String> {
        let cells = self.of(Color::White).fives() | self.of(Color::Black).fives();
        cells.iter().map(|cell| cell.to_string()).collect()
    }

    /// A number that no other board has, below 2^92: each color without the ring's first nine and
    /// last nine bits.
    #[inline]
    pub fn key(&self) -> u128 {
        let bits = |color| u128::from(self.of(color).bits() >> 9);
        bits(Color::White) | bits(Color::Black) << 46
    }

    /// Reads the rows.
    pub fn read(cursor: &mut Cursor<'_>) -> Result<Self, ParseError> {
        let mut board = Self::EMPTY;
        for row in 0..SIZE {
            if row > 0 {
                cursor.expect('/', "/ and the next row")?;
            }
            board.read_row(row, cursor)?;
        }
        Ok(board)
    }

    fn read_row(&mut self, row: u8, cursor: &mut Cursor<'_>) -> Result<(), ParseError> {
        let mut column = 0;
        while column < SIZE {
            let room = SIZE - column;
            if let Some(color) = cursor.take(Color::from_letter) {
                self.add_unchecked(color, Cells::of(Cell::new_unchecked(column, row)));
                column += 1;
            } else if let Some(n_empty) = cursor.take(|c| run_of(c, room)) {
                column += n_empty;
            } else {
                return Err(cursor.error(format!(
                    "w, b or 1 to {room} for the {room} cells left in row {}",
                    row + 1
                )));
            }
        }
        Ok(())
    }

    /// Makes sure that players who take turns can have come here: the side to move has as many
    /// marbles as the other side, or one fewer.
    pub fn check_counts(&self, turn: Color) -> Result<(), Miscount> {
        let (own, other) = (self.of(turn).len(), self.of(!turn).len());
        if other == own || other == own + 1 {
            return Ok(());
        }
        Err(Miscount {
            color: turn,
            own,
            other,
        })
    }
}

/// Players who take turns do not come to so many marbles of each color.
///
/// ```
/// use grid::boardgame::Color;
/// use grid::{Board, Miscount};
///
/// let board: Board = "ww4/6/6/6/6/6".parse()?;
/// let miscount = Miscount { color: Color::Black, own: 0, other: 2 };
/// assert_eq!(board.check_counts(Color::Black), Err(miscount));
/// # Ok::<(), grid::boardgame::ParseError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Miscount {
    /// The side to move.
    pub color: Color,
    /// Its marbles.
    pub own: usize,
    /// The marbles of the other side.
    pub other: usize,
}

impl fmt::Display for Miscount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { color, own, other } = *self;
        write!(
            f,
            "the side to move must have as many marbles as the other side or one fewer, but {} to move has {own} and {} has {other}",
            color.name(),
            (!color).name()
        )
    }
}

/// The length of the run of empty cells that a digit stands for.
fn run_of(digit: char, room: u8) -> Option<u8> {
    let n_empty = u8::try_from(digit.to_digit(10)?).ok()?;
    (1..=room).contains(&n_empty).then_some(n_empty)
}

impl FromStr for Board {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let board = Self::read(&mut cursor)?;
        cursor.end()?;
        Ok(board)
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut n_empty = 0;
        for cell in Cell::all() {
            let marble = self.at(cell);
            n_empty += u8::from(marble.is_none());
            let row_ends = cell.column() + 1 == SIZE;
            if n_empty > 0 && (marble.is_some() || row_ends) {
                write!(f, "{n_empty}")?;
                n_empty = 0;
            }
            if let Some(color) = marble {
                f.write_char(color.letter())?;
            }
            if row_ends && cell.row() + 1 < SIZE {
                f.write_char('/')?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Board, ParseError> {
        text.parse()
    }

    #[test]
    fn rows_are_written_as_they_are_read() {
        for text in [
            "6/6/6/6/6/6",
            "6/1w4/6/6/4b1/6",
            "wbwbwb/b4w/1w2b1/wwwbbb/6/5w",
        ] {
            assert_eq!(read(text).unwrap().to_string(), text);
        }
        assert_eq!(
            read("33/111111/w5/6/6/6").unwrap().to_string(),
            "6/6/w5/6/6/6"
        );
    }

    #[test]
    fn wrong_rows_are_refused_where_they_go_wrong() {
        let columns = [
            ("", 1),
            ("6/6", 4),
            ("7/6/6/6/6/6", 1),
            ("5w1/6", 3),
            ("6/6/6/6/6/6/6", 12),
            ("6/x", 3),
            ("0", 1),
        ];
        for (text, column) in columns {
            assert_eq!(read(text).unwrap_err().column, column, "{text}");
        }
    }

    #[test]
    fn turns_keep_the_counts_together() {
        let board = read("www3/bb4/6/6/6/6").unwrap();
        assert!(board.check_counts(Color::Black).is_ok());
        assert!(board.check_counts(Color::White).is_err());
    }
}
