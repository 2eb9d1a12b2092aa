//! A board of 6x6 cells on which five in a row wins: what the games played on one share.
//!
//! Columns are `a` to `f` from the left and rows `1` to `6` from the top, so `a1` is the top-left
//! cell.

mod board;
mod cell;
mod cells;
pub mod lanes;
#[cfg(feature = "showcase")]
mod picture;
mod planes;
mod symmetry;

pub use board::{Board, Miscount};
pub use cell::Cell;
pub use cells::{Cells, LINES};
pub use symmetry::GridSymmetry;

// What the signatures speak of, so that nobody needs a second crate to name it.
pub use boardgame;

/// The width and height of the board.
pub const SIZE: u8 = 6;
