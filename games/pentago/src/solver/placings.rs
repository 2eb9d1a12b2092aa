//! The values of all moves, cell by cell, where a sweep of the whole does not fit.
//!
//! When a marble is placed, a spot is gone: the sweep of what remains takes a third of the memory, and
//! tells at once what comes after each of the twists. All cells together have about seven times the
//! nodes of the whole; with 14 marbles, 22 sweeps of 2.2 billion in place of one of 6.4.

use boardgame::Position as _;
use grid::{Cell, Cells};
use solving::{Resources, Value};

use super::machine::Memory;
use super::orientation::{Bits, is_set};
use super::plan::Plan;
use super::stage::Workers;
use super::stand::Stand;
use super::tally::Tally;
use super::values::Sweeper;
use crate::{Move, Pentago};

/// The plan of a sweep after a placing.
fn plan(root: &Pentago, n_passes: usize) -> Option<Plan> {
    let n_spots = root.board().empty().len().checked_sub(1)?;
    let is_sweepable = (1..=Plan::MAX_SPOTS).contains(&n_spots);
    is_sweepable.then(|| Plan::new(n_spots, n_spots, n_passes))
}

/// The bytes that a sweep after a placing needs at least.
pub(super) fn needed(root: &Pentago) -> Option<u64> {
    plan(root, 1).map(|plan| plan.memory())
}

/// Whether the sweeps after all placings fit.
pub(super) fn fit(root: &Pentago, memory: u64) -> bool {
    needed(root).is_some_and(|needed| needed <= memory.min(isize::MAX as u64))
}

/// What the sweeps after all placings take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Effort {
    /// The nodes of all sweeps, two passes at once counted once.
    pub(super) nodes: u64,
    /// The bytes of each.
    pub(super) bytes: u64,
}

impl Effort {
    /// What it takes to fill so many cells in turn with so much memory, in which one pass fits.
    pub(super) fn new(root: &Pentago, n_cells: usize, memory: u64) -> Option<Self> {
        let one = plan(root, 1)?;
        let both = plan(root, 2)?;
        let (n_sweeps, plan) = if both.memory() <= memory {
            (1, both)
        } else {
            (2, one)
        };
        Some(Self {
            nodes: plan.n_nodes() * n_sweeps * n_cells as u64,
            bytes: plan.memory(),
        })
    }
}

/// What the other side reaches after a placing, for every orientation after the twist.
#[derive(Debug, Clone, Copy)]
pub(super) struct AfterPlacing {
    wins: Bits,
    holds: Bits,
}

impl AfterPlacing {
    /// Sweeps; `None` if the watch says stop.
    pub(super) fn new(
        root: &Pentago,
        cell: Cell,
        memory: &mut Memory,
        resources: Resources,
        workers: Workers,
        tally: &mut Tally<'_, '_>,
    ) -> Option<Self> {
        let mut after = *root;
        after.board.add_unchecked(root.turn(), Cells::of(cell));
        after.turn = !root.turn();
        let mut sweeper = Sweeper::new(&after, memory, resources, workers, tally)?;
        let [wins, holds] = sweeper.run_before_twist(tally)?;
        Some(Self { wins, holds })
    }

    /// The value of a move that fills the cell, for the side that makes it.
    pub(super) fn value(&self, root: &Pentago, m: Move) -> Value {
        let Some(orientation) = Stand::of_root(root).orientation_after(root, m) else {
            return Value::Win;
        };
        let bit = orientation.bit();
        match (is_set(self.wins, bit), is_set(self.holds, bit)) {
            (true, _) => Value::Loss,
            (false, true) => Value::Draw,
            (false, false) => Value::Win,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroUsize;

    use boardgame::Random;
    use solving::{Control, Progress, Watch};

    use super::*;
    use crate::solver::machine::Machine;
    use crate::solver::values::Wanted;
    use crate::{Edition, Setup};

    const RESOURCES: Resources = Resources {
        threads: NonZeroUsize::MIN,
        memory: 1 << 30,
    };
    const WORKERS: Workers = Workers {
        n_threads: 1,
        machine: Machine::Portable,
    };

    /// A position from random play with so many marbles, in which the game goes on and no reply is due.
    fn random_position(edition: Edition, n_marbles: usize, random: &mut Random) -> Pentago {
        loop {
            let first = boardgame::Color::White;
            let mut position = Pentago::start(&Setup { edition, first });
            while position.outcome().is_none() && position.board().occupied().len() < n_marbles {
                let moves = position.legal_moves();
                position = position.after(moves[random.below(moves.len())]);
            }
            if position.outcome().is_none() && !position.is_reply() {
                return position;
            }
        }
    }

    #[test]
    fn what_it_takes_is_told_as_it_will_be() {
        let root: Pentago = "1w1bbb/1bw1w1/3wbw/1b4/wb1w2/6 w".parse().unwrap();
        let [roomy, tight] = [18, 10].map(|gib| Effort::new(&root, 22, gib << 30).unwrap());
        assert!((15 << 30..16 << 30).contains(&roomy.bytes), "{roomy:?}");
        assert!((7 << 30..8 << 30).contains(&tight.bytes), "{tight:?}");
        assert_eq!(tight.nodes, 2 * roomy.nodes);
    }

    #[test]
    fn cell_by_cell_moves_have_the_values_of_the_whole() {
        let mut random = Random::new(14);
        let mut n_wins = 0;
        for &edition in Edition::ALL {
            for memory in [RESOURCES.memory, 40 << 20] {
                let root = random_position(edition, 24, &mut random);
                let mut go_on = |_: Progress| Control::Continue;
                let watch = &mut Watch::new(&mut go_on);
                let tally = &mut Tally::new(watch);
                let resources = Resources {
                    memory,
                    ..RESOURCES
                };
                let whole = &mut Memory::default();
                let sweeper = Sweeper::new(&root, whole, RESOURCES, WORKERS, tally);
                let answers = sweeper.unwrap().run(12, Wanted::Both, tally);
                for (index, m) in root.legal_moves().into_iter().enumerate() {
                    let part = &mut Memory::default();
                    let after = AfterPlacing::new(&root, m.cell, part, resources, WORKERS, tally);
                    let value = after.unwrap().value(&root, m);
                    let ended = root.after(m).outcome();
                    let expected = ended.map(|outcome| Value::of(outcome, root.turn()));
                    let expected = expected.or(answers.value(index));
                    assert_eq!(Some(value), expected, "{root} {m}");
                    n_wins += usize::from(value == Value::Win);
                }
            }
        }
        assert!(n_wins > 0);
    }
}
