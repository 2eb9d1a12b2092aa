//! What can go wrong, with its status, its stable code and how loudly it is logged.

use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use catalog::PositionError;
use serde::Serialize;
use solving::Refusal as NotEnough;
use table::{Damaged, Refusal, SetupError};
use thiserror::Error;
use utoipa::ToSchema;

use crate::code::Code;
use crate::store::StoreError;

/// Why the server cannot start.
#[derive(Debug, Error)]
pub enum StartError {
    /// The network says no.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// The store cannot be opened.
    #[error("cannot open the store: {0}")]
    Store(#[from] StoreError),
    /// That is no address of NATS; it may hold a secret and is not repeated.
    #[error("expected an address of NATS such as nats://127.0.0.1:4222")]
    NatsAddress,
    /// NATS cannot be used.
    #[error("cannot use NATS: {0}")]
    Nats(String),
    /// Servers that tell each other of games must have the same games.
    #[error("expected a database that servers can share (postgres:) where there is NATS")]
    NotShared,
}

/// Why a request cannot be answered as it wishes.
#[derive(Debug, Error)]
pub enum Error {
    /// The body is not what is expected.
    #[error("{0}")]
    BadRequest(String),
    /// Nobody said who asks.
    #[error(
        "expected the header Authorization: Bearer TOKEN, or the cookie of a browser that plays"
    )]
    NoToken,
    /// No seat anywhere has this token.
    #[error("the token is unknown")]
    UnknownToken,
    /// The token or the browser plays elsewhere, or only watches.
    #[error("the token has no seat in this game")]
    NoSeat,
    /// Between people there are hints only if both agreed.
    #[error("the players did not agree to hints before the game")]
    NoHints,
    /// Another site asks in the name of a visitor.
    #[error("the request comes from another site")]
    ForeignOrigin,
    /// There is nothing here.
    #[error("there is nothing at this address")]
    NotFound,
    /// There is no such game.
    #[error("there is no game of this name")]
    NoSuchGame,
    /// The address takes other requests.
    #[error("this address does not take such a request")]
    WrongMethod,
    /// The state of the game forbids it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// Somebody was quicker.
    #[error("the seat has been claimed")]
    Claimed,
    /// Whoever invites cannot play for the friend.
    #[error("the seat is for somebody else; you have the other one")]
    OwnInvitation,
    /// The secret opens nothing.
    #[error("the claim link is not one of this game")]
    WrongClaim,
    /// The text is no position.
    #[error("{0}")]
    BadPosition(String),
    /// The text is no line of play.
    #[error("{0}")]
    BadLine(String),
    /// The choices for a game do not go together.
    #[error("{0}")]
    BadSetup(String),
    /// A proof would take more memory than there is for it.
    #[error(transparent)]
    NoMemory(NotEnough),
    /// The body is too large.
    #[error("the body is too large")]
    TooLarge,
    /// The body is something else.
    #[error("expected a body of application/json")]
    NotJson,
    /// The client asks too often.
    #[error("too many requests; try again in {0} s")]
    TooMany(u64),
    /// The server has too much to do.
    #[error("the server is busy; try again soon")]
    Busy,
    /// The answer did not come about in time, or the request did not.
    #[error("it took too long; try again soon")]
    TooSlow,
    /// Nothing can be kept, as when the disk is full.
    #[error(
        "nothing can be kept at the moment, since the server's disk is full or its database is \
         away; nothing was acknowledged, try again soon"
    )]
    Unwritable,
    /// What is stored of the game makes no sense, or none beyond some point.
    #[error(transparent)]
    Damaged(Damaged),
    /// Something is broken here; the cause is logged and not told.
    #[error("something went wrong here")]
    Internal(#[source] StoreError),
    /// A handler panicked; that is logged where it happens.
    #[error("something went wrong here")]
    Panicked,
}

/// An error as programs read it.
#[derive(Serialize, ToSchema)]
#[schema(as = Error)]
pub(crate) struct ErrorView {
    error: Told,
}

/// What is told of an error.
#[derive(Serialize, ToSchema)]
#[schema(as = ErrorTold)]
struct Told {
    code: Code,
    /// For people who write programs; what is wrong with a line of play is for whoever wrote it.
    message: String,
    /// Why there is no proof: the bytes that it would take, and those that it may have.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(inline, required = false)]
    memory: Option<Short>,
}

/// More memory would be needed than there is.
#[derive(Serialize, ToSchema)]
struct Short {
    needed: u64,
    limit: u64,
}

impl From<PositionError> for Error {
    fn from(error: PositionError) -> Self {
        Self::BadPosition(error.to_string())
    }
}

impl From<SetupError> for Error {
    fn from(error: SetupError) -> Self {
        match error {
            SetupError::Position(error) => error.into(),
            error => Self::BadSetup(error.to_string()),
        }
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Damaged(damage) => Self::Damaged(damage),
            StoreError::Unwritable(_) | StoreError::Away(_) => Self::Unwritable,
            // The server is about to stop.
            StoreError::Closed => Self::Busy,
            error => Self::Internal(error),
        }
    }
}

impl Error {
    /// The status of the answer.
    pub fn status(&self) -> StatusCode {
        self.code().status()
    }

    /// The code that programs go by.
    pub fn code(&self) -> Code {
        match self {
            Self::BadRequest(_) => Code::BadRequest,
            Self::NoToken => Code::NoToken,
            Self::UnknownToken => Code::UnknownToken,
            Self::NoSeat => Code::NoSeat,
            Self::NoHints => Code::NoHints,
            Self::ForeignOrigin => Code::ForeignOrigin,
            Self::NotFound => Code::NotFound,
            Self::NoSuchGame => Code::NoSuchGame,
            Self::WrongMethod => Code::WrongMethod,
            Self::Refused(refusal) => refused(refusal),
            Self::Claimed => Code::Claimed,
            Self::OwnInvitation => Code::OwnInvitation,
            Self::WrongClaim => Code::WrongClaim,
            Self::BadPosition(_) => Code::BadPosition,
            Self::BadLine(_) => Code::BadLine,
            Self::BadSetup(_) => Code::BadSetup,
            Self::NoMemory(_) => Code::NoMemory,
            Self::TooLarge => Code::TooLarge,
            Self::NotJson => Code::NotJson,
            Self::TooMany(_) => Code::TooManyRequests,
            Self::Busy => Code::Busy,
            Self::TooSlow => Code::TooSlow,
            Self::Unwritable => Code::Unwritable,
            Self::Damaged(_) => Code::Damaged,
            Self::Internal(_) | Self::Panicked => Code::Internal,
        }
    }

    /// After how many seconds it is worth trying again, if it is.
    pub(crate) fn retry_after(&self) -> Option<u64> {
        match self {
            Self::TooMany(seconds) => Some(*seconds),
            Self::Busy | Self::TooSlow => Some(1),
            Self::Unwritable => Some(5),
            _ => None,
        }
    }
}

fn refused(refusal: &Refusal) -> Code {
    match refusal {
        Refusal::Illegal(_) => Code::IllegalMove,
        Refusal::NotYourTurn => Code::NotYourTurn,
        Refusal::Over => Code::GameOver,
        Refusal::StalePly { .. } => Code::StalePly,
        Refusal::Choosing => Code::ChooseFirst,
        Refusal::NotChoosing => Code::NothingToChoose,
        Refusal::NoOffer => Code::NoOffer,
        Refusal::Offered => Code::AlreadyOffered,
        Refusal::NothingToTakeBack => Code::NothingToTakeBack,
        Refusal::NotOver => Code::NotOver,
        Refusal::NotAway => Code::NotAway,
        Refusal::TooEarly => Code::TooEarly,
    }
}

impl From<&Error> for ErrorView {
    fn from(error: &Error) -> Self {
        let (code, message) = (error.code(), error.to_string());
        let memory = match *error {
            Error::NoMemory(NotEnough { needed, limit }) => Some(Short { needed, limit }),
            _ => None,
        };
        let error = Told {
            code,
            message,
            memory,
        };
        Self { error }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        if let Self::Internal(cause) = &self {
            tracing::error!(%cause, "a request failed");
        }
        let body = axum::Json(ErrorView::from(&self));
        let mut response = (self.status(), body).into_response();
        if let Some(seconds) = self.retry_after() {
            let value = HeaderValue::from(seconds);
            response.headers_mut().insert(RETRY_AFTER, value);
        }
        response
    }
}
