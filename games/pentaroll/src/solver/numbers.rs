//! How hard a claim looks before it is searched.

use solving::proof::{Goal, judged};
use solving::table::Numbers;

use super::ends::{End, Ends, wins_at_once, wins_by_one_of};
use super::lines::{Fours, is_none};
use super::node::Node;
use super::threats::Threats;

/// The numbers of a position right after a move, for the side that is now to move, given where that side
/// and the other have four, and how to come to an opinion.
#[inline]
pub(super) fn after_move(
    node: &Node,
    [own, other]: [Fours; 2],
    goal: Goal,
    opinion: &impl Fn() -> i32,
) -> Numbers {
    if !is_none(&own) && wins_by_one_of(node, &own) {
        return Numbers::reached(1);
    }
    if goal == Goal::Hold && draws_at_once(node, &own, &other) {
        return Numbers::reached(0);
    }
    match Threats::of(node, &own, &other) {
        Some(threats) => {
            let ends = Ends::with_fours(node, &own, &other);
            under_threat(node, ends, &threats, goal, opinion)
        }
        None => at_rest(node, goal, opinion()),
    }
}

/// Whether a move ends the game as a draw: five for both, or the last cell.
fn draws_at_once(node: &Node, own: &Fours, other: &Fours) -> bool {
    let both = !is_none(own) && !is_none(other);
    (both || node.is_last_move()) && Ends::with_fours(node, own, other).has_draw(node)
}

/// The opponent threatens five: only the moves that prevent it count.
fn under_threat(
    node: &Node,
    ends: Ends,
    threats: &Threats,
    goal: Goal,
    opinion: &impl Fn() -> i32,
) -> Numbers {
    let mut n_defenses = 0;
    let mut plies = 0;
    let mut is_left_open = false;
    for entry in node.entries() {
        match ends.by(entry) {
            Some(End::Other) => plies = plies.max(1),
            Some(_) => {}
            None if threats.untouched_by(node, entry).is_some() => is_left_open = true,
            None if wins_at_once(&node.after(entry)) => plies = 2,
            None => n_defenses += 1,
        }
    }
    if n_defenses == 0 && is_left_open {
        // A threat that was not touched may still have become five for both.
        n_defenses = n_missed_defenses(node, ends, threats);
        plies = 2;
    }
    if n_defenses == 0 {
        return Numbers::refuted(if goal == Goal::Hold { plies } else { 0 });
    }
    let reach = REACH_UNDER_THREAT * at_rest(node, goal, opinion()).reach;
    Numbers::open(reach, REFUTE_PER_DEFENSE * n_defenses)
}

/// How many moves are defenses although they do not touch every threat.
fn n_missed_defenses(node: &Node, ends: Ends, threats: &Threats) -> u32 {
    let is_missed = |entry: &u32| {
        ends.by(*entry).is_none()
            && threats.untouched_by(node, *entry).is_some()
            && !wins_at_once(&node.after(*entry))
    };
    node.entries().filter(is_missed).count() as u32
}

/// Nothing is threatened: the engine's network has an opinion. A number guides the search and
/// proves nothing.
fn at_rest(node: &Node, goal: Goal, opinion: i32) -> Numbers {
    let n_marbles = node.occupied().len() as i32;
    // The fuller the board, the likelier a draw, which is enough to hold and too little to win.
    let draw = DRAW_PER_MARBLE * (n_marbles - MIN_DRAWISH_MARBLES).max(0);
    let opinion = match goal {
        Goal::Win => opinion - draw,
        Goal::Hold => opinion + draw,
    };
    let effort = EFFORT_STEPS + (MIDDLE_MARBLES - n_marbles) / MARBLES_PER_STEP;
    judged(opinion / OPINION_PER_STEP, effort)
}

// The numbers below took the fewest nodes, or nearly, on nine hard positions of 16 marbles.

/// How much harder it is to reach a goal under a threat.
const REACH_UNDER_THREAT: u32 = 2;
/// How hard it is to refute one defense. Of 2, 3, 4, 6 and 8.
const REFUTE_PER_DEFENSE: u32 = 4;
/// An opinion of so many hundredths counts as one step of lead. Of 15, 20, 25, 30 and 50.
const OPINION_PER_STEP: i32 = 25;
/// How much less likely a win gets with each marble, in hundredths. Of 0, 5, 10 and 20.
const DRAW_PER_MARBLE: i32 = 10;
/// From so many marbles on. Of 16 and 20.
const MIN_DRAWISH_MARBLES: i32 = 20;
/// The steps of effort with [`MIDDLE_MARBLES`].
const EFFORT_STEPS: i32 = 11;
/// A board that is two thirds full.
const MIDDLE_MARBLES: i32 = 24;
/// What is left to search shrinks by half an octave with so many marbles. Of 2, 3, 4 and no number.
const MARBLES_PER_STEP: i32 = 4;
