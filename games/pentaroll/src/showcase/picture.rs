//! The board drawn for people, with the entries around it.

use boardgame::Position;
use grid::{Cells, SIZE};
use showcase::{Charset, Picture, Svg};

use crate::{Move, Pentaroll, Side};

impl Picture for Pentaroll {
    fn text(&self, charset: Charset) -> String {
        let columns = |side| {
            (0..SIZE)
                .map(|lane| format!("{} ", self.arrow(side, lane, charset)))
                .collect::<String>()
        };
        let mut lines = vec![
            "     a b c d e f".to_owned(),
            format!("     {}", columns(Side::North).trim_end()),
        ];
        for row in 0..SIZE {
            let cells: String = Cells::row(row)
                .iter()
                .map(|cell| format!("{} ", self.board.character(cell, charset)))
                .collect();
            let (west, east) = (
                self.arrow(Side::West, row, charset),
                self.arrow(Side::East, row, charset),
            );
            lines.push(format!("{}  {west} {cells}{east}", row + 1));
        }
        lines.push(format!("     {}", columns(Side::South).trim_end()));
        lines.join("\n") + "\n"
    }

    fn draw(&self) -> Svg {
        let mut svg = Svg::new(self, SIDE, SIDE);
        for index in 0..SIZE {
            svg.label(center(index), 20, (b'a' + index) as char);
            svg.label(20, center(index), index + 1);
        }
        let (corner, side) = (MARGIN, SIDE - 2 * MARGIN);
        svg.add(format_args!(
            r##"<rect x="{corner}" y="{corner}" width="{side}" height="{side}" rx="20" fill="#1e8583"/>"##
        ));
        (0..SIZE).for_each(|index| draw_groove(&mut svg, index));
        self.board.draw_cells(&mut svg, center, 19, "#145e5c");
        Move::all()
            .for_each(|m| draw_entry(&mut svg, m, self.is_open(m) && self.outcome().is_none()));
        svg
    }
}

impl Pentaroll {
    /// The sign at an entry; a closed lane shows a bar.
    fn arrow(&self, side: Side, lane: u8, charset: Charset) -> char {
        let is_open = self.is_open(Move { side, lane }) && self.outcome().is_none();
        match (charset, side, is_open) {
            (Charset::Ascii, Side::North, true) => 'v',
            (Charset::Ascii, Side::East, true) => '<',
            (Charset::Ascii, Side::South, true) => '^',
            (Charset::Ascii, Side::West, true) => '>',
            (Charset::Ascii, Side::North | Side::South, false) => '-',
            (Charset::Ascii, Side::East | Side::West, false) => '|',
            (Charset::Unicode, Side::North, true) => '▾',
            (Charset::Unicode, Side::East, true) => '◂',
            (Charset::Unicode, Side::South, true) => '▴',
            (Charset::Unicode, Side::West, true) => '▸',
            (Charset::Unicode, Side::North | Side::South, false) => '─',
            (Charset::Unicode, Side::East | Side::West, false) => '│',
        }
    }
}

/// Measures of the picture, in its own units.
const MARGIN: i32 = 58;
const PADDING: i32 = 8;
const PITCH: i32 = 54;
const SIDE: i32 = 2 * (MARGIN + PADDING) + 6 * PITCH;

/// The middle of a column or row.
fn center(index: u8) -> i32 {
    MARGIN + PADDING + i32::from(index) * PITCH + PITCH / 2
}

fn draw_groove(svg: &mut Svg, index: u8) {
    let (place, start, end) = (center(index), center(0), center(SIZE - 1));
    for (x1, y1, x2, y2) in [(start, place, end, place), (place, start, place, end)] {
        svg.add(format_args!(
            r##"<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="#176f6d" stroke-width="8" stroke-linecap="round"/>"##
        ));
    }
}

/// An arrow outside the board, or a bar where the lane is closed.
fn draw_entry(svg: &mut Svg, m: Move, is_open: bool) {
    let slot = m.side.slot_unchecked(m.lane);
    let distance = PITCH / 2 + PADDING + 12;
    let (x, y) = (center(slot.column()), center(slot.row()));
    let (x, y, angle) = match m.side {
        Side::North => (x, y - distance, 90),
        Side::East => (x + distance, y, 180),
        Side::South => (x, y + distance, 270),
        Side::West => (x - distance, y, 0),
    };
    let (path, paint) = if is_open {
        ("M-6 -8 L8 0 L-6 8 Z", r##"fill="#4f9c9a""##)
    } else {
        (
            "M4 -9 L4 9",
            r##"fill="none" stroke="#b9b2a8" stroke-width="4" stroke-linecap="round""##,
        )
    };
    svg.add(format_args!(
        r##"<path d="{path}" transform="translate({x} {y}) rotate({angle})" {paint}/>"##
    ));
}
