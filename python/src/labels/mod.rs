//! What the engine, the solvers and others know, as arrays to learn from.

pub(crate) mod exact;
pub(crate) mod games;
pub(crate) mod openings;
pub(crate) mod swept;

use catalog::{Game, Listed};
use numpy::{PyArray1, PyArray2, PyArray4, PyArrayMethods};
use pyo3::prelude::*;
use solving::Value;

use crate::arrays;

/// Observations, masks of legal actions, values of the actions, values of the positions, and which
/// actions have a value.
type LabelArrays<'py> = (
    Bound<'py, PyArray4<i8>>,
    Bound<'py, PyArray2<bool>>,
    Bound<'py, PyArray2<i8>>,
    Bound<'py, PyArray1<i8>>,
    Bound<'py, PyArray2<bool>>,
);

/// The same before they are arrays: what is known of some positions.
#[derive(Default)]
struct Labels {
    planes: Vec<i8>,
    masks: Vec<u8>,
    values: Vec<i8>,
    worth: Vec<i8>,
    known: Vec<u8>,
}

impl Labels {
    /// What is known of one position.
    fn of<P: Listed>(position: &P, worth: Value, moves: &[(P::Move, Value)]) -> Self {
        let points = |value| arrays::points(value) as i8;
        let mut labels = Self {
            planes: vec![0; P::PLANES.iter().product()],
            masks: position.mask(),
            values: vec![0; P::N_ACTIONS],
            worth: vec![points(worth)],
            known: vec![0; P::N_ACTIONS],
        };
        position.observe(position.turn(), &mut labels.planes);
        for &(m, value) in moves {
            let action = P::action(m);
            labels.values[action] = points(value);
            labels.known[action] = 1;
        }
        labels
    }

    fn into_arrays(self, py: Python<'_>, game: Game) -> PyResult<LabelArrays<'_>> {
        let n_found = self.worth.len();
        Ok((
            planes_array(py, game, self.planes, n_found)?,
            masks_array(py, game, self.masks, n_found)?,
            PyArray1::from_vec(py, self.values).reshape([n_found, game.n_actions()])?,
            PyArray1::from_vec(py, self.worth),
            masks_array(py, game, self.known, n_found)?,
        ))
    }
}

impl FromIterator<Self> for Labels {
    fn from_iter<I: IntoIterator<Item = Self>>(parts: I) -> Self {
        let mut all = Self::default();
        for part in parts {
            all.planes.extend(part.planes);
            all.masks.extend(part.masks);
            all.values.extend(part.values);
            all.worth.extend(part.worth);
            all.known.extend(part.known);
        }
        all
    }
}

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
