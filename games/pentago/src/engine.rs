//! What the search must know of Pentago.

use boardgame::Position as _;
use boardgame::engine::Playable;
use boardgame::grid::Cells;

use crate::eval::{self, PentagoNetwork};
use crate::solver::{sweep_nodes, wins_at_once};
use crate::{Block, Direction, Move, Moves, Pentago, Twist};

impl Playable for Pentago {
    type Network = PentagoNetwork;

    const HAS_CYCLES: bool = false;
    const SOLVER_PER_HUNDRED: u64 = 6400;
    const N_MOVE_NUMBERS: usize = 36 * 9;

    fn network() -> &'static PentagoNetwork {
        eval::network()
    }

    #[inline]
    fn wins_at_once(&self) -> bool {
        self.board().of(self.turn()).len() >= 4 && wins_at_once(self)
    }

    #[inline]
    fn is_threatened(&self) -> bool {
        self.board().of(!self.turn()).len() >= 4 && !self.is_reply() && {
            let mut passed = *self;
            passed.turn = !passed.turn;
            wins_at_once(&passed)
        }
    }

    #[inline]
    fn move_number(m: Move) -> usize {
        let cell = usize::from(m.cell.row()) * 6 + usize::from(m.cell.column());
        let twist = m.twist.map_or(8, |twist| {
            2 * twist.block.index() + usize::from(twist.direction == Direction::Right)
        });
        cell * 9 + twist
    }

    /// Twists that change nothing count as one, and so do two that turn a block alike.
    fn choices(&self) -> Moves {
        let legal = self.legal_moves();
        let Some(still) = self.still_blocks() else {
            return legal;
        };
        let mut choices = Moves::new();
        let mut cell = None;
        let mut has_still = false;
        for m in legal {
            if cell != Some(m.cell) {
                cell = Some(m.cell);
                has_still = false;
            }
            match m.twist {
                Some(twist) if Block::of(m.cell) != twist.block && still[twist.block.index()] => {
                    if !has_still {
                        has_still = true;
                        choices.push(m);
                    }
                }
                _ => choices.push(m),
            }
        }
        choices
    }

    fn solver_nodes(&self) -> u64 {
        sweep_nodes(self)
    }

    fn difficulty(&self, m: Move) -> u8 {
        let Some(twist) = m.twist else {
            return 0;
        };
        // A marble here and a twist there are harder to see together.
        if twist.block == Block::of(m.cell) {
            40
        } else {
            60
        }
    }
}

impl Pentago {
    /// Which blocks look the same after a quarter turn, if any do.
    fn still_blocks(&self) -> Option<[bool; 4]> {
        let still = Block::ALL.map(|block| {
            let twist = Twist {
                block,
                direction: Direction::Right,
            };
            let is_still = |cells: Cells| twist.turn(cells) == cells;
            is_still(self.board().of(boardgame::Color::White))
                && is_still(self.board().of(boardgame::Color::Black))
        });
        still.contains(&true).then_some(still)
    }
}
