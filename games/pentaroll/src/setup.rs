//! The setup of a game: only who begins.

use std::fmt;
use std::str::FromStr;

use boardgame::{Color, Cursor, OnlyEdition, ParseError};

/// What a game of Pentaroll is set up from. Its text is the color that begins, `w` or `b`.
///
/// ```
/// use pentaroll::{Color, Pentaroll, Position, Setup};
///
/// let setup: Setup = "b".parse()?;
/// assert_eq!(Pentaroll::start(&setup).turn(), Color::Black);
/// # Ok::<(), pentaroll::ParseError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Setup {
    /// The color that begins.
    pub first: Color,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            first: Color::White,
        }
    }
}

impl boardgame::Setup for Setup {
    type Edition = OnlyEdition;

    fn with_edition(self, _only: OnlyEdition) -> Self {
        self
    }

    fn with_first(self, first: Color) -> Self {
        Self { first }
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.first)
    }
}

impl FromStr for Setup {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let first = cursor.side_to_move()?;
        cursor.end()?;
        Ok(Self { first })
    }
}
