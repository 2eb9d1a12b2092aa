//! The letters of a record: tags, comments, parentheses and words, each with its place.

use thiserror::Error;

use super::fault::{Fault, Problem};
use crate::Position;

/// A place in a text: line and character, both counted from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The character in the line.
    pub column: usize,
}

/// A record is not valid.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("line {}, column {}: {problem}", place.line, place.column)]
pub struct RecordError<W = Fault> {
    /// Where it goes wrong.
    pub place: Place,
    /// What was expected, or what is wrong.
    pub problem: W,
}

impl<W> RecordError<W> {
    /// The same, told in another way.
    pub fn map<V>(self, tell: impl FnOnce(W) -> V) -> RecordError<V> {
        RecordError {
            place: self.place,
            problem: tell(self.problem),
        }
    }
}

impl<P: Position> From<RecordError> for RecordError<Problem<P>> {
    fn from(error: RecordError) -> Self {
        error.map(Problem::Fault)
    }
}

impl Place {
    /// The beginning of a text.
    pub const START: Self = Self { line: 1, column: 1 };

    /// The error that something is wrong here.
    pub fn error<W>(self, problem: W) -> RecordError<W> {
        RecordError {
            place: self,
            problem,
        }
    }
}

/// A tag pair such as `[White "Ada"]`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Tag {
    pub(super) name: String,
    pub(super) value: String,
    /// Where the value begins.
    pub(super) place: Place,
}

/// A piece of the move text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Token<'a> {
    Comment(String),
    Open,
    Close,
    Word(&'a str),
}

/// Reads records one after another from a text.
#[derive(Debug, Clone)]
pub struct Reader<'a> {
    rest: &'a str,
    place: Place,
}

impl<'a> Reader<'a> {
    /// Starts at the beginning of the text.
    pub fn new(text: &'a str) -> Self {
        Self {
            rest: text,
            place: Place::START,
        }
    }

    /// Where the next character stands.
    pub(super) fn place(&self) -> Place {
        self.place
    }

    /// Whether nothing but white space and line comments is left.
    pub(super) fn at_end(&mut self) -> bool {
        self.skip_between_tags();
        self.rest.is_empty()
    }

    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    fn next(&mut self) -> Option<char> {
        let character = self.peek()?;
        self.rest = &self.rest[character.len_utf8()..];
        if character == '\n' {
            self.place = Place {
                line: self.place.line + 1,
                column: 1,
            };
        } else {
            self.place.column += 1;
        }
        Some(character)
    }

    fn skip_space(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.next();
        }
    }

    /// Skips white space and line comments.
    fn skip_between_tags(&mut self) {
        self.skip_space();
        while self.peek() == Some(';') {
            self.take_while(|c| c != '\n');
            self.skip_space();
        }
    }

    fn take_while(&mut self, accept: impl Fn(char) -> bool) -> &'a str {
        let text = self.rest;
        while self.peek().is_some_and(&accept) {
            self.next();
        }
        &text[..text.len() - self.rest.len()]
    }

    fn expect(&mut self, wanted: &'static str) -> Result<(), RecordError> {
        if let Some(rest) = self.rest.strip_prefix(wanted) {
            self.rest = rest;
            self.place.column += wanted.len();
            Ok(())
        } else {
            Err(self.place.error(Fault::Sign(wanted)))
        }
    }

    /// Reads the tag pairs in front of the moves.
    pub(super) fn tags(&mut self) -> Result<Vec<Tag>, RecordError> {
        let mut tags = Vec::new();
        self.skip_between_tags();
        while self.peek() == Some('[') {
            tags.push(self.tag()?);
            self.skip_between_tags();
        }
        Ok(tags)
    }

    fn tag(&mut self) -> Result<Tag, RecordError> {
        self.expect("[")?;
        self.skip_space();
        let name_place = self.place;
        let name = self.take_while(|c| !c.is_whitespace() && !"\"[]".contains(c));
        if !is_tag_name(name) {
            return Err(name_place.error(Fault::TagName));
        }
        self.skip_space();
        self.expect("\"")?;
        let place = self.place;
        let value = self.quoted()?;
        self.skip_space();
        self.expect("]")?;
        Ok(Tag {
            name: name.to_owned(),
            value,
            place,
        })
    }

    /// Reads up to the closing quote.
    fn quoted(&mut self) -> Result<String, RecordError> {
        let mut value = String::new();
        loop {
            let place = self.place;
            match self.next() {
                Some('"') => return Ok(value),
                Some('\\') => match self.next() {
                    Some(escaped @ ('"' | '\\')) => value.push(escaped),
                    _ => return Err(place.error(Fault::Escape)),
                },
                Some(character) if !character.is_control() => value.push(character),
                Some(character) if character != '\n' => {
                    return Err(place.error(Fault::Control));
                }
                _ => return Err(place.error(Fault::Sign("\""))),
            }
        }
    }

    /// Reads the next piece of the move text; `None` at the end of the text or before a tag.
    pub(super) fn token(&mut self) -> Result<Option<(Place, Token<'a>)>, RecordError> {
        self.skip_space();
        let place = self.place;
        let token = match self.peek() {
            None | Some('[') => return Ok(None),
            Some('{') => Token::Comment(self.comment()?),
            Some(';') => {
                self.next();
                Token::Comment(folded(self.take_while(|c| c != '\n')))
            }
            Some('(') => {
                self.next();
                Token::Open
            }
            Some(')') => {
                self.next();
                Token::Close
            }
            Some('}') => return Err(place.error(Fault::Sign("{"))),
            Some(_) => {
                Token::Word(self.take_while(|c| !c.is_whitespace() && !"(){}[];".contains(c)))
            }
        };
        // A stray bracket that begins no word would stand still.
        if token == Token::Word("") {
            return Err(place.error(Fault::NoMove));
        }
        Ok(Some((place, token)))
    }

    fn comment(&mut self) -> Result<String, RecordError> {
        let place = self.place;
        self.next();
        let text = self.take_while(|c| c != '}');
        if self.next().is_none() {
            return Err(place.error(Fault::Sign("}")));
        }
        Ok(folded(text))
    }
}

/// Whether this can be the name of a tag.
pub(super) fn is_tag_name(name: &str) -> bool {
    !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// The words of a text with single spaces between them, so that lines can be broken anywhere.
fn folded(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
