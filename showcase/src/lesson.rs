//! Lessons: positions in which a rule shows, each with something to do.
//!
//! What counts as right is decided by the rules, never by a list that could be wrong; the words are
//! messages named after game and lesson.

use boardgame::{MoveError, Outcome, Position};

use crate::{Changes, threats};

/// One lesson.
#[derive(Debug)]
pub struct Lesson<P: Position> {
    /// Its name, as in addresses and messages.
    pub name: &'static str,
    /// Where it begins, in notation.
    pub position: &'static str,
    /// What is to be done.
    pub goal: Exercise<P>,
    /// A move that does it, in notation.
    pub answer: &'static str,
}

/// What a lesson asks for.
#[derive(Debug)]
pub enum Exercise<P: Position> {
    /// Any legal move.
    Any,
    /// A move of a certain kind.
    Kind(fn(P::Move) -> bool),
    /// An end of the game: its outcome, and how the board makes it.
    End(Outcome, P::Termination),
    /// A move after which the opponent cannot win at once.
    Hold,
}

/// What comes of a move in a lesson.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Judgment<M> {
    /// It does what the lesson asks for.
    Right,
    /// It does not.
    Wrong,
    /// It does not: this answer wins at once.
    Refuted(M),
}

impl<P: Changes> Lesson<P> {
    /// Where the lesson begins.
    pub fn start(&self) -> P {
        let start = self.position.parse();
        start.expect("the laws have read every lesson")
    }

    /// Judges a move by the rules.
    pub fn judge(&self, text: &str) -> Result<Judgment<P::Move>, MoveError<P>> {
        let start = self.start();
        let m = start.read_move(text)?;
        let after = start.play(m)?;
        let is_right = match &self.goal {
            Exercise::Any => true,
            Exercise::Kind(is_such) => is_such(m),
            Exercise::End(outcome, why) => after.ending(Some(m)).is_some_and(|ending| {
                ending.outcome == *outcome && ending.terminations.contains(why)
            }),
            Exercise::Hold => return Ok(held(&start, &after)),
        };
        Ok(if is_right {
            Judgment::Right
        } else {
            Judgment::Wrong
        })
    }
}

/// Whether the opponent is kept from winning, at once or with the next move.
fn held<P: Changes>(start: &P, after: &P) -> Judgment<P::Move> {
    let opponent = !start.turn();
    if after.outcome() == Some(Outcome::Win(opponent)) {
        return Judgment::Wrong;
    }
    let refutation = threats(after)[opponent].first().map(|threat| threat.m);
    refutation.map_or(Judgment::Right, Judgment::Refuted)
}
