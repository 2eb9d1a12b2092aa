//! The three games in a terminal: on the whole screen, or line by line.
//!
//! ```text
//! Table      the record, who plays which color, what was taken back
//! Board      one for each game: draws, and turns keys and clicks into moves
//! Model      the state of the screen; events change it and have effects
//! screen     the model drawn into a buffer
//! Thinker    the engine on a thread of its own
//! text       columns, line breaks and directions
//! run        the real terminal, which is left as it was found
//! plain      the same games line by line, for scripts and screen readers
//! ```

mod actions;
mod animation;
mod board;
mod chooser;
mod command;
mod files;
mod input;
mod keyboard;
mod look;
mod model;
mod plain;
mod play;
mod run;
mod screen;
mod setup;
mod table;
pub mod text;
mod thinker;
mod thoughts;

#[cfg(test)]
mod tests;

use messages::Language;
use solving::Resources;

pub use crate::files::{Files, Trouble};
pub use crate::keyboard::printed_line;
pub use crate::look::{Depth, Look};
pub use crate::plain::play_in_lines;
pub use crate::run::play_on_screen;
pub use crate::setup::{Opening, Player, Setup, Wish};

/// How games are played here.
#[derive(Debug, Clone, Copy)]
pub struct Options {
    /// The language of all words.
    pub language: Language,
    /// Colors and characters.
    pub look: Look,
    /// Whether moves are shown in a few pictures.
    pub is_animated: bool,
    /// What is left to chance follows from it.
    pub seed: u64,
    /// What the engine may use.
    pub resources: Resources,
}

/// What is played first.
#[derive(Debug, Clone)]
#[allow(clippy::large_enum_variant, reason = "there is one of it at a time")]
pub enum Beginning {
    /// Whatever the person chooses; this is offered.
    Choose(Setup),
    /// This game, from an opening or from its ordinary start.
    Play(Setup, Option<Opening>),
}
