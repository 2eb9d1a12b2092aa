//! Reading notation from left to right.

use std::borrow::Cow;

use crate::{Color, ParseError};

/// A place in a text that is being read; it knows its column for error messages.
///
/// ```
/// use boardgame::{Color, Cursor};
///
/// let mut cursor = Cursor::new("wx");
/// assert_eq!(cursor.take(Color::from_letter), Some(Color::White));
/// let error = cursor.end().unwrap_err();
/// assert_eq!(error.column, 2);
/// ```
#[derive(Debug, Clone)]
pub struct Cursor<'a> {
    text: &'a str,
    byte: usize,
}

impl<'a> Cursor<'a> {
    /// Starts at the beginning of the text.
    pub const fn new(text: &'a str) -> Self {
        Self { text, byte: 0 }
    }

    /// What has not been read yet.
    pub fn rest(&self) -> &'a str {
        &self.text[self.byte..]
    }

    /// The next character, without reading it.
    pub fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Reads the next character if `accept` makes something of it.
    pub fn take<T>(&mut self, accept: impl FnOnce(char) -> Option<T>) -> Option<T> {
        let character = self.peek()?;
        let value = accept(character)?;
        self.byte += character.len_utf8();
        Some(value)
    }

    /// Reads the next character if it is this one.
    pub fn eat(&mut self, wanted: char) -> bool {
        self.take(|c| (c == wanted).then_some(())).is_some()
    }

    /// Reads this character or fails.
    pub fn expect(&mut self, wanted: char, expected: &'static str) -> Result<(), ParseError> {
        if self.eat(wanted) {
            Ok(())
        } else {
            Err(self.error(expected))
        }
    }

    /// Reads a word and the spaces before it, at least one unless the text begins here; `None` at
    /// the end of the text.
    pub fn word(&mut self) -> Option<&'a str> {
        let spaces = self.rest().len() - self.rest().trim_start_matches(' ').len();
        let rest = &self.rest()[spaces..];
        let word = rest.split(' ').next().unwrap_or_default();
        if word.is_empty() || spaces == 0 && self.byte > 0 {
            return None;
        }
        self.byte += spaces + word.len();
        Some(word)
    }

    /// Reads a word, which is the side to move.
    pub fn side_to_move(&mut self) -> Result<Color, ParseError> {
        let before = self.clone();
        let letter = self.word().and_then(|word| word.parse().ok());
        let color = letter.and_then(Color::from_letter);
        color.ok_or_else(|| before.error_at_word("the side to move, w or b"))
    }

    /// Makes sure that nothing but spaces follows.
    pub fn end(&self) -> Result<(), ParseError> {
        if self.rest().trim_matches(' ').is_empty() {
            Ok(())
        } else {
            Err(self.error_at_word("the end"))
        }
    }

    /// The error that something else was expected here.
    pub fn error(&self, expected: impl Into<Cow<'static, str>>) -> ParseError {
        let column = self.text[..self.byte].chars().count() + 1;
        ParseError {
            column,
            expected: expected.into(),
        }
    }

    /// The same, placed behind the spaces that follow.
    pub fn error_at_word(&self, expected: impl Into<Cow<'static, str>>) -> ParseError {
        let spaces = self.rest().len() - self.rest().trim_start_matches(' ').len();
        Self {
            text: self.text,
            byte: self.byte + spaces,
        }
        .error(expected)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_separated_by_spaces() {
        let mut cursor = Cursor::new("x  w czech ");
        assert!(cursor.eat('x'));
        assert_eq!(
            Cursor::new("xw").word(),
            Some("xw"),
            "nothing stands before the first word"
        );
        assert_eq!(cursor.side_to_move(), Ok(Color::White));
        assert_eq!(cursor.word(), Some("czech"));
        assert_eq!(cursor.word(), None);
        assert_eq!(cursor.end(), Ok(()));
    }

    #[test]
    fn columns_count_characters() {
        let mut cursor = Cursor::new("ïï w");
        assert!(cursor.eat('ï') && cursor.eat('ï'));
        assert_eq!(cursor.error_at_word("b").column, 4);
    }
}
