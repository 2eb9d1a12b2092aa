//! The record of a whole game: what was played, said and agreed.
//!
//! A [`Record`] knows what a position does not: that a position has come for the third time (a
//! draw), that somebody resigned, what might have been played instead. Its text form is PGN in
//! style; [`read`](Record::read) and `Display` are its two ends.

mod fault;
mod history;
mod read;
mod text;
mod write;

pub use fault::{Fault, Problem};
pub use read::Header;
pub use text::{Place, Reader, RecordError};

use std::fmt;

use self::history::History;
use crate::{Color, MoveError, Named, Outcome, Position};

/// A game from its starting position to where it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record<P: Position> {
    /// What is said about the game, beyond what follows from it, in the order of writing.
    tags: Vec<(String, String)>,
    start: P,
    line: Line<P::Move>,
    /// The position after the main line.
    position: P,
    /// The start and every position since.
    history: History,
    result: GameResult,
    /// Why the game ended, where that is known.
    end: Option<End<P::Termination>>,
}

/// A sequence of moves with what is said about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line<M> {
    /// What is said before the first move.
    pub comments: Vec<String>,
    /// The moves.
    pub steps: Vec<Annotated<M>>,
}

/// A move, what is said about it, and what might have been played instead.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Annotated<M> {
    /// The move.
    pub m: M,
    /// What is said after it.
    pub comments: Vec<String>,
    /// Lines that begin with another move in its place.
    pub variations: Vec<Line<M>>,
}

/// The result of a game as it is written: `1-0`, `0-1`, `1/2-1/2`, or `*` while it is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameResult {
    /// Nothing is decided.
    Open,
    /// The game is over.
    Over(Outcome),
}

/// What ended a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End<T> {
    /// The board.
    Board(T),
    /// A position that came for the third time.
    Repetition,
    /// The players or the clock.
    OffBoard(OffBoard),
}

impl<T: Named> End<T> {
    /// The words of records.
    pub fn name(self) -> &'static str {
        match self {
            Self::Board(end) => end.name(),
            Self::Repetition => REPETITION,
            Self::OffBoard(how) => how.name(),
        }
    }
}

crate::named! {
    /// What ends a game off the board.
    pub enum OffBoard {
        /// A player gave up.
        Resignation = "resignation",
        /// A player's time ran out.
        Time = "time",
        /// A player did what is not allowed, or nothing.
        Forfeit = "forfeit",
        /// Both called it a draw.
        Agreement = "agreement",
        /// The players left.
        Abandoned = "abandoned",
    }
}

/// An end that the players or the clock make, not the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Adjudication {
    /// This color gives up.
    Resignation(Color),
    /// The time of this color has run out.
    Time(Color),
    /// This color loses for what it did off the board: a move that is none, or no answer.
    Forfeit(Color),
    /// Both call it a draw.
    Agreement,
    /// The players left; nothing is decided.
    Abandoned,
}

/// The word of records for a position that came for the third time.
pub const REPETITION: &str = "repetition";

/// Whether something can be said about a game under this name: letters and digits, and nothing that
/// follows from the game itself.
pub fn is_free_tag(name: &str) -> bool {
    text::is_tag_name(name) && !write::DERIVED.contains(&name)
}

impl<P: Position> Record<P> {
    /// A game that is about to begin.
    pub fn new(start: P) -> Self {
        let mut record = Self {
            tags: Vec::new(),
            line: Line {
                comments: Vec::new(),
                steps: Vec::new(),
            },
            position: start.clone(),
            history: History::new(start.key()),
            start,
            result: GameResult::Open,
            end: None,
        };
        record.judge();
        record
    }

    /// The position in which the game began.
    pub fn start(&self) -> &P {
        &self.start
    }

    /// The position as it stands.
    pub fn position(&self) -> &P {
        &self.position
    }

    /// The keys of all positions so far, the present one last.
    pub fn keys(&self) -> &[u128] {
        self.history.keys()
    }

    /// The moves that were played, with comments and variations.
    pub fn line(&self) -> &Line<P::Move> {
        &self.line
    }

    /// The moves that were played.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = P::Move> {
        self.line.steps.iter().map(|step| step.m)
    }

    /// The result so far.
    pub fn result(&self) -> GameResult {
        self.result
    }

    /// How the game ended, repetition and agreements included.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.result {
            GameResult::Over(outcome) => Some(outcome),
            GameResult::Open => None,
        }
    }

    /// Why the game ended; `None` while it goes on or where nobody said.
    pub fn end(&self) -> Option<End<P::Termination>> {
        self.end
    }

    /// What is said about the game: the value of a tag that does not follow from the moves.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags
            .iter()
            .find(|(tag, _)| tag == name)
            .map(|(_, value)| value.as_str())
    }

    /// Says something about the game, such as `White` and the player's name, under a name that is
    /// [free](is_free_tag). Control characters become spaces.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        debug_assert!(is_free_tag(name));
        let value = value.replace(|c: char| c.is_control(), " ");
        match self.tags.iter_mut().find(|(tag, _)| tag == name) {
            Some(tag) => tag.1 = value,
            None => self.tags.push((name.to_owned(), value)),
        }
        write::put_in_order(&mut self.tags);
    }

    /// Plays a move.
    pub fn push(&mut self, m: P::Move) -> Result<(), MoveError<P>> {
        if self.is_over() {
            return Err(MoveError::Over);
        }
        self.position = self.position.play(m)?;
        self.history.push(self.position.key());
        self.line.steps.push(Annotated {
            m,
            comments: Vec::new(),
            variations: Vec::new(),
        });
        self.judge();
        Ok(())
    }

    /// Takes the last move back, whatever ended the game after it.
    pub fn pop(&mut self) -> Option<P::Move> {
        let step = self.line.steps.pop()?;
        self.history.pop();
        self.position = position_after(&self.start, self.line.steps.iter().map(|step| step.m));
        self.result = GameResult::Open;
        self.end = None;
        Some(step.m)
    }

    /// The position after the first `plies` moves, or `None` if there are fewer.
    pub fn position_at(&self, plies: usize) -> Option<P> {
        let steps = self.line.steps.get(..plies)?;
        Some(position_after(&self.start, steps.iter().map(|step| step.m)))
    }

    /// Ends the game off the board.
    pub fn adjudicate(&mut self, how: Adjudication) -> Result<(), MoveError<P>> {
        if self.is_over() {
            return Err(MoveError::Over);
        }
        self.result = how.result();
        self.end = Some(End::OffBoard(how.kind()));
        Ok(())
    }

    /// Whether anything more can happen. An abandoned game is over, though nothing is decided.
    pub fn is_over(&self) -> bool {
        self.result != GameResult::Open || self.end.is_some()
    }

    /// Ends the game if the board or its history does.
    fn judge(&mut self) {
        let last = self.line.steps.last().map(|step| step.m);
        if let Some(ending) = self.position.ending(last) {
            self.result = GameResult::Over(ending.outcome);
            self.end = match *ending.terminations {
                [end] => Some(End::Board(end)),
                _ => None, // the last move is not known
            };
        } else if self.history.is_repetition() {
            self.result = GameResult::Over(Outcome::Draw);
            self.end = Some(End::Repetition);
        }
    }
}

/// The position after legal moves.
fn position_after<P: Position>(start: &P, moves: impl Iterator<Item = P::Move>) -> P {
    let mut position = start.clone();
    moves.for_each(|m| position.play_unchecked(m));
    position
}

impl Adjudication {
    /// What kind of end it is.
    pub const fn kind(self) -> OffBoard {
        match self {
            Self::Resignation(_) => OffBoard::Resignation,
            Self::Time(_) => OffBoard::Time,
            Self::Forfeit(_) => OffBoard::Forfeit,
            Self::Agreement => OffBoard::Agreement,
            Self::Abandoned => OffBoard::Abandoned,
        }
    }

    fn result(self) -> GameResult {
        match self {
            Self::Resignation(loser) | Self::Time(loser) | Self::Forfeit(loser) => {
                GameResult::Over(Outcome::Win(!loser))
            }
            Self::Agreement => GameResult::Over(Outcome::Draw),
            Self::Abandoned => GameResult::Open,
        }
    }
}

impl GameResult {
    /// All results.
    pub const ALL: [Self; 4] = [
        Self::Open,
        Self::Over(Outcome::Draw),
        Self::Over(Outcome::Win(Color::White)),
        Self::Over(Outcome::Win(Color::Black)),
    ];

    /// The text of records.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Open => "*",
            Self::Over(Outcome::Draw) => "1/2-1/2",
            Self::Over(Outcome::Win(Color::White)) => "1-0",
            Self::Over(Outcome::Win(Color::Black)) => "0-1",
        }
    }

    /// The result of this text.
    pub fn from_text(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|result| result.text() == text)
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}
