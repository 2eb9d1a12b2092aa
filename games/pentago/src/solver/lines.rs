//! How many marbles of a side stand on each of the 32 lines of five: all lines at once.
//!
//! A line has four bits of two words, so that what the blocks add to the lines is summed up and
//! compared in a few instructions:
//!
//! ```text
//! block 1    0 1 3 0 …    so many of its marbles stand on each line, at most three
//! block 2    0 2 1 0 …
//! sum + 4    4 7 8 4 …    a line of four or more sets the highest of its bits
//! ```

use grid::{Cells, LINES};

use crate::{Block, Twist};

/// How many marbles stand on each line: at most five.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Counts([u64; 2]);

impl Counts {
    const NONE: Self = Self([0; 2]);

    /// Whether four or more stand on a line.
    #[inline]
    pub(crate) fn has_four(self) -> bool {
        self.lines_with(4) != [0; 2]
    }

    /// Whether five stand on a line.
    #[inline]
    pub(super) fn has_five(self) -> bool {
        self.lines_with(5) != [0; 2]
    }

    /// Whether a line has five, or four and a free cell.
    #[inline]
    pub(super) fn has_or_completes_five(self, theirs: Self) -> bool {
        let (four, blocked) = (self.lines_with(4), theirs.lines_with(1));
        (four[0] & !blocked[0]) | (four[1] & !blocked[1]) != 0
    }

    /// The highest bits of the lines on which so many stand, or more.
    #[inline]
    const fn lines_with(self, count: u64) -> [u64; 2] {
        const ONES: u64 = 0x1111_1111_1111_1111;
        let add = (8 - count) * ONES;
        [
            (self.0[0] + add) & (8 * ONES),
            (self.0[1] + add) & (8 * ONES),
        ]
    }

    /// The sum, also with a difference, whose borrowed bits it gives back.
    #[inline]
    const fn plus(self, other: Self) -> Self {
        Self([
            self.0[0].wrapping_add(other.0[0]),
            self.0[1].wrapping_add(other.0[1]),
        ])
    }

    const fn minus(self, other: Self) -> Self {
        Self([
            self.0[0].wrapping_sub(other.0[0]),
            self.0[1].wrapping_sub(other.0[1]),
        ])
    }

    /// The greater number of each line.
    const fn most(self, other: Self) -> Self {
        let mut most = Self::NONE;
        let mut line = 0;
        while line < LINES.len() {
            let (word, shift) = (line / 16, line % 16 * 4);
            let (one, two) = (self.0[word] >> shift & 7, other.0[word] >> shift & 7);
            most.0[word] |= (if one > two { one } else { two }) << shift;
            line += 1;
        }
        most
    }
}

/// The marbles of one side on the lines, as they stand and as twists would turn them.
#[derive(Debug, Clone, Copy)]
pub(crate) struct OnLines {
    /// What stands in each block.
    patterns: [usize; 4],
    /// What stands on each line.
    pub(crate) counts: Counts,
}

impl OnLines {
    /// These marbles.
    #[inline]
    pub(crate) fn new(cells: Cells) -> Self {
        let patterns = Block::ALL.map(|block| block.pattern(cells));
        Self {
            patterns,
            counts: sum(&COUNTS, patterns),
        }
    }

    /// What would stand on each line after a twist.
    #[inline]
    pub(crate) fn after(&self, twist: Twist) -> Counts {
        let pattern = self.patterns[twist.block.index()];
        self.counts.plus(CHANGES[twist.index()][pattern])
    }

    /// Whether four might stand on a line, now or after a twist. Quick, and never wrong when it says
    /// no.
    #[inline]
    pub(crate) fn might_have_four(&self) -> bool {
        sum(&AT_MOST, self.patterns).has_four()
    }
}

#[inline]
fn sum(table: &[[Counts; 512]; 4], patterns: [usize; 4]) -> Counts {
    let parts = table.iter().zip(patterns);
    parts.fold(Counts::NONE, |sum, (of, pattern)| sum.plus(of[pattern]))
}

/// How many marbles of each pattern of each block stand on each line.
static COUNTS: [[Counts; 512]; 4] = {
    let mut counts = [[Counts::NONE; 512]; 4];
    let mut index = 0;
    while index < 4 * 512 {
        let (block, pattern) = (index / 512, index % 512);
        counts[block][pattern] = counted(Block::ALL[block].spread(pattern));
        index += 1;
    }
    counts
};

/// What each twist of each pattern of its block adds to each line.
static CHANGES: [[Counts; 512]; 8] = {
    let mut changes = [[Counts::NONE; 512]; 8];
    let mut index = 0;
    while index < 8 * 512 {
        let (twist, pattern) = (Twist::ALL[index / 512], index % 512);
        let counts = &COUNTS[twist.block.index()];
        changes[index / 512][pattern] = counts[twist.turned(pattern)].minus(counts[pattern]);
        index += 1;
    }
    changes
};

/// The most that stand on each line, whether a pattern is turned or not.
static AT_MOST: [[Counts; 512]; 4] = {
    let mut most = COUNTS;
    let mut index = 0;
    while index < 4 * 512 {
        let (block, pattern) = (index / 512, index % 512);
        let here = COUNTS[block][pattern];
        let left = here.plus(CHANGES[2 * block][pattern]);
        let right = here.plus(CHANGES[2 * block + 1][pattern]);
        most[block][pattern] = here.most(left).most(right);
        index += 1;
    }
    most
};

const fn counted(cells: Cells) -> Counts {
    let mut counts = Counts::NONE;
    let mut line = 0;
    while line < LINES.len() {
        let on_line = (LINES[line].bits() & cells.bits()).count_ones() as u64;
        counts.0[line / 16] |= on_line << (line % 16 * 4);
        line += 1;
    }
    counts
}

#[cfg(test)]
mod tests {
    use super::*;
    use boardgame::Position as _;
    use boardgame::laws::for_each_position;

    use crate::Pentago;

    #[test]
    fn lines_are_counted_as_one_by_one() {
        let mut n_fours = 0;
        for seed in 0..30 {
            for_each_position::<Pentago>(seed, |position| {
                let mine = position.board().of(position.turn());
                let theirs = position.board().of(!position.turn());
                let check = |counts: [Counts; 2], [mine, theirs]: [Cells; 2]| {
                    let lines = LINES.map(|line| [mine, theirs].map(|side| (side & line).len()));
                    let has = |holds: &dyn Fn([usize; 2]) -> bool| lines.into_iter().any(holds);
                    let [counts, others] = counts;
                    assert_eq!(counts.has_four(), has(&|line| line[0] >= 4), "{position}");
                    assert_eq!(counts.has_five(), has(&|line| line[0] == 5), "{position}");
                    let completes = has(&|line| line[0] >= 4 && line[1] == 0);
                    assert_eq!(
                        counts.has_or_completes_five(others),
                        completes,
                        "{position}"
                    );
                    counts.has_four()
                };
                let sides = [mine, theirs].map(OnLines::new);
                let mut has_four = check(sides.map(|side| side.counts), [mine, theirs]);
                for twist in Twist::ALL {
                    let turned = [mine, theirs].map(|side| twist.turn(side));
                    has_four |= check(sides.map(|side| side.after(twist)), turned);
                }
                assert!(sides[0].might_have_four() || !has_four, "{position}");
                n_fours += usize::from(has_four);
            });
        }
        assert!(n_fours > 100, "{n_fours}");
    }
}
