//! A table at one moment, with the message that tells of it.

use std::sync::OnceLock;

use axum::extract::ws::Utf8Bytes;
use table::view::Message;
use table::{Seats, Table};

/// A table as it was at some version.
#[derive(Debug)]
pub(crate) struct Snapshot {
    pub(crate) table: Table,
    /// The messages for those who have seen all moves, or all but the last, by their seats. A
    /// thousand spectators share one text.
    messages: [[OnceLock<Utf8Bytes>; 4]; 2],
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
        let message = Message::new(&self.table, seats, known, now);
        let text = serde_json::to_string(&message).expect("a view is plain data");
        text.into()
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
