//! What others have proven.

use thiserror::Error;

use crate::{Analysis, Method, Value, Variation, Verdict};

/// The values of a position and of its moves in a published solution. It knows values, and not how
/// long anything takes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Published<M> {
    /// What the position is worth to the side to move.
    pub value: Value,
    /// What each legal move is worth to the side that makes it; nothing where only the position is
    /// known.
    pub moves: Vec<(M, Value)>,
}

/// A file that was brought is not the game's solution.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("this is not the published solution of the game")]
pub struct NotPublished;

impl<M: Copy + PartialEq> Published<M> {
    /// What a move is worth, if that is known.
    pub fn of(&self, m: M) -> Option<Value> {
        let mut moves = self.moves.iter();
        moves
            .find(|(other, _)| *other == m)
            .map(|(_, value)| *value)
    }

    /// The same as an answer; its best move is the first that keeps the value.
    pub fn analysis(self) -> Analysis<M> {
        let Self { value, moves } = self;
        let verdict = Verdict::proven(value);
        let mut good = moves.iter().filter(|(_, other)| *other == value);
        let best = good.next().map(|(m, _)| *m);
        let line = |m| Variation {
            verdict,
            moves: vec![m],
        };
        let proven = |(m, value)| (m, Verdict::proven(value));
        Analysis {
            verdict,
            best,
            lines: best.map(line).into_iter().collect(),
            moves: moves.into_iter().map(proven).collect(),
            depth: 0,
            nodes: 0,
            method: Method::Published,
        }
    }
}
