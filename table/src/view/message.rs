//! What a live connection tells.

use serde::Serialize;

use super::moves::played_since;
use super::{GameView, PlayedView};
use crate::{Seats, Table};

/// What a live connection tells: the whole state, and the moves since the message before.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = LiveMessage))]
pub struct Message {
    r#type: MessageType,
    played: Vec<PlayedView>,
    #[serde(flatten)]
    state: GameView,
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
