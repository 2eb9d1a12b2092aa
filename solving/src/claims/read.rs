//! Claims on their way in.

use std::io::BufRead;

use boardgame::{Color, Position};
use thiserror::Error;

use super::write::sum;
use super::{FIRST_LINE, Note, Said, Subject};
use crate::lines::{Lines, TextError};

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
    /// They cannot be read, or are not what the format wants.
    #[error(transparent)]
    Text(#[from] TextError),
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
    Ok(Lines::new(input).game(FIRST_LINE)?)
}

impl<P: Position> Claims<P> {
    /// Reads a file. A last line without an end is passed over.
    pub fn read(input: &mut dyn BufRead) -> Result<Self, ClaimsError> {
        let mut lines = Lines::new(input);
        if lines.game(FIRST_LINE)? != P::NAME {
            return Err(lines.error(format!("game {}", P::NAME)).into());
        }
        let name = lines.field("winner")?;
        let winner = Color::ALL.into_iter().find(|color| color.name() == name);
        let winner = winner.ok_or_else(|| lines.error("winner white or winner black"))?;
        let position = lines.field("position")?.parse();
        let position =
            position.map_err(|problem| lines.error(format!("a position ({problem})")))?;
        let mut notes = Vec::new();
        while let Some(line) = lines.next()? {
            notes.push(note(&lines, &line)?);
        }
        Ok(Self {
            subject: Subject { position, winner },
            notes,
            whole: lines.whole,
        })
    }
}

/// What one line says.
fn note<P: Position>(lines: &Lines<'_>, line: &str) -> Result<Note<P>, TextError> {
    let expected = || lines.error("a kind, a position, what is said of it and a checksum");
    let (body, found) = line.rsplit_once('\t').ok_or_else(expected)?;
    if sum(body) != found {
        return Err(lines.error(format!("the checksum {}", sum(body))));
    }
    let fields: Vec<_> = body.split('\t').collect();
    let &[kind, text, rest] = &fields[..] else {
        return Err(expected());
    };
    let position: P = text
        .parse()
        .map_err(|problem| lines.error(format!("a position ({problem})")))?;
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
            Said::Move(m.map_err(|problem| lines.error(format!("a move ({problem})")))?)
        }
        _ => return Err(expected()),
    };
    Ok(Note { position, said })
}
