//! The two sides of a game.

use std::fmt;
use std::ops::{Index, IndexMut, Not};

/// A side, named after its pieces.
///
/// ```
/// use boardgame::Color;
///
/// assert_eq!(!Color::White, Color::Black);
/// assert_eq!(Color::from_letter('b'), Some(Color::Black));
/// assert_eq!((Color::Black.to_string(), Color::Black.name()), ("b".to_owned(), "black"));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Color {
    /// The side that begins unless the players agree otherwise.
    White,
    /// The other side.
    Black,
}

impl Color {
    /// Both colors, White first.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// The letter of the notation: `w` or `b`.
    pub const fn letter(self) -> char {
        match self {
            Self::White => 'w',
            Self::Black => 'b',
        }
    }

    /// The color of a letter of the notation.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'w' => Some(Self::White),
            'b' => Some(Self::Black),
            _ => None,
        }
    }

    /// The name in lower case: `white` or `black`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
        }
    }
}

impl Not for Color {
    type Output = Self;

    /// The other side.
    #[inline]
    fn not(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

impl fmt::Display for Color {
    /// Writes the letter of the notation.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// One value for each color, indexed by it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct ByColor<T>(pub [T; 2]);

impl<T> Index<Color> for ByColor<T> {
    type Output = T;

    #[inline]
    fn index(&self, color: Color) -> &T {
        &self.0[color as usize]
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    #[inline]
    fn index_mut(&mut self, color: Color) -> &mut T {
        &mut self.0[color as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_name_the_colors() {
        for color in Color::ALL {
            assert_eq!(Color::from_letter(color.letter()), Some(color));
            assert_ne!(!color, color);
        }
        assert_eq!(Color::from_letter('n'), None);
    }
}
