//! One tile of a sweep, from the tiles of the level above.
//!
//! A node holds, for each orientation *before* its last twist, whether the side that has just
//! placed and is about to twist reaches its aim. In a pass the root's mover either wants to win
//! (and the other side wants to avoid that) or wants to avoid losing, so at each level the mover
//! either *must win* or *must hold*. For a node and the side to move there:
//!
//! ```text
//! placed   = OR over empty spots of the node with one more marble      (parity of the level)
//! reached  = (placed & !their fives) | my fives, unless theirs count   (the board as it stands)
//! node     = their fives before the twist | any twist to !reached      (the other parity)
//! ```
//!
//! A node of two lanes of 64 bits holds one pass, of four lanes two passes side by side.

#![allow(clippy::inline_always)] // `machine` translates all of it anew for wider registers

use arrayvec::ArrayVec;

use super::layout::InnerList;
use super::orientation::{Bits, BothParities, any_clockwise_twist, any_twist};
use super::plan::Plan;
use super::rules::Rules;

/// The table of one node: two lanes a pass.
pub(super) type Node<const LANES: usize> = [u64; LANES];

/// What all tiles of a level have in common.
#[derive(Debug, Clone, Copy)]
pub(super) struct Common<const LANES: usize> {
    /// The side to move, 0 for the root's mover.
    pub(super) mover: usize,
    /// The parity of the orientations in which it moves.
    pub(super) parity: usize,
    /// All bits of the lanes in which it must win; none where it must hold.
    pub(super) must_win: Node<LANES>,
    /// Whether the sweep begins here, so that nothing can be placed or it is not looked at.
    pub(super) is_last: bool,
    /// Whether it begins here with empty cells left: what a reply would do is not looked at.
    pub(super) is_horizon: bool,
}

/// What one tile is made from.
#[derive(Debug)]
pub(super) struct Tile<'t, const LANES: usize> {
    /// Its inner fillings.
    pub(super) list: &'t InnerList,
    /// The tiles after placing on an outer spot.
    pub(super) outer: &'t [&'t [Node<LANES>]],
    /// The tile after placing on an inner spot; empty if none is empty.
    pub(super) inner: &'t [Node<LANES>],
    /// How many inner spots are empty.
    pub(super) n_inner_empty: usize,
    /// The fives of the two sides for each set of inner spots.
    pub(super) fives: [&'t [BothParities]; 2],
    /// The outer spots that are empty with the mover's fives after placing there (Czech only).
    pub(super) replies: &'t [&'t [BothParities]],
}

/// What every machine does in its own way.
pub(super) trait Instructions: Copy {
    /// The twist of all orientations at once: [`any_twist`] for each pass of a node.
    fn any_twist<const LANES: usize>(self, set: Node<LANES>) -> Node<LANES>;

    /// Writes a finished node, which is not read before the next level.
    fn write<const LANES: usize>(self, place: &mut Node<LANES>, node: Node<LANES>);
}

/// Portable code.
#[derive(Debug, Clone, Copy)]
pub(super) struct Portable;

impl Instructions for Portable {
    #[inline(always)]
    fn any_twist<const LANES: usize>(self, set: Node<LANES>) -> Node<LANES> {
        each_pass(set, any_twist)
    }

    #[inline(always)]
    fn write<const LANES: usize>(self, place: &mut Node<LANES>, node: Node<LANES>) {
        *place = node;
    }
}

/// How many nodes are done at a time, so that what is half done stays in the nearest cache.
const BLOCK: usize = 64;

/// Makes a tile.
#[inline(always)]
pub(super) fn fill<R: Rules, I: Instructions, const LANES: usize>(
    instructions: I,
    step: &Common<LANES>,
    tile: &Tile<'_, LANES>,
    nodes: &mut [Node<LANES>],
) {
    let mut placed = [[0; LANES]; BLOCK];
    for (index, block) in nodes.chunks_mut(BLOCK).enumerate() {
        let start = index * BLOCK;
        let placed = &mut placed[..block.len()];
        if step.is_last {
            placed.fill(step.must_win.map(|lane| !lane));
        } else {
            place_outer(tile.outer, start, placed);
        }
        finish::<R, I, LANES>(instructions, step, tile, start, placed, block);
    }
}

/// Joins what placing on the outer spots leads to.
#[inline(always)]
fn place_outer<const LANES: usize>(
    streams: &[&[Node<LANES>]],
    start: usize,
    block: &mut [Node<LANES>],
) {
    let len = block.len();
    let parts: ArrayVec<&[Node<LANES>], { Plan::MAX_SPOTS }> = streams
        .iter()
        .map(|stream| &stream[start..start + len])
        .collect();
    match parts.len() {
        0 => block.fill([0; LANES]),
        1 => block.copy_from_slice(parts[0]),
        2 => set_joined::<LANES, 2>(block, &parts),
        3 => set_joined::<LANES, 3>(block, &parts),
        4 => set_joined::<LANES, 4>(block, &parts),
        5 => set_joined::<LANES, 5>(block, &parts),
        _ => {
            set_joined::<LANES, 6>(block, &parts);
            for other in &parts[6..] {
                for (node, &other) in block.iter_mut().zip(*other) {
                    *node = join(*node, other);
                }
            }
        }
    }
}

/// Joins the first `N` parts, place by place.
#[inline(always)]
fn set_joined<const LANES: usize, const N: usize>(
    block: &mut [Node<LANES>],
    parts: &[&[Node<LANES>]],
) {
    let parts: [_; N] = std::array::from_fn(|index| &parts[index][..block.len()]);
    for (place, node) in block.iter_mut().enumerate() {
        let mut joined = parts[0][place];
        for part in &parts[1..] {
            joined = join(joined, part[place]);
        }
        *node = joined;
    }
}

/// Adds what placing on the inner spots leads to, looks at the boards as they stand, and twists.
#[inline(always)]
fn finish<R: Rules, I: Instructions, const LANES: usize>(
    instructions: I,
    step: &Common<LANES>,
    tile: &Tile<'_, LANES>,
    start: usize,
    placed: &[Node<LANES>],
    block: &mut [Node<LANES>],
) {
    let n_empty = if step.is_last { 0 } else { tile.n_inner_empty };
    let placed = placed.iter().copied();
    macro_rules! with_inner {
        ($n_empty:literal) => {{
            let placings = &tile.list.placings[step.mover];
            let inner = placings.join_rows::<LANES, $n_empty>(start, tile.inner);
            let placed = placed.zip(inner).map(|(outer, inner)| join(outer, inner));
            look_and_twist::<R, I, LANES>(instructions, step, tile, start, placed, block);
        }};
    }
    match n_empty {
        0 => look_and_twist::<R, I, LANES>(instructions, step, tile, start, placed, block),
        1 => with_inner!(1),
        2 => with_inner!(2),
        3 => with_inner!(3),
        4 => with_inner!(4),
        5 => with_inner!(5),
        6 => with_inner!(6),
        7 => with_inner!(7),
        // Few nodes have so many: a loop for each would only have to be translated.
        _ => {
            let placings = &tile.list.placings[step.mover];
            let inner = placings.join_long_rows::<LANES>(start, n_empty, tile.inner);
            let placed = placed.zip(inner).map(|(outer, inner)| join(outer, inner));
            look_and_twist::<R, I, LANES>(instructions, step, tile, start, placed, block);
        }
    }
}

/// Makes the nodes of a block from what placing leads to.
#[inline(always)]
fn look_and_twist<R: Rules, I: Instructions, const LANES: usize>(
    instructions: I,
    step: &Common<LANES>,
    tile: &Tile<'_, LANES>,
    start: usize,
    placed: impl Iterator<Item = Node<LANES>>,
    block: &mut [Node<LANES>],
) {
    let fillings = &tile.list.fillings;
    let fives = fillings.fives(start, (step.mover, step.parity), tile.fives);
    for (place, ((node, placed), fives)) in (start..).zip(block.iter_mut().zip(placed).zip(fives)) {
        let mut reached = reached::<R, LANES>(step, placed, fives.mine, fives.theirs);
        if R::REPLY {
            let replies = if step.is_horizon {
                [u64::MAX; 2]
            } else {
                replies(tile, fillings.sets()[place], step)
            };
            add_replies(step, &mut reached, fives.theirs, replies);
        }
        let parity = 1 - step.parity;
        let twisted = twist::<R, I, LANES>(instructions, reached, fives.before, parity);
        instructions.write(node, twisted);
    }
}

/// Whether the mover reaches its aim on the board as it stands, given what placing leads to.
#[inline(always)]
pub(super) fn reached<R: Rules, const LANES: usize>(
    step: &Common<LANES>,
    placed: Node<LANES>,
    mine: Bits,
    theirs: Bits,
) -> Node<LANES> {
    std::array::from_fn(|lane| {
        let (mine, theirs) = (mine[lane % 2], theirs[lane % 2]);
        // With fives of both, it is enough for the mover to hold, unless the twister has won.
        let blocked = if R::TWISTER_WINS {
            theirs
        } else {
            theirs & step.must_win[lane]
        };
        (placed[lane] & !theirs) | (mine & !blocked)
    })
}

/// The node from what the other side reaches after the twist. `before` are the fives of the side
/// that has placed, before it twists with `parity`.
#[inline(always)]
pub(super) fn twist<R: Rules, I: Instructions, const LANES: usize>(
    instructions: I,
    reached: Node<LANES>,
    before: Bits,
    parity: usize,
) -> Node<LANES> {
    let failed = reached.map(|lane| !lane);
    let twisted = if R::BOTH_WAYS {
        instructions.any_twist(failed)
    } else {
        each_pass(failed, |set| any_clockwise_twist(set, parity))
    };
    if R::PLACING_WINS {
        std::array::from_fn(|lane| twisted[lane] | before[lane % 2])
    } else {
        twisted
    }
}

/// Does the same with the bits of each pass.
#[inline(always)]
fn each_pass<const LANES: usize>(node: Node<LANES>, change: impl Fn(Bits) -> Bits) -> Node<LANES> {
    let mut result = [0; LANES];
    for pass in 0..LANES / 2 {
        let changed = change([node[2 * pass], node[2 * pass + 1]]);
        result[2 * pass..2 * pass + 2].copy_from_slice(&changed);
    }
    result
}

/// The orientations in which one more marble of the mover makes five.
#[inline(always)]
fn replies<const LANES: usize>(
    tile: &Tile<'_, LANES>,
    sets: [u16; 2],
    step: &Common<LANES>,
) -> Bits {
    let mine = usize::from(sets[step.mover]);
    let mut result = [0; 2];
    let mut add = |fives: &BothParities| {
        result = [0, 1].map(|half| result[half] | fives[step.parity][half]);
    };
    for fives in tile.replies {
        add(&fives[mine]);
    }
    let fives = tile.fives[step.mover];
    let mut empty = !(sets[0] | sets[1]) as usize & (fives.len() - 1);
    while empty != 0 {
        add(&fives[mine | 1 << empty.trailing_zeros()]);
        empty &= empty - 1;
    }
    result
}

/// A reply that makes five holds against a five by twist.
#[inline(always)]
pub(super) fn add_replies<const LANES: usize>(
    step: &Common<LANES>,
    reached: &mut Node<LANES>,
    theirs: Bits,
    replies: Bits,
) {
    for (lane, reached) in reached.iter_mut().enumerate() {
        *reached |= theirs[lane % 2] & replies[lane % 2] & !step.must_win[lane];
    }
}

#[inline(always)]
pub(super) fn join<const LANES: usize>(left: Node<LANES>, right: Node<LANES>) -> Node<LANES> {
    std::array::from_fn(|lane| left[lane] | right[lane])
}
