//! The lessons of any game, with moves as text.

use boardgame::{Named as _, Outcome};
use showcase::{Exercise, Showcase};

use crate::{AnyPosition, Game, Judged, MoveError, Said, result};

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

    /// Judges a move, and says why.
    pub fn judged(&self, text: &str) -> Result<Judged, MoveError> {
        let judgment = self.judge(text)?;
        let start = self.start();
        let ended = start.play(text)?.outcome();
        let why = match (&judgment, self.wish) {
            (Judgment::Right, _) => Said::of(self.message("-right"), []),
            (Judgment::Refuted(reply), _) => {
                let written = self.game.written(reply);
                let about = [
                    ("color", (!start.turn()).name()),
                    ("move", written.as_str()),
                ];
                Said::of("learn-wrong-hold", about)
            }
            (Judgment::Wrong, Wish::End(Outcome::Win(color), _)) => {
                Said::of("learn-wrong-win", [("color", color.name())])
            }
            (Judgment::Wrong, Wish::End(Outcome::Draw, _)) => Said::of("learn-wrong-draw", []),
            (Judgment::Wrong, _) => Said::of("learn-wrong-kind", []),
        };
        let ended = ended.map(|outcome| result(outcome, None));
        Ok(Judged {
            right: judgment == Judgment::Right,
            told: ended.into_iter().chain([why]).collect(),
        })
    }

    /// The message of the task itself, or of its part `-title`, or `-right` after it was done.
    pub fn message(&self, part: &str) -> String {
        format!("learn-{}-{}{part}", self.game.name(), self.name)
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
