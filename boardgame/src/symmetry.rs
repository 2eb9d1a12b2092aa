//! The ways a board can be turned over without changing the game.

use std::fmt::Debug;

use crate::Position;

/// A game whose positions have images that play alike.
///
/// An edition may break some of the symmetries, so a position says which it has.
pub trait Symmetric: Position + Ord {
    /// One way to turn the board over.
    type Symmetry: Copy + Eq + Debug + 'static;

    /// The symmetries that hold here, the identity among them.
    fn symmetries(&self) -> &'static [Self::Symmetry];

    /// The image of the position.
    #[must_use]
    fn transform(&self, symmetry: Self::Symmetry) -> Self;

    /// The move that is to the image what `m` is to this position.
    fn transform_move(&self, m: Self::Move, symmetry: Self::Symmetry) -> Self::Move;

    /// The least image, the same for all positions that are images of each other.
    #[must_use]
    fn canonical(&self) -> Self {
        let images = self
            .symmetries()
            .iter()
            .map(|&symmetry| self.transform(symmetry));
        images.min().expect("the identity is a symmetry")
    }
}
