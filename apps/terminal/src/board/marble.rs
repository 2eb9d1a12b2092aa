//! Marbles in characters: White is a ring and Black is solid, so that color is not needed.

use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::{Modifier, Style};
use showcase::Charset;

use super::{Scale, put};
use crate::look::{Hue, IVORY, LIGHT, Look, OBSIDIAN, Shade};

/// What lies in a cell, and what is to be seen of it.
#[derive(Debug, Clone, Copy)]
pub(super) struct CellState<'a> {
    /// The marble, as the notation writes it.
    pub(super) piece: Option<&'a str>,
    /// It is part of what ended the game.
    pub(super) is_marked: bool,
    /// What stands beside it.
    pub(super) sign: Option<Sign>,
}

/// Why to look at a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Sign {
    /// The cursor is here.
    Cursor,
    /// It is recommended.
    Hint,
    /// Its marble is placed but can still be taken back.
    Pending,
    /// Its marble was moved last.
    Last,
}

/// The room of a cell, the place of the cursor included.
pub(super) const fn cell_size(scale: Scale) -> Size {
    match scale {
        Scale::Small => Size::new(3, 1),
        Scale::Medium => Size::new(6, 2),
        Scale::Large => Size::new(8, 3),
    }
}

type Art = &'static [&'static str];

/// The marble or the hollow of a cell, a line for each row of it.
const fn art(piece: Option<&str>, scale: Scale, charset: Charset) -> Art {
    let kind = match piece {
        None => 0,
        Some(piece) if piece.as_bytes()[0] == b'w' => 1,
        Some(_) => 2,
    };
    match (charset, scale) {
        (Charset::Unicode, Scale::Small) => [["·"], ["○"], ["●"]][kind].as_slice(),
        (Charset::Unicode, Scale::Medium) => {
            [[" ▗▖ ", " ▝▘ "], ["▄▀▀▄", "▜▄▄▛"], ["▄▇▇▄", "▜██▛"]][kind].as_slice()
        }
        (Charset::Unicode, Scale::Large) => [
            ["      ", "  ▐▌  ", "      "],
            [" ▄▄▄▄ ", "█    █", " ▀▀▀▀ "],
            [" ▄▄▄▄ ", "██████", " ▀▀▀▀ "],
        ][kind]
            .as_slice(),
        (Charset::Ascii, Scale::Small) => [["."], ["o"], ["#"]][kind].as_slice(),
        (Charset::Ascii, Scale::Medium) => {
            [["    ", " .. "], ["/--\\", "\\__/"], ["/##\\", "\\##/"]][kind].as_slice()
        }
        (Charset::Ascii, Scale::Large) => [
            ["      ", "  ..  ", "      "],
            [" .--. ", "(    )", " '--' "],
            [" .##. ", "######", " '##' "],
        ][kind]
            .as_slice(),
    }
}

/// Draws a cell: hollow or marble, with the cursor around it.
pub(super) fn draw(
    buffer: &mut Buffer,
    look: Look,
    hue: Hue,
    scale: Scale,
    area: Rect,
    state: CellState<'_>,
) {
    let shade = match state.piece {
        None => hue.hollow,
        Some("w") => IVORY,
        Some(_) => OBSIDIAN,
    };
    let mut style = look.on(shade, hue.board);
    if state.is_marked {
        style = marked(look, shade);
        super::paint(buffer, area, style);
    } else if state.sign == Some(Sign::Pending) {
        style = style.add_modifier(Modifier::DIM);
    }
    for (row, line) in (area.y..).zip(art(state.piece, scale, look.charset)) {
        put(buffer, area.x + 1, row, line, style);
    }
    draw_rim(buffer, look, hue, scale, area, state);
}

/// A marble that stands out, on a ground that it shows on.
fn marked(look: Look, shade: Shade) -> Style {
    let ground = if shade == IVORY { OBSIDIAN } else { LIGHT };
    look.lit().patch(look.on(shade, ground))
}

/// What stands beside a marble: the cursor, or a sign that something happened here.
fn draw_rim(
    buffer: &mut Buffer,
    look: Look,
    hue: Hue,
    scale: Scale,
    area: Rect,
    state: CellState<'_>,
) {
    let Some(sign) = state.sign else { return };
    let [left, right] = rim(sign, scale, look.charset);
    let style = if state.is_marked {
        marked(look, IVORY)
    } else {
        look.on(LIGHT, hue.board).add_modifier(Modifier::BOLD)
    };
    for (row, (left, right)) in (area.y..).zip(left.iter().zip(right)) {
        put(buffer, area.x, row, left, style);
        put(buffer, area.right().saturating_sub(1), row, right, style);
    }
}

/// The signs to the left and to the right of a marble, a line for each row of it.
const fn rim(sign: Sign, scale: Scale, charset: Charset) -> [Art; 2] {
    match (sign, scale, charset) {
        (Sign::Cursor, Scale::Small, _) => [&["["], &["]"]],
        (Sign::Cursor, Scale::Medium, Charset::Unicode) => [&["┏", "┗"], &["┓", "┛"]],
        (Sign::Cursor, Scale::Medium, Charset::Ascii) => [&["[", "["], &["]", "]"]],
        (Sign::Cursor, Scale::Large, Charset::Unicode) => [&["┏", " ", "┗"], &["┓", " ", "┛"]],
        (Sign::Cursor, Scale::Large, Charset::Ascii) => [&["[", "[", "["], &["]", "]", "]"]],
        (Sign::Hint, Scale::Small, _) => [&[">"], &["<"]],
        (Sign::Hint, Scale::Medium, _) => [&[">", ">"], &["<", "<"]],
        (Sign::Hint, Scale::Large, _) => [&[" ", ">", " "], &[" ", "<", " "]],
        (Sign::Pending, Scale::Small, _) => [&["("], &[")"]],
        (Sign::Pending, Scale::Medium, _) => [&["(", "("], &[")", ")"]],
        (Sign::Pending, Scale::Large, _) => [&[" ", "(", " "], &[" ", ")", " "]],
        (Sign::Last, Scale::Small, _) => [&[" "], &["•"]],
        (Sign::Last, Scale::Medium, _) => [&[" ", " "], &["•", " "]],
        (Sign::Last, Scale::Large, _) => [&[" ", " ", " "], &["•", " ", " "]],
    }
}
