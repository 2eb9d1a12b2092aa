//! Pentaroll: roll marbles in from the edge, five in a row.
//!
//! ```
//! use pentaroll::{Pentaroll, Position, Setup};
//!
//! let mut position = Pentaroll::start(&Setup::default());
//! for text in ["W1", "W1"] {
//!     position = position.play(position.read_move(text)?)?;
//! }
//! // Black's marble has pushed White's one cell to the right.
//! assert_eq!(position.to_string(), "bw4/6/6/6/6/6 w");
//! # Ok::<(), pentaroll::MoveError<pentaroll::Pentaroll>>(())
//! ```

mod actions;
mod board;
#[cfg(feature = "engine")]
mod engine;
#[cfg(feature = "solver")]
mod eval;
mod moves;
mod notation;
mod parts;
mod position;
mod reason;
mod setup;
#[cfg(feature = "showcase")]
mod showcase;
#[cfg(feature = "solver")]
mod solver;
mod symmetry;

pub use board::Side;
#[cfg(feature = "solver")]
pub use eval::PentarollNetwork;
pub use moves::{Move, Moves};
pub use parts::Parts;
pub use position::Pentaroll;
pub use reason::{Illegal, Impossible, Termination};
pub use setup::Setup;
#[cfg(feature = "showcase")]
pub use showcase::Action;
#[cfg(feature = "solver")]
pub use solver::PentarollSolver;

// What the signatures speak of, so that nobody needs a second crate to name it.
pub use boardgame::{
    Actions, Color, Ending, MoveError, Named, Outcome, ParseError, Position, PositionError,
    Symmetric,
};
pub use grid::{Board, Cell, Cells, GridSymmetry};
pub use {boardgame, grid};
