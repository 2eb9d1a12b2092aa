//! Depth-first proof-number search, shared by the games that are solved by searching forward.
//!
//! The three values of a position are settled by two claims, both seen from the side to move:
//! it *wins*, and it *holds* (wins or draws). A claim about a position is met by claims about the
//! positions after each move, with the sides exchanged: who wants to win must leave the opponent
//! unable to hold, and who wants to hold must leave the opponent unable to win. See [`Goal`].
//!
//! 1. `expand` lists the moves of a position with what is known of each.
//! 2. `search` settles one claim, with the numbers of proof-number search in a shared
//!    [table](super::table).
//! 3. `closed` confirms what was settled by going round in circles, where a game has such.
//! 4. `prover` puts the claims of a position together into its value.
//! 5. `line` and `shortest` tell how the game ends and how soon.
//! 6. `solver` answers for all of it, and `checkpoint` saves what it knows.
//!
//! A game takes part by implementing [`Provable`] on its own bitboards.

mod checkpoint;
mod closed;
mod expand;
mod line;
mod prover;
mod search;
mod shortest;
mod solver;

pub use checkpoint::LoadError;
pub use solver::ProofSolver;

use std::fmt::Debug;

use super::table::Numbers;
use boardgame::Symmetric;

/// What the side to move wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Goal {
    /// To win. Its opponent wants to hold.
    Win,
    /// Not to lose. Its opponent wants to win.
    Hold,
}

impl Goal {
    /// What the opponent wants.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Win => Self::Hold,
            Self::Hold => Self::Win,
        }
    }
}

/// How far away a win is taken to be that the table was told of and that nobody has searched here. No
/// game is so long, and what rests on such a win seems further away still.
const TOLD_PLIES: u16 = 1 << 14;

/// Numbers that grow by half an octave.
const EFFORT: [u32; 26] = [
    1, 1, 2, 2, 3, 4, 6, 8, 11, 16, 23, 32, 45, 64, 90, 128, 181, 256, 362, 512, 724, 1024, 1448,
    2048, 2896, 4096,
];
/// A greater lead counts as this one.
const MAX_STEPS_AHEAD: i32 = 8;

/// Numbers for a claim of the side to move before anything has been searched. A step is half an
/// octave: with each one of effort both numbers grow, and with each one of the lead it gets easier
/// to reach the goal and harder to refute it. Where nobody leads, 8 steps make 11 and 11.
pub fn judged(steps_ahead: i32, effort: i32) -> Numbers {
    let steps_ahead = steps_ahead.clamp(-MAX_STEPS_AHEAD, MAX_STEPS_AHEAD);
    let number = |steps: i32| EFFORT[steps.clamp(0, EFFORT.len() as i32 - 1) as usize];
    Numbers::open(number(effort - steps_ahead), number(effort + steps_ahead))
}

/// A position after a move, and how hard the opponent's claim there looks before anything has been
/// searched.
#[derive(Debug, Clone, Copy)]
pub struct Child<N> {
    /// The position, seen from the opponent who is to move.
    pub node: N,
    /// Its [key](Provable::node_key).
    pub key: u128,
    /// The opponent's numbers.
    pub numbers: Numbers,
}

impl<N> Child<N> {
    /// A child of which nothing is known yet.
    #[inline]
    pub const fn new(node: N, key: u128) -> Self {
        Self {
            node,
            key,
            numbers: Numbers::UNKNOWN,
        }
    }
}

/// A position as the search sees it, and what is known of it at a glance.
pub trait Provable: Symmetric {
    /// A position seen from the side to move; positions that are alike may share one.
    type Node: Copy + Eq + Debug + Send + Sync;

    /// What the positions after each move of a position have in common, which need be found out only
    /// once to judge them all.
    type Common;

    /// Whether play can go on forever. It is a draw then.
    const HAS_CYCLES: bool;
    /// A move is searched until it looks worse than the next best by one part in so many.
    const PARTS_OF_PATIENCE: u32;

    /// This position as the search sees it.
    fn node(&self) -> Self::Node;

    /// A number below 2^79 that no other node has.
    fn node_key(node: &Self::Node) -> u128;

    /// Lists the positions after each move that may reach the goal, with their keys, or says that
    /// the claim is settled at a glance. The game must not be over.
    ///
    /// Moves that cannot reach the goal may be left out. Distances at a glance are exact.
    fn moves(node: &Self::Node, goal: Goal, children: &mut Vec<Child<Self::Node>>) -> Moves;

    /// How hard the claim of the side to move looks right after a move that was listed; settled
    /// where a glance shows so much, with an exact distance.
    fn judge(node: &Self::Node, goal: Goal) -> Numbers;

    /// What the positions after each move have in common.
    fn common(node: &Self::Node) -> Self::Common;

    /// The same as [`judge`](Self::judge) of a position that was listed, given what it has in common
    /// with the others.
    fn judge_after(common: &Self::Common, node: &Self::Node, goal: Goal) -> Numbers;
}

/// What a game tells of the moves in a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Moves {
    /// The claim is settled by these numbers.
    Settled(Numbers),
    /// The claim depends on the moves that were listed.
    Listed {
        /// Where the goal is to hold, the plies that the moves left out would last at most; 0
        /// where none is left out.
        left_out: u16,
    },
}

/// What a glance at a position and at the positions after each move gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Expansion {
    /// The claim is settled by these numbers.
    Settled(Numbers),
    /// The claim depends on the children, of which there is at least one.
    Open {
        /// As in [`Moves::Listed`], moves after which the opponent wins at once included.
        left_out: u16,
    },
}

/// The key of a claim: of the node, and of what its side to move wants.
#[inline]
const fn claim(node_key: u128, goal: Goal) -> u128 {
    node_key << 1 | goal as u128
}
