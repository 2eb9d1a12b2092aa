//! What any two-player game with open information is.
//!
//! A game implements [`Position`]: a small value that knows its rules and nothing of its past.
//! From that alone this crate counts move sequences ([`perft`]), keeps and validates records of
//! whole games ([`record`]) and checks that the rules hang together ([`laws`]).
//!
//! The crate names no game. What two games have in common, such as a board of 6x6 cells on which
//! five in a row wins, lives here too ([`grid`]).

pub mod chance;
pub mod changes;
pub mod engine;
pub mod grid;
pub mod laws;
pub mod names;
pub mod perft;
pub mod record;
pub mod replay;
pub mod search;
pub mod train;

mod color;
mod cursor;
mod error;
mod picture;
mod position;
mod random;
mod symmetry;

pub use changes::{Change, Changes, How, Piece, Step, Turn};
pub use color::{ByColor, Color};
pub use cursor::Cursor;
pub use error::{About, MoveError, ParseError, PositionError, Reason};
pub use picture::{Charset, Picture, Svg};
pub use position::{Ending, Outcome, Position, Setup};
pub use random::Random;
pub use symmetry::Symmetric;
