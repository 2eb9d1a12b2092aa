//! The 18 lanes on which five can stand, and what they are filled with.
//!
//! ```text
//! 0-5    rows from the top
//! 6-11   columns from the left
//! 12-14  diagonals that fall to the right: from a1, a2 and b1
//! 15-17  diagonals that rise to the right: to f1, f2 and e1
//! ```
//!
//! A filling is a number: a digit below three for each of six cells, which is empty or holds a
//! marble of either side. Diagonals of five cells have one digit that is always zero.
//!
//! ```
//! use grid::{Cells, lanes};
//!
//! let own = Cells::row(0) & Cells::column(1);
//! let other = Cells::row(0) & Cells::column(0);
//! let first_row = lanes::fillings(own, other)[0];
//! assert_eq!(first_row, 2 + 3 * 1);
//! ```

use super::{Cells, GridSymmetry, SIZE};

/// How many lanes there are.
pub const N_LANES: usize = 18;
/// How many fillings a lane has.
pub const N_FILLINGS: usize = 3_usize.pow(6);

/// The cells of the lanes.
pub const LANES: [Cells; N_LANES] = {
    let mut lanes = [Cells::NONE; N_LANES];
    let mut index = 0;
    while index < SIZE {
        lanes[index as usize] = Cells::row(index);
        lanes[(SIZE + index) as usize] = Cells::column(index);
        index += 1;
    }
    let falling = 0x0040_2010_0804_0200;
    let rising = 0x0002_0408_1020_4000;
    let all = Cells::ALL.bits();
    lanes[12] = Cells::from_bits_unchecked(falling);
    lanes[13] = Cells::from_bits_unchecked(falling << 8 & all);
    lanes[14] = Cells::from_bits_unchecked(falling << 1 & all);
    lanes[15] = Cells::from_bits_unchecked(rising);
    lanes[16] = Cells::from_bits_unchecked(rising << 8 & all);
    lanes[17] = Cells::from_bits_unchecked(rising >> 1 & all);
    lanes
};

/// How each lane is filled by the marbles of one side; those of the other count twice as much.
#[inline]
pub fn shares(cells: Cells) -> [u16; N_LANES] {
    held(cells).map(|bits| TERNARY[usize::from(bits)])
}

/// How each lane is filled.
#[inline]
pub fn fillings(own: Cells, other: Cells) -> [u16; N_LANES] {
    let (own, other) = (shares(own), shares(other));
    std::array::from_fn(|lane| own[lane] + 2 * other[lane])
}

/// The lanes through the cell of each bit, as bits.
pub const THROUGH: [u32; 64] = {
    let mut through = [0; 64];
    let mut lane = 0;
    while lane < N_LANES {
        let mut cells = LANES[lane].bits();
        while cells != 0 {
            through[cells.trailing_zeros() as usize] |= 1 << lane;
            cells &= cells - 1;
        }
        lane += 1;
    }
    through
};

/// How one lane is filled: the same as [`fillings`] tells of all.
#[inline]
pub fn filling(lane: usize, own: Cells, other: Cells) -> u16 {
    let held = |cells: Cells| {
        let dropped = (cells.bits() & LANES[lane].bits()).wrapping_mul(DROPS[lane]) >> 57;
        TERNARY[dropped as usize & 0x3f]
    };
    held(own) + 2 * held(other)
}

/// What takes the cells of each lane, multiplied, to the bits from the 57th on.
const DROPS: [u64; N_LANES] = {
    let mut drops = [0x0101_0101_0101_0101; N_LANES];
    let mut lane = 0;
    while lane < SIZE as usize {
        drops[lane] = 1 << (48 - 8 * lane);
        let mut column = 0;
        let mut row = 0;
        while row < SIZE as usize {
            column |= 1 << (48 - 7 * row - lane);
            row += 1;
        }
        drops[SIZE as usize + lane] = column;
        lane += 1;
    }
    drops
};

/// A lane with its filling as they look in an image of the board.
pub fn image(lane: usize, filling: usize, symmetry: GridSymmetry) -> (usize, usize) {
    let turned = symmetry.cells(LANES[lane]);
    let to = LANES.iter().position(|&cells| cells == turned);
    let to = to.expect("a symmetry takes lanes to lanes");
    let [own, other] = marbles(lane, filling).map(|cells| symmetry.cells(cells));
    (to, usize::from(fillings(own, other)[to]))
}

/// What each lane holds of a set, a bit for each cell: by column, or from the top in columns.
#[inline]
fn held(cells: Cells) -> [u8; N_LANES] {
    let bits = cells.bits();
    let turned = GridSymmetry::TRANSPOSED.cells(cells).bits();
    let row = |bits: u64, row: usize| (bits >> (8 * (row + 1) + 1)) as u8 & 0x3f;
    // The cells of a diagonal stand in different columns, so they can be dropped into one row.
    let diagonal = |lane: usize| {
        let dropped = (bits & LANES[lane].bits()).wrapping_mul(0x0101_0101_0101_0101) >> 57;
        dropped as u8 & 0x3f
    };
    let size = usize::from(SIZE);
    std::array::from_fn(|lane| match lane {
        lane if lane < size => row(bits, lane),
        lane if lane < 2 * size => row(turned, lane - size),
        lane => diagonal(lane),
    })
}

/// The marbles of a filling: of the side that counts once, and of the other.
fn marbles(lane: usize, filling: usize) -> [Cells; 2] {
    let mut sides = [Cells::NONE; 2];
    let mut digits = filling;
    for place in 0..u32::from(SIZE) {
        if !digits.is_multiple_of(3) {
            let mut cells = LANES[lane].iter().map(Cells::of);
            let cell = cells.find(|&cell| held(cell)[lane] == 1 << place);
            sides[digits % 3 - 1] |= cell.unwrap_or(Cells::NONE);
        }
        digits /= 3;
    }
    sides
}

/// Six binary digits read as ternary ones.
static TERNARY: [u16; 64] = ternary();

/// Every number below `N`, its binary digits read as ternary ones.
pub const fn ternary<const N: usize>() -> [u16; N] {
    let mut table = [0; N];
    let mut number = 1;
    while number < N {
        table[number] = 3 * table[number / 2] + (number % 2) as u16;
        number += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::super::LINES;
    use super::*;
    use boardgame::Random;

    #[test]
    fn every_five_stands_on_a_lane() {
        for five in LINES {
            let n_holders = LANES.iter().filter(|lane| lane.contains_all(five)).count();
            assert_eq!(n_holders, 1, "{five:?}");
        }
        assert!(LANES.iter().all(|lane| lane.len() >= 5));
    }

    #[test]
    fn lanes_go_through_their_cells() {
        for cell in super::super::Cell::all() {
            let bit = Cells::of(cell).bits().trailing_zeros();
            for (lane, cells) in LANES.iter().enumerate() {
                let goes_through = THROUGH[bit as usize] >> lane & 1 != 0;
                assert_eq!(goes_through, cells.contains(cell), "{cell} {lane}");
            }
        }
    }

    #[test]
    fn binary_digits_are_read_as_ternary_ones() {
        let table = ternary::<512>();
        for (number, &read) in table.iter().enumerate() {
            let digits = format!("{number:b}");
            assert_eq!(u16::from_str_radix(&digits, 3), Ok(read));
        }
    }

    #[test]
    fn a_filling_says_which_marbles_are_there() {
        let mut random = Random::new(1);
        for _ in 0..1000 {
            let mut some = || Cells::from_bits_unchecked(random.bits() & Cells::ALL.bits());
            let own = some();
            let other = some() & !own;
            for (lane, filling) in fillings(own, other).into_iter().enumerate() {
                assert_eq!(super::filling(lane, own, other), filling);
                let there = [own & LANES[lane], other & LANES[lane]];
                assert_eq!(marbles(lane, usize::from(filling)), there);
                for symmetry in GridSymmetry::ALL {
                    let (to, turned) = image(lane, usize::from(filling), symmetry);
                    let turned_board = fillings(symmetry.cells(own), symmetry.cells(other));
                    assert_eq!(turned, usize::from(turned_board[to]));
                }
            }
        }
    }
}
