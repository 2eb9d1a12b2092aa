//! Looking ahead: which moves win or lose soon, by one sweep to the longest horizon that a budget allows.
//!
//! For the engine, before it searches. Not in browsers, where it has too little memory for that and every
//! page would fetch the code.

use solving::{Analysis, Distance, Method, Value, Variation, Verdict, Watch};

use super::PentagoSolver;
use super::known::Known;
use super::plan::Plan;
use super::tally::Tally;
use super::values::{Sweeper, Wanted};
use crate::{Move, Pentago};

/// The most empty cells with which it pays: the tables of more are too large.
const MAX_SPOTS: usize = 24;

/// Looks at every move as far as so many nodes and the memory allow. `None` if they allow nothing, where
/// every move ends the game, or if the watch says stop.
pub(super) fn look_ahead(
    solver: &mut PentagoSolver,
    root: &Pentago,
    max_nodes: u64,
    watch: &mut Watch<'_>,
) -> Option<Analysis<Move>> {
    if root.is_reply() {
        return None;
    }
    let (resources, workers) = (solver.resources, solver.workers);
    let n_spots = root.board().empty().len();
    let plan = longest(n_spots, max_nodes, resources.memory)?;
    let tally = &mut Tally::new(watch);
    let memory = &mut solver.memory;
    let sweeper = Sweeper::with_tables(&plan, root, memory, resources, workers, tally);
    let answers = sweeper?.run(plan.last, Wanted::Both, tally);
    let (wins, holds) = (answers.wins?, answers.holds?);
    let mut known = Known::new(root);
    let bound = Some(Distance::AtMost(plan.last as u16));
    for (index, (wins, holds)) in wins.into_iter().zip(holds).enumerate() {
        if wins {
            known.note(index, Value::Win, bound);
        } else if !holds {
            known.note(index, Value::Loss, bound);
        }
    }
    Some(told(known, &plan, tally.nodes))
}

/// The longest horizon within so many nodes and bytes, if there is one.
fn longest(n_spots: usize, max_nodes: u64, memory: u64) -> Option<Plan> {
    if n_spots > MAX_SPOTS {
        return None;
    }
    let plans = (2..=n_spots).map(|last| Plan::near(n_spots, last, 2));
    let fits = |plan: &Plan| plan.n_nodes() <= max_nodes && plan.memory() <= memory;
    plans.take_while(fits).last()
}

fn told(known: Known, plan: &Plan, nodes: u64) -> Analysis<Move> {
    let verdict = known.verdict();
    let best = known.best().filter(|_| verdict != Verdict::Unknown);
    let best = best.map(|best| known.moves[best]);
    let line = best.map(|(m, verdict)| Variation {
        verdict,
        moves: vec![m],
    });
    Analysis {
        verdict,
        best: best.map(|(m, _)| m),
        lines: line.into_iter().collect(),
        moves: known.moves,
        depth: plan.last as u32,
        nodes,
        method: Method::Sweep,
    }
}
