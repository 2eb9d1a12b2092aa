//! The editions, as presets of the rules, and the setup of a game.

use std::fmt;
use std::str::FromStr;

use boardgame::{Color, Cursor, Named as _, ParseError, names};

boardgame::named! {
    /// The rules of one printed edition, or of one program.
    ///
    /// ```
    /// use pentago::{Edition, Named};
    ///
    /// assert_eq!(Edition::from_name("basque"), Some(Edition::Basque));
    /// assert!(!Edition::Basque.twists_both_ways());
    /// ```
    #[derive(Default)]
    pub enum Edition {
    /// The rules that most editions share.
    #[default]
    Standard = "standard",
    /// A double five is won by the player who twisted, and the twist may be skipped while a block
    /// is empty.
    Finnish = "finnish",
    /// A five made by the twist for the mover alone lets the opponent answer with one placing.
    Czech = "czech",
    /// Blocks twist clockwise only.
    Basque = "basque",
    /// A block is always twisted, and fives are looked for only after the twist.
    OpenSpiel = "openspiel",
}
}

impl Edition {
    /// Whether a placing that makes five ends the game before any twist.
    pub const fn placing_wins(self) -> bool {
        !matches!(self, Self::OpenSpiel)
    }

    /// Whether blocks twist both ways.
    pub const fn twists_both_ways(self) -> bool {
        !matches!(self, Self::Basque)
    }
}

/// What a game of Pentago is set up from. Its text is the end of a position's: `b finnish`.
///
/// ```
/// use pentago::{Color, Edition, Setup};
///
/// let setup: Setup = "b finnish".parse()?;
/// assert_eq!(setup, Setup { edition: Edition::Finnish, first: Color::Black });
/// # Ok::<(), pentago::ParseError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Setup {
    /// The rules.
    pub edition: Edition,
    /// The color that begins.
    pub first: Color,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            edition: Edition::Standard,
            first: Color::White,
        }
    }
}

impl boardgame::Setup for Setup {
    type Edition = Edition;

    fn with_edition(self, edition: Edition) -> Self {
        Self { edition, ..self }
    }

    fn with_first(self, first: Color) -> Self {
        Self { first, ..self }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.first)?;
        match self.edition {
            Edition::Standard => Ok(()),
            edition => write!(f, " {}", edition.name()),
        }
    }
}

impl FromStr for Setup {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let setup = read(&mut cursor)?;
        cursor.end()?;
        Ok(setup)
    }
}

/// Reads side to move and edition behind a board.
pub(crate) fn read(cursor: &mut Cursor<'_>) -> Result<Setup, ParseError> {
    let first = cursor.side_to_move()?;
    let before = cursor.clone();
    let edition = match cursor.word() {
        None => Edition::Standard,
        Some(name) => Edition::from_name(name).ok_or_else(|| {
            let names = names::expected(name, &Edition::names());
            before.error_at_word(format!("the edition {names}"))
        })?,
    };
    Ok(Setup { edition, first })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn setups_are_read_back() {
        for &edition in Edition::ALL {
            for first in Color::ALL {
                let setup = Setup { edition, first };
                assert_eq!(setup.to_string().parse(), Ok(setup));
            }
        }
        for text in ["", "x", "w swiss", "w finnish x"] {
            assert!(text.parse::<Setup>().is_err(), "{text}");
        }
    }
}
