//! Levels for people.
//!
//! The low ones look at a move and at the answer to it, and overlook things as people do
//! (`novice.rs`); those above search, ever further; the highest plays as well as it
//! can in the time it has. All but the highest are limited in nodes, use one thread and a memory of
//! their own, so that they play the same everywhere. What it takes for a level to be clearly
//! stronger than the one below differs from game to game ([`Playable::SKILLS`](super::Playable::SKILLS)).

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// What a level below the highest can do; the highest does all it can.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Skill {
    /// Looks at a move and at the answer to it.
    Glances(Weakness),
    /// Searches so many nodes, with opinions that are off by at most so much.
    Searches {
        /// How many.
        nodes: u64,
        /// In hundredths.
        wobble: i32,
    },
}

/// How a novice errs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Weakness {
    /// How often a move is overlooked, in hundredths of its
    /// [difficulty](super::Playable::difficulty); what is in plain sight never is.
    pub oversight: u8,
    /// By how much opinions are off at most, in hundredths.
    pub wobble: i32,
}

impl Skill {
    /// Glances, with such an [oversight](Weakness::oversight) and [wobble](Weakness::wobble).
    pub const fn glances(oversight: u8, wobble: i32) -> Self {
        Self::Glances(Weakness { oversight, wobble })
    }

    /// Searches so many nodes, with such a wobble.
    pub const fn searches(nodes: u64, wobble: i32) -> Self {
        Self::Searches { nodes, wobble }
    }
}

/// The skills of all levels but the highest, from 1.
pub type Skills = [Skill; Level::MAX.0 as usize - 1];

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

    /// What it can do, or nothing if it does all it can.
    pub(super) fn skill(self, skills: &Skills) -> Option<Skill> {
        skills.get(usize::from(self.0 - Self::MIN.0)).copied()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_read_as_they_are_written() {
        for level in Level::all() {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        for text in ["0", "11", "", "one", "-1", "256"] {
            assert_eq!(text.parse::<Level>(), Err(LevelError), "{text}");
        }
    }
}
