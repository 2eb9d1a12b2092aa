//! Types of the domain as JSON has them: each is one of a few words.

use boardgame::{Color, Outcome};
use serde::{Deserialize, Serialize};

use crate::{Attending, Sitter};

/// A color.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "they are the colors")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Color))]
pub enum Side {
    White,
    Black,
}

/// How a game ended: the color that has won, or a draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "they are the colors, and a draw")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Outcome))]
pub enum Ended {
    White,
    Black,
    Draw,
}

/// The kind of player that a seat is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum SeatKind {
    /// Somebody who has come.
    Human,
    /// Whoever claims it.
    Open,
    /// The engine.
    Computer,
}

/// Whether a player is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Standing {
    /// The game is before them.
    Here,
    /// It is not.
    Away,
    /// The server has not been there for long enough to say.
    Unknown,
}

impl From<Attending> for Standing {
    fn from(attending: Attending) -> Self {
        match attending {
            Attending::Here => Self::Here,
            Attending::Away => Self::Away,
            Attending::Unknown => Self::Unknown,
        }
    }
}

impl From<Color> for Side {
    fn from(color: Color) -> Self {
        match color {
            Color::White => Self::White,
            Color::Black => Self::Black,
        }
    }
}

impl From<Side> for Color {
    fn from(side: Side) -> Self {
        match side {
            Side::White => Self::White,
            Side::Black => Self::Black,
        }
    }
}

impl From<Outcome> for Ended {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Win(Color::White) => Self::White,
            Outcome::Win(Color::Black) => Self::Black,
            Outcome::Draw => Self::Draw,
        }
    }
}

impl From<Ended> for Outcome {
    fn from(ended: Ended) -> Self {
        match ended {
            Ended::White => Self::Win(Color::White),
            Ended::Black => Self::Win(Color::Black),
            Ended::Draw => Self::Draw,
        }
    }
}

impl From<Sitter> for SeatKind {
    fn from(sitter: Sitter) -> Self {
        match sitter {
            Sitter::Human => Self::Human,
            Sitter::Open => Self::Open,
            Sitter::Computer(_) => Self::Computer,
        }
    }
}
