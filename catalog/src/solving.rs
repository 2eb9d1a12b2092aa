//! Solving positions of any game.

use boardgame::search::{
    Analysis, Line, Question, Refusal, Resources, Solvable, Solver, Verdict, Watch,
};

use crate::AnyPosition;

/// A position together with a solver for it. What has been found is kept from one call to the next.
pub trait Solving {
    /// Solves the position, or goes on where the watcher stopped it.
    fn solve(
        &mut self,
        question: Question,
        watch: &mut Watch<'_>,
    ) -> Result<Analysis<String>, Refusal>;
}

struct Task<P: Solvable> {
    position: P,
    solver: P::Solver,
}

impl<P: Solvable> Solving for Task<P> {
    fn solve(
        &mut self,
        question: Question,
        watch: &mut Watch<'_>,
    ) -> Result<Analysis<String>, Refusal> {
        Ok(in_notation(&self.solver.solve(
            &self.position,
            question,
            watch,
        )?))
    }
}

impl AnyPosition {
    /// A solver for this position that may use so much.
    pub fn solving(&self, resources: Resources) -> Result<Box<dyn Solving>, Refusal> {
        with_position!(self, position => task(*position, resources))
    }
}

fn task<P: Solvable>(position: P, resources: Resources) -> Result<Box<dyn Solving>, Refusal> {
    let solver = P::solver(resources)?;
    Ok(Box::new(Task { position, solver }))
}

/// The same analysis with its moves as text.
fn in_notation<M: ToString>(analysis: &Analysis<M>) -> Analysis<String> {
    let line = |line: &Line<M>| Line {
        verdict: line.verdict,
        moves: line.moves.iter().map(M::to_string).collect(),
    };
    let verdict = |(m, verdict): &(M, Verdict)| (m.to_string(), *verdict);
    Analysis {
        verdict: analysis.verdict,
        best: analysis.best.as_ref().map(M::to_string),
        lines: analysis.lines.iter().map(line).collect(),
        moves: analysis.moves.iter().map(verdict).collect(),
        depth: analysis.depth,
        nodes: analysis.nodes,
        method: analysis.method,
    }
}
