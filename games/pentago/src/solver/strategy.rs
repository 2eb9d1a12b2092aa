//! The strategy of a win: an answer to everything, for certificates.
//!
//! Whoever wins at once does. Other answers are read from sweeps whose levels are kept ([`wins`]): of the
//! whole where they fit the memory, or else of each position below it that is small enough, one after the
//! other; and what is too large for that is asked as any other question.
//!
//! [`wins`]: super::wins

use boardgame::{Outcome, Position as _};
use solving::certificate::{BuildError, SizeLimit, Strategy};
use solving::{Question, Value, Watch};

use super::PentagoSolver;
use super::tally::Tally;
use super::wins::Wins;
use crate::{Color, Move, Pentago};

const QUESTION: Question = Question {
    root_only: true,
    exact_distance: false,
};

/// Collects the strategy by which a position is won or lost.
pub(super) fn strategy(
    solver: &PentagoSolver,
    root: &Pentago,
    limit: SizeLimit,
    watch: &mut Watch<'_>,
) -> Result<Strategy<Pentago>, BuildError> {
    let mut tally = Tally::new(watch);
    let analysis = solver.work(root, QUESTION, &mut tally, None).ok();
    let value = analysis.and_then(|analysis| analysis.verdict.value());
    let winner = if value == Some(Value::Win) {
        root.turn()
    } else {
        !root.turn()
    };
    let mut answers = Answers {
        solver,
        tally,
        winner,
        wins: None,
    };
    if root.outcome().is_none() && value.is_some_and(|value| value != Value::Draw) {
        answers.sweep(root);
    }
    Strategy::build(root, value, limit, &mut |position| answers.to(position))
}

/// Answers for the winner.
struct Answers<'s, 'u, 'w> {
    solver: &'s PentagoSolver,
    tally: Tally<'u, 'w>,
    winner: Color,
    /// What was swept last.
    wins: Option<Wins>,
}

impl Answers<'_, '_, '_> {
    /// A move that wins a position, unless the watch says stop.
    fn to(&mut self, position: &Pentago) -> Option<Move> {
        if !self.tally.report(self.tally.nodes) {
            return None;
        }
        let mut moves = position.legal_moves().into_iter();
        let won = Some(Outcome::Win(self.winner));
        let at_once = moves.find(|&m| position.after(m).outcome() == won);
        at_once
            .or_else(|| self.quickest(position))
            .or_else(|| {
                self.sweep(position);
                self.quickest(position)
            })
            .or_else(|| self.search(position))
    }

    fn quickest(&self, position: &Pentago) -> Option<Move> {
        self.wins.as_ref()?.quickest(position)
    }

    fn sweep(&mut self, root: &Pentago) {
        self.wins = None; // its memory is needed
        let PentagoSolver {
            resources, workers, ..
        } = *self.solver;
        self.wins = Wins::new(root, self.winner, resources, workers, &mut self.tally);
    }

    fn search(&mut self, position: &Pentago) -> Option<Move> {
        let analysis = self.solver.work(position, QUESTION, &mut self.tally, None);
        let analysis = analysis.ok()?;
        let is_won = analysis.verdict.value() == Some(Value::Win);
        analysis.best.filter(|_| is_won)
    }
}
