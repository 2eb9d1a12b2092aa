//! Settling one claim by depth-first proof-number search.
//!
//! At each node the most promising move is searched, the one whose refutation by the opponent
//! looks cheapest to rule out, until its numbers say that another move looks clearly better
//! (Nagai's df-pn with the 1+epsilon thresholds of Pawlewicz and Lew). In steps:
//!
//! 1. Expand the node, unless a glance settles it.
//! 2. Look up what is known of its children; one that stands on the path to this node already
//!    closes a circle, which is a draw.
//! 3. Put their numbers together; leave when they settle the claim or pass the limits.
//! 4. Search the best child within limits that the second best sets, and go on with 2.
//!
//! A circle settles a claim only provisionally: the children that lead back count as drawn because
//! of the path by which the node was reached. Wins never depend on circles.

use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, AtomicUsize, Ordering};

use super::expand::{Knowledge, expand};
use super::{Child, Expansion, Goal, Provable, claim};
use crate::table::{GREATEST, NEVER, Numbers, Table};

/// Nodes between two looks at the watcher or the flag: a few milliseconds.
const NODES_PER_REPORT: u64 = 1024;
/// A path this long is given up, before it fills the thread's stack.
const MAX_DEPTH: usize = 1000;
/// What other threads have found meanwhile is looked up again after a visit of so many nodes.
const MIN_NODES_TO_LOOK_AGAIN: u64 = 32;
/// Threads avoid each other's ways near the root, down to this depth.
const MAX_SHARED_DEPTH: usize = 14;

/// What the threads of a search share beside the table.
#[derive(Debug)]
pub(super) struct Crew {
    /// Set when all have to stop.
    pub(super) stop: AtomicBool,
    /// Nodes visited by all.
    pub(super) nodes: AtomicU64,
    /// The most plies that anybody has looked ahead.
    pub(super) depth: AtomicUsize,
    /// How many threads are below the claims of each number, a hash; only a hint.
    busy: Vec<AtomicU8>,
}

impl Crew {
    pub(super) fn new() -> Self {
        Self {
            stop: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
            depth: AtomicUsize::new(0),
            busy: (0..1024).map(|_| AtomicU8::new(0)).collect(),
        }
    }

    fn busy(&self, key: u128) -> &AtomicU8 {
        let mixed = (key as u64 ^ (key >> 64) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        &self.busy[(mixed >> 54) as usize]
    }
}

/// How far a claim is searched before another one looks better.
#[derive(Debug, Clone, Copy)]
struct Limits {
    reach: u32,
    refute: u32,
}

impl Limits {
    const NONE: Self = Self {
        reach: NEVER,
        refute: NEVER,
    };

    fn are_passed_by(self, numbers: Numbers) -> bool {
        numbers.reach >= self.reach || numbers.refute >= self.refute
    }
}

/// The way from the root to the node that is searched.
#[derive(Debug)]
struct Path {
    keys: Vec<u128>,
    /// How many keys have each hash; most questions end here.
    hashes: Vec<u8>,
}

impl Path {
    fn new() -> Self {
        Self {
            keys: Vec::new(),
            hashes: vec![0; 4096],
        }
    }

    fn hash(key: u128) -> usize {
        (((key ^ (key >> 64)) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 52) as usize
    }

    fn push(&mut self, key: u128) {
        self.keys.push(key);
        let count = &mut self.hashes[Self::hash(key)];
        *count = count.saturating_add(1);
    }

    fn pop(&mut self) {
        let key = self.keys.pop().expect("every push has its pop");
        let count = &mut self.hashes[Self::hash(key)];
        if *count < u8::MAX {
            *count -= 1;
        }
    }

    fn contains(&self, key: u128) -> bool {
        self.hashes[Self::hash(key)] > 0 && self.keys.contains(&key)
    }
}

/// One thread's search.
pub(super) struct ProofSearch<'a, P: Provable> {
    table: &'a Table,
    crew: &'a Crew,
    /// Asked every few milliseconds, on the caller's thread only: go on?
    ask: Option<&'a mut dyn FnMut() -> bool>,
    /// Stops after so many nodes.
    budget: u64,
    nodes: u64,
    /// How long the path has been.
    depth: usize,
    halted: bool,
    shares: bool,
    path: Path,
    /// Lists of children to use again, one for each depth.
    pool: Vec<Vec<Child<P::Node>>>,
}

impl<'a, P: Provable> ProofSearch<'a, P> {
    pub(super) fn new(table: &'a Table, crew: &'a Crew, budget: u64) -> Self {
        Self {
            table,
            crew,
            ask: None,
            budget,
            nodes: 0,
            depth: 0,
            halted: crew.stop.load(Ordering::Relaxed),
            shares: false,
            path: Path::new(),
            pool: Vec::new(),
        }
    }

    /// The same, asking this every few milliseconds whether to go on.
    pub(super) fn asking(mut self, ask: &'a mut dyn FnMut() -> bool) -> Self {
        self.ask = Some(ask);
        self
    }

    /// The same, keeping out of the way of other threads.
    pub(super) fn sharing(mut self, shares: bool) -> Self {
        self.shares = shares;
        self
    }

    /// Settles a claim, unless the budget or the crew's flag ends the search first.
    pub(super) fn run(&mut self, node: &P::Node, goal: Goal) -> Numbers {
        let numbers = self.visit(node, P::node_key(node), goal, Limits::NONE);
        self.crew
            .nodes
            .fetch_add(self.nodes % NODES_PER_REPORT, Ordering::Relaxed);
        self.crew.depth.fetch_max(self.depth, Ordering::Relaxed);
        numbers
    }

    fn visit(&mut self, node: &P::Node, node_key: u128, goal: Goal, limits: Limits) -> Numbers {
        self.count_node();
        let key = claim(node_key, goal);
        let before = self.nodes;
        let mut children = self.pool.pop().unwrap_or_default();
        children.clear();
        let numbers = match self.expand(node, goal, &mut children) {
            Expansion::Settled(numbers) => numbers,
            Expansion::Open { left_out } => {
                self.enter(key);
                let numbers = self.settle(&mut children, goal, left_out, limits);
                self.leave(key);
                numbers
            }
        };
        self.pool.push(children);
        self.table.put(key, numbers, self.nodes - before + 1);
        numbers
    }

    /// Steps 2 to 4.
    fn settle(
        &mut self,
        children: &mut [Child<P::Node>],
        goal: Goal,
        left_out: u16,
        limits: Limits,
    ) -> Numbers {
        loop {
            let numbers = combine(children, goal, left_out);
            if numbers.is_settled() || limits.are_passed_by(numbers) || self.halted {
                return numbers;
            }
            let (index, limits) = self.choose(children, goal, numbers, limits);
            let child = children[index];
            let before = self.nodes;
            children[index].numbers = self.visit(&child.node, child.key, goal.other(), limits);
            if self.shares && self.nodes - before >= MIN_NODES_TO_LOOK_AGAIN {
                for child in children.iter_mut() {
                    self.look_up(child, goal.other());
                }
            }
        }
    }

    /// Steps 1 and 2.
    fn expand(&self, node: &P::Node, goal: Goal, children: &mut Vec<Child<P::Node>>) -> Expansion {
        let search = self;
        let goal_after = goal.other();
        expand::<P>(node, goal, &Known { search, goal_after }, children)
    }

    /// What is known of a child by its key.
    #[inline]
    fn known(&self, node_key: u128, goal: Goal) -> Option<Numbers> {
        let key = claim(node_key, goal);
        if P::HAS_CYCLES && self.path.contains(key) {
            return Some(drawn(goal));
        }
        self.table.get(key)
    }

    /// What is known of a child. What the table has forgotten stays as it was last seen here.
    #[inline]
    fn look_up(&self, child: &mut Child<P::Node>, goal: Goal) {
        if child.numbers.is_final() {
            return;
        }
        if let Some(numbers) = self.known(child.key, goal) {
            // A number that was too great for the table is remembered better here.
            let is_cut = numbers.reach.max(numbers.refute) == GREATEST;
            if !(is_cut && child.numbers.reach.max(child.numbers.refute) > GREATEST) {
                child.numbers = numbers;
            }
        }
    }

    /// The child to search, and how far.
    fn choose(
        &self,
        children: &[Child<P::Node>],
        goal: Goal,
        numbers: Numbers,
        limits: Limits,
    ) -> (usize, Limits) {
        let (mut best, mut second) = self.best_two(children, goal);
        if children[best].numbers.refute >= limits.reach {
            (best, second) = best_two_of(children, |child| child.numbers.refute);
        }
        let chosen = children[best].numbers;
        let others = numbers.refute - chosen.reach;
        let patience = second / P::PARTS_OF_PATIENCE + 1;
        let limits = Limits {
            reach: (limits.refute - others).min(NEVER),
            refute: limits.reach.min(second.saturating_add(patience)),
        };
        (best, limits)
    }

    /// The best child and the number of the second best, other threads' ways made to look worse.
    fn best_two(&self, children: &[Child<P::Node>], goal: Goal) -> (usize, u32) {
        if !self.shares || self.path.keys.len() > MAX_SHARED_DEPTH {
            return best_two_of(children, |child| child.numbers.refute);
        }
        best_two_of(children, |child| {
            let n_busy = self.crew.busy(claim(child.key, goal.other()));
            let n_busy = u32::from(n_busy.load(Ordering::Relaxed));
            let refute = child.numbers.refute;
            refute
                .saturating_add(refute / 2 * n_busy + n_busy)
                .min(NEVER)
        })
    }

    fn enter(&mut self, key: u128) {
        if self.shares && self.path.keys.len() <= MAX_SHARED_DEPTH {
            self.crew.busy(key).fetch_add(1, Ordering::Relaxed);
        }
        self.path.push(key);
        self.depth = self.depth.max(self.path.keys.len());
        self.halted |= self.path.keys.len() > MAX_DEPTH;
    }

    fn leave(&mut self, key: u128) {
        self.path.pop();
        if self.shares && self.path.keys.len() <= MAX_SHARED_DEPTH {
            self.crew.busy(key).fetch_sub(1, Ordering::Relaxed);
        }
    }

    /// Counts a node, and now and then hears whether to stop.
    #[inline]
    fn count_node(&mut self) {
        self.nodes += 1;
        self.halted |= self.nodes >= self.budget;
        if self.nodes.is_multiple_of(NODES_PER_REPORT) {
            self.report();
        }
    }

    fn report(&mut self) {
        self.crew
            .nodes
            .fetch_add(NODES_PER_REPORT, Ordering::Relaxed);
        if let Some(ask) = &mut self.ask
            && !ask()
        {
            self.crew.stop.store(true, Ordering::Relaxed);
        }
        self.halted |= self.crew.stop.load(Ordering::Relaxed);
    }
}

/// What a search knows of the claims after a move.
struct Known<'s, 'a, P: Provable> {
    search: &'s ProofSearch<'a, P>,
    goal_after: Goal,
}

impl<P: Provable> Knowledge for Known<'_, '_, P> {
    #[inline]
    fn expect(&self, node_key: u128) {
        self.search.table.expect(claim(node_key, self.goal_after));
    }

    #[inline]
    fn known(&self, node_key: u128) -> Option<Numbers> {
        self.search.known(node_key, self.goal_after)
    }
}

/// What a circle means to the side to move: it holds, and it does not win.
pub(super) fn drawn(goal: Goal) -> Numbers {
    let numbers = match goal {
        Goal::Win => Numbers::refuted(0),
        Goal::Hold => Numbers::reached(0),
    };
    numbers.with_provisional(true)
}

/// The numbers of a node: to reach the goal is to refute one child, to miss it is to let the
/// opponent reach its goal in all.
pub(super) fn combine<N>(children: &[Child<N>], goal: Goal, left_out: u16) -> Numbers {
    let mut reach = NEVER;
    let mut refute: u32 = 0;
    let mut reached: Option<Numbers> = None;
    let mut longest = left_out;
    let mut provisional = false;
    for Child { numbers, .. } in children {
        reach = reach.min(numbers.refute);
        refute = refute.saturating_add(numbers.reach).min(NEVER);
        if numbers.refute == 0 {
            let found = Numbers::reached(numbers.plies + 1).with_provisional(numbers.provisional);
            reached = Some(reached.map_or(found, |best| better(best, found)));
        }
        if numbers.reach == 0 {
            provisional |= numbers.provisional;
            longest = longest.max(numbers.plies + 1);
        }
    }
    // Distances are of wins; a draw has none.
    match (reached, refute, goal) {
        (Some(found), _, Goal::Win) => found,
        (Some(found), _, Goal::Hold) => Numbers { plies: 0, ..found },
        (None, 0, Goal::Win) => Numbers::refuted(0).with_provisional(provisional),
        (None, 0, Goal::Hold) => Numbers::refuted(longest),
        (None, refute, _) => Numbers::open(reach, refute),
    }
}

/// Of two ways to reach the goal, one that is certain, then the shorter.
fn better(first: Numbers, second: Numbers) -> Numbers {
    if (second.provisional, second.plies) < (first.provisional, first.plies) {
        second
    } else {
        first
    }
}

/// The child with the least number, and the least number of the others.
fn best_two_of<N>(children: &[Child<N>], number: impl Fn(&Child<N>) -> u32) -> (usize, u32) {
    let mut best = (0, NEVER);
    let mut second = NEVER;
    for (index, child) in children.iter().enumerate() {
        let number = number(child);
        if number < best.1 {
            second = best.1;
            best = (index, number);
        } else {
            second = second.min(number);
        }
    }
    (best.0, second)
}
