//! Why games ended and what moves were worth in a task, as it is told: messages with arguments.

use std::collections::BTreeSet;

use boardgame::record::{OffBoard, REPETITION};
use boardgame::{Color, Named as _, Outcome};
use serde::Serialize;

use crate::puzzles::Find;
use crate::{End, Game, Said};

/// Why a game ended, as far as a sentence needs it.
#[derive(Debug, Clone, Copy)]
pub struct Why {
    /// The game.
    pub game: Game,
    /// What ended it.
    pub end: End,
    /// How it ended.
    pub outcome: Outcome,
    /// The player who reads it, if it is one.
    pub reader: Option<Color>,
}

impl Why {
    /// A sentence about what happened on the board.
    pub fn said(&self) -> Said {
        let side = |color: Color| match self.reader {
            Some(reader) if reader == color => "you",
            _ => color.name(),
        };
        let is_draw = self.outcome == Outcome::Draw;
        // Sentences about draws name nobody.
        let winner = self.outcome.winner().unwrap_or(Color::White);
        // A five that was made for the other side is the loser's deed; every other win is the
        // winner's.
        let is_slip = matches!(self.end, End::Board(end) if end.is_slip);
        let mover = if is_slip { !winner } else { winner };
        let about = [
            ("mover", side(mover)),
            ("other", (!mover).name()),
            ("loser", side(!winner)),
            ("end", if is_draw { "draw" } else { "win" }),
        ];
        Said::of(message(self.game, self.end.name(), is_slip), about)
    }
}

/// Who won, as one of the players may read it.
pub fn result(outcome: Outcome, reader: Option<Color>) -> Said {
    match (outcome, reader) {
        (Outcome::Win(winner), Some(reader)) if winner == reader => Said::of("result-you-won", []),
        (Outcome::Win(_), Some(_)) => Said::of("result-you-lost", []),
        (Outcome::Win(winner), None) => Said::of("won", [("color", winner.name())]),
        (Outcome::Draw, _) => Said::of("drawn", []),
    }
}

/// What is said of a move in a lesson or a puzzle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Judged {
    /// Whether it does what was asked.
    pub right: bool,
    /// The sentences.
    pub told: Vec<Said>,
}

/// The messages of all that can be told here.
pub fn told_messages() -> BTreeSet<String> {
    let games = || Game::ALL.iter().copied();
    let mut ids: BTreeSet<String> = games()
        .flat_map(Game::lessons)
        .map(|lesson| lesson.message("-right"))
        .collect();
    for game in games() {
        let ends = game.board_ends().into_iter();
        ids.extend(ends.map(|end| message(game, end.name, end.is_slip)));
    }
    let off_board = OffBoard::names().into_iter().chain([REPETITION]);
    ids.extend(off_board.map(|word| format!("why-{}", slug(word))));
    ids.extend(["win", "draw", "kind", "hold"].map(|wish| format!("learn-wrong-{wish}")));
    for goal in [Find::Win, Find::Draw] {
        ids.extend([true, false].map(|right| goal.message(right)));
    }
    ids.extend(["won", "drawn", "result-you-won", "result-you-lost"].map(str::to_owned));
    ids
}

/// The form of a record's word in the name of a message: `opponent's five` is `opponents-five`.
pub fn slug(words: &str) -> String {
    words.replace('\'', "").replace(' ', "-")
}

/// The message that says why a game ended. What the loser made is said differently in each game.
fn message(game: Game, end: &str, is_slip: bool) -> String {
    let message = format!("why-{}", slug(end));
    if is_slip {
        format!("{message}-{}", game.name())
    } else {
        message
    }
}
