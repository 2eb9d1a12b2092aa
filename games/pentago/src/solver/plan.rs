//! How a sweep is cut into stages, chunks and tiles, and the memory that it needs.
//!
//! Level `k` (so many marbles placed since the root) is made from level `k + 1`, tile by tile. The
//! mover changes nothing about the other side's marbles, so a tile reads only tiles with the same
//! ones. A stage makes the tiles with `y` outer marbles of the other side, and after it those of
//! level `k + 1` are free for others:
//!
//! ```text
//! level k+1    | y=0 |   y=1   |    y=2    | ...     (k+1 was made in the order of the mover's
//!                 |       |                           outer marbles x, so it is kept in groups
//! level k      | y=0 |   y=1   |                      by both, x and y)
//! ```
//!
//! Memory is dealt out in chunks of one size; a group (x, y) of a level takes as many as it needs
//! and gives them back when it is dead. The count of chunks in use at the worst moment is the
//! memory that a sweep needs, known before anything is allocated.

use super::fives::Fives;
use super::layout::{Inner, Outer, n_choices};

/// The shape of a sweep.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Plan {
    /// How many cells are empty at the root.
    pub(super) n_spots: usize,
    /// How many of them are inner.
    pub(super) n_inner: usize,
    /// The level with which the sweep begins: the full board, or a horizon before it.
    pub(super) last: usize,
    /// How many passes go together, 1 or 2.
    pub(super) n_passes: usize,
    /// The last level that the tables of the root are made for.
    deepest: usize,
}

/// The tiles of a level whose assignments have the same numbers of marbles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Group {
    /// The nodes of a tile.
    pub(super) tile_len: usize,
    /// How many tiles there are.
    pub(super) n_tiles: u64,
    /// How many of them stand in one chunk.
    pub(super) tiles_per_chunk: usize,
}

impl Group {
    /// The chunks that hold the group.
    pub(super) fn n_chunks(self) -> u64 {
        self.n_tiles.div_ceil(self.tiles_per_chunk as u64)
    }

    /// The tiles of the chunk that begins with this one.
    pub(super) fn n_tiles_from(self, first: usize) -> usize {
        self.tiles_per_chunk.min(self.n_tiles as usize - first)
    }
}

impl Plan {
    /// The most spots that are ever swept; they would take 2 TB.
    pub(super) const MAX_SPOTS: usize = 26;

    /// A sweep over so many spots, down from level `last`.
    pub(super) fn new(n_spots: usize, last: usize, n_passes: usize) -> Self {
        Self {
            n_spots,
            n_inner: n_inner(n_spots),
            last: last.min(n_spots),
            n_passes,
            deepest: n_spots,
        }
    }

    /// The same with tables that serve no longer horizon.
    #[cfg(not(target_family = "wasm"))]
    pub(super) fn near(n_spots: usize, last: usize, n_passes: usize) -> Self {
        let plan = Self::new(n_spots, last, n_passes);
        Self {
            deepest: plan.last,
            ..plan
        }
    }

    /// How many spots are outer.
    pub(super) fn n_outer(&self) -> usize {
        self.n_spots - self.n_inner
    }

    /// The nodes of a chunk: many tiles, so that little is left over at its end.
    pub(super) fn chunk_len(&self) -> usize {
        let third = self.n_inner / 3;
        let longest = n_choices(self.n_inner, third) * n_choices(self.n_inner - third, third);
        longest as usize * 32
    }

    /// The marbles of the two sides at a level, the root's mover first.
    pub(super) fn n_marbles(level: usize) -> [usize; 2] {
        [level.div_ceil(2), level / 2]
    }

    /// A sweep with other horizons or passes, by the tables of this one.
    pub(super) fn with(&self, last: usize, n_passes: usize) -> Self {
        Self {
            last: last.min(self.n_spots),
            n_passes,
            ..*self
        }
    }

    /// The most marbles of a side that are ever looked at; a Czech reply looks one further.
    pub(super) fn most_marbles(&self, side: usize) -> usize {
        Self::n_marbles(self.deepest)[side] + 1
    }

    /// The side that moves at a level, 0 for the root's mover.
    pub(super) fn mover(level: usize) -> usize {
        level % 2
    }

    /// The group of a level with these numbers of outer marbles.
    pub(super) fn group(&self, level: usize, outer: [usize; 2]) -> Option<Group> {
        let [n_a, n_b] = self.inner_marbles(level, outer)?;
        let n_outer = self.n_outer();
        let tile_len = (n_choices(self.n_inner, n_a) * n_choices(self.n_inner - n_a, n_b)) as usize;
        Some(Group {
            tile_len,
            n_tiles: n_choices(n_outer, outer[0]) * n_choices(n_outer - outer[0], outer[1]),
            tiles_per_chunk: self.chunk_len() / tile_len,
        })
    }

    /// The inner marbles that go with these outer ones at a level.
    pub(super) fn inner_marbles(&self, level: usize, outer: [usize; 2]) -> Option<[usize; 2]> {
        let [n_a, n_b] = Self::n_marbles(level);
        let inner = [n_a.checked_sub(outer[0])?, n_b.checked_sub(outer[1])?];
        let fits = outer[0] + outer[1] <= self.n_outer() && inner[0] + inner[1] <= self.n_inner;
        fits.then_some(inner)
    }

    /// The numbers of outer marbles of which a side has `n`, at any level.
    pub(super) fn stage(&self, side: usize, n: usize) -> impl Iterator<Item = [usize; 2]> + use<> {
        (0..=self.n_outer() - n).map(move |rest| if side == 0 { [n, rest] } else { [rest, n] })
    }

    /// The chunks that are in use at the worst moment.
    pub(super) fn n_chunks(&self) -> u64 {
        let mut live = self.stage_chunks(self.last, 0).iter().sum::<u64>();
        let mut peak = live;
        for level in (2..self.last).rev() {
            let other = 1 - Self::mover(level);
            let made = self.stage_chunks(level, other);
            let freed = self.stage_chunks(level + 1, other);
            for (made, freed) in made.iter().zip(freed) {
                live += made;
                peak = peak.max(live);
                live -= freed;
            }
        }
        peak
    }

    /// The chunks of each stage of a level, were it staged by this side's marbles.
    fn stage_chunks(&self, level: usize, side: usize) -> Vec<u64> {
        let stage = |n| {
            let groups = self
                .stage(side, n)
                .filter_map(|outer| self.group(level, outer));
            groups.map(Group::n_chunks).sum()
        };
        (0..=self.n_outer()).map(stage).collect()
    }

    /// The nodes of all levels that are made, each counted once.
    pub(super) fn n_nodes(&self) -> u64 {
        (2..=self.last)
            .map(|level| n_nodes(self.n_spots, level))
            .sum()
    }

    /// The bytes that the sweep allocates.
    pub(super) fn memory(&self) -> u64 {
        let node = 16 * self.n_passes as u64;
        let nodes = self.n_chunks() * self.chunk_len() as u64;
        nodes * node
            + [0, 1]
                .map(|side| Fives::bytes(self.n_spots, self.n_inner, self.most_marbles(side)))
                .iter()
                .sum::<u64>()
            + Outer::bytes(self.n_outer())
            + Inner::bytes(self.n_inner)
            + SMALL
    }
}

/// Room for alignment and for the small tables of fives.
const SMALL: u64 = 24 << 20;

/// The nodes of a level.
pub(super) fn n_nodes(n_spots: usize, level: usize) -> u64 {
    let [n_a, _] = Plan::n_marbles(level);
    n_choices(n_spots, level) * n_choices(level, n_a)
}

/// How many spots are inner, by measuring: nine suit 18 spots, ten suit 20.
fn n_inner(n_spots: usize) -> usize {
    (n_spots / 2).max(7).min(n_spots).min(10)
}

/// The nodes of a sweep that answers every question about a position.
#[cfg(feature = "engine")]
pub(crate) fn sweep_nodes(position: &crate::Pentago) -> u64 {
    let n_spots = position.board().empty().len();
    if n_spots > Plan::MAX_SPOTS {
        return u64::MAX;
    }
    2 * Plan::new(n_spots, n_spots, 2).n_nodes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_hold_every_node_of_a_level() {
        for n_spots in 1..=18 {
            let plan = Plan::new(n_spots, n_spots, 1);
            for level in 0..=n_spots {
                let groups = (0..=plan.n_outer()).flat_map(|x| plan.stage(0, x));
                let groups = groups.filter_map(|outer| plan.group(level, outer));
                let n_held: u64 = groups
                    .map(|group| group.n_tiles * group.tile_len as u64)
                    .sum();
                assert_eq!(n_held, n_nodes(n_spots, level));
            }
        }
    }

    #[test]
    fn memory_is_little_more_than_that_of_the_largest_level() {
        let megabytes = |n_spots| Plan::new(n_spots, n_spots, 1).memory() >> 20;
        assert!((352..400).contains(&megabytes(18)), "{}", megabytes(18));
        assert!((2_752..2_900).contains(&megabytes(20)), "{}", megabytes(20));
        assert!((7_829..8_100).contains(&megabytes(21)), "{}", megabytes(21));
    }
}
