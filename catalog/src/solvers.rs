//! Solving positions of any game, and checking what others have proven.

use std::io::{self, BufRead, Write};

use boardgame::{Color, Position};
use solving::certificate::{self, BuildError, CheckError, SizeLimit};
use solving::{
    Analysis, Checkpoint, Method, Question, Refusal, Resources, Solvable, Solver, Valuation,
    Variation, Verdict, Version, Watch,
};

use crate::{AnyPosition, Game};

/// A position together with a solver for it. What has been found is kept from one call to the next.
pub trait Solving {
    /// Solves the position, or goes on where the watcher stopped it.
    fn solve(
        &mut self,
        question: Question,
        watch: &mut Watch<'_>,
    ) -> Result<Analysis<String>, Refusal>;

    /// The proof of a win or a loss, as a certificate of at most so many nodes.
    fn certificate(
        &mut self,
        limit: usize,
        watch: &mut Watch<'_>,
    ) -> Result<Box<dyn Certificate>, BuildError>;

    /// What can be saved and loaded, if the solver keeps anything.
    fn checkpoint(&mut self) -> Option<&mut dyn Checkpoint>;
}

/// A proof that can be written down.
pub trait Certificate {
    /// How many positions have an answer.
    fn n_nodes(&self) -> usize;

    /// Writes it.
    fn write(&self, output: &mut dyn Write) -> io::Result<()>;
}

impl<P: Position> Certificate for certificate::Strategy<P> {
    fn n_nodes(&self) -> usize {
        self.n_nodes()
    }

    fn write(&self, output: &mut dyn Write) -> io::Result<()> {
        self.write(output)
    }
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

    fn certificate(
        &mut self,
        limit: usize,
        watch: &mut Watch<'_>,
    ) -> Result<Box<dyn Certificate>, BuildError> {
        Ok(Box::new(self.solver.strategy(
            &self.position,
            SizeLimit::told(limit),
            watch,
        )?))
    }

    fn checkpoint(&mut self) -> Option<&mut dyn Checkpoint> {
        self.solver.checkpoint()
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
pub(crate) fn in_notation<M: ToString>(analysis: &Analysis<M>) -> Analysis<String> {
    let line = |line: &Variation<M>| Variation {
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

/// A version of a game's solver that is timed beside others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SolverVersion {
    /// What it is called.
    pub name: &'static str,
    /// Whether it is there to be compared with.
    pub is_slow: bool,
}

/// What it took to value every move of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Timed {
    /// Positions visited, or nodes that stand for many.
    pub nodes: u64,
    /// The bytes that were needed.
    pub bytes: u64,
}

impl Game {
    /// The versions of the game's solver that are timed beside each other, the best one last.
    pub fn solver_versions(self) -> Vec<SolverVersion> {
        fn versions<P: Solvable>() -> Vec<SolverVersion> {
            let versions = P::VERSIONS.iter();
            versions
                .map(|&Version { name, is_slow, .. }| SolverVersion { name, is_slow })
                .collect()
        }
        with_game!(self, P => versions::<P>())
    }
}

impl AnyPosition {
    /// Values every move with a version of the game's solver, by its place in their list.
    pub fn time_solver(&self, version: usize, resources: Resources) -> Result<Timed, Refusal> {
        fn time<P: Solvable>(
            position: &P,
            version: usize,
            resources: Resources,
        ) -> Result<Timed, Refusal> {
            let valuation = (P::VERSIONS[version].run)(position, resources)?;
            let Valuation { nodes, bytes, .. } = valuation;
            Ok(Timed { nodes, bytes })
        }
        with_position!(self, position => time(position, version, resources))
    }
}

/// What a sound certificate shows.
#[derive(Debug, Clone)]
pub struct Checked {
    /// The position it is about.
    pub position: AnyPosition,
    /// The side that wins there.
    pub winner: Color,
    /// How many answers it gives.
    pub nodes: usize,
    /// The number of the winner's moves within which it wins.
    pub rank: u32,
}

impl<P: Position + Into<AnyPosition>> From<certificate::Checked<P>> for Checked {
    fn from(checked: certificate::Checked<P>) -> Self {
        let certificate::Checked {
            position,
            winner,
            nodes,
            rank,
        } = checked;
        Self {
            position: position.into(),
            winner,
            nodes,
            rank,
        }
    }
}

impl Game {
    /// Who has published the values that are used, if somebody has.
    fn source(self) -> Option<&'static str> {
        with_game!(self, P => P::SOURCE)
    }

    /// Whatever comes after fewer plies than this is published.
    pub const fn published_plies(self) -> usize {
        with_game!(self, P => P::PUBLISHED_PLIES)
    }

    /// Who has proven what was found so, where that was somebody else.
    pub fn source_of(self, method: Method) -> Option<&'static str> {
        self.source().filter(|_| method == Method::Published)
    }

    /// Checks a certificate of this game by the plain rules.
    pub fn check_certificate(self, input: &mut dyn BufRead) -> Result<Checked, CheckError> {
        with_game!(self, P => Ok(certificate::check::<P>(input)?.into()))
    }
}
