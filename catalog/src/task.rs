//! Work that is the same for every game, done with the game's own types.

use boardgame::{Actions, Symmetric};
use engine::Playable;
use training::Learnable;

use crate::{AnyPosition, Game};

/// What every game of the list is.
pub trait Listed:
    Actions + Symmetric + Playable<Network: Learnable<Self>> + Copy + Into<AnyPosition>
{
}

impl<P> Listed for P where
    P: Actions + Symmetric + Playable<Network: Learnable<P>> + Copy + Into<AnyPosition>
{
}

/// Something to do with the types of one game, where going through [`AnyPosition`] for each position
/// would cost too much.
///
/// ```
/// use catalog::{Game, Listed, Task};
///
/// struct Size;
///
/// impl Task for Size {
///     type Output = usize;
///
///     fn run<P: Listed>(self) -> usize {
///         size_of::<P>()
///     }
/// }
///
/// assert!(Game::Pentaroll.run(Size) < 64);
/// ```
pub trait Task {
    /// What comes of it.
    type Output;

    /// Does it for the game whose positions are these.
    fn run<P: Listed>(self) -> Self::Output;
}

impl Game {
    /// Does something with the types of this game.
    pub fn run<T: Task>(self, task: T) -> T::Output {
        with_game!(self, P => task.run::<P>())
    }
}
