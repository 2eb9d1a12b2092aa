//! Which moves are tried first.

use super::score::MAX_PLIES;

/// What earlier parts of the search say about moves.
#[derive(Debug, Clone)]
pub(super) struct Experience {
    /// How often a move was good, weighed by how much it saved; for each side.
    history: [Vec<i32>; 2],
    /// The last good moves at each ply.
    killers: [[Option<u16>; 2]; MAX_PLIES],
}

/// No move is ever worth more by its history.
const MAX_HISTORY: i32 = 1 << 12;

impl Experience {
    pub(super) fn new(n_move_numbers: usize) -> Self {
        Self {
            history: [vec![0; n_move_numbers], vec![0; n_move_numbers]],
            killers: [[None; 2]; MAX_PLIES],
        }
    }

    /// Notes a move that was good enough, and those that were tried before it.
    pub(super) fn learn(&mut self, ply: usize, depth: u32, good: u16, tried: &[u16]) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(good) {
            killers[1] = killers[0].replace(good);
        }
        let bonus = (depth * depth).min(400) as i32;
        self.reward(ply, good, bonus);
        for &bad in tried {
            self.reward(ply, bad, -bonus);
        }
    }

    fn reward(&mut self, ply: usize, move_number: u16, bonus: i32) {
        let entry = &mut self.history[ply % 2][usize::from(move_number)];
        *entry += bonus - *entry * bonus.abs() / MAX_HISTORY;
    }

    /// What the past says for a move, in hundredths.
    #[inline]
    pub(super) fn opinion(&self, ply: usize, move_number: u16) -> i32 {
        self.history[ply % 2][usize::from(move_number)] >> 4
    }

    /// Whether the move was good at this ply elsewhere, the last one more so.
    #[inline]
    pub(super) fn killer_rank(&self, ply: usize, move_number: u16) -> i32 {
        match self.killers[ply] {
            [Some(first), _] if first == move_number => 2,
            [_, Some(second)] if second == move_number => 1,
            _ => 0,
        }
    }
}
