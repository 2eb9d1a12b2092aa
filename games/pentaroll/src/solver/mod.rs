//! Exact values by proof-number search.
//!
//! The search sees a position as a [`Node`], from the side to move. What it knows at a glance:
//!
//! - a push changes what a line holds by one marble at most, so only lines of four can become five,
//!   and only by a push through the cell that is missing ([`node`]);
//! - a move after which the opponent wins at once is no move for somebody who wants to hold;
//! - a move that threatens five leaves few answers, and how many tells how hard the answer is; other
//!   positions are judged by their open lines ([`numbers`]).

mod ends;
mod fives;
mod lines;
mod node;
mod numbers;
mod threats;

use boardgame::Position;
use boardgame::search::proof::{Child, Goal, Moves, ProofSolver, Provable};
use boardgame::search::table::Numbers;

use crate::Pentaroll;
use ends::{End, Ends};
use lines::fours;
use node::Node;
use threats::Threats;

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

    fn moves(node: &Node, goal: Goal, children: &mut Vec<Child<Node>>) -> Moves {
        let (own, other) = (fours(node.own().bits()), fours(node.other().bits()));
        let ends = Ends::with_fours(node, &own, &other);
        if ends.wins() != 0 {
            return Moves::Settled(Numbers::reached(1));
        }
        let threats = Threats::of(node, &own, &other);
        let is_punished = |entry| {
            let threats = threats.as_ref();
            threats.is_some_and(|threats| threats.punish(node, entry))
        };
        let mut left_out = 0;
        for entry in node.entries() {
            match ends.by(entry) {
                Some(End::Own) => unreachable!("a win at once has been looked for"),
                Some(End::Draw) if goal == Goal::Hold => {
                    return Moves::Settled(Numbers::reached(0));
                }
                Some(End::Draw) => {}
                Some(End::Other) => left_out = left_out.max(1),
                None if is_punished(entry) => left_out = 2,
                None => add(children, node.after(entry).merged()),
            }
        }
        Moves::Listed { left_out }
    }

    fn judge(node: &Node, goal: Goal) -> Numbers {
        numbers::after_move(node, goal)
    }
}

/// Adds a child, unless it is there already by a move that leads to the same.
#[inline]
fn add(children: &mut Vec<Child<Node>>, node: Node) {
    let key = node.key();
    if !(node.is_merged() && children.iter().any(|child| child.key == key)) {
        children.push(Child::new(node, key));
    }
}
