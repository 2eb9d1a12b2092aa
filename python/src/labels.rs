//! What the engine and the solvers know, as arrays to learn from.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};

use boardgame::Random;
use boardgame::chance::random_game;
use catalog::{Game, Listed, SetupChoice, Task};
use numpy::{PyArray1, PyArray2, PyArray4, PyArrayMethods};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use rayon::prelude::*;
use solving::{Control, Question, Resources, Solver as _, Verdict, Watch};
use training::Options;

use crate::errors::{RefusalError, as_error};
use crate::threads::{pool, run_attentively};
use crate::{arguments, arrays};

/// Observations, masks of legal actions, values of the actions, values of the positions.
type Solved<'py> = (
    Bound<'py, PyArray4<i8>>,
    Bound<'py, PyArray2<bool>>,
    Bound<'py, PyArray2<i8>>,
    Bound<'py, PyArray1<i8>>,
);

/// Observations, masks of legal actions, what was to be expected, the number of the game.
type Played<'py> = (
    Bound<'py, PyArray4<i8>>,
    Bound<'py, PyArray2<bool>>,
    Bound<'py, PyArray1<f32>>,
    Bound<'py, PyArray1<i64>>,
);

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
) -> PyResult<Solved<'py>> {
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
    let Seen {
        planes,
        masks,
        values,
        worth,
    } = task.run_in_pool(py)?;
    let n_found = worth.len();
    Ok((
        planes_array(py, game, planes, n_found)?,
        masks_array(py, game, masks, n_found)?,
        PyArray1::from_vec(py, values).reshape([n_found, game.n_actions()])?,
        PyArray1::from_vec(py, worth),
    ))
}

/// The games of the engine against itself with these numbers: every position that it thought about, and
/// the points that were to be expected there for the side to move, from 0 to 1.
#[pyfunction]
#[pyo3(signature = (game, n_games, *, first=0, nodes=200, random_plies=8, random_moves=4, seed=0, threads=None))]
#[expect(clippy::too_many_arguments, reason = "named in Python")]
pub(crate) fn self_play<'py>(
    py: Python<'py>,
    game: &str,
    n_games: u64,
    first: u64,
    nodes: u64,
    random_plies: usize,
    random_moves: usize,
    seed: u64,
    threads: Option<usize>,
) -> PyResult<Played<'py>> {
    let game = arguments::game(game)?;
    let pool = pool(arguments::threads(threads)?)?;
    if random_plies > MAX_RANDOM_PLIES {
        let words = format!("expected at most {MAX_RANDOM_PLIES} random plies, not {random_plies}");
        return Err(PyValueError::new_err(words));
    }
    let options = Options {
        nodes,
        random_plies,
        random_moves,
        lambda: 0.8,
    };
    let played = run_attentively(py, |is_stopped| {
        pool.install(|| {
            let play = |number: u64| {
                let is_stopped = is_stopped.load(Ordering::Relaxed);
                let task = Play {
                    options,
                    seed: Random::new(seed.wrapping_add(number)).bits(),
                };
                if is_stopped {
                    Vec::new()
                } else {
                    game.run(task)
                }
            };
            let games = (first..first.saturating_add(n_games)).into_par_iter();
            games
                .map(|number| (number, play(number)))
                .collect::<Vec<_>>()
        })
    })?;
    let (mut planes, mut masks, mut expected, mut numbers) = (vec![], vec![], vec![], vec![]);
    for (number, moments) in played {
        for moment in moments {
            planes.extend(moment.planes);
            masks.extend(moment.mask);
            expected.push(moment.expected);
            numbers.push(number as i64);
        }
    }
    let n_found = numbers.len();
    Ok((
        planes_array(py, game, planes, n_found)?,
        masks_array(py, game, masks, n_found)?,
        PyArray1::from_vec(py, expected),
        PyArray1::from_vec(py, numbers),
    ))
}

/// More random plies would end most games.
const MAX_RANDOM_PLIES: usize = 100;

fn planes_array(
    py: Python<'_>,
    game: Game,
    planes: Vec<i8>,
    n_found: usize,
) -> PyResult<Bound<'_, PyArray4<i8>>> {
    let [n_planes, rows, columns] = game.planes();
    PyArray1::from_vec(py, planes).reshape([n_found, n_planes, rows, columns])
}

fn masks_array(
    py: Python<'_>,
    game: Game,
    masks: Vec<u8>,
    n_found: usize,
) -> PyResult<Bound<'_, PyArray2<bool>>> {
    arrays::as_bools(&PyArray1::from_vec(py, masks).reshape([n_found, game.n_actions()])?)
}

/// What was solved.
#[derive(Default)]
struct Seen {
    planes: Vec<i8>,
    masks: Vec<u8>,
    values: Vec<i8>,
    worth: Vec<i8>,
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
    fn run_in_pool(self, py: Python<'_>) -> PyResult<Seen> {
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
        let mut all = Seen::default();
        for one in found
            .map_err(as_error::<RefusalError, _>)?
            .into_iter()
            .flatten()
        {
            all.planes.extend(one.planes);
            all.masks.extend(one.masks);
            all.values.extend(one.values);
            all.worth.extend(one.worth);
        }
        Ok(all)
    }
}

/// Solves the position of one number.
struct SolveOne<'a> {
    all: Solve,
    index: usize,
    is_stopped: &'a AtomicBool,
}

impl Task for SolveOne<'_> {
    type Output = Result<Option<Seen>, String>;

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
        let seen = seen(&position, &solved);
        if seen.is_none() && !self.is_stopped.load(Ordering::Relaxed) {
            let words = "more memory would be needed to know the value of every move in";
            return Err(format!("{words} {position}"));
        }
        Ok(seen)
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

/// What is known of a solved position; nothing where the solver was stopped.
fn seen<P: Listed>(position: &P, found: &solving::Analysis<P::Move>) -> Option<Seen> {
    let points = |verdict: Verdict| verdict.value().map(|value| arrays::points(value) as i8);
    let mut seen = Seen {
        planes: vec![0; P::PLANES.iter().product()],
        masks: position.mask(),
        values: vec![0; P::N_ACTIONS],
        worth: vec![points(found.verdict)?],
    };
    position.observe(position.turn(), &mut seen.planes);
    for (m, verdict) in &found.moves {
        seen.values[P::action(*m)] = points(*verdict)?;
    }
    Some(seen)
}

/// Plays a game of the engine against itself.
struct Play {
    options: Options,
    seed: u64,
}

/// A position of such a game.
struct Moment {
    planes: Vec<i8>,
    mask: Vec<u8>,
    expected: f32,
}

impl Task for Play {
    type Output = Vec<Moment>;

    fn run<P: Listed>(self) -> Vec<Moment> {
        let (lessons, _) = training::play::<P>(P::shipped().get(), &self.options, self.seed);
        let moment = |(position, expected): (P, f32)| {
            let mut planes = vec![0; P::PLANES.iter().product()];
            position.observe(position.turn(), &mut planes);
            Moment {
                planes,
                mask: position.mask(),
                expected,
            }
        };
        lessons.into_iter().rev().map(moment).collect()
    }
}
