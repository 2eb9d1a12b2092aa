//! What the positions after all moves of a position have in common, so that each is judged by what its
//! move has changed.
//!
//! A move changes the filling of few lanes: the one it goes along, and those that cross it where marbles
//! have moved. So the network's sums over all lanes are added up once, and for each move the changed
//! lanes are exchanged. And only a line of three can become one of four.

use engine::network::Judge as _;
use grid::Cells;
use grid::lanes::{self, N_FILLINGS, N_LANES, THROUGH};

use super::lines::{Fours, fours_after, threes};
use super::node::Node;
use crate::eval::{self, PentarollSums};

/// The opinion of the engine's network about a position, for the side to move.
pub(super) fn opinion(node: &Node) -> i32 {
    eval::NETWORK.get().judge(&node.position())
}

/// A position before a move, seen from the side that moves after it.
///
/// ```
/// use pentaroll::Pentaroll;
/// use solving::proof::Provable as _;
///
/// let position: Pentaroll = "6/6/6/6/6/6 w".parse()?;
/// let before = Pentaroll::common(&position.node()); // once, for all moves of the position
/// # let _ = before;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Before {
    own: Cells,
    other: Cells,
    threes: [Fours; 2],
    fillings: [u16; N_LANES],
    sums: PentarollSums,
}

impl Before {
    pub(super) fn new(node: &Node) -> Self {
        let passed = node.with_turn_passed();
        let (own, other) = (passed.own(), passed.other());
        Self {
            own,
            other,
            threes: [own, other].map(|cells| threes(cells.bits())),
            fillings: lanes::fillings(own, other),
            sums: eval::NETWORK.get().sums(&passed.position()),
        }
    }

    /// Where both sides have four after a move.
    #[inline]
    pub(super) fn fours_of(&self, after: &Node) -> [Fours; 2] {
        let [own, other] = &self.threes;
        [
            fours_after(after.own().bits(), own),
            fours_after(after.other().bits(), other),
        ]
    }

    /// The network's opinion about the position after a move.
    #[inline]
    pub(super) fn opinion_of(&self, after: &Node) -> i32 {
        let (own, other) = (after.own(), after.other());
        let mut changed = (self.own.bits() ^ own.bits()) | (self.other.bits() ^ other.bits());
        let mut changed_lanes = 0;
        while changed != 0 {
            changed_lanes |= THROUGH[changed.trailing_zeros() as usize % THROUGH.len()];
            changed &= changed - 1;
        }
        let network = eval::NETWORK.get();
        let mut sums = self.sums;
        while changed_lanes != 0 {
            let lane = changed_lanes.trailing_zeros() as usize;
            changed_lanes &= changed_lanes - 1;
            let pattern = |filling: u16| lane * N_FILLINGS + usize::from(filling);
            let new = lanes::filling(lane, own, other);
            network.exchange(&mut sums, pattern(self.fillings[lane]), pattern(new));
        }
        network.opinion(&sums)
    }
}

#[cfg(test)]
mod tests {
    use boardgame::Position as _;
    use boardgame::laws::for_each_position;

    use super::*;
    use crate::Pentaroll;
    use crate::solver::lines::fours;

    #[test]
    fn a_position_after_a_move_is_judged_as_by_itself() {
        let mut n_fours = 0;
        for seed in 0..50 {
            for_each_position::<Pentaroll>(seed, |position| {
                if position.outcome().is_some() {
                    return;
                }
                let board = position.board();
                let (own, other) = (board.of(position.turn()), board.of(!position.turn()));
                let node = Node::as_it_lies(own, other);
                let before = Before::new(&node);
                for entry in node.entries() {
                    let after = node.after(entry);
                    let said = (before.opinion_of(&after), before.fours_of(&after));
                    let fours = [after.own(), after.other()].map(|cells| fours(cells.bits()));
                    assert_eq!(said, (opinion(&after), fours), "{position} {entry}");
                    n_fours += usize::from(fours != [[0; 4]; 2]);
                }
            });
        }
        assert!(n_fours > 1000, "{n_fours}");
    }
}
