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
    pub(crate) const fn spread(self, pattern: usize) -> Cells {
        let pattern = pattern as u64;
        let rows = (pattern & 0o7) | (pattern & 0o70) << 5 | (pattern & 0o700) << 10;
        Cells::from_bits_unchecked(rows << self.shift())
    }
}

impl Twist {
    /// What becomes of a pattern of the block.
    #[inline]
    pub(crate) const fn turned(self, pattern: usize) -> usize {
        self::pattern(TURNED[self.direction as usize][pattern] as u64)
    }
}
