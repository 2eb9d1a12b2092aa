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

/// Something to do with a position in its own type.
///
/// ```
/// use boardgame::Symmetric as _;
/// use catalog::{Game, Listed, PositionTask};
///
/// struct Images;
///
/// impl PositionTask for Images {
///     type Output = usize;
///
///     fn run<P: Listed>(self, position: &P) -> usize {
///         position.symmetries().len()
///     }
/// }
///
/// assert_eq!(Game::Pentaroll.position("6/6/6/6/6/6 w")?.run(Images), 8);
/// # Ok::<(), catalog::PositionError>(())
/// ```
pub trait PositionTask {
    /// What comes of it.
    type Output;

    /// Does it.
    fn run<P: Listed>(self, position: &P) -> Self::Output;
}

impl AnyPosition {
    /// Does something with this position in its own type.
    pub fn run<T: PositionTask>(&self, task: T) -> T::Output {
        with_position!(self, position => task.run(position))
    }
}

impl Game {
    /// Does something with the types of this game.
    pub fn run<T: Task>(self, task: T) -> T::Output {
        with_game!(self, P => task.run::<P>())
    }
}
