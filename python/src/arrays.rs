//! Arrays of numpy, made of what Rust has computed.

use boardgame::Color;
use catalog::AnyPosition;
use numpy::{
    Element, PyArray, PyArray1, PyArray3, PyArray4, PyArrayMethods, PyUntypedArrayMethods as _,
};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyList, PyTuple};
use solving::Value;

/// Actions, observations and values of what can follow.
pub(crate) type Successors<'py> = (
    Bound<'py, PyArray1<i64>>,
    Bound<'py, PyArray4<i8>>,
    Bound<'py, PyArray1<f32>>,
);

/// Makes sure that numpy is here, and that it has been asked for all that arrays need: this runs Python,
/// in which signals are heard. Where it is not here, whoever wants an array is told so.
pub(crate) fn need_numpy(py: Python<'_>) -> PyResult<()> {
    static IS_HERE: PyOnceLock<()> = PyOnceLock::new();
    IS_HERE.get_or_try_init(py, || {
        py.import("numpy")?;
        py.check_signals()?;
        PyArray1::<i8>::zeros(py, 0, false);
        PyResult::Ok(())
    })?;
    Ok(())
}

/// The planes of one position.
pub(crate) fn observation<'py>(
    py: Python<'py>,
    position: &AnyPosition,
    viewer: Color,
) -> PyResult<Bound<'py, PyArray3<i8>>> {
    need_numpy(py)?;
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
    need_numpy(py)?;
    as_bools(&PyArray1::from_vec(py, position.legal_actions().mask()))
}

/// Where the legal moves lead.
pub(crate) fn successors<'py>(
    py: Python<'py>,
    position: &AnyPosition,
) -> PyResult<Successors<'py>> {
    need_numpy(py)?;
    let actions = position.legal_actions();
    let [planes, rows, columns] = position.game().planes();
    let len = planes * rows * columns;
    let mut seen = vec![0; actions.len() * len];
    let mut values = Vec::with_capacity(actions.len());
    for (action, seen) in actions.iter().zip(seen.chunks_exact_mut(len)) {
        let next = position.play_action(action).expect("it is legal");
        next.observe(next.turn(), seen);
        let value = next
            .outcome()
            .map(|outcome| points(Value::of(outcome, position.turn())));
        values.push(value.unwrap_or(f32::NAN));
    }
    let shape = [actions.len(), planes, rows, columns];
    Ok((
        PyArray1::from_iter(py, actions.iter().map(|action| action as i64)),
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

/// Numbers of 64 bits in a row, from whatever numpy makes an array of; copied where they are something
/// else.
pub(crate) fn whole_numbers<'py>(
    numbers: &Bound<'py, PyAny>,
    what: &str,
) -> PyResult<Bound<'py, PyArray1<i64>>> {
    if let Ok(array) = numbers.cast::<PyArray1<i64>>()
        && array.is_contiguous()
    {
        return Ok(array.clone());
    }
    // Moves are their actions, which numpy does not know.
    if let (true, Ok(listed)) = (is_list(numbers), numbers.extract::<Vec<i64>>()) {
        return Ok(PyArray1::from_vec(numbers.py(), listed));
    }
    let numpy = numbers.py().import("numpy")?;
    let array = numpy.call_method1("asarray", (numbers,))?;
    let dtype = array.getattr("dtype")?;
    let kind: String = dtype.getattr("kind")?.extract()?;
    if kind != "i" && kind != "u" {
        let words = format!("expected {what} that are whole numbers, not {dtype}");
        return Err(PyTypeError::new_err(words));
    }
    let n_dimensions: usize = array.getattr("ndim")?.extract()?;
    if n_dimensions != 1 {
        let words = format!("expected {what} in one dimension, not in {n_dimensions}");
        return Err(PyValueError::new_err(words));
    }
    let whole = numpy.call_method1("ascontiguousarray", (array, i64::get_dtype(numbers.py())))?;
    Ok(whole.cast_into()?)
}

fn is_list(numbers: &Bound<'_, PyAny>) -> bool {
    numbers.is_instance_of::<PyList>() || numbers.is_instance_of::<PyTuple>()
}
