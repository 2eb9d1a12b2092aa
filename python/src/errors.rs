//! The exceptions. Their words are those of the Rust library.

use std::fmt::Display;

use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::{PyErr, PyTypeInfo, create_exception};

create_exception!(
    panta,
    PositionError,
    PyValueError,
    "A text is not a position of the game."
);
create_exception!(
    panta,
    MoveError,
    PyValueError,
    "A text or a number is not a move in this position."
);
create_exception!(
    panta,
    RecordError,
    PyValueError,
    "A text is not a record of a game."
);
create_exception!(
    panta,
    ProofError,
    PyValueError,
    "A certificate does not prove what it claims, or there is nothing to certify."
);
create_exception!(
    panta,
    RefusalError,
    PyRuntimeError,
    "A solver will not begin, because it could not finish within its memory."
);

/// Makes exceptions of a kind from what Rust says.
pub(crate) fn as_error<E: PyTypeInfo, D: Display>(error: D) -> PyErr {
    PyErr::new::<E, _>(error.to_string())
}
