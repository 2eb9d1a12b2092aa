//! Images of positions of any game, which play alike.

use boardgame::{Actions, Position, Symmetric};

use crate::AnyPosition;

impl AnyPosition {
    /// A number that no other position of the game has.
    pub fn key(&self) -> u128 {
        with_position!(self, position => position.key())
    }

    /// How many symmetries hold here, the identity first.
    pub fn n_symmetries(&self) -> usize {
        with_position!(self, position => position.symmetries().len())
    }

    /// The image under one of the symmetries, counted from 0, if there are so many.
    pub fn image(&self, index: usize) -> Option<Self> {
        with_position!(self, position => {
            let symmetry = *position.symmetries().get(index)?;
            Some(position.transform(symmetry).into())
        })
    }

    /// The action that is to the image what this one is to the position; `None` if there is no such
    /// symmetry or the action is not legal.
    pub fn image_action(&self, action: usize, index: usize) -> Option<usize> {
        with_position!(self, position => image_action(position, action, index))
    }

    /// The least image, the same for all positions that are images of each other.
    #[must_use]
    pub fn canonical(&self) -> Self {
        with_position!(self, position => position.canonical().into())
    }
}

fn image_action<P: Symmetric + Actions>(
    position: &P,
    action: usize,
    index: usize,
) -> Option<usize> {
    let symmetry = *position.symmetries().get(index)?;
    let m = P::action_move(action).filter(|&m| position.is_legal(m))?;
    Some(P::action(position.transform_move(m, symmetry)))
}

#[cfg(test)]
mod tests {
    use crate::{Game, SetupChoice};

    #[test]
    fn images_play_alike_and_the_first_is_the_position_itself() {
        for &game in Game::ALL {
            let start = game.start(SetupChoice::default());
            assert_eq!(start.image(0).as_ref(), Some(&start));
            assert_eq!(start.image(start.n_symmetries()), None);
            for index in 0..start.n_symmetries() {
                let image = start.image(index).unwrap();
                assert_eq!(image.canonical(), start.canonical());
                let action = start.legal_actions().nth(0).unwrap();
                let image_action = start.image_action(action, index).unwrap();
                let after = start.play_action(action).unwrap();
                assert_eq!(image.play_action(image_action).ok(), after.image(index));
            }
        }
    }
}
