//! Seats: who may play a color.

use std::fmt;
use std::str::FromStr;

use boardgame::{ByColor, Color};
use engine::level::Level;

use crate::Nickname;

/// What is kept of a secret that opens a seat; whoever keeps the table says how it is made.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct SecretHash(String);

impl SecretHash {
    /// A hash as it is stored.
    pub fn stored(text: String) -> Self {
        Self(text)
    }

    /// The hash as it is stored.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Who sits where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seat {
    /// What kind of player it is for.
    pub sitter: Sitter,
    /// The token that plays it, for programs.
    pub token: Option<SecretHash>,
    /// The browser that plays it.
    pub holder: Option<SecretHash>,
    /// The secret of the claim link, while nobody has claimed it.
    pub claim: Option<SecretHash>,
    /// What whoever sits here is called.
    pub name: Option<Nickname>,
}

/// The kind of player that a seat is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sitter {
    /// Somebody who has a token.
    Human,
    /// Whoever claims it.
    Open,
    /// The engine.
    Computer(Level),
}

impl FromStr for Sitter {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "human" => Ok(Self::Human),
            "open" => Ok(Self::Open),
            _ => {
                let level = text.strip_prefix("computer:").ok_or(())?;
                level.parse().map(Self::Computer).map_err(|_| ())
            }
        }
    }
}

impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.write_str("human"),
            Self::Open => f.write_str("open"),
            Self::Computer(level) => write!(f, "computer:{level}"),
        }
    }
}

impl Seat {
    /// A seat that nobody has a secret for.
    pub const fn of(sitter: Sitter) -> Self {
        Self {
            sitter,
            token: None,
            holder: None,
            claim: None,
            name: None,
        }
    }

    /// Whether this is the seat's token or its browser.
    pub fn is_opened_by(&self, secret: &SecretHash) -> bool {
        self.token.as_ref() == Some(secret) || self.holder.as_ref() == Some(secret)
    }

    /// The level of the engine that sits here, if it does.
    pub const fn level(&self) -> Option<Level> {
        match self.sitter {
            Sitter::Computer(level) => Some(level),
            Sitter::Human | Sitter::Open => None,
        }
    }
}

/// The colors that somebody plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Seats(ByColor<bool>);

impl Seats {
    /// None: somebody who watches.
    pub const NONE: Self = Self(ByColor([false, false]));

    /// Both: somebody who plays alone.
    pub const BOTH: Self = Self(ByColor([true, true]));

    /// Those for which this holds.
    pub fn filter(holds: impl Fn(Color) -> bool) -> Self {
        Self(ByColor(Color::ALL.map(holds)))
    }

    /// Whether this color is among them.
    pub fn has(self, color: Color) -> bool {
        self.0[color]
    }

    /// Whether it is none.
    pub fn is_none(self) -> bool {
        self == Self::NONE
    }

    /// The colors.
    pub fn colors(self) -> impl Iterator<Item = Color> {
        Color::ALL.into_iter().filter(move |&color| self.has(color))
    }

    /// The color, if there is just one.
    pub fn only(self) -> Option<Color> {
        let mut colors = self.colors();
        colors.next().filter(|_| colors.next().is_none())
    }

    /// A number from 0 to 3 that says which.
    pub fn index(self) -> usize {
        usize::from(self.0[Color::White]) + 2 * usize::from(self.0[Color::Black])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sitters_are_read_back() {
        for text in ["human", "open", "computer:1", "computer:10"] {
            assert_eq!(text.parse::<Sitter>().unwrap().to_string(), text);
        }
        for text in ["", "Human", "computer", "computer:0", "computer:11"] {
            assert!(text.parse::<Sitter>().is_err(), "{text}");
        }
    }
}
