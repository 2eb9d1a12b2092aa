//! What the search must know of Pantareï.

use boardgame::Actions as _;
use engine::level::{Skill, Skills};
use engine::{Playable, Shipped};

use crate::actions::N_CARRIES;
use crate::eval::{self, PantareiNetwork};
use crate::snake::MAX_SCALES;
use crate::solver::{Node, Outlook};
use crate::{Move, Pantarei};

/// Behind the swaps, of which half the numbers are not used.
const PASS: usize = N_CARRIES + MAX_SCALES * MAX_SCALES;

impl Playable for Pantarei {
    type Network = PantareiNetwork;

    const HAS_CYCLES: bool = true;
    const SOLVER_PER_HUNDRED: u64 = 50;
    const N_MOVE_NUMBERS: usize = PASS + 1;
    const SKILLS: Skills = [
        Skill::glances(115, 470),
        Skill::glances(78, 250),
        Skill::glances(54, 140),
        Skill::glances(8, 36),
        Skill::searches(100, 110),
        Skill::searches(280, 72),
        Skill::searches(900, 40),
        Skill::searches(3_500, 14),
        Skill::searches(10_000, 6),
    ];

    fn shipped() -> &'static Shipped<PantareiNetwork> {
        &eval::NETWORK
    }

    #[inline]
    fn wins_at_once(&self) -> bool {
        Outlook::new(&Node::new(self)).wins_at_once()
    }

    #[inline]
    fn is_threatened(&self) -> bool {
        Outlook::new(&Node::new(self)).is_threatened()
    }

    /// As actions, but for swaps: of those that promise the same the first stack decides.
    #[inline]
    fn move_number(m: Move) -> usize {
        match m {
            Move::Carry { .. } => Self::action(m),
            Move::Swap { low, high } => {
                N_CARRIES + usize::from(low) * MAX_SCALES + usize::from(high)
            }
            Move::Pass => PASS,
        }
    }

    fn solver_nodes(&self) -> u64 {
        // Half of the positions took about 8 k nodes with 10 stacks, and 250 k with 12.
        let n_stacks = self.snake().n_stacks();
        1 << (13 + 5 * n_stacks / 2).saturating_sub(25)
    }

    fn difficulty(&self, m: Move) -> u8 {
        match m {
            Move::Carry { stack, count, .. } => {
                let snake = self.snake();
                let reach = snake.top(snake.stack_unchecked(stack)).value();
                10 * reach + if count == 2 { 20 } else { 0 }
            }
            Move::Swap { low, high } => 40 + 3 * (high - low).min(15),
            Move::Pass => 0,
        }
    }
}
