//! The nine cells of a block as a number below 512, row by row: what tables are made over.

use grid::Cells;

use crate::board::{TURNED, pattern};
use crate::{Block, Twist};

impl Block {
    /// The cells of a set that are in the block.
    #[inline]
    pub(crate) const fn pattern(self, cells: Cells) -> usize {
        pattern(cells.bits() >> self.shift())
    }

    /// The cells of a pattern.
    pub(crate) fn spread(self, pattern: usize) -> Cells {
        let nine = [0, 3, 6].map(|bit| (pattern as u64 >> bit & 0o7) << (bit / 3 * 8));
        Cells::from_bits_unchecked(nine.iter().sum::<u64>() << self.shift())
    }
}

impl Twist {
    /// What becomes of a pattern of the block.
    #[inline]
    pub(crate) fn turned(self, pattern: usize) -> usize {
        self::pattern(TURNED[self.direction as usize][pattern].into())
    }
}
