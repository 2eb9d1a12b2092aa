//! Campaigns and claims of any game, with positions and moves as text.

use std::any::Any;
use std::fmt;
use std::io::{self, BufRead};

use boardgame::{Color, Symmetric};
use solving::campaign::{Answer, Campaign, Certified, Effort, Step, Text, Try, remake};
use solving::claims::{self, Claims, ClaimsError, Subject, Summary};
use solving::{Refusal, Resources, Solvable, Watch};
use thiserror::Error;

use crate::{AnyPosition, Game};

/// Where the lines of a campaign go.
pub type Journal<'a> = &'a mut dyn FnMut(&str) -> io::Result<()>;

/// A solver that tries positions of any game. What it has found in one is kept until it is asked about another.
pub struct AnyProver {
    resources: Resources,
    solver: Option<Box<dyn Any + Send>>,
}

impl AnyProver {
    /// One that may use so much. Its memory is taken when it is first asked.
    pub fn new(resources: Resources) -> Self {
        Self {
            resources,
            solver: None,
        }
    }

    /// Tries a position. None if the watcher said stop.
    pub fn attempt(
        &mut self,
        asked: &Try<AnyPosition>,
        watch: &mut Watch<'_>,
    ) -> Result<Option<Answer<Text>>, Refusal> {
        with_position!(&asked.position, position => {
            let solver = self.solver(position)?;
            Ok(of(asked, position).by(solver, watch))
        })
    }

    /// Its solver for the game of a position.
    fn solver<P: Solvable>(&mut self, _position: &P) -> Result<&mut P::Solver, Refusal>
    where
        P::Solver: 'static,
    {
        let held = self.solver.take().filter(|held| held.is::<P::Solver>());
        let solver = match held {
            Some(held) => held,
            None => Box::new(P::solver(self.resources)?),
        };
        let solver = self.solver.insert(solver).downcast_mut();
        Ok(solver.expect("it is of this game"))
    }
}

impl fmt::Debug for AnyProver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AnyProver")
            .field("resources", &self.resources)
            .finish_non_exhaustive()
    }
}

/// Checks what is said of a try by the rules alone; see [`Answer::confirmed`].
pub fn confirmed(answer: Answer<Text>, asked: &Try<AnyPosition>) -> Option<Answer<Certified>> {
    with_position!(&asked.position, position => answer.confirmed(&of(asked, position)))
}

/// The try of a position of a known game.
fn of<P: Clone>(asked: &Try<AnyPosition>, position: &P) -> Try<P> {
    Try {
        position: position.clone(),
        winner: asked.winner,
        effort: asked.effort,
    }
}

/// A campaign of any game. What it notes goes to a journal, as lines of text.
pub trait Proving: Send {
    /// What its file begins with.
    fn heading(&self) -> String;

    /// Takes the position that would help most to settle, of those that nobody tries yet; see
    /// [`Campaign::take`].
    fn take(&mut self, effort: Effort) -> Option<Try<AnyPosition>>;

    /// How many tries have been taken and are neither settled nor put back.
    fn n_tries(&self) -> usize;

    /// Nothing came of a try; somebody else may take it.
    fn put_back(&mut self, asked: &Try<AnyPosition>);

    /// Takes up what came of a try.
    fn settle(
        &mut self,
        asked: &Try<AnyPosition>,
        answer: Answer<Certified>,
        journal: Journal<'_>,
    ) -> io::Result<Step>;

    /// Believes in the winner's moves of a line, moves with spaces between them, and settles its end
    /// first; or says what is wrong with it.
    fn believe(
        &mut self,
        line: &str,
        prover: &mut AnyProver,
        journal: Journal<'_>,
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
    /// The memory is too small.
    #[error(transparent)]
    Refusal(#[from] Refusal),
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

impl<P: Solvable + Symmetric + Into<AnyPosition>> Proving for Campaign<P>
where
    P::Solver: 'static,
{
    fn heading(&self) -> String {
        claims::heading(self.subject())
    }

    fn take(&mut self, effort: Effort) -> Option<Try<AnyPosition>> {
        let asked = Campaign::take(self, effort)?;
        Some(Try {
            position: asked.position.into(),
            winner: asked.winner,
            effort: asked.effort,
        })
    }

    fn n_tries(&self) -> usize {
        Campaign::n_tries(self)
    }

    fn put_back(&mut self, asked: &Try<AnyPosition>) {
        Campaign::put_back(self, asked.position.key());
    }

    fn settle(
        &mut self,
        asked: &Try<AnyPosition>,
        answer: Answer<Certified>,
        journal: Journal<'_>,
    ) -> io::Result<Step> {
        let key = asked.position.key();
        Campaign::settle(self, key, answer, &mut |note| journal(&claims::line(note)))
    }

    fn believe(
        &mut self,
        line: &str,
        prover: &mut AnyProver,
        journal: Journal<'_>,
    ) -> Result<(), BelieveError> {
        let mut position = self.subject().position.clone();
        let solver = prover.solver(&position)?;
        let mut moves = Vec::new();
        for word in line.split_whitespace() {
            let read = position.read_move(word);
            let m = read.map_err(|problem| BelieveError::Line(problem.to_string()))?;
            position = position.after(m);
            moves.push(m);
        }
        Campaign::believe(self, &moves, solver, &mut |note| {
            journal(&claims::line(note))
        })?;
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
    /// A campaign to show that a color wins from here: a new one, or that of a file, of which the prover is told. Lines
    /// that follow at once go to the journal.
    pub fn campaign(
        &self,
        winner: Color,
        prover: &mut AnyProver,
        before: Option<&mut dyn BufRead>,
        journal: Journal<'_>,
    ) -> Result<Box<dyn Proving>, CampaignError> {
        with_position!(self, position => begin(*position, winner, prover, before, journal))
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
        with_position!(self, position => {
            let mut prover = AnyProver::new(resources);
            Ok(remake(prover.solver(position)?, position, winner, effort, watch))
        })
    }
}

fn begin<P: Solvable + Symmetric + Into<AnyPosition>>(
    position: P,
    winner: Color,
    prover: &mut AnyProver,
    before: Option<&mut dyn BufRead>,
    journal: Journal<'_>,
) -> Result<Box<dyn Proving>, CampaignError>
where
    P::Solver: 'static,
{
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
    let solver = prover.solver(&subject.position)?;
    let mut journal = |note: &claims::Note<P>| journal(&claims::line(note));
    Ok(Box::new(Campaign::new(
        subject,
        &notes,
        solver,
        &mut journal,
    )?))
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
