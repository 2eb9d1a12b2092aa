//! Claims on their way in.

use std::io::{self, BufRead};

use boardgame::{Color, Position};
use thiserror::Error;

use super::write::sum;
use super::{FIRST_LINE, Note, Said, Subject};

/// A file of claims as it was read.
#[derive(Debug, Clone)]
pub struct Claims<P: Position> {
    /// What it is about.
    pub subject: Subject<P>,
    /// Its notes, in their order.
    pub notes: Vec<Note<P>>,
    /// The bytes up to the end of the last whole line; what follows was cut off by a kill.
    pub whole: u64,
}

/// A file holds no claims, or they prove nothing.
#[derive(Debug, Error)]
pub enum ClaimsError {
    /// It cannot be read.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// A line is not what the format wants.
    #[error("line {line}: expected {expected}")]
    Format {
        /// Which line, from 1.
        line: usize,
        /// What should stand there.
        expected: String,
    },
    /// A claim does not follow.
    #[error("line {line}, {position}: {problem}")]
    Unfounded {
        /// Which line, from 1.
        line: usize,
        /// The position that is claimed.
        position: String,
        /// What is missing.
        problem: String,
    },
}

/// The lines before the first note.
pub(super) const N_HEADING: usize = 4;

/// The game that claims are about, by its short name; reads the first two lines.
pub fn game(input: &mut dyn BufRead) -> Result<String, ClaimsError> {
    Lines::new(input).game()
}

impl<P: Position> Claims<P> {
    /// Reads a file. A last line without an end is passed over.
    pub fn read(input: &mut dyn BufRead) -> Result<Self, ClaimsError> {
        let mut lines = Lines::new(input);
        if lines.game()? != P::NAME {
            return Err(lines.error(format!("game {}", P::NAME)));
        }
        let name = lines.field("winner")?;
        let winner = Color::ALL.into_iter().find(|color| color.name() == name);
        let winner = winner.ok_or_else(|| lines.error("winner white or winner black"))?;
        let position = lines.field("position")?.parse();
        let position =
            position.map_err(|problem| lines.error(format!("a position ({problem})")))?;
        let mut notes = Vec::new();
        while let Some(line) = lines.next()? {
            notes.push(lines.note(&line)?);
        }
        Ok(Self {
            subject: Subject { position, winner },
            notes,
            whole: lines.whole,
        })
    }
}

/// Text on its way in.
struct Lines<'a> {
    input: &'a mut dyn BufRead,
    /// The number of the line read last.
    number: usize,
    /// The bytes of the lines so far.
    whole: u64,
}

impl<'a> Lines<'a> {
    fn new(input: &'a mut dyn BufRead) -> Self {
        Self {
            input,
            number: 0,
            whole: 0,
        }
    }

    fn error(&self, expected: impl Into<String>) -> ClaimsError {
        ClaimsError::Format {
            line: self.number,
            expected: expected.into(),
        }
    }

    /// The next whole line without its end.
    fn next(&mut self) -> Result<Option<String>, ClaimsError> {
        let mut line = String::new();
        self.input.read_line(&mut line)?;
        let Some(text) = line.strip_suffix('\n') else {
            return Ok(None);
        };
        self.number += 1;
        self.whole += line.len() as u64;
        Ok(Some(text.to_owned()))
    }

    fn heading(&mut self, expected: &str) -> Result<String, ClaimsError> {
        let line = self.next()?;
        line.ok_or_else(|| ClaimsError::Format {
            line: self.number + 1,
            expected: expected.to_owned(),
        })
    }

    fn game(&mut self) -> Result<String, ClaimsError> {
        if self.heading(FIRST_LINE)? != FIRST_LINE {
            return Err(self.error(FIRST_LINE));
        }
        self.field("game")
    }

    /// What stands after a word.
    fn field(&mut self, name: &str) -> Result<String, ClaimsError> {
        let line = self.heading(name)?;
        match line.split_once(' ') {
            Some((found, value)) if found == name => Ok(value.to_owned()),
            _ => Err(self.error(name)),
        }
    }

    fn note<P: Position>(&self, line: &str) -> Result<Note<P>, ClaimsError> {
        let expected = || self.error("a kind, a position, what is said of it and a checksum");
        let (body, found) = line.rsplit_once('\t').ok_or_else(expected)?;
        if sum(body) != found {
            return Err(self.error(format!("the checksum {}", sum(body))));
        }
        let fields: Vec<_> = body.split('\t').collect();
        let &[kind, text, rest] = &fields[..] else {
            return Err(expected());
        };
        let position: P = text
            .parse()
            .map_err(|problem| self.error(format!("a position ({problem})")))?;
        let numbers: Option<Vec<u64>> = rest.split(' ').map(|word| word.parse().ok()).collect();
        let said = match (kind, numbers.as_deref()) {
            ("=", Some(&[nodes])) => Said::Certified(nodes as usize),
            ("*", _) => Said::Replies,
            ("!", _) => Said::Refuted,
            ("?", Some(&[nodes, prove, refute])) => Said::Tried {
                nodes,
                prove: u32::try_from(prove).unwrap_or(u32::MAX),
                refute: u32::try_from(refute).unwrap_or(u32::MAX),
            },
            (">", _) => {
                let m = position.read_move(rest);
                Said::Move(m.map_err(|problem| self.error(format!("a move ({problem})")))?)
            }
            _ => return Err(expected()),
        };
        Ok(Note { position, said })
    }
}
