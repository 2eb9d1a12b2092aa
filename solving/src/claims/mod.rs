//! Claims: a proof that is too large for one certificate, kept piece by piece.
//!
//! A claim says that the winner wins a position. Each is the end of the game, or follows by the plain
//! rules from claims that stand before it, or has a certificate that is small enough to be made again:
//!
//! ```text
//! panta claims 1
//! game pentaroll
//! winner white
//! position 6/6/6/6/6/6 w
//! = 6/…/w5 b     1234          sum    a certificate of so many nodes was made and checked
//! > 6/…/6 w      W1            sum    the winner moves, and a claim stands after it
//! * 6/…/w5 b     -             sum    the other side moves, and a claim stands after every reply
//! ! 6/…/b5 w     -             sum    the winner does not win here
//! ? 6/…/w5 b     3000000 9 40  sum    tried for so many nodes, and how hard it looks to prove and to refute
//! ```
//!
//! Fields are separated by tabs. Lines are only ever added, each whole by its checksum, so that a kill
//! costs the last one at most. The last two kinds are no part of the proof: they are what the
//! [campaign](crate::campaign) need not find out again. Positions that are images of each other count
//! as one; the least of them is written. Because a claim may only rest on those before it, no circle
//! can pass for a proof.

mod check;
mod read;
mod write;

pub use check::{Gap, Standing, Summary, check};
pub use read::{Claims, ClaimsError, game};
pub use write::{heading, line};

use boardgame::{Color, Position};

/// The first line.
const FIRST_LINE: &str = "panta claims 1";

/// What a file of claims is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Subject<P> {
    /// Where the game begins.
    pub position: P,
    /// Who is to be shown to win there.
    pub winner: Color,
}

/// A line about a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note<P: Position> {
    /// The least image of the position.
    pub position: P,
    /// What is said of it.
    pub said: Said<P::Move>,
}

/// What is said of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Said<M> {
    /// The winner wins by a certificate of so many nodes.
    Certified(usize),
    /// The winner wins by this move.
    Move(M),
    /// The winner wins whatever the reply.
    Replies,
    /// The winner does not win.
    Refuted,
    /// It was not decided.
    Tried {
        /// Within so many nodes.
        nodes: u64,
        /// How hard it looks to prove.
        prove: u32,
        /// How hard it looks to refute.
        refute: u32,
    },
}

impl<M> Said<M> {
    /// Whether it claims a win.
    pub const fn is_claim(&self) -> bool {
        matches!(self, Self::Certified(_) | Self::Move(_) | Self::Replies)
    }
}
