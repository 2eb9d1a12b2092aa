//! How moves end the game.

use boardgame::Color;

use super::fives::{self, Five};
use super::lines::{Fours, fours, is_none};
use super::node::Node;

/// How a move ends the game, seen from the side that made it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// It has five.
    Own,
    /// Both have, or the board is full.
    Draw,
    /// The opponent has.
    Other,
}

/// The entries at which each side gets five by a move of the side to move, as bits.
#[derive(Debug, Clone, Copy)]
pub(super) struct Ends {
    own: u32,
    other: u32,
    is_last_move: bool,
}

impl Ends {
    /// The ends of all moves, given where each side has four.
    #[inline]
    pub(super) fn with_fours(node: &Node, own: &Fours, other: &Fours) -> Self {
        Self {
            own: fives::entries(node, Color::White, own),
            other: fives::entries(node, Color::Black, other),
            is_last_move: node.is_last_move(),
        }
    }

    /// How a move ends the game, if it does.
    #[inline]
    pub(super) fn by(self, entry: u32) -> Option<End> {
        match (self.own >> entry & 1 != 0, self.other >> entry & 1 != 0) {
            (true, false) => Some(End::Own),
            (false, true) => Some(End::Other),
            (true, true) => Some(End::Draw),
            (false, false) => self.is_last_move.then_some(End::Draw),
        }
    }

    /// The entries of the moves that win, as bits.
    #[inline]
    pub(super) fn wins(self) -> u32 {
        self.own & !self.other
    }

    /// Whether a move ends the game as a draw.
    #[inline]
    pub(super) fn has_draw(self, node: &Node) -> bool {
        self.own & self.other != 0
            || self.is_last_move
                && node
                    .entries()
                    .any(|entry| self.by(entry) == Some(End::Draw))
    }
}

/// Whether the side to move can make five without making the opponent five.
#[inline]
pub(super) fn wins_at_once(node: &Node) -> bool {
    let own = fours(node.own().bits());
    !is_none(&own) && wins_by_one_of(node, &own)
}

/// The same, given where it has four.
pub(super) fn wins_by_one_of(node: &Node, own: &Fours) -> bool {
    let is_only_own = |five: Five| !node.pushed(five.entry).of(Color::Black).has_five();
    fives::find(node, Color::White, own, is_only_own).is_some()
}
