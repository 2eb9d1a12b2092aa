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

use solving::proof::{Child, Goal, Moves, ProofSolver, Provable};
use solving::table::Numbers;

use crate::Pantarei;
pub(crate) use node::Node;
pub(crate) use outlook::Outlook;

/// Solves positions of Pantareï, of the whole game or of reduced ones.
pub type PantareiSolver = ProofSolver<Pantarei>;

impl Provable for Pantarei {
    type Node = Node;
    type Common = ();

    const HAS_CYCLES: bool = true;
    // With 4, nineteen positions of 12 stacks took 4 % more nodes.
    const PARTS_OF_PATIENCE: u32 = 6;

    fn node(&self) -> Node {
        Node::new(self)
    }

    fn node_key(node: &Node) -> u128 {
        node.key()
    }

    fn moves(node: &Node, _goal: Goal, children: &mut Vec<Child<Node>>) -> Moves {
        let outlook = Outlook::new(node);
        if outlook.wins_at_once() {
            return Moves::Settled(Numbers::reached(1));
        }
        let is_threatened = outlook.is_threatened();
        let mut left_out = 0;
        outlook.for_each_move(|child| {
            let key = child.key();
            if is_threatened && Outlook::new(&child).wins_at_once() {
                left_out = 2;
            } else if !children.iter().any(|other| other.key == key) {
                children.push(Child::new(child, key));
            }
        });
        Moves::Listed { left_out }
    }

    fn judge(node: &Node, goal: Goal) -> Numbers {
        outlook::numbers(node, goal)
    }

    fn common(_node: &Node) {}

    fn judge_after((): &(), node: &Node, goal: Goal) -> Numbers {
        Self::judge(node, goal)
    }
}
