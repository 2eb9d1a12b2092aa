//! What the search must know of Pentaroll.

use boardgame::{Actions as _, Position as _};
use engine::level::{Skill, Skills};
use engine::{Playable, Shipped};

use crate::eval::{self, PentarollNetwork};
use crate::solver::wins_at_once;
use crate::{Move, Pentaroll};

impl Playable for Pentaroll {
    type Network = PentarollNetwork;

    const HAS_CYCLES: bool = false;
    const SOLVER_PER_HUNDRED: u64 = 25;
    const N_MOVE_NUMBERS: usize = Self::N_ACTIONS;
    const SKILLS: Skills = [
        Skill::glances(120, 490),
        Skill::glances(92, 310),
        Skill::glances(68, 195),
        Skill::glances(34, 82),
        Skill::glances(10, 30),
        Skill::searches(80, 150),
        Skill::searches(120, 100),
        Skill::searches(600, 48),
        Skill::searches(5_000, 10),
    ];

    fn shipped() -> &'static Shipped<PentarollNetwork> {
        &eval::NETWORK
    }

    #[inline]
    fn wins_at_once(&self) -> bool {
        wins_at_once(self.board().of(self.turn()), self.board().of(!self.turn()))
    }

    #[inline]
    fn is_threatened(&self) -> bool {
        wins_at_once(self.board().of(!self.turn()), self.board().of(self.turn()))
    }

    #[inline]
    fn move_number(m: Move) -> usize {
        Self::action(m)
    }

    fn solver_nodes(&self) -> u64 {
        // Of random positions half took 430 nodes with 20 marbles, 10 k with 16 and 400 k with 12.
        let n_empty = self.board().empty().len();
        1 << (9 + 6 * n_empty / 5).saturating_sub(19)
    }

    fn difficulty(&self, m: Move) -> u8 {
        // Where a marble stays is in plain sight; what a push moves is not.
        let slot = grid::Cells::of(m.side.slot_unchecked(m.lane));
        if (self.board().empty() & slot).is_empty() {
            60
        } else {
            0
        }
    }
}
