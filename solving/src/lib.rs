//! What solvers are asked, what they answer, and what they share.
//!
//! A proven value and an opinion are different things ([`Verdict`]), and only solvers prove.

pub mod campaign;
pub mod certificate;
pub mod checksum;
pub mod claims;
pub mod laws;
pub mod pages;
pub mod proof;
pub mod table;

mod lines;
mod published;
mod verdict;
mod version;
mod watch;

pub use lines::TextError;
pub use published::{NotPublished, Published};
pub use verdict::{Analysis, Distance, Method, Score, Value, Variation, Verdict};
pub use version::{Valuation, Version};
pub use watch::{Control, Progress, Watch};

use std::io::{self, Read, Write};
use std::num::NonZeroUsize;

use thiserror::Error;

use self::campaign::Outlook;
use self::certificate::{BuildError, SizeLimit, Strategy};
use self::proof::LoadError;
use boardgame::{Color, Position};

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

/// Which positions are wanted of those that are proven on the way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sample {
    /// At most so many after each number of plies.
    pub n_each: usize,
    /// They are taken at random, as this has it.
    pub seed: u64,
}

/// A position in which the game goes on, and what each of its legal moves is worth to the side that
/// makes it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Valued<P: Position> {
    /// The position.
    pub position: P,
    /// Its legal moves with their values.
    pub moves: Vec<(P::Move, Value)>,
}

impl<P: Position> Valued<P> {
    /// What the position is worth to the side to move.
    pub fn value(&self) -> Value {
        let values = self.moves.iter().map(|(_, value)| *value);
        values.max().expect("the game goes on")
    }
}

/// A solver will not begin, because it could not finish within its memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("{} of memory would be needed, and the limit is {}", amount(*needed), amount(*limit))]
pub struct Refusal {
    /// The bytes that would be needed.
    pub needed: u64,
    /// The bytes that are allowed.
    pub limit: u64,
}

/// An amount of memory as people read it.
fn amount(bytes: u64) -> String {
    let units = [("GiB", 30), ("MiB", 20), ("KiB", 10)];
    let unit = units.iter().find(|(_, shift)| bytes >> shift > 0);
    unit.map_or_else(
        || format!("{bytes} bytes"),
        |(name, shift)| format!("{:.1} {name}", bytes as f64 / f64::from(1 << shift)),
    )
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

    /// Solves with nothing but what is computed here, move by move, so that a strategy can be made of
    /// it: what others have published says who wins, and not how.
    fn compute(
        &mut self,
        position: &P,
        question: Question,
        watch: &mut Watch<'_>,
    ) -> Result<Analysis<P::Move>, Refusal> {
        self.solve(position, question, watch)
    }

    /// Looks at every move of a position, as many plies ahead as so many nodes allow: which of them win
    /// or lose within these is proven, nothing is known of the others, and the depth says how many plies
    /// they are. `None` where the solver knows no such way, where the nodes or the memory allow none, or
    /// if the watch says stop.
    fn look_ahead(
        &mut self,
        _position: &P,
        _max_nodes: u64,
        _watch: &mut Watch<'_>,
    ) -> Option<Analysis<P::Move>> {
        None
    }

    /// The strategy that proves a win or a loss, to be written as a certificate.
    fn strategy(
        &mut self,
        position: &P,
        limit: SizeLimit,
        watch: &mut Watch<'_>,
    ) -> Result<Strategy<P>, BuildError> {
        let question = Question {
            root_only: true,
            exact_distance: false,
        };
        let mut solve = |position: &P| self.compute(position, question, watch).ok();
        let value = solve(position).and_then(|analysis| analysis.verdict.value());
        let mut answer = |position: &P| {
            let analysis = solve(position)?;
            analysis
                .best
                .filter(|_| analysis.verdict.value() == Some(Value::Win))
        };
        Strategy::build(position, value, limit, &mut answer)
    }

    /// Whether a color wins a position. It is computed here, and nothing else is asked.
    fn wins(&mut self, position: &P, winner: Color, watch: &mut Watch<'_>) -> Result<Won, Refusal> {
        let question = Question {
            root_only: true,
            exact_distance: false,
        };
        let analysis = self.compute(position, question, watch)?;
        let value = analysis.verdict.value().map(|value| {
            if position.turn() == winner {
                value
            } else {
                -value
            }
        });
        Ok(match value {
            Some(Value::Win) => Won::Yes,
            Some(_) => Won::No,
            None => Won::Open,
        })
    }

    /// Positions that can come of this one, with the value of every move: some of those that are proven
    /// on the way to its own value. `None` where they are not, or if the watch says stop.
    fn sample(
        &mut self,
        _position: &P,
        _wanted: Sample,
        _watch: &mut Watch<'_>,
    ) -> Result<Option<Vec<Valued<P>>>, Refusal> {
        Ok(None)
    }

    /// Hears that a color has been proven to win a position, which need not be searched again. A
    /// [strategy](Self::strategy) that would lead through it is not found any more: it was proven
    /// elsewhere.
    fn tell(&mut self, _position: &P, _winner: Color) {}

    /// How hard it looks to tell whether a color wins, as far as it is remembered.
    fn outlook(&self, _position: &P, _winner: Color) -> Outlook {
        Outlook::UNKNOWN
    }

    /// What can be saved and loaded of this solver, if it keeps anything from one question to the
    /// next.
    fn checkpoint(&mut self) -> Option<&mut dyn Checkpoint> {
        None
    }
}

/// Whether a color wins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Won {
    /// It does.
    Yes,
    /// The other side holds, or wins.
    No,
    /// That was not settled.
    Open,
}

/// A solver's knowledge, which outlives it in a file.
pub trait Checkpoint {
    /// Saves what is known. Returns how many claims were written.
    fn save(&self, output: &mut dyn Write) -> io::Result<u64>;

    /// Adds what was saved to what is known. Returns how many claims were read.
    fn load(&mut self, input: &mut dyn Read) -> Result<u64, LoadError>;
}

/// A game that has a solver.
pub trait Solvable: Position {
    /// Its solver.
    type Solver: Solver<Self>;
    /// Who has proven and published the values that [`published`](Self::published) tells, if anybody
    /// has: an author, a title and a year.
    const SOURCE: Option<&'static str> = None;
    /// Whatever comes after fewer plies than this is published.
    const PUBLISHED_PLIES: usize = 0;
    /// The versions of the solver that are timed beside each other, the best one last; none where there
    /// is but one.
    const VERSIONS: &'static [Version<Self>] = &[];

    /// A solver that may use so much.
    fn solver(resources: Resources) -> Result<Self::Solver, Refusal>;

    /// What others have proven and published of this position, found at once.
    fn published(&self) -> Option<Published<Self::Move>> {
        None
    }

    /// The file behind [`published`](Self::published), as it is inside the program; nothing where there
    /// is none, or where it is [brought along](Self::bring_published), as to a browser.
    fn published_file() -> &'static [u8] {
        &[]
    }

    /// Brings that file along. What is there already stays.
    fn bring_published(_file: Vec<u8>) -> Result<(), NotPublished> {
        Err(NotPublished)
    }

    /// The numbers of the published positions after so many plies: of those that are images of each
    /// other, one.
    fn published_numbers(_plies: usize) -> Vec<u32> {
        Vec::new()
    }

    /// The published position of a number.
    fn published_position(_number: u32) -> Option<Self> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_have_units() {
        let refusal = Refusal {
            needed: 453_186_192,
            limit: 1 << 10,
        };
        assert_eq!(
            refusal.to_string(),
            "432.2 MiB of memory would be needed, and the limit is 1.0 KiB"
        );
    }
}
