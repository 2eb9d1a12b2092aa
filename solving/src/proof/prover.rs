//! The claims of a position, put together into its value.

use std::sync::atomic::Ordering;
use std::thread;

use super::closed::ClosedSet;
use super::expand::expand_at_a_glance;
use super::search::{Crew, ProofSearch};
use super::{Expansion, Goal, Provable, claim};
use crate::table::{Numbers, Table};
use crate::{Control, Progress, Value, Watch};

/// Both claims are searched in turns, first for so many nodes and then for ever more.
const FIRST_BUDGET: u64 = 1 << 12;
/// Shorter searches are not worth starting threads for.
const MIN_SHARED_BUDGET: u64 = 1 << 15;

/// Settles claims with a table, threads and a watcher.
pub(super) struct Prover<'a, 'w> {
    pub(super) table: &'a mut Table,
    n_threads: usize,
    /// How many positions a closed set may have.
    closed_capacity: usize,
    watch: &'a mut Watch<'w>,
    crew: Crew,
    stopped: bool,
}

impl<'a, 'w> Prover<'a, 'w> {
    pub(super) fn new(
        table: &'a mut Table,
        n_threads: usize,
        closed_capacity: usize,
        watch: &'a mut Watch<'w>,
    ) -> Self {
        Self {
            table,
            n_threads,
            closed_capacity,
            watch,
            crew: Crew::new(),
            stopped: false,
        }
    }

    /// Nodes visited so far.
    pub(super) fn nodes(&self) -> u64 {
        self.crew.nodes.load(Ordering::Relaxed)
    }

    /// The most plies that a search has looked ahead.
    pub(super) fn depth(&self) -> u32 {
        self.crew.depth.load(Ordering::Relaxed) as u32
    }

    /// Whether the watcher has said stop.
    pub(super) fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Counts nodes visited elsewhere, and tells whether to go on.
    pub(super) fn goes_on(&mut self, nodes: u64) -> bool {
        self.crew.nodes.fetch_add(nodes, Ordering::Relaxed);
        let progress = Progress {
            share: None,
            nodes: self.nodes(),
            memory: self.table.bytes(),
        };
        self.stopped = self.stopped || self.watch.report(progress) == Control::Stop;
        !self.stopped
    }

    /// The value of a position, unless the watcher stops first.
    pub(super) fn value<P: Provable>(&mut self, node: &P::Node) -> Option<Value> {
        let mut budget = FIRST_BUDGET;
        while !self.stopped {
            let win = self.search::<P>(node, Goal::Win, budget);
            if win.reach == 0 {
                return Some(Value::Win);
            }
            let hold = self.search::<P>(node, Goal::Hold, budget);
            if hold.refute == 0 {
                return Some(Value::Loss);
            }
            if win.refute == 0 && hold.reach == 0 {
                return self.confirm_draw::<P>(node, win, hold);
            }
            budget *= 2;
        }
        None
    }

    /// The value of a position for which neither side seems to have a win.
    fn confirm_draw<P: Provable>(
        &mut self,
        node: &P::Node,
        win: Numbers,
        hold: Numbers,
    ) -> Option<Value> {
        let mut confirm = |goal, numbers: Numbers| {
            if numbers.provisional {
                ClosedSet::<P>::new(self.closed_capacity).confirm(self, node, goal)
            } else {
                Some(numbers)
            }
        };
        if confirm(Goal::Win, win)?.reach == 0 {
            return Some(Value::Win);
        }
        let holds = confirm(Goal::Hold, hold)?.reach == 0;
        Some(if holds { Value::Draw } else { Value::Loss })
    }

    /// What is known of a claim without searching.
    pub(super) fn known<P: Provable>(&self, node: &P::Node, goal: Goal) -> Option<Numbers> {
        match expand_at_a_glance::<P>(node, goal, &mut Vec::new()) {
            Expansion::Settled(numbers) => Some(numbers),
            Expansion::Open { .. } => self.table.get(claim(P::node_key(node), goal)),
        }
    }

    /// Within how many plies the side to move loses, as far as the table or a glance tells.
    pub(super) fn lost_within<P: Provable>(&self, node: &P::Node) -> Option<u16> {
        let known = self.table.get(claim(P::node_key(node), Goal::Hold));
        let numbers = known.unwrap_or_else(|| P::judge(node, Goal::Hold));
        (numbers.is_final() && numbers.refute == 0).then_some(numbers.plies)
    }

    /// What is known of a claim for good, after searching until it is settled if need be.
    pub(super) fn settled<P: Provable>(&mut self, node: &P::Node, goal: Goal) -> Option<Numbers> {
        let known = self.known::<P>(node, goal);
        let numbers = match known.filter(|numbers| numbers.is_settled()) {
            Some(numbers) => numbers,
            None => self.settled_anew::<P>(node, goal)?,
        };
        if numbers.is_final() {
            return Some(numbers);
        }
        ClosedSet::<P>::new(self.closed_capacity).confirm(self, node, goal)
    }

    /// Searches a claim until it is settled, provisionally or not, whatever the table says of it.
    pub(super) fn settled_anew<P: Provable>(
        &mut self,
        node: &P::Node,
        goal: Goal,
    ) -> Option<Numbers> {
        let mut budget = FIRST_BUDGET;
        while !self.stopped {
            let numbers = self.search_anew::<P>(node, goal, budget);
            if numbers.is_settled() {
                return Some(numbers);
            }
            budget *= 2;
        }
        None
    }

    /// Searches a claim for at most so many nodes, unless it is settled already.
    pub(super) fn search<P: Provable>(
        &mut self,
        node: &P::Node,
        goal: Goal,
        budget: u64,
    ) -> Numbers {
        let known = self.known::<P>(node, goal);
        match known {
            Some(numbers) if numbers.is_settled() => numbers,
            _ => self.search_anew::<P>(node, goal, budget),
        }
    }

    /// Searches a claim for at most so many nodes, whatever the table says of it.
    ///
    /// Helpers search the same claim with the same table. They stop with the caller's thread, or
    /// stop it when they are first to finish.
    pub(super) fn search_anew<P: Provable>(
        &mut self,
        node: &P::Node,
        goal: Goal,
        budget: u64,
    ) -> Numbers {
        let Self {
            table,
            n_threads,
            watch,
            crew,
            stopped,
            ..
        } = self;
        let memory = table.bytes();
        let crew = &*crew;
        crew.stop.store(*stopped, Ordering::Relaxed);
        let mut ask = || {
            let progress = Progress {
                share: None,
                nodes: crew.nodes.load(Ordering::Relaxed),
                memory,
            };
            *stopped = *stopped || watch.report(progress) == Control::Stop;
            !*stopped
        };
        table.reserve(budget.saturating_mul(*n_threads as u64), &mut ask);
        let table = &**table;
        let shares = *n_threads > 1 && budget >= MIN_SHARED_BUDGET;
        let n_helpers = if shares { *n_threads - 1 } else { 0 };
        let help = || {
            let mut search = ProofSearch::<P>::new(table, crew, u64::MAX).sharing(true);
            let numbers = search.run(node, goal);
            crew.stop.fetch_or(numbers.is_settled(), Ordering::Relaxed);
            numbers
        };
        thread::scope(|scope| {
            let helpers: Vec<_> = (0..n_helpers).map(|_| scope.spawn(help)).collect();
            let search = ProofSearch::<P>::new(table, crew, budget).asking(&mut ask);
            let numbers = search.sharing(shares).run(node, goal);
            crew.stop.store(true, Ordering::Relaxed);
            let found = helpers
                .into_iter()
                .map(|helper| helper.join().expect("a search does not panic"));
            found.fold(
                numbers,
                |best, found| {
                    if best.is_settled() { best } else { found }
                },
            )
        })
    }
}
