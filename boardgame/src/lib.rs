//! What any two-player game with open information is.
//!
//! A game implements [`Position`]: a small value that knows its rules and nothing of its past.
//! From that alone this crate counts move sequences ([`perft`]), keeps and validates records of
//! whole games ([`record`]) and checks that the rules hang together ([`laws`]).
//!
//! The crate names no game, and holds no threads, files or clocks: it runs wherever Rust does.

pub mod chance;
pub mod laws;
pub mod names;
pub mod perft;
pub mod record;

mod action_set;
mod actions;
mod color;
mod cursor;
mod error;
mod named;
mod position;
mod random;
mod symmetry;

pub use action_set::{ActionBits, ActionSet, nth_bit};
pub use actions::Actions;
pub use color::{ByColor, Color};
pub use cursor::Cursor;
pub use error::{MoveError, ParseError, PositionError};
pub use named::{Argument, Named, Nothing, OnlyEdition, Reason};
pub use position::{EditionOf, Ending, Outcome, Position, Setup, Termination};
pub use random::Random;
pub use symmetry::Symmetric;
