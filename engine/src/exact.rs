//! Asking the solver, as far as the budget goes.

use super::{Listener, Playable};
use boardgame::Position;
use solving::{Analysis, Control, Question, Resources, Solvable, Solver, Verdict, Watch};

/// What a solver is asked.
type Asked<'a, P> = &'a mut dyn FnMut(
    &mut <P as Solvable>::Solver,
    &mut Watch<'_>,
) -> Option<Analysis<<P as Position>::Move>>;

/// A solver that is made when it is first asked.
pub(super) struct Exact<P: Playable> {
    resources: Resources,
    solver: Option<P::Solver>,
    /// Nodes of the solver so far, counted in those of the search.
    pub(super) nodes: u64,
    /// Whether the listener has said stop.
    pub(super) is_stopped: bool,
}

impl<P: Playable> Exact<P> {
    pub(super) fn new(resources: Resources) -> Self {
        Self {
            resources,
            solver: None,
            nodes: 0,
            is_stopped: false,
        }
    }

    /// Begins to count anew.
    pub(super) fn restart(&mut self) {
        self.nodes = 0;
        self.is_stopped = false;
    }

    /// The exact answer, if it can be found within so many nodes of the search. It may name no move,
    /// if the proof of a loss or a draw was all that fitted.
    pub(super) fn prove(
        &mut self,
        position: &P,
        max_nodes: u64,
        question: Question,
        nodes_before: u64,
        listener: &mut dyn Listener<P::Move>,
    ) -> Option<Analysis<P::Move>> {
        let limit = in_solver_nodes::<P>(max_nodes);
        if position.solver_nodes() > limit {
            return None;
        }
        let mut analysis = self.ask(limit, nodes_before, listener, &mut |solver, watch| {
            solver.solve(position, question, watch).ok()
        })?;
        complete(position, &mut analysis);
        (analysis.verdict != Verdict::Unknown).then_some(analysis)
    }

    /// Which moves win or lose soon, as many plies ahead as fit so many nodes of the search.
    pub(super) fn look_ahead(
        &mut self,
        position: &P,
        max_nodes: u64,
        nodes_before: u64,
        listener: &mut dyn Listener<P::Move>,
    ) -> Option<Analysis<P::Move>> {
        let limit = in_solver_nodes::<P>(max_nodes);
        self.ask(limit, nodes_before, listener, &mut |solver, watch| {
            solver.look_ahead(position, limit, watch)
        })
    }

    /// Asks the solver, which is stopped after so many nodes of its own.
    fn ask(
        &mut self,
        limit: u64,
        nodes_before: u64,
        listener: &mut dyn Listener<P::Move>,
        question: Asked<'_, P>,
    ) -> Option<Analysis<P::Move>> {
        if self.solver.is_none() {
            self.solver = P::solver(self.resources).ok();
        }
        let solver = self.solver.as_mut()?;
        let mut is_stopped = false;
        let mut watch = |mut progress: solving::Progress| {
            let is_over = progress.nodes > limit;
            progress.nodes = nodes_before + in_search_nodes::<P>(progress.nodes);
            progress.share = None;
            is_stopped |= listener.progress(progress) == Control::Stop;
            if is_over || is_stopped {
                Control::Stop
            } else {
                Control::Continue
            }
        };
        let answer = question(solver, &mut Watch::new(&mut watch));
        self.is_stopped |= is_stopped;
        let mut analysis = answer?;
        analysis.nodes = in_search_nodes::<P>(analysis.nodes);
        self.nodes += analysis.nodes;
        Some(analysis)
    }
}

/// Lists all moves, where the solver was only asked for the best one.
fn complete<P: Playable>(position: &P, analysis: &mut Analysis<P::Move>) {
    if analysis.moves.is_empty() {
        let known = |m: P::Move| {
            let mut lines = analysis.lines.iter();
            let line = lines.find(|line| line.moves[0] == m);
            (m, line.map_or(Verdict::Unknown, |line| line.verdict))
        };
        analysis.moves = position.legal_moves().into_iter().map(known).collect();
    }
}

/// Nodes of the search, counted in those of the solver.
fn in_solver_nodes<P: Playable>(nodes: u64) -> u64 {
    nodes.saturating_mul(P::SOLVER_PER_HUNDRED) / 100
}

/// Nodes of the solver, counted in those of the search.
fn in_search_nodes<P: Playable>(nodes: u64) -> u64 {
    nodes.saturating_mul(100) / P::SOLVER_PER_HUNDRED
}
