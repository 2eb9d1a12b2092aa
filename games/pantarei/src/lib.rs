//! Pantareï: nineteen scales in a snake, stacked to seven.
//!
//! ```
//! use boardgame::{Position, Setup as _};
//! use pantarei::{Pantarei, Setup};
//!
//! // Every game has a layout of its own; the seed makes it repeatable.
//! let position = Pantarei::start(&Setup::default().shuffled(7));
//! assert_eq!(position.snake().stacks().count(), 19);
//!
//! // The number of stacks never grows.
//! let m = position.legal_moves()[0];
//! assert!(position.play(m)?.snake().stacks().count() <= 19);
//! # Ok::<(), boardgame::MoveError>(())
//! ```

#[cfg(feature = "showcase")]
mod changes;
#[cfg(feature = "engine")]
mod engine;
#[cfg(feature = "engine")]
mod eval;
mod layout;
mod moves;
mod notation;
#[cfg(feature = "showcase")]
mod picture;
mod position;
mod reason;
mod scale;
mod snake;
#[cfg(feature = "solver")]
mod solver;
mod symmetry;

#[cfg(feature = "showcase")]
pub use changes::Action;
#[cfg(feature = "engine")]
pub use eval::PantareiNetwork;
pub use layout::{Layout, Setup};
pub use moves::{Direction, Move, Moves};
pub use position::Pantarei;
pub use reason::{Illegal, Impossible, Remark, Termination};
pub use scale::Scale;
pub use snake::{MAX_SCALES, Snake, Stack};
#[cfg(feature = "solver")]
pub use solver::PantareiSolver;
pub use symmetry::Mirror;
