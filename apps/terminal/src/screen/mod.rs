//! What is seen: the model drawn into a buffer, and what lies where.

mod analysis;
mod choosing;
mod moves;
mod overlay;
mod panes;
mod playing;

use boardgame::Color;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyEvent;
use ratatui::layout::{Alignment, Margin, Position, Rect, Size};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Widget};

use crate::board::width;
use crate::chooser::Field;
use crate::look::{QUIET, flatten};
use crate::model::Model;
use crate::screen::panes::Panes;
use crate::text;

/// The smallest terminal that everything fits into.
pub(crate) const SMALLEST: Size = Size::new(60, 20);

/// Something that can be clicked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Spot {
    /// An answer before a game: which question, and which answer to it.
    Answer(usize, Field, usize),
    /// The button that begins the game.
    Start,
    /// A color to be chosen.
    Color(Color),
    /// The name of a key.
    Key(KeyEvent),
    /// Somewhere on the board.
    Board,
}

/// Draws everything.
pub(crate) fn view(model: &Model, frame: &mut Frame<'_>) {
    let area = frame.area();
    draw(model, area, frame.buffer_mut());
}

/// Draws everything into a buffer.
pub(crate) fn draw(model: &Model, area: Rect, buffer: &mut Buffer) {
    if area.width < SMALLEST.width || area.height < SMALLEST.height {
        draw_too_small(model, area, buffer);
    } else if model.chooser.is_some() || model.play.is_none() {
        choosing::draw(model, area, buffer);
    } else {
        playing::draw(model, area, buffer);
    }
    if let Some(overlay) = model.overlay {
        overlay::draw(model, overlay, area, buffer);
    }
    if model.manner.look.is_ascii() {
        flatten(buffer);
    }
}

/// What lies at a point.
pub(crate) fn spot(model: &Model, at: Position) -> Option<Spot> {
    let area = screen_area(model);
    if model.chooser.is_some() || model.play.is_none() {
        return choosing::spot(model, area, at);
    }
    playing::spot(model, area, at)
}

/// Where the board has room.
pub(crate) fn board_area(model: &Model) -> Rect {
    Panes::of(model, screen_area(model)).board
}

fn screen_area(model: &Model) -> Rect {
    Rect::from((Position::ORIGIN, model.size))
}

fn draw_too_small(model: &Model, area: Rect, buffer: &mut Buffer) {
    let arguments = [
        ("need", format!("{}x{}", SMALLEST.width, SMALLEST.height)),
        ("have", format!("{}x{}", area.width, area.height)),
    ];
    let text = model.words.filled("too-small", &arguments);
    paragraph(model, &[Line::raw(text)], area, buffer);
}

/// Draws lines of words, broken where they do not fit, which begin where the language begins its lines.
fn paragraph(model: &Model, lines: &[Line<'_>], area: Rect, buffer: &mut Buffer) {
    let is_right_to_left = model.manner.language.is_right_to_left();
    let broken = lines
        .iter()
        .flat_map(|line| text::broken(line, usize::from(area.width), is_right_to_left));
    for (y, line) in (area.y..area.bottom()).zip(broken) {
        let place = Rect::new(area.x, y, area.width, 1);
        line.alignment(alignment(model)).render(place, buffer);
    }
}

/// Draws a frame with a title; the answer is the room in it.
fn framed(model: &Model, title: &str, area: Rect, buffer: &mut Buffer) -> Rect {
    let style = model.manner.look.fg(QUIET);
    let block = Block::bordered()
        .border_type(BorderType::Rounded)
        .border_style(style);
    let inner = block.inner(area);
    block.render(area, buffer);
    let place = Rect { height: 1, ..area }.inner(Margin::new(1, 0));
    line(model, buffer, place, &format!(" {title} "), style);
    inner
}

/// One line, cut off where it does not fit.
fn line(model: &Model, buffer: &mut Buffer, area: Rect, text: &str, style: Style) {
    let is_right_to_left = model.manner.language.is_right_to_left();
    let seen = text::on_one_line(text, usize::from(area.width), is_right_to_left);
    let seen = Line::from(Span::styled(seen, style));
    seen.alignment(alignment(model)).render(area, buffer);
}

/// Where lines begin.
fn alignment(model: &Model) -> Alignment {
    if model.manner.language.is_right_to_left() {
        Alignment::Right
    } else {
        Alignment::Left
    }
}

/// A place as far from the end of an area as it was from its beginning, where lines begin there.
fn mirrored(model: &Model, place: Rect, area: Rect) -> Rect {
    if !model.manner.language.is_right_to_left() {
        return place;
    }
    let x = (area.x + area.right()).saturating_sub(place.right());
    Rect { x, ..place }
}
