//! A game as it is told to somebody: who does what now, and how it ended. Messages of the pages, with their arguments.

use boardgame::Color;
use catalog::{AnyRecord, Said, Why, result};

use crate::{Seats, Sitter, Table};

/// How a game ended, for one of the players or for others; nothing while it goes on.
pub fn told(record: &AnyRecord, reader: Option<Color>) -> Vec<Said> {
    if !record.is_over() {
        return Vec::new();
    }
    let Some(outcome) = record.outcome() else {
        return vec![Said::of("why-abandoned", [])];
    };
    let why = record.end().map(|end| Why {
        game: record.game(),
        end,
        outcome,
        reader,
    });
    let why = why.map(|why| why.said());
    why.into_iter().chain([result(outcome, reader)]).collect()
}

/// Who does what now, for somebody with these seats; nothing when the game is over.
pub(super) fn status(table: &Table, seats: Seats, remark: Option<&str>) -> Option<Said> {
    if table.record().is_some_and(AnyRecord::is_over) {
        return None;
    }
    let turn = table.turn();
    let is_open = |color: Color| table.seats[color].sitter == Sitter::Open;
    let said = if Color::ALL.into_iter().any(is_open) {
        Said::of("status-waiting", [])
    } else if let Some(chooser) = table.choosing() {
        let is_mine = seats.has(chooser);
        Said::of(
            if is_mine {
                "status-choose"
            } else {
                "status-choosing"
            },
            [],
        )
    } else if table.seats[turn].level().is_some() {
        Said::of("status-thinking", [])
    } else if seats.only() == Some(turn) {
        let remark = remark
            .map(|remark| format!("-{remark}"))
            .unwrap_or_default();
        Said::of(format!("status-you{remark}"), [])
    } else {
        let remark = remark.unwrap_or("turn");
        Said::of(format!("status-{remark}"), [("color", turn.name())])
    };
    Some(said)
}
