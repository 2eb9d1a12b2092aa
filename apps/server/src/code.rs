//! The stable codes of refusals, which programs go by, and the status of each.

use axum::http::StatusCode;
use serde::Serialize;
use utoipa::ToSchema;

/// Why a request was not answered as it wished; the code is stable.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the errors say what they mean")]
pub enum Code {
    BadRequest,
    NoToken,
    UnknownToken,
    NoSeat,
    NoHints,
    ForeignOrigin,
    NotFound,
    NoSuchGame,
    WrongMethod,
    NotYourTurn,
    GameOver,
    StalePly,
    ChooseFirst,
    NothingToChoose,
    NoOffer,
    AlreadyOffered,
    NothingToTakeBack,
    NotOver,
    NotAway,
    TooEarly,
    Claimed,
    OwnInvitation,
    TooLarge,
    NotJson,
    IllegalMove,
    BadPosition,
    BadLine,
    BadSetup,
    WrongClaim,
    NoMemory,
    TooManyRequests,
    Internal,
    Damaged,
    Busy,
    TooSlow,
    Unwritable,
}

impl Code {
    /// The word that programs read.
    pub fn name(self) -> String {
        let value = serde_json::to_value(self).expect("a code is a word");
        value.as_str().expect("a code is a word").to_owned()
    }

    /// The status of an answer with this code.
    pub const fn status(self) -> StatusCode {
        match self {
            Self::BadRequest => StatusCode::BAD_REQUEST,
            Self::NoToken | Self::UnknownToken => StatusCode::UNAUTHORIZED,
            Self::NoSeat | Self::NoHints | Self::ForeignOrigin => StatusCode::FORBIDDEN,
            Self::NotFound | Self::NoSuchGame => StatusCode::NOT_FOUND,
            Self::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
            Self::NotYourTurn
            | Self::GameOver
            | Self::StalePly
            | Self::ChooseFirst
            | Self::NothingToChoose
            | Self::NoOffer
            | Self::AlreadyOffered
            | Self::NothingToTakeBack
            | Self::NotOver
            | Self::NotAway
            | Self::TooEarly
            | Self::Claimed
            | Self::OwnInvitation => StatusCode::CONFLICT,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::IllegalMove
            | Self::BadPosition
            | Self::BadLine
            | Self::BadSetup
            | Self::WrongClaim
            | Self::NoMemory => StatusCode::UNPROCESSABLE_ENTITY,
            Self::TooManyRequests => StatusCode::TOO_MANY_REQUESTS,
            Self::Internal | Self::Damaged => StatusCode::INTERNAL_SERVER_ERROR,
            Self::Busy | Self::TooSlow | Self::Unwritable => StatusCode::SERVICE_UNAVAILABLE,
        }
    }
}
