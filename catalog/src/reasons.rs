//! Why a text is no move or position of any game, and why games end.

use std::fmt;

use boardgame::record::{self, Fault, OffBoard};
use boardgame::{Argument, Named as _, Outcome, ParseError, Position, Reason as _, Termination};
use thiserror::Error;

use crate::Game;

/// A text is not a position of the game.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PositionError {
    /// The text is not in the notation.
    #[error(transparent)]
    Parse(#[from] ParseError),
    /// The notation is right, but no game can come to this position.
    #[error("impossible position: {0}")]
    Impossible(Reason),
}

/// A text is not a move in this position.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum MoveError {
    /// The text is not in the notation.
    #[error(transparent)]
    Parse(#[from] ParseError),
    /// The rules forbid the move here.
    #[error("illegal move: {0}")]
    Illegal(Reason),
    /// The game has ended.
    #[error("the game is over")]
    Over,
}

/// What is wrong with a record.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Problem {
    /// Something that does not depend on the game.
    #[error(transparent)]
    Fault(#[from] Fault),
    /// The position that it begins with is none.
    #[error("the position: {error}")]
    Position {
        /// Of which game.
        game: Game,
        /// Why not.
        error: PositionError,
    },
    /// A move cannot be played.
    #[error("{text}: {error}")]
    Move {
        /// Of which game.
        game: Game,
        /// As it is written.
        text: String,
        /// Why not.
        error: MoveError,
    },
}

impl Problem {
    pub(crate) fn of<P: Position>(game: Game, problem: record::Problem<P>) -> Self {
        match problem {
            record::Problem::Fault(fault) => Self::Fault(fault),
            record::Problem::Position(error) => Self::Position {
                game,
                error: error.into(),
            },
            record::Problem::Move { text, error } => Self::Move {
                game,
                text,
                error: error.into(),
            },
        }
    }
}

/// Why the rules of a game forbid something. Its text is English.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reason {
    /// The name of the reason in its game.
    pub name: &'static str,
    /// What it is about, by name.
    pub about: Vec<(&'static str, Argument)>,
    words: String,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words)
    }
}

impl<R: boardgame::Reason> From<R> for Reason {
    fn from(reason: R) -> Self {
        Self {
            name: reason.name(),
            about: reason.about(),
            words: reason.to_string(),
        }
    }
}

impl<P: Position> From<boardgame::PositionError<P>> for PositionError {
    fn from(error: boardgame::PositionError<P>) -> Self {
        match error {
            boardgame::PositionError::Parse(error) => Self::Parse(error),
            boardgame::PositionError::Impossible(reason) => Self::Impossible(reason.into()),
        }
    }
}

impl<P: Position> From<boardgame::MoveError<P>> for MoveError {
    fn from(error: boardgame::MoveError<P>) -> Self {
        match error {
            boardgame::MoveError::Parse(error) => Self::Parse(error),
            boardgame::MoveError::Illegal(reason) => Self::Illegal(reason.into()),
            boardgame::MoveError::Unplayable(m) => Self::Illegal(Reason {
                name: UNPLAYABLE,
                about: vec![("move", Argument::text(m))],
                words: format!("{m} cannot be played here"),
            }),
            boardgame::MoveError::Over => Self::Over,
        }
    }
}

/// The reason for a move that is none of the legal ones, whatever the game.
pub const UNPLAYABLE: &str = "unplayable";

/// An end that a board has made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardEnd {
    /// The words of records.
    pub name: &'static str,
    /// Whether the loser made it.
    pub is_slip: bool,
}

impl<T: Termination> From<T> for BoardEnd {
    fn from(end: T) -> Self {
        Self {
            name: end.name(),
            is_slip: end.is_slip(),
        }
    }
}

/// What ended a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// The board.
    Board(BoardEnd),
    /// A position that came for the third time.
    Repetition,
    /// The players or the clock.
    OffBoard(OffBoard),
}

impl End {
    /// The words of records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Board(end) => end.name,
            Self::Repetition => record::REPETITION,
            Self::OffBoard(how) => how.name(),
        }
    }
}

impl<T: Termination> From<record::End<T>> for End {
    fn from(end: record::End<T>) -> Self {
        match end {
            record::End::Board(end) => Self::Board(end.into()),
            record::End::Repetition => Self::Repetition,
            record::End::OffBoard(how) => Self::OffBoard(how),
        }
    }
}

/// Why a game ended on the board, and where to look.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ending {
    /// What it means for the players.
    pub outcome: Outcome,
    /// How the board made it. More than one only where the last move, which is not known, would tell
    /// them apart.
    pub ends: Vec<BoardEnd>,
    /// The places that show it, as the notation names them.
    pub marks: Vec<String>,
}

impl<T: Termination> From<boardgame::Ending<T>> for Ending {
    fn from(ending: boardgame::Ending<T>) -> Self {
        let ends = ending.terminations.iter().copied();
        Self {
            outcome: ending.outcome,
            ends: ends.map(BoardEnd::from).collect(),
            marks: ending.marks,
        }
    }
}

/// What can be said of positions and moves of a game, by name: what messages must be there for.
impl Game {
    /// The ends that the board can make.
    pub fn board_ends(self) -> Vec<BoardEnd> {
        with_game!(self, P => {
            let ends = <P as Position>::Termination::ALL;
            ends.iter().copied().map(BoardEnd::from).collect()
        })
    }

    /// The end that records of this game write so.
    pub fn end(self, name: &str) -> Option<End> {
        let mut on_board = self.board_ends().into_iter();
        let on_board = on_board.find(|end| end.name == name).map(End::Board);
        let repetition = || (name == record::REPETITION).then_some(End::Repetition);
        let off_board = || OffBoard::from_name(name).map(End::OffBoard);
        on_board.or_else(repetition).or_else(off_board)
    }

    /// What a player may have to know beyond whose turn it is.
    pub fn remarks(self) -> Vec<&'static str> {
        with_game!(self, P => <P as Position>::Remark::names())
    }

    /// Why a move may be illegal.
    pub fn illegal(self) -> &'static [&'static str] {
        with_game!(self, P => <P as Position>::Illegal::NAMES)
    }

    /// Why a position may be impossible.
    pub fn impossible(self) -> &'static [&'static str] {
        with_game!(self, P => <P as Position>::Impossible::NAMES)
    }
}
