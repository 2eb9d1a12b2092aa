//! Moves as numbers, and the board as planes.
//!
//! An action is `6 * side + lane`, with the sides clockwise from the top: Na to Nf are 0 to 5, E1 to
//! E6 6 to 11, Sa to Sf 12 to 17, W1 to W6 18 to 23. An empty corner is entered along its row alone,
//! as the notation has it. The planes are the viewer's marbles, the other side's, and the empty cells.

use boardgame::{ActionBits, Actions, Color};
use grid::{Board, Cells, SIZE};

use crate::{Move, Pentaroll, Side};

const N_LANES: usize = SIZE as usize;

impl Actions for Pentaroll {
    const N_ACTIONS: usize = Side::ALL.len() * N_LANES;
    const PLANES: [usize; 3] = Board::PLANES;
    type Legal = ActionBits<1>;

    #[inline]
    fn action(m: Move) -> usize {
        m.side as usize * N_LANES + usize::from(m.lane)
    }

    fn action_move(action: usize) -> Option<Move> {
        Some(Move {
            side: *Side::ALL.get(action / N_LANES)?,
            lane: (action % N_LANES) as u8,
        })
    }

    #[inline]
    fn legal_actions_unchecked(&self) -> ActionBits<1> {
        let empty = self.board().empty();
        let (columns, rows) = open_lanes(empty);
        let corners = |row| empty.row_pattern(row) & CORNERS;
        let lanes = [
            columns & !corners(0),
            rows,
            columns & !corners(SIZE - 1),
            rows,
        ];
        let word = (0..).zip(lanes);
        ActionBits::new([word.fold(0, |word, (side, lanes)| {
            word | (lanes as u64) << (side * N_LANES)
        })])
    }

    #[inline]
    fn observe(&self, viewer: Color, planes: &mut [i8]) {
        self.board().observe(viewer, planes);
    }
}

/// The first and the last lane.
const CORNERS: usize = 1 | 1 << (N_LANES - 1);

/// The columns and the rows that have an empty cell, a bit for each.
#[inline]
fn open_lanes(empty: Cells) -> (usize, usize) {
    let mut columns = 0;
    let mut rows = 0;
    for row in 0..SIZE {
        let pattern = empty.row_pattern(row);
        columns |= pattern;
        rows |= usize::from(pattern != 0) << row;
    }
    (columns, rows)
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
