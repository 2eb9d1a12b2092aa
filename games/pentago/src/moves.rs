//! A turn of Pentago: a marble, and usually a twist.

use std::fmt;

use arrayvec::ArrayVec;
use grid::Cell;

use crate::{Direction, Twist};

/// One whole turn.
///
/// ```
/// use pentago::{Move, Pentago, Position, Setup, Twist};
///
/// let position = Pentago::start(&Setup::default());
/// let m = position.read_move("c3-2R")?;
/// let same = Move { cell: "c3".parse()?, twist: Some(Twist::ALL[3]) };
/// assert_eq!(m, same);
/// # Ok::<(), pentago::MoveError<pentago::Pentago>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Where the marble goes.
    pub cell: Cell,
    /// The twist after it; none after a winning placing, a skipped twist or a Czech reply.
    pub twist: Option<Twist>,
}

/// The legal moves of a position: at most 36 cells with eight twists and none.
pub type Moves = ArrayVec<Move, 324>;

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Left => "L",
            Self::Right => "R",
        })
    }
}

impl fmt::Display for Twist {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.block.index() + 1, self.direction)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.cell)?;
        match self.twist {
            Some(twist) => write!(f, "-{twist}"),
            None => Ok(()),
        }
    }
}
