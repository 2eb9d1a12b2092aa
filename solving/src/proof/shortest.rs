//! How soon a win can be forced at best: ever longer searches of bounded length.

use std::collections::HashMap;

use super::expand::expand_at_a_glance;
use super::prover::Prover;
use super::{Child, Expansion, Goal, Provable, claim};
use crate::Distance;
use crate::table::Numbers;

/// Nodes between two looks at the watcher.
const NODES_PER_REPORT: u64 = 1024;

/// The search for the shortest win. It remembers what it has seen from one question to the next.
pub(super) struct Shortest {
    /// For each claim the plies within which the attacker wins, and within which it does not.
    seen: HashMap<u128, (u16, u16)>,
    /// More claims than this are not remembered.
    capacity: usize,
    budget: u64,
    nodes: u64,
}

/// The budget is used up or the watcher has said stop.
struct GivenUp;

impl Shortest {
    /// About the bytes that a claim takes, its share of the map included.
    pub(super) const BYTES_PER_CLAIM: usize = 2 * size_of::<(u128, (u16, u16))>();

    /// Remembers at most so many claims.
    pub(super) fn new(capacity: usize) -> Self {
        Self {
            seen: HashMap::new(),
            capacity,
            budget: 0,
            nodes: 0,
        }
    }

    /// The distance of a win that is known to take at most `bound` plies: exact, if at most
    /// `budget` nodes show it. With the goal to hold, it is the opponent who wins.
    pub(super) fn distance<P: Provable>(
        &mut self,
        prover: &mut Prover<'_, '_>,
        node: &P::Node,
        goal: Goal,
        bound: u16,
        budget: u64,
    ) -> Distance {
        (self.budget, self.nodes) = (if prover.is_stopped() { 0 } else { budget }, 0);
        for plies in 1..bound {
            match self.within::<P>(prover, node, P::node_key(node), goal, plies) {
                Ok(true) => return Distance::Exact(plies),
                Ok(false) => {}
                Err(GivenUp) => return Distance::AtMost(bound),
            }
        }
        Distance::Exact(bound)
    }

    /// Whether the attacker wins within so many plies.
    fn within<P: Provable>(
        &mut self,
        prover: &mut Prover<'_, '_>,
        node: &P::Node,
        node_key: u128,
        goal: Goal,
        plies: u16,
    ) -> Result<bool, GivenUp> {
        if plies == 0 {
            return Ok(false);
        }
        let key = claim(node_key, goal);
        let (wins_in, fails_in) = *self.seen.get(&key).unwrap_or(&(u16::MAX, 0));
        if plies >= wins_in || plies <= fails_in {
            return Ok(plies >= wins_in);
        }
        let known = prover.table.get(key).filter(|numbers| numbers.is_final());
        if let Some(numbers) = known
            && (!is_won(numbers, goal) || numbers.plies <= plies)
        {
            return Ok(is_won(numbers, goal));
        }
        self.count_node(prover)?;
        let is_within = self.look::<P>(prover, node, goal, plies)?;
        self.remember(key, plies, is_within);
        if is_within {
            prover.table.put(key, won(goal, plies), 1);
        }
        Ok(is_within)
    }

    fn look<P: Provable>(
        &mut self,
        prover: &mut Prover<'_, '_>,
        node: &P::Node,
        goal: Goal,
        plies: u16,
    ) -> Result<bool, GivenUp> {
        let mut children = Vec::new();
        let left_out = match expand_at_a_glance::<P>(node, goal, &mut children) {
            Expansion::Settled(numbers) => {
                return Ok(is_won(numbers, goal) && numbers.plies <= plies);
            }
            Expansion::Open { left_out } => left_out,
        };
        if goal == Goal::Hold && left_out > plies {
            return Ok(false);
        }
        for child in &children {
            let is_within = self.child::<P>(prover, child, goal.other(), plies - 1)?;
            if is_within == (goal == Goal::Win) {
                return Ok(is_within);
            }
        }
        Ok(goal == Goal::Hold)
    }

    fn child<P: Provable>(
        &mut self,
        prover: &mut Prover<'_, '_>,
        child: &Child<P::Node>,
        goal: Goal,
        plies: u16,
    ) -> Result<bool, GivenUp> {
        if child.numbers.is_final() {
            return Ok(is_won(child.numbers, goal) && child.numbers.plies <= plies);
        }
        self.within::<P>(prover, &child.node, child.key, goal, plies)
    }

    fn remember(&mut self, key: u128, plies: u16, is_within: bool) {
        if self.seen.len() >= self.capacity {
            self.seen.clear();
        }
        let seen = self.seen.entry(key).or_insert((u16::MAX, 0));
        if is_within {
            seen.0 = seen.0.min(plies);
        } else {
            seen.1 = seen.1.max(plies);
        }
    }

    fn count_node(&mut self, prover: &mut Prover<'_, '_>) -> Result<(), GivenUp> {
        self.nodes += 1;
        let is_due = self.nodes.is_multiple_of(NODES_PER_REPORT);
        if self.nodes > self.budget || (is_due && !prover.goes_on(NODES_PER_REPORT)) {
            return Err(GivenUp);
        }
        Ok(())
    }
}

/// Whether the settled claim is a win for the attacker.
const fn is_won(numbers: Numbers, goal: Goal) -> bool {
    match goal {
        Goal::Win => numbers.reach == 0,
        Goal::Hold => numbers.refute == 0,
    }
}

/// A win for the attacker within so many plies.
const fn won(goal: Goal, plies: u16) -> Numbers {
    match goal {
        Goal::Win => Numbers::reached(plies),
        Goal::Hold => Numbers::refuted(plies),
    }
}
