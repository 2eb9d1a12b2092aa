//! Checking claims by the plain rules: nothing here knows how they were found.

use std::collections::HashSet;

use boardgame::{Color, Outcome, Symmetric};

use super::read::N_HEADING;
use super::{Claims, ClaimsError, Note, Said};

/// What sound claims show.
#[derive(Debug, Clone)]
pub struct Standing<P: Symmetric> {
    /// How many there are of each kind.
    pub summary: Summary,
    /// The positions whose certificates can be made again.
    pub leaves: Vec<P>,
    /// Where the proof of the whole is not closed; nothing if it is.
    pub gap: Option<Gap<P>>,
}

/// How many claims there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Summary {
    /// Certificates.
    pub certified: usize,
    /// Moves of the winner.
    pub moves: usize,
    /// Positions whose replies are all met.
    pub replies: usize,
}

/// Where a proof is open.
#[derive(Debug, Clone)]
pub struct Gap<P: Symmetric> {
    /// The moves that lead there.
    pub moves: Vec<P::Move>,
    /// The position.
    pub position: P,
}

/// Checks that every claim follows from those before it, and looks for the first gap below the
/// position that all of it is about.
pub fn check<P: Symmetric>(claims: &Claims<P>) -> Result<Standing<P>, ClaimsError> {
    let mut proven = Proven {
        winner: claims.subject.winner,
        keys: HashSet::new(),
    };
    let mut summary = Summary::default();
    let mut leaves = Vec::new();
    for (line, note) in (N_HEADING + 1..).zip(&claims.notes) {
        let Note { position, said } = note;
        proven
            .check(note)
            .map_err(|problem| ClaimsError::Unfounded {
                line,
                position: position.to_string(),
                problem,
            })?;
        match said {
            Said::Certified(_) => {
                summary.certified += 1;
                leaves.push(position.clone());
            }
            Said::Move(_) => summary.moves += 1,
            Said::Replies => summary.replies += 1,
            Said::Refuted | Said::Tried { .. } => {}
        }
        if said.is_claim() {
            proven.keys.insert(position.canonical().key());
        }
    }
    Ok(Standing {
        summary,
        leaves,
        gap: proven.gap(&claims.subject.position),
    })
}

/// The claims so far.
struct Proven {
    winner: Color,
    keys: HashSet<u128>,
}

impl Proven {
    /// Whether a position is won: the game is over, or it is claimed.
    fn has<P: Symmetric>(&self, position: &P) -> bool {
        match position.outcome() {
            Some(outcome) => outcome == Outcome::Win(self.winner),
            None => self.keys.contains(&position.canonical().key()),
        }
    }

    /// What is wrong with a claim, if anything is.
    fn check<P: Symmetric>(&self, note: &Note<P>) -> Result<(), String> {
        let position = &note.position;
        let is_winners = position.turn() == self.winner;
        if note.said.is_claim() && position.outcome().is_some() {
            return Err("the game is over".to_owned());
        }
        match note.said {
            Said::Move(_) | Said::Replies if is_winners != matches!(note.said, Said::Move(_)) => {
                Err("it is the other side's turn".to_owned())
            }
            Said::Move(m) => match position.play(m) {
                Err(problem) => Err(problem.to_string()),
                Ok(next) if self.has(&next) => Ok(()),
                Ok(next) => Err(format!("after {m} nothing before it claims {next}")),
            },
            Said::Replies => {
                let mut replies = position.legal_moves().into_iter();
                match replies.find(|&m| !self.has(&position.after(m))) {
                    None => Ok(()),
                    Some(m) => {
                        let next = position.after(m);
                        Err(format!("after {m} nothing before it claims {next}"))
                    }
                }
            }
            Said::Certified(_) | Said::Refuted | Said::Tried { .. } => Ok(()),
        }
    }

    /// The first gap below a position: against the winner's move that has most of its replies met,
    /// the first reply that is not.
    fn gap<P: Symmetric>(&self, position: &P) -> Option<Gap<P>> {
        if self.has(position) {
            return None;
        }
        let mut gap = Gap {
            moves: Vec::new(),
            position: position.clone(),
        };
        while let Some(m) = self.towards_gap(&gap.position) {
            gap.position = gap.position.after(m);
            gap.moves.push(m);
        }
        Some(gap)
    }

    fn towards_gap<P: Symmetric>(&self, position: &P) -> Option<P::Move> {
        let moves = position.legal_moves();
        let n_met = |m: &P::Move| {
            let next = position.after(*m);
            let replies = next.legal_moves();
            replies
                .iter()
                .filter(|&&m| self.has(&next.after(m)))
                .count()
        };
        if position.turn() == self.winner {
            let best = moves.iter().rev().max_by_key(|m| n_met(m));
            return best.copied().filter(|m| n_met(m) > 0);
        }
        moves
            .iter()
            .copied()
            .find(|&m| !self.has(&position.after(m)))
            .filter(|&m| position.after(m).outcome().is_none())
    }
}
