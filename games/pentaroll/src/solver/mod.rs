//! Exact values by proof-number search.
//!
//! The search sees a position as a [`Node`], from the side to move. What it knows at a glance:
//!
//! - a push changes what a line holds by one marble at most, so only lines of four can become five,
//!   and only by a push through the cell that is missing ([`node`]);
//! - a move after which the opponent wins at once is no move for somebody who wants to hold;
//! - a move that threatens five leaves few answers, and how many tells how hard the answer is; of
//!   other positions the engine's network has an opinion ([`numbers`]).

mod before;
mod ends;
mod fives;
mod lines;
mod node;
mod numbers;
mod threats;

use boardgame::Position;
use solving::proof::{Child, Goal, Moves, ProofSolver, Provable};
use solving::table::Numbers;

use crate::Pentaroll;
use before::Before;
use ends::{End, Ends};
use lines::fours;
use node::Node;
use threats::Threats;

/// Whether the side with the first of these sets of marbles, to move, wins at once.
#[cfg(feature = "engine")]
#[inline]
pub(crate) fn wins_at_once(own: grid::Cells, other: grid::Cells) -> bool {
    ends::wins_at_once(&Node::as_it_lies(own, other))
}

/// Solves positions of Pentaroll.
pub type PentarollSolver = ProofSolver<Pentaroll>;

impl Provable for Pentaroll {
    type Node = Node;
    type Common = Before;

    const HAS_CYCLES: bool = false;
    // Of 3, 4 and 6 this took the fewest nodes on nine hard positions of 16 marbles.
    const PARTS_OF_PATIENCE: u32 = 4;

    fn node(&self) -> Node {
        let board = self.board();
        Node::as_it_lies(board.of(self.turn()), board.of(!self.turn()))
    }

    fn node_key(node: &Node) -> u128 {
        node.key()
    }

    fn moves(node: &Node, goal: Goal, children: &mut Vec<Child<Node>>) -> Moves {
        let node = &node.merged();
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
                None => add(children, node.after(entry)),
            }
        }
        Moves::Listed { left_out }
    }

    fn judge(node: &Node, goal: Goal) -> Numbers {
        let fours = [node.own(), node.other()].map(|cells| fours(cells.bits()));
        numbers::after_move(node, fours, goal, &|| before::opinion(node))
    }

    fn common(node: &Node) -> Before {
        Before::new(&node.merged())
    }

    fn judge_after(before: &Before, node: &Node, goal: Goal) -> Numbers {
        let fours = before.fours_of(node);
        numbers::after_move(node, fours, goal, &|| before.opinion_of(node))
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

#[cfg(test)]
mod tests {
    use boardgame::Outcome;
    use boardgame::laws::for_each_position;

    use super::*;

    /// How a move looks by the plain rules to the side that makes it.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    enum Plain {
        Wins,
        Draws,
        Loses,
        /// The opponent wins at once.
        Blunders,
        Goes,
    }

    fn plain(position: &Pentaroll) -> Vec<(Pentaroll, Plain)> {
        let wins = |position: &Pentaroll| {
            let turn = position.turn();
            let mut nexts = position.legal_moves().into_iter();
            nexts.any(|m| position.play(m).unwrap().outcome() == Some(Outcome::Win(turn)))
        };
        let moves = position.legal_moves().into_iter().map(|m| {
            let next = position.play(m).unwrap();
            let plain = match next.outcome() {
                Some(Outcome::Draw) => Plain::Draws,
                Some(Outcome::Win(winner)) if winner == position.turn() => Plain::Wins,
                Some(Outcome::Win(_)) => Plain::Loses,
                None if wins(&next) => Plain::Blunders,
                None => Plain::Goes,
            };
            (next, plain)
        });
        moves.collect()
    }

    /// Compares what a glance gives with the plain rules. Returns how often it refutes a claim.
    fn check_glance(position: &Pentaroll) -> usize {
        let moves = plain(position);
        let has = |wanted: Plain| moves.iter().any(|&(_, plain)| plain == wanted);
        let mut n_refuted = 0;
        for goal in [Goal::Win, Goal::Hold] {
            let numbers = Pentaroll::judge(&position.node(), goal);
            let is_reached = has(Plain::Wins) || goal == Goal::Hold && has(Plain::Draws);
            assert_eq!(numbers.reach == 0, is_reached, "{position} {goal:?}");
            if numbers.refute == 0 {
                assert!(!has(Plain::Goes), "{position} {goal:?}");
                n_refuted += 1;
            }
            let mut children = Vec::new();
            let listed = Pentaroll::moves(&position.node(), goal, &mut children);
            if matches!(listed, Moves::Settled(_)) {
                assert!(is_reached, "{position} {goal:?}");
                continue;
            }
            for (next, _) in moves.iter().filter(|(_, plain)| *plain == Plain::Goes) {
                let key = next.node().key();
                let is_listed = children.iter().any(|child| child.key == key);
                assert!(is_listed, "{position} {next}");
            }
        }
        n_refuted
    }

    fn check_glances(n_games: u64) {
        let mut n_refuted = 0;
        for seed in 0..n_games {
            for_each_position::<Pentaroll>(seed, |position| {
                // Of fewer marbles, an image may be looked at instead.
                let is_itself = position.board().occupied().len() > 11;
                if is_itself && position.outcome().is_none() {
                    n_refuted += check_glance(position);
                }
            });
        }
        assert!(n_refuted as u64 > n_games / 2, "{n_refuted}");
    }

    #[test]
    fn a_glance_agrees_with_the_plain_rules() {
        check_glances(200);
    }

    #[test]
    fn slow_a_glance_agrees_with_the_plain_rules() {
        check_glances(10_000);
    }
}
