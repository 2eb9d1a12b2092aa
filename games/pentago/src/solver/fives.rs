//! In which orientations a side has five, for every set of spots it may have filled.
//!
//! A line of five crosses two or three blocks, and whether a block has its part of the line depends
//! on that block's digit of the orientation alone:
//!
//! ```text
//! fives(set) = OR over lines ( AND over blocks ( digits of the block that put its part in place ) )
//! ```
//!
//! All lines that cross the same two blocks are put together first, for every filling of those two
//! blocks. A whole set then costs six words of two parities, and four lines of three blocks.
//! The table has 32 bytes for each set, but for those with more marbles than a side will have: 5 MiB a
//! side for 18 spots, 37 MiB for 21.

use grid::{Cells, LINES};

use super::layout::n_choices;
use super::orientation::{BothParities, N_BITS, Orientation};
use super::spots::{SpotSet, Spots, oriented};
use crate::Block;

/// The fives of one side.
///
/// Sets that differ only in their inner spots stand together; those with more outer marbles than the
/// side will ever have share one place, which says nothing.
#[derive(Debug)]
pub(super) struct Fives {
    n_inner: usize,
    /// Where the sets with these outer spots begin, in numbers of such sets.
    places: Vec<u32>,
    table: Vec<BothParities>,
}

impl Fives {
    /// The fives of a side (0 is the root's mover) for every set of at most `max_marbles` spots;
    /// larger sets are left without. Asks now and then whether to go on; `None` if not.
    pub(super) fn new(
        spots: &Spots,
        side: usize,
        n_inner: usize,
        max_marbles: usize,
        mut goes_on: impl FnMut() -> bool,
    ) -> Option<Self> {
        let parts = Parts::new(spots, side);
        let fives_of = |set: SpotSet| {
            if set.count_ones() as usize <= max_marbles {
                parts.fives(set)
            } else {
                [[0; 2]; 2]
            }
        };
        let n_outer = spots.len() - n_inner;
        let n_sets = n_held(n_outer, max_marbles) << n_inner;
        let mut places = Vec::with_capacity(1 << n_outer);
        let mut table = Vec::with_capacity(n_sets as usize);
        table.resize(1 << n_inner, [[0; 2]; 2]);
        for outer in 0..1 << n_outer {
            if outer_marbles(outer) > max_marbles {
                places.push(0);
                continue;
            }
            if !goes_on() {
                return None;
            }
            places.push((table.len() >> n_inner) as u32);
            table.extend((0..1 << n_inner).map(|inner| fives_of(outer << n_inner | inner)));
        }
        Some(Self {
            n_inner,
            places,
            table,
        })
    }

    /// The bytes of a table for so many spots, with at most so many marbles.
    pub(super) const fn bytes(n_spots: usize, n_inner: usize, max_marbles: usize) -> u64 {
        let n_outer = n_spots - n_inner;
        let n_sets = n_held(n_outer, max_marbles) << n_inner;
        n_sets * size_of::<BothParities>() as u64 + (4 << n_outer)
    }

    /// The orientations in which this set has five.
    #[inline]
    pub(super) fn of(&self, set: SpotSet) -> BothParities {
        let inner = set as usize & ((1 << self.n_inner) - 1);
        self.of_outer(set >> self.n_inner)[inner]
    }

    /// The entries of all sets with these outer spots.
    #[inline]
    pub(super) fn of_outer(&self, outer: SpotSet) -> &[BothParities] {
        let place = self.places[outer as usize] as usize;
        &self.table[place << self.n_inner..][..1 << self.n_inner]
    }
}

fn outer_marbles(outer: SpotSet) -> usize {
    outer.count_ones() as usize
}

/// How many sets of outer spots have at most so many marbles, and one for all others.
const fn n_held(n_outer: usize, max_marbles: usize) -> u64 {
    let mut result = 1;
    let mut marbles = 0;
    while marbles <= max_marbles && marbles <= n_outer {
        result += n_choices(n_outer, marbles);
        marbles += 1;
    }
    result
}

/// The six pairs of blocks.
const PAIRS: [[usize; 2]; 6] = [[0, 1], [2, 3], [0, 2], [1, 3], [0, 3], [1, 2]];

/// Tables for fillings of one or two blocks, from which those of the whole board are made.
struct Parts {
    /// The spots of each block.
    blocks: [std::ops::Range<usize>; 4],
    /// For each pair, by the filling of the second block and then of the first.
    pairs: [Vec<BothParities>; 6],
    /// For each line of three blocks, each block and each filling of it.
    threes: Vec<[Vec<BothParities>; 4]>,
}

impl Parts {
    fn new(spots: &Spots, side: usize) -> Self {
        let blocks = Block::ALL.map(|block| spots.of_block(block));
        let fillings = blocks
            .clone()
            .map(|range| filled_blocks(spots, side, range));
        let pairs = PAIRS.map(|pair| pair_table(pair, &fillings));
        let threes = LINES.iter().filter(|line| blocks_of(**line).len() == 3);
        let threes = threes
            .map(|&line| std::array::from_fn(|block| digit_tables(line, block, &fillings[block])));
        Self {
            threes: threes.collect(),
            pairs,
            blocks,
        }
    }

    fn fives(&self, set: SpotSet) -> BothParities {
        let filling = |block: usize| {
            let range = &self.blocks[block];
            (set >> range.start) as usize & ((1 << range.len()) - 1)
        };
        let fillings = [filling(0), filling(1), filling(2), filling(3)];
        let mut result = [[0; 2]; 2];
        for (table, [first, second]) in self.pairs.iter().zip(PAIRS) {
            let index = fillings[second] << self.blocks[first].len() | fillings[first];
            result = join(result, table[index]);
        }
        for line in &self.threes {
            let mut whole = line[0][fillings[0]];
            for block in 1..4 {
                whole = meet(whole, line[block][fillings[block]]);
            }
            result = join(result, whole);
        }
        result
    }
}

/// The marbles of a side in one block, for every filling of its spots.
fn filled_blocks(spots: &Spots, side: usize, range: std::ops::Range<usize>) -> Vec<Cells> {
    let fillings = 0..1 << range.len();
    fillings
        .map(|filling: SpotSet| spots.filled(side, filling << range.start))
        .collect()
}

fn pair_table([first, second]: [usize; 2], fillings: &[Vec<Cells>; 4]) -> Vec<BothParities> {
    let lines = LINES
        .into_iter()
        .filter(|&line| blocks_of(line) == [first, second]);
    let lines: Vec<_> = lines
        .map(|line| [first, second].map(|block| digit_tables(line, block, &fillings[block])))
        .collect();
    let mut table = Vec::with_capacity(fillings[first].len() * fillings[second].len());
    for second_idx in 0..fillings[second].len() {
        for first_idx in 0..fillings[first].len() {
            let wholes = lines
                .iter()
                .map(|[first, second]| meet(first[first_idx], second[second_idx]));
            table.push(wholes.fold([[0; 2]; 2], join));
        }
    }
    table
}

/// The blocks that a line crosses, in order.
fn blocks_of(line: Cells) -> Vec<usize> {
    let crossed = Block::ALL
        .into_iter()
        .filter(|block| !(line & block.cells()).is_empty());
    crossed.map(Block::index).collect()
}

/// For each filling of a block, the orientations that put the block's part of the line in place.
fn digit_tables(line: Cells, block: usize, fillings: &[Cells]) -> Vec<BothParities> {
    let part = line & Block::ALL[block].cells();
    let in_place = |&cells: &Cells| {
        let digits = [0, 1, 2, 3].map(|quarters| {
            oriented(cells, Orientation::ROOT.turned(block, quarters)).contains_all(part)
        });
        with_digits(block, digits)
    };
    fillings.iter().map(in_place).collect()
}

/// The orientations in which the digit of a block is one of these.
fn with_digits(block: usize, digits: [bool; 4]) -> BothParities {
    let mut result = [[0; 2]; 2];
    for (parity, bits) in result.iter_mut().enumerate() {
        for bit in 0..N_BITS {
            let digit = Orientation::from_bit(bit, parity).0[block];
            bits[bit / 64] |= u64::from(digits[usize::from(digit)]) << (bit % 64);
        }
    }
    result
}

#[inline]
fn join(left: BothParities, right: BothParities) -> BothParities {
    [0, 1].map(|parity| [0, 1].map(|half| left[parity][half] | right[parity][half]))
}

#[inline]
fn meet(left: BothParities, right: BothParities) -> BothParities {
    [0, 1].map(|parity| [0, 1].map(|half| left[parity][half] & right[parity][half]))
}

#[cfg(test)]
mod tests {
    use super::super::orientation::is_set;
    use super::*;
    use crate::Pentago;
    use boardgame::Random;

    #[test]
    fn fives_are_those_of_really_twisted_boards() {
        let positions = [
            "w4b/bbb3/1ww1wb/3wbw/6/wbbbww w",
            "1bwbwb/wbwbwb/bwbw1w/wb1wbw/bwb2w/wbwbwb b",
            "6/6/6/wwbwbw/bwbwbb/wwbbwb w",
        ];
        let mut random = Random::new(3);
        for text in positions {
            let root: Pentago = text.parse().unwrap();
            let spots = Spots::new(&root);
            for (side, n_inner) in [(0, 3), (1, spots.len())] {
                let fives = Fives::new(&spots, side, n_inner, spots.len(), || true).unwrap();
                for _ in 0..50 {
                    let set = random.below(1 << spots.len()) as SpotSet;
                    check(&spots, side, set, fives.of(set));
                }
            }
        }
    }

    fn check(spots: &Spots, side: usize, set: SpotSet, fives: BothParities) {
        let cells = spots.filled(side, set);
        for (parity, bits) in fives.into_iter().enumerate() {
            for bit in 0..N_BITS {
                let orientation = Orientation::from_bit(bit, parity);
                let expected = oriented(cells, orientation).has_five();
                assert_eq!(is_set(bits, bit), expected, "{cells:?}{orientation:?}");
            }
        }
    }
}
