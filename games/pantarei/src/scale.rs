//! One scale of the snake.

use std::fmt;
use std::str::FromStr;

use boardgame::{Argument, Color, Cursor, ParseError};

/// A scale: a color and a value from 1 to 3, or the neutral one. Its text is `w3`, `b1` or `n`.
///
/// In three bits: the value, and the color above it; the neutral scale is 0.
///
/// ```
/// use pantarei::{Color, Scale};
///
/// let scale: Scale = "w3".parse()?;
/// assert_eq!(Some(scale), Scale::new(Color::White, 3));
/// assert_eq!((scale.color(), scale.value()), (Some(Color::White), 3));
/// assert_eq!(Scale::NEUTRAL.color(), None);
/// # Ok::<(), pantarei::ParseError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Scale(u8);

impl Scale {
    /// The scale that is nobody's and has no value.
    pub const NEUTRAL: Self = Self(0);
    /// The highest value.
    pub const MAX_VALUE: u8 = 3;

    /// The scale of a color and a value, if that is from 1 to 3.
    pub const fn new(color: Color, value: u8) -> Option<Self> {
        if 1 <= value && value <= Self::MAX_VALUE {
            Some(Self::new_unchecked(color, value))
        } else {
            None
        }
    }

    /// The scale of a color and a value that the caller knows to be from 1 to 3.
    pub const fn new_unchecked(color: Color, value: u8) -> Self {
        debug_assert!(1 <= value && value <= Self::MAX_VALUE);
        Self((color as u8) << 2 | value)
    }

    /// The scale of three bits.
    pub(crate) const fn from_bits(bits: u8) -> Self {
        Self(bits)
    }

    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    /// The color, unless it is neutral.
    #[inline]
    pub const fn color(self) -> Option<Color> {
        match (self.value(), self.0 >> 2) {
            (0, _) => None,
            (_, 0) => Some(Color::White),
            _ => Some(Color::Black),
        }
    }

    /// How far it moves; 0 for the neutral scale.
    #[inline]
    pub const fn value(self) -> u8 {
        self.0 & 3
    }

    /// Every kind of scale with how many there are of it.
    pub fn kinds() -> impl Iterator<Item = (Self, usize)> {
        let valued = Color::ALL.into_iter().flat_map(|color| {
            (1..=Self::MAX_VALUE).map(move |value| (Self::new_unchecked(color, value), 3))
        });
        valued.chain([(Self::NEUTRAL, 1)])
    }

    /// Reads a scale.
    pub(crate) fn read(cursor: &mut Cursor<'_>) -> Result<Self, ParseError> {
        let start = cursor.clone();
        let expected = || start.error("a scale, w1 to w3, b1 to b3 or n");
        if cursor.eat('n') {
            return Ok(Self::NEUTRAL);
        }
        let color = cursor.take(Color::from_letter).ok_or_else(expected)?;
        let value = cursor
            .take(|c| c.to_digit(4).filter(|&value| value > 0))
            .ok_or_else(expected)?;
        Ok(Self::new_unchecked(color, value as u8))
    }
}

impl FromStr for Scale {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let scale = Self::read(&mut cursor)?;
        cursor.end()?;
        Ok(scale)
    }
}

impl From<Scale> for Argument {
    fn from(scale: Scale) -> Self {
        Self::text(scale)
    }
}

impl fmt::Display for Scale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.color() {
            Some(color) => write!(f, "{color}{}", self.value()),
            None => f.write_str("n"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nineteen_scales_are_read_back() {
        assert_eq!(Scale::kinds().map(|(_, n)| n).sum::<usize>(), 19);
        for (scale, _) in Scale::kinds() {
            assert_eq!(scale.to_string().parse(), Ok(scale));
        }
        for text in ["", "w", "w0", "w4", "x1", "wn", "w11"] {
            assert!(text.parse::<Scale>().is_err(), "{text}");
        }
    }
}
