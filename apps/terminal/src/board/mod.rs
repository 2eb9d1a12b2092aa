//! The boards: each draws its game, knows where the cursor is, and turns keys and clicks into moves.
//!
//! Boards hold no rules. They are told what is legal, as text, and put such texts together; a turn
//! that is half made is a state of the board.

mod marble;
mod pantarei;
mod pentago;
mod pentaroll;

use catalog::{AnyPosition, Game};
use messages::Words;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position, Rect, Size};
use ratatui::style::Style;
use showcase::{Key, Piece};

use crate::look::{Hue, Look};
use crate::text::columns;

/// The board of a game: the one list of boards.
pub(crate) fn of(game: Game) -> Box<dyn Board> {
    match game {
        Game::Pentago => Box::<pentago::PentagoBoard>::default(),
        Game::Pentaroll => Box::<pentaroll::PentarollBoard>::default(),
        Game::Pantarei => Box::<pantarei::PantareiBoard>::default(),
    }
}

/// How large a board is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Scale {
    Small,
    Medium,
    Large,
}

impl Scale {
    /// All of them, the largest first.
    const ALL: [Self; 3] = [Self::Large, Self::Medium, Self::Small];
}

/// What a board shows.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Scene<'a> {
    pub(crate) position: &'a AnyPosition,
    /// The pieces where they lie at this moment, which may be in the middle of a move.
    pub(crate) pieces: &'a [Piece],
    /// The moves that the person can make now; none when it is not their turn.
    pub(crate) legal: &'a [String],
    /// Where the last move was.
    pub(crate) last: &'a [String],
    /// The places that show why the game ended.
    pub(crate) marks: &'a [String],
    /// A move that is recommended.
    pub(crate) hint: Option<&'a str>,
    pub(crate) look: Look,
    pub(crate) words: &'a Words,
}

impl Scene<'_> {
    /// The piece in a place.
    fn piece(&self, place: &str) -> Option<&str> {
        let found = self.pieces.iter().find(|piece| piece.place == place);
        found.map(|piece| piece.piece.as_str())
    }

    fn is_live(&self) -> bool {
        !self.legal.is_empty()
    }

    fn is_legal(&self, text: &str) -> bool {
        self.legal.iter().any(|m| m == text)
    }

    fn is_marked(&self, place: &str) -> bool {
        self.marks.iter().any(|mark| mark == place)
    }

    fn is_last(&self, place: &str) -> bool {
        self.last.iter().any(|last| last == place)
    }
}

/// What a key or a click did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Reaction {
    /// Nothing: it is not the board's.
    Ignored,
    /// The board looks different now.
    Changed,
    /// A whole move is made.
    Play(String),
}

/// A board of one game.
pub(crate) trait Board: std::fmt::Debug {
    /// The colors of the game.
    fn hue(&self) -> Hue;

    /// The keys that only this board has, beyond those of the game.
    fn keys(&self) -> &'static [Key] {
        &[]
    }

    /// How much room it takes.
    fn size(&self, scene: &Scene<'_>, scale: Scale) -> Size;

    /// Draws it into this area, which is as large as it said.
    fn draw(&self, scene: &Scene<'_>, scale: Scale, area: Rect, buffer: &mut Buffer);

    /// Hears a key.
    fn key(&mut self, scene: &Scene<'_>, key: KeyCode) -> Reaction;

    /// Hears a click at this point of the area.
    fn click(&mut self, scene: &Scene<'_>, scale: Scale, area: Rect, at: Position) -> Reaction;

    /// Takes half a turn back. Whether there was one.
    fn cancel(&mut self) -> bool;

    /// What the cursor is on, in words.
    fn describe(&self, scene: &Scene<'_>) -> String;

    /// What to do next, in words; where nothing can be done, nothing.
    fn advice(&self, scene: &Scene<'_>) -> String;
}

/// The largest scale that fits, and the middle of the area.
pub(crate) fn fitted(board: &dyn Board, scene: &Scene<'_>, area: Rect) -> (Scale, Rect) {
    let fits = |scale: &Scale| {
        let size = board.size(scene, *scale);
        size.width <= area.width && size.height <= area.height
    };
    let scale = Scale::ALL.into_iter().find(fits).unwrap_or(Scale::Small);
    let size = board.size(scene, scale);
    let place = Rect {
        x: area.x + area.width.saturating_sub(size.width) / 2,
        y: area.y + area.height.saturating_sub(size.height) / 2,
        width: size.width,
        height: size.height,
    };
    (scale, place.intersection(area))
}

/// Puts a text where it lies within the buffer.
fn put(buffer: &mut Buffer, x: u16, y: u16, text: &str, style: Style) {
    let area = buffer.area;
    if area.contains(Position { x, y }) {
        let room = usize::from(area.right() - x);
        buffer.set_stringn(x, y, text, room, style);
    }
}

/// Paints a rectangle where it lies within the buffer.
fn paint(buffer: &mut Buffer, area: Rect, style: Style) {
    let area = area.intersection(buffer.area);
    for y in area.top()..area.bottom() {
        put(buffer, area.x, y, &" ".repeat(area.width.into()), style);
    }
}

/// A frame of lines.
fn frame(buffer: &mut Buffer, area: Rect, style: Style) {
    let inner = "─".repeat(usize::from(area.width.saturating_sub(2)));
    put(buffer, area.x, area.y, &format!("╭{inner}╮"), style);
    let bottom = area.bottom().saturating_sub(1);
    put(buffer, area.x, bottom, &format!("╰{inner}╯"), style);
    for y in area.y + 1..bottom {
        put(buffer, area.x, y, "│", style);
        put(buffer, area.right().saturating_sub(1), y, "│", style);
    }
}

/// How many columns a text takes.
pub(crate) fn width(text: &str) -> u16 {
    u16::try_from(columns(text)).unwrap_or(u16::MAX)
}

/// The name of a cell of the grid: column and row from 0.
fn cell_name(column: u8, row: u8) -> String {
    format!("{}{}", (b'a' + column) as char, row + 1)
}
