//! The questions before a game.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;

use super::{Spot, line, mirrored, paragraph, width};
use crate::board;
use crate::chooser::{Chooser, Field};
use crate::look::QUIET;
use crate::model::Model;

/// The widest that the questions are drawn.
const MAX_WIDTH: u16 = 76;

pub(super) fn draw(model: &Model, area: Rect, buffer: &mut Buffer) {
    let Some(chooser) = &model.chooser else {
        return;
    };
    let look = model.manner.look;
    let sheet = sheet(area, chooser);
    let rows = rows(area, chooser);
    let accent = look
        .fg(board::of(chooser.game()).hue().accent)
        .add_modifier(Modifier::BOLD);
    line(model, buffer, row(sheet, 0), "Panta", accent);
    for (index, field) in chooser.fields().into_iter().enumerate() {
        let is_focused = chooser.focused() == Some(field);
        let mark = if is_focused { "▸" } else { " " };
        let label = format!("{mark} {}", chooser.label(field, &model.words));
        let style = if is_focused { accent } else { look.fg(QUIET) };
        line(
            model,
            buffer,
            row(sheet, 2 + rows * index as u16),
            &label,
            style,
        );
    }
    for (spot, place, text) in spots(model, chooser, area) {
        line(
            model,
            buffer,
            place,
            &text,
            spot_style(model, chooser, spot),
        );
    }
    let below = 5 + rows * chooser.fields().len() as u16;
    draw_words(model, chooser, sheet, below, buffer);
}

pub(super) fn spot(model: &Model, area: Rect, at: Position) -> Option<Spot> {
    let chooser = model.chooser.as_ref()?;
    let mut spots = spots(model, chooser, area).into_iter();
    spots
        .find(|(_, place, _)| place.contains(at))
        .map(|(spot, ..)| spot)
}

/// Lines of a question: itself, its answers, and some air where there is room for it.
fn rows(area: Rect, chooser: &Chooser) -> u16 {
    let is_roomy = area.height >= AROUND + 3 * chooser.fields().len() as u16;
    if is_roomy { 3 } else { 2 }
}

/// Lines above and below the questions.
const AROUND: u16 = 11;

/// The middle of the screen.
fn sheet(area: Rect, chooser: &Chooser) -> Rect {
    let width = area.width.saturating_sub(2).min(MAX_WIDTH);
    let needed = AROUND + rows(area, chooser) * chooser.fields().len() as u16;
    let height = area.height.min(needed + 2);
    Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + (area.height - height) / 3,
        width,
        height,
    }
}

fn row(sheet: Rect, index: u16) -> Rect {
    Rect::new(sheet.x, sheet.y + index, sheet.width, 1).intersection(sheet)
}

/// Everything that can be chosen: where it is, and its words.
fn spots(model: &Model, chooser: &Chooser, area: Rect) -> Vec<(Spot, Rect, String)> {
    let (sheet, rows) = (sheet(area, chooser), rows(area, chooser));
    let fields = chooser.fields();
    let mut spots = Vec::new();
    for (index, &field) in fields.iter().enumerate() {
        let mut place = row(sheet, 3 + rows * index as u16);
        place.x += 2;
        let answers = chooser.answers(field, &model.words);
        let room = sheet.width.saturating_sub(2);
        for (answer, text) in in_view(answers, chooser.answer(field), room) {
            place.width = width(&text);
            spots.push((
                Spot::Answer(index, field, answer),
                place.intersection(sheet),
                text,
            ));
            place.x += place.width;
        }
    }
    let text = format!("[ {} ]", model.words.text("setup-start"));
    let place = row(sheet, 3 + rows * fields.len() as u16);
    let place = Rect {
        x: place.x + 2,
        width: width(&text),
        ..place
    };
    spots.push((Spot::Start, place, text));
    for (_, place, _) in &mut spots {
        *place = mirrored(model, *place, sheet);
    }
    spots
}

/// The answers as they are drawn, the chosen one in brackets. Where there is no room for all, those
/// around it, and dots for what is before and after.
fn in_view(answers: Vec<String>, chosen: usize, room: u16) -> Vec<(usize, String)> {
    let drawn: Vec<_> = answers
        .into_iter()
        .enumerate()
        .map(|(answer, text)| {
            let is_chosen = answer == chosen;
            let text = if is_chosen {
                format!("[{text}]")
            } else {
                format!(" {text} ")
            };
            (answer, text)
        })
        .collect();
    let size = |part: &[(usize, String)]| part.iter().map(|(_, text)| width(text)).sum::<u16>();
    if size(&drawn) <= room {
        return drawn;
    }
    let room = room.saturating_sub(2);
    let first = (0..chosen).find(|&first| size(&drawn[first..=chosen]) <= room);
    let first = first.unwrap_or(chosen);
    let last = (chosen..drawn.len())
        .rev()
        .find(|&last| size(&drawn[first..=last]) <= room);
    let last = last.unwrap_or(chosen);
    let dots = |answer: usize| (answer, "…".to_owned());
    let before = first.checked_sub(1).map(dots);
    let after = (last + 1 < drawn.len()).then(|| dots(last + 1));
    let shown = drawn[first..=last].iter().cloned();
    before.into_iter().chain(shown).chain(after).collect()
}

fn spot_style(model: &Model, chooser: &Chooser, spot: Spot) -> Style {
    let look = model.manner.look;
    let bold = Style::new().add_modifier(Modifier::BOLD);
    match spot {
        Spot::Answer(_, field, answer) if chooser.answer(field) == answer => {
            if chooser.focused() == Some(field) {
                look.lit()
            } else {
                bold
            }
        }
        Spot::Start if chooser.focused().is_none() => look.lit(),
        Spot::Start => bold,
        _ => look.fg(QUIET),
    }
}

/// About the game and the edition, what was said last, and the keys.
fn draw_words(model: &Model, chooser: &Chooser, sheet: Rect, top: u16, buffer: &mut Buffer) {
    let words = &model.words;
    let setup = chooser.setup();
    let place = Rect {
        y: sheet.y + top,
        height: sheet.height.saturating_sub(top + 2),
        ..sheet
    };
    let mut lines = vec![Line::raw(words.tagline(setup.game))];
    if chooser.focused() == Some(Field::Edition) || setup.game.editions().len() > 1 {
        lines.push(Line::styled(
            words.edition(setup.edition),
            model.manner.look.fg(QUIET),
        ));
    }
    paragraph(model, &lines, place.intersection(sheet), buffer);
    let typed = model.line.as_ref().map(|typed| format!(" › {typed}█"));
    let said = typed.unwrap_or_else(|| model.notice.clone());
    line(
        model,
        buffer,
        row(sheet, sheet.height - 2),
        &said,
        Style::new(),
    );
    let keys = words.text("chooser-keys");
    line(
        model,
        buffer,
        row(sheet, sheet.height - 1),
        &keys,
        model.manner.look.fg(QUIET),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chosen_answer_is_in_view_wherever_there_is_room_for_one() {
        let answers: Vec<_> = ["one", "two", "three", "four"].map(str::to_owned).into();
        for chosen in 0..answers.len() {
            for room in 9..30 {
                let shown = in_view(answers.clone(), chosen, room);
                let size: u16 = shown.iter().map(|(_, text)| width(text)).sum();
                assert!(size <= room, "{shown:?}");
                assert!(shown.contains(&(chosen, format!("[{}]", answers[chosen]))));
            }
        }
        assert_eq!(in_view(answers, 3, 22).len(), 4);
    }
}
