//! Moves as numbers and boards as planes: how programs that learn see a game.

use crate::{ActionSet, Color, Position};

/// A game whose moves have numbers and whose positions can be seen as planes of zeros and ones.
///
/// Networks are learned for these numbers and kept, so they are the same forever. Each game says in
/// its documentation what its numbers and planes are.
pub trait Actions: Position {
    /// Actions are counted from 0 and stay below this.
    const N_ACTIONS: usize;
    /// The shape of an observation: planes, rows and columns.
    const PLANES: [usize; 3];
    /// What the legal actions of a position are kept in.
    type Legal: ActionSet;

    /// The number of a move.
    fn action(m: Self::Move) -> usize;

    /// The move of a number, if it is one; whether it can be played is another question.
    fn action_move(action: usize) -> Option<Self::Move>;

    /// The numbers of the legal moves.
    fn legal_actions(&self) -> Self::Legal {
        if self.outcome().is_some() {
            Self::Legal::default()
        } else {
            self.legal_actions_unchecked()
        }
    }

    /// The same where the caller knows that the game goes on.
    fn legal_actions_unchecked(&self) -> Self::Legal;

    /// Writes the planes as this color sees them, its own pieces first; as many numbers as the
    /// [shape](Self::PLANES) has.
    fn observe(&self, viewer: Color, planes: &mut [i8]);

    /// The legal actions as one number for each action, 0 or 1.
    fn mask(&self) -> Vec<u8> {
        let mut mask = vec![0; Self::N_ACTIONS];
        self.legal_actions().write_mask(&mut mask);
        mask
    }
}
