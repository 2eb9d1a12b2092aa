//! A position as UGI names it: where a game begins, and the moves since.

use std::fmt;
use std::str::FromStr;

use boardgame::names::quoted;
use thiserror::Error;

use super::CommandError;
use crate::{AnyRecord, Edition, Game, MoveError, PositionError, SetupChoice};

/// What stands behind `position`, and in each line of an opening file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Placement {
    /// Where the game begins.
    pub start: Start,
    /// The moves since, in notation.
    pub moves: Vec<String>,
}

/// Where a game begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Start {
    /// `startpos`: the ordinary start; in games with layouts, that of seed 0 with White to move.
    Ordinary,
    /// `fen`: a position in notation, which names its edition itself.
    Position(String),
}

/// A placement does not lead to a position of the game.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PlacementError {
    /// The text is not a position.
    #[error("position {}: {error}", quoted(text))]
    Position {
        /// The text.
        text: String,
        /// Why it is none.
        error: PositionError,
    },
    /// The position is of another edition than the one that was chosen.
    #[error("the edition {chosen} was chosen, and the position is {actual}")]
    Edition {
        /// The edition that was chosen.
        chosen: Edition,
        /// That of the position.
        actual: Edition,
    },
    /// A move cannot be played.
    #[error("move {} ({}): {error}", index + 1, quoted(text))]
    Move {
        /// Which move, counted from 0.
        index: usize,
        /// Its text.
        text: String,
        /// Why it cannot be played.
        error: MoveError,
    },
}

impl Placement {
    /// The start of a game, before any move.
    pub const START: Self = Self {
        start: Start::Ordinary,
        moves: Vec::new(),
    };

    /// The game so far, of this edition if one was chosen.
    pub fn record(
        &self,
        game: Game,
        edition: Option<Edition>,
    ) -> Result<AnyRecord, PlacementError> {
        let start = match &self.start {
            Start::Ordinary => game.start(SetupChoice {
                edition,
                ..SetupChoice::default()
            }),
            Start::Position(text) => game.position(text).map_err(|error| {
                let text = text.clone();
                PlacementError::Position { text, error }
            })?,
        };
        if let Some(chosen) = edition.filter(|&chosen| chosen != start.edition()) {
            let actual = start.edition();
            return Err(PlacementError::Edition { chosen, actual });
        }
        let mut record = AnyRecord::new(&start);
        for (index, text) in self.moves.iter().enumerate() {
            record.push(text).map_err(|error| {
                let text = text.clone();
                PlacementError::Move { index, text, error }
            })?;
        }
        Ok(record)
    }
}

impl FromStr for Placement {
    type Err = CommandError;

    fn from_str(text: &str) -> Result<Self, CommandError> {
        let mut words = text.split_whitespace();
        let first = words.next().unwrap_or_default();
        let is_ordinary = match first {
            "startpos" => true,
            "fen" => false,
            other => {
                return Err(CommandError::unexpected(
                    "position",
                    other,
                    &["startpos", "fen"],
                ));
            }
        };
        let position: Vec<_> = words.by_ref().take_while(|&word| word != "moves").collect();
        let start = match (is_ordinary, position.is_empty()) {
            (true, true) => Start::Ordinary,
            (false, false) => Start::Position(position.join(" ")),
            (true, false) => return Err(CommandError::expected("moves behind startpos")),
            (false, true) => return Err(CommandError::expected("a position behind fen")),
        };
        let moves = words.map(str::to_owned).collect();
        Ok(Self { start, moves })
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.start {
            Start::Ordinary => f.write_str("startpos")?,
            Start::Position(text) => write!(f, "fen {text}")?,
        }
        if !self.moves.is_empty() {
            write!(f, " moves {}", self.moves.join(" "))?;
        }
        Ok(())
    }
}
