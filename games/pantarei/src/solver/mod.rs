//! Exact values by proof-number search.
//!
//! The search sees a position as a [`Node`], from the side to move: the packed snake with the
//! mover's scales White, and whether it may swap. What it knows at a glance ([`outlook`]): who can
//! stack seven at once; a move after which the opponent can is no move for somebody who wants to
//! hold; and how hard the rest looks.
//!
//! Play can go round in circles, which is a draw. The shared search takes care that no value rests
//! on the path by which a position was reached.

mod node;
mod outlook;

use boardgame::search::proof::{Child, Expansion, Goal, ProofSolver, Provable};
use boardgame::search::table::Numbers;

use crate::Pantarei;
pub(crate) use node::Node;
pub(crate) use outlook::Outlook;

/// Solves positions of Pantareï, of the whole game or of reduced ones.
pub type PantareiSolver = ProofSolver<Pantarei>;

impl Provable for Pantarei {
    type Node = Node;

    const HAS_CYCLES: bool = true;

    fn node(&self) -> Node {
        Node::new(self)
    }

    fn node_key(node: &Node) -> u128 {
        node.key()
    }

    fn expand(
        node: &Node,
        goal: Goal,
        known: impl Fn(u128) -> Option<Numbers>,
        children: &mut Vec<Child<Node>>,
    ) -> Expansion {
        let outlook = Outlook::new(node);
        if outlook.wins_at_once() {
            return Expansion::Settled(Numbers::reached(1));
        }
        let mut left_out = 0;
        outlook.for_each_move(|child| {
            let key = child.key();
            if children.iter().any(|other| other.key == key) {
                return;
            }
            let numbers = known(key).unwrap_or_else(|| outlook::numbers(&child, goal.other()));
            if numbers.reach == 0 && numbers.plies == 1 {
                left_out = 2;
            } else {
                let node = child;
                children.push(Child { node, key, numbers });
            }
        });
        if children.is_empty() {
            let plies = if goal == Goal::Hold { left_out } else { 0 };
            return Expansion::Settled(Numbers::refuted(plies));
        }
        Expansion::Open { left_out }
    }
}
