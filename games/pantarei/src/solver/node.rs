//! A position as the search sees it: from the side to move, whose scales are the White ones.

use boardgame::{Color, Position};

use crate::Pantarei;
use crate::snake::Snake;

/// The bit above the snake's 76.
const MAY_SWAP: u128 = 1 << 76;

/// A position seen from the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Node {
    /// The stacks, the mover's scales White.
    pub(super) snake: Snake,
    /// Whether the side to move may swap.
    pub(super) may_swap: bool,
}

impl Node {
    pub(super) fn new(position: &Pantarei) -> Self {
        let snake = position.snake();
        Self {
            snake: match position.turn() {
                Color::White => snake,
                Color::Black => snake.with_colors_exchanged(),
            },
            may_swap: position.may_swap(),
        }
    }

    /// The node after a move of White that left this snake.
    #[inline]
    pub(super) fn after(snake: Snake, has_swapped: bool) -> Self {
        Self {
            snake: snake.with_colors_exchanged(),
            may_swap: !has_swapped,
        }
    }

    /// The position, White to move.
    pub(super) fn position(&self) -> Pantarei {
        Pantarei {
            snake: self.snake,
            turn: Color::White,
            may_swap: self.may_swap,
        }
    }

    /// A number of 77 bits that no other node has.
    #[inline]
    pub(super) fn key(&self) -> u128 {
        self.snake.bits() | if self.may_swap { MAY_SWAP } else { 0 }
    }
}
