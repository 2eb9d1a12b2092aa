//! Whole sweeps for timing, in several versions that give the same values.

use boardgame::Position as _;
use solving::{Control, Progress, Refusal, Resources, Valuation, Version, Watch};

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
use crate::Pentago;

/// All versions. No Czech reply may be due in the positions they are given.
pub(super) const VERSIONS: &[Version<Pentago>] = &[
    // No tiles, one thread.
    Version {
        name: "plain",
        is_slow: true,
        run: |position, resources| {
            let needed = plain::memory(position.board().empty().len());
            valued(position, needed, resources, sweep_plain)
        },
    },
    // Tiles and threads, in code for any machine.
    Version {
        name: "portable",
        is_slow: true,
        run: |position, resources| {
            valued(position, Sweeper::needed(position), resources, |position| {
                sweep_tiles(position, Machine::Portable, resources)
            })
        },
    },
    // The same with what this machine has.
    Version {
        name: "best",
        is_slow: false,
        run: |position, resources| {
            valued(position, Sweeper::needed(position), resources, |position| {
                sweep_tiles(position, Machine::detect(), resources)
            })
        },
    },
];

/// Sweeps a position from the full board, if it fits.
fn valued(
    position: &Pentago,
    needed: u64,
    resources: Resources,
    sweep: impl FnOnce(&Pentago) -> (Answers, u64, u64),
) -> Result<Valuation<Pentago>, Refusal> {
    let limit = resources.memory;
    if needed > limit {
        return Err(Refusal { needed, limit });
    }
    let (answers, nodes, bytes) = sweep(position);
    let value = |index| answers.value(index).expect("nobody says stop");
    let moves = position.legal_moves();
    let moves = moves.iter().enumerate();
    Ok(Valuation {
        values: moves.map(|(index, &m)| (m, value(index))).collect(),
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
