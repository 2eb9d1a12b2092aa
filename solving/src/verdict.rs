//! Values, opinions, and the one answer that engines and solvers give.

use std::cmp::Ordering;
use std::ops::Neg;

use boardgame::{Color, Outcome};

/// What a position is worth to the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Value {
    /// The opponent wins, whatever this side does.
    Loss,
    /// Neither side can do better.
    Draw,
    /// This side wins, whatever the opponent does.
    Win,
}

impl Value {
    /// What an outcome is worth to a color.
    pub fn of(outcome: Outcome, color: Color) -> Self {
        match outcome.winner() {
            None => Self::Draw,
            Some(winner) if winner == color => Self::Win,
            Some(_) => Self::Loss,
        }
    }

    /// The points of a game that it is worth: 1, a half, or 0.
    pub const fn points(self) -> f64 {
        match self {
            Self::Loss => 0.0,
            Self::Draw => 0.5,
            Self::Win => 1.0,
        }
    }

    /// The word of the interfaces: `win`, `draw` or `loss`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Loss => "loss",
            Self::Draw => "draw",
            Self::Win => "win",
        }
    }
}

impl Neg for Value {
    type Output = Self;

    /// The same value as the other side sees it.
    fn neg(self) -> Self {
        match self {
            Self::Loss => Self::Win,
            Self::Draw => Self::Draw,
            Self::Win => Self::Loss,
        }
    }
}

/// Plies to the end of the game when both sides play on as well as they can: the winner as fast as
/// possible, the loser as long as possible.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Distance {
    /// Exactly so many.
    Exact(u16),
    /// So many at most.
    AtMost(u16),
}

impl Distance {
    /// The number of plies, exact or not.
    pub const fn plies(self) -> u16 {
        match self {
            Self::Exact(plies) | Self::AtMost(plies) => plies,
        }
    }

    /// How many moves the winner makes to the end, which is what players count.
    pub const fn winners_moves(self) -> u16 {
        self.plies().div_ceil(2)
    }

    /// The same seen from one move earlier.
    #[must_use]
    pub const fn after_a_move(self) -> Self {
        match self {
            Self::Exact(plies) => Self::Exact(plies + 1),
            Self::AtMost(plies) => Self::AtMost(plies + 1),
        }
    }

    /// Whether the number is exact.
    pub const fn is_exact(self) -> bool {
        matches!(self, Self::Exact(_))
    }
}

/// An opinion about a position, in hundredths, for the side to move: a score `s` lets expect
/// `1 / (1 + exp(-s / 100))` points of a game, where a draw is half a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(pub i16);

impl Score {
    /// The points of a game that it lets expect, from 0 to 1.
    pub fn points(self) -> f64 {
        1.0 / (1.0 + (-f64::from(self.0) / 100.0).exp())
    }

    /// The same as people read it, in percent.
    pub fn percent(self) -> u8 {
        (100.0 * self.points()).round() as u8
    }
}

/// What is known, believed or not known of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// Certain.
    Proven {
        /// The value for the side to move.
        value: Value,
        /// How long it takes, where that is known.
        distance: Option<Distance>,
    },
    /// An opinion.
    Estimated(Score),
    /// Nothing.
    Unknown,
}

impl Verdict {
    /// A proven value without a distance.
    pub const fn proven(value: Value) -> Self {
        Self::Proven {
            value,
            distance: None,
        }
    }

    /// The value, if it is proven.
    pub const fn value(self) -> Option<Value> {
        match self {
            Self::Proven { value, .. } => Some(value),
            _ => None,
        }
    }

    /// Which color is better off where the verdict is for White; `None` if neither is.
    pub fn better_color(self) -> Option<Color> {
        let balance = match self {
            Self::Proven { value, .. } => value.cmp(&Value::Draw),
            Self::Estimated(Score(score)) => score.cmp(&0),
            Self::Unknown => Ordering::Equal,
        };
        match balance {
            Ordering::Greater => Some(Color::White),
            Ordering::Less => Some(Color::Black),
            Ordering::Equal => None,
        }
    }

    /// The distance, if it is known.
    pub const fn distance(self) -> Option<Distance> {
        match self {
            Self::Proven { distance, .. } => distance,
            _ => None,
        }
    }
}

impl Neg for Verdict {
    type Output = Self;

    /// The same verdict as the other side sees it.
    fn neg(self) -> Self {
        match self {
            Self::Proven { value, distance } => Self::Proven {
                value: -value,
                distance,
            },
            Self::Estimated(Score(score)) => Self::Estimated(Score(-score)),
            Self::Unknown => Self::Unknown,
        }
    }
}

/// A move and how the game goes on after it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Variation<M> {
    /// The verdict on the first move, for the side that makes it.
    pub verdict: Verdict,
    /// The moves, at least one.
    pub moves: Vec<M>,
}

boardgame::named! {
    /// How an answer was found.
    pub enum Method {
        /// The rules alone: the game is over.
        Rules = "rules",
        /// A look at the moves and their answers.
        Glance = "glance",
        /// Searching forward.
        Search = "search",
        /// Proof-number search.
        Proof = "proof-number search",
        /// Tables of all that can follow, from the full board back.
        Sweep = "sweep",
        /// A solution that others have proven and published; nothing was computed here.
        Published = "published solution",
    }
}

/// The one answer that engines and solvers give. Every verdict is for the side to move at the root,
/// and distances count from there, the root's own move included.
#[derive(Debug, Clone, PartialEq)]
pub struct Analysis<M> {
    /// The verdict on the position.
    pub verdict: Verdict,
    /// A move that is as good as the verdict; a solver names none where nothing is proven.
    pub best: Option<M>,
    /// How the game may go on, the best line first.
    pub lines: Vec<Variation<M>>,
    /// What is known of each legal move.
    pub moves: Vec<(M, Verdict)>,
    /// How deep the search looked, where that means something.
    pub depth: u32,
    /// Positions visited.
    pub nodes: u64,
    /// How the verdict on the position was found.
    pub method: Method,
}

impl<M> Analysis<M> {
    /// Of a game that is over, which is worth this to the side that would be to move.
    pub const fn ended(value: Value) -> Self {
        Self {
            verdict: Verdict::Proven {
                value,
                distance: Some(Distance::Exact(0)),
            },
            best: None,
            lines: Vec::new(),
            moves: Vec::new(),
            depth: 0,
            nodes: 0,
            method: Method::Rules,
        }
    }

    /// Whether a verdict of this answer is what others have proven: a published solution has values,
    /// and not how long anything takes.
    pub fn is_published(&self, verdict: Verdict) -> bool {
        self.method == Method::Published
            && verdict.value().is_some()
            && verdict.distance().is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The browser is held against the same table.
    #[test]
    fn scores_are_told_in_percent() {
        for line in include_str!("percent.txt").lines() {
            let (score, percent) = line.split_once(' ').expect("two numbers");
            let score = Score(score.parse().expect("a score"));
            assert_eq!(score.percent().to_string(), percent, "{score:?}");
        }
    }
}
