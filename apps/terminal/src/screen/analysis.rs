//! What the engine thinks, as far as it has come.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use solving::Verdict;

use super::{framed, paragraph};
use crate::model::Model;
use crate::play::Play;
use crate::text::breaking;

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
    // What goes on is indented.
    let breaking = breaking(usize::from(inner.width)).subsequent_indent("   ");
    let lines: Vec<_> = lines
        .iter()
        .flat_map(|line| textwrap::wrap(line, &breaking))
        .map(|line| Line::raw(line.into_owned()))
        .collect();
    let last = lines.len().saturating_sub(usize::from(inner.height));
    paragraph(model, &lines[play.scrolled.min(last)..], inner, buffer);
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
