//! Marbles in characters.

use super::{Board, Cell};
use crate::{Charset, Color};

impl Board {
    /// The character for a cell. Marbles that stand in a five look different.
    pub fn character(&self, cell: Cell, charset: Charset) -> char {
        let Some(color) = self.at(cell) else {
            return if charset == Charset::Ascii { '.' } else { '·' };
        };
        let is_marked = self.of(color).fives().contains(cell);
        match (charset, color, is_marked) {
            (Charset::Ascii, color, false) => color.letter(),
            (Charset::Ascii, color, true) => color.letter().to_ascii_uppercase(),
            (Charset::Unicode, Color::White, false) => '○',
            (Charset::Unicode, Color::Black, false) => '●',
            (Charset::Unicode, Color::White, true) => '◎',
            (Charset::Unicode, Color::Black, true) => '◉',
        }
    }
}
