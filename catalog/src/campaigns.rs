//! Campaigns and claims of any game, with positions and moves as text.

use std::io::{self, BufRead};

use boardgame::{Color, Symmetric};
use solving::campaign::{self, Campaign, Effort, Step};
use solving::claims::{self, Claims, ClaimsError, Subject, Summary};
use solving::{Refusal, Resources, Solvable, Watch};
use thiserror::Error;

use crate::{AnyPosition, Game};

/// A campaign of any game.
pub trait Proving {
    /// What its file begins with.
    fn heading(&self) -> String;

    /// Tries the position that would help most; lines of text go to the journal.
    fn step(
        &mut self,
        effort: Effort,
        watch: &mut Watch<'_>,
        journal: &mut dyn FnMut(&str) -> io::Result<()>,
    ) -> io::Result<Step>;

    /// Believes in the winner's moves of a line, moves with spaces between them, and settles its end
    /// first; or says what is wrong with it.
    fn believe(
        &mut self,
        line: &str,
        journal: &mut dyn FnMut(&str) -> io::Result<()>,
    ) -> Result<(), BelieveError>;

    /// How far it is.
    fn state(&self) -> CampaignState;
}

/// How far a campaign is.
#[derive(Debug, Clone)]
pub struct CampaignState {
    /// Who is to be shown to win.
    pub winner: Color,
    /// Whether the winner wins, where that is decided.
    pub verdict: Option<bool>,
    /// The share that is proven, from 0 to 1.
    pub share: f64,
    /// The positions that have to be settled yet, the hardest last.
    pub open: Vec<String>,
}

/// A line cannot be believed in.
#[derive(Debug, Error)]
pub enum BelieveError {
    /// It is none from the beginning.
    #[error("{0}")]
    Line(String),
    /// What follows cannot be noted.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// A campaign cannot begin.
#[derive(Debug, Error)]
pub enum CampaignError {
    /// The memory is too small.
    #[error(transparent)]
    Refusal(#[from] Refusal),
    /// What was noted before cannot be read.
    #[error(transparent)]
    Claims(#[from] ClaimsError),
    /// What follows cannot be noted.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The file is about something else.
    #[error("the claims are about {found}, not about {expected}")]
    Other {
        /// What the file is about.
        found: String,
        /// What was asked for.
        expected: String,
    },
}

/// What claims show.
#[derive(Debug, Clone)]
pub struct CheckedClaims {
    /// The position they are about.
    pub position: AnyPosition,
    /// The side that is claimed to win there.
    pub winner: Color,
    /// How many there are of each kind.
    pub summary: Summary,
    /// The first gap of the whole: the moves that lead there, and the position.
    pub gap: Option<(Vec<String>, String)>,
    /// The positions whose certificates can be made again.
    pub leaves: Vec<AnyPosition>,
}

impl<P: Solvable + Symmetric> Proving for Campaign<P> {
    fn heading(&self) -> String {
        claims::heading(self.subject())
    }

    fn step(
        &mut self,
        effort: Effort,
        watch: &mut Watch<'_>,
        journal: &mut dyn FnMut(&str) -> io::Result<()>,
    ) -> io::Result<Step> {
        Campaign::step(self, effort, watch, &mut |note| {
            journal(&claims::line(note))
        })
    }

    fn believe(
        &mut self,
        line: &str,
        journal: &mut dyn FnMut(&str) -> io::Result<()>,
    ) -> Result<(), BelieveError> {
        let mut position = self.subject().position.clone();
        let mut moves = Vec::new();
        for word in line.split_whitespace() {
            let read = position.read_move(word);
            let m = read.map_err(|problem| BelieveError::Line(problem.to_string()))?;
            position = position.after(m);
            moves.push(m);
        }
        Campaign::believe(self, &moves, &mut |note| journal(&claims::line(note)))?;
        Ok(())
    }

    fn state(&self) -> CampaignState {
        let open = self.open().into_iter();
        CampaignState {
            winner: self.subject().winner,
            verdict: self.verdict(),
            share: self.share(),
            open: open.map(|(position, _)| position.to_string()).collect(),
        }
    }
}

impl AnyPosition {
    /// A campaign to show that a color wins from here: a new one, or that of a file. Lines that
    /// follow at once go to the journal.
    pub fn campaign(
        &self,
        winner: Color,
        resources: Resources,
        before: Option<&mut dyn BufRead>,
        journal: &mut dyn FnMut(&str) -> io::Result<()>,
    ) -> Result<Box<dyn Proving>, CampaignError> {
        with_position!(self, position => begin(*position, winner, resources, before, journal))
    }

    /// Makes the certificate that a color wins from here, and checks it by the rules alone. How many
    /// nodes it has, if it proves that.
    pub fn remake(
        &self,
        winner: Color,
        resources: Resources,
        effort: Effort,
        watch: &mut Watch<'_>,
    ) -> Result<Option<usize>, Refusal> {
        with_position!(self, position => remake(position, winner, resources, effort, watch))
    }
}

fn begin<P: Solvable + Symmetric>(
    position: P,
    winner: Color,
    resources: Resources,
    before: Option<&mut dyn BufRead>,
    journal: &mut dyn FnMut(&str) -> io::Result<()>,
) -> Result<Box<dyn Proving>, CampaignError> {
    let subject = Subject { position, winner };
    let notes = match before {
        None => Vec::new(),
        Some(input) => {
            let claims = Claims::<P>::read(input)?;
            if claims.subject != subject {
                let told = |subject: &Subject<P>| {
                    format!("{} winning {}", subject.winner.name(), subject.position)
                };
                return Err(CampaignError::Other {
                    found: told(&claims.subject),
                    expected: told(&subject),
                });
            }
            claims.notes
        }
    };
    let solver = P::solver(resources)?;
    let mut journal = |note: &claims::Note<P>| journal(&claims::line(note));
    Ok(Box::new(Campaign::new(
        subject,
        &notes,
        solver,
        &mut journal,
    )?))
}

fn remake<P: Solvable + Symmetric>(
    position: &P,
    winner: Color,
    resources: Resources,
    effort: Effort,
    watch: &mut Watch<'_>,
) -> Result<Option<usize>, Refusal> {
    let mut solver = P::solver(resources)?;
    Ok(campaign::remake(
        &mut solver,
        position,
        winner,
        effort,
        watch,
    ))
}

impl Game {
    /// The bytes of a file of claims up to the end of its last whole line.
    pub fn whole_claims(self, input: &mut dyn BufRead) -> Result<u64, ClaimsError> {
        with_game!(self, P => Ok(Claims::<P>::read(input)?.whole))
    }

    /// Checks claims of this game by the plain rules.
    pub fn check_claims(self, input: &mut dyn BufRead) -> Result<CheckedClaims, ClaimsError> {
        with_game!(self, P => checked::<P>(input))
    }
}

fn checked<P: Symmetric + Into<AnyPosition>>(
    input: &mut dyn BufRead,
) -> Result<CheckedClaims, ClaimsError> {
    let claims = Claims::<P>::read(input)?;
    let standing = claims::check(&claims)?;
    let gap = standing.gap.map(|gap| {
        let moves = gap.moves.iter().map(ToString::to_string).collect();
        (moves, gap.position.to_string())
    });
    Ok(CheckedClaims {
        position: claims.subject.position.into(),
        winner: claims.subject.winner,
        summary: standing.summary,
        gap,
        leaves: standing.leaves.into_iter().map(Into::into).collect(),
    })
}
