//! What crosses the edge: a table as programs and pages read it.

mod line;
mod moves;
mod record;

pub(crate) use line::LineView;
pub(crate) use moves::{HistoryView, PlayedView, PreviewView, ThreatsView, played_since};
pub(crate) use record::record_text;

use std::collections::BTreeMap;

use boardgame::{Color, Outcome};
use catalog::{AnyPosition, AnyRecord, End};
use serde::Serialize;
use showcase::Piece;

use self::moves::last_places;
use crate::table::{Seat, Seats, Sitter, Table};

/// The state of a game, as `docs/api.md` describes it.
#[derive(Debug, Clone, Serialize)]
#[allow(missing_docs, reason = "docs/api.md says what the fields are")]
pub struct GameView {
    pub id: String,
    pub url: String,
    pub game: &'static str,
    pub edition: &'static str,
    pub start: String,
    pub position: String,
    pub turn: &'static str,
    pub ply: usize,
    pub moves: Vec<String>,
    pub legal: Vec<String>,
    pub pieces: Pieces,
    pub outcome: Option<&'static str>,
    pub reason: Option<&'static str>,
    pub marks: Marks,
    pub remark: Option<&'static str>,
    pub choice: Option<&'static str>,
    pub seats: BySide<SeatView>,
    pub you: Vec<&'static str>,
    pub draw: Option<&'static str>,
    pub takeback: Option<&'static str>,
    pub rematch: Option<RematchView>,
    pub clock: Option<ClockView>,
    pub version: u64,
    pub created_at: u64,
    pub changed_at: u64,
    pub damage: Option<String>,
}

/// What lies where.
pub(crate) type Pieces = BTreeMap<String, String>;

/// A value for each color.
#[derive(Debug, Clone, Serialize)]
#[allow(missing_docs, reason = "they are the colors")]
pub struct BySide<T> {
    pub white: T,
    pub black: T,
}

/// Where to look.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Marks {
    /// What ended the game.
    pub line: Vec<String>,
    /// Where the pieces of the last move lie.
    pub last: Vec<String>,
}

/// Who sits somewhere.
#[derive(Debug, Clone, Serialize)]
pub struct SeatView {
    /// `human`, `open` or `computer`.
    pub kind: &'static str,
    /// The computer's.
    pub level: Option<u8>,
}

/// What is known of another game.
#[derive(Debug, Clone, Serialize)]
#[serde(untagged)]
#[allow(missing_docs, reason = "docs/api.md says what the fields are")]
pub enum RematchView {
    Offered { offer: &'static str },
    Begun { id: String, url: String },
}

/// The clock, in milliseconds.
#[derive(Debug, Clone, Serialize)]
#[allow(missing_docs, reason = "docs/api.md says what the fields are")]
pub struct ClockView {
    pub initial: u64,
    pub increment: u64,
    pub white: u64,
    pub black: u64,
    pub running: Option<&'static str>,
}

impl GameView {
    /// The table as somebody with these seats sees it at this time.
    pub(crate) fn new(table: &Table, seats: Seats, now: u64) -> Self {
        let game = Board::of(table);
        Self {
            id: table.id.clone(),
            url: game_path(&table.id),
            game: table.setup.game.name(),
            edition: game.edition,
            start: game.start,
            position: game.position,
            turn: table.turn().name(),
            ply: table.plies(),
            moves: table.record().map_or_else(Vec::new, AnyRecord::moves),
            legal: match &table.damage {
                None => game.legal,
                Some(_) => Vec::new(),
            },
            pieces: game.pieces,
            outcome: game.outcome,
            reason: table.record().and_then(AnyRecord::end).map(End::name),
            marks: game.marks,
            remark: game.remark,
            choice: table.choosing().map(Color::name),
            seats: BySide {
                white: SeatView::from(&table.seats[Color::White]),
                black: SeatView::from(&table.seats[Color::Black]),
            },
            you: seats.colors().map(Color::name).collect(),
            draw: table.draw.map(Color::name),
            takeback: table.takeback.map(Color::name),
            rematch: rematch(table),
            clock: clock(table, now),
            version: table.n_events,
            created_at: table.setup.created_at,
            changed_at: table.changed_at,
            damage: table.damage.as_ref().map(ToString::to_string),
        }
    }
}

/// What is on the board.
struct Board {
    edition: &'static str,
    start: String,
    position: String,
    legal: Vec<String>,
    pieces: Pieces,
    outcome: Option<&'static str>,
    marks: Marks,
    remark: Option<&'static str>,
}

impl Board {
    fn of(table: &Table) -> Self {
        match table.record() {
            Some(record) => Self::playing(record),
            None => Self::choosing(table),
        }
    }

    fn playing(record: &AnyRecord) -> Self {
        let position = record.position();
        let over = record.is_over();
        Self {
            edition: record.edition().name(),
            start: start_of(record).to_string(),
            legal: if over {
                Vec::new()
            } else {
                position.legal_moves()
            },
            pieces: pieces(&position),
            outcome: record.outcome().map(Outcome::name),
            marks: Marks {
                line: record.ending().map_or_else(Vec::new, |ending| ending.marks),
                last: last_places(record),
            },
            remark: position.remark().filter(|_| !over),
            position: position.to_string(),
        }
    }

    /// The layout is shown; nothing can be moved.
    fn choosing(table: &Table) -> Self {
        let (game, layout) = (table.setup.game, &table.setup.start);
        let position = game.layout_position(layout).ok();
        Self {
            edition: game.standard_edition().name(),
            start: layout.clone(),
            position: layout.clone(),
            legal: Vec::new(),
            pieces: position.as_ref().map_or_else(Pieces::new, pieces),
            outcome: None,
            marks: Marks::default(),
            remark: None,
        }
    }
}

impl From<&Seat> for SeatView {
    fn from(seat: &Seat) -> Self {
        let kind = match seat.sitter {
            Sitter::Human => "human",
            Sitter::Open => "open",
            Sitter::Computer(_) => "computer",
        };
        let level = seat.level().map(engine::level::Level::number);
        Self { kind, level }
    }
}

/// Where a game is shown.
pub(crate) fn game_path(id: &str) -> String {
    format!("/g/{id}")
}

fn start_of(record: &AnyRecord) -> AnyPosition {
    record.position_at(0).expect("every record has a start")
}

pub(crate) fn pieces(position: &AnyPosition) -> Pieces {
    let pair = |piece: Piece| (piece.place, piece.piece);
    position.pieces().into_iter().map(pair).collect()
}

fn rematch(table: &Table) -> Option<RematchView> {
    if let Some(id) = &table.rematch {
        return Some(RematchView::Begun {
            id: id.clone(),
            url: game_path(id),
        });
    }
    table.rematch_offer.map(|color| RematchView::Offered {
        offer: color.name(),
    })
}

fn clock(table: &Table, now: u64) -> Option<ClockView> {
    let (setting, left, is_running) = table.times(now)?;
    Some(ClockView {
        initial: setting.initial,
        increment: setting.increment,
        white: left[Color::White],
        black: left[Color::Black],
        running: is_running.then(|| table.turn().name()),
    })
}
