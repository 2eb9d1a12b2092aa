//! The game: board, players, whose turn it is, moves, and what the engine thinks.

use boardgame::Color;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use super::panes::Panes;
use super::{Spot, analysis, line, mirrored, moves, paragraph, width};
use crate::board::{self, fitted};
use crate::command::completions;
use crate::look::{LIGHT, OBSIDIAN, QUIET};
use crate::model::{Model, Thought};
use crate::play::Play;
use crate::setup::Player;

pub(super) fn draw(model: &Model, area: Rect, buffer: &mut Buffer) {
    let Some(play) = &model.play else { return };
    let panes = Panes::of(model, area);
    draw_title(model, play, panes.title, buffer);
    let scene = play.shown.scene(model.manner.look, &model.words);
    let (scale, place) = fitted(play.board.as_ref(), &scene, panes.board);
    play.board.draw(&scene, scale, place, buffer);
    draw_status(model, play, panes.status, buffer);
    moves::draw(model, play, panes.moves, buffer);
    if let Some(pane) = panes.analysis {
        analysis::draw(model, play, pane, buffer);
    }
    draw_line(model, play, panes.line, buffer);
    draw_keys(model, panes.keys, buffer);
}

pub(super) fn spot(model: &Model, area: Rect, at: Position) -> Option<Spot> {
    let panes = Panes::of(model, area);
    let key = key_areas(model, panes.keys)
        .into_iter()
        .find(|(_, place, _)| place.contains(at));
    if let Some((key, ..)) = key {
        return Some(Spot::Key(key));
    }
    let color = choice_areas(model, panes.status)
        .into_iter()
        .find(|(_, place, _)| place.contains(at));
    if let Some((color, ..)) = color {
        return Some(Spot::Color(color));
    }
    panes.board.contains(at).then_some(Spot::Board)
}

fn draw_title(model: &Model, play: &Play, area: Rect, buffer: &mut Buffer) {
    let words = &model.words;
    let game = play.table.game();
    let mut text = format!(" {}", words.game(game));
    if game.editions().len() > 1 {
        text = format!("{text} · {}", words.edition_name(play.table.edition()));
    }
    let look = model.manner.look;
    let style = look
        .lit()
        .patch(look.on(OBSIDIAN, board::of(game).hue().accent));
    buffer.set_style(area, style);
    line(model, buffer, area, &text, style);
}

/// Players, and what is to be done.
fn draw_status(model: &Model, play: &Play, area: Rect, buffer: &mut Buffer) {
    let mut lines: Vec<Line<'_>> = Color::ALL
        .into_iter()
        .map(|color| player_line(model, play, color))
        .collect();
    let strong = Style::new().add_modifier(Modifier::BOLD);
    lines.push(Line::styled(state(model, play), strong));
    if !play.is_choosing() {
        let scene = play.shown.scene(model.manner.look, &model.words);
        let quiet = model.manner.look.fg(QUIET);
        for text in [play.board.advice(&scene), play.board.describe(&scene)] {
            if !text.is_empty() && !play.table.is_over() {
                lines.push(Line::styled(text, quiet));
            }
        }
    }
    paragraph(model, &lines, area, buffer);
    for (color, place, text) in choice_areas(model, area) {
        let style = if color == play.choice {
            model.manner.look.lit()
        } else {
            Style::new()
        };
        line(model, buffer, place, &text, style);
    }
}

fn player_line(model: &Model, play: &Play, color: Color) -> Line<'static> {
    let words = &model.words;
    let sign = match color {
        Color::White => "○",
        Color::Black => "●",
    };
    let name = match play.table.player(color) {
        _ if play.table.record().is_none() => "?".to_owned(),
        Player::Computer(level) => {
            words.format("player-computer", &[("level", level.number().into())])
        }
        Player::Person if play.table.you() == Some(color) => words.text("player-you"),
        Player::Person => words.text("player-person"),
    };
    let is_to_move = play.table.record().is_some()
        && !play.table.is_over()
        && play.shown.position.turn() == color;
    let mark = if is_to_move { "▸" } else { " " };
    let text = format!("{mark} {sign} {}: {name}", words.color(color));
    Line::raw(text)
}

/// Who does what now, or how and why the game ended.
pub(super) fn state(model: &Model, play: &Play) -> String {
    let words = &model.words;
    let Some(record) = play.table.record() else {
        return match play.table.chooser() {
            Some(Player::Person) => words.text("status-choose"),
            _ => format!("{} {}", words.text("status-choosing"), spinner(model)),
        };
    };
    if let Some(result) = words.result(record, play.table.you()) {
        return result;
    }
    if record.is_over() {
        return words.record_state(record);
    }
    if model.thought == Some(Thought::Turn) {
        return format!("{} {}", words.text("status-thinking"), spinner(model));
    }
    let position = record.position();
    let remark = position.remark();
    if play.table.you() == Some(position.turn()) {
        let end = remark.map_or(String::new(), |remark| format!("-{remark}"));
        return words.text(&format!("status-you{end}"));
    }
    let id = format!("status-{}", remark.unwrap_or("turn"));
    words.of_color(&id, position.turn())
}

fn spinner(model: &Model) -> &'static str {
    const SIGNS: [&str; 4] = ["|", "/", "-", "\\"];
    SIGNS[model.moment % SIGNS.len()]
}

/// The colors to choose from, in the last lines of the status.
fn choice_areas(model: &Model, area: Rect) -> Vec<(Color, Rect, String)> {
    let Some(play) = model.play.as_ref().filter(|play| play.is_choosing()) else {
        return Vec::new();
    };
    let bottom = area.y + 5;
    let choice = |(y, color): (u16, Color)| {
        let (id, key) = match color {
            Color::White => ("choose-white", 'w'),
            Color::Black => ("choose-black", 'b'),
        };
        let mark = if play.choice == color { "▸" } else { " " };
        let text = format!("{mark} {} ({key})", model.words.text(id));
        let place = Rect::new(area.x, y, area.width, 1).intersection(area);
        (color, place, text)
    };
    (bottom..).zip(Color::ALL).map(choice).collect()
}

/// What is being typed, with what it can become; and what was said last.
fn draw_line(model: &Model, play: &Play, area: Rect, buffer: &mut Buffer) {
    let look = model.manner.look;
    let notice = [Line::styled(
        &model.notice,
        look.fg(board::of(play.table.game()).hue().accent),
    )];
    let [above, below] = Layout::vertical([Constraint::Length(1); 2])
        .horizontal_margin(1)
        .areas(area);
    let Some(typed) = &model.line else {
        return paragraph(model, &notice, above.union(below), buffer);
    };
    paragraph(model, &notice, below, buffer);
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let spans = vec![
        Span::styled(format!("› {typed}"), bold),
        Span::styled("█", look.fg(LIGHT)),
        Span::raw("  "),
        Span::styled(
            completions(typed, &play.shown.legal).join("  "),
            look.fg(QUIET),
        ),
    ];
    Line::from(spans).render(above, buffer);
}

const KEYS: [(&str, KeyCode, &str); 9] = [
    ("?", KeyCode::Char('?'), "key-help"),
    ("h", KeyCode::Char('h'), "act-hint"),
    ("u", KeyCode::Char('u'), "act-undo"),
    ("r", KeyCode::Char('r'), "key-redo"),
    ("v", KeyCode::Char('v'), "analysis-title"),
    ("q", KeyCode::Char('q'), "key-quit"),
    ("t", KeyCode::Char('t'), "key-switch"),
    ("g", KeyCode::Char('g'), "act-resign"),
    ("^N", KeyCode::Char('n'), "key-new"),
];

/// The keys with their words, and where they are.
fn key_areas(model: &Model, area: Rect) -> Vec<(KeyEvent, Rect, String)> {
    let mut x = area.x + 1;
    let mut places = Vec::new();
    for (name, code, id) in KEYS {
        let text = format!("{name} {}", model.words.text(id));
        let columns = width(&text);
        if x + columns > area.right() {
            break;
        }
        let modifiers = if name.starts_with('^') {
            KeyModifiers::CONTROL
        } else {
            KeyModifiers::NONE
        };
        let place = mirrored(model, Rect::new(x, area.y, columns, 1), area);
        places.push((KeyEvent::new(code, modifiers), place, text));
        x += columns + 2;
    }
    places
}

fn draw_keys(model: &Model, area: Rect, buffer: &mut Buffer) {
    for (_, place, text) in key_areas(model, area) {
        line(model, buffer, place, &text, model.manner.look.fg(QUIET));
    }
}
