//! Moves as numbers, and the snake as planes.
//!
//! | action | move |
//! |---|---|
//! | 0 to 75 | `4 * stack + way`: carries, the ways being L1, L2, R1 and R2 |
//! | 76 to 246 | swaps, `1x2`, `1x3`, `2x3`, `1x4`, …: the stack nearer to the tail counts first |
//! | 247 | the pass |
//!
//! Stacks are counted from the head. A plane has a column for each stack and a row for each level,
//! counted from the top, so that the first row shows who controls what:
//!
//! | plane | scales |
//! |---|---|
//! | 0 to 2 | the viewer's, by value |
//! | 3 to 5 | the other side's, by value |
//! | 6 | the neutral one |
//! | 7 | ones everywhere if the side to move may swap |

use boardgame::{ActionBits, ActionSet as _, Actions, Color, Position as _};

use crate::parts::MAX_HEIGHT;
use crate::snake::MAX_SCALES;
use crate::{Direction, Move, Pantarei, Scale};

const N_WAYS: usize = 4;
pub(crate) const N_CARRIES: usize = MAX_SCALES * N_WAYS;
const N_SWAPS: usize = MAX_SCALES * (MAX_SCALES - 1) / 2;
const PASS: usize = N_CARRIES + N_SWAPS;

const N_VALUES: usize = Scale::MAX_VALUE as usize;
const NEUTRAL_PLANE: usize = 2 * N_VALUES;
const SWAP_PLANE: usize = NEUTRAL_PLANE + 1;
const PLANE_LEN: usize = MAX_HEIGHT * MAX_SCALES;

impl Actions for Pantarei {
    const N_ACTIONS: usize = PASS + 1;
    const PLANES: [usize; 3] = [SWAP_PLANE + 1, MAX_HEIGHT, MAX_SCALES];
    type Legal = ActionBits<{ (PASS + 1).div_ceil(64) }>;

    fn action(m: Move) -> usize {
        match m {
            Move::Carry {
                stack,
                direction,
                count,
            } => {
                let way = 2 * direction as usize + usize::from(count) - 1;
                N_WAYS * usize::from(stack) + way
            }
            Move::Swap { low, high } => N_CARRIES + n_pairs(high.into()) + usize::from(low),
            Move::Pass => PASS,
        }
    }

    fn action_move(action: usize) -> Option<Move> {
        match action {
            0..N_CARRIES => Some(Move::Carry {
                stack: (action / N_WAYS) as u8,
                direction: Direction::ALL[action / 2 % 2],
                count: (action % 2) as u8 + 1,
            }),
            N_CARRIES..PASS => {
                let pair = action - N_CARRIES;
                let high = (1..MAX_SCALES).rev().find(|&high| n_pairs(high) <= pair)?;
                Some(Move::Swap {
                    low: (pair - n_pairs(high)) as u8,
                    high: high as u8,
                })
            }
            PASS => Some(Move::Pass),
            _ => None,
        }
    }

    fn legal_actions_unchecked(&self) -> Self::Legal {
        let mut legal = Self::Legal::default();
        let mut controlled = 0;
        for (index, stack) in self.controlled(self.turn()) {
            let counts = if stack.height() > 1 { 0b11 } else { 0b01 };
            let ways = Direction::ALL.map(|direction| {
                let is_open = self.landing(index, stack, direction).is_some();
                u64::from(is_open) * counts
            });
            legal.insert_all(N_WAYS * usize::from(index), ways[0] | ways[1] << 2);
            if self.may_swap() {
                // The pairs of a stack with those below it follow each other.
                legal.insert_all(N_CARRIES + n_pairs(index.into()), controlled);
            }
            controlled |= 1 << index;
        }
        if legal.is_empty() {
            legal.insert_all(PASS, 1);
        }
        legal
    }

    fn observe(&self, viewer: Color, planes: &mut [i8]) {
        let (scales, swap) = planes.split_at_mut(SWAP_PLANE * PLANE_LEN);
        scales.fill(0);
        swap.fill(self.may_swap().into());
        let snake = self.snake();
        for (column, stack) in snake.stacks().enumerate() {
            for (row, scale) in snake.scales(stack).rev().take(MAX_HEIGHT).enumerate() {
                let plane = plane_of(scale, viewer);
                scales[plane * PLANE_LEN + row * MAX_SCALES + column] = 1;
            }
        }
    }
}

/// How many pairs there are of stacks below this one; those of this one come behind them.
const fn n_pairs(high: usize) -> usize {
    high * high.saturating_sub(1) / 2
}

fn plane_of(scale: Scale, viewer: Color) -> usize {
    match scale.color() {
        None => NEUTRAL_PLANE,
        Some(color) => {
            let side = if color == viewer { 0 } else { N_VALUES };
            side + usize::from(scale.value()) - 1
        }
    }
}

#[cfg(test)]
mod tests {
    use boardgame::Position as _;

    use super::*;
    use crate::Setup;

    #[test]
    fn actions_are_numbered_as_documented() {
        let expected = [
            (0, "1L1"),
            (3, "1R2"),
            (75, "19R2"),
            (76, "1x2"),
            (77, "1x3"),
            (78, "2x3"),
            (246, "18x19"),
            (247, "pass"),
        ];
        for (action, text) in expected {
            let m = Pantarei::action_move(action).unwrap();
            assert_eq!(
                (m.to_string().as_str(), Pantarei::action(m)),
                (text, action)
            );
        }
    }

    #[test]
    fn the_first_row_shows_who_controls_what() {
        let position = Pantarei::start(&Setup::default()); // n,b2,b2,b1,w2,…
        let mut planes = vec![0; 8 * PLANE_LEN];
        position.observe(Color::White, &mut planes);
        let plane_at = |column: usize| (0..7).find(|plane| planes[plane * PLANE_LEN + column] == 1);
        let seen: Vec<_> = (0..5).map(plane_at).collect();
        assert_eq!(seen, [6, 4, 4, 3, 1].map(Some));
        assert_eq!(
            planes.iter().map(|&n| usize::from(n == 1)).sum::<usize>(),
            19 + PLANE_LEN
        );
    }
}
