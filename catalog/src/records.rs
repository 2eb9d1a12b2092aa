//! Records of any game, in Panta's own form and in those of other programs.

use std::fmt;

use boardgame::record::{Adjudication, Fault, GameResult, Header, Reader, Record, RecordError};
use boardgame::{Outcome, Position};

use crate::forms;
use crate::{AnyPosition, AnyRecord, Edition, End, Ending, Game, MoveError, Problem};

/// No file holds more games than this.
const MAX_RECORDS: usize = 100_000;

/// Reads all records of a text, in Panta's form or in that of another program.
pub fn read_records(text: &str) -> Result<Vec<AnyRecord>, RecordError<Problem>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text); // a byte order mark
    if let Some(records) = forms::read(text, MAX_RECORDS) {
        return records;
    }
    let mut reader = Reader::new(text);
    let mut records = Vec::new();
    let fault = |error: RecordError| error.map(Problem::Fault);
    while let Some(header) = Header::read(&mut reader).map_err(fault)? {
        if records.len() == MAX_RECORDS {
            return Err(fault(header.place().error(Fault::ManyGames(MAX_RECORDS))));
        }
        records.push(read_one(&header, &mut reader)?);
    }
    Ok(records)
}

fn read_one(header: &Header, reader: &mut Reader<'_>) -> Result<AnyRecord, RecordError<Problem>> {
    let game = game(header).map_err(|error| error.map(Problem::Fault))?;
    with_game!(game, P => {
        let read = Record::<P>::read(header, reader);
        let record = read.map_err(|error| error.map(|problem| Problem::of(game, problem)))?;
        Ok(record.into())
    })
}

fn game(header: &Header) -> Result<Game, RecordError> {
    let (name, place) = header.required("Game")?;
    Game::from_name(name).ok_or_else(|| {
        let titles = Game::ALL.iter().map(|game| game.title()).collect();
        place.error(Fault::Game(name.to_owned(), titles))
    })
}

impl AnyRecord {
    /// A game that is about to begin.
    pub fn new(start: &AnyPosition) -> Self {
        with_position!(start, position => Record::new(*position).into())
    }

    /// Plays a move given as text.
    pub fn push(&mut self, text: &str) -> Result<(), MoveError> {
        with_record!(self, record => Ok(record.push(record.position().read_move(text)?)?))
    }

    /// Takes the last move back, whatever ended the game after it.
    pub fn pop(&mut self) -> Option<String> {
        with_record!(self, record => record.pop().map(|m| m.to_string()))
    }

    /// Ends the game off the board.
    pub fn adjudicate(&mut self, how: Adjudication) -> Result<(), MoveError> {
        with_record!(self, record => Ok(record.adjudicate(how)?))
    }

    /// Whether anything more can happen.
    pub fn is_over(&self) -> bool {
        with_record!(self, record => record.is_over())
    }

    /// How the game ended, repetition and agreements included.
    pub fn outcome(&self) -> Option<Outcome> {
        with_record!(self, record => record.outcome())
    }

    /// Why the game ended on the board and where to look, as far as the board tells.
    pub fn ending(&self) -> Option<Ending> {
        with_record!(self, record => record.position().ending(record.moves().last()).map(Ending::from))
    }

    /// The keys of all positions so far, the present one last.
    pub fn keys(&self) -> &[u128] {
        with_record!(self, record => record.keys())
    }

    /// Says something about the game, such as `White` and the player's name.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        with_record!(self, record => record.set_tag(name, value));
    }

    /// The edition that was played.
    pub fn edition(&self) -> Edition {
        let name = with_record!(self, record => record.start().edition().name());
        self.game().edition_of(name)
    }

    /// The moves that were played, in notation.
    pub fn moves(&self) -> Vec<String> {
        with_record!(self, record => record.moves().map(|m| m.to_string()).collect())
    }

    /// The result so far.
    pub fn result(&self) -> GameResult {
        with_record!(self, record => record.result())
    }

    /// Why the game ended; `None` while it goes on or where nobody said.
    pub fn end(&self) -> Option<End> {
        with_record!(self, record => record.end().map(End::from))
    }

    /// What is said about the game.
    pub fn tag(&self, name: &str) -> Option<&str> {
        with_record!(self, record => record.tag(name))
    }

    /// The position as it stands.
    pub fn position(&self) -> AnyPosition {
        with_record!(self, record => (*record.position()).into())
    }

    /// The position after the first `plies` moves, or `None` if there are fewer.
    pub fn position_at(&self, plies: usize) -> Option<AnyPosition> {
        with_record!(self, record => record.position_at(plies).map(AnyPosition::from))
    }
}

impl fmt::Display for AnyRecord {
    /// Writes Panta's form.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        with_record!(self, record => record.fmt(f))
    }
}
