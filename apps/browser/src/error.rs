//! Why a question has no answer, with the codes of the server's API; what a table refuses is `refused`.

use catalog::{Explained, LineError, MoveError, NoGame, PositionError};
use engine::network::WeightsError;
use serde::Serialize;
use thiserror::Error;

/// Why a question has no answer.
#[derive(Debug, Error)]
pub(crate) enum Error {
    #[error("{0}")]
    BadRequest(String),
    #[error(transparent)]
    Game(#[from] NoGame),
    #[error(transparent)]
    Position(#[from] PositionError),
    #[error(transparent)]
    Move(#[from] MoveError),
    #[error(transparent)]
    Line(#[from] LineError),
    #[error("there is nothing at this address")]
    NotFound,
    #[error(transparent)]
    Weights(#[from] WeightsError),
    #[error("the network of the game has not been brought")]
    NoNetwork,
    #[error(transparent)]
    Published(#[from] solving::NotPublished),
    #[error(transparent)]
    Memory(#[from] solving::Refusal),
    #[error(transparent)]
    Setup(#[from] table::SetupError),
    #[error(transparent)]
    Refused(#[from] table::Refusal),
    #[error(transparent)]
    Damaged(#[from] table::Damaged),
}

/// An error as scripts read it.
#[derive(Debug, Serialize)]
pub(crate) struct ErrorView {
    error: Told,
}

#[derive(Debug, Serialize)]
struct Told {
    code: &'static str,
    message: String,
    /// The bytes that would be needed, and those that can be had.
    #[serde(skip_serializing_if = "Option::is_none")]
    memory: Option<Short>,
    /// Why a line cannot be read, as people are told it.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<Explained>,
}

#[derive(Debug, Serialize)]
struct Short {
    needed: u64,
    limit: u64,
}

impl Error {
    fn code(&self) -> &'static str {
        match self {
            Self::BadRequest(_) | Self::Weights(_) | Self::Published(_) => "bad-request",
            Self::Game(_) | Self::Setup(_) | Self::Line(LineError::Setup(_)) => "bad-setup",
            Self::Position(_) | Self::Line(LineError::Position { .. }) => "bad-position",
            Self::Line(_) => "bad-line",
            Self::Move(MoveError::Over) => "game-over",
            Self::Move(_) => "illegal-move",
            Self::NotFound => "not-found",
            Self::NoNetwork => "no-network",
            Self::Memory(_) => "no-memory",
            Self::Refused(_) => "refused",
            Self::Damaged(_) => "damaged",
        }
    }
}

impl From<&Error> for ErrorView {
    fn from(error: &Error) -> Self {
        let memory = match *error {
            Error::Memory(solving::Refusal { needed, limit }) => Some(Short { needed, limit }),
            _ => None,
        };
        let why = match error {
            Error::Line(error) => error.explained(),
            _ => None,
        };
        let (code, message) = (error.code(), error.to_string());
        Self {
            error: Told {
                code,
                message,
                memory,
                why,
            },
        }
    }
}
