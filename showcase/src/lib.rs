//! What a game shows of itself to people, beyond its rules.
//!
//! Its positions can be drawn ([`Picture`]), and its moves told piece by piece ([`Changes`]), so that
//! whoever shows a board needs no rules.

pub mod laws;

mod changes;
mod picture;

pub use changes::{Change, Changes, How, Piece, Step, Turn, after, chosen_places};
pub use picture::{Charset, Picture, Svg};
