//! What can go wrong, with its status, its stable code and how loudly it is logged.

use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use catalog::PositionError;
use serde_json::json;
use thiserror::Error;

use crate::store::StoreError;
use crate::table::{Damaged, Refusal};

/// Why the server cannot start.
#[derive(Debug, Error)]
pub enum StartError {
    /// The network says no.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// The store cannot be opened.
    #[error("cannot open the store: {0}")]
    Store(#[from] StoreError),
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
    /// Nothing can be kept, as when the disk is full.
    #[error(
        "nothing can be kept at the moment, since the server's disk is full or refuses to be \
         written; nothing was changed, try again soon"
    )]
    Unwritable,
    /// What is stored of the game makes no sense, or none beyond some point.
    #[error(transparent)]
    Damaged(Damaged),
    /// Something is broken here; the cause is logged and not told.
    #[error("something went wrong here")]
    Internal(#[source] StoreError),
}

impl From<PositionError> for Error {
    fn from(error: PositionError) -> Self {
        Self::BadPosition(error.to_string())
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Damaged(damage) => Self::Damaged(damage),
            StoreError::Unwritable(_) => Self::Unwritable,
            // The server is about to stop.
            StoreError::Closed => Self::Busy,
            error => Self::Internal(error),
        }
    }
}

impl Error {
    /// The status and the stable code of the answer.
    fn kind(&self) -> (StatusCode, &'static str) {
        match self {
            Self::BadRequest(_) => (StatusCode::BAD_REQUEST, "bad-request"),
            Self::NoToken => (StatusCode::UNAUTHORIZED, "no-token"),
            Self::UnknownToken => (StatusCode::UNAUTHORIZED, "unknown-token"),
            Self::NoSeat => (StatusCode::FORBIDDEN, "no-seat"),
            Self::ForeignOrigin => (StatusCode::FORBIDDEN, "foreign-origin"),
            Self::NotFound => (StatusCode::NOT_FOUND, "not-found"),
            Self::NoSuchGame => (StatusCode::NOT_FOUND, "no-such-game"),
            Self::WrongMethod => (StatusCode::METHOD_NOT_ALLOWED, "wrong-method"),
            Self::Refused(refusal) => refused(refusal),
            Self::Claimed => (StatusCode::CONFLICT, "claimed"),
            Self::OwnInvitation => (StatusCode::CONFLICT, "own-invitation"),
            Self::WrongClaim => (StatusCode::UNPROCESSABLE_ENTITY, "wrong-claim"),
            Self::BadPosition(_) => (StatusCode::UNPROCESSABLE_ENTITY, "bad-position"),
            Self::BadLine(_) => (StatusCode::UNPROCESSABLE_ENTITY, "bad-line"),
            Self::BadSetup(_) => (StatusCode::UNPROCESSABLE_ENTITY, "bad-setup"),
            Self::TooLarge => (StatusCode::PAYLOAD_TOO_LARGE, "too-large"),
            Self::NotJson => (StatusCode::UNSUPPORTED_MEDIA_TYPE, "not-json"),
            Self::TooMany(_) => (StatusCode::TOO_MANY_REQUESTS, "too-many-requests"),
            Self::Busy => (StatusCode::SERVICE_UNAVAILABLE, "busy"),
            Self::Unwritable => (StatusCode::SERVICE_UNAVAILABLE, "unwritable"),
            Self::Damaged(_) => (StatusCode::INTERNAL_SERVER_ERROR, "damaged"),
            Self::Internal(_) => (StatusCode::INTERNAL_SERVER_ERROR, "internal"),
        }
    }

    /// The status of the answer.
    pub fn status(&self) -> StatusCode {
        self.kind().0
    }

    /// The code that programs go by.
    pub fn code(&self) -> &'static str {
        self.kind().1
    }

    /// After how many seconds it is worth trying again, if it is.
    pub(crate) fn retry_after(&self) -> Option<u64> {
        match self {
            Self::TooMany(seconds) => Some(*seconds),
            Self::Busy => Some(1),
            Self::Unwritable => Some(5),
            _ => None,
        }
    }
}

fn refused(refusal: &Refusal) -> (StatusCode, &'static str) {
    let code = match refusal {
        Refusal::Illegal(_) => return (StatusCode::UNPROCESSABLE_ENTITY, "illegal-move"),
        Refusal::NotYourTurn => "not-your-turn",
        Refusal::Over => "game-over",
        Refusal::StalePly { .. } => "stale-ply",
        Refusal::Choosing => "choose-first",
        Refusal::NotChoosing => "nothing-to-choose",
        Refusal::NoOffer => "no-offer",
        Refusal::Offered => "already-offered",
        Refusal::NothingToTakeBack => "nothing-to-take-back",
        Refusal::NotOver => "not-over",
    };
    (StatusCode::CONFLICT, code)
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        if let Self::Internal(cause) = &self {
            tracing::error!(%cause, "a request failed");
        }
        let body = json!({ "error": { "code": self.code(), "message": self.to_string() } });
        let mut response = (self.status(), axum::Json(body)).into_response();
        if let Some(seconds) = self.retry_after() {
            let value = HeaderValue::from(seconds);
            response.headers_mut().insert(RETRY_AFTER, value);
        }
        response
    }
}
