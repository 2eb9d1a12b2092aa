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
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, BorderType, Paragraph, Widget, Wrap};

use crate::board::width;
use crate::chooser::Field;
use crate::look::{QUIET, flatten};
use crate::model::Model;
use crate::screen::panes::Panes;

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
    paragraph(model, Text::from(text)).render(area, buffer);
}

/// Words that are wrapped, and begin where the language begins its lines.
fn paragraph<'a>(model: &Model, text: Text<'a>) -> Paragraph<'a> {
    let alignment = if model.manner.language.is_right_to_left() {
        Alignment::Right
    } else {
        Alignment::Left
    };
    Paragraph::new(text)
        .alignment(alignment)
        .wrap(Wrap { trim: false })
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
    line(buffer, place, &format!(" {title} "), style);
    inner
}

/// One line, cut off where it does not fit.
fn line(buffer: &mut Buffer, area: Rect, text: &str, style: Style) {
    Line::from(Span::styled(text, style)).render(area, buffer);
}
