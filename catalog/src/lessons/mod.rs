//! Lessons: positions in which a rule shows, each with something to do.
//!
//! What counts as right is decided by the rules, never by a list that could be wrong; the words are
//! messages named after game and lesson.

mod pantarei;
mod pentago;
mod pentaroll;

use boardgame::Outcome;

use crate::{AnyPosition, Game, MoveError};

/// One lesson.
#[derive(Debug)]
pub struct Lesson {
    /// Its name, as in addresses and messages.
    pub name: &'static str,
    /// Where it begins, in notation.
    pub position: &'static str,
    /// What is to be done.
    pub goal: Goal,
    /// A move that does it.
    pub answer: &'static str,
}

/// What a lesson asks for.
#[derive(Debug, Clone, Copy)]
pub enum Goal {
    /// Any legal move.
    Any,
    /// A move of a certain kind, told by its notation.
    Kind(fn(&str) -> bool),
    /// An end of the game: its outcome, and the record's word for why.
    End(Outcome, &'static str),
    /// A move after which the opponent cannot win at once.
    Hold,
}

/// What comes of a move in a lesson.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Judgment {
    /// It does what the lesson asks for.
    Right,
    /// It does not.
    Wrong,
    /// It does not: this answer wins at once.
    Refuted(String),
}

impl Lesson {
    /// Where the lesson begins.
    pub fn start(&self, game: Game) -> AnyPosition {
        game.position(self.position)
            .expect("a test has read every lesson")
    }

    /// Judges a move by the rules.
    pub fn judge(&self, game: Game, text: &str) -> Result<Judgment, MoveError> {
        let start = self.start(game);
        let preview = start.preview(text)?;
        let is_right = match self.goal {
            Goal::Any => true,
            Goal::Kind(is_such) => is_such(&preview.canonical),
            Goal::End(outcome, why) => preview.ending.is_some_and(|ending| {
                ending.outcome == outcome && ending.ends.iter().any(|end| end.name == why)
            }),
            Goal::Hold => return Ok(held(&start, &preview.position)),
        };
        Ok(if is_right {
            Judgment::Right
        } else {
            Judgment::Wrong
        })
    }
}

/// Whether the opponent is kept from winning, at once or with the next move.
fn held(start: &AnyPosition, after: &AnyPosition) -> Judgment {
    let opponent = !start.turn();
    if after.outcome() == Some(Outcome::Win(opponent)) {
        return Judgment::Wrong;
    }
    let refutation = after.threats()[opponent].first().cloned();
    refutation.map_or(Judgment::Right, |threat| Judgment::Refuted(threat.m))
}

impl Game {
    /// The lessons of the game, in order. Those of other editions than the ordinary one come last.
    pub const fn lessons(self) -> &'static [Lesson] {
        match self {
            Self::Pentago => &pentago::LESSONS,
            Self::Pentaroll => &pentaroll::LESSONS,
            Self::Pantarei => &pantarei::LESSONS,
        }
    }

    /// The lesson of this name.
    pub fn lesson(self, name: &str) -> Option<&'static Lesson> {
        self.lessons().iter().find(|lesson| lesson.name == name)
    }
}
