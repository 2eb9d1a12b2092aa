//! A set of cells in one machine word.
//!
//! The 6x6 board stands inside an 8x8 word with an empty ring around it. Shifting by 1, 7, 8 and 9
//! then walks along rows, diagonals and columns, and the ring catches what leaves the board:
//!
//! ```text
//!  0  .  .  .  .  .  .  7
//!  .  9 10 11 12 13 14  .     row 1
//!  . 17 18 19 20 21 22  .     row 2
//!  . 25 26 27 28 29 30  .
//!  . 33 34 35 36 37 38  .
//!  . 41 42 43 44 45 46  .
//!  . 49 50 51 52 53 54  .     row 6
//! 56  .  .  .  .  .  . 63
//! ```

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub};

use super::{Cell, SIZE};

/// A set of cells.
///
/// ```
/// use grid::{Cell, Cells};
///
/// let row: Cells = Cell::all().filter(|cell| cell.row() == 0).collect();
/// assert_eq!(row, Cells::row(0));
/// assert!(row.has_five());
/// // Without its ends the row has four, and either end makes five of them.
/// let four = row & !Cells::column(0) & !Cells::column(5);
/// let names: Vec<_> = four.completions().iter().map(|cell| cell.to_string()).collect();
/// assert_eq!(names, ["a1", "f1"]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cells(u64);

/// The steps to the neighbor on the right, below, and on the two diagonals below.
const STEPS: [u32; 4] = [1, 8, 9, 7];

/// The 32 lines of five.
pub const LINES: [Cells; 32] = lines();

impl Cells {
    /// No cell.
    pub const NONE: Self = Self(0);
    /// Every cell.
    pub const ALL: Self = Self(0x007e_7e7e_7e7e_7e00);

    /// The set of this one cell.
    #[inline]
    pub const fn of(cell: Cell) -> Self {
        Self(1 << (8 * (cell.row() + 1) + cell.column() + 1))
    }

    /// The cells of one row, counted from 0; none of a row that the board does not have.
    pub const fn row(row: u8) -> Self {
        Self(0x7e00_u64.unbounded_shl(8 * row as u32) & Self::ALL.0)
    }

    /// The cells of one column, counted from 0; none of a column that the board does not have.
    pub const fn column(column: u8) -> Self {
        let is_there = (column < SIZE) as u64;
        Self((is_there * 0x0002_0202_0202_0200).unbounded_shl(column as u32))
    }

    /// The cells of one row, counted from 0, as a number below 64 whose lowest bit is the first
    /// column; 0 of a row that the board does not have.
    #[inline]
    pub const fn row_pattern(self, row: u8) -> usize {
        (self.0.unbounded_shr(8 * row as u32 + 9) & 0x3f) as usize
    }

    /// The word drawn above, if it has no bits outside the board.
    pub const fn from_bits(bits: u64) -> Option<Self> {
        if bits & !Self::ALL.0 == 0 {
            Some(Self(bits))
        } else {
            None
        }
    }

    /// The word drawn above, which the caller knows to have no bits outside the board.
    #[inline]
    pub const fn from_bits_unchecked(bits: u64) -> Self {
        debug_assert!(bits & !Self::ALL.0 == 0);
        Self(bits)
    }

    /// The word drawn above.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether this cell is in the set.
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 & Self::of(cell).0 != 0
    }

    /// Whether all of these are in the set.
    #[inline]
    pub const fn contains_all(self, cells: Self) -> bool {
        self.0 & cells.0 == cells.0
    }

    /// Whether five or more stand in a line.
    #[inline]
    pub const fn has_five(self) -> bool {
        five_starts(self.0, 1)
            | five_starts(self.0, 8)
            | five_starts(self.0, 9)
            | five_starts(self.0, 7)
            != 0
    }

    /// The set as a number below 2^36, with a bit for each cell in reading order.
    #[inline]
    pub const fn packed(self) -> u64 {
        let mut packed = 0;
        let mut row = 0;
        while row < SIZE as u32 {
            packed |= (self.row_pattern(row as u8) as u64) << (6 * row);
            row += 1;
        }
        packed
    }

    /// Whether there are four cells or more; quicker than counting them.
    #[inline]
    pub const fn has_four(self) -> bool {
        let mut rest = self.0;
        rest &= rest.wrapping_sub(1);
        rest &= rest.wrapping_sub(1);
        rest & rest.wrapping_sub(1) != 0
    }

    /// The cells which, added alone, make five in a line. Cells of the set may be among them.
    #[inline]
    #[must_use]
    pub const fn completions(self) -> Self {
        let cells = completions(self.0, 1)
            | completions(self.0, 8)
            | completions(self.0, 9)
            | completions(self.0, 7);
        Self(cells & Self::ALL.0)
    }

    /// The cells that stand in a line of five.
    #[must_use]
    pub fn fives(self) -> Self {
        let lines = LINES.into_iter().filter(|&line| self.contains_all(line));
        lines.fold(Self::NONE, BitOr::bitor)
    }

    /// The cell before which there are so many in reading order.
    #[inline]
    pub fn nth(self, index: usize) -> Option<Cell> {
        (index < self.len()).then(|| cell_of(boardgame::nth_bit(self.0, index) as u32))
    }

    /// The cells in reading order.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let bit = bits.trailing_zeros();
            bits &= bits.checked_sub(1)?;
            Some(cell_of(bit))
        })
    }
}

/// The cell of a bit on the board.
#[inline]
const fn cell_of(bit: u32) -> Cell {
    Cell::new_unchecked((bit % 8) as u8 - 1, (bit / 8) as u8 - 1)
}

/// The cells at which a run of five begins, in steps of `step`.
#[inline]
const fn five_starts(bits: u64, step: u32) -> u64 {
    let pairs = bits & (bits >> step);
    pairs & (pairs >> (2 * step)) & (bits >> (4 * step))
}

/// The cells whose four companions on some line are all set.
#[inline]
const fn completions(bits: u64, step: u32) -> u64 {
    // Each of the five places of a line in turn is the missing one.
    let before = [
        bits << step,
        bits << (2 * step),
        bits << (3 * step),
        bits << (4 * step),
    ];
    let after = [
        bits >> step,
        bits >> (2 * step),
        bits >> (3 * step),
        bits >> (4 * step),
    ];
    let two_before = before[0] & before[1];
    let two_after = after[0] & after[1];
    (two_before & before[2] & before[3])
        | (two_before & before[2] & after[0])
        | (two_before & two_after)
        | (before[0] & two_after & after[2])
        | (two_after & after[2] & after[3])
}

const fn lines() -> [Cells; 32] {
    let mut lines = [Cells::NONE; 32];
    let mut n_lines = 0;
    let mut step_idx = 0;
    while step_idx < STEPS.len() {
        let step = STEPS[step_idx];
        let mut index = 0;
        while index < Cell::COUNT {
            let first = Cells::of(Cell::from_index_unchecked(index)).0;
            let mut line = 0;
            let mut n_cells = 0;
            while n_cells < 5 {
                line |= first << (n_cells * step);
                n_cells += 1;
            }
            // A line that leaves the board touches the ring.
            if line & Cells::ALL.0 == line {
                lines[n_lines] = Cells(line);
                n_lines += 1;
            }
            index += 1;
        }
        step_idx += 1;
    }
    assert!(n_lines == 32);
    lines
}

impl BitAnd for Cells {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Cells {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Cells {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl Sub for Cells {
    type Output = Self;
    /// The cells of this set that are not in the other.
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Not for Cells {
    type Output = Self;
    /// The cells of the board that are not in the set.
    #[inline]
    fn not(self) -> Self {
        Self(!self.0 & Self::ALL.0)
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells
            .into_iter()
            .map(Self::of)
            .fold(Self::NONE, BitOr::bitor)
    }
}

impl fmt::Debug for Cells {
    /// Draws the set in six rows.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in 0..SIZE {
            let cells = (0..SIZE).map(|column| Cell::new_unchecked(column, row));
            let line: String = cells
                .map(|cell| if self.contains(cell) { 'x' } else { '.' })
                .collect();
            writeln!(f, "{line}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use boardgame::Random;

    fn random_cells(random: &mut Random) -> Cells {
        // About two cells in three, so that fives are neither rare nor everywhere.
        Cells(random.bits() | random.bits()) & Cells(random.bits() | random.bits()) & Cells::ALL
    }

    #[test]
    fn packed_cells_stand_in_reading_order() {
        for cell in Cell::all() {
            assert_eq!(Cells::of(cell).packed(), 1 << cell.index(), "{cell}");
        }
    }

    #[test]
    fn four_cells_are_four_and_no_fewer() {
        let mut cells = Cells::NONE;
        for (n_before, cell) in Cell::all().enumerate() {
            assert_eq!(cells.has_four(), n_before >= 4, "{cells:?}");
            cells |= Cells::of(cell);
        }
    }

    #[test]
    fn every_line_has_five_cells_and_is_listed_once() {
        let mut lines = LINES.to_vec();
        lines.sort_unstable();
        lines.dedup();
        assert_eq!(lines.len(), 32);
        assert!(lines.iter().all(|line| line.len() == 5 && line.has_five()));
    }

    #[test]
    fn cells_are_found_by_their_number() {
        let mut random = Random::new(3);
        for cells in (0..1000).map(|_| random_cells(&mut random)) {
            for (index, cell) in cells.iter().enumerate() {
                assert_eq!(cells.nth(index), Some(cell), "{index} of {cells:?}");
            }
            assert_eq!(cells.nth(cells.len()), None, "{cells:?}");
        }
    }

    #[test]
    fn five_means_a_whole_line() {
        let mut random = Random::new(1);
        let mut n_fives = 0;
        for _ in 0..10_000 {
            let cells = random_cells(&mut random);
            let has_line = LINES.iter().any(|&line| cells.contains_all(line));
            assert_eq!(cells.has_five(), has_line, "{cells:?}");
            assert_eq!(!cells.fives().is_empty(), has_line, "{cells:?}");
            n_fives += usize::from(has_line);
        }
        assert!((1000..9000).contains(&n_fives), "{n_fives}");
    }

    #[test]
    fn a_completion_makes_five() {
        let mut random = Random::new(2);
        for _ in 0..10_000 {
            let cells = random_cells(&mut random);
            let completes = |cell: &Cell| {
                let others = cells - Cells::of(*cell);
                LINES.iter().any(|&line| {
                    line.contains(*cell) && (others | Cells::of(*cell)).contains_all(line)
                })
            };
            let expected: Cells = Cell::all().filter(completes).collect();
            assert_eq!(cells.completions(), expected, "{cells:?}");
        }
    }

    #[test]
    fn sets_stay_on_the_board() {
        assert_eq!(Cells::from_bits(Cells::ALL.bits()), Some(Cells::ALL));
        for bit in (0..64).map(|place| 1 << place) {
            let is_there = Cells::ALL.bits() & bit != 0;
            assert_eq!(Cells::from_bits(bit).is_some(), is_there);
        }
        for index in 0..=u8::MAX {
            let pattern = if index < SIZE { 0x3f } else { 0 };
            assert_eq!(Cells::ALL.row_pattern(index), pattern, "{index}");
            let on_row = Cell::all().filter(|cell| cell.row() == index);
            let on_column = Cell::all().filter(|cell| cell.column() == index);
            assert_eq!(Cells::row(index), on_row.collect());
            assert_eq!(Cells::column(index), on_column.collect());
        }
    }

    #[test]
    fn cells_come_in_reading_order() {
        assert!(Cells::ALL.iter().eq(Cell::all()));
        assert_eq!(Cells::ALL.len(), 36);
        assert_eq!(
            Cells::row(2) & Cells::column(2),
            Cells::of(Cell::new_unchecked(2, 2))
        );
        assert_eq!(!Cells::NONE, Cells::ALL);
    }
}
