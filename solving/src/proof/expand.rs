//! Listing the moves of a position with what is known of each.
//!
//! The memory is slow to answer, so it is asked for all moves at once; what it does not know is
//! judged. The first move that settles the claim at a glance ends the list, unless somebody asks how
//! soon the game can end.

use super::{Child, Expansion, Goal, Moves, Provable};
use crate::table::Numbers;

/// What the searcher knows of the opponent's claim after a move.
pub(super) trait Knowledge {
    /// Hears of a claim that will be asked for soon, by the key of its node.
    fn expect(&self, node_key: u128);

    /// What is known of a claim.
    fn known(&self, node_key: u128) -> Option<Numbers>;
}

/// Lists the moves of a position, each judged at a glance.
pub(super) fn expand_at_a_glance<P: Provable>(
    node: &P::Node,
    goal: Goal,
    children: &mut Vec<Child<P::Node>>,
) -> Expansion {
    match P::moves(node, goal, children) {
        Moves::Settled(numbers) => Expansion::Settled(numbers),
        Moves::Listed { left_out } => {
            let common = P::common(node);
            for child in children.iter_mut() {
                child.numbers = P::judge_after(&common, &child.node, goal.other());
            }
            without_blunders(children, goal, left_out)
        }
    }
}

/// Lists the moves of a position with what is known of each, or else what a glance tells.
#[inline]
pub(super) fn expand<P: Provable>(
    node: &P::Node,
    goal: Goal,
    knowledge: &impl Knowledge,
    children: &mut Vec<Child<P::Node>>,
) -> Expansion {
    match P::moves(node, goal, children) {
        Moves::Settled(numbers) => Expansion::Settled(numbers),
        Moves::Listed { left_out } => {
            for child in children.iter() {
                knowledge.expect(child.key);
            }
            assess::<P>(node, children, goal.other(), knowledge);
            without_blunders(children, goal, left_out)
        }
    }
}

/// Puts to each move what is known of it, or else what a glance tells, until a glance settles the
/// claim; then no other move counts.
#[inline]
fn assess<P: Provable>(
    node: &P::Node,
    children: &mut Vec<Child<P::Node>>,
    goal: Goal,
    knowledge: &impl Knowledge,
) {
    let mut common = None;
    let mut judge = |after: &P::Node| {
        let common = common.get_or_insert_with(|| P::common(node));
        P::judge_after(common, after, goal)
    };
    for index in 0..children.len() {
        let child = &mut children[index];
        let known = knowledge.known(child.key);
        child.numbers = known.unwrap_or_else(|| judge(&child.node));
        if known.is_none() && child.numbers.refute == 0 {
            children.swap(0, index);
            children.truncate(1);
            return;
        }
    }
}

/// Drops the moves after which the opponent wins at once.
#[inline]
fn without_blunders<N>(children: &mut Vec<Child<N>>, goal: Goal, left_out: u16) -> Expansion {
    let n_listed = children.len();
    children.retain(|child| child.numbers.reach != 0 || child.numbers.plies != 1);
    let left_out = if children.len() < n_listed {
        2
    } else {
        left_out
    };
    if children.is_empty() {
        let plies = if goal == Goal::Hold { left_out } else { 0 };
        return Expansion::Settled(Numbers::refuted(plies));
    }
    Expansion::Open { left_out }
}
