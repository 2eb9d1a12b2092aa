//! Arrays of numpy, made of what Rust has computed.

use boardgame::Color;
use catalog::AnyPosition;
use numpy::{Element, PyArray, PyArray1, PyArray3, PyArray4, PyArrayMethods};
use pyo3::prelude::*;
use solving::Value;

use crate::action_set::ActionSet;

/// Actions, observations and values of what can follow.
pub(crate) type Successors<'py> = (
    Bound<'py, PyArray1<i64>>,
    Bound<'py, PyArray4<i8>>,
    Bound<'py, PyArray1<f32>>,
);

/// The planes of one position.
pub(crate) fn observation<'py>(
    py: Python<'py>,
    position: &AnyPosition,
    viewer: Color,
) -> PyResult<Bound<'py, PyArray3<i8>>> {
    let shape = position.game().planes();
    let mut planes = vec![0; shape.iter().product()];
    position.observe(viewer, &mut planes);
    PyArray1::from_vec(py, planes).reshape(shape)
}

/// The legal actions of one position.
pub(crate) fn mask<'py>(
    py: Python<'py>,
    position: &AnyPosition,
) -> PyResult<Bound<'py, PyArray1<bool>>> {
    let mut mask = vec![0; position.game().n_actions()];
    ActionSet::legal(position).write_mask(&mut mask);
    as_bools(&PyArray1::from_vec(py, mask))
}

/// Where the legal moves lead.
pub(crate) fn successors<'py>(
    py: Python<'py>,
    position: &AnyPosition,
) -> PyResult<Successors<'py>> {
    let actions = position.legal_actions();
    let [planes, rows, columns] = position.game().planes();
    let len = planes * rows * columns;
    let mut seen = vec![0; actions.len() * len];
    let mut values = Vec::with_capacity(actions.len());
    for (&action, seen) in actions.iter().zip(seen.chunks_exact_mut(len)) {
        let next = position.play_action(action.into()).expect("it is legal");
        next.observe(next.turn(), seen);
        let value = next
            .outcome()
            .map(|outcome| points(Value::of(outcome, position.turn())));
        values.push(value.unwrap_or(f32::NAN));
    }
    let shape = [actions.len(), planes, rows, columns];
    Ok((
        PyArray1::from_iter(py, actions.into_iter().map(i64::from)),
        PyArray1::from_vec(py, seen).reshape(shape)?,
        PyArray1::from_vec(py, values),
    ))
}

/// What a value is worth: 1, 0 or -1.
pub(crate) fn points(value: Value) -> f32 {
    match value {
        Value::Win => 1.0,
        Value::Draw => 0.0,
        Value::Loss => -1.0,
    }
}

/// The same memory as truth values; all of it is 0 or 1.
pub(crate) fn as_bools<'py, D: numpy::ndarray::Dimension>(
    array: &Bound<'py, PyArray<u8, D>>,
) -> PyResult<Bound<'py, PyArray<bool, D>>> {
    let dtype = <bool as Element>::get_dtype(array.py());
    Ok(array.call_method1("view", (dtype,))?.cast_into()?)
}
