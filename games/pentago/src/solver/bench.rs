//! Whole sweeps for timing, in several versions that give the same values.

use boardgame::Position as _;
use solving::{Control, Progress, Refusal, Resources, Value, Watch};

use super::machine::{Machine, Memory};
use super::orientation::Bits;
use super::plain;
use super::plan::n_nodes;
use super::rules::{Rules, UnderRules, under};
use super::spots::Spots;
use super::stage::Workers;
use super::stand::Stand;
use super::tally::Tally;
use super::values::{Answers, Sweeper, Wanted};
use crate::{Move, Pentago};

/// A way to sweep.
///
/// ```
/// use pentago::Pentago;
/// use pentago::bench::{Version, sweep};
/// use solving::Resources;
/// use std::num::NonZeroUsize;
///
/// let position: Pentago = "wbwbwb/bwbwbw/wbwbwb/bwbwbw/wbwb2/bwbw2 w".parse()?;
/// let resources = Resources { threads: NonZeroUsize::MIN, memory: 1 << 30 };
/// let swept = |version| sweep(&position, version, resources).map(|swept| swept.values);
/// assert_eq!(swept(Version::Plain)?, swept(Version::Best)?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Version {
    /// No tiles, one thread.
    Plain,
    /// Tiles and threads, in code for any machine.
    Portable,
    /// The same with what this machine has.
    Best,
}

/// What a sweep has found, and what it took.
///
/// ```
/// use pentago::bench::{Version, sweep};
/// use pentago::{Pentago, Position};
/// use solving::Resources;
/// use std::num::NonZeroUsize;
///
/// let position: Pentago = "wbwbwb/bwbwbw/wbwbwb/bwbwbw/wbwb2/bwbw2 w".parse()?;
/// let resources = Resources { threads: NonZeroUsize::MIN, memory: 1 << 30 };
/// let swept = sweep(&position, Version::Plain, resources)?;
/// assert_eq!(swept.values.len(), position.n_legal_moves());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Swept {
    /// The value of every legal move.
    pub values: Vec<(Move, Value)>,
    /// The nodes of all passes; two passes at once count once.
    pub nodes: u64,
    /// The bytes it needed.
    pub bytes: u64,
}

/// Sweeps a position from the full board, for the value of every move; the game must not be over
/// and no Czech reply be due.
pub fn sweep(position: &Pentago, version: Version, resources: Resources) -> Result<Swept, Refusal> {
    let needed = match version {
        Version::Plain => plain::memory(position.board().empty().len()),
        _ => Sweeper::needed(position),
    };
    let limit = resources.memory;
    if needed > limit {
        return Err(Refusal { needed, limit });
    }
    let (answers, nodes, bytes) = match version {
        Version::Plain => sweep_plain(position),
        Version::Portable => sweep_tiles(position, Machine::Portable, resources),
        Version::Best => sweep_tiles(position, Machine::detect(), resources),
    };
    let value = |index| answers.value(index).expect("nobody says stop");
    let moves = position.legal_moves();
    let values = moves
        .iter()
        .enumerate()
        .map(|(index, &m)| (m, value(index)));
    Ok(Swept {
        values: values.collect(),
        nodes,
        bytes,
    })
}

fn sweep_tiles(position: &Pentago, machine: Machine, resources: Resources) -> (Answers, u64, u64) {
    let mut bytes = 0;
    let mut watch = |progress: Progress| {
        bytes = bytes.max(progress.memory);
        Control::Continue
    };
    let mut watch = Watch::new(&mut watch);
    let mut tally = Tally::new(&mut watch);
    let workers = Workers {
        n_threads: resources.threads.get(),
        machine,
    };
    let mut memory = Memory::default();
    let sweeper = Sweeper::new(position, &mut memory, resources, workers, &mut tally);
    let mut sweeper = sweeper.expect("nobody says stop");
    let answers = sweeper.run(position.board().empty().len(), Wanted::Both, &mut tally);
    let nodes = tally.nodes;
    (answers, nodes, bytes)
}

fn sweep_plain(position: &Pentago) -> (Answers, u64, u64) {
    let spots = Spots::new(position);
    let table = under(position.edition(), Plain(&spots));
    let table: Vec<[u64; 4]> = table
        .iter()
        .map(|[first, second]| [first[0], first[1], second[0], second[1]])
        .collect();
    let root = Stand::of_root(position);
    let answers = Answers {
        wins: Some(root.is_denied(position, &table, 0)),
        holds: Some(root.is_denied(position, &table, 1)),
    };
    let n_spots = spots.len();
    let nodes = (2..=n_spots).map(|level| n_nodes(n_spots, level)).sum();
    (answers, nodes, plain::memory(n_spots))
}

struct Plain<'s>(&'s Spots);

impl UnderRules for Plain<'_> {
    type Output = Vec<[Bits; 2]>;

    fn run<R: Rules>(self) -> Self::Output {
        plain::sweep::<R>(self.0)
    }
}
