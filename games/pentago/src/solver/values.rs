//! The values of the root's moves, from one sweep of two passes or two of one.

use boardgame::Position as _;
use grid::Cells;
use solving::{Resources, Value};

use super::machine::Memory;
use super::orientation::{Bits, Orientation, is_set};
use super::plan::Plan;
use super::rules::{Rules, UnderRules, under};
use super::spots::Spots;
use super::stage::Workers;
use super::sweep::{Orders, Pass, Root, RootTable, sweep};
use super::tables::Tables;
use super::tally::Tally;
use crate::position::Followup;
use crate::{Block, Direction, Move, Pentago};

/// What sweeps have told of each legal move.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Answers {
    /// Whether the mover wins with it.
    pub(super) wins: Option<Vec<bool>>,
    /// Whether the mover does not lose with it.
    pub(super) holds: Option<Vec<bool>>,
}

impl Answers {
    /// The value of a move, where it is known; only wins and losses within the horizon are, and
    /// draws when it is the end of the game.
    pub(super) fn value(&self, index: usize) -> Option<Value> {
        let wins = self.wins.as_ref().map(|wins| wins[index]);
        let holds = self.holds.as_ref().map(|holds| holds[index]);
        match (wins, holds) {
            (Some(true), _) => Some(Value::Win),
            (_, Some(false)) => Some(Value::Loss),
            (Some(false), Some(true)) => Some(Value::Draw),
            _ => None,
        }
    }
}

/// Which passes are wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Wanted {
    /// Both, for the value of every move.
    Both,
    /// Who wins, and the other one only if nothing does.
    WinFirst,
    /// One.
    Only(Pass),
}

/// Sweeps one root, as often as wanted.
#[derive(Debug)]
pub(super) struct Sweeper<'p> {
    root: &'p Pentago,
    tables: Tables,
    memory: &'p mut Memory,
    limit: u64,
    workers: Workers,
}

impl<'p> Sweeper<'p> {
    /// The bytes that whole sweeps of a root need at least.
    pub(super) fn needed(root: &Pentago) -> u64 {
        let n_spots = root.board().empty().len();
        Plan::new(n_spots, n_spots, 1).memory()
    }

    /// Whether whole sweeps of a root fit.
    pub(super) fn fits(root: &Pentago, memory: u64) -> bool {
        let addressable = isize::MAX as u64;
        root.board().empty().len() <= Plan::MAX_SPOTS
            && Self::needed(root) <= memory.min(addressable)
    }

    /// The tables of a root whose sweeps fit; `None` if the watch says stop. The nodes will stand in
    /// the memory given.
    pub(super) fn new(
        root: &'p Pentago,
        memory: &'p mut Memory,
        resources: Resources,
        workers: Workers,
        tally: &mut Tally<'_, '_>,
    ) -> Option<Self> {
        let spots = Spots::new(root);
        let plan = Plan::new(spots.len(), spots.len(), 1);
        Some(Self {
            root,
            tables: Tables::new(&spots, &plan, workers.n_threads, tally)?,
            memory,
            limit: resources.memory,
            workers,
        })
    }

    /// The nodes of a sweep to a horizon.
    pub(super) fn n_nodes(&self, horizon: usize) -> u64 {
        self.plan(horizon, 1).n_nodes()
    }

    /// Sweeps from a horizon, or from the full board if that is nearer. What was not done when the
    /// watch says stop is left out.
    pub(super) fn run(
        &mut self,
        horizon: usize,
        wanted: Wanted,
        tally: &mut Tally<'_, '_>,
    ) -> Answers {
        let both = self.plan(horizon, 2);
        let answers = if wanted == Wanted::Both && both.memory() <= self.limit {
            begin(both, 1, tally);
            self.both_passes(both, tally)
        } else {
            let one = self.plan(horizon, 1);
            let n_passes = if let Wanted::Only(_) = wanted { 1 } else { 2 };
            begin(one, n_passes, tally);
            self.one_by_one(one, wanted, tally)
        };
        tally.end();
        answers
    }

    fn one_by_one(&mut self, plan: Plan, wanted: Wanted, tally: &mut Tally<'_, '_>) -> Answers {
        let mut answers = Answers::default();
        if wanted != Wanted::Only(Pass::Hold) {
            answers.wins = self.one_pass(plan, Pass::Win, tally);
        }
        let wins = answers.wins.as_ref();
        let wants_second = match wanted {
            Wanted::Both => wins.is_some(),
            Wanted::WinFirst => wins.is_some_and(|wins| !wins.contains(&true)),
            Wanted::Only(pass) => pass == Pass::Hold,
        };
        if wants_second {
            answers.holds = self.one_pass(plan, Pass::Hold, tally);
        }
        answers
    }

    /// Sweeps from the full board, where the twist of the move before is still left open: for every
    /// orientation after it, whether the root's mover wins, and whether it holds. `None` if the watch
    /// says stop.
    pub(super) fn run_before_twist(&mut self, tally: &mut Tally<'_, '_>) -> Option<[Bits; 2]> {
        let n_spots = self.root.board().empty().len();
        let both = self.plan(n_spots, 2);
        if both.memory() <= self.limit {
            let node = self.sweep::<4>(both, &[Pass::Win, Pass::Hold], 1, tally)?;
            let [win_low, win_high, hold_low, hold_high] = node.before;
            return Some([[win_low, win_high], [hold_low, hold_high]]);
        }
        let one = self.plan(n_spots, 1);
        let win = self.sweep::<2>(one, &[Pass::Win], 1, tally)?;
        let hold = self.sweep::<2>(one, &[Pass::Hold], 1, tally)?;
        Some([win.before, hold.before])
    }

    fn plan(&self, horizon: usize, n_passes: usize) -> Plan {
        Plan::new(self.root.board().empty().len(), horizon, n_passes)
    }

    fn both_passes(&mut self, plan: Plan, tally: &mut Tally<'_, '_>) -> Answers {
        let swept = self.sweep::<4>(plan, &[Pass::Win, Pass::Hold], 0, tally);
        let read = |pass| {
            swept
                .as_ref()
                .map(|swept| is_denied(self.root, &swept.after, pass))
        };
        Answers {
            wins: read(0),
            holds: read(1),
        }
    }

    fn one_pass(&mut self, plan: Plan, pass: Pass, tally: &mut Tally<'_, '_>) -> Option<Vec<bool>> {
        let swept = self.sweep::<2>(plan, &[pass], 0, tally)?;
        Some(is_denied(self.root, &swept.after, 0))
    }

    fn sweep<const LANES: usize>(
        &mut self,
        plan: Plan,
        passes: &[Pass],
        parity: usize,
        tally: &mut Tally<'_, '_>,
    ) -> Option<Root<LANES>> {
        let orders = Orders {
            plan,
            passes,
            parity,
            workers: self.workers,
        };
        let task = Task::<LANES> {
            tables: &self.tables,
            orders,
            memory: self.memory,
            tally,
        };
        under(self.root.edition(), task)
    }
}

/// Only a whole sweep tells how much is done; the others are a small part of the work.
fn begin(plan: Plan, n_sweeps: u64, tally: &mut Tally<'_, '_>) {
    let is_whole = plan.last == plan.n_spots;
    let n_nodes = is_whole.then_some(n_sweeps * plan.n_nodes());
    tally.begin(n_nodes, plan.memory());
}

struct Task<'t, 'u, 'w, const LANES: usize> {
    tables: &'t Tables,
    orders: Orders<'t>,
    memory: &'t mut Memory,
    tally: &'t mut Tally<'u, 'w>,
}

impl<const LANES: usize> UnderRules for Task<'_, '_, '_, LANES> {
    type Output = Option<Root<LANES>>;

    fn run<R: Rules>(self) -> Self::Output {
        sweep::<R, LANES>(self.tables, &self.orders, self.memory, self.tally)
    }
}

/// For each legal move, whether the other side does not reach what this pass denies it.
pub(super) fn is_denied<const LANES: usize>(
    root: &Pentago,
    table: &RootTable<LANES>,
    pass: usize,
) -> Vec<bool> {
    let spots = Spots::new(root);
    let denied = |m: &Move| {
        let Some(orientation) = orientation_after(root, *m) else {
            return true;
        };
        let spot = spots.spot_of(m.cell).expect("moves fill empty cells");
        let bits = [table[spot][2 * pass], table[spot][2 * pass + 1]];
        !is_set(bits, orientation.bit())
    };
    root.legal_moves().iter().map(denied).collect()
}

/// How the blocks stand after a move; `None` if the placing has won.
pub(super) fn orientation_after(root: &Pentago, m: Move) -> Option<Orientation> {
    if let Some(twist) = m.twist {
        let quarters = match twist.direction {
            Direction::Right => 1,
            Direction::Left => 3,
        };
        return Some(Orientation::ROOT.turned(twist.block.index(), quarters));
    }
    if root.after_placing(m.cell) == Followup::Won {
        return None;
    }
    // A skipped twist is that of a block which is still empty.
    let occupied = root.board().occupied() | Cells::of(m.cell);
    let mut blocks = Block::ALL.into_iter();
    let empty = blocks.find(|block| (occupied & block.cells()).is_empty());
    let block = empty.expect("a twist is skipped only while a block is empty");
    Some(Orientation::ROOT.turned(block.index(), 1))
}
