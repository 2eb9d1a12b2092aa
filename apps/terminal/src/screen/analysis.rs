//! What the engine thinks, as far as it has come.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Widget;
use solving::Verdict;

use super::{framed, width};
use crate::model::Model;
use crate::play::Play;

/// What the engine thinks: each move with its value and line.
pub(super) fn draw(model: &Model, play: &Play, area: Rect, buffer: &mut Buffer) {
    let words = &model.words;
    let title = match &play.analysis {
        Some((analysis, is_done)) => {
            let arguments = [
                ("depth", analysis.depth.to_string()),
                ("nodes", shortened(analysis.nodes)),
            ];
            words.filled("analysis-so-far", &arguments) + if *is_done { "" } else { " …" }
        }
        None => words.text("analysis-title"),
    };
    let inner = framed(model, &title, area, buffer);
    let lines = analysis_lines(model, play);
    let lines: Vec<_> = lines
        .iter()
        .flat_map(|line| wrapped(line, inner.width))
        .collect();
    let last = lines.len().saturating_sub(usize::from(inner.height));
    let lines: Vec<_> = lines
        .into_iter()
        .skip(play.scrolled.min(last))
        .map(Line::raw)
        .collect();
    for (y, text) in (inner.y..inner.bottom()).zip(lines) {
        text.render(Rect::new(inner.x, y, inner.width, 1), buffer);
    }
}

/// A line in pieces that fit, broken at spaces; what goes on is indented.
fn wrapped(text: &str, room: u16) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let is_first = lines.len() == 1 && lines[0].is_empty();
        let last = lines.last_mut().expect("there is a line");
        if is_first {
            word.clone_into(last);
        } else if width(last) + 1 + width(word) <= room {
            *last += " ";
            *last += word;
        } else {
            lines.push(format!("   {word}"));
        }
    }
    lines
}

fn analysis_lines(model: &Model, play: &Play) -> Vec<String> {
    let words = &model.words;
    let Some((analysis, _)) = &play.analysis else {
        let is_waiting = model.thought.is_some();
        let id = if is_waiting {
            "analysis-begins"
        } else {
            "analysis-rests"
        };
        return vec![words.text(id)];
    };
    let mut lines = vec![words.analysis_of(&play.shown.position, analysis)];
    lines.extend(words.source(&play.shown.position, analysis));
    let firsts: Vec<_> = analysis
        .lines
        .iter()
        .filter_map(|line| line.moves.first())
        .collect();
    let ranked = (1..).zip(&analysis.lines);
    lines.extend(ranked.map(|(rank, line)| words.analysis_line(rank, line)));
    let others = analysis
        .moves
        .iter()
        .filter(|(m, verdict)| *verdict != Verdict::Unknown && !firsts.contains(&m));
    lines.extend(others.map(|(m, verdict)| format!("{m}: {}", words.brief(*verdict))));
    lines
}

/// A large number in few letters.
fn shortened(number: u64) -> String {
    match number {
        0..=9_999 => number.to_string(),
        10_000..=9_999_999 => format!("{}k", number / 1_000),
        _ => format!("{}M", number / 1_000_000),
    }
}
