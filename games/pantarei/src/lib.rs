//! Pantareï: nineteen scales in a snake, stacked to seven.
//!
//! ```
//! use pantarei::{Layout, Pantarei, Position, Setup};
//!
//! // Every game has a layout of its own; the seed makes it repeatable.
//! let position = Pantarei::start(&Setup { layout: Layout::shuffled(7), ..Setup::default() });
//! assert_eq!(position.snake().stacks().count(), 19);
//!
//! // The number of stacks never grows.
//! let m = position.legal_moves()[0];
//! assert!(position.play(m)?.snake().stacks().count() <= 19);
//! # Ok::<(), pantarei::MoveError<pantarei::Pantarei>>(())
//! ```

mod actions;
#[cfg(feature = "engine")]
mod engine;
#[cfg(feature = "engine")]
mod eval;
mod layout;
mod moves;
mod notation;
mod parts;
mod position;
mod reason;
mod scale;
#[cfg(feature = "showcase")]
mod showcase;
mod snake;
#[cfg(feature = "solver")]
mod solver;
mod symmetry;

#[cfg(feature = "engine")]
pub use eval::PantareiNetwork;
pub use layout::{Layout, Setup};
pub use moves::{Direction, Move, Moves};
pub use parts::Parts;
pub use position::Pantarei;
pub use reason::{Illegal, Impossible, Remark, Termination};
pub use scale::Scale;
#[cfg(feature = "showcase")]
pub use showcase::Action;
pub use snake::{MAX_SCALES, Snake, Stack};
#[cfg(feature = "solver")]
pub use solver::PantareiSolver;
pub use symmetry::Mirror;

// What the signatures speak of, so that nobody needs a second crate to name it.
pub use boardgame;
pub use boardgame::{
    Actions, Color, Ending, MoveError, Named, Outcome, ParseError, Position, PositionError,
    Symmetric,
};
