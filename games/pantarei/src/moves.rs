//! A turn of Pantareï: scales carried, stacks swapped, or a pass.

use std::fmt;

use arrayvec::ArrayVec;

/// Which way scales are carried.
///
/// ```
/// use pantarei::{Direction, Move};
///
/// let ways = Direction::ALL.map(|direction| {
///     Move::Carry { stack: 4, direction, count: 1 }.to_string()
/// });
/// assert_eq!(ways, ["5L1", "5R1"]);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// Toward the head, written `L`.
    Left,
    /// Toward the tail, written `R`.
    Right,
}

/// One turn. Stacks are counted from 0 here and from 1 in notation.
///
/// ```
/// use pantarei::{Move, Pantarei, Position, Setup};
///
/// let position = Pantarei::start(&Setup::default());
/// let m = position.read_move("13x9")?;
/// assert_eq!(m, Move::Swap { low: 8, high: 12 });
/// assert_eq!(m.to_string(), "9x13");
/// # Ok::<(), pantarei::MoveError<pantarei::Pantarei>>(())
/// ```
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
        // Stacks that are not there can be told as well: moves are what anybody made of them.
        let number = |stack| u16::from(stack) + 1;
        match *self {
            Self::Carry {
                stack,
                direction: Direction::Left,
                count,
            } => write!(f, "{}L{count}", number(stack)),
            Self::Carry {
                stack,
                direction: Direction::Right,
                count,
            } => write!(f, "{}R{count}", number(stack)),
            Self::Swap { low, high } => write!(f, "{}x{}", number(low), number(high)),
            Self::Pass => f.write_str("pass"),
        }
    }
}
