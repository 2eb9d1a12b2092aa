//! Exact values.

mod fives;
mod kernel;
mod known;
mod layout;
mod machine;
mod orientation;
mod plan;
mod rules;
mod spots;
mod sweep;
mod tally;
mod values;

use std::num::NonZeroUsize;

use boardgame::Position as _;
use boardgame::search::{Analysis, Distance, Line, Question, Refusal, Resources, Solver, Watch};

use crate::{Move, Pentago};
use known::Known;
use machine::Machine;
use sweep::Workers;
use tally::Tally;
use values::{Sweeper, Wanted};

/// Proves the values of Pentago positions.
#[derive(Debug, Clone)]
pub struct PentagoSolver {
    resources: Resources,
    machine: Machine,
}

impl PentagoSolver {
    /// A solver that may use so much.
    pub fn new(resources: Resources) -> Self {
        Self {
            resources,
            machine: Machine::detect(),
        }
    }

    fn workers(&self) -> Workers {
        Workers {
            n_threads: NonZeroUsize::get(self.resources.threads),
            machine: self.machine,
        }
    }
}

impl Solver<Pentago> for PentagoSolver {
    fn solve(
        &mut self,
        position: &Pentago,
        question: Question,
        watch: &mut Watch<'_>,
    ) -> Result<Analysis<Move>, Refusal> {
        let mut tally = Tally::new(watch);
        let mut known = Known::new(position);
        if !known.is_complete() {
            if !Sweeper::fits(position, self.resources.memory) {
                return Err(Refusal {
                    needed: Sweeper::needed(position),
                    limit: self.resources.memory,
                });
            }
            self.sweep(position, question, &mut known, &mut tally);
        }
        Ok(analysis(position, &known, &tally))
    }
}

impl PentagoSolver {
    /// Sweeps to ever longer horizons, which tells distances, and then from the full board.
    fn sweep(
        &self,
        root: &Pentago,
        question: Question,
        known: &mut Known,
        tally: &mut Tally<'_, '_>,
    ) -> Option<()> {
        let sweeper = Sweeper::new(root, self.resources, self.workers(), tally)?;
        let n_spots = root.board().empty().len();
        let is_done = |known: &Known| known.is_complete() || question.root_only && known.has_win();
        // Step 1. Short wins and losses, as long as that costs little beside the whole.
        let mut horizon = 1;
        while !is_done(known) && 8 * sweeper.n_nodes(horizon + 1) <= sweeper.n_nodes(n_spots) {
            horizon += 1;
            deepen(&sweeper, horizon, known, tally)?;
        }
        // Step 2. All values.
        if !is_done(known) {
            let wanted = if question.root_only {
                Wanted::WinFirst
            } else {
                Wanted::Both
            };
            let answers = sweeper.run(n_spots, wanted, tally);
            for index in 0..known.moves.len() {
                if let Some(value) = answers.value(index) {
                    let bound = Distance::AtMost(n_spots as u16);
                    known.note(
                        index,
                        value,
                        (value != boardgame::search::Value::Draw).then_some(bound),
                    );
                }
            }
        }
        // Step 3. The remaining distances.
        while question.exact_distance && !tally.is_stopped() && !known.is_exact() {
            horizon += 1;
            deepen(&sweeper, horizon, known, tally)?;
        }
        Some(())
    }
}

/// Notes the wins and losses within a horizon, of which those within a shorter one are known.
fn deepen(
    sweeper: &Sweeper<'_>,
    horizon: usize,
    known: &mut Known,
    tally: &mut Tally<'_, '_>,
) -> Option<()> {
    let answers = sweeper.run(horizon, Wanted::Both, tally);
    let (wins, holds) = (answers.wins?, answers.holds?);
    for index in 0..known.moves.len() {
        if wins[index] {
            known.note_exact(index, boardgame::search::Value::Win, horizon);
        } else if !holds[index] {
            known.note_exact(index, boardgame::search::Value::Loss, horizon);
        }
    }
    Some(())
}

fn analysis(position: &Pentago, known: &Known, tally: &Tally<'_, '_>) -> Analysis<Move> {
    let verdict = match position.outcome() {
        Some(outcome) => known::ended(outcome, position, 0),
        None => known.verdict(),
    };
    let best = known.best().map(|best| known.moves[best]);
    Analysis {
        verdict,
        best: best.map(|(m, _)| m),
        lines: best
            .map(|(m, verdict)| Line {
                verdict,
                moves: vec![m],
            })
            .into_iter()
            .collect(),
        moves: known.moves.clone(),
        depth: 0,
        nodes: tally.nodes,
        method: "sweep",
    }
}
