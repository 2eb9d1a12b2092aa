//! Levels for people.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::{Budget, Limits};

/// How strongly the engine plays, from 1 to 10.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// A text is not a level.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("expected a level from 1 to 10")]
pub struct LevelError;

impl Level {
    /// The weakest.
    pub const MIN: Self = Self(1);
    /// The strongest.
    pub const MAX: Self = Self(10);

    /// All of them, the weakest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (Self::MIN.0..=Self::MAX.0).map(Self)
    }

    /// The level of this number.
    pub const fn new(number: u8) -> Option<Self> {
        if Self::MIN.0 <= number && number <= Self::MAX.0 {
            Some(Self(number))
        } else {
            None
        }
    }

    /// The number, from 1 to 10.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How much it may search. The highest level plays as well as it can, within the time that its
    /// listener gives it.
    pub fn limits(self) -> Limits {
        let budget = if self == Self::MAX {
            Budget::Unlimited
        } else {
            Budget::Nodes(100 << self.0)
        };
        Limits {
            depth: None,
            budget,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(text: &str) -> Result<Self, LevelError> {
        let number = text.parse().ok();
        number.and_then(Self::new).ok_or(LevelError)
    }
}
