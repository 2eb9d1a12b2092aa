//! What solvers are asked, what they answer, and what they share.
//!
//! A proven value and an opinion are different things ([`Verdict`]), and only solvers prove.

pub mod certificate;
pub mod proof;
pub mod table;

mod verdict;
mod watch;

pub use verdict::{Analysis, Distance, Line, Score, Value, Verdict};
pub use watch::{Control, Progress, Watch};

use std::num::NonZeroUsize;

use thiserror::Error;

use crate::Position;

/// What a solver may use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Resources {
    /// How many threads work at once.
    pub threads: NonZeroUsize,
    /// How many bytes may be allocated.
    pub memory: u64,
}

/// What a solver is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Question {
    /// Only the value of the position and one best move, which may be far quicker than the value
    /// of every move.
    pub root_only: bool,
    /// Exact distances, even where they cost extra time.
    pub exact_distance: bool,
}

/// A solver will not begin, because it could not finish within its memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("{needed} bytes of memory would be needed, and the limit is {limit}")]
pub struct Refusal {
    /// The bytes that would be needed.
    pub needed: u64,
    /// The bytes that are allowed.
    pub limit: u64,
}

/// Proves: the root alone, or every legal move.
///
/// What is not decided when the watcher says stop is [`Verdict::Unknown`]; nothing is ever guessed.
pub trait Solver<P: Position>: Send {
    /// Solves a position; in a finished one nothing is left to do but to say so.
    fn solve(
        &mut self,
        position: &P,
        question: Question,
        watch: &mut Watch<'_>,
    ) -> Result<Analysis<P::Move>, Refusal>;
}

/// A game that has a solver.
pub trait Solvable: Position {
    /// Its solver.
    type Solver: Solver<Self>;

    /// A solver that may use so much.
    fn solver(resources: Resources) -> Result<Self::Solver, Refusal>;
}
