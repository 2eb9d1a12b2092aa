//! What a game shows of itself to people, beyond its rules.
//!
//! Its positions can be drawn ([`Picture`]), and its moves told piece by piece ([`Changes`]), so that
//! whoever shows a board needs no rules. [`Showcase`] asks for the rest: lessons, puzzles, a tour,
//! moves as they are read aloud. A game that implements it can be listed, and what it lacks the
//! compiler names.

pub mod laws;

mod animation;
mod changes;
mod form;
mod lesson;
mod picture;
mod showcase;
mod spoken;
mod threats;

pub use changes::{Change, Changes, How, Piece, Step, Turn, after, chosen_places};
pub use form::{Form, NoForm, ReadGames, WriteGame};
pub use lesson::{Exercise, Judgment, Lesson};
pub use picture::{Charset, Picture, Svg};
pub use showcase::{Bench, Key, Middle, Scene, Showcase};
pub use spoken::Spoken;
pub use threats::{Threat, threats};
