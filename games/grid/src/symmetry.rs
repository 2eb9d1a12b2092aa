//! The eight symmetries of the square.

use super::{Cell, Cells, SIZE};

/// A way to turn the board over: first an optional exchange of rows and columns, then optional
/// mirrorings left to right and top to bottom.
///
/// ```
/// use grid::{Cell, Cells, GridSymmetry};
///
/// let [_, quarter, ..] = GridSymmetry::ALL;
/// assert_eq!(quarter.cell("a1".parse()?), "f1".parse()?);
/// assert_eq!(quarter.cells(Cells::row(0)), Cells::column(5));
/// assert!(!quarter.is_reflection());
/// # Ok::<(), grid::boardgame::ParseError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct GridSymmetry {
    exchange: bool,
    mirror_columns: bool,
    mirror_rows: bool,
}

impl GridSymmetry {
    /// All eight, the identity first.
    pub const ALL: [Self; 8] = [
        Self::new(false, false, false),
        Self::new(true, true, false),
        Self::new(false, true, true),
        Self::new(true, false, true),
        Self::new(false, true, false),
        Self::new(false, false, true),
        Self::new(true, false, false),
        Self::new(true, true, true),
    ];
    /// The four rotations: no, a quarter clockwise, a half, three quarters.
    pub const ROTATIONS: &'static [Self] = Self::ALL.split_at(4).0;

    /// Rows become columns.
    pub const TRANSPOSED: Self = Self::new(true, false, false);

    const fn new(exchange: bool, mirror_columns: bool, mirror_rows: bool) -> Self {
        Self {
            exchange,
            mirror_columns,
            mirror_rows,
        }
    }

    /// Whether it turns the board face down, so that clockwise becomes counter-clockwise.
    pub const fn is_reflection(self) -> bool {
        self.exchange ^ self.mirror_columns ^ self.mirror_rows
    }

    /// Whether rows become columns.
    pub const fn exchanges_rows_and_columns(self) -> bool {
        self.exchange
    }

    /// The image of a set of cells.
    #[inline]
    pub fn cells(self, cells: Cells) -> Cells {
        let mut bits = cells.bits();
        if self.exchange {
            bits = transpose(bits);
        }
        if self.mirror_columns {
            bits = bits.reverse_bits().swap_bytes();
        }
        if self.mirror_rows {
            bits = bits.swap_bytes();
        }
        Cells::from_bits_unchecked(bits)
    }

    /// The images of a set of cells under all symmetries, in the order of [`ALL`](Self::ALL).
    #[inline]
    pub fn images(cells: Cells) -> [Cells; 8] {
        let bits = cells.bits();
        let turned = transpose(bits);
        let (back, turned_back) = (bits.reverse_bits(), turned.reverse_bits());
        [
            bits,
            turned_back.swap_bytes(),
            back,
            turned.swap_bytes(),
            back.swap_bytes(),
            bits.swap_bytes(),
            turned,
            turned_back,
        ]
        .map(Cells::from_bits_unchecked)
    }

    /// The image of a cell.
    pub const fn cell(self, cell: Cell) -> Cell {
        let (column, row) = self.place(cell.column(), cell.row(), SIZE);
        Cell::new_unchecked(column, row)
    }

    /// The image of a place on a square board of any size.
    pub const fn place(self, column: u8, row: u8, size: u8) -> (u8, u8) {
        let (column, row) = if self.exchange {
            (row, column)
        } else {
            (column, row)
        };
        let column = if self.mirror_columns {
            size - 1 - column
        } else {
            column
        };
        let row = if self.mirror_rows {
            size - 1 - row
        } else {
            row
        };
        (column, row)
    }
}

/// Exchanges rows and columns of an 8x8 word, in three rounds of swapping ever smaller squares.
const fn transpose(mut bits: u64) -> u64 {
    let squares = (bits ^ (bits >> 7)) & 0x00aa_00aa_00aa_00aa;
    bits ^= squares ^ (squares << 7);
    let squares = (bits ^ (bits >> 14)) & 0x0000_cccc_0000_cccc;
    bits ^= squares ^ (squares << 14);
    let squares = (bits ^ (bits >> 28)) & 0x0000_0000_f0f0_f0f0;
    bits ^ squares ^ (squares << 28)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_move_as_their_cells_do() {
        for symmetry in GridSymmetry::ALL {
            for cell in Cell::all() {
                assert_eq!(
                    symmetry.cells(Cells::of(cell)),
                    Cells::of(symmetry.cell(cell)),
                    "{symmetry:?} {cell}"
                );
            }
        }
    }

    #[test]
    fn images_are_those_of_all_symmetries() {
        let cells = Cells::row(0) | Cells::column(1) | Cells::of(Cell::new_unchecked(4, 3));
        let expected = GridSymmetry::ALL.map(|symmetry| symmetry.cells(cells));
        assert_eq!(GridSymmetry::images(cells), expected);
    }

    #[test]
    fn the_eight_differ() {
        let images = GridSymmetry::ALL.map(|symmetry| {
            (
                symmetry.cell(Cell::new_unchecked(0, 0)),
                symmetry.cell(Cell::new_unchecked(1, 0)),
            )
        });
        for (index, image) in images.iter().enumerate() {
            assert!(!images[..index].contains(image));
        }
    }

    #[test]
    fn rotations_turn_clockwise() {
        let quarter = GridSymmetry::ROTATIONS[1];
        assert_eq!(
            quarter.cell(Cell::new_unchecked(0, 0)),
            Cell::new_unchecked(5, 0)
        );
        assert_eq!(
            quarter.cell(Cell::new_unchecked(5, 0)),
            Cell::new_unchecked(5, 5)
        );
        assert!(
            GridSymmetry::ROTATIONS
                .iter()
                .all(|symmetry| !symmetry.is_reflection())
        );
        assert!(
            GridSymmetry::ALL[4..]
                .iter()
                .all(|symmetry| symmetry.is_reflection())
        );
    }
}
