//! The snake seen from its other end.

use boardgame::Symmetric;

use crate::{Direction, Move, Pantarei};

/// Whether head and tail change places.
///
/// ```
/// use pantarei::{Mirror, Pantarei, Position, Setup, Symmetric};
///
/// let position = Pantarei::start(&Setup::default());
/// let seen_from_the_tail = position.transform(Mirror::Reversed);
/// assert_eq!(seen_from_the_tail.snake(), position.snake().reversed());
/// assert_eq!(seen_from_the_tail.n_legal_moves(), position.n_legal_moves());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mirror {
    /// As it lies.
    Same,
    /// From the tail.
    Reversed,
}

impl Symmetric for Pantarei {
    type Symmetry = Mirror;

    fn symmetries(&self) -> &'static [Mirror] {
        &[Mirror::Same, Mirror::Reversed]
    }

    fn transform(&self, symmetry: Mirror) -> Self {
        match symmetry {
            Mirror::Same => *self,
            Mirror::Reversed => Self {
                snake: self.snake.reversed(),
                ..*self
            },
        }
    }

    fn transform_move(&self, m: Move, symmetry: Mirror) -> Move {
        let last = self.snake.n_stacks() as u8 - 1;
        match (symmetry, m) {
            (Mirror::Same, _) | (_, Move::Pass) => m,
            (_, Move::Swap { low, high }) => Move::Swap {
                low: last - high,
                high: last - low,
            },
            (
                _,
                Move::Carry {
                    stack,
                    direction,
                    count,
                },
            ) => {
                let direction = match direction {
                    Direction::Left => Direction::Right,
                    Direction::Right => Direction::Left,
                };
                Move::Carry {
                    stack: last - stack,
                    direction,
                    count,
                }
            }
        }
    }
}
