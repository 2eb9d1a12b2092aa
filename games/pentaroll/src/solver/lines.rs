//! Lines of five, all of a direction at once: how many marbles each has, and what that promises.

use boardgame::grid::LINES;

/// The lines of one direction.
#[derive(Debug, Clone, Copy)]
pub(super) struct Axis {
    /// How far the next cell is in a word of cells.
    step: u32,
    /// The cells at which the lines begin.
    starts: u64,
    /// The line that would begin in the lowest bit.
    line: u64,
}

/// The four directions: along rows, columns and both diagonals.
pub(super) const AXES: [Axis; 4] = [Axis::new(1), Axis::new(8), Axis::new(9), Axis::new(7)];

/// Of each direction, the cells at which lines begin that have four of a side's marbles.
pub(super) type Fours = [u64; 4];

impl Axis {
    const fn new(step: u32) -> Self {
        let line = 1 | 1 << step | 1 << (2 * step) | 1 << (3 * step) | 1 << (4 * step);
        let mut starts = 0;
        let mut index = 0;
        while index < LINES.len() {
            let first = LINES[index].bits() & LINES[index].bits().wrapping_neg();
            if LINES[index].bits() == line << first.trailing_zeros() {
                starts |= first;
            }
            index += 1;
        }
        Self { step, starts, line }
    }

    /// The cells of the line that begins in this bit.
    #[inline]
    pub(super) const fn line_at(self, start: u32) -> u64 {
        self.line << start
    }

    /// Where lines begin of which these cells fill four.
    #[inline]
    const fn fours(self, cells: u64) -> u64 {
        let (step, second) = (self.step, cells >> self.step);
        let (both, either) = (cells & second, cells | second);
        let (both_next, either_next) = (both >> (2 * step), either >> (2 * step));
        let last = cells >> (4 * step);
        let three_and_last = last & (both & either_next | both_next & either);
        (both & both_next | three_and_last) & self.starts
    }

    /// Where lines begin that the other side cannot use for a while: it has no marble there.
    #[inline]
    const fn open(self, other: u64) -> u64 {
        let pairs = other | other >> self.step;
        self.starts & !(pairs | pairs >> (2 * self.step) | other >> (4 * self.step))
    }

    /// How many of these cells each line has, in binary: the ones, twos and fours.
    #[inline]
    const fn counts(self, cells: u64) -> [u64; 3] {
        let step = self.step;
        let (sum, carry) = add(cells, cells >> step, cells >> (2 * step));
        let (ones, next_carry) = add(sum, cells >> (3 * step), cells >> (4 * step));
        [ones, carry ^ next_carry, carry & next_carry]
    }
}

/// The sum of three bits and its carry.
#[inline]
const fn add(a: u64, b: u64, c: u64) -> (u64, u64) {
    (a ^ b ^ c, a & b | c & (a ^ b))
}

/// Where lines begin of which these cells fill four.
#[inline]
pub(super) fn fours(cells: u64) -> Fours {
    AXES.map(|axis| axis.fours(cells))
}

/// Whether there is none.
#[inline]
pub(super) fn is_none(fours: &Fours) -> bool {
    fours[0] | fours[1] | fours[2] | fours[3] == 0
}

/// How much more the open lines promise one side than the other.
pub(super) fn lead(own: u64, other: u64) -> i32 {
    promise(own, other) - promise(other, own)
}

/// What the lines promise a side in which the other has no marble: the more the fuller.
#[inline]
fn promise(own: u64, other: u64) -> i32 {
    // One word has room for the starts of all directions, so that they are counted together.
    let [mut ones, mut twos, mut fours] = [0; 3];
    for (axis, turn) in AXES.iter().zip(TURNS) {
        let axis_open = axis.open(other);
        let counts = axis.counts(own);
        let [axis_ones, axis_twos, axis_fours] =
            counts.map(|starts| (starts & axis_open).rotate_left(turn));
        ones |= axis_ones;
        twos |= axis_twos;
        fours |= axis_fours;
    }
    (ones & !twos & !fours).count_ones() as i32
        + 3 * (twos & !ones).count_ones() as i32
        + 9 * (twos & ones).count_ones() as i32
        + 20 * fours.count_ones() as i32
}

/// How far to turn the starts of each direction so that no two share a bit.
const TURNS: [u32; 4] = [u64::BITS - 9, u64::BITS - 7, 9, 7];

const _: () = {
    let mut taken = 0;
    let mut axis = 0;
    while axis < AXES.len() {
        let starts = AXES[axis].starts.rotate_left(TURNS[axis]);
        assert!(taken & starts == 0);
        taken |= starts;
        axis += 1;
    }
};
