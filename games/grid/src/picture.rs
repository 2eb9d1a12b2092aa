//! Marbles in characters and in pictures.

use super::{Board, Cell};
use boardgame::Color;
use showcase::{Charset, Piece, Svg};

impl Board {
    /// Every marble and its cell.
    pub fn pieces(&self) -> Vec<Piece> {
        let piece = |cell: Cell| {
            self.at(cell).map(|color| Piece {
                place: cell.to_string(),
                piece: color.to_string(),
            })
        };
        Cell::all().filter_map(piece).collect()
    }

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

    /// Draws every cell: a marble, or an empty socket of this radius and color. `center` is the
    /// middle of a column or row.
    pub fn draw_cells(&self, svg: &mut Svg, center: impl Fn(u8) -> i32, radius: i32, color: &str) {
        let marks = self.of(Color::White).fives() | self.of(Color::Black).fives();
        for cell in Cell::all() {
            let (x, y) = (center(cell.column()), center(cell.row()));
            match self.at(cell) {
                Some(color) => svg.marble(x, y, 23, color, marks.contains(cell)),
                None => svg.add(format_args!(
                    r##"<circle cx="{x}" cy="{y}" r="{radius}" fill="{color}"/>"##
                )),
            }
        }
    }
}
