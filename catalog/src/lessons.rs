//! The lessons of any game, with moves as text.

use boardgame::{Named as _, Outcome};
use showcase::{Exercise, Showcase};

use crate::{AnyPosition, Game, MoveError};

/// One lesson.
#[derive(Debug, Clone, Copy)]
pub struct Lesson {
    /// The game.
    pub game: Game,
    /// Its name, as in addresses and messages.
    pub name: &'static str,
    /// Where it begins, in notation.
    pub position: &'static str,
    /// What is to be done, as far as somebody must be told of it.
    pub wish: Wish,
    /// A move that does it.
    pub answer: &'static str,
}

/// What a lesson asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wish {
    /// Any legal move.
    Any,
    /// A move of a certain kind.
    Kind,
    /// An end of the game: its outcome, and the record's word for why.
    End(Outcome, &'static str),
    /// A move after which the opponent cannot win at once.
    Hold,
}

/// What comes of a move in a lesson.
pub type Judgment = showcase::Judgment<String>;

impl Lesson {
    /// Where the lesson begins.
    pub fn start(&self) -> AnyPosition {
        with_game!(self.game, P => typed::<P>(self.name).start().into())
    }

    /// Judges a move by the rules.
    pub fn judge(&self, text: &str) -> Result<Judgment, MoveError> {
        with_game!(self.game, P => judge(typed::<P>(self.name), text))
    }
}

impl Game {
    /// The lessons of the game, in order. Those of other editions than the ordinary one come last.
    pub fn lessons(self) -> Vec<Lesson> {
        with_game!(self, P => P::LESSONS.iter().map(|lesson| any(self, lesson)).collect())
    }

    /// The lesson of this name.
    pub fn lesson(self, name: &str) -> Option<Lesson> {
        self.lessons()
            .into_iter()
            .find(|lesson| lesson.name == name)
    }
}

fn any<P: Showcase>(game: Game, lesson: &showcase::Lesson<P>) -> Lesson {
    Lesson {
        game,
        name: lesson.name,
        position: lesson.position,
        wish: match lesson.goal {
            Exercise::Any => Wish::Any,
            Exercise::Kind(_) => Wish::Kind,
            Exercise::End(outcome, why) => Wish::End(outcome, why.name()),
            Exercise::Hold => Wish::Hold,
        },
        answer: lesson.answer,
    }
}

fn typed<P: Showcase>(name: &str) -> &'static showcase::Lesson<P> {
    let found = P::LESSONS.iter().find(|lesson| lesson.name == name);
    found.expect("lessons come from this list")
}

fn judge<P: Showcase>(lesson: &showcase::Lesson<P>, text: &str) -> Result<Judgment, MoveError> {
    Ok(match lesson.judge(text)? {
        showcase::Judgment::Right => Judgment::Right,
        showcase::Judgment::Wrong => Judgment::Wrong,
        showcase::Judgment::Refuted(m) => Judgment::Refuted(m.to_string()),
    })
}
