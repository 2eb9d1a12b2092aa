//! Confirming that a side cannot be beaten, where play may go round in circles.
//!
//! A search that meets a circle calls the position drawn, but only as long as it came by that
//! path: stored and met again by another path, the same verdict may be wrong. So before a claim
//! that rests on circles is believed, its positions are collected into a *closed set*:
//!
//! - where the attacker is to move, every move stays in the set, or leads to where it is known for
//!   good that the attacker does not win;
//! - where the defender is to move, some move does.
//!
//! In such a set the defender can stay forever, whatever path led there; nothing else needs to be
//! believed. A position that turns out to be won by the attacker is struck out, the positions that
//! relied on it are looked at again, and so on until the set is closed or its root is struck out.

use std::collections::HashMap;

use super::expand::expand_at_a_glance;
use super::prover::Prover;
use super::{Child, Expansion, Goal, Provable, claim};
use crate::table::{Numbers, Table};

/// Nodes for letting the table know what is settled by a look at the children.
const BUDGET: u64 = 1 << 14;
/// Positions between two looks at the watcher.
const POSITIONS_PER_REPORT: u64 = 256;

/// A member of the set.
struct Member<N> {
    node: N,
    goal: Goal,
    /// The attacker wins here after all.
    is_struck: bool,
    /// Who relies on this member.
    dependents: Vec<u128>,
}

/// The set, while it grows.
pub(super) struct ClosedSet<P: Provable> {
    members: HashMap<u128, Member<P::Node>>,
    queue: Vec<u128>,
    capacity: usize,
}

impl<P: Provable> ClosedSet<P> {
    /// About the bytes that a member takes, its share of the map and its dependents included.
    pub(super) const BYTES_PER_MEMBER: usize = 2 * size_of::<(u128, Member<P::Node>)>() + 128;

    /// An empty set that may grow to so many positions.
    pub(super) fn new(capacity: usize) -> Self {
        Self {
            members: HashMap::new(),
            queue: Vec::new(),
            capacity,
        }
    }

    /// Settles for good a claim that the search has settled provisionally, or `None` if the set
    /// outgrows its capacity or the watcher says stop.
    pub(super) fn confirm(
        mut self,
        prover: &mut Prover<'_, '_>,
        node: &P::Node,
        goal: Goal,
    ) -> Option<Numbers> {
        let root = self.add(*node, goal);
        let mut n_looked_at = 0;
        while let Some(key) = self.queue.pop() {
            n_looked_at += 1;
            if u64::is_multiple_of(n_looked_at, POSITIONS_PER_REPORT)
                && !prover.goes_on(POSITIONS_PER_REPORT)
            {
                return None;
            }
            if self.members.len() > self.capacity {
                return None;
            }
            if !self.members[&key].is_struck && !self.stands(prover, key)? {
                self.strike(prover, key);
            }
            if self.members[&root].is_struck {
                let known = prover.known::<P>(node, goal);
                let won = known.filter(|&numbers| is_attackers(numbers, goal));
                return Some(won.unwrap_or_else(|| attackers(goal)));
            }
        }
        self.store(prover.table);
        Some(defenders(goal))
    }

    /// Adds a position, to be looked at.
    fn add(&mut self, node: P::Node, goal: Goal) -> u128 {
        let key = claim(P::node_key(&node), goal);
        let queue = &mut self.queue;
        self.members.entry(key).or_insert_with(|| {
            queue.push(key);
            Member {
                node,
                goal,
                is_struck: false,
                dependents: Vec::new(),
            }
        });
        key
    }

    /// Whether a member can stay: its moves lead where the rules of the set want them to. New
    /// members may be added for it. `None` if the watcher says stop.
    fn stands(&mut self, prover: &mut Prover<'_, '_>, key: u128) -> Option<bool> {
        let (node, goal) = (self.members[&key].node, self.members[&key].goal);
        let mut children = Vec::new();
        match expand_at_a_glance::<P>(&node, goal, &mut children) {
            Expansion::Settled(numbers) => Some(!is_attackers(numbers, goal)),
            Expansion::Open { .. } if goal == Goal::Win => self.all_stay(prover, key, &children),
            Expansion::Open { .. } => self.one_stays(prover, key, &mut children),
        }
    }

    /// The attacker moves: every child has to be in the set.
    fn all_stay(
        &mut self,
        prover: &mut Prover<'_, '_>,
        key: u128,
        children: &[Child<P::Node>],
    ) -> Option<bool> {
        for child in children {
            match self.standing(prover, child, Goal::Hold) {
                Standing::Struck => return Some(false),
                Standing::Certain => {}
                Standing::Member | Standing::Likely => self.rely(key, child, Goal::Hold),
                Standing::Unknown => {
                    if is_attackers(Self::search(prover, child, Goal::Hold)?, Goal::Hold) {
                        return Some(false);
                    }
                    self.rely(key, child, Goal::Hold);
                }
            }
        }
        Some(true)
    }

    /// The defender moves: one child has to be in the set.
    fn one_stays(
        &mut self,
        prover: &mut Prover<'_, '_>,
        key: u128,
        children: &mut [Child<P::Node>],
    ) -> Option<bool> {
        children.sort_by_cached_key(|child| self.standing(prover, child, Goal::Win));
        for child in children {
            match self.standing(prover, child, Goal::Win) {
                Standing::Certain => return Some(true),
                Standing::Struck => continue,
                Standing::Member | Standing::Likely => {}
                Standing::Unknown => {
                    if is_attackers(Self::search(prover, child, Goal::Win)?, Goal::Win) {
                        continue;
                    }
                }
            }
            self.rely(key, child, Goal::Win);
            return Some(true);
        }
        Some(false)
    }

    fn standing(&self, prover: &Prover<'_, '_>, child: &Child<P::Node>, goal: Goal) -> Standing {
        if child.numbers.is_final() {
            return Standing::of(child.numbers, goal);
        }
        let key = claim(child.key, goal);
        match self.members.get(&key) {
            Some(member) if member.is_struck => Standing::Struck,
            Some(_) => Standing::Member,
            None => prover
                .table
                .get(key)
                .map_or(Standing::Unknown, |numbers| Standing::of(numbers, goal)),
        }
    }

    /// Puts a child into the set, as somebody relies on it.
    fn rely(&mut self, key: u128, child: &Child<P::Node>, goal: Goal) {
        let child = self.add(child.node, goal);
        let member = self.members.get_mut(&child).expect("it has been added");
        if !member.dependents.contains(&key) {
            member.dependents.push(key);
        }
    }

    /// Takes a member out, and has those who relied on it looked at again.
    fn strike(&mut self, prover: &mut Prover<'_, '_>, key: u128) {
        let member = self.members.get_mut(&key).expect("it is a member");
        member.is_struck = true;
        self.queue.append(&mut member.dependents);
        // One look at the children, all settled, lets the table know the distance too.
        let (node, goal) = (member.node, member.goal);
        prover.search_anew::<P>(&node, goal, BUDGET);
    }

    /// Searches a child until it is settled, provisionally or not; `None` if the watcher says stop.
    fn search(prover: &mut Prover<'_, '_>, child: &Child<P::Node>, goal: Goal) -> Option<Numbers> {
        prover.settled_anew::<P>(&child.node, goal)
    }

    /// Tells the table what is now certain.
    fn store(&self, table: &Table) {
        for (&key, member) in &self.members {
            if !member.is_struck {
                table.put(key, defenders(member.goal), 1);
            }
        }
    }
}

/// What is known of a child, the most reliable for the defender first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Standing {
    /// The attacker does not win, for good.
    Certain,
    /// In the set.
    Member,
    /// The attacker does not seem to win.
    Likely,
    /// Not settled.
    Unknown,
    /// The attacker wins.
    Struck,
}

impl Standing {
    fn of(numbers: Numbers, goal: Goal) -> Self {
        match (numbers.is_settled(), numbers.provisional) {
            (false, _) => Self::Unknown,
            (true, true) => Self::Likely,
            (true, false) if is_attackers(numbers, goal) => Self::Struck,
            (true, false) => Self::Certain,
        }
    }
}

/// Whether the settled claim is what the attacker wants: who wants to win does, and who wants to
/// hold does not.
const fn is_attackers(numbers: Numbers, goal: Goal) -> bool {
    match goal {
        Goal::Win => numbers.reach == 0,
        Goal::Hold => numbers.refute == 0,
    }
}

/// What the attacker wants, at an unknown distance.
const fn attackers(goal: Goal) -> Numbers {
    match goal {
        Goal::Win => Numbers::reached(u16::MAX),
        Goal::Hold => Numbers::refuted(u16::MAX),
    }
}

/// What the defender wants.
const fn defenders(goal: Goal) -> Numbers {
    match goal {
        Goal::Win => Numbers::refuted(0),
        Goal::Hold => Numbers::reached(0),
    }
}
