//! Lines of play as people and programs write them: moves from a position, or a text that was copied.

use boardgame::names;
use boardgame::record::RecordError;
use serde::Deserialize;
use thiserror::Error;

#[cfg(feature = "openapi")]
use crate::schema::Edition;
use crate::{
    AnyPosition, AnyRecord, Game, MoveError, PositionError, Problem, SetupChoice, ToldLine,
    read_records,
};

/// No line has more moves.
pub const MAX_MOVES: usize = 1000;

/// A line of play: moves from a position or from the ordinary start, or a text alone.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LineRequest {
    /// Which game.
    #[cfg_attr(feature = "openapi", schema(value_type = Game))]
    pub game: String,
    /// In which edition; the ordinary one if it is not said.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Edition>))]
    pub edition: Option<String>,
    /// Where it begins.
    pub position: Option<String>,
    /// The moves.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(max_items = 1000, required = false))]
    pub moves: Vec<String>,
    /// Whatever a person may have copied: a position, moves or a record.
    pub text: Option<String>,
}

/// Why there is no line.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum LineError {
    /// What is asked for does not go together.
    #[error("{0}")]
    Setup(String),
    /// The text is no position.
    #[error("{error}")]
    Position {
        /// Of which game.
        game: Game,
        /// Why not.
        error: PositionError,
    },
    /// There are too many moves.
    #[error("expected at most {MAX_MOVES} moves, found {0}")]
    Long(usize),
    /// A move cannot be played.
    #[error("move {number}, {}: {error}", names::quoted(.text))]
    Move {
        /// Of which game.
        game: Game,
        /// Which move, from 1.
        number: usize,
        /// As it is written.
        text: String,
        /// Why not.
        error: MoveError,
    },
    /// The text is no record.
    #[error(transparent)]
    Record(RecordError<Problem>),
}

/// A name is not that of a game.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("expected the game {0}")]
pub struct NoGame(String);

impl Game {
    /// The game of this name, or which there are.
    pub fn named(name: &str) -> Result<Self, NoGame> {
        Self::from_name(name).ok_or_else(|| {
            let all: Vec<_> = Self::ALL.iter().map(|game| game.name()).collect();
            NoGame(names::expected(name, &all))
        })
    }
}

impl LineRequest {
    /// The line, and what is told of it where a record was read.
    pub fn read(&self) -> Result<(AnyRecord, Option<ToldLine>), LineError> {
        let start = self.start()?;
        match (&self.text, &self.position) {
            (Some(text), None) if self.moves.is_empty() => any(&start, text.trim()),
            (Some(_), _) => {
                let message = "expected either a text, or a position and moves";
                Err(LineError::Setup(message.to_owned()))
            }
            (None, Some(text)) => {
                let game = start.game();
                let start = game.position(text);
                let start = start.map_err(|error| LineError::Position { game, error })?;
                Ok((play(&start, &self.moves)?, None))
            }
            (None, None) => Ok((play(&start, &self.moves)?, None)),
        }
    }

    /// The ordinary start of the edition.
    fn start(&self) -> Result<AnyPosition, LineError> {
        let game = Game::named(&self.game);
        let game = game.map_err(|error| LineError::Setup(error.to_string()))?;
        let known = |name| {
            game.edition(name).ok_or_else(|| {
                let expected = names::expected(name, &game.edition_names());
                LineError::Setup(format!("expected the edition {expected}"))
            })
        };
        Ok(game.start(SetupChoice {
            edition: self.edition.as_deref().map(known).transpose()?,
            ..SetupChoice::default()
        }))
    }
}

/// Whatever a person may have copied: a record, a position, or moves from the start.
fn any(start: &AnyPosition, text: &str) -> Result<(AnyRecord, Option<ToldLine>), LineError> {
    match read_records(text) {
        Ok(records) if !records.is_empty() => {
            return Ok((again(&records[0])?, Some(records[0].told())));
        }
        Err(error) if text.starts_with('[') => return Err(LineError::Record(error)),
        _ => {}
    }
    let game = start.game();
    match game.position(text) {
        Ok(position) => Ok((AnyRecord::new(&position), None)),
        Err(error) if text.is_empty() || text.contains(['/', ',']) => {
            Err(LineError::Position { game, error })
        }
        Err(_) => Ok((play(start, &moves(text))?, None)),
    }
}

/// The moves alone: however a game ended off the board, it can be looked into further.
fn again(record: &AnyRecord) -> Result<AnyRecord, LineError> {
    let start = record.position_at(0).expect("every record has a start");
    play(&start, &record.moves())
}

fn play(start: &AnyPosition, moves: &[String]) -> Result<AnyRecord, LineError> {
    if moves.len() > MAX_MOVES {
        return Err(LineError::Long(moves.len()));
    }
    let mut record = AnyRecord::new(start);
    for (index, text) in moves.iter().enumerate() {
        record.push(text).map_err(|error| LineError::Move {
            game: start.game(),
            number: index + 1,
            text: text.clone(),
            error,
        })?;
    }
    Ok(record)
}

/// The moves of a text, without their numbers and the result.
fn moves(text: &str) -> Vec<String> {
    let is_move = |word: &&str| !["", "1-0", "0-1", "1/2-1/2", "*"].contains(word);
    text.split_whitespace()
        .filter_map(|word| word.rsplit('.').next())
        .filter(is_move)
        .map(str::to_owned)
        .collect()
}
