//! Games of the engine against itself, and what was to be expected in them.

use std::sync::atomic::{AtomicBool, Ordering};

use boardgame::Random;
use catalog::{Listed, Task};
use numpy::{PyArray1, PyArray2, PyArray4};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use rayon::prelude::*;
use training::Options;

use super::{masks_array, planes_array};
use crate::arguments;
use crate::arrays::need_numpy;
use crate::threads::{pool, run_attentively};

/// Observations, masks of legal actions, what was to be expected, the number of the game.
type Played<'py> = (
    Bound<'py, PyArray4<i8>>,
    Bound<'py, PyArray2<bool>>,
    Bound<'py, PyArray1<f32>>,
    Bound<'py, PyArray1<i64>>,
);

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
    threads: Option<i64>,
) -> PyResult<Played<'py>> {
    need_numpy(py)?;
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
        solver_nodes: 0,
    };
    let played = run_attentively(py, |is_stopped| {
        pool.install(|| {
            let play = |number: u64| {
                game.run(Play {
                    options,
                    seed: Random::new(seed.wrapping_add(number)).bits(),
                    is_stopped,
                })
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

/// Plays a game of the engine against itself.
struct Play<'a> {
    options: Options,
    seed: u64,
    is_stopped: &'a AtomicBool,
}

/// A position of such a game.
struct Moment {
    planes: Vec<i8>,
    mask: Vec<u8>,
    expected: f32,
}

impl Task for Play<'_> {
    type Output = Vec<Moment>;

    fn run<P: Listed>(self) -> Vec<Moment> {
        let goes_on = || !self.is_stopped.load(Ordering::Relaxed);
        let network = P::shipped().get();
        let Some((lessons, _)) = training::play::<P>(network, &self.options, self.seed, &goes_on)
        else {
            return Vec::new();
        };
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
