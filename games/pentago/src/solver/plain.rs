//! The same sweep without tiles, chunks, threads or wide registers, to compare with.
//!
//! A level is one array of words of 128 bits a pass, and two levels are held at a time:
//!
//! ```text
//! place of (a, b) = rank of a * number of b beside it + rank of b among the spots that a leaves
//! ```
//!
//! Every child is looked up by itself. With 18 spots that takes about thirty times as long as the
//! tiled sweep on one thread, and needs 1 GB.

use super::fives::Fives;
use super::layout::n_choices;
use super::orientation::{Bits, any_clockwise_twist, any_twist};
use super::plan::{Plan, n_nodes};
use super::rules::Rules;
use super::spots::{SpotSet, Spots};

/// What both passes say of a node: whether the mover wins, and whether it holds, at the levels of
/// the root's mover; the other way round at the others.
type Node = [u128; 2];

/// After each placing at the root: what the other side reaches after each twist, for both passes.
pub(super) fn sweep<R: Rules>(spots: &Spots) -> Vec<[Bits; 2]> {
    let sweep = Sweep::new(spots);
    let mut above = Vec::new();
    for level in (2..=spots.len()).rev() {
        above = sweep.level::<R>(level, &above);
    }
    let after = |spot: usize| {
        sweep
            .reached::<R>([1u32 << spot, 0], 1, &above)
            .map(to_bits)
    };
    (0..spots.len()).map(after).collect()
}

/// The bytes that it needs for so many spots.
pub(super) fn memory(n_spots: usize) -> u64 {
    let levels = (2..=n_spots).map(|level| n_nodes(n_spots, level));
    let two_levels = levels
        .clone()
        .zip(levels.skip(1))
        .map(|(one, next)| one + next);
    let most = two_levels.max().unwrap_or(1);
    most * size_of::<Node>() as u64 + 2 * Fives::bytes(n_spots, n_spots, n_spots) + (4 << n_spots)
}

struct Sweep {
    n_spots: usize,
    fives: [Fives; 2],
    /// The place of each set among the sets of its size.
    ranks: Vec<u32>,
}

impl Sweep {
    fn new(spots: &Spots) -> Self {
        let n_spots = spots.len();
        let fives = |side| Fives::new(spots, side, n_spots, n_spots, || true).expect("it goes on");
        let mut seen = [0; 33];
        let rank = |set: SpotSet| {
            let size = set.count_ones() as usize;
            seen[size] += 1;
            seen[size] - 1
        };
        Self {
            n_spots,
            fives: [fives(0), fives(1)],
            ranks: (0..1 << n_spots).map(rank).collect(),
        }
    }

    /// All nodes of a level, from those of the level above.
    fn level<R: Rules>(&self, level: usize, above: &[Node]) -> Vec<Node> {
        let [n_a, n_b] = Plan::n_marbles(level);
        let all = 0..1 << self.n_spots;
        let of_size = |n: usize| {
            all.clone()
                .filter(move |set: &SpotSet| set.count_ones() as usize == n)
        };
        let b_sets: Vec<SpotSet> = of_size(n_b).collect();
        let mut nodes = Vec::with_capacity(n_nodes(self.n_spots, level) as usize);
        for a in of_size(n_a) {
            let beside = b_sets.iter().filter(|&b| a & b == 0);
            nodes.extend(beside.map(|&b| self.node::<R>([a, b], level, above)));
        }
        nodes
    }

    /// What the side that has just placed reaches by twisting.
    fn node<R: Rules>(&self, sets: [SpotSet; 2], level: usize, above: &[Node]) -> Node {
        let other = 1 - Plan::mover(level);
        let before = 1 - level % 2;
        let won = if R::PLACING_WINS {
            from_bits(self.fives[other].of(sets[other])[before])
        } else {
            0
        };
        self.reached::<R>(sets, level, above).map(|reached| {
            let failed = to_bits(!reached);
            let twisted = if R::BOTH_WAYS {
                any_twist(failed)
            } else {
                any_clockwise_twist(failed, before)
            };
            from_bits(twisted) | won
        })
    }

    /// What the side to move reaches on the board as it stands, in both passes.
    fn reached<R: Rules>(&self, sets: [SpotSet; 2], level: usize, above: &[Node]) -> Node {
        let (mover, parity) = (Plan::mover(level), level % 2);
        let fives = |side: usize, set| from_bits(self.fives[side].of(set)[parity]);
        let (mine, theirs) = (fives(mover, sets[mover]), fives(1 - mover, sets[1 - mover]));
        let mut placed = if level == self.n_spots {
            // On the full board the one who must hold has held.
            [0, u128::MAX]
        } else {
            [0, 0]
        };
        let mut replies = 0;
        for spot in (0..self.n_spots).map(|spot| 1 << spot) {
            if (sets[0] | sets[1]) & spot == 0 {
                let mut next = sets;
                next[mover] |= spot;
                replies |= fives(mover, next[mover]);
                if level < self.n_spots {
                    let child = above[self.place(next)];
                    // The passes are named by the root's mover.
                    let child = if mover == 0 {
                        child
                    } else {
                        [child[1], child[0]]
                    };
                    placed = [placed[0] | child[0], placed[1] | child[1]];
                }
            }
        }
        let twister_wins = if R::TWISTER_WINS { theirs } else { 0 };
        let reply = if R::REPLY { theirs & replies } else { 0 };
        let wins = (placed[0] | mine) & !theirs;
        let holds = (placed[1] & !theirs) | (mine & !twister_wins) | reply;
        if mover == 0 {
            [wins, holds]
        } else {
            [holds, wins]
        }
    }

    fn place(&self, [a, b]: [SpotSet; 2]) -> usize {
        let n_beside = n_choices(
            self.n_spots - a.count_ones() as usize,
            b.count_ones() as usize,
        );
        let rank_of_b = self.ranks[squeezed(b, a) as usize] as usize;
        self.ranks[a as usize] as usize * n_beside as usize + rank_of_b
    }
}

/// The set without the spots of another, the ones above moving down.
fn squeezed(set: SpotSet, without: SpotSet) -> SpotSet {
    let (mut result, mut left) = (set, without);
    while left != 0 {
        // From the top, so that the spots below keep their places.
        let top = left.ilog2();
        let below = (1 << top) - 1;
        result = (result & below) | (result >> 1 & !below);
        left &= below;
    }
    result
}

fn from_bits(bits: Bits) -> u128 {
    u128::from(bits[0]) | u128::from(bits[1]) << 64
}

fn to_bits(bits: u128) -> Bits {
    [bits as u64, (bits >> 64) as u64]
}
