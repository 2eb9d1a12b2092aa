//! Moves of any game as numbers, and positions as planes.

use boardgame::{ActionSet as _, Actions, Color};

use crate::{AnyActions, AnyPosition, Game, MoveError};

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
}

/// Does the same with the legal actions of whichever game.
macro_rules! with_actions {
    ($any:expr, $actions:ident => $body:expr) => {
        with_any!(AnyActions, $any, $actions => $body)
    };
}

impl AnyActions {
    /// How many there are.
    pub fn len(&self) -> usize {
        with_actions!(self, actions => actions.len())
    }

    /// Whether there is none: the game is over.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether an action is one of them.
    pub fn contains(&self, action: usize) -> bool {
        with_actions!(self, actions => actions.contains(action))
    }

    /// The action before which there are so many, in ascending order.
    pub fn nth(&self, index: usize) -> Option<usize> {
        with_actions!(self, actions => actions.nth(index))
    }

    /// All of them in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = usize> {
        (0..self.len()).map_while(|index| self.nth(index))
    }

    /// One number for each action, 0 or 1.
    pub fn mask(&self) -> Vec<u8> {
        let mut mask = vec![0; self.game().n_actions()];
        with_actions!(self, actions => actions.write_mask(&mut mask));
        mask
    }
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
    use std::collections::BTreeSet;

    use super::*;
    use crate::SetupChoice;

    #[test]
    fn numbers_are_played_as_the_texts_they_stand_for() {
        for &game in Game::ALL {
            let start = game.start(SetupChoice::default());
            let texts: BTreeSet<_> = start.legal_moves().into_iter().collect();
            let actions = start.legal_actions();
            let n_marked: usize = actions.mask().into_iter().map(usize::from).sum();
            assert_eq!(n_marked, texts.len());
            let named = actions.iter().map(|action| {
                assert!(actions.contains(action));
                let text = game.action_text(action).expect("it is legal");
                assert_eq!(start.action(&text), Ok(action));
                assert_eq!(start.play_action(action), start.play(&text));
                text
            });
            assert_eq!(named.collect::<BTreeSet<_>>(), texts);
        }
    }
}
