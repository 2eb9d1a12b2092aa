//! Campaigns: a proof that takes days, found piece by piece.
//!
//! The tree of claims is itself searched by its proof numbers. A [try](Try) of the position that would help
//! most is [taken](Campaign::take), and the game's solver tries to settle it within so many nodes, here or
//! on another machine: what it settles as a win, with a certificate that was [checked](Answer::confirmed)
//! here, is a leaf of the proof; what resists is opened, and its moves
//! are tried in turn, each for longer than the position before, other moves of the winner too where one
//! of them resists. All tries by one solver share what it remembers, so that a longer one goes on where a
//! shorter one ended. Everything that was found out is [noted](crate::claims) at once, so that a campaign
//! can be killed at any time and go on anywhere; the solver is told what rests on certificates already.

mod attempt;
mod choose;
mod tree;

pub use attempt::{Answer, Certified, Effort, Resistance, Text, Try, remake};
pub use tree::Outlook;

use std::collections::HashMap;
use std::io;

use boardgame::{Color, Symmetric};

use self::tree::Tree;
use crate::claims::{Note, Said, Subject};
use crate::{Solvable, Solver};

/// What came of a try.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// A position was settled.
    Settled,
    /// A position resists, and its moves are tried next.
    Opened,
}

/// With every ply from the beginning a try has twice as many nodes, up to so many times.
const MAX_DOUBLINGS: usize = 6;

/// Where notes go.
pub type Journal<'a, P> = &'a mut dyn FnMut(&Note<P>) -> io::Result<()>;

/// A campaign.
#[derive(Debug)]
pub struct Campaign<P: Solvable + Symmetric> {
    subject: Subject<P>,
    tree: Tree<P>,
}

impl<P: Solvable + Symmetric> Campaign<P> {
    /// Begins, or goes on with what was noted before, of which the solver is told; what follows from that by
    /// itself is noted now.
    pub fn new(
        subject: Subject<P>,
        before: &[Note<P>],
        solver: &mut P::Solver,
        journal: Journal<'_, P>,
    ) -> io::Result<Self> {
        // What has a certificate is proven again as easily, and then part of a larger one.
        for Note { position, said } in before {
            if matches!(said, Said::Move(_) | Said::Replies) {
                solver.tell(position, subject.winner);
            }
        }
        let mut tree = Tree::new(&subject.position, subject.winner);
        tree.recall(before, &|position, winner| solver.outlook(position, winner));
        let mut campaign = Self { subject, tree };
        campaign.write_down(journal)?;
        Ok(campaign)
    }

    /// Notes what was found out.
    fn write_down(&mut self, journal: Journal<'_, P>) -> io::Result<()> {
        self.tree
            .notes
            .drain(..)
            .try_for_each(|note| journal(&note))
    }

    /// What it is about.
    pub fn subject(&self) -> &Subject<P> {
        &self.subject
    }

    /// Believes in the winner's moves of a line from the beginning, so that others are tried only
    /// where they resist for long, and settles the position at its end first. Of several lines the one
    /// that was named first goes first.
    pub fn believe(
        &mut self,
        line: &[P::Move],
        solver: &P::Solver,
        journal: Journal<'_, P>,
    ) -> io::Result<()> {
        let mut positions = vec![self.subject.position.clone()];
        for &m in line {
            let next = positions.last().map(|position| position.after(m));
            positions.extend(next);
        }
        self.tree.believe(&positions, &|position, winner| {
            solver.outlook(position, winner)
        });
        self.write_down(journal)
    }

    /// Whether the whole is decided: the winner wins, or does not.
    pub fn verdict(&self) -> Option<bool> {
        self.tree.verdict()
    }

    /// The share that is proven, from 0 to 1, replies counted alike.
    pub fn share(&self) -> f64 {
        self.tree.share()
    }

    /// The positions that have to be settled yet, as far as they are known, the hardest last.
    pub fn open(&self) -> Vec<(P, Outlook)> {
        self.tree.open()
    }

    /// Takes the position that would help most to settle, of those that nobody tries yet. None if the whole is decided,
    /// goes round in circles, or waits for what is [being tried](Self::n_tries).
    pub fn take(&mut self, effort: Effort) -> Option<Try<P>> {
        let (position, n_plies) = self.tree.take()?;
        let n_doublings = n_plies.min(MAX_DOUBLINGS);
        Some(Try {
            position,
            winner: self.subject.winner,
            effort: Effort {
                nodes: effort.nodes.saturating_mul(1 << n_doublings),
                ..effort
            },
        })
    }

    /// How many tries have been taken and are neither settled nor put back.
    pub fn n_tries(&self) -> usize {
        self.tree.n_taken()
    }

    /// Nothing came of the try of the position with this key; somebody else may take it.
    pub fn put_back(&mut self, key: u128) {
        self.tree.put_back(key);
    }

    /// Takes up what came of the try of the position with this key. If none of it was taken, it says nothing.
    pub fn settle(
        &mut self,
        key: u128,
        answer: Answer<Certified>,
        journal: Journal<'_, P>,
    ) -> io::Result<Step> {
        let Some(position) = self.tree.taken(key).cloned() else {
            return Ok(Step::Opened);
        };
        let (said, resistance) = match answer {
            Answer::Won(certified) => (Said::Certified(certified.nodes()), None),
            Answer::NotWon => (Said::Refuted, None),
            Answer::Open(resistance) => (tried(&resistance), Some(resistance)),
        };
        let after = resistance.iter().flat_map(|resistance| &resistance.after);
        let nexts = position.legal_moves().into_iter().zip(after);
        let outlooks: HashMap<u128, Outlook> = nexts
            .map(|(m, outlook)| (position.after(m).canonical().key(), *outlook))
            .collect();
        let outlook = |position: &P, _: Color| {
            let known = outlooks.get(&position.key());
            known.copied().unwrap_or(Outlook::UNKNOWN)
        };
        let is_winners = position.turn() == self.subject.winner;
        let path = self.tree.settle(Note { position, said }, &outlook);
        if is_winners && resistance.is_some_and(|resistance| resistance.is_large) {
            self.tree.open_beyond(path, &outlooks);
        }
        self.write_down(journal)?;
        Ok(match said {
            Said::Tried { .. } => Step::Opened,
            _ => Step::Settled,
        })
    }
}

fn tried<M>(resistance: &Resistance) -> Said<M> {
    let Outlook { prove, refute } = resistance.outlook;
    Said::Tried {
        nodes: resistance.nodes,
        prove,
        refute,
    }
}
