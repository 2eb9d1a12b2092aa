//! Exact values: a sweep over twist-abstracted tables, and a forward search where it does not fit.
//!
//! ```text
//! position -> moves that end the game (known)
//!          -> openings, if they have it          values that others have proven
//!          -> sweep, if it fits the memory        every edition; values of all moves at once
//!               horizons 2, 3, ... plies          short wins and losses with exact distances
//!               the full board                    everything else
//!          -> placings, if sweeps after each fit  the same cell by cell, for a third of the memory
//!          -> search, if not                      short forced wins (search, threat, table)
//!          -> line                                the best move and how the game goes on
//! ```
//!
//! Looking [`ahead`] is one sweep to the longest horizon that a budget allows, for the engine.
//!
//! The parts of a sweep, from the bottom up: [`orientation`] (128 boards in one table), [`spots`]
//! and [`fives`] (who has five where), [`layout`] (which node stands where), [`plan`] (what fits
//! where, and the memory), [`gather`] and [`kernel`] (one tile) and [`machine`] (the same with wide
//! registers), `sweep` (levels and threads), [`stand`], [`values`] and [`placings`] (from tables to
//! moves), `sample` (other positions than the root, while their levels stand), `wins` and [`strategy`]
//! (all positions that a winner can be brought to, from levels that are kept). [`plain`] is a sweep
//! without any of that, to compare with.

#[cfg(not(target_family = "wasm"))]
mod ahead;
mod bench;
mod fives;
mod gather;
mod kernel;
mod known;
mod layout;
mod line;
mod lines;
mod machine;
mod orientation;
mod placings;
mod plain;
mod plan;
mod rules;
mod sample;
mod search;
mod spots;
mod stage;
mod stand;
mod strategy;
mod sweep;
mod table;
mod tables;
mod tally;
mod threat;
mod values;
mod wins;
mod work;

#[cfg(feature = "engine")]
pub(crate) use {lines::OnLines, plan::sweep_nodes, threat::wins_at_once};

use solving::certificate::{BuildError, SizeLimit, Strategy};
use solving::{
    Analysis, NotPublished, Published, Question, Refusal, Resources, Sample, Solvable, Solver,
    Valued, Version, Watch,
};

use crate::openings::{INCLUDED, MAX_MARBLES, Openings, openings, provide};
use crate::{Move, Pentago};
use machine::Machine;
#[cfg(not(target_family = "wasm"))]
use machine::Memory;
use stage::Workers;
use tally::Tally;
use work::Work;

/// Proves the values of Pentago positions of every edition.
///
/// A position of 18 or more marbles takes 410 MB at least (780 MB at best speed), one of 16
/// 3.0 GB, one of 15 8.4 GB. What does not fit is left to a search for short forced wins, and
/// refused if that does not decide it.
///
/// Of the ordinary edition's positions with six marbles or fewer it tells what others have proven
/// ([`openings`](crate::openings)): the values of all moves, and with six that of the position.
///
/// Wins and losses of few plies (eight with 18 marbles) come with exact distances; others with a
/// bound. All exact distances ([`Question::exact_distance`]) cost a sweep for each further ply, in
/// all about eight times the whole at most.
///
/// ```
/// use pentago::{Pentago, PentagoSolver};
/// use solving::{Control, Question, Resources, Solver, Value, Watch};
/// use std::num::NonZeroUsize;
///
/// let position: Pentago = "wwww2/bbbb2/6/6/6/6 w".parse()?;
/// let resources = Resources { threads: NonZeroUsize::MIN, memory: 16 << 20 };
/// let question = Question { root_only: true, exact_distance: false };
/// let mut watch = |_progress| Control::Continue; // the place for a time limit
/// let mut solver = PentagoSolver::new(resources);
/// let analysis = solver.solve(&position, question, &mut Watch::new(&mut watch))?;
/// assert_eq!(analysis.verdict.value(), Some(Value::Win));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct PentagoSolver {
    resources: Resources,
    workers: Workers,
    /// Where looks ahead stand, kept from one to the next.
    #[cfg(not(target_family = "wasm"))]
    memory: Memory,
}

impl PentagoSolver {
    /// A solver that may use so much.
    pub fn new(resources: Resources) -> Self {
        let workers = Workers {
            n_threads: resources.threads.get(),
            machine: Machine::detect(),
        };
        Self {
            resources,
            workers,
            #[cfg(not(target_family = "wasm"))]
            memory: Memory::default(),
        }
    }

    fn work(
        &self,
        position: &Pentago,
        question: Question,
        tally: &mut Tally<'_, '_>,
        published: Option<&Published<Move>>,
    ) -> Result<Analysis<Move>, Refusal> {
        let mut work = Work::new(position, question, self.resources, self.workers, tally);
        match published {
            Some(published) => work.take_up(published),
            None => work.prove()?,
        }
        Ok(work.into_analysis())
    }
}

impl Solvable for Pentago {
    type Solver = PentagoSolver;
    const SOURCE: Option<&'static str> =
        Some("Geoffrey Irving, Pentago is a first-player win, 2014");
    const PUBLISHED_PLIES: usize = MAX_MARBLES + 1;
    const VERSIONS: &'static [Version<Self>] = bench::VERSIONS;

    fn solver(resources: Resources) -> Result<PentagoSolver, Refusal> {
        Ok(PentagoSolver::new(resources))
    }

    fn published(&self) -> Option<Published<Move>> {
        openings()?.published(self)
    }

    fn published_file() -> &'static [u8] {
        INCLUDED
    }

    fn bring_published(file: Vec<u8>) -> Result<(), NotPublished> {
        provide(Openings::read(file).map_err(|_| NotPublished)?);
        Ok(())
    }

    fn published_numbers(plies: usize) -> Vec<u32> {
        openings().map_or_else(Vec::new, |openings| openings.numbers(plies))
    }

    fn published_position(number: u32) -> Option<Self> {
        openings()?.position(number)
    }
}

impl Solver<Pentago> for PentagoSolver {
    fn solve(
        &mut self,
        position: &Pentago,
        question: Question,
        watch: &mut Watch<'_>,
    ) -> Result<Analysis<Move>, Refusal> {
        let published = position.published();
        self.work(
            position,
            question,
            &mut Tally::new(watch),
            published.as_ref(),
        )
    }

    fn compute(
        &mut self,
        position: &Pentago,
        question: Question,
        watch: &mut Watch<'_>,
    ) -> Result<Analysis<Move>, Refusal> {
        self.work(position, question, &mut Tally::new(watch), None)
    }

    #[cfg(not(target_family = "wasm"))]
    fn look_ahead(
        &mut self,
        position: &Pentago,
        max_nodes: u64,
        watch: &mut Watch<'_>,
    ) -> Option<Analysis<Move>> {
        ahead::look_ahead(self, position, max_nodes, watch)
    }

    fn strategy(
        &mut self,
        position: &Pentago,
        limit: SizeLimit,
        watch: &mut Watch<'_>,
    ) -> Result<Strategy<Pentago>, BuildError> {
        strategy::strategy(self, position, limit, watch)
    }

    fn sample(
        &mut self,
        position: &Pentago,
        wanted: Sample,
        watch: &mut Watch<'_>,
    ) -> Result<Option<Vec<Valued<Pentago>>>, Refusal> {
        let mut tally = Tally::new(watch);
        sample::sample(position, wanted, self.resources, self.workers, &mut tally)
    }
}
