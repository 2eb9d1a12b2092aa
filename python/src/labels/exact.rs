//! Exact values of random positions, found by the solvers.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};

use boardgame::Random;
use boardgame::chance::random_game;
use catalog::{Game, Listed, SetupChoice, Task};
use pyo3::prelude::*;
use rayon::prelude::*;
use solving::{Control, Question, Resources, Solver as _, Watch};

use super::{LabelArrays, Labels};
use crate::arguments;
use crate::errors::{RefusalError, as_error};
use crate::threads::{pool, run_attentively};

/// Exact values of random positions after so many plies, and of every legal action there: 1, 0 or -1
/// for the side to move.
#[pyfunction]
#[pyo3(signature = (game, n_positions, *, plies, edition=None, seed=0, threads=None, memory=None))]
#[expect(clippy::too_many_arguments, reason = "named in Python")]
pub(crate) fn solved<'py>(
    py: Python<'py>,
    game: &str,
    n_positions: usize,
    plies: usize,
    edition: Option<&str>,
    seed: u64,
    threads: Option<usize>,
    memory: Option<u64>,
) -> PyResult<LabelArrays<'py>> {
    let game = arguments::game(game)?;
    let resources = arguments::resources(threads, memory, u64::MAX)?;
    let setup = arguments::setup(game, edition, None, None)?;
    let task = Solve {
        game,
        setup,
        n_positions,
        plies,
        seed,
        resources,
    };
    task.run_in_pool(py)?.into_arrays(py, game)
}

/// Solves random positions.
#[derive(Clone, Copy)]
struct Solve {
    game: Game,
    setup: SetupChoice,
    n_positions: usize,
    plies: usize,
    seed: u64,
    resources: Resources,
}

impl Solve {
    /// One position for each thread at a time, each with its share of the memory.
    fn run_in_pool(self, py: Python<'_>) -> PyResult<Labels> {
        let n_threads = self.resources.threads;
        let pool = pool(n_threads)?;
        let found = run_attentively(py, |is_stopped| {
            pool.install(|| {
                let one = |index: usize| {
                    self.game.run(SolveOne {
                        all: self,
                        index,
                        is_stopped,
                    })
                };
                (0..self.n_positions)
                    .into_par_iter()
                    .map(one)
                    .collect::<Result<Vec<_>, _>>()
            })
        })?;
        let found = found.map_err(as_error::<RefusalError, _>)?;
        Ok(found.into_iter().flatten().collect())
    }
}

/// Solves the position of one number.
struct SolveOne<'a> {
    all: Solve,
    index: usize,
    is_stopped: &'a AtomicBool,
}

impl Task for SolveOne<'_> {
    type Output = Result<Option<Labels>, String>;

    fn run<P: Listed>(self) -> Self::Output {
        if self.is_stopped.load(Ordering::Relaxed) {
            return Ok(None);
        }
        let Some(position) = self.position::<P>() else {
            return Ok(None);
        };
        let Resources { threads, memory } = self.all.resources;
        let share = Resources {
            threads: NonZeroUsize::MIN,
            memory: memory / threads.get() as u64,
        };
        let mut watch = |_| {
            if self.is_stopped.load(Ordering::Relaxed) {
                Control::Stop
            } else {
                Control::Continue
            }
        };
        let question = Question::default();
        let solved = P::solver(share)
            .and_then(|mut solver| solver.solve(&position, question, &mut Watch::new(&mut watch)))
            .map_err(|refusal| refusal.to_string())?;
        let labels = Labels::of(&position, &solved);
        if labels.is_none() && !self.is_stopped.load(Ordering::Relaxed) {
            let words = "more memory would be needed to know the value of every move in";
            return Err(format!("{words} {position}"));
        }
        Ok(labels)
    }
}

impl SolveOne<'_> {
    /// A position after so many random plies, unless no game of a hundred lasts so long.
    fn position<P: Listed>(&self) -> Option<P> {
        let seed = self.all.seed.wrapping_add(self.index as u64);
        let mut random = Random::new(seed);
        (0..100).find_map(|_| {
            let mut setup = self.all.setup;
            if self.all.game.is_shuffled() {
                setup.seed = Some(random.bits());
            }
            let game = random_game(setup.start::<P>(), &mut random);
            let reached = game.map(|(position, _)| position).nth(self.all.plies);
            reached.filter(|position| position.outcome().is_none())
        })
    }
}
