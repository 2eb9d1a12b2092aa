//! Checking a certificate by the plain rules: nothing here knows how it was found.

use std::collections::HashMap;
use std::io::BufRead;

use thiserror::Error;

use super::FIRST_LINE;
use crate::lines::{Lines, TextError};
use boardgame::{Color, Outcome, Position};

/// What a sound certificate shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Checked<P> {
    /// The position it is about.
    pub position: P,
    /// The side that wins there.
    pub winner: Color,
    /// How many answers it gives.
    pub nodes: usize,
    /// The number of the winner's moves within which it wins.
    pub rank: u32,
}

/// A certificate proves nothing.
#[derive(Debug, Error)]
pub enum CheckError {
    /// It cannot be read, or is not what the format wants.
    #[error(transparent)]
    Text(#[from] TextError),
    /// An answer does not do what it should.
    #[error("node {node} (line {line}), in {position}: {problem}")]
    Node {
        /// Which node, from 1; 0 is the root.
        node: usize,
        /// Its line.
        line: usize,
        /// The position.
        position: String,
        /// What is wrong with it.
        problem: String,
    },
}

/// The game that a certificate is about, by its short name; reads the first two lines.
pub fn game(input: &mut dyn BufRead) -> Result<String, CheckError> {
    Ok(Lines::new(input).game(FIRST_LINE)?)
}

/// Checks a certificate of this game, down to the end of every line of play.
pub fn check<P: Position>(input: &mut dyn BufRead) -> Result<Checked<P>, CheckError> {
    let mut lines = Lines::new(input);
    if lines.game(FIRST_LINE)? != P::NAME {
        return Err(lines.error(format!("game {}", P::NAME)).into());
    }
    let text = lines.field("position")?;
    let position: P = text
        .parse()
        .map_err(|problem| lines.error(format!("a position ({problem})")))?;
    let name = lines.field("winner")?;
    let winner = Color::ALL.into_iter().find(|color| color.name() == name);
    let winner = winner.ok_or_else(|| lines.error("winner white or winner black"))?;
    let n_nodes = lines.field("nodes")?.parse::<usize>();
    let n_nodes = n_nodes.map_err(|_| lines.error("the number of nodes"))?;
    let mut walk = Walk {
        lines,
        winner,
        n_nodes,
        ranks: HashMap::new(),
        stack: Vec::new(),
    };
    let rank = walk.all(&position)?;
    end(&mut walk.lines)?;
    Ok(Checked {
        position,
        winner,
        nodes: n_nodes,
        rank,
    })
}

/// The walk through the strategy.
struct Walk<'a, P> {
    lines: Lines<'a>,
    winner: Color,
    n_nodes: usize,
    /// The rank of each position met, by its key.
    ranks: HashMap<u128, u32>,
    /// Positions to look at, with the rank that theirs has to be below.
    stack: Vec<(P, u32)>,
}

impl<P: Position> Walk<'_, P> {
    /// Walks through all nodes and returns the highest rank.
    fn all(&mut self, root: &P) -> Result<u32, CheckError> {
        if root.turn() == self.winner || root.outcome().is_some() {
            self.stack.push((root.clone(), u32::MAX));
        } else {
            self.push_replies(root, u32::MAX);
        }
        while let Some((position, below)) = self.stack.pop() {
            self.visit(&position, below)?;
        }
        if self.ranks.len() < self.n_nodes {
            let expected = "as many nodes as play can come to";
            return Err(self.lines.error(expected).into());
        }
        Ok(self.ranks.values().copied().max().unwrap_or(0))
    }

    fn visit(&mut self, position: &P, below: u32) -> Result<(), CheckError> {
        if let Some(outcome) = position.outcome() {
            return if outcome == Outcome::Win(self.winner) {
                Ok(())
            } else {
                Err(self.problem(position, "the game ends otherwise than claimed"))
            };
        }
        if let Some(&rank) = self.ranks.get(&position.key()) {
            return self.check_rank(position, rank, below);
        }
        if self.ranks.len() == self.n_nodes {
            return Err(self.problem(position, "no node is left for this position"));
        }
        let (rank, text) = node(&mut self.lines)?;
        self.ranks.insert(position.key(), rank);
        self.check_rank(position, rank, below)?;
        let m = position
            .read_move(&text)
            .map_err(|problem| self.problem(position, &problem.to_string()))?;
        let next = position
            .play(m)
            .map_err(|problem| self.problem(position, &problem.to_string()))?;
        if next.outcome().is_some() {
            self.stack.push((next, rank));
        } else {
            self.push_replies(&next, rank);
        }
        Ok(())
    }

    /// Puts the positions after each reply on the stack, the first reply on top.
    fn push_replies(&mut self, position: &P, below: u32) {
        let replies = position.legal_moves();
        for &m in replies.iter().rev() {
            let next = position.after(m);
            self.stack.push((next, below));
        }
    }

    fn check_rank(&self, position: &P, rank: u32, below: u32) -> Result<(), CheckError> {
        if rank < below {
            return Ok(());
        }
        Err(self.problem(
            position,
            &format!("the rank has to fall below {below} and is {rank}"),
        ))
    }

    fn problem(&self, position: &P, problem: &str) -> CheckError {
        CheckError::Node {
            node: self.ranks.len(),
            line: self.lines.number,
            position: position.to_string(),
            problem: problem.to_owned(),
        }
    }
}

/// A rank and the text of a move.
fn node(lines: &mut Lines<'_>) -> Result<(u32, String), TextError> {
    let line = lines.line()?;
    let (rank, m) = line
        .split_once(' ')
        .ok_or_else(|| lines.error("a rank and a move"))?;
    let rank = rank.parse().map_err(|_| lines.error("a rank"))?;
    Ok((rank, m.to_owned()))
}

/// The checksum of all before it, and the end.
fn end(lines: &mut Lines<'_>) -> Result<(), TextError> {
    let expected = format!("checksum {:016x}", lines.checksum.sum());
    if lines.line()? != expected {
        return Err(lines.error(expected));
    }
    lines.end()
}
