//! Campaigns: a proof that takes days, found piece by piece.
//!
//! The tree of claims is itself searched by its proof numbers. A step takes the position that would help
//! most, and lets the game's solver try to settle it within so many nodes: what it settles as a win,
//! with a certificate that was checked, is a leaf of the proof; what resists is opened, and its moves
//! are tried in turn, each for longer than the position before, other moves of the winner too where one
//! of them resists. All tries share what the solver remembers, so that a longer one goes on where a
//! shorter one ended. Everything that was found out is [noted](crate::claims) at once, so that a campaign
//! can be killed at any time and go on anywhere; the solver is told what rests on certificates already.

mod tree;

pub use tree::Outlook;

use std::io;

use boardgame::{Color, Symmetric};

use self::tree::Tree;
use crate::certificate::{SizeLimit, check};
use crate::claims::{Note, Said, Subject};
use crate::{Control, Progress, Solvable, Solver, Watch, Won};

/// How much is spent on one try.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Effort {
    /// The nodes of a try at the beginning; one of a position that comes later has more.
    pub nodes: u64,
    /// The nodes of the largest certificate.
    pub certificate: usize,
}

/// What came of a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// A position was settled.
    Settled,
    /// A position resists, and its moves are tried next.
    Opened,
    /// The watcher said stop.
    Stopped,
    /// Nothing is left to try: the whole is decided, or it goes round in circles.
    Done,
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
    solver: P::Solver,
}

impl<P: Solvable + Symmetric> Campaign<P> {
    /// Begins, or goes on with what was noted before; what follows from that by itself is noted now.
    pub fn new(
        subject: Subject<P>,
        before: &[Note<P>],
        mut solver: P::Solver,
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
        let mut campaign = Self {
            subject,
            tree,
            solver,
        };
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
    pub fn believe(&mut self, line: &[P::Move], journal: Journal<'_, P>) -> io::Result<()> {
        let mut positions = vec![self.subject.position.clone()];
        for &m in line {
            let next = positions.last().map(|position| position.after(m));
            positions.extend(next);
        }
        let solver = &self.solver;
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

    /// Tries the position that would help most.
    pub fn step(
        &mut self,
        effort: Effort,
        watch: &mut Watch<'_>,
        journal: Journal<'_, P>,
    ) -> io::Result<Step> {
        let Some(path) = self.tree.select() else {
            return Ok(Step::Done);
        };
        let position = self.tree.position(&path);
        let winner = self.subject.winner;
        let n_doublings = (path.len() - 1).min(MAX_DOUBLINGS);
        let mut limited = Limited {
            watch,
            nodes: 0,
            limit: effort.nodes.saturating_mul(1 << n_doublings),
            is_stopped: false,
        };
        let won = limited.over(|watch| self.solver.wins(&position, winner, watch));
        let said = match won {
            _ if limited.is_stopped => return Ok(Step::Stopped),
            Ok(Won::No) => Some(Said::Refuted),
            Ok(Won::Yes) => self.certified(&position, effort, &mut limited),
            Ok(Won::Open) | Err(_) => None,
        };
        if limited.is_stopped {
            return Ok(Step::Stopped);
        }
        let said = said.unwrap_or_else(|| {
            let Outlook { prove, refute } = self.solver.outlook(&position, winner);
            Said::Tried {
                nodes: limited.nodes,
                prove,
                refute,
            }
        });
        let solver = &self.solver;
        let outlook = |position: &P, winner: Color| solver.outlook(position, winner);
        self.tree.settle(&path, Note { position, said }, &outlook);
        self.write_down(journal)?;
        Ok(match said {
            Said::Tried { .. } => Step::Opened,
            _ => Step::Settled,
        })
    }

    /// Makes the certificate of a win and has it checked by the rules alone; nothing if it is too
    /// large.
    fn certified(
        &mut self,
        position: &P,
        effort: Effort,
        limited: &mut Limited<'_, '_>,
    ) -> Option<Said<P::Move>> {
        let winner = self.subject.winner;
        let nodes = certify(&mut self.solver, position, winner, effort, limited)?;
        Some(Said::Certified(nodes))
    }
}

/// Makes the certificate of a leaf anew and checks it. How many nodes it has, if it proves the claim.
pub fn remake<P: Solvable + Symmetric>(
    solver: &mut P::Solver,
    position: &P,
    winner: Color,
    effort: Effort,
    watch: &mut Watch<'_>,
) -> Option<usize> {
    let mut limited = Limited {
        watch,
        nodes: 0,
        limit: effort.nodes,
        is_stopped: false,
    };
    let won = limited.over(|watch| solver.wins(position, winner, watch));
    if !matches!(won, Ok(Won::Yes)) {
        return None;
    }
    certify(solver, position, winner, effort, &mut limited)
}

fn certify<P: Solvable>(
    solver: &mut P::Solver,
    position: &P,
    winner: Color,
    effort: Effort,
    limited: &mut Limited<'_, '_>,
) -> Option<usize> {
    let limit = SizeLimit::strict(effort.certificate);
    let built = limited.over(|watch| solver.strategy(position, limit, watch));
    let mut text = Vec::new();
    built.ok()?.write(&mut text).ok()?;
    let checked = check::<P>(&mut text.as_slice()).ok()?;
    (checked.position == *position && checked.winner == winner).then_some(checked.nodes)
}

/// A watcher with a limit of nodes.
struct Limited<'a, 'w> {
    watch: &'a mut Watch<'w>,
    nodes: u64,
    limit: u64,
    is_stopped: bool,
}

impl Limited<'_, '_> {
    fn over<T>(&mut self, work: impl FnOnce(&mut Watch<'_>) -> T) -> T {
        let before = self.nodes;
        self.limit += before;
        work(&mut Watch::new(&mut |progress: Progress| {
            self.nodes = before + progress.nodes;
            self.is_stopped |= self.watch.report(progress) == Control::Stop;
            if self.is_stopped || self.nodes >= self.limit {
                Control::Stop
            } else {
                Control::Continue
            }
        }))
    }
}
