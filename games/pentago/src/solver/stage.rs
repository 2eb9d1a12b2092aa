//! One stage of a level: its chunks, made by all threads.
//!
//! The caller's thread works like the others and asks the watch after each part of a chunk that it
//! makes; the others follow a flag. A part that is being made belongs to one thread, and is so small
//! that nobody waits long for the last one; finished ones are read by all:
//!
//! ```text
//! queue of parts   -> caller's thread: make, ask the watch, make, ...
//!                  -> another thread:  make, look at the flag, make, ...
//! ```

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use arrayvec::ArrayVec;

use super::kernel::{Common, Node, Tile};
use super::layout::{n_choices, sides};
use super::machine::Machine;
use super::plan::{Group, Plan};
use super::rules::Rules;
use super::spots::SpotSet;
use super::tables::Tables;
use super::tally::Tally;

/// How a sweep runs.
#[derive(Debug, Clone, Copy)]
pub(super) struct Workers {
    /// Threads, the caller's included.
    pub(super) n_threads: usize,
    /// The instructions to use.
    pub(super) machine: Machine,
}

/// The chunks of a level, by the numbers of outer marbles: lent from the memory of a sweep, or kept.
#[derive(Debug)]
pub(super) struct Level<C> {
    side: usize,
    groups: Vec<Option<Group>>,
    chunks: Vec<Vec<C>>,
}

/// A chunk that a sweep lends to a level.
pub(super) type Lent<'m, const LANES: usize> = &'m mut [Node<LANES>];

/// A level that outlives its sweep.
pub(super) type Kept<const LANES: usize> = Level<Box<[Node<LANES>]>>;

impl<C> Level<C> {
    /// A level without chunks.
    pub(super) fn new(plan: &Plan, level: usize) -> Self {
        let side = plan.n_outer() + 1;
        let group = |index: usize| plan.group(level, [index / side, index % side]);
        let chunks = std::iter::repeat_with(Vec::new).take(side * side);
        Self {
            side,
            groups: (0..side * side).map(group).collect(),
            chunks: chunks.collect(),
        }
    }

    fn index(&self, outer: [usize; 2]) -> usize {
        outer[0] * self.side + outer[1]
    }

    /// The chunks of a group.
    pub(super) fn chunks(&mut self, outer: [usize; 2]) -> &mut Vec<C> {
        let index = self.index(outer);
        &mut self.chunks[index]
    }

    /// A tile, by its place in its group.
    pub(super) fn tile<const LANES: usize>(&self, outer: [usize; 2], rank: usize) -> &[Node<LANES>]
    where
        C: AsRef<[Node<LANES>]>,
    {
        let index = self.index(outer);
        let group = self.groups[index].expect("only tiles that exist are read");
        let start = rank % group.tiles_per_chunk * group.tile_len;
        let chunk = self.chunks[index][rank / group.tiles_per_chunk].as_ref();
        &chunk[start..start + group.tile_len]
    }

    /// Whether there are such tiles.
    fn has(&self, outer: [usize; 2]) -> bool {
        outer[0] + outer[1] < self.side && self.groups[self.index(outer)].is_some()
    }
}

impl<const LANES: usize> Level<Lent<'_, LANES>> {
    /// A copy of its nodes, which stays.
    pub(super) fn keep(&self) -> Kept<LANES> {
        let copy = |(group, chunks): (&Option<Group>, &Vec<Lent<'_, LANES>>)| {
            let n_used =
                |first| group.map_or(0, |group| group.n_tiles_from(first) * group.tile_len);
            let per_chunk = group.map_or(0, |group| group.tiles_per_chunk);
            let chunks = chunks.iter().enumerate();
            chunks
                .map(|(number, chunk)| chunk[..n_used(number * per_chunk)].into())
                .collect()
        };
        Level {
            side: self.side,
            groups: self.groups.clone(),
            chunks: self.groups.iter().zip(&self.chunks).map(copy).collect(),
        }
    }
}

/// A chunk to be made.
pub(super) struct Chunk<'m, const LANES: usize> {
    /// The numbers of outer marbles of its tiles.
    pub(super) outer: [usize; 2],
    group: Group,
    first_tile: usize,
    /// Where its tiles stand.
    pub(super) nodes: Lent<'m, LANES>,
}

impl<const LANES: usize> Chunk<'_, LANES> {
    fn n_nodes(&self) -> usize {
        self.group.n_tiles_from(self.first_tile) * self.group.tile_len
    }

    fn parts(&mut self) -> impl Iterator<Item = Part<'_, LANES>> {
        let Self {
            outer,
            group: Group { tile_len, .. },
            first_tile,
            ..
        } = *self;
        let n_tiles = (NODES_OF_A_PART / tile_len).max(1);
        let n_nodes = self.n_nodes();
        let parts = self.nodes[..n_nodes].chunks_mut(n_tiles * tile_len);
        let parts = parts.zip((first_tile..).step_by(n_tiles));
        parts.map(move |(nodes, first_tile)| Part {
            outer,
            tile_len,
            first_tile,
            nodes,
        })
    }
}

/// Some tiles of a chunk, which one thread makes at a time.
struct Part<'c, const LANES: usize> {
    outer: [usize; 2],
    tile_len: usize,
    first_tile: usize,
    nodes: &'c mut [Node<LANES>],
}

/// About as many nodes has a part: a few tenths of a millisecond.
const NODES_OF_A_PART: usize = 1 << 14;

/// What the threads of a stage share.
pub(super) struct Job<'j, 'm, const LANES: usize> {
    /// The tables of the root.
    pub(super) tables: &'j Tables,
    /// The shape of the sweep.
    pub(super) plan: &'j Plan,
    /// What all tiles of the level have in common.
    pub(super) step: Common<LANES>,
    /// The level that is made.
    pub(super) level: usize,
    /// The level it is made from.
    pub(super) above: &'j Level<Lent<'m, LANES>>,
}

impl<const LANES: usize> Job<'_, '_, LANES> {
    /// The chunks of a stage, from the pool.
    pub(super) fn deal_out<'m>(
        &self,
        y: usize,
        pool: &mut Vec<Lent<'m, LANES>>,
    ) -> Vec<Chunk<'m, LANES>> {
        let plan = self.plan;
        let mut chunks = Vec::new();
        for outer in plan.stage(1 - self.step.mover, y) {
            let Some(group) = plan.group(self.level, outer) else {
                continue;
            };
            let firsts = (0..group.n_tiles as usize).step_by(group.tiles_per_chunk);
            chunks.extend(firsts.map(|first_tile| Chunk {
                outer,
                group,
                first_tile,
                nodes: pool.pop().expect("the plan has counted the chunks"),
            }));
        }
        // Tiles with the same marbles of the other side are made from the same tiles, which stay
        // in the cache if it is done soon.
        let n_sets = n_choices(plan.n_outer(), y);
        chunks.sort_by_key(|chunk| chunk.first_tile as u64 * n_sets / chunk.group.n_tiles);
        chunks
    }

    /// Makes the tiles of a part.
    fn make<R: Rules>(&self, part: &mut Part<'_, LANES>, machine: Machine) {
        let assignments = self.tables.outer.group(self.step.mover, part.outer);
        let tiles = part.nodes.chunks_exact_mut(part.tile_len);
        for (&assignment, nodes) in assignments[part.first_tile..].iter().zip(tiles) {
            self.make_tile::<R>(assignment, part.outer, nodes, machine);
        }
    }

    fn make_tile<R: Rules>(
        &self,
        assignment: u32,
        outer: [usize; 2],
        nodes: &mut [Node<LANES>],
        machine: Machine,
    ) {
        let Tables { fives, inner, .. } = self.tables;
        let (plan, mover) = (self.plan, self.step.mover);
        let sets = sides(assignment, plan.n_outer());
        let [n_a, n_b] = plan
            .inner_marbles(self.level, outer)
            .expect("its group exists");
        let n_inner_empty = plan.n_inner - n_a - n_b;
        let fives_of = |side: usize, set| fives[side].of_outer(set);
        let replies: Tiles<'_, _> = if R::REPLY {
            let mine = empty_spots(sets, plan.n_outer()).map(|spot| sets[mover] | 1 << spot);
            mine.map(|set| fives_of(mover, set)).collect()
        } else {
            Tiles::new()
        };
        let tile = Tile {
            list: inner.list(n_a, n_b),
            outer: &self.after_outer(assignment, sets, outer),
            inner: self.after_inner(assignment, outer, n_inner_empty),
            n_inner_empty,
            fives: [fives_of(0, sets[0]), fives_of(1, sets[1])],
            replies: &replies,
        };
        machine.fill::<R, LANES>(&self.step, &tile, nodes);
    }

    /// The tiles after placing on an outer spot.
    fn after_outer(
        &self,
        assignment: u32,
        sets: [SpotSet; 2],
        mut outer: [usize; 2],
    ) -> Tiles<'_, Node<LANES>> {
        outer[self.step.mover] += 1;
        if self.step.is_last || !self.above.has(outer) {
            return Tiles::new();
        }
        let digit = 1 + self.step.mover as u32;
        empty_spots(sets, self.plan.n_outer())
            .map(|spot| assignment + digit * 3u32.pow(spot as u32))
            .map(|placed| self.tile_above(outer, placed))
            .collect()
    }

    /// The tile after placing on an inner spot.
    fn after_inner(
        &self,
        assignment: u32,
        outer: [usize; 2],
        n_inner_empty: usize,
    ) -> &[Node<LANES>] {
        if self.step.is_last || n_inner_empty == 0 {
            return &[];
        }
        self.tile_above(outer, assignment)
    }

    fn tile_above(&self, outer: [usize; 2], assignment: u32) -> &[Node<LANES>] {
        // There the other side is the mover.
        let rank = self.tables.outer.rank(1 - self.step.mover, assignment);
        self.above.tile(outer, rank)
    }
}

/// Some tiles, at most one for each outer spot.
type Tiles<'t, T> = ArrayVec<&'t [T], { Plan::MAX_SPOTS }>;

/// The outer spots that are in neither set.
fn empty_spots(sets: [SpotSet; 2], n_outer: usize) -> impl Iterator<Item = usize> {
    let filled = sets[0] | sets[1];
    (0..n_outer).filter(move |spot| filled >> spot & 1 == 0)
}

/// Stages with fewer nodes are not worth a thread.
const FEW_NODES: u64 = 30_000;

/// Makes all chunks of a stage; whether to go on after it.
pub(super) fn run_stage<R: Rules, const LANES: usize>(
    job: &Job<'_, '_, LANES>,
    chunks: &mut [Chunk<'_, LANES>],
    workers: Workers,
    tally: &mut Tally<'_, '_>,
) -> bool {
    let n_nodes = chunks.iter().map(Chunk::n_nodes).sum::<usize>() as u64;
    let n_threads = if n_nodes < FEW_NODES {
        1
    } else {
        workers.n_threads
    };
    let before = tally.nodes;
    let done = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let queue = Mutex::new(chunks.iter_mut().flat_map(Chunk::parts));
    let next = || queue.lock().expect("no thread panics with it").next();
    let work = |after_each: &mut dyn FnMut(u64) -> bool| {
        while let Some(mut part) = next() {
            let n_nodes = part.nodes.len() as u64;
            job.make::<R>(&mut part, workers.machine);
            let done = done.fetch_add(n_nodes, Ordering::Relaxed) + n_nodes;
            if stop.load(Ordering::Relaxed) || !after_each(done) {
                stop.store(true, Ordering::Relaxed);
                break;
            }
        }
    };
    std::thread::scope(|scope| {
        let helper = |_| scope.spawn(|| work(&mut |_| true));
        let helpers: Vec<_> = (1..n_threads).map(helper).collect();
        work(&mut |done| tally.report(before + done));
        // In a browser only those that are waited for one by one give their memory back.
        for helper in helpers {
            helper.join().expect("it only makes parts of chunks");
        }
    });
    tally.nodes = before + n_nodes;
    !stop.into_inner()
}
