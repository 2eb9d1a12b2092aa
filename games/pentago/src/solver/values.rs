//! The values of the root's moves, from one sweep of two passes or two of one.

use boardgame::Position as _;
use solving::{Resources, Value};

use super::machine::Memory;
use super::orientation::Bits;
use super::plan::Plan;
use super::rules::{Rules, UnderRules, under};
use super::sample::Sampler;
use super::spots::Spots;
use super::stage::Workers;
use super::stand::Stand;
use super::sweep::{Finished, Orders, Pass, Root, sweep};
use super::tables::Tables;
use super::tally::Tally;
use super::wins::Horizon;
use crate::Pentago;

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
    /// The plan that the tables are made for.
    whole: Plan,
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

    /// The bytes that a whole sweep of both passes at once needs.
    pub(super) fn needed_at_once(root: &Pentago) -> u64 {
        let n_spots = root.board().empty().len();
        Plan::new(n_spots, n_spots, 2).memory()
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
        let n_spots = root.board().empty().len();
        let plan = Plan::new(n_spots, n_spots, 1);
        Self::with_tables(&plan, root, memory, resources, workers, tally)
    }

    /// The same with tables for a plan.
    pub(super) fn with_tables(
        plan: &Plan,
        root: &'p Pentago,
        memory: &'p mut Memory,
        resources: Resources,
        workers: Workers,
        tally: &mut Tally<'_, '_>,
    ) -> Option<Self> {
        let spots = Spots::new(root);
        Some(Self {
            root,
            whole: *plan,
            tables: Tables::new(&spots, plan, workers.n_threads, tally)?,
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
            let node = self.sweep::<4>(both, &BOTH, 1, tally)?;
            let [win_low, win_high, hold_low, hold_high] = node.before;
            return Some([[win_low, win_high], [hold_low, hold_high]]);
        }
        let one = self.plan(n_spots, 1);
        let win = self.sweep::<2>(one, &[Pass::Win], 1, tally)?;
        let hold = self.sweep::<2>(one, &[Pass::Hold], 1, tally)?;
        Some([win.before, hold.before])
    }

    fn plan(&self, horizon: usize, n_passes: usize) -> Plan {
        self.whole.with(horizon, n_passes)
    }

    fn both_passes(&mut self, plan: Plan, tally: &mut Tally<'_, '_>) -> Answers {
        let swept = self.sweep::<4>(plan, &BOTH, 0, tally);
        let root = Stand::of_root(self.root);
        let read = |pass| {
            swept
                .as_ref()
                .map(|swept| root.is_denied(self.root, &swept.after, pass))
        };
        Answers {
            wins: read(0),
            holds: read(1),
        }
    }

    fn one_pass(&mut self, plan: Plan, pass: Pass, tally: &mut Tally<'_, '_>) -> Option<Vec<bool>> {
        let swept = self.sweep::<2>(plan, &[pass], 0, tally)?;
        Some(Stand::of_root(self.root).is_denied(self.root, &swept.after, 0))
    }

    fn sweep<const LANES: usize>(
        &mut self,
        plan: Plan,
        passes: &[Pass],
        parity: usize,
        tally: &mut Tally<'_, '_>,
    ) -> Option<Root<LANES>> {
        let edition = self.root.edition();
        under(edition, self.task(plan, passes, parity, tally))
    }

    fn task<'t, 'u, 'w, const LANES: usize>(
        &'t mut self,
        plan: Plan,
        passes: &'t [Pass],
        parity: usize,
        tally: &'t mut Tally<'u, 'w>,
    ) -> Task<'t, 'u, 'w, LANES> {
        let orders = Orders {
            plan,
            passes,
            parity,
            workers: self.workers,
        };
        Task {
            tables: &self.tables,
            orders,
            memory: self.memory,
            tally,
        }
    }

    /// Sweeps from the full board, and lets positions be taken on the way; `None` if the watch says
    /// stop.
    pub(super) fn sample(
        &mut self,
        sampler: &mut Sampler<'_>,
        tally: &mut Tally<'_, '_>,
    ) -> Option<()> {
        let plan = self.plan(self.root.board().empty().len(), 2);
        begin(plan, 1, tally);
        let edition = self.root.edition();
        let task = self.task(plan, &BOTH, 0, tally);
        let swept = under(edition, Sampling { task, sampler });
        tally.end();
        swept
    }

    /// Sweeps one pass, of which a horizon keeps what it needs: whether that pass's winner has won the
    /// root. `None` if the watch says stop.
    pub(super) fn keep(
        &mut self,
        plan: Plan,
        pass: Pass,
        horizon: &mut Horizon,
        tally: &mut Tally<'_, '_>,
    ) -> Option<bool> {
        let passes = [pass];
        let edition = self.root.edition();
        let task = self.task(plan, &passes, 0, tally);
        let swept = under(edition, Keeping { task, horizon })?;
        let denied = Stand::of_root(self.root).is_denied(self.root, &swept.after, 0);
        Some(denied.contains(&true) == (pass == Pass::Win))
    }

    /// The tables of the root, which outlive the sweeps.
    pub(super) fn into_tables(self) -> Tables {
        self.tables
    }
}

/// Both passes at once, in the order of their lanes.
const BOTH: [Pass; 2] = [Pass::Win, Pass::Hold];

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
        self.sweep::<R>(&mut |_, _| ())
    }
}

impl<const LANES: usize> Task<'_, '_, '_, LANES> {
    fn sweep<R: Rules>(
        self,
        show: &mut impl FnMut(&Finished<'_, LANES>, &mut Tally<'_, '_>),
    ) -> Option<Root<LANES>> {
        sweep::<R, LANES>(self.tables, &self.orders, self.memory, self.tally, show)
    }
}

struct Sampling<'t, 'u, 'w, 's, 'p> {
    task: Task<'t, 'u, 'w, 4>,
    sampler: &'s mut Sampler<'p>,
}

impl UnderRules for Sampling<'_, '_, '_, '_, '_> {
    type Output = Option<()>;

    fn run<R: Rules>(self) -> Self::Output {
        let Self { task, sampler } = self;
        task.sweep::<R>(&mut |finished, tally| sampler.take::<R>(finished, tally))
            .map(drop)
    }
}

struct Keeping<'t, 'u, 'w, 'h> {
    task: Task<'t, 'u, 'w, 2>,
    horizon: &'h mut Horizon,
}

impl UnderRules for Keeping<'_, '_, '_, '_> {
    type Output = Option<Root<2>>;

    fn run<R: Rules>(self) -> Self::Output {
        let Self { task, horizon } = self;
        task.sweep::<R>(&mut |finished, _| horizon.take(finished))
    }
}
