//! An opinion about a position: a network over the 18 lines on which five can stand.
//!
//! ```text
//! 0-5    rows from the top
//! 6-11   columns from the left
//! 12-14  diagonals that fall to the right: from a1, a2 and b1
//! 15-17  diagonals that rise to the right: to f1, f2 and e1
//! ```

use std::sync::LazyLock;

use boardgame::Position as _;
use boardgame::engine::network::{Network, Patterns, Weights};
use boardgame::grid::{Cells, GridSymmetry, SIZE};

use crate::Pentaroll;

/// The eight images of the board.
const VIEWS: usize = 8;
/// The units of each view.
const UNITS: usize = 8;
/// The fillings of a line of six cells, each empty or with a marble of either side.
const N_FILLINGS: usize = 3_usize.pow(6);
const N_LINES: usize = 18;

/// The weights as `panta train pentaroll` made them.
static NETWORK: LazyLock<PentarollNetwork> = LazyLock::new(|| {
    let bytes = include_bytes!("network.bin");
    let weights = Weights::from_bytes(Pentaroll::N_PATTERNS, bytes);
    Network::new::<Pentaroll>(weights.expect("the weights are those of this network"))
});

/// The network of the game.
pub type PentarollNetwork = Network<VIEWS, UNITS>;

/// The network that comes with Panta.
pub(crate) fn network() -> &'static PentarollNetwork {
    &NETWORK
}

impl Patterns<VIEWS> for Pentaroll {
    const N_PATTERNS: usize = N_LINES * N_FILLINGS;

    #[inline]
    fn for_each_pattern(&self, mut show: impl FnMut(usize)) {
        let own = lines(self.board().of(self.turn()));
        let other = lines(self.board().of(!self.turn()));
        for (line, (own, other)) in own.into_iter().zip(other).enumerate() {
            let ternary = |cells: u8| usize::from(TERNARY[usize::from(cells)]);
            show(line * N_FILLINGS + ternary(own) + 2 * ternary(other));
        }
    }

    fn in_view(pattern: usize, view: usize) -> usize {
        let symmetry = GridSymmetry::ALL[view];
        let line = pattern / N_FILLINGS;
        let image = symmetry.cells(LINE_CELLS[line]);
        let to = LINE_CELLS.iter().position(|&cells| cells == image);
        let to = to.expect("a symmetry takes lines to lines");
        let ternary = |cells| usize::from(TERNARY[usize::from(lines(cells)[to])]);
        let [own, other] = filling(pattern).map(|cells| symmetry.cells(cells));
        to * N_FILLINGS + ternary(own) + 2 * ternary(other)
    }
}

/// What each line holds of a set, a bit for each cell: by column, or from the top in columns.
#[inline]
fn lines(cells: Cells) -> [u8; N_LINES] {
    let bits = cells.bits();
    let turned = GridSymmetry::TRANSPOSED.cells(cells).bits();
    let row = |bits: u64, row: usize| (bits >> (8 * (row + 1) + 1)) as u8 & 0x3f;
    // The cells of a diagonal stand in different columns, so they can be dropped into one row.
    let diagonal = |line: usize| {
        let dropped = (bits & LINE_CELLS[line].bits()).wrapping_mul(0x0101_0101_0101_0101) >> 57;
        dropped as u8 & 0x3f
    };
    let size = usize::from(SIZE);
    std::array::from_fn(|line| match line {
        line if line < size => row(bits, line),
        line if line < 2 * size => row(turned, line - size),
        line => diagonal(line),
    })
}

/// The marbles of a pattern: the mover's, and the others.
fn filling(pattern: usize) -> [Cells; 2] {
    let mut sides = [Cells::NONE; 2];
    let line = pattern / N_FILLINGS;
    let mut digits = pattern % N_FILLINGS;
    for place in 0..u32::from(SIZE) {
        if !digits.is_multiple_of(3) {
            let mut cells = LINE_CELLS[line].iter().map(Cells::of);
            let cell = cells.find(|&cell| lines(cell)[line] == 1 << place);
            sides[digits % 3 - 1] |= cell.unwrap_or(Cells::NONE);
        }
        digits /= 3;
    }
    sides
}

/// The cells of the lines drawn above.
const LINE_CELLS: [Cells; N_LINES] = {
    let mut lines = [Cells::NONE; N_LINES];
    let mut lane = 0;
    while lane < SIZE {
        lines[lane as usize] = Cells::row(lane);
        lines[(SIZE + lane) as usize] = Cells::column(lane);
        lane += 1;
    }
    let falling = 0x0040_2010_0804_0200;
    let rising = 0x0002_0408_1020_4000;
    let all = Cells::ALL.bits();
    lines[12] = Cells::from_bits(falling);
    lines[13] = Cells::from_bits(falling << 8 & all);
    lines[14] = Cells::from_bits(falling << 1 & all);
    lines[15] = Cells::from_bits(rising);
    lines[16] = Cells::from_bits(rising << 8 & all);
    lines[17] = Cells::from_bits(rising >> 1 & all);
    lines
};

/// Six binary digits read as ternary ones.
static TERNARY: [u16; 64] = {
    let mut table = [0; 64];
    let mut pattern = 0;
    while pattern < 64 {
        let (mut power, mut bit) = (1, 0);
        while bit < 6 {
            table[pattern] += (pattern >> bit & 1) as u16 * power;
            power *= 3;
            bit += 1;
        }
        pattern += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;
    use boardgame::Symmetric;
    use boardgame::engine::network::Judge as _;
    use boardgame::grid::LINES;
    use boardgame::laws::for_each_position;

    #[test]
    fn every_five_stands_on_a_line() {
        for five in LINES {
            let n_holders = LINE_CELLS
                .iter()
                .filter(|line| line.contains_all(five))
                .count();
            assert_eq!(n_holders, 1, "{five:?}");
        }
        assert!(LINE_CELLS.iter().all(|line| line.len() >= 5));
    }

    #[test]
    fn a_view_shows_the_patterns_of_the_image() {
        for_each_position::<Pentaroll>(1, |position| {
            for (view, &symmetry) in GridSymmetry::ALL.iter().enumerate() {
                let mut seen = Vec::new();
                position.for_each_pattern(|pattern| seen.push(Pentaroll::in_view(pattern, view)));
                let mut image = Vec::new();
                let board = position.board().transform(symmetry);
                Pentaroll { board, ..*position }.for_each_pattern(|pattern| image.push(pattern));
                seen.sort_unstable();
                image.sort_unstable();
                assert_eq!(seen, image, "{position} {symmetry:?}");
            }
        });
    }

    #[test]
    fn images_are_judged_alike() {
        for_each_position::<Pentaroll>(2, |position| {
            let judge = |position: &_| network().judge(position);
            for &symmetry in position.symmetries() {
                let image = position.transform(symmetry);
                assert_eq!(judge(&image), judge(position), "{position}");
            }
        });
    }
}
