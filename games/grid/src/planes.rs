//! The board as planes of zeros and ones, for programs that learn: `OpenSpiel`'s three planes.

use super::{Board, Cell, Cells, SIZE};
use boardgame::Color;

const N_COLUMNS: usize = SIZE as usize;
const PLANE_LEN: usize = Cell::COUNT as usize;

/// A row as eight numbers, the last two of which are 0, for each of its 64 patterns: eight are written
/// as quickly as one.
static ROWS: [[i8; 8]; 64] = rows();

impl Board {
    /// The shape of an observation: the viewer's marbles, the other side's, and the empty cells.
    pub const PLANES: [usize; 3] = [3, SIZE as usize, SIZE as usize];

    /// Writes the planes as this color sees them.
    ///
    /// ```
    /// use grid::Board;
    /// use grid::boardgame::Color;
    ///
    /// let board: Board = "w5/6/6/6/6/5b".parse()?;
    /// let mut planes = [0; 108];
    /// board.observe(Color::Black, &mut planes);
    /// assert_eq!((planes[35], planes[36]), (1, 1)); // f6 is its own, a1 the other side's
    /// assert_eq!(planes[72..].iter().sum::<i8>(), 34);
    /// # Ok::<(), grid::boardgame::ParseError>(())
    /// ```
    #[inline]
    pub fn observe(&self, viewer: Color, planes: &mut [i8]) {
        let (planes, _) = planes.as_chunks_mut::<PLANE_LEN>();
        let sets = [self.of(viewer), self.of(!viewer), self.empty()];
        for (plane, cells) in planes.iter_mut().zip(sets) {
            write_plane(cells, plane);
        }
    }
}

/// Writes one number for each cell, whether it is in the set.
#[inline]
fn write_plane(cells: Cells, plane: &mut [i8; PLANE_LEN]) {
    let row = |row: u8| &ROWS[cells.row_pattern(row)];
    // Each row covers what the one before it has written too much, and is told by itself, because a
    // loop is not unrolled where this is inlined.
    plane[..8].copy_from_slice(row(0));
    plane[6..14].copy_from_slice(row(1));
    plane[12..20].copy_from_slice(row(2));
    plane[18..26].copy_from_slice(row(3));
    plane[24..32].copy_from_slice(row(4));
    plane[30..].copy_from_slice(&row(5)[..N_COLUMNS]);
}

const fn rows() -> [[i8; 8]; 64] {
    let mut rows = [[0; 8]; 64];
    let mut pattern = 0;
    while pattern < 64 {
        let mut column = 0;
        while column < N_COLUMNS {
            rows[pattern][column] = (pattern >> column & 1) as i8;
            column += 1;
        }
        pattern += 1;
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn planes_hold_what_stands_in_each_cell() {
        let board: Board = "w1b3/6/2ww2/6/5b/b4w".parse().unwrap();
        for viewer in Color::ALL {
            let mut planes = [0; 108];
            board.observe(viewer, &mut planes);
            for cell in Cell::all() {
                let index = cell.index();
                let seen = [planes[index], planes[36 + index], planes[72 + index]];
                let expected = match board.at(cell) {
                    Some(color) if color == viewer => [1, 0, 0],
                    Some(_) => [0, 1, 0],
                    None => [0, 0, 1],
                };
                assert_eq!(seen, expected, "{cell}");
            }
        }
    }
}
