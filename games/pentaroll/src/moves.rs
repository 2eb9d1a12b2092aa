//! A turn of Pentaroll: the slot at which a marble rolls in.

use std::fmt;

use arrayvec::ArrayVec;
use boardgame::Argument;
use grid::SIZE;

use crate::Side;

/// One turn: a marble rolls in from a side along a lane.
///
/// ```
/// use pentaroll::{Move, Pentaroll, Position, Setup, Side};
///
/// let position = Pentaroll::start(&Setup::default());
/// let m = position.read_move("W3")?;
/// assert_eq!(m, Move { side: Side::West, lane: 2 });
/// assert!(position.is_legal(m));
/// # Ok::<(), pentaroll::MoveError<pentaroll::Pentaroll>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// The edge it comes from.
    pub side: Side,
    /// The column or row it rolls along, from 0.
    pub lane: u8,
}

/// The legal moves of a position, at most one for each slot of each side.
pub type Moves = ArrayVec<Move, 24>;

impl Move {
    /// Every entry, side by side, clockwise from the top.
    pub fn all() -> impl Iterator<Item = Self> {
        Side::ALL
            .into_iter()
            .flat_map(|side| (0..SIZE).map(move |lane| Self { side, lane }))
    }

    /// The lane as the notation writes it: a column is a letter, a row a number from the top.
    pub const fn lane_name(self) -> char {
        let first = if self.side.enters_columns() {
            b'a'
        } else {
            b'1'
        };
        first.saturating_add(self.lane) as char
    }

    /// The entry along the row, where this one enters a corner along its column.
    #[must_use]
    pub const fn along_row(self) -> Self {
        let row = match self.side {
            Side::North => 0,
            Side::South => SIZE - 1,
            Side::East | Side::West => return self,
        };
        match self.lane {
            0 => Self {
                side: Side::West,
                lane: row,
            },
            lane if lane == SIZE - 1 => Self {
                side: Side::East,
                lane: row,
            },
            _ => self,
        }
    }
}

impl From<Move> for Argument {
    fn from(m: Move) -> Self {
        Self::text(m)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.side {
            Side::North => 'N',
            Side::East => 'E',
            Side::South => 'S',
            Side::West => 'W',
        };
        // A lane that is not there can be told as well: moves are what anybody made of them.
        if self.side.enters_columns() {
            write!(f, "{letter}{}", b'a'.saturating_add(self.lane) as char)
        } else {
            write!(f, "{letter}{}", u16::from(self.lane) + 1)
        }
    }
}
