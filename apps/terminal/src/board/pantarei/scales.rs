//! Where stacks are, and how scales look.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Modifier;

use super::HUE;
use super::goals::levels;
use crate::board::{Scale, Scene, paint, put};
use crate::look::{IVORY, Look, OBSIDIAN, SLATE};

/// Columns from one stack to the next.
pub(super) const fn pitch(scale: Scale) -> u16 {
    match scale {
        Scale::Small => 3,
        Scale::Medium => 4,
        Scale::Large => 6,
    }
}

/// Lines of a scale.
pub(super) const fn rows(scale: Scale) -> u16 {
    match scale {
        Scale::Small | Scale::Medium => 1,
        Scale::Large => 2,
    }
}

pub(super) fn stack_area(scene: &Scene<'_>, scale: Scale, area: Rect, index: usize) -> Rect {
    let height = levels(scene) * rows(scale) + 3;
    Rect::new(
        area.x + 1 + index as u16 * pitch(scale),
        area.y,
        pitch(scale) - 1,
        height,
    )
}

pub(super) fn draw_spine(
    scene: &Scene<'_>,
    scale: Scale,
    area: Rect,
    buffer: &mut Buffer,
    n_stacks: usize,
) {
    let y = area.y + levels(scene) * rows(scale);
    let width = n_stacks * usize::from(pitch(scale)) + 1;
    let wave = if scene.look.is_ascii() { "~" } else { "≈" };
    put(
        buffer,
        area.x,
        y,
        &wave.repeat(width),
        scene.look.fg(HUE.board),
    );
}

/// A scale: the shape of its color, its value, and in colors its own ground.
pub(super) fn draw_scale(
    look: Look,
    scale: Scale,
    buffer: &mut Buffer,
    at: Position,
    piece: &str,
    is_last: bool,
) {
    let (sign, plain) = match piece.as_bytes()[0] {
        b'w' => ("○", "o"),
        b'b' => ("●", "#"),
        _ => ("◇", "%"),
    };
    let sign = if look.is_ascii() { plain } else { sign };
    let mut style = match piece.as_bytes()[0] {
        b'w' => look.on(OBSIDIAN, IVORY),
        b'b' => look.on(IVORY, SLATE),
        _ => look.on(OBSIDIAN, HUE.board),
    };
    if is_last {
        style = style.add_modifier(Modifier::BOLD | Modifier::UNDERLINED);
    }
    let width = pitch(scale) - 1;
    let text = centered(&format!("{sign}{}", &piece[1..]), width);
    paint(
        buffer,
        Rect::new(at.x, at.y, width, rows(scale)),
        style.remove_modifier(Modifier::UNDERLINED),
    );
    put(buffer, at.x, at.y, &text, style);
}

/// A short text in the middle of so many columns.
pub(super) fn centered(text: &str, width: u16) -> String {
    format!("{text:^width$}", width = usize::from(width))
}

/// A number between two signs, where there is room for both.
pub(super) fn bracketed(number: &str, width: u16, [left, right]: [char; 2]) -> String {
    let room = usize::from(width) - number.len();
    match room {
        0 => number.to_owned(),
        1 => format!("{number}{right}"),
        _ => centered(&format!("{left}{number}{right}"), width),
    }
}
