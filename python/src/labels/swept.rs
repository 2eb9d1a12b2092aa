//! Exact values of the positions that a sweep goes through.

use catalog::{Listed, PositionTask};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use solving::{Refusal, Resources, Sample, Solver as _};

use super::{LabelArrays, Labels};
use crate::arguments;
use crate::arrays::need_numpy;
use crate::errors::{RefusalError, as_error};
use crate::position::Position;
use crate::watch::Watcher;

/// Positions that can come of this one, at most so many after each number of plies, with the exact
/// values of them and of every legal action there: 1, 0 or -1 for the side to move. All of them are
/// known after the one sweep that solves this one.
#[pyfunction]
#[pyo3(signature = (position, n_each, *, seed=0, threads=None, memory=None, progress=None))]
pub(crate) fn swept<'py>(
    py: Python<'py>,
    position: &Bound<'py, Position>,
    n_each: usize,
    seed: u64,
    threads: Option<i64>,
    memory: Option<u64>,
    progress: Option<Py<PyAny>>,
) -> PyResult<LabelArrays<'py>> {
    need_numpy(py)?;
    let position = &position.get().0;
    let resources = arguments::resources(threads, memory, u64::MAX)?;
    let wanted = Sample { n_each, seed };
    let found = Watcher::new(progress, None).run(py, |watcher| {
        position.run(Sweep {
            wanted,
            resources,
            watcher,
        })
    })?;
    let found = found.map_err(as_error::<RefusalError, _>)?;
    let words = || {
        PyValueError::new_err(format!(
            "there is no sweep of {position}: expected a position of Pentago where the game goes on and no reply is due"
        ))
    };
    found.ok_or_else(words)?.into_arrays(py, position.game())
}

/// Sweeps a position.
struct Sweep<'a> {
    wanted: Sample,
    resources: Resources,
    watcher: &'a mut Watcher,
}

impl PositionTask for Sweep<'_> {
    type Output = Result<Option<Labels>, Refusal>;

    fn run<P: Listed>(self, position: &P) -> Self::Output {
        let mut solver = P::solver(self.resources)?;
        let wanted = self.wanted;
        let found = self
            .watcher
            .watch(|watch| solver.sample(position, wanted, watch))?;
        Ok(found.map(|found| {
            let labels = found
                .iter()
                .map(|valued| Labels::of(&valued.position, valued.value(), &valued.moves));
            labels.collect()
        }))
    }
}
