//! What can go wrong, with its status, its stable code and how loudly it is logged.

use axum::http::StatusCode;
use thiserror::Error;

/// Why the server cannot start.
#[derive(Debug, Error)]
pub enum StartError {
    /// The network or a folder says no.
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

/// Why a request cannot be answered as it wishes.
#[derive(Debug, Error)]
pub enum Error {
    /// There is nothing here.
    #[error("there is nothing at this address")]
    NotFound,
}

impl Error {
    /// The status of the answer.
    pub fn status(&self) -> StatusCode {
        match self {
            Self::NotFound => StatusCode::NOT_FOUND,
        }
    }
}
