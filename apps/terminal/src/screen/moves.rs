//! The list of moves.

use std::cmp::Ordering;

use boardgame::Color;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use super::{framed, paragraph};
use crate::look::QUIET;
use crate::model::Model;
use crate::play::Play;

/// The moves in pairs, the last one strong, those that were taken back quiet.
pub(super) fn draw(model: &Model, play: &Play, area: Rect, buffer: &mut Buffer) {
    let inner = framed(model, &model.words.text("play-moves"), area, buffer);
    let Some(record) = play.table.record() else {
        return;
    };
    let quiet = model.manner.look.fg(QUIET);
    let n_played = record.moves().len();
    let moves: Vec<_> = record
        .moves()
        .into_iter()
        .chain(play.table.undone().cloned())
        .collect();
    if moves.is_empty() {
        let text = model.words.text("play-no-moves");
        paragraph(model, &[Line::styled(text, quiet)], inner, buffer);
        return;
    }
    let style = |ply: usize| match (ply + 1).cmp(&n_played) {
        Ordering::Less => Style::new(),
        Ordering::Equal => Style::new().add_modifier(Modifier::BOLD),
        Ordering::Greater => quiet,
    };
    let is_offset = record.position_at(0).map(|start| start.turn()) == Some(Color::Black);
    let rows = move_rows(&moves, is_offset, &style);
    let present = n_played.saturating_sub(1 - usize::from(is_offset)) / 2;
    draw_columns(rows, present, inner, buffer);
}

/// The columns of a pair of moves with its number.
const PAIR: u16 = 20;

/// Pairs with their numbers; where Black begins, dots stand for White's first move.
fn move_rows(
    moves: &[String],
    is_offset: bool,
    style: &dyn Fn(usize) -> Style,
) -> Vec<Line<'static>> {
    let mut spans: Vec<_> = (0..)
        .zip(moves)
        .map(|(ply, m)| Span::styled(format!("{m:<7} "), style(ply)))
        .collect();
    if is_offset {
        spans.insert(0, Span::raw("...     "));
    }
    let row = |(number, pair): (usize, &[Span<'static>])| {
        let number = Span::raw(format!("{number:>2}. "));
        Line::from([&[number], pair].concat())
    };
    (1..).zip(spans.chunks(2)).map(row).collect()
}

/// Rows in columns beside each other, so that the present one is seen.
fn draw_columns(rows: Vec<Line<'_>>, present: usize, area: Rect, buffer: &mut Buffer) {
    let n_rows = usize::from(area.height.max(1));
    let n_columns = usize::from((area.width / PAIR).max(1));
    let skipped = (present + 1).saturating_sub(n_rows * n_columns);
    let shown = rows.into_iter().skip(skipped).take(n_rows * n_columns);
    for (index, row) in shown.enumerate() {
        let (column, line) = ((index / n_rows) as u16, (index % n_rows) as u16);
        let place = Rect::new(area.x + column * PAIR, area.y + line, PAIR, 1);
        row.render(place.intersection(area), buffer);
    }
}
