//! Several versions of a solver, to be timed side by side.

use crate::{Refusal, Resources, Value};
use boardgame::Position;

/// One of the ways in which a game's solver finds the value of every move. All give the same.
#[derive(Debug, Clone, Copy)]
pub struct Version<P: Position> {
    /// What it is called.
    pub name: &'static str,
    /// Whether it is there to be compared with, so that only smaller positions are worth the wait.
    pub is_slow: bool,
    /// Values the moves of a position in which the game goes on.
    pub run: fn(&P, Resources) -> Result<Valuation<P>, Refusal>,
}

/// What a version has found, and what it took.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Valuation<P: Position> {
    /// The value of every legal move.
    pub values: Vec<(P::Move, Value)>,
    /// Positions visited, or nodes that stand for many.
    pub nodes: u64,
    /// The bytes it needed.
    pub bytes: u64,
}
