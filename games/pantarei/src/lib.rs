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

mod changes;
mod engine;
mod eval;
mod layout;
mod moves;
mod notation;
mod picture;
mod position;
mod scale;
mod snake;
mod solver;
mod symmetry;

pub use eval::PantareiNetwork;
pub use layout::{Layout, Setup};
pub use moves::{Direction, Move, Moves};
pub use position::Pantarei;
pub use scale::Scale;
pub use snake::{MAX_SCALES, Snake, Stack};
pub use solver::PantareiSolver;
pub use symmetry::Mirror;
