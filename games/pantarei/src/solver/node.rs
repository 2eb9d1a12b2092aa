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
    pub(crate) fn new(position: &Pantarei) -> Self {
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

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use boardgame::laws::for_each_position;

    use super::*;
    use crate::solver::outlook::Outlook;

    fn for_each_open_position(mut show: impl FnMut(&Pantarei)) {
        for seed in 0..200 {
            for_each_position::<Pantarei>(seed, |position| {
                if position.outcome().is_none() {
                    show(position);
                }
            });
        }
    }

    fn after_each_move(position: &Pantarei) -> impl Iterator<Item = Pantarei> {
        let moves = position.legal_moves().into_iter();
        moves.map(|m| position.after(m))
    }

    #[test]
    fn moves_lead_where_the_rules_say() {
        for_each_open_position(|position| {
            let mut plain: Vec<_> = after_each_move(position)
                .map(|next| Node::new(&next).key())
                .collect();
            let mut keys = Vec::new();
            Outlook::new(&Node::new(position)).for_each_move(|node| keys.push(node.key()));
            plain.sort_unstable();
            keys.sort_unstable();
            assert_eq!(keys, plain, "{position}");
        });
    }

    #[test]
    fn a_win_at_once_is_seen() {
        let mut n_wins = 0;
        for_each_open_position(|position| {
            let mut nexts = after_each_move(position);
            let wins = nexts.any(|next| next.snake().has_winning_stack());
            let outlook = Outlook::new(&Node::new(position));
            assert_eq!(outlook.wins_at_once(), wins, "{position}");
            n_wins += usize::from(wins);
        });
        assert!(n_wins > 100, "{n_wins}");
    }

    #[test]
    fn colors_exchanged_share_a_key_and_nothing_else_does() {
        let mut texts = HashMap::new();
        for_each_open_position(|position| {
            let node = Node::new(position);
            assert!(node.key() < 1 << 77);
            assert_eq!(Node::new(&node.position()), node);
            // The notation, written from the side to move, is the plain twin of the key.
            let text = position.to_string();
            let text: String = match position.turn() {
                Color::White => text,
                Color::Black => text.chars().map(exchanged).collect(),
            };
            let first = texts.entry(node.key()).or_insert_with(|| text.clone());
            assert_eq!(*first, text);
        });
    }

    fn exchanged(letter: char) -> char {
        match letter {
            'w' => 'b',
            'b' => 'w',
            letter => letter,
        }
    }
}
