//! Pentago: place a marble, twist a block, five in a row.
//!
//! ```
//! use boardgame::{Position, Setup as _};
//! use pentago::{Edition, Pentago, Setup};
//!
//! // Every edition is a preset of the rules.
//! let position = Pentago::start(&Setup { edition: Edition::Finnish, ..Setup::default() });
//! assert_eq!(position.to_string(), "6/6/6/6/6/6 w finnish");
//!
//! // A move is a whole turn: a marble, then a twist.
//! let m = position.read_move("c3-2R")?;
//! let position = position.play(m)?;
//! assert_eq!(position.to_string(), "6/6/2w3/6/6/6 b finnish");
//! # Ok::<(), boardgame::MoveError>(())
//! ```

mod board;
mod changes;
mod edition;
mod engine;
mod eval;
mod moves;
mod notation;
pub mod openspiel;
mod picture;
mod position;
mod solver;
mod symmetry;

pub use board::{Block, Direction, Twist};
pub use edition::{Edition, Setup};
pub use eval::PentagoNetwork;
pub use moves::{Move, Moves};
pub use position::Pentago;
pub use solver::{PentagoSolver, bench};
