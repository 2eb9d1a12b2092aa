//! A game as a page keeps it: what was settled, who plays, and what has happened.

use boardgame::{ByColor, Color};
use catalog::Game;
use serde::{Deserialize, Serialize};
use table::view::Side;
use table::{ClockSetting, Damaged, Event, Seat, Seats, Setup, Sitter, Table, What};

use crate::error::Error;

/// More than any game has: what is brought in from elsewhere may be anything.
const MAX_EVENTS: usize = 10_000;

/// A game as it is kept.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Stored {
    pub(crate) id: String,
    game: String,
    start: String,
    chooser: Option<Side>,
    clock: Option<StoredClock>,
    hints: bool,
    created_at: u64,
    /// Who sat where at first: `human`, or `computer:3`.
    white: String,
    black: String,
    events: Vec<StoredEvent>,
}

#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
struct StoredClock {
    initial: u64,
    increment: u64,
}

/// Something that has happened; its place in the list is its number.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct StoredEvent {
    at: u64,
    what: String,
    detail: String,
}

impl StoredEvent {
    pub(crate) fn new(event: &Event) -> Self {
        let (what, detail) = event.what.stored();
        Self {
            at: event.at,
            what: what.to_owned(),
            detail,
        }
    }

    fn read(&self, seq: usize) -> Result<Event, Damaged> {
        let unknown = || Damaged::because(&format!("the event {:?} is unknown", self.what));
        Ok(Event {
            seq: seq as u64,
            at: self.at,
            what: What::read(&self.what, &self.detail).ok_or_else(unknown)?,
        })
    }
}

impl Stored {
    /// A table at which nothing has happened.
    pub(crate) fn new(table: &Table) -> Self {
        let Setup {
            game,
            start,
            chooser,
            clock,
            hints,
            public: _,
            created_at,
        } = table.setup.clone();
        let sitter = |color| table.seats[color].sitter.to_string();
        let clock =
            clock.map(|ClockSetting { initial, increment }| StoredClock { initial, increment });
        Self {
            id: table.id.clone(),
            game: game.name().to_owned(),
            start,
            chooser: chooser.map(Side::from),
            clock,
            hints,
            created_at,
            white: sitter(Color::White),
            black: sitter(Color::Black),
            events: Vec::new(),
        }
    }

    /// The table that it makes. Where its events make no sense any more, the table stands still.
    pub(crate) fn table(&self) -> Result<Table, Error> {
        if self.events.len() > MAX_EVENTS {
            return Err(Damaged::because("there are too many events").into());
        }
        let seats = [sitter(&self.white)?, sitter(&self.black)?].map(Seat::of);
        let clock = self
            .clock
            .map(|StoredClock { initial, increment }| ClockSetting { initial, increment });
        let setup = Setup {
            game: Game::named(&self.game)?,
            start: self.start.clone(),
            chooser: self.chooser.map(Color::from),
            clock,
            hints: self.hints,
            // What is kept here nobody else can find.
            public: false,
            created_at: self.created_at,
        };
        let mut table = Table::new(self.id.clone(), setup, ByColor(seats))?;
        for (seq, event) in self.events.iter().enumerate() {
            let taken = event.read(seq).and_then(|event| table.apply(&event));
            if let Err(damage) = taken {
                table.freeze(damage);
                break;
            }
        }
        Ok(table)
    }
}

/// Whoever has the browser plays for all people.
pub(crate) fn seats(table: &Table) -> Seats {
    Seats::filter(|color| table.seats[color].level().is_none())
}

/// Nobody can be invited to a game that is kept here.
fn sitter(text: &str) -> Result<Sitter, Damaged> {
    let sitter = text.parse().ok();
    let sitter = sitter.filter(|&sitter| sitter != Sitter::Open);
    sitter.ok_or_else(|| Damaged::because("a seat is for nobody"))
}
