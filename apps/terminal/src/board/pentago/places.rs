//! Where blocks, cells and handles are.

use ratatui::layout::Rect;

use super::{BLOCK, MARGIN};
use crate::board::Scale;
use crate::board::marble::cell_size;

/// A block with its border; blocks are numbered from 0, row by row.
pub(super) fn block_area(scale: Scale, area: Rect, block: u8) -> Rect {
    let cell = cell_size(scale);
    let (width, height) = (
        cell.width * u16::from(BLOCK) + 2,
        cell.height * u16::from(BLOCK) + 2,
    );
    Rect {
        x: area.x + MARGIN + u16::from(block % 2) * (width + 1),
        y: area.y + 1 + u16::from(block / 2) * height,
        width,
        height,
    }
}

pub(super) fn cell_area(scale: Scale, area: Rect, column: u8, row: u8) -> Rect {
    let block = block_area(scale, area, column / BLOCK + 2 * (row / BLOCK));
    let cell = cell_size(scale);
    Rect {
        x: block.x + 1 + u16::from(column % BLOCK) * cell.width,
        y: block.y + 1 + u16::from(row % BLOCK) * cell.height,
        width: cell.width,
        height: cell.height,
    }
}

/// The line of a block's border that is at the edge of the board.
pub(super) fn handle_row(block: Rect, number: u8) -> u16 {
    if number < 2 {
        block.y
    } else {
        block.bottom().saturating_sub(1)
    }
}

/// Where a handle such as `2R` is.
pub(super) fn handle_area(scale: Scale, area: Rect, name: &str) -> Rect {
    let number = name.as_bytes()[0] - b'1';
    let block = block_area(scale, area, number);
    let x = if name.ends_with('L') {
        block.right() - 8
    } else {
        block.right() - 4
    };
    Rect::new(x, handle_row(block, number), 3, 1)
}
