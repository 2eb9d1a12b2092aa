//! The board drawn for people, block by block.

use grid::{Cells, SIZE};
use showcase::{Charset, Picture, Svg};

use crate::{Block, Pentago};

impl Picture for Pentago {
    fn text(&self, charset: Charset) -> String {
        let mut lines = vec!["    a b c   d e f".to_owned()];
        for row in 0..SIZE {
            if row % Block::SIZE == 0 {
                lines.push(border(row / Block::SIZE, charset));
            }
            lines.push(self.row_text(row, charset));
        }
        lines.push(border(2, charset));
        lines.join("\n") + "\n"
    }

    fn draw(&self) -> Svg {
        let mut svg = Svg::new(self, SIDE, SIDE);
        for index in 0..SIZE {
            let place = center(index);
            svg.label(place, MARGIN / 2, (b'a' + index) as char);
            svg.label(MARGIN / 2, place, index + 1);
        }
        for block in Block::ALL {
            draw_block(&mut svg, block);
        }
        self.board.draw_cells(&mut svg, center, 20, "#8c4526");
        svg
    }
}

impl Pentago {
    fn row_text(&self, row: u8, charset: Charset) -> String {
        let side = if charset == Charset::Ascii {
            '|'
        } else {
            '│'
        };
        let mut line = format!("{} {side}", row + 1);
        for cell in Cells::row(row).iter() {
            line.push(' ');
            line.push(self.board.character(cell, charset));
            if cell.column() % Block::SIZE == Block::SIZE - 1 {
                line.push(' ');
                line.push(side);
            }
        }
        line
    }
}

/// A line between blocks, with the numbers of the blocks below it.
fn border(block_row: u8, charset: Charset) -> String {
    let (corners, dash) = match (charset, block_row) {
        (Charset::Ascii, _) => (['+', '+', '+'], '-'),
        (Charset::Unicode, 0) => (['┌', '┬', '┐'], '─'),
        (Charset::Unicode, 1) => (['├', '┼', '┤'], '─'),
        (Charset::Unicode, _) => (['└', '┴', '┘'], '─'),
    };
    let numbers = [1, 2].map(|column| match block_row {
        2 => dash.to_string(),
        row => (row * 2 + column).to_string(),
    });
    let dashes = dash.to_string().repeat(6);
    format!(
        "  {}{}{dashes}{}{}{dashes}{}",
        corners[0], numbers[0], corners[1], numbers[1], corners[2]
    )
}

/// Measures of the picture, in its own units.
const MARGIN: i32 = 44;
const PITCH: i32 = 54;
const GAP: i32 = 16;
const SIDE: i32 = 2 * MARGIN + 6 * PITCH + GAP;

/// The middle of a column or row.
fn center(index: u8) -> i32 {
    let gap = if index < Block::SIZE { 0 } else { GAP };
    MARGIN + i32::from(index) * PITCH + PITCH / 2 + gap
}

fn draw_block(svg: &mut Svg, block: Block) {
    let (column, row) = (block.column() * Block::SIZE, block.row() * Block::SIZE);
    let (x, y, side) = (
        center(column) - PITCH / 2,
        center(row) - PITCH / 2,
        3 * PITCH,
    );
    svg.add(format_args!(
        r##"<rect x="{x}" y="{y}" width="{side}" height="{side}" rx="16" fill="#c4693d"/>"##
    ));
    // The number stands between four cells, where no marble covers it.
    let (x, y) = (x + PITCH, y + PITCH);
    let number = block.index() + 1;
    svg.add(format_args!(
        r##"<text x="{x}" y="{y}" fill="#ffffff" font-family="system-ui, sans-serif" font-size="12" font-weight="700" text-anchor="middle" dominant-baseline="central">{number}</text>"##
    ));
}
