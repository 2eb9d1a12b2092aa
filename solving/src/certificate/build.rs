//! Collecting a strategy and writing it.

use std::collections::HashMap;
use std::io::{self, Write};

use thiserror::Error;

use super::FIRST_LINE;
use crate::Value;
use crate::checksum::Checksum;
use boardgame::{Color, Outcome, Position};

/// A winning strategy: an answer for every position that the winner can be brought to.
#[derive(Debug, Clone)]
pub struct Strategy<P: Position> {
    root: P,
    winner: Color,
    /// The rank and the answer at each position, by its key.
    answers: HashMap<u128, (u32, P::Move)>,
}

/// A strategy cannot be written down.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum BuildError {
    /// Nothing is proven, or it is a draw.
    #[error("there is no proven win to certify")]
    NotWon,
    /// It has more nodes than allowed.
    #[error("the certificate would have {nodes} nodes or more, and the limit is {limit}")]
    TooLarge {
        /// How many were counted before giving up.
        nodes: usize,
        /// How many are allowed.
        limit: usize,
    },
    /// No answer is known in a position.
    #[error("no winning move is known in {position}")]
    NoAnswer {
        /// The position.
        position: String,
    },
    /// The answers lead back to a position.
    #[error("the answers lead back to {position}")]
    Circle {
        /// The position.
        position: String,
    },
}

/// How large a certificate may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SizeLimit {
    /// The most nodes it may have.
    pub nodes: usize,
    /// Nodes are counted up to so many, to tell how large it would be.
    pub counted: usize,
}

impl SizeLimit {
    /// How large people let a certificate be; they are told how large it would be, if that is not much
    /// more.
    pub fn told(nodes: usize) -> Self {
        Self {
            nodes,
            counted: nodes.saturating_mul(4),
        }
    }

    /// The same for somebody who does not ask further.
    pub fn strict(nodes: usize) -> Self {
        Self {
            nodes,
            counted: nodes,
        }
    }
}

impl<P: Position> Strategy<P> {
    /// Collects the strategy by which a position has its value, if that is known and no draw, asking
    /// for a winning move in each position in which the winner moves.
    pub fn build(
        root: &P,
        value: Option<Value>,
        limit: SizeLimit,
        answer: &mut dyn FnMut(&P) -> Option<P::Move>,
    ) -> Result<Self, BuildError> {
        let winner = match value {
            Some(Value::Win) => root.turn(),
            Some(Value::Loss) => !root.turn(),
            Some(Value::Draw) | None => return Err(BuildError::NotWon),
        };
        let mut builder = Builder {
            winner,
            limit,
            answer,
            answers: HashMap::new(),
        };
        if root.outcome().is_none() {
            let roots = if root.turn() == winner {
                vec![root.clone()]
            } else {
                builder.after_replies(root)?
            };
            for root in roots {
                builder.collect(&root)?;
            }
        } else if root.outcome() != Some(Outcome::Win(winner)) {
            return Err(BuildError::NotWon);
        }
        let nodes = builder.answers.len();
        if nodes > limit.nodes {
            let limit = limit.nodes;
            return Err(BuildError::TooLarge { nodes, limit });
        }
        let answers = builder.answers.into_iter();
        let answers = answers.map(|(key, node)| {
            let (m, rank) = (node.answer, node.rank.expect("every node has been left"));
            (key, (rank, m))
        });
        Ok(Self {
            root: root.clone(),
            winner,
            answers: answers.collect(),
        })
    }

    /// How many positions have an answer.
    pub fn n_nodes(&self) -> usize {
        self.answers.len()
    }

    /// Writes the certificate.
    pub fn write(&self, output: &mut dyn Write) -> io::Result<()> {
        let mut lines = Lines {
            output,
            checksum: Checksum::new(),
        };
        lines.write(FIRST_LINE)?;
        lines.write(&format!("game {}", P::NAME))?;
        lines.write(&format!("position {}", self.root))?;
        lines.write(&format!("winner {}", self.winner.name()))?;
        lines.write(&format!("nodes {}", self.n_nodes()))?;
        self.write_nodes(&mut lines)?;
        let checksum = lines.checksum.sum();
        lines.write(&format!("checksum {checksum:016x}"))?;
        lines.output.flush()
    }

    /// Writes the nodes in the order of the walk.
    fn write_nodes(&self, lines: &mut Lines<'_>) -> io::Result<()> {
        let mut stack = vec![];
        let mut met = std::collections::HashSet::new();
        if self.root.turn() == self.winner {
            stack.push(self.root.clone());
        } else {
            push_replies(&self.root, &mut stack);
        }
        while let Some(position) = stack.pop() {
            if position.outcome().is_some() || !met.insert(position.key()) {
                continue;
            }
            let (rank, m) = self.answers[&position.key()];
            lines.write(&format!("{rank} {m}"))?;
            push_replies(&position.after(m), &mut stack);
        }
        Ok(())
    }
}

/// Puts the positions after each reply on the stack, the first reply on top.
fn push_replies<P: Position>(position: &P, stack: &mut Vec<P>) {
    let replies = position.legal_moves();
    stack.extend(replies.iter().rev().map(|&m| position.after(m)));
}

/// Text on its way out.
struct Lines<'a> {
    output: &'a mut dyn Write,
    checksum: Checksum,
}

impl Lines<'_> {
    fn write(&mut self, line: &str) -> io::Result<()> {
        self.checksum.add_line(line);
        writeln!(self.output, "{line}")
    }
}

/// A position in which the winner moves.
struct Node<M> {
    answer: M,
    /// One more than the highest rank after the replies; none while they are being looked at.
    rank: Option<u32>,
}

/// A strategy in the making.
struct Builder<'a, P: Position> {
    winner: Color,
    limit: SizeLimit,
    answer: &'a mut dyn FnMut(&P) -> Option<P::Move>,
    answers: HashMap<u128, Node<P::Move>>,
}

/// A node whose replies are being looked at.
struct Visit<P> {
    key: u128,
    replies: Vec<P>,
    rank: u32,
}

impl<P: Position> Builder<'_, P> {
    /// Collects all nodes from this one on, depth first.
    fn collect(&mut self, root: &P) -> Result<(), BuildError> {
        if self.answers.contains_key(&root.key()) {
            return Ok(());
        }
        let mut path = vec![self.enter(root)?];
        while let Some(visit) = path.last_mut() {
            let Some(next) = visit.replies.pop() else {
                let rank = self.leave(&path.pop().expect("the path has a last node"));
                if let Some(parent) = path.last_mut() {
                    parent.rank = parent.rank.max(rank + 1);
                }
                continue;
            };
            match self.answers.get(&next.key()) {
                None => path.push(self.enter(&next)?),
                Some(Node {
                    rank: Some(rank), ..
                }) => visit.rank = visit.rank.max(rank + 1),
                Some(Node { rank: None, .. }) => {
                    return Err(BuildError::Circle {
                        position: next.to_string(),
                    });
                }
            }
        }
        Ok(())
    }

    fn enter(&mut self, position: &P) -> Result<Visit<P>, BuildError> {
        let nodes = self.answers.len();
        if nodes >= self.limit.counted {
            let limit = self.limit.nodes;
            return Err(BuildError::TooLarge { nodes, limit });
        }
        let no_answer = || BuildError::NoAnswer {
            position: position.to_string(),
        };
        let answer = (self.answer)(position).ok_or_else(no_answer)?;
        let next = position.play(answer).map_err(|_| no_answer())?;
        let key = position.key();
        self.answers.insert(key, Node { answer, rank: None });
        Ok(Visit {
            key,
            replies: self.after_replies(&next)?,
            rank: 1,
        })
    }

    fn leave(&mut self, visit: &Visit<P>) -> u32 {
        let node = self.answers.get_mut(&visit.key).expect("it was entered");
        node.rank = Some(visit.rank);
        visit.rank
    }

    /// The positions after each reply in which the game goes on; it must end nowhere but in the
    /// winner's favor.
    fn after_replies(&self, position: &P) -> Result<Vec<P>, BuildError> {
        let lost = |outcome: Option<Outcome>| {
            outcome.is_some_and(|outcome| outcome != Outcome::Win(self.winner))
        };
        let mut nexts = vec![];
        push_replies(position, &mut nexts);
        if lost(position.outcome()) || nexts.iter().any(|next| lost(next.outcome())) {
            return Err(BuildError::NoAnswer {
                position: position.to_string(),
            });
        }
        nexts.retain(|next| next.outcome().is_none());
        Ok(nexts)
    }
}
