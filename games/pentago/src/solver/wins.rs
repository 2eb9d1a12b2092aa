//! A quickest winning move in every position that comes of a root, from sweeps whose levels are kept.
//!
//! One sweep tells who wins within its horizon, so sweeps of ever longer horizons tell how quickly. A
//! position is read two levels on, as [`sample`](super::sample) does it, and only those are read in which
//! the winner moves: every other level is enough.
//!
//! ```text
//! level         0   1   2   3   4   5      the root's mover wins within five plies
//! winner moves  *       *       *
//! is kept               *       *          for 0 and for 2; at 4 the winner makes the last move
//! ```

use boardgame::Position as _;
use grid::Cells;
use solving::Resources;

use super::machine::Memory;
use super::orientation::{N_BITS, Orientation};
use super::plan::{Plan, n_nodes};
use super::rules::{Rules, UnderRules, under};
use super::spots::{SpotSet, Spots, oriented};
use super::stage::{Kept, Workers};
use super::stand::Stand;
use super::sweep::{Finished, Orders, Pass};
use super::tables::Tables;
use super::tally::Tally;
use super::values::Sweeper;
use crate::{Color, Move, Pentago};

/// The bytes of a node of one pass.
const NODE: u64 = size_of::<[u64; 2]>() as u64;

/// What is known of all positions below a root that one side wins.
pub(super) struct Wins {
    root: Pentago,
    winner: Side,
    spots: Spots,
    /// For each parity, how the root's marbles stand in each orientation.
    turned: [Vec<(Orientation, [Cells; 2])>; 2],
    tables: Tables,
    workers: Workers,
    /// The shortest first; within the last one the root is won.
    horizons: Vec<Horizon>,
}

/// A side of a sweep: 0 for the root's mover.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Side(usize);

impl Side {
    /// The side of a color.
    fn of(color: Color, root: &Pentago) -> Self {
        Self(usize::from(color != root.turn()))
    }

    /// The pass that asks whether it wins.
    fn pass(self) -> Pass {
        [Pass::Win, Pass::Hold][self.0]
    }

    /// Whether it moves at a level.
    fn moves_at(self, level: usize) -> bool {
        Plan::mover(level) == self.0
    }

    /// The horizons within which it may make the last move, and the full board.
    fn horizons(self, n_spots: usize) -> impl Iterator<Item = usize> {
        (self.0 + 1..n_spots).step_by(2).chain([n_spots])
    }
}

/// A sweep to a horizon, as far as it is kept.
pub(super) struct Horizon {
    plan: Plan,
    /// For boards of each level on which the winner moves, the nodes two levels on.
    levels: Vec<Option<Kept<2>>>,
}

impl Horizon {
    /// A sweep of which nothing is kept yet.
    fn new(plan: Plan) -> Self {
        let levels = std::iter::repeat_with(|| None).take(plan.last);
        Self {
            plan,
            levels: levels.collect(),
        }
    }

    /// The bytes of what will be kept.
    fn bytes(plan: &Plan, winner: Side) -> u64 {
        let read = (0..plan.last.saturating_sub(1)).filter(|&level| winner.moves_at(level));
        let nodes = read.map(|level| n_nodes(plan.n_spots, level + 2));
        nodes.sum::<u64>() * NODE
    }

    /// Keeps a level of the sweep, if it is one of those that will be read.
    pub(super) fn take(&mut self, finished: &Finished<'_, 2>) {
        let level = finished.before - 1;
        let mover = Plan::mover(level);
        if finished.orders.passes == [Side(mover).pass()] {
            self.levels[level] = Some(finished.nodes.keep());
        }
    }
}

/// A board of the sweeps.
struct Board {
    level: usize,
    sets: [SpotSet; 2],
    stand: Stand,
}

impl Wins {
    /// Sweeps a root that a color wins, to ever longer horizons until it does. `None` if that does not
    /// fit, or if the watch says stop. Where all horizons do not fit together, some of the longer ones
    /// are not kept: then moves are found that win as well, and not as quickly.
    pub(super) fn new(
        root: &Pentago,
        winner: Color,
        resources: Resources,
        workers: Workers,
        tally: &mut Tally<'_, '_>,
    ) -> Option<Self> {
        let winner = Side::of(winner, root);
        let n_spots = root.board().empty().len();
        let is_sweepable = n_spots <= Plan::MAX_SPOTS && !root.is_reply();
        let first = Plan::new(n_spots, winner.0 + 1, 1);
        if !is_sweepable || first.memory() > resources.memory {
            return None;
        }
        let mut memory = Memory::default();
        let mut sweeper = Sweeper::new(root, &mut memory, resources, workers, tally)?;
        let horizons = until_won(&mut sweeper, winner, n_spots, resources.memory, tally)?;
        let tables = sweeper.into_tables();
        let spots = Spots::new(root);
        let turned = [0, 1].map(|parity| turned(&spots, parity));
        Some(Self {
            root: *root,
            winner,
            spots,
            turned,
            tables,
            workers,
            horizons,
        })
    }

    /// A move that wins a position below the root, as quickly as is known here. `None` where the
    /// position does not come of the root, or none is known.
    pub(super) fn quickest(&self, position: &Pentago) -> Option<Move> {
        let board = self.find(position)?;
        let mut horizons = self.horizons.iter();
        horizons.find_map(|horizon| {
            let nodes = horizon.levels.get(board.level)?.as_ref()?;
            let orders = Orders {
                plan: horizon.plan,
                passes: &[self.winner.pass()],
                parity: 0,
                workers: self.workers,
            };
            let finished = Finished {
                tables: &self.tables,
                orders: &orders,
                before: board.level + 1,
                nodes,
            };
            let reading = Reading {
                position,
                board: &board,
                finished,
            };
            under(self.root.edition(), reading)
        })
    }

    /// Where a position stands in the sweeps, if the winner moves in it.
    fn find(&self, position: &Pentago) -> Option<Board> {
        let n_empty = position.board().empty().len();
        let level = self.spots.len().checked_sub(n_empty)?;
        let colors = [self.root.turn(), !self.root.turn()];
        let is_winners = position.turn() == colors[self.winner.0] && self.winner.moves_at(level);
        if !is_winners || position.is_reply() {
            return None;
        }
        let marbles = colors.map(|color| position.board().of(color));
        // The board is the same whichever of the orientations that suit it has come of.
        let mut stands = self.turned[level % 2].iter();
        let (orientation, before) = stands
            .find(|(_, turned)| (0..2).all(|side| (turned[side] & !marbles[side]).is_empty()))?;
        let stand = Stand::new(&self.spots, *orientation);
        let sets = [0, 1].map(|side| stand.spots().set_of(marbles[side] & !before[side]));
        Some(Board { level, sets, stand })
    }
}

/// Sweeps to ever longer horizons until the winner has won.
fn until_won(
    sweeper: &mut Sweeper<'_>,
    winner: Side,
    n_spots: usize,
    limit: u64,
    tally: &mut Tally<'_, '_>,
) -> Option<Vec<Horizon>> {
    let mut horizons: Vec<Horizon> = Vec::new();
    for last in winner.horizons(n_spots) {
        let plan = Plan::new(n_spots, last, 1);
        let n_bytes = make_room(&mut horizons, &plan, winner, limit)?;
        tally.begin(None, n_bytes);
        let mut horizon = Horizon::new(plan);
        let is_won = sweeper.keep(plan, winner.pass(), &mut horizon, tally)?;
        horizons.push(horizon);
        if is_won {
            break;
        }
    }
    tally.end();
    Some(horizons)
}

/// Lets go of kept horizons, the longest first, until a sweep fits beside the others: the bytes of all.
/// `None` if it does not fit alone.
fn make_room(horizons: &mut Vec<Horizon>, plan: &Plan, winner: Side, limit: u64) -> Option<u64> {
    let kept = |plan: &Plan| Horizon::bytes(plan, winner);
    let alone = plan.memory() + kept(plan);
    loop {
        let others = horizons.iter().map(|horizon| kept(&horizon.plan));
        let n_bytes = alone + others.sum::<u64>();
        if n_bytes <= limit {
            return Some(n_bytes);
        }
        horizons.pop()?;
    }
}

/// The root's marbles in each orientation of a parity.
fn turned(spots: &Spots, parity: usize) -> Vec<(Orientation, [Cells; 2])> {
    let orientations = (0..N_BITS).map(|bit| Orientation::from_bit(bit, parity));
    let marbles = [0, 1].map(|side| spots.filled(side, 0));
    let turned = orientations.map(|orientation| {
        (
            orientation,
            marbles.map(|cells| oriented(cells, orientation)),
        )
    });
    turned.collect()
}

/// Reads the moves of a board.
struct Reading<'r> {
    position: &'r Pentago,
    board: &'r Board,
    finished: Finished<'r, 2, Box<[[u64; 2]]>>,
}

impl UnderRules for Reading<'_> {
    type Output = Option<Move>;

    fn run<R: Rules>(self) -> Self::Output {
        let table = self.finished.after_placings::<R>(self.board.sets);
        let wins = self.board.stand.is_denied(self.position, &table, 0);
        let moves = self.position.legal_moves();
        let index = wins.iter().position(|&wins| wins)?;
        Some(moves[index])
    }
}
