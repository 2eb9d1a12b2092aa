//! Numbered lines on their way in, which proofs are written down in.

use std::io::{self, BufRead};

use thiserror::Error;

use crate::checksum::Checksum;

/// A text is not what its format wants.
#[derive(Debug, Error)]
pub enum TextError {
    /// It cannot be read.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// A line is not what should stand there.
    #[error("line {line}: expected {expected}")]
    Format {
        /// Which line, from 1.
        line: usize,
        /// What should stand there.
        expected: String,
    },
}

/// Text on its way in.
pub(crate) struct Lines<'a> {
    input: &'a mut dyn BufRead,
    /// The number of the line read last.
    pub(crate) number: usize,
    /// The bytes of the lines so far.
    pub(crate) whole: u64,
    /// Of the lines so far.
    pub(crate) checksum: Checksum,
}

impl<'a> Lines<'a> {
    pub(crate) fn new(input: &'a mut dyn BufRead) -> Self {
        Self {
            input,
            number: 0,
            whole: 0,
            checksum: Checksum::new(),
        }
    }

    /// What is wrong with the line read last.
    pub(crate) fn error(&self, expected: impl Into<String>) -> TextError {
        TextError::Format {
            line: self.number,
            expected: expected.into(),
        }
    }

    /// The next line without its end, unless the text ends before it.
    pub(crate) fn next(&mut self) -> Result<Option<String>, TextError> {
        let mut line = String::new();
        self.input.read_line(&mut line)?;
        if line.pop() != Some('\n') {
            return Ok(None);
        }
        self.number += 1;
        self.whole += line.len() as u64 + 1;
        self.checksum.add_line(&line);
        Ok(Some(line))
    }

    /// The next line, which must be there.
    pub(crate) fn line(&mut self) -> Result<String, TextError> {
        let line = self.next()?;
        line.ok_or_else(|| TextError::Format {
            line: self.number + 1,
            expected: "a whole line, but the file ends".to_owned(),
        })
    }

    /// What stands after a word.
    pub(crate) fn field(&mut self, name: &str) -> Result<String, TextError> {
        let line = self.line()?;
        match line.split_once(' ') {
            Some((found, value)) if found == name => Ok(value.to_owned()),
            _ => Err(self.error(name)),
        }
    }

    /// The game, which stands behind the line that all texts of a kind begin with.
    pub(crate) fn game(&mut self, first_line: &str) -> Result<String, TextError> {
        if self.line()? != first_line {
            return Err(self.error(first_line));
        }
        self.field("game")
    }

    /// Nothing more.
    pub(crate) fn end(&mut self) -> Result<(), TextError> {
        self.number += 1;
        if self.input.fill_buf()?.is_empty() {
            return Ok(());
        }
        Err(self.error("the end of the file"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_counted_and_a_part_of_one_is_none() {
        let mut input = "first\nsize 3\nhal".as_bytes();
        let mut lines = Lines::new(&mut input);
        assert_eq!(lines.next().unwrap().as_deref(), Some("first"));
        assert_eq!(lines.field("size").unwrap(), "3");
        assert_eq!((lines.number, lines.whole), (2, 13));
        assert!(lines.next().unwrap().is_none(), "it was cut off");
        assert_eq!((lines.number, lines.whole), (2, 13));
    }

    #[test]
    fn complaints_name_the_line() {
        let mut input = "proof\ngames chess\nmore\n".as_bytes();
        let mut lines = Lines::new(&mut input);
        let error = lines.game("proof").unwrap_err().to_string();
        assert_eq!(error, "line 2: expected game");
        let error = lines.end().unwrap_err().to_string();
        assert_eq!(error, "line 3: expected the end of the file");
        lines.number -= 1;
        lines.line().unwrap();
        lines.end().unwrap();
        let error = lines.line().unwrap_err().to_string();
        assert_eq!(error, "line 5: expected a whole line, but the file ends");
    }
}
