//! Positions from their parts: the one way in from outside, which reading text takes too.

use crate::snake::WINNING_HEIGHT;
use crate::{Color, Impossible, Pantarei, Scale, Snake};

/// The highest stack that one move can make: two scales on six.
pub(crate) const MAX_HEIGHT: usize = WINNING_HEIGHT + 1;

/// What a position of Pantareï is made of, not checked yet.
///
/// It is a position if all nineteen scales are there, and a stack of seven or eight stands once at
/// most, topped by the side not to move, and none is higher. The right to swap is taken as it is.
///
/// ```
/// use pantarei::{Pantarei, Parts, Position, Setup};
///
/// let position = Pantarei::start(&Setup::default());
/// let mut parts = Parts::from(position);
/// parts.may_swap = false;
/// assert!(Pantarei::try_from(parts)?.to_string().ends_with(" w -"));
///
/// // With some of the scales only, it is a reduced game.
/// parts.snake = Pantarei::reduced("w1,w3,b2 w s")?.snake();
/// assert!(Pantarei::try_from(parts).is_err());
/// assert!(parts.reduced().is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Parts {
    /// The stacks.
    pub snake: Snake,
    /// The side to move.
    pub turn: Color,
    /// Whether the side to move may swap: not right after the opponent's swap.
    pub may_swap: bool,
}

impl Parts {
    /// A position of a reduced game, played with some of the scales only. Such games are small
    /// enough to be solved whole, which is what they are for.
    pub fn reduced(self) -> Result<Pantarei, Impossible> {
        let Self {
            snake,
            turn,
            may_swap,
        } = self;
        check_heights(snake, turn)?;
        Ok(Pantarei {
            snake,
            turn,
            may_swap,
        })
    }
}

impl TryFrom<Parts> for Pantarei {
    type Error = Impossible;

    fn try_from(parts: Parts) -> Result<Self, Impossible> {
        let position = parts.reduced()?;
        let snake = position.snake;
        let scales: Vec<_> = snake
            .stacks()
            .flat_map(|stack| snake.scales(stack))
            .collect();
        check_scales(&scales)?;
        Ok(position)
    }
}

impl From<Pantarei> for Parts {
    fn from(position: Pantarei) -> Self {
        let Pantarei {
            snake,
            turn,
            may_swap,
        } = position;
        Self {
            snake,
            turn,
            may_swap,
        }
    }
}

/// Makes sure that each scale is there as often as in the box.
pub(crate) fn check_scales(scales: &[Scale]) -> Result<(), Impossible> {
    for (scale, n) in Scale::kinds() {
        let n_found = scales.iter().filter(|&&found| found == scale).count();
        if n_found != n {
            return Err(Impossible::Scales {
                scale,
                count: n,
                found: n_found,
            });
        }
    }
    Ok(())
}

/// Makes sure that a winning stack, if there is one, has just been made.
fn check_heights(snake: Snake, turn: Color) -> Result<(), Impossible> {
    let mut high = snake
        .stacks()
        .filter(|stack| stack.height() >= WINNING_HEIGHT);
    let Some(stack) = high.next() else {
        return Ok(());
    };
    if high.next().is_some() {
        Err(Impossible::TwoWinners)
    } else if stack.height() > MAX_HEIGHT {
        Err(Impossible::TooHigh)
    } else if snake.top(stack).color() != Some(!turn) {
        Err(Impossible::WinnerToMove)
    } else {
        Ok(())
    }
}
