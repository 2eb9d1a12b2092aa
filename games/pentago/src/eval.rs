//! An opinion about a position: a network over the blocks, and over the lanes on which five can
//! stand, as they are and as they would be after each twist.
//!
//! ```text
//! blocks    4 × 3^9   the filling of each block
//! lanes    18 × 3^6   the filling of each lane
//! twisted  18 × 3^6   the same after a twist of a block on the lane: the eight twists
//! ```
//!
//! What a twist makes of a lane is what matters most, and a search sees it one ply later; with it the
//! network sees a ply further. It judges every edition as if it were the ordinary one.

use std::sync::LazyLock;

use boardgame::Position as _;
use engine::Shipped;
use engine::network::{Network, Patterns, Weights};
use grid::lanes::{self, LANES, N_LANES};
use grid::{Cells, GridSymmetry};

use crate::{Block, Pentago, Twist};

/// The eight images of the board.
const VIEWS: usize = 8;
/// The units of each view.
const UNITS: usize = 8;
/// The fillings of a block: nine cells, each empty or with a marble of either side.
const N_FILLINGS: usize = 3_usize.pow(9);
/// Where the patterns of the lanes begin, and those of twisted ones.
const FIRST_LANE: usize = 4 * N_FILLINGS;
const FIRST_TWISTED: usize = FIRST_LANE + N_LANES * lanes::N_FILLINGS;

/// The weights as `panta train pentago` made them.
pub(crate) static NETWORK: Shipped<PentagoNetwork> =
    Shipped::new(engine::shipped_weights!("network.bin"), |bytes| {
        let weights = Weights::from_bytes(Pentago::N_PATTERNS, bytes)?;
        Ok(Network::new::<Pentago>(weights))
    });

/// The network of the game.
pub type PentagoNetwork = Network<VIEWS, UNITS>;

impl Patterns<VIEWS> for Pentago {
    const N_PATTERNS: usize = FIRST_TWISTED + N_LANES * lanes::N_FILLINGS;

    #[inline]
    fn for_each_pattern(&self, mut show: impl FnMut(usize)) {
        let (own, other) = (self.board().of(self.turn()), self.board().of(!self.turn()));
        let shares = &*SHARES;
        let held = Block::ALL.map(|block| [block.pattern(own), block.pattern(other)]);
        let share = |block: usize, [own, other]: [usize; 2]| -> Lanes {
            let [own, other] = [&shares[block][own], &shares[block][other]];
            std::array::from_fn(|lane| own[lane] + 2 * other[lane])
        };
        let parts: [Lanes; 4] = std::array::from_fn(|block| share(block, held[block]));
        for (block, [own, other]) in held.into_iter().enumerate() {
            show(block * N_FILLINGS + usize::from(TERNARY[own] + 2 * TERNARY[other]));
        }
        let all: Lanes = std::array::from_fn(|lane| parts.iter().map(|part| part[lane]).sum());
        for twist in Twist::ALL {
            let block = twist.block.index();
            let turned = share(block, held[block].map(|pattern| twist.turned(pattern)));
            for lane in LANES_OF[block] {
                let filling = all[lane] - parts[block][lane] + turned[lane];
                show(FIRST_TWISTED + lane * lanes::N_FILLINGS + usize::from(filling));
            }
        }
        for (lane, filling) in all.into_iter().enumerate() {
            show(FIRST_LANE + lane * lanes::N_FILLINGS + usize::from(filling));
        }
    }

    fn in_view(pattern: usize, view: usize) -> usize {
        let symmetry = GridSymmetry::ALL[view];
        let first = match pattern {
            pattern if pattern < FIRST_LANE => return block_in_view(pattern, symmetry),
            pattern if pattern < FIRST_TWISTED => FIRST_LANE,
            _ => FIRST_TWISTED,
        };
        let (lane, filling) = (
            (pattern - first) / lanes::N_FILLINGS,
            (pattern - first) % lanes::N_FILLINGS,
        );
        let (lane, filling) = lanes::image(lane, filling, symmetry);
        first + lane * lanes::N_FILLINGS + filling
    }
}

/// A number for each lane.
type Lanes = [u16; N_LANES];

/// The lanes that cross a block.
const N_CROSSING: usize = 10;

/// The lanes that cross each block.
const LANES_OF: [[usize; N_CROSSING]; 4] = {
    let mut lanes = [[0; N_CROSSING]; 4];
    let mut block = 0;
    while block < 4 {
        let cells = Block::ALL[block].cells().bits();
        let (mut lane, mut count) = (0, 0);
        while lane < N_LANES {
            if LANES[lane].bits() & cells != 0 {
                lanes[block][count] = lane;
                count += 1;
            }
            lane += 1;
        }
        assert!(count == N_CROSSING);
        block += 1;
    }
    lanes
};

/// What the marbles of one side in a block, by its pattern, add to the filling of each lane.
static SHARES: LazyLock<Box<[[Lanes; 512]; 4]>> = LazyLock::new(|| {
    let share = |block: usize, pattern| lanes::shares(Block::ALL[block].spread(pattern));
    let of_block = |block| std::array::from_fn(|pattern| share(block, pattern));
    Box::new(std::array::from_fn(of_block))
});

fn block_in_view(pattern: usize, symmetry: GridSymmetry) -> usize {
    let [own, other] = filling(pattern);
    let corner = Block::ALL[pattern / N_FILLINGS].cells();
    let turned = symmetry.cells(corner);
    let block = Block::ALL.into_iter().find(|block| block.cells() == turned);
    let block = block.expect("a symmetry takes blocks to blocks");
    self::pattern(block, symmetry.cells(own), symmetry.cells(other))
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
static TERNARY: [u16; 512] = lanes::ternary();

#[cfg(test)]
mod tests {
    use super::*;
    use boardgame::Symmetric;
    use boardgame::laws::for_each_position;
    use engine::network::Judge as _;

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
    fn patterns_are_what_the_lanes_hold_before_and_after_twists() {
        for_each_position::<Pentago>(4, |position| {
            let mut shown = Vec::new();
            position.for_each_pattern(|pattern| shown.push(pattern));
            let mut plain = Vec::new();
            let turn = position.turn();
            let (own, other) = (position.board().of(turn), position.board().of(!turn));
            plain.extend(Block::ALL.map(|block| pattern(block, own, other)));
            for twist in Twist::ALL {
                let after = lanes::fillings(twist.turn(own), twist.turn(other));
                let crosses = |lane: &usize| !(LANES[*lane] & twist.block.cells()).is_empty();
                plain.extend((0..N_LANES).filter(crosses).map(|lane| {
                    FIRST_TWISTED + lane * lanes::N_FILLINGS + usize::from(after[lane])
                }));
            }
            let now = lanes::fillings(own, other);
            plain.extend(now.into_iter().enumerate().map(|(lane, filling)| {
                FIRST_LANE + lane * lanes::N_FILLINGS + usize::from(filling)
            }));
            assert_eq!(shown, plain, "{position}");
        });
    }

    #[test]
    fn images_are_judged_alike() {
        for_each_position::<Pentago>(2, |position| {
            let judge = |position: &_| NETWORK.get().judge(position);
            for &symmetry in position.symmetries() {
                let image = position.transform(symmetry);
                assert_eq!(judge(&image), judge(position), "{position}");
            }
        });
    }
}
