//! A turn of Pantareï: scales carried, stacks swapped, or a pass.

use std::fmt;

use arrayvec::ArrayVec;

/// Which way scales are carried.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// Toward the head, written `L`.
    Left,
    /// Toward the tail, written `R`.
    Right,
}

/// One turn. Stacks are counted from 0 here and from 1 in notation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// The top scales of a stack move by the value of the topmost.
    Carry {
        /// The stack they leave.
        stack: u8,
        /// Which way they go.
        direction: Direction,
        /// One scale, or two.
        count: u8,
    },
    /// Two whole stacks exchange places.
    Swap {
        /// The one nearer to the head.
        low: u8,
        /// The other.
        high: u8,
    },
    /// Nothing can be done.
    Pass,
}

/// The legal moves of a position: nine stacks, four ways to carry from each, and every two of them
/// swapped.
pub type Moves = ArrayVec<Move, 72>;

impl Direction {
    /// Both, toward the head first.
    pub const ALL: [Self; 2] = [Self::Left, Self::Right];

    /// The stack that is `distance` further on, if the snake of `n_stacks` reaches so far.
    #[inline]
    pub(crate) const fn go(self, stack: u8, distance: u8, n_stacks: u8) -> Option<u8> {
        match self {
            Self::Left => stack.checked_sub(distance),
            Self::Right if stack + distance < n_stacks => Some(stack + distance),
            Self::Right => None,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Carry {
                stack,
                direction: Direction::Left,
                count,
            } => write!(f, "{}L{count}", stack + 1),
            Self::Carry {
                stack,
                direction: Direction::Right,
                count,
            } => write!(f, "{}R{count}", stack + 1),
            Self::Swap { low, high } => write!(f, "{}x{}", low + 1, high + 1),
            Self::Pass => f.write_str("pass"),
        }
    }
}
