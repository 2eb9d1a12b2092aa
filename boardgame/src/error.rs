//! Why a text is not what it should be.

use std::borrow::Cow;
use std::fmt::Display;

use thiserror::Error;

/// A text is not in the notation.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("expected {expected} at column {column}")]
pub struct ParseError {
    /// Where it goes wrong: the character, counted from 1.
    pub column: usize,
    /// What should stand there.
    pub expected: Cow<'static, str>,
}

/// A text is not a position of the game.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PositionError {
    /// The text is not in the notation.
    #[error(transparent)]
    Parse(#[from] ParseError),
    /// The notation is right, but no game can come to this position. What is checked is said by
    /// the game's `Parts`.
    #[error("impossible position: {0}")]
    Impossible(Reason),
}

/// A text or value is not a move in this position.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum MoveError {
    /// The text is not in the notation.
    #[error(transparent)]
    Parse(#[from] ParseError),
    /// The rules forbid the move here.
    #[error("illegal move: {0}")]
    Illegal(Reason),
    /// The game has ended.
    #[error("the game is over")]
    Over,
}

/// Why the rules forbid something.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{words}")]
pub struct Reason {
    /// The reason as a word for the message catalog.
    pub name: &'static str,
    /// What the reason is about, by name.
    pub about: Vec<(&'static str, String)>,
    /// The reason in English.
    words: Cow<'static, str>,
}

/// What a reason is about, by name.
pub type About<'a> = &'a [(&'static str, &'a dyn Display)];

impl Reason {
    fn new(name: &'static str, about: About<'_>, words: impl Into<Cow<'static, str>>) -> Self {
        let about = about.iter().map(|(name, value)| (*name, value.to_string()));
        Self {
            name,
            about: about.collect(),
            words: words.into(),
        }
    }
}

impl PositionError {
    /// An impossible position, with the reason as a word for the message catalog, what it is about,
    /// and in words.
    pub fn impossible(
        reason: &'static str,
        about: About<'_>,
        words: impl Into<Cow<'static, str>>,
    ) -> Self {
        Self::Impossible(Reason::new(reason, about, words))
    }
}

impl MoveError {
    /// An illegal move, with the reason as a word for the message catalog, what it is about, and in
    /// words.
    pub fn illegal(
        reason: &'static str,
        about: About<'_>,
        words: impl Into<Cow<'static, str>>,
    ) -> Self {
        Self::Illegal(Reason::new(reason, about, words))
    }
}
