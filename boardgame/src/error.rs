//! Why a text or a value is not what it should be.

use std::borrow::Cow;

use thiserror::Error;

use crate::Position;

/// A text is not in the notation.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("expected {expected} at column {column}")]
pub struct ParseError {
    /// Where it goes wrong: the character, counted from 1.
    pub column: usize,
    /// What should stand there.
    pub expected: Cow<'static, str>,
}

/// A text is not a position of the game.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PositionError<P: Position> {
    /// The text is not in the notation.
    #[error(transparent)]
    Parse(#[from] ParseError),
    /// The notation is right, but no game can come to this position. What is checked is said by
    /// the game's `Parts`.
    #[error("impossible position: {0}")]
    Impossible(P::Impossible),
}

/// A text or value is not a move in this position.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum MoveError<P: Position> {
    /// The text is not in the notation.
    #[error(transparent)]
    Parse(#[from] ParseError),
    /// The rules forbid the move here.
    #[error("illegal move: {0}")]
    Illegal(P::Illegal),
    /// The move is of the game, but not one of those that can be played here.
    #[error("illegal move: {0} cannot be played here")]
    Unplayable(P::Move),
    /// The game has ended.
    #[error("the game is over")]
    Over,
}
