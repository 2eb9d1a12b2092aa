//! An opinion about a position: a network over the fillings of the four blocks.
//!
//! A line of five crosses two or three blocks, so what the blocks hold together decides; each of
//! the network's units adds up a number for each block's filling, and so sees which fillings go
//! together. The network judges every edition as if it were the ordinary one.

use std::sync::LazyLock;

use boardgame::Position as _;
use boardgame::engine::network::{Network, Patterns, Weights};
use boardgame::grid::{Cells, GridSymmetry};

use crate::{Block, Pentago};

/// The eight images of the board.
const VIEWS: usize = 8;
/// The units of each view.
const UNITS: usize = 8;
/// The fillings of a block: nine cells, each empty or with a marble of either side.
const N_FILLINGS: usize = 3_usize.pow(9);

/// The weights as `panta train pentago` made them.
static NETWORK: LazyLock<PentagoNetwork> = LazyLock::new(|| {
    let bytes = include_bytes!("network.bin");
    let weights = Weights::from_bytes(Pentago::N_PATTERNS, bytes);
    Network::new::<Pentago>(weights.expect("the weights are those of this network"))
});

/// The network of the game.
pub type PentagoNetwork = Network<VIEWS, UNITS>;

/// The network that comes with Panta.
pub(crate) fn network() -> &'static PentagoNetwork {
    &NETWORK
}

impl Patterns<VIEWS> for Pentago {
    const N_PATTERNS: usize = 4 * N_FILLINGS;

    #[inline]
    fn for_each_pattern(&self, mut show: impl FnMut(usize)) {
        let (own, other) = (self.board().of(self.turn()), self.board().of(!self.turn()));
        for block in Block::ALL {
            show(pattern(block, own, other));
        }
    }

    fn in_view(pattern: usize, view: usize) -> usize {
        let [own, other] = filling(pattern);
        let symmetry = GridSymmetry::ALL[view];
        let corner = Block::ALL[pattern / N_FILLINGS].cells();
        let turned = symmetry.cells(corner);
        let block = Block::ALL.into_iter().find(|block| block.cells() == turned);
        let block = block.expect("a symmetry takes blocks to blocks");
        self::pattern(block, symmetry.cells(own), symmetry.cells(other))
    }
}

/// The number of a block's filling.
#[inline]
fn pattern(block: Block, own: Cells, other: Cells) -> usize {
    let ternary = |cells| usize::from(TERNARY[block.pattern(cells)]);
    block.index() * N_FILLINGS + ternary(own) + 2 * ternary(other)
}

/// The marbles of a pattern: the mover's, and the others.
fn filling(pattern: usize) -> [Cells; 2] {
    let block = Block::ALL[pattern / N_FILLINGS];
    let mut sides = [Cells::NONE; 2];
    let mut digits = pattern % N_FILLINGS;
    for cell in block.cells().iter() {
        if !digits.is_multiple_of(3) {
            sides[digits % 3 - 1] |= Cells::of(cell);
        }
        digits /= 3;
    }
    sides
}

/// Nine binary digits read as ternary ones.
static TERNARY: [u16; 512] = {
    let mut table = [0; 512];
    let mut pattern = 0;
    while pattern < 512 {
        let (mut power, mut bit) = (1, 0);
        while bit < 9 {
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
    use boardgame::laws::for_each_position;

    #[test]
    fn a_view_shows_the_patterns_of_the_image() {
        for_each_position::<Pentago>(1, |position| {
            for (view, &symmetry) in GridSymmetry::ALL.iter().enumerate() {
                let mut seen = Vec::new();
                position.for_each_pattern(|pattern| seen.push(Pentago::in_view(pattern, view)));
                let mut image = Vec::new();
                let board = position.board().transform(symmetry);
                Pentago { board, ..*position }.for_each_pattern(|pattern| image.push(pattern));
                seen.sort_unstable();
                image.sort_unstable();
                assert_eq!(seen, image, "{position} {symmetry:?}");
            }
        });
    }

    #[test]
    fn images_are_judged_alike() {
        for_each_position::<Pentago>(2, |position| {
            let judge = |position: &_| network().judge(position);
            for &symmetry in position.symmetries() {
                let image = position.transform(symmetry);
                assert_eq!(judge(&image), judge(position), "{position}");
            }
        });
    }
}
