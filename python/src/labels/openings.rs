//! Values that others have proven and published, by the numbers of their positions.

use std::sync::atomic::{AtomicBool, Ordering};

use boardgame::Random;
use catalog::{Listed, Task};
use numpy::{PyArray1, PyArrayMethods as _};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use rayon::prelude::*;
use solving::Published;

use super::{LabelArrays, Labels};
use crate::threads::{pool, run_attentively};
use crate::{arguments, arrays};

/// Between two looks whether somebody wants to stop.
const CHUNK: usize = 64;

/// The numbers of the positions whose values are published, all or those after so many plies: of those
/// that are images of each other, one.
#[pyfunction]
#[pyo3(signature = (game, plies=None))]
pub(crate) fn published_numbers<'py>(
    py: Python<'py>,
    game: &str,
    plies: Option<usize>,
) -> PyResult<Bound<'py, PyArray1<i64>>> {
    arrays::need_numpy(py)?;
    let game = arguments::game(game)?;
    let numbers = py.detach(|| game.run(Numbers { plies }));
    py.check_signals()?;
    let words = || {
        let title = game.title();
        match game.published_plies().checked_sub(1) {
            None => format!("no values of {title} are published"),
            Some(last) => {
                format!("expected 0 to {last} plies, after which values of {title} are published")
            }
        }
    };
    if numbers.is_empty() {
        return Err(PyValueError::new_err(words()));
    }
    Ok(PyArray1::from_vec(py, numbers))
}

/// What is published of the positions of these numbers; turned over in a way that the seed decides, if
/// there is one.
#[pyfunction]
#[pyo3(signature = (game, numbers, *, seed=None, threads=None))]
pub(crate) fn published<'py>(
    py: Python<'py>,
    game: &str,
    numbers: &Bound<'py, PyAny>,
    seed: Option<u64>,
    threads: Option<i64>,
) -> PyResult<LabelArrays<'py>> {
    arrays::need_numpy(py)?;
    let game = arguments::game(game)?;
    let numbers = arrays::whole_numbers(numbers, "numbers")?;
    let numbers = numbers.try_readonly()?;
    let numbers = numbers.as_slice()?;
    let pool = pool(arguments::threads(threads)?)?;
    let found = run_attentively(py, |is_stopped| {
        let look_up = |numbers: &[i64]| {
            game.run(LookUp {
                numbers,
                seed,
                is_stopped,
            })
        };
        pool.install(|| {
            let chunks = numbers.par_chunks(CHUNK);
            chunks.map(look_up).collect::<Result<Vec<_>, _>>()
        })
    })?;
    let found = found.map_err(|number| {
        let words = format!("expected numbers of published positions, not {number}");
        PyValueError::new_err(words)
    })?;
    found.into_iter().collect::<Labels>().into_arrays(py, game)
}

/// Lists the numbers.
struct Numbers {
    plies: Option<usize>,
}

impl Task for Numbers {
    type Output = Vec<i64>;

    fn run<P: Listed>(self) -> Vec<i64> {
        let plies = match self.plies {
            Some(plies) => plies..plies.saturating_add(1).min(P::PUBLISHED_PLIES),
            None => 0..P::PUBLISHED_PLIES,
        };
        let numbers = plies.flat_map(P::published_numbers);
        numbers.map(i64::from).collect()
    }
}

/// Looks some positions up; or says which number is none.
struct LookUp<'a> {
    numbers: &'a [i64],
    seed: Option<u64>,
    is_stopped: &'a AtomicBool,
}

impl Task for LookUp<'_> {
    type Output = Result<Labels, i64>;

    fn run<P: Listed>(self) -> Self::Output {
        if self.is_stopped.load(Ordering::Relaxed) {
            return Ok(Labels::default());
        }
        let look_up = |&number: &i64| self.look_up::<P>(number).ok_or(number);
        self.numbers.iter().map(look_up).collect()
    }
}

impl LookUp<'_> {
    fn look_up<P: Listed>(&self, number: i64) -> Option<Labels> {
        let position = P::published_position(number.try_into().ok()?)?;
        let position = self
            .seed
            .map_or(position, |seed| turned(position, seed, number));
        let Published { value, moves } = position.published()?;
        Some(Labels::of(&position, value, &moves))
    }
}

/// An image that a seed decides.
fn turned<P: Listed>(position: P, seed: u64, number: i64) -> P {
    let mut random = Random::new(Random::new(seed).bits() ^ number as u64);
    let symmetry = random.pick(position.symmetries());
    position.transform(*symmetry.expect("the identity is one"))
}
