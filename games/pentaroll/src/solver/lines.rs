//! Lines of five, all of a direction at once: which of them have four marbles.

use grid::LINES;

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

    /// Where lines begin of which these cells fill three or more.
    #[inline]
    const fn threes(self, cells: u64) -> u64 {
        let step = self.step;
        let (second, third) = (cells >> step, cells >> (2 * step));
        let (fourth, fifth) = (cells >> (3 * step), cells >> (4 * step));
        let (odd, pair) = added(cells, second, third);
        let (odd, other_pair) = added(odd, fourth, fifth);
        ((pair & other_pair) | (odd & (pair | other_pair))) & self.starts
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
}

/// Three bits added up, place by place: what is odd, and what is two or more.
#[inline]
const fn added(first: u64, second: u64, third: u64) -> (u64, u64) {
    let odd = first ^ second;
    (odd ^ third, (first & second) | (odd & third))
}

/// Where lines begin of which these cells fill four.
#[inline]
pub(super) fn fours(cells: u64) -> Fours {
    AXES.map(|axis| axis.fours(cells))
}

/// Where lines begin of which these cells fill three or more. A push changes what a line holds by one
/// marble at most, so only these can have four after it.
#[inline]
pub(super) fn threes(cells: u64) -> Fours {
    AXES.map(|axis| axis.threes(cells))
}

/// Where lines begin of which these cells fill four, given where they filled three before a push.
#[inline]
pub(super) fn fours_after(cells: u64, threes: &Fours) -> Fours {
    std::array::from_fn(|axis| match threes[axis] {
        0 => 0,
        _ => AXES[axis].fours(cells),
    })
}

/// Whether there is none.
#[inline]
pub(super) fn is_none(fours: &Fours) -> bool {
    fours[0] | fours[1] | fours[2] | fours[3] == 0
}
