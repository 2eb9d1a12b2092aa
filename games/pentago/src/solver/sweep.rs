//! The sweep: every level from the last one back to the root.
//!
//! Chunks are slices of one allocation, taken from a pool and given back:
//!
//! ```text
//! pool  --- stage y of level k takes chunks --->  level k, groups with y
//! pool  <-- and gives those of level k+1 back --  level k+1, groups with y
//! ```

use super::kernel::{self, Common, Node, Portable};
use super::layout::assignment_of;
use super::machine::Memory;
use super::orientation::Bits;
use super::plan::Plan;
use super::rules::Rules;
use super::spots::SpotSet;
use super::stage::{Job, Lent, Level, Workers, run_stage};
use super::tables::Tables;
use super::tally::Tally;

/// What the root's mover asks in a pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Pass {
    /// Can it win?
    Win,
    /// Can it avoid losing?
    Hold,
}

/// After each placing and each twist: whether the other side, to move, reaches what the pass denies
/// it. One entry for each spot; in each, a pair of lanes for each pass.
pub(super) type PlacingTable<const LANES: usize> = Vec<Node<LANES>>;

/// What a sweep tells.
#[derive(Debug)]
pub(super) struct Root<const LANES: usize> {
    /// After each placing and twist.
    pub(super) after: PlacingTable<LANES>,
    /// What the root's mover reaches, however the blocks stand.
    pub(super) before: Node<LANES>,
}

/// What a sweep does.
#[derive(Debug, Clone, Copy)]
pub(super) struct Orders<'o> {
    /// Its shape.
    pub(super) plan: Plan,
    /// One pass for each pair of lanes.
    pub(super) passes: &'o [Pass],
    /// The parity of the orientations in which the root's mover moves: 0, or 1 where the twist of the
    /// move before is still left open.
    pub(super) parity: usize,
    /// Who does the work.
    pub(super) workers: Workers,
}

impl Orders<'_> {
    /// The step at a level.
    fn step<const LANES: usize>(&self, level: usize) -> Common<LANES> {
        let mover = Plan::mover(level);
        let must_win = |lane: usize| (self.passes[lane / 2] == Pass::Win) == (mover == 0);
        Common {
            mover,
            parity: (level + self.parity) % 2,
            must_win: std::array::from_fn(|lane| if must_win(lane) { u64::MAX } else { 0 }),
            is_last: level == self.plan.last,
            is_horizon: level == self.plan.last && level < self.plan.n_spots,
        }
    }
}

/// Sweeps from the last level to the root: what the root's placings lead to, or `None` if the watch
/// says stop. Each level is shown as long as it stands whole, to begin with the one beyond the last,
/// which has no nodes.
pub(super) fn sweep<R: Rules, const LANES: usize>(
    tables: &Tables,
    orders: &Orders<'_>,
    memory: &mut Memory,
    tally: &mut Tally<'_, '_>,
    show: &mut impl FnMut(&Finished<'_, LANES>, &mut Tally<'_, '_>),
) -> Option<Root<LANES>> {
    let plan = &orders.plan;
    let (n_chunks, chunk_len) = (plan.n_chunks() as usize, plan.chunk_len());
    let words = memory.words(n_chunks * chunk_len * LANES, orders.workers.n_threads);
    let (nodes, _) = words.as_chunks_mut::<LANES>();
    let mut pool: Vec<_> = nodes.chunks_exact_mut(chunk_len).collect();
    let mut above = Level::new(plan, plan.last + 1);
    for level in (2..=plan.last).rev() {
        let finished = Finished {
            tables,
            orders,
            before: level,
            nodes: &above,
        };
        show(&finished, tally);
        let mut made = Level::new(plan, level);
        let other = 1 - Plan::mover(level);
        for y in 0..=plan.n_outer() {
            let job = Job {
                tables,
                plan,
                step: orders.step(level),
                level,
                above: &above,
            };
            let mut chunks = job.deal_out(y, &mut pool);
            let goes_on = run_stage::<R, LANES>(&job, &mut chunks, orders.workers, tally);
            for chunk in chunks {
                made.chunks(chunk.outer).push(chunk.nodes);
            }
            if !goes_on {
                return None;
            }
            for outer in plan.stage(other, y) {
                pool.append(above.chunks(outer));
            }
        }
        above = made;
    }
    let second = Finished {
        tables,
        orders,
        before: 1,
        nodes: &above,
    };
    show(&second, tally);
    let after = second.after_placings::<R>([0; 2]);
    let before = root_node::<R, LANES>(tables, orders, &after);
    Some(Root { after, before })
}

/// A level that is finished, as it is read for boards of the level before it.
pub(super) struct Finished<'l, const LANES: usize, C = Lent<'l, LANES>> {
    /// The tables of the root.
    pub(super) tables: &'l Tables,
    /// What the sweep does.
    pub(super) orders: &'l Orders<'l>,
    /// The level before it.
    pub(super) before: usize,
    /// Its nodes.
    pub(super) nodes: &'l Level<C>,
}

impl<const LANES: usize, C: AsRef<[Node<LANES>]>> Finished<'_, LANES, C> {
    /// What the other side reaches after each placing and twist, where these spots are filled and two
    /// levels are still to come; nothing after placings on spots that are filled.
    pub(super) fn after_placings<R: Rules>(&self, sets: [SpotSet; 2]) -> PlacingTable<LANES> {
        let n_spots = self.orders.plan.n_spots;
        let side = 1 - Plan::mover(self.before);
        let after = |spot: usize| {
            let mut placed = sets;
            placed[side] |= 1 << spot;
            if placed == sets || placed[0] & placed[1] != 0 {
                return [0; LANES];
            }
            self.reached::<R>(placed)
        };
        (0..n_spots).map(after).collect()
    }

    /// What the side to move reaches at the level before, on the boards of these sets as they stand.
    fn reached<R: Rules>(&self, sets: [SpotSet; 2]) -> Node<LANES> {
        let step = self.orders.step::<LANES>(self.before);
        let with = |spot: SpotSet| {
            let mut next = sets;
            next[step.mover] |= spot;
            next
        };
        let spots = (0..self.orders.plan.n_spots).map(|spot| 1 << spot);
        let empty = spots.filter(|spot| (sets[0] | sets[1]) & spot == 0);
        let placed = if step.is_last {
            step.must_win.map(|lane| !lane)
        } else {
            let nodes = empty.clone().map(|spot| self.node(with(spot)));
            nodes.fold([0; LANES], kernel::join)
        };
        let fives = |side: usize, set| self.tables.fives[side].of(set)[step.parity];
        let [mine, theirs] = [step.mover, 1 - step.mover].map(|side| fives(side, sets[side]));
        let mut reached = kernel::reached::<R, LANES>(&step, placed, mine, theirs);
        if R::REPLY {
            let replies = if step.is_horizon {
                [u64::MAX; 2]
            } else {
                let mine = empty.map(|spot| fives(step.mover, with(spot)[step.mover]));
                mine.fold([0; 2], join_bits)
            };
            kernel::add_replies(&step, &mut reached, theirs, replies);
        }
        reached
    }

    /// The node of two sets of spots.
    fn node(&self, sets: [SpotSet; 2]) -> Node<LANES> {
        let (tables, plan) = (self.tables, &self.orders.plan);
        let outer_sets = sets.map(|set| set >> plan.n_inner);
        let assignment = assignment_of(outer_sets, plan.n_outer());
        let outer = outer_sets.map(|set| set.count_ones() as usize);
        let rank = tables.outer.rank(Plan::mover(self.before + 1), assignment);
        let tile = self.nodes.tile(outer, rank);
        let [a, b] = sets.map(|set| set as u16 & ((1 << plan.n_inner) - 1));
        tile[tables.inner.place(a, b)]
    }
}

/// What the root's mover reaches, given what the other side does after each placing and twist.
fn root_node<R: Rules, const LANES: usize>(
    tables: &Tables,
    orders: &Orders<'_>,
    after: &PlacingTable<LANES>,
) -> Node<LANES> {
    let step = orders.step::<LANES>(0);
    let fives = |side: usize, set: SpotSet| tables.fives[side].of(set)[step.parity];
    let placed = after.iter().enumerate().map(|(spot, &reached)| {
        kernel::twist::<R, _, LANES>(Portable, reached, fives(0, 1 << spot), step.parity)
    });
    let placed = placed.fold([0; LANES], kernel::join);
    let theirs = fives(1, 0);
    let mut reached = kernel::reached::<R, LANES>(&step, placed, fives(0, 0), theirs);
    if R::REPLY {
        let spots = 0..orders.plan.n_spots;
        let replies = spots.map(|spot| fives(0, 1 << spot));
        kernel::add_replies(&step, &mut reached, theirs, replies.fold([0; 2], join_bits));
    }
    reached
}

fn join_bits(left: Bits, right: Bits) -> Bits {
    [left[0] | right[0], left[1] | right[1]]
}
