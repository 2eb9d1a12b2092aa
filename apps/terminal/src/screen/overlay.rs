//! What lies over the game: help, and questions that want to be sure.

use catalog::Game;
use messages::Words;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Margin, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Padding, Widget};

use super::{line, paragraph};
use crate::board;
use crate::command::COMMANDS;
use crate::model::{Model, Overlay};

pub(super) fn draw(model: &Model, overlay: Overlay, area: Rect, buffer: &mut Buffer) {
    match overlay {
        Overlay::Help => draw_help(model, area, buffer),
        Overlay::Resign => draw_question(model, &model.words.text("act-resign-sure"), area, buffer),
        Overlay::Quit => draw_question(model, &model.words.text("quit-sure"), area, buffer),
    }
}

/// A sheet in the middle, cleared of what was there.
fn sheet(
    model: &Model,
    area: Rect,
    (width, height): (u16, u16),
    title: &str,
    buffer: &mut Buffer,
) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    let place = Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + (area.height - height) / 2,
        width,
        height,
    };
    Clear.render(place, buffer);
    let block = Block::bordered()
        .border_type(BorderType::Rounded)
        .padding(Padding::horizontal(1));
    let inner = block.inner(place);
    block.render(place, buffer);
    let head = Rect { height: 1, ..place }.inner(Margin::new(1, 0));
    line(model, buffer, head, title, Style::new());
    inner
}

fn draw_question(model: &Model, question: &str, area: Rect, buffer: &mut Buffer) {
    let words = &model.words;
    let inner = sheet(model, area, (44, 5), "", buffer);
    // Keys that every keyboard has; y and n do the same.
    let keys = [("yes", "Enter".to_owned()), ("no", "Esc".to_owned())];
    let answers = words.filled("question-keys", &keys);
    let lines = vec![
        Line::styled(question, Style::new().add_modifier(Modifier::BOLD)),
        Line::raw(""),
        Line::raw(answers),
    ];
    paragraph(model, &lines, inner, buffer);
}

fn draw_help(model: &Model, area: Rect, buffer: &mut Buffer) {
    let words = &model.words;
    let title = format!(" {} ", words.text("keys-title"));
    // Where lines are short there are more of them.
    let height = if area.width < 78 { area.height } else { 17 };
    let inner = sheet(model, area, (78, height), &title, buffer);
    let [left, right] = Layout::horizontal([Constraint::Fill(1), Constraint::Fill(1)])
        .spacing(2)
        .areas(inner);
    let game = model.play.as_ref().map(|play| play.table.game());
    let own = board_keys(game, words);
    let own: Vec<_> = own.iter().map(|(key, what)| explained(key, what)).collect();
    paragraph(model, &own, left, buffer);
    let commands = COMMANDS.iter().filter(|command| !command.key.is_empty());
    let commands: Vec<_> = commands
        .map(|command| explained(command.key, &words.text(command.id)))
        .collect();
    paragraph(model, &commands, right, buffer);
}

fn explained(key: &str, what: &str) -> Line<'static> {
    Line::from(vec![strong(&format!("{key} ")), Span::raw(what.to_owned())])
}

fn strong(text: &str) -> Span<'static> {
    Span::styled(text.to_owned(), Style::new().add_modifier(Modifier::BOLD))
}

/// The keys of the board.
fn board_keys(game: Option<Game>, words: &Words) -> Vec<(&'static str, String)> {
    let mut keys = vec![
        ("←↑↓→", words.text("keys-move")),
        ("Enter", words.text("keys-press")),
    ];
    if let Some(game) = game {
        let own = game.keys().iter().chain(board::of(game).keys());
        keys.extend(own.map(|key| (key.keys, words.text(key.message))));
    }
    keys.extend([
        ("Esc", words.text("keys-cancel")),
        (":", words.text("keys-type")),
        ("Tab", words.text("keys-complete")),
        ("PgUp PgDn", words.text("keys-scroll")),
        ("Ctrl-C", words.text("keys-leave")),
    ]);
    keys
}
