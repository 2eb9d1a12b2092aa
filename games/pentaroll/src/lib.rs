//! Pentaroll: roll marbles in from the edge, five in a row.
//!
//! ```
//! use boardgame::Position;
//! use pentaroll::{Pentaroll, Setup};
//!
//! let mut position = Pentaroll::start(&Setup::default());
//! for text in ["W1", "W1"] {
//!     position = position.play(position.read_move(text)?)?;
//! }
//! // Black's marble has pushed White's one cell to the right.
//! assert_eq!(position.to_string(), "bw4/6/6/6/6/6 w");
//! # Ok::<(), boardgame::MoveError>(())
//! ```

mod board;
#[cfg(feature = "showcase")]
mod changes;
#[cfg(feature = "engine")]
mod engine;
#[cfg(feature = "solver")]
mod eval;
mod moves;
mod notation;
#[cfg(feature = "showcase")]
mod picture;
mod position;
mod reason;
mod setup;
#[cfg(feature = "solver")]
mod solver;
mod symmetry;

pub use board::Side;
#[cfg(feature = "showcase")]
pub use changes::Action;
#[cfg(feature = "solver")]
pub use eval::PentarollNetwork;
pub use moves::{Move, Moves};
pub use position::Pentaroll;
pub use reason::{Illegal, Impossible, Termination};
pub use setup::Setup;
#[cfg(feature = "solver")]
pub use solver::PentarollSolver;
