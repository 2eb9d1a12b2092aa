//! Pentago: place a marble, twist a block, five in a row.
//!
//! ```
//! use pentago::{Edition, Pentago, Position, Setup};
//!
//! // Every edition is a preset of the rules.
//! let position = Pentago::start(&Setup { edition: Edition::Finnish, ..Setup::default() });
//! assert_eq!(position.to_string(), "6/6/6/6/6/6 w finnish");
//!
//! // A move is a whole turn: a marble, then a twist.
//! let m = position.read_move("c3-2R")?;
//! let position = position.play(m)?;
//! assert_eq!(position.to_string(), "6/6/2w3/6/6/6 b finnish");
//! # Ok::<(), pentago::MoveError<pentago::Pentago>>(())
//! ```

mod actions;
mod board;
mod edition;
#[cfg(feature = "engine")]
mod engine;
#[cfg(feature = "engine")]
mod eval;
mod moves;
mod notation;
#[cfg(feature = "solver")]
pub mod openings;
pub mod openspiel;
mod parts;
#[cfg(feature = "solver")]
mod pattern;
mod position;
mod reason;
#[cfg(feature = "showcase")]
mod showcase;
#[cfg(feature = "solver")]
mod solver;
mod symmetry;

pub use actions::LegalActions;
pub use board::{Block, Direction, Twist};
pub use edition::{Edition, Setup};
#[cfg(feature = "engine")]
pub use eval::PentagoNetwork;
pub use moves::{Move, Moves};
pub use parts::Parts;
pub use position::Pentago;
pub use reason::{Illegal, Impossible, Remark, Termination};
#[cfg(feature = "showcase")]
pub use showcase::Action;
#[cfg(feature = "solver")]
pub use solver::PentagoSolver;

// What the signatures speak of, so that nobody needs a second crate to name it.
pub use boardgame::{
    Actions, Color, Ending, MoveError, Named, Outcome, ParseError, Position, PositionError,
    Symmetric,
};
pub use grid::{Board, Cell, Cells, GridSymmetry};
pub use {boardgame, grid};
