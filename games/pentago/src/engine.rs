//! What the search must know of Pentago.

use boardgame::Position as _;
use engine::level::{Skill, Skills};
use engine::{Playable, Shipped};
use grid::Cells;

use crate::eval::{self, PentagoNetwork};
use crate::solver::{OnLines, sweep_nodes, wins_at_once};
use crate::{Block, Direction, Move, Moves, Pentago, Twist};

impl Playable for Pentago {
    type Network = PentagoNetwork;

    const HAS_CYCLES: bool = false;
    const SOLVER_PER_HUNDRED: u64 = 20_000;
    const N_MOVE_NUMBERS: usize = 36 * 9;
    const SKILLS: Skills = [
        Skill::glances(157, 780),
        Skill::glances(128, 580),
        Skill::glances(98, 390),
        Skill::glances(57, 190),
        Skill::glances(25, 100),
        Skill::glances(7, 55),
        Skill::searches(80, 150),
        Skill::searches(270, 54),
        Skill::searches(5_000, 14),
    ];

    fn shipped() -> &'static Shipped<PentagoNetwork> {
        &eval::NETWORK
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
        cell * 9 + m.twist.map_or(8, Twist::index)
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

    /// Only where the other side has four in a line after both twists, mine and its own, is it worth
    /// looking closer.
    fn for_each_safe_choice(&self, mut show: impl FnMut(Move, Self)) {
        let dangers = self.dangers();
        for m in self.choices() {
            let next = self.after(m);
            let is_danger = dangers[m.twist.map_or(8, Twist::index)];
            if !is_danger || next.outcome().is_some() || !Playable::wins_at_once(&next) {
                show(m, next);
            }
        }
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
    /// After which of my twists (or none, the last) the other side might win at once: it has four in
    /// a line, perhaps after a twist of its own.
    fn dangers(&self) -> [bool; 9] {
        let theirs = self.board().of(!self.turn());
        if theirs.len() < 4 {
            return [false; 9];
        }
        let might_win = |cells: Cells| {
            let lines = OnLines::new(cells);
            let has_four = |twist: &Twist| lines.after(*twist).has_four();
            lines.might_have_four() && (lines.counts.has_four() || Twist::ALL.iter().any(has_four))
        };
        let mut dangers = [might_win(theirs); 9];
        for twist in Twist::ALL {
            dangers[twist.index()] = might_win(twist.turn(theirs));
        }
        dangers
    }

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

#[cfg(test)]
mod tests {
    use super::*;
    use boardgame::laws::for_each_position;

    #[test]
    fn safe_choices_are_those_that_do_not_let_the_other_side_win() {
        let mut n_unsafe = 0;
        for seed in 0..30 {
            for_each_position::<Pentago>(seed, |position| {
                let mut safe = Vec::new();
                position.for_each_safe_choice(|m, _| safe.push(m));
                let is_safe = |m: &Move| {
                    let next = position.after(*m);
                    next.outcome().is_some() || !wins_at_once(&next)
                };
                let choices = position.choices();
                let plain: Vec<_> = choices.iter().copied().filter(is_safe).collect();
                assert_eq!(safe, plain, "{position}");
                n_unsafe += choices.len() - plain.len();
            });
        }
        assert!(n_unsafe > 1000, "{n_unsafe}");
    }

    #[test]
    fn choices_lead_everywhere() {
        for_each_position::<Pentago>(3, |position| {
            let reached = |moves: &[Move]| {
                let mut keys: Vec<_> = moves
                    .iter()
                    .map(|&m| {
                        let next = position.after(m);
                        next.key()
                    })
                    .collect();
                keys.sort_unstable();
                keys.dedup();
                keys
            };
            let (choices, legal) = (position.choices(), position.legal_moves());
            assert_eq!(reached(&choices), reached(&legal), "{position}");
        });
    }
}
