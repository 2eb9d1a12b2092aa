//! What crosses the edge: a table as programs and pages read it.

mod film;
mod line;
mod message;
mod moves;
mod record;
mod told;
mod words;

pub use film::film;
pub use line::LineView;
pub use message::{Message, PresenceMessage};
pub use moves::{HistoryView, PlayedView, PreviewView, ThreatsView};
pub use record::{Recorded, date, record_text};
pub use told::told;
pub use words::{Ended, SeatKind, Side, Standing};

use std::collections::BTreeMap;

use boardgame::Color;
use catalog::{AnyPosition, AnyRecord, End, Said};
#[cfg(feature = "openapi")]
use catalog::{
    Game,
    schema::{Edition, Reason, Remark},
};
use engine::level::Level;
use serde::Serialize;
use showcase::Piece;
#[cfg(feature = "openapi")]
use utoipa::openapi::schema::{ObjectBuilder, SchemaType, Type};

use self::moves::last_places;
use crate::{Seat, Seats, Table};

/// The state of a game.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = State))]
pub struct GameView {
    /// Its name.
    pub id: String,
    /// Where it is shown: a path on this server.
    pub url: String,
    /// Which game is played.
    #[cfg_attr(feature = "openapi", schema(value_type = Game))]
    pub game: &'static str,
    /// In which edition.
    #[cfg_attr(feature = "openapi", schema(value_type = Edition))]
    pub edition: &'static str,
    /// The position it began from; before a color is chosen, the layout alone.
    pub start: String,
    /// The position it stands at, likewise.
    pub position: String,
    /// Who is to move, or to choose.
    pub turn: Side,
    /// How many moves were made.
    pub ply: usize,
    /// Which.
    pub moves: Vec<String>,
    /// Every legal move; none when the game is over.
    pub legal: Vec<String>,
    /// What lies where.
    pub pieces: Pieces,
    /// How it ended; none while it goes on, and where it was called off.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub outcome: Option<Ended>,
    /// Why it is over; none while it goes on.
    #[cfg_attr(feature = "openapi", schema(required, value_type = Option<Reason>))]
    pub reason: Option<&'static str>,
    /// Where to look.
    pub marks: Marks,
    /// What is special about the position.
    #[cfg_attr(feature = "openapi", schema(required, value_type = Option<Remark>))]
    pub remark: Option<&'static str>,
    /// How it ended, told to the caller: what happened on the board, then who won. Messages of the
    /// pages, with their arguments.
    pub told: Vec<Said>,
    /// Who does what now, told likewise; none when it is over.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub status: Option<Said>,
    /// The seat that is to choose a color.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub choice: Option<Side>,
    /// Who plays.
    #[cfg_attr(feature = "openapi", schema(inline))]
    pub seats: BySide<SeatView>,
    /// The colors that the caller plays.
    pub you: Vec<Side>,
    /// Who offers a draw.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub draw: Option<Side>,
    /// Who asks to take back.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub takeback: Option<Side>,
    /// Whether the caller can take a move back, or ask for it.
    pub can_take_back: bool,
    /// What is known of another game.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub rematch: Option<RematchView>,
    /// How much time there is, if it is limited.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub clock: Option<ClockView>,
    /// Whether the players may ask for hints.
    pub hints: bool,
    /// Whether everybody may find it while it is played.
    pub public: bool,
    /// Grows with every change.
    pub version: u64,
    /// In milliseconds since 1970.
    pub created_at: u64,
    /// In milliseconds since 1970.
    pub changed_at: u64,
    /// Why it cannot be read beyond what is shown, and does not go on.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub damage: Option<String>,
}

/// What lies where: cells hold `w` or `b`; in Pantareï places such as `5.2` hold scales.
#[derive(Debug, Clone, Default, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Pieces(BTreeMap<String, String>);

/// A value for each color.
#[derive(Debug, Clone, Serialize)]
#[allow(missing_docs, reason = "they are the colors")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BySide<T> {
    pub white: T,
    pub black: T,
}

/// Where to look.
#[derive(Debug, Clone, Default, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Marks {
    /// What ended the game: cells, or the number of a stack.
    pub line: Vec<String>,
    /// Where the pieces of the last move lie.
    pub last: Vec<String>,
}

/// Who sits somewhere.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Seat))]
pub struct SeatView {
    /// For whom it is.
    pub kind: SeatKind,
    /// The computer's.
    #[cfg_attr(feature = "openapi", schema(required, schema_with = level_schema))]
    pub level: Option<u8>,
    /// What a person is called who gave a name.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub name: Option<String>,
}

#[cfg(feature = "openapi")]
fn level_schema() -> ObjectBuilder {
    let types = [Type::Integer, Type::Null];
    ObjectBuilder::new()
        .schema_type(SchemaType::from_iter(types))
        .minimum(Some(Level::MIN.number()))
        .maximum(Some(Level::MAX.number()))
}

/// What is known of another game: who would like one, or where it is.
#[derive(Debug, Clone, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Rematch))]
pub enum RematchView {
    /// Somebody would like one.
    Offered {
        /// Who.
        offer: Side,
    },
    /// It has begun.
    Begun {
        /// Its name.
        id: String,
        /// Where it is shown: a path on this server.
        url: String,
    },
}

/// The clock, in milliseconds.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Clock))]
pub struct ClockView {
    /// For all moves.
    pub initial: u64,
    /// More for each move.
    pub increment: u64,
    /// What White has left.
    pub white: u64,
    /// What Black has left.
    pub black: u64,
    /// Whose time runs.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub running: Option<Side>,
}

impl GameView {
    /// The table as somebody with these seats sees it at this time.
    pub fn new(table: &Table, seats: Seats, now: u64) -> Self {
        let game = Board::of(table);
        Self {
            id: table.id.clone(),
            url: game_path(&table.id),
            game: table.setup.game.name(),
            edition: game.edition,
            start: game.start,
            position: game.position,
            turn: table.turn().into(),
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
            told: table
                .record()
                .map_or_else(Vec::new, |record| told(record, seats.only())),
            status: told::status(table, seats, game.remark),
            choice: table.choosing().map(Side::from),
            seats: BySide {
                white: SeatView::from(&table.seats[Color::White]),
                black: SeatView::from(&table.seats[Color::Black]),
            },
            you: seats.colors().map(Side::from).collect(),
            draw: table.draw.map(Side::from),
            takeback: table.takeback.map(Side::from),
            can_take_back: table.can_take_back(seats),
            rematch: rematch(table),
            clock: clock(table, now),
            hints: table.allows_hints(seats),
            public: table.setup.public,
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
    outcome: Option<Ended>,
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
            outcome: record.outcome().map(Ended::from),
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
            pieces: position.as_ref().map(pieces).unwrap_or_default(),
            outcome: None,
            marks: Marks::default(),
            remark: None,
        }
    }
}

impl From<&Seat> for SeatView {
    fn from(seat: &Seat) -> Self {
        let kind = seat.sitter.into();
        let level = seat.level().map(Level::number);
        let name = seat.name.as_ref().map(ToString::to_string);
        Self { kind, level, name }
    }
}

/// Where a game is shown.
pub fn game_path(id: &str) -> String {
    format!("/g/{id}")
}

fn start_of(record: &AnyRecord) -> AnyPosition {
    record.position_at(0).expect("every record has a start")
}

/// What lies where in a position.
pub fn pieces(position: &AnyPosition) -> Pieces {
    let pair = |piece: Piece| (piece.place, piece.piece);
    Pieces(position.pieces().into_iter().map(pair).collect())
}

fn rematch(table: &Table) -> Option<RematchView> {
    if let Some(id) = &table.rematch {
        return Some(RematchView::Begun {
            id: id.clone(),
            url: game_path(id),
        });
    }
    table.rematch_offer.map(|color| RematchView::Offered {
        offer: color.into(),
    })
}

fn clock(table: &Table, now: u64) -> Option<ClockView> {
    let (setting, left, is_running) = table.times(now)?;
    Some(ClockView {
        initial: setting.initial,
        increment: setting.increment,
        white: left[Color::White],
        black: left[Color::Black],
        running: is_running.then(|| table.turn().into()),
    })
}
