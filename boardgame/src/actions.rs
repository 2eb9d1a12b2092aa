//! Moves as numbers and boards as planes: how programs that learn see a game.

use crate::{Color, Position};

/// A game whose moves have numbers and whose positions can be seen as planes of zeros and ones.
///
/// Networks are learned for these numbers and kept, so they are the same forever. Each game says in
/// its documentation what its numbers and planes are.
pub trait Actions: Position {
    /// Actions are counted from 0 and stay below this.
    const N_ACTIONS: usize;
    /// The shape of an observation: planes, rows and columns.
    const PLANES: [usize; 3];

    /// The number of a move.
    fn action(m: Self::Move) -> usize;

    /// The move of a number, if it is one; whether it can be played is another question.
    fn action_move(action: usize) -> Option<Self::Move>;

    /// Writes the planes as this color sees them, its own pieces first; as many numbers as the
    /// [shape](Self::PLANES) has.
    fn observe(&self, viewer: Color, planes: &mut [i8]);

    /// Marks the legal actions with 1 and all others with 0; override it where that is faster than
    /// listing them.
    fn mark_legal(&self, mask: &mut [u8]) {
        mask.fill(0);
        for &m in self.legal_moves().iter() {
            mask[Self::action(m)] = 1;
        }
    }
}
