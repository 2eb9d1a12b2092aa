//! What the opponent could win by if it were its turn.

use boardgame::Color;

use super::fives::{self, Five};
use super::lines::{Fours, is_none};
use super::node::Node;

/// More threats than this are not looked at one by one.
const MAX_THREATS: usize = 4;

/// The pushes by which the opponent would win.
#[derive(Debug)]
pub(super) struct Threats {
    fives: [Five; MAX_THREATS],
    n: usize,
}

impl Threats {
    /// The opponent's threats, given where each side has four.
    #[inline]
    pub(super) fn of(node: &Node, own: &Fours, other: &Fours) -> Option<Self> {
        if is_none(other) {
            return None;
        }
        let passed = node.with_turn_passed();
        let spoiled = fives::entries(&passed, Color::Black, own);
        let mut threats = Self {
            fives: [Five::NONE; MAX_THREATS],
            n: 0,
        };
        fives::find(&passed, Color::White, other, |five| {
            if spoiled >> five.entry & 1 == 0 {
                threats.fives[threats.n] = five;
                threats.n += 1;
            }
            threats.n == MAX_THREATS
        });
        (threats.n > 0).then_some(threats)
    }

    /// A threat that relies on nothing that a move changes. The opponent completes its five after
    /// the move, but may give five to the side to move as well.
    #[inline]
    pub(super) fn untouched_by(&self, node: &Node, entry: u32) -> Option<Five> {
        let touched = node.touched(entry);
        let mut fives = self.fives[..self.n].iter();
        fives.find(|five| five.relies_on & touched == 0).copied()
    }

    /// Whether a move that does not end the game certainly leaves the opponent a win at once.
    #[inline]
    pub(super) fn punish(&self, node: &Node, entry: u32) -> bool {
        self.untouched_by(node, entry).is_some_and(|five| {
            let answered = node.after(entry).pushed(five.entry);
            !answered.of(Color::Black).has_five()
        })
    }
}
