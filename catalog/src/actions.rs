//! Moves of any game as numbers, and positions as planes.

use boardgame::{Actions, Color};

use crate::{AnyPosition, Game, MoveError};

impl Game {
    /// Actions are below this.
    pub const fn n_actions(self) -> usize {
        with_game!(self, P => P::N_ACTIONS)
    }

    /// The shape of an observation: planes, rows and columns.
    pub const fn planes(self) -> [usize; 3] {
        with_game!(self, P => P::PLANES)
    }

    /// The move of a number in notation, if it is one.
    pub fn action_text(self, action: usize) -> Option<String> {
        with_game!(self, P => P::action_move(action).map(|m| m.to_string()))
    }
}

impl AnyPosition {
    /// The legal moves as numbers, in the order of [`legal_moves`](Self::legal_moves).
    pub fn legal_actions(&self) -> Vec<u16> {
        with_position!(self, position => actions(position))
    }

    /// The number of a move given as text.
    pub fn action(&self, text: &str) -> Result<usize, MoveError> {
        with_position!(self, position => action(position, text))
    }

    /// The position after the move of a number, which must be [below](Game::n_actions) the limit of
    /// the game.
    pub fn play_action(&self, action: usize) -> Result<Self, MoveError> {
        with_position!(self, position => Ok(play_action(position, action)?.into()))
    }

    /// Writes the planes as a color sees them; see [`Actions::observe`].
    pub fn observe(&self, viewer: Color, planes: &mut [i8]) {
        with_position!(self, position => position.observe(viewer, planes));
    }

    /// Sets the bits of the legal actions; see [`Actions::legal_bits`].
    pub fn legal_bits(&self, bits: &mut [u8]) {
        with_position!(self, position => position.legal_bits(bits));
    }
}

fn actions<P: Actions>(position: &P) -> Vec<u16> {
    let moves = position.legal_moves();
    moves.iter().map(|&m| P::action(m) as u16).collect()
}

fn action<P: Actions>(position: &P, text: &str) -> Result<usize, MoveError> {
    Ok(P::action(position.read_move(text)?))
}

fn play_action<P: Actions>(position: &P, action: usize) -> Result<P, MoveError> {
    let m = P::action_move(action).expect("the caller has looked at the limit");
    Ok(position.play(m)?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SetupChoice;

    #[test]
    fn numbers_are_played_as_the_texts_they_stand_for() {
        for &game in Game::ALL {
            let start = game.start(SetupChoice::default());
            for (action, text) in start.legal_actions().into_iter().zip(start.legal_moves()) {
                let action = usize::from(action);
                assert_eq!(game.action_text(action).as_ref(), Some(&text));
                assert_eq!(start.action(&text), Ok(action));
                assert_eq!(start.play_action(action), start.play(&text));
            }
        }
    }
}
