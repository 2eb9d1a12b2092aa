//! What a live connection tells.

use serde::Serialize;

use super::moves::played_since;
use super::{GameView, PlayedView, Standing};
use crate::{Seats, Table};

/// What a live connection tells: the whole state, and the moves since the message before.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = LiveMessage))]
pub struct Message {
    r#type: MessageType,
    played: Vec<PlayedView>,
    /// The whole state.
    #[serde(flatten)]
    pub state: GameView,
}

/// What a message tells of.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
enum MessageType {
    State,
}

impl Message {
    /// What is told at this time to somebody with these seats who knows the moves before a ply.
    pub fn new(table: &Table, seats: Seats, known: usize, now: u64) -> Self {
        Self {
            r#type: MessageType::State,
            played: played_since(table, known),
            state: GameView::new(table, seats, now),
        }
    }
}

/// What a live connection tells a player of the other one, whenever it changes.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PresenceMessage {
    r#type: PresenceType,
    /// Whether the other player has the game before them.
    opponent: Standing,
    /// In how many milliseconds the game can be claimed or called off, unless something happens.
    #[cfg_attr(feature = "openapi", schema(required))]
    settle_in: Option<u64>,
}

/// What a message tells of.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
enum PresenceType {
    Presence,
}

impl PresenceMessage {
    /// What is told of a player who is or is not there, and for whom there is waiting to be done.
    pub fn new(opponent: impl Into<Standing>, settle_in: Option<u64>) -> Self {
        Self {
            r#type: PresenceType::Presence,
            opponent: opponent.into(),
            settle_in,
        }
    }
}
