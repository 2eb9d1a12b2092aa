//! Counting move sequences: the standard test of move generation, and of its speed.

use crate::Position;

/// How many sequences of `depth` moves there are. Games that end earlier are not counted.
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.n_legal_moves() as u64,
        _ => position
            .legal_moves()
            .into_iter()
            .map(|m| perft(&position.after(m), depth - 1))
            .sum(),
    }
}
