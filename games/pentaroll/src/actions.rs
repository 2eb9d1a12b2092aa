//! Moves as numbers, and the board as planes.
//!
//! An action is `6 * side + lane`, with the sides clockwise from the top: Na to Nf are 0 to 5, E1 to
//! E6 6 to 11, Sa to Sf 12 to 17, W1 to W6 18 to 23. An empty corner is entered along its row alone,
//! as the notation has it. The planes are the viewer's marbles, the other side's, and the empty cells.

use boardgame::{Actions, Color};
use grid::{Board, SIZE};

use crate::{Move, Pentaroll, Side};

const N_LANES: usize = SIZE as usize;

impl Actions for Pentaroll {
    const N_ACTIONS: usize = Side::ALL.len() * N_LANES;
    const PLANES: [usize; 3] = Board::PLANES;

    fn action(m: Move) -> usize {
        m.side as usize * N_LANES + usize::from(m.lane)
    }

    fn action_move(action: usize) -> Option<Move> {
        Some(Move {
            side: *Side::ALL.get(action / N_LANES)?,
            lane: (action % N_LANES) as u8,
        })
    }

    fn observe(&self, viewer: Color, planes: &mut [i8]) {
        self.board().observe(viewer, planes);
    }
}

#[cfg(test)]
mod tests {
    use boardgame::Position as _;

    use super::*;

    #[test]
    fn sides_follow_each_other_clockwise() {
        let start: Pentaroll = "6/6/6/6/6/6 w".parse().unwrap();
        for (text, action) in [("Nb", 1), ("E1", 6), ("Sb", 13), ("W6", 23)] {
            let m = start.read_move(text).unwrap();
            assert_eq!(Pentaroll::action(m), action, "{text}");
        }
    }
}
