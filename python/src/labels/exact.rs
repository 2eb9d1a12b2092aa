//! Exact values of random positions, found by the solvers.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};

use boardgame::Random;
use boardgame::chance::random_game;
use catalog::{Game, Listed, SetupChoice, Task};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use rayon::prelude::*;
use solving::{Analysis, Control, Question, Resources, Solver as _, Watch};

use super::{LabelArrays, Labels};
use crate::arguments;
use crate::arrays::need_numpy;
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
    threads: Option<i64>,
    memory: Option<u64>,
) -> PyResult<LabelArrays<'py>> {
    need_numpy(py)?;
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
        Ok(found?.into_iter().flatten().collect())
    }
}

/// Solves the position of one number.
struct SolveOne<'a> {
    all: Solve,
    index: usize,
    is_stopped: &'a AtomicBool,
}

impl Task for SolveOne<'_> {
    /// Nothing where somebody wants to stop.
    type Output = PyResult<Option<Labels>>;

    fn run<P: Listed>(self) -> Self::Output {
        if self.is_stopped.load(Ordering::Relaxed) {
            return Ok(None);
        }
        let position = self.position::<P>()?;
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
            .map_err(as_error::<RefusalError, _>)?;
        if self.is_stopped.load(Ordering::Relaxed) {
            return Ok(None);
        }
        let labels = labels(&position, &solved).ok_or_else(|| {
            let words = "more memory would be needed to know the value of every move in";
            RefusalError::new_err(format!("{words} {position}"))
        })?;
        Ok(Some(labels))
    }
}

/// What was found, if that is everything.
fn labels<P: Listed>(position: &P, solved: &Analysis<P::Move>) -> Option<Labels> {
    let moves = solved.moves.iter();
    let values: Option<Vec<_>> = moves
        .map(|(m, verdict)| Some((*m, verdict.value()?)))
        .collect();
    Some(Labels::of(position, solved.verdict.value()?, &values?))
}

impl SolveOne<'_> {
    /// A position after so many random plies, unless no game lasts so long.
    fn position<P: Listed>(&self) -> PyResult<P> {
        let seed = self.all.seed.wrapping_add(self.index as u64);
        let mut random = Random::new(seed);
        let found = (0..MAX_TRIES).find_map(|_| {
            let mut setup = self.all.setup;
            if self.all.game.is_shuffled() {
                setup.seed = Some(random.bits());
            }
            let game = random_game(setup.start::<P>(), &mut random);
            let reached = game.map(|(position, _)| position).nth(self.all.plies);
            reached.filter(|position| position.outcome().is_none())
        });
        found.ok_or_else(|| {
            let Solve { game, plies, .. } = self.all;
            let title = game.title();
            let words =
                format!("of {MAX_TRIES} random games of {title} none goes on after {plies} plies");
            PyValueError::new_err(words)
        })
    }
}

/// So many games are begun for one position.
const MAX_TRIES: usize = 1000;
