//! A table at one moment, with the message that tells of it.

use std::sync::OnceLock;

use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use utoipa::ToSchema;

use crate::table::{Seats, Table};
use crate::view::{GameView, PlayedView, played_since};

/// A table as it was at some version.
#[derive(Debug)]
pub(crate) struct Snapshot {
    pub(crate) table: Table,
    /// The messages for those who have seen all moves, or all but the last, by their seats. A
    /// thousand spectators share one text.
    messages: [[OnceLock<Utf8Bytes>; 4]; 2],
}

/// What a live connection tells: the whole state, and the moves since the message before.
#[derive(Serialize, ToSchema)]
#[schema(as = LiveMessage)]
pub(crate) struct Message {
    r#type: MessageType,
    played: Vec<PlayedView>,
    #[serde(flatten)]
    state: GameView,
}

/// What a message tells of.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum MessageType {
    State,
}

impl Snapshot {
    pub(crate) fn new(table: Table) -> Self {
        Self {
            table,
            messages: Default::default(),
        }
    }

    /// What is told to somebody who knows the moves before this ply.
    pub(crate) fn message(&self, seats: Seats, known: usize, now: u64) -> Utf8Bytes {
        Message {
            r#type: MessageType::State,
            played: played_since(&self.table, known),
            state: GameView::new(&self.table, seats, now),
        }
        .text()
    }

    /// The same for those who follow closely: told as the change happens, and written once.
    pub(crate) fn news(&self, seats: Seats, known: usize, now: u64) -> Utf8Bytes {
        let n_new = self.table.plies().checked_sub(known);
        let messages = n_new.and_then(|n_new| self.messages.get(n_new));
        let write = || self.message(seats, known, now);
        messages.map_or_else(write, |messages| {
            messages[seats.index()].get_or_init(write).clone()
        })
    }
}

impl Message {
    fn text(&self) -> Utf8Bytes {
        let text = serde_json::to_string(self).expect("a view is plain data");
        text.into()
    }
}
