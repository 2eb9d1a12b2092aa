//! The sweep: every level from the last one back to the root, on all threads.
//!
//! The caller's thread works like the others and asks the watch after each of its chunks; the
//! others follow a flag. Chunks are slices of one allocation. A chunk that is being made belongs to
//! one thread; finished ones are read by all:
//!
//! ```text
//! pool  --- stage x of level k takes chunks --->  level k, groups with x
//! pool  <-- and gives those of level k+1 back --  level k+1, groups with x
//! ```

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use arrayvec::ArrayVec;

use super::fives::Fives;
use super::kernel::{self, Node, Step, Tile};
use super::layout::{Inner, Outer, assignment_of, sides};
use super::machine::{Machine, Memory};
use super::orientation::Bits;
use super::plan::{Group, Plan};
use super::rules::Rules;
use super::spots::{SpotSet, Spots};
use super::tally::Tally;

/// What the root's mover asks in a pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Pass {
    /// Can it win?
    Win,
    /// Can it avoid losing?
    Hold,
}

/// After each placing at the root and each twist: whether the other side, to move, reaches what
/// the pass denies it. One entry for each spot; in each, a pair of lanes for each pass.
pub(super) type RootTable<const LANES: usize> = Vec<Node<LANES>>;

/// How a sweep runs.
#[derive(Debug, Clone, Copy)]
pub(super) struct Workers {
    /// Threads, the caller's included.
    pub(super) n_threads: usize,
    /// The instructions to use.
    pub(super) machine: Machine,
}

/// The tables that the sweeps of one root only read.
#[derive(Debug)]
pub(super) struct Tables {
    fives: [Fives; 2],
    inner: Inner,
    outer: Outer,
}

impl Tables {
    /// The tables of a root; `None` if the watch says stop.
    pub(super) fn new(
        spots: &Spots,
        plan: &Plan,
        n_threads: usize,
        tally: &mut Tally<'_, '_>,
    ) -> Option<Self> {
        // A Czech reply looks one marble further.
        let most = |side| Plan::n_marbles(plan.n_spots)[side] + 1;
        let stop = AtomicBool::new(false);
        let mut goes_on = || {
            let go_on = tally.report(tally.nodes);
            stop.store(!go_on, Ordering::Relaxed);
            go_on
        };
        let second = || Fives::new(spots, 1, most(1), || !stop.load(Ordering::Relaxed));
        let (first, second) = std::thread::scope(|scope| {
            let thread = (n_threads > 1).then(|| scope.spawn(second));
            let first = Fives::new(spots, 0, most(0), &mut goes_on);
            let second = match thread {
                Some(thread) => thread.join().expect("it only fills a table"),
                None => Fives::new(spots, 1, most(1), &mut goes_on),
            };
            (first, second)
        });
        Some(Self {
            fives: [first?, second?],
            inner: Inner::new(plan.n_inner),
            outer: Outer::new(plan.n_outer()),
        })
    }
}

/// What a sweep does.
#[derive(Debug, Clone, Copy)]
pub(super) struct Orders<'o> {
    /// Its shape.
    pub(super) plan: Plan,
    /// One pass for each pair of lanes.
    pub(super) passes: &'o [Pass],
    /// Who does the work.
    pub(super) workers: Workers,
}

impl Orders<'_> {
    /// The step at a level.
    fn step<const LANES: usize>(&self, level: usize) -> Step<LANES> {
        let mover = Plan::mover(level);
        let must_win = |lane: usize| (self.passes[lane / 2] == Pass::Win) == (mover == 0);
        Step {
            mover,
            parity: level % 2,
            must_win: std::array::from_fn(|lane| if must_win(lane) { u64::MAX } else { 0 }),
            is_last: level == self.plan.last,
            is_horizon: level == self.plan.last && level < self.plan.n_spots,
        }
    }
}

/// Sweeps from the last level to the root; `None` if the watch says stop.
pub(super) fn sweep<R: Rules, const LANES: usize>(
    tables: &Tables,
    orders: &Orders<'_>,
    memory: &mut Memory,
    tally: &mut Tally<'_, '_>,
) -> Option<RootTable<LANES>> {
    let plan = &orders.plan;
    let (n_chunks, chunk_len) = (plan.n_chunks(), plan.chunk_len());
    let words = memory.words(n_chunks * chunk_len * LANES);
    let (nodes, _) = words.as_chunks_mut::<LANES>();
    let mut pool: Vec<_> = nodes.chunks_exact_mut(chunk_len).collect();
    let mut above = Level::new(plan, plan.last + 1);
    for level in (2..=plan.last).rev() {
        let mut made = Level::new(plan, level);
        let mover = Plan::mover(level);
        for x in 0..=plan.n_outer() {
            let job = Job {
                tables,
                plan,
                step: orders.step(level),
                level,
                above: &above,
            };
            let mut chunks = job.deal_out(x, &mut pool);
            let goes_on = run_stage::<R, LANES>(&job, &mut chunks, orders.workers, tally);
            for chunk in chunks {
                made.chunks(chunk.outer).push(chunk.nodes);
            }
            if !goes_on {
                return None;
            }
            for outer in plan.stage(mover, x) {
                pool.append(above.chunks(outer));
            }
        }
        above = made;
    }
    Some(root_table::<R, LANES>(tables, orders, &above))
}

/// The chunks of a level, by the numbers of outer marbles.
struct Level<'m, const LANES: usize> {
    side: usize,
    groups: Vec<Option<Group>>,
    chunks: Vec<Vec<&'m mut [Node<LANES>]>>,
}

impl<'m, const LANES: usize> Level<'m, LANES> {
    fn new(plan: &Plan, level: usize) -> Self {
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

    fn chunks(&mut self, outer: [usize; 2]) -> &mut Vec<&'m mut [Node<LANES>]> {
        let index = self.index(outer);
        &mut self.chunks[index]
    }

    /// A tile, by its place in its group.
    fn tile(&self, outer: [usize; 2], rank: usize) -> &[Node<LANES>] {
        let index = self.index(outer);
        let group = self.groups[index].expect("only tiles that exist are read");
        let start = rank % group.tiles_per_chunk * group.tile_len;
        let chunk = &self.chunks[index][rank / group.tiles_per_chunk];
        &chunk[start..start + group.tile_len]
    }

    /// Whether there are such tiles.
    fn has(&self, outer: [usize; 2]) -> bool {
        outer[0] + outer[1] < self.side && self.groups[self.index(outer)].is_some()
    }
}

/// A chunk to be made.
struct Chunk<'m, const LANES: usize> {
    outer: [usize; 2],
    group: Group,
    first_tile: usize,
    nodes: &'m mut [Node<LANES>],
}

impl<const LANES: usize> Chunk<'_, LANES> {
    fn n_tiles(&self) -> usize {
        self.group
            .tiles_per_chunk
            .min(self.group.n_tiles - self.first_tile)
    }

    fn n_nodes(&self) -> u64 {
        (self.n_tiles() * self.group.tile_len) as u64
    }
}

/// What the threads of a stage share.
struct Job<'j, 'm, const LANES: usize> {
    tables: &'j Tables,
    plan: &'j Plan,
    step: Step<LANES>,
    level: usize,
    above: &'j Level<'m, LANES>,
}

impl<const LANES: usize> Job<'_, '_, LANES> {
    /// The chunks of a stage, from the pool.
    fn deal_out<'m>(
        &self,
        x: usize,
        pool: &mut Vec<&'m mut [Node<LANES>]>,
    ) -> Vec<Chunk<'m, LANES>> {
        let plan = self.plan;
        let mut chunks = Vec::new();
        for outer in plan.stage(self.step.mover, x) {
            let Some(group) = plan.group(self.level, outer) else {
                continue;
            };
            let firsts = (0..group.n_tiles).step_by(group.tiles_per_chunk);
            chunks.extend(firsts.map(|first_tile| Chunk {
                outer,
                group,
                first_tile,
                nodes: pool.pop().expect("the plan has counted the chunks"),
            }));
        }
        chunks
    }

    /// Makes the tiles of a chunk.
    fn make<R: Rules>(&self, chunk: &mut Chunk<'_, LANES>, machine: Machine) {
        let assignments = self.tables.outer.group(chunk.outer[0], chunk.outer[1]);
        let assignments = &assignments[chunk.first_tile..][..chunk.n_tiles()];
        let tiles = chunk.nodes.chunks_exact_mut(chunk.group.tile_len);
        for (&assignment, nodes) in assignments.iter().zip(tiles) {
            self.make_tile::<R>(assignment, chunk.outer, nodes, machine);
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
        let fives_of = |side: usize, set| fives[side].of_outer(set, plan.n_inner);
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
            .map(|placed| self.above.tile(outer, self.tables.outer.rank(placed)))
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
        let rank = self.tables.outer.rank(assignment);
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
fn run_stage<R: Rules, const LANES: usize>(
    job: &Job<'_, '_, LANES>,
    chunks: &mut [Chunk<'_, LANES>],
    workers: Workers,
    tally: &mut Tally<'_, '_>,
) -> bool {
    let n_nodes: u64 = chunks.iter().map(Chunk::n_nodes).sum();
    let n_threads = if n_nodes < FEW_NODES {
        1
    } else {
        workers.n_threads.min(chunks.len())
    };
    let before = tally.nodes;
    let done = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let queue = Mutex::new(chunks.iter_mut());
    let next = || queue.lock().expect("no thread panics with it").next();
    let work = |after_each: &mut dyn FnMut(u64) -> bool| {
        while let Some(chunk) = next() {
            job.make::<R>(chunk, workers.machine);
            let done = done.fetch_add(chunk.n_nodes(), Ordering::Relaxed) + chunk.n_nodes();
            if stop.load(Ordering::Relaxed) || !after_each(done) {
                stop.store(true, Ordering::Relaxed);
                break;
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..n_threads {
            scope.spawn(|| work(&mut |_| true));
        }
        work(&mut |done| tally.report(before + done));
    });
    tally.nodes = before + n_nodes;
    !stop.into_inner()
}

/// What the other side reaches after each placing and twist of the root.
fn root_table<R: Rules, const LANES: usize>(
    tables: &Tables,
    orders: &Orders<'_>,
    second: &Level<'_, LANES>,
) -> RootTable<LANES> {
    let n_spots = orders.plan.n_spots;
    let step = orders.step::<LANES>(1);
    let after = |spot: usize| {
        let a: SpotSet = 1 << spot;
        let empty = || {
            (0..n_spots)
                .filter(move |&other| other != spot)
                .map(|other| 1 << other)
        };
        let placed = if step.is_last {
            step.must_win.map(|lane| !lane)
        } else {
            empty().fold([0; LANES], |placed, b| {
                kernel::join(placed, node_at(tables, &orders.plan, second, [a, b]))
            })
        };
        let fives = |side: usize, set: SpotSet| tables.fives[side].of(set)[1];
        let theirs = fives(0, a);
        let mut reached = kernel::reached::<R, LANES>(&step, placed, fives(1, 0), theirs);
        if R::REPLY {
            let replies = empty().map(|b| fives(1, b)).fold([0; 2], join_bits);
            let replies = if step.is_horizon {
                [u64::MAX; 2]
            } else {
                replies
            };
            kernel::add_replies(&step, &mut reached, theirs, replies);
        }
        reached
    };
    (0..n_spots).map(after).collect()
}

fn join_bits(left: Bits, right: Bits) -> Bits {
    [left[0] | right[0], left[1] | right[1]]
}

/// The node of two sets of spots at the second level.
fn node_at<const LANES: usize>(
    tables: &Tables,
    plan: &Plan,
    second: &Level<'_, LANES>,
    sets: [SpotSet; 2],
) -> Node<LANES> {
    let outer_sets = sets.map(|set| set >> plan.n_inner);
    let assignment = assignment_of(outer_sets, plan.n_outer());
    let outer = outer_sets.map(|set| set.count_ones() as usize);
    let tile = second.tile(outer, tables.outer.rank(assignment));
    let [a, b] = sets.map(|set| set as u16 & ((1 << plan.n_inner) - 1));
    tile[tables.inner.place(a, b)]
}
