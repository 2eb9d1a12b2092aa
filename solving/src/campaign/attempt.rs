//! One try of a campaign: asked of a solver, here or elsewhere, and checked before it is believed.

use boardgame::{Color, Position, Symmetric};

use super::Outlook;
use crate::certificate::{BuildError, SizeLimit, check};
use crate::{Control, Progress, Solvable, Solver, Watch, Won};

/// How much is spent on one try.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Effort {
    /// The nodes of a try at the beginning; one of a position that comes later has more.
    pub nodes: u64,
    /// The nodes of the largest certificate.
    pub certificate: usize,
}

/// A position to try, and for how long.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Try<P> {
    /// The position.
    pub position: P,
    /// Who is to be shown to win there.
    pub winner: Color,
    /// How much may be spent.
    pub effort: Effort,
}

/// What is said of a position that was tried. Somebody who says that it is won shows a certificate `C`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer<C> {
    /// It is won.
    Won(C),
    /// The winner does not win here. A solver says so, which is no claim.
    NotWon,
    /// It resists.
    Open(Resistance),
}

/// How far a try came.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Resistance {
    /// So many nodes were searched.
    pub nodes: u64,
    /// How hard the position looks.
    pub outlook: Outlook,
    /// How hard the positions after each legal move look, in their order.
    pub after: Vec<Outlook>,
    /// It is won, but the certificate would be too large.
    pub is_large: bool,
}

/// The text of a certificate, which anybody may have written.
pub type Text = Vec<u8>;

/// A certificate that was checked by the rules alone: how many nodes it has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Certified(usize);

impl Certified {
    /// The nodes.
    pub fn nodes(self) -> usize {
        self.0
    }
}

impl<P: Solvable + Symmetric> Try<P> {
    /// Has a solver try it. None if the watcher said stop.
    pub fn by(&self, solver: &mut P::Solver, watch: &mut Watch<'_>) -> Option<Answer<Text>> {
        let mut limited = Limited::new(watch, self.effort.nodes);
        let won = limited.over(|watch| solver.wins(&self.position, self.winner, watch));
        let strategy = match won {
            _ if limited.is_stopped => return None,
            Ok(Won::No) => return Some(Answer::NotWon),
            Ok(Won::Yes) => {
                let limit = SizeLimit::strict(self.effort.certificate);
                Some(limited.over(|watch| solver.strategy(&self.position, limit, watch)))
            }
            Ok(Won::Open) | Err(_) => None,
        };
        if limited.is_stopped {
            return None;
        }
        if let Some(Ok(strategy)) = &strategy {
            let mut text = Vec::new();
            strategy.write(&mut text).expect("memory is written to");
            return Some(Answer::Won(text));
        }
        let is_large = matches!(strategy, Some(Err(BuildError::TooLarge { .. })));
        let resistance = self.resistance(solver, limited.nodes, is_large);
        Some(Answer::Open(resistance))
    }

    fn resistance(&self, solver: &P::Solver, nodes: u64, is_large: bool) -> Resistance {
        let after = |m| {
            let next = self.position.after(m).canonical();
            match next.outcome() {
                None => solver.outlook(&next, self.winner),
                Some(_) => Outlook::UNKNOWN,
            }
        };
        Resistance {
            nodes,
            outlook: solver.outlook(&self.position, self.winner),
            after: self.position.legal_moves().into_iter().map(after).collect(),
            is_large,
        }
    }
}

impl Answer<Text> {
    /// Checks the certificate by the rules alone. Nothing if it does not prove what it should.
    pub fn confirmed<P: Position>(self, asked: &Try<P>) -> Option<Answer<Certified>> {
        Some(match self {
            Self::Won(text) => {
                let checked = check::<P>(&mut text.as_slice()).ok()?;
                let is_asked = checked.position == asked.position
                    && checked.winner == asked.winner
                    && checked.nodes <= asked.effort.certificate;
                is_asked.then_some(Answer::Won(Certified(checked.nodes)))?
            }
            Self::NotWon => Answer::NotWon,
            Self::Open(resistance) => Answer::Open(resistance),
        })
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
    let asked = Try {
        position: position.clone(),
        winner,
        effort,
    };
    match asked.by(solver, watch)?.confirmed(&asked)? {
        Answer::Won(certified) => Some(certified.nodes()),
        Answer::NotWon | Answer::Open(_) => None,
    }
}

/// A watcher with a limit of nodes.
struct Limited<'a, 'w> {
    watch: &'a mut Watch<'w>,
    nodes: u64,
    limit: u64,
    is_stopped: bool,
}

impl<'a, 'w> Limited<'a, 'w> {
    fn new(watch: &'a mut Watch<'w>, limit: u64) -> Self {
        Self {
            watch,
            nodes: 0,
            limit,
            is_stopped: false,
        }
    }

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
