//! Exact values by proof-number search.
//!
//! The search sees a position as a [`Node`], from the side to move. What it knows at a glance:
//!
//! - a push changes what a line holds by one marble at most, so only lines of four can become five,
//!   and only by a push through the cell that is missing ([`node`]);
//! - a move after which the opponent wins at once is no move for somebody who wants to hold;
//! - a move that threatens five leaves few answers, and how many tells how hard the answer is; other
//!   positions are judged by their open lines ([`numbers`]).

mod node;
mod numbers;

use boardgame::Position;
use boardgame::grid::Cells;
use boardgame::search::proof::{Child, Expansion, Goal, ProofSolver, Provable};
use boardgame::search::table::Numbers;

use crate::Pentaroll;
use node::{End, Node};

/// Whether the side with the first of these sets of marbles, to move, wins at once.
#[inline]
pub(crate) fn wins_at_once(own: Cells, other: Cells) -> bool {
    Node::as_it_lies(own, other).wins_at_once()
}

/// Solves positions of Pentaroll.
pub type PentarollSolver = ProofSolver<Pentaroll>;

impl Provable for Pentaroll {
    type Node = Node;

    const HAS_CYCLES: bool = false;

    fn node(&self) -> Node {
        let board = self.board();
        Node::new(board.of(self.turn()), board.of(!self.turn()))
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
        if node.wins_at_once() {
            return Expansion::Settled(Numbers::reached(1));
        }
        let mut left_out = 0;
        for (after, end) in node.moves() {
            match end {
                Some(End::Own) => unreachable!("a win at once has been looked for"),
                Some(End::Draw) if goal == Goal::Hold => {
                    return Expansion::Settled(Numbers::reached(0));
                }
                Some(End::Draw) => {}
                Some(End::Other) => left_out = left_out.max(1),
                None => {
                    let child = after.merged();
                    let key = child.key();
                    let numbers =
                        known(key).unwrap_or_else(|| numbers::after_move(&child, goal.other()));
                    if numbers.reach == 0 && numbers.plies == 1 {
                        left_out = left_out.max(2);
                    } else {
                        add(children, child, key, numbers);
                    }
                }
            }
        }
        if children.is_empty() {
            let plies = if goal == Goal::Hold { left_out } else { 0 };
            return Expansion::Settled(Numbers::refuted(plies));
        }
        Expansion::Open { left_out }
    }
}

/// Adds a child, unless it is there already by a move that leads to the same.
fn add(children: &mut Vec<Child<Node>>, node: Node, key: u128, numbers: Numbers) {
    if node.is_merged() && children.iter().any(|child| child.key == key) {
        return;
    }
    children.push(Child { node, key, numbers });
}
