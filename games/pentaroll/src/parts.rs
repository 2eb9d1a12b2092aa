//! Positions from their parts: the one way in from outside, which reading text takes too.

use grid::Board;

use crate::{Color, Impossible, Pentaroll};

/// What a position of Pentaroll is made of, not checked yet.
///
/// It is a position if the counts of marbles fit the side to move.
///
/// ```
/// use pentaroll::{Color, Parts, Pentaroll, Position};
///
/// let position: Pentaroll = "bw4/6/6/6/6/6 w".parse()?;
/// let mut parts = Parts::from(position);
/// assert_eq!(Pentaroll::try_from(parts)?, position);
///
/// parts.board = "bw4/b5/b5/6/6/6".parse()?; // two more of Black's
/// assert!(Pentaroll::try_from(parts).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Parts {
    /// The marbles.
    pub board: Board,
    /// The side to move.
    pub turn: Color,
}

impl TryFrom<Parts> for Pentaroll {
    type Error = Impossible;

    fn try_from(Parts { board, turn }: Parts) -> Result<Self, Impossible> {
        board.check_counts(turn)?;
        Ok(Self { board, turn })
    }
}

impl From<Pentaroll> for Parts {
    fn from(Pentaroll { board, turn }: Pentaroll) -> Self {
        Self { board, turn }
    }
}
