//! Moves: a game and a number, which is all that a move is.

use catalog::{AnyActions, AnyPosition, Game, MoveError as Reason};
use pyo3::exceptions::{PyIndexError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PySlice, PyString};

use crate::arguments;
use crate::errors::{MoveError, as_error};

/// A move of a game: one whole turn. Its text is its notation, its number its action.
#[pyclass(frozen, eq, hash, from_py_object, module = "panta")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Move {
    game: Game,
    action: u16,
}

impl Move {
    /// The move of a number that the game has given.
    pub(crate) fn new(game: Game, action: usize) -> Self {
        let action = action as u16;
        Self { game, action }
    }

    /// The notation.
    pub(crate) fn text(self) -> String {
        let text = self.game.action_text(self.action.into());
        text.expect("only numbers of the game are taken")
    }
}

#[pymethods]
impl Move {
    #[new]
    fn from_action(game: &str, action: i64) -> PyResult<Self> {
        let game = arguments::game(game)?;
        Ok(Self::new(game, checked_action(game, action)?))
    }

    /// The name of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.game.name()
    }

    /// The number of the move.
    #[getter]
    fn action(&self) -> u16 {
        self.action
    }

    fn __index__(&self) -> u16 {
        self.action
    }

    fn __str__(&self) -> String {
        self.text()
    }

    fn __repr__(&self) -> String {
        format!("<{} move {}>", self.game.name(), self.text())
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> (Py<PyAny>, (&'static str, u16)) {
        let m = slf.get();
        (slf.get_type().into_any().unbind(), (m.game(), m.action))
    }
}

/// Legal moves in the order of their actions: a sequence that makes its items when they are asked for.
#[pyclass(frozen, eq, sequence, module = "panta")]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Moves(AnyActions);

impl Moves {
    /// The legal moves of a position.
    pub(crate) fn of(position: &AnyPosition) -> Self {
        Self(position.legal_actions())
    }

    fn at(&self, index: usize) -> Option<Move> {
        let action = self.0.nth(index)?;
        Some(Move::new(self.0.game(), action))
    }
}

#[pymethods]
impl Moves {
    fn __len__(&self) -> usize {
        self.0.len()
    }

    fn __getitem__<'py>(&self, index: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let py = index.py();
        if let Ok(slice) = index.cast::<PySlice>() {
            let range = slice.indices(self.0.len() as isize)?;
            let places = (0..range.slicelength as isize).map(|n| range.start + n * range.step);
            let moves: Vec<_> = places.filter_map(|at| self.at(at as usize)).collect();
            return moves.into_pyobject(py);
        }
        let index: isize = index.extract()?;
        let from_end = index.saturating_add(self.0.len() as isize);
        let index = if index < 0 { from_end } else { index };
        let m = usize::try_from(index).ok().and_then(|index| self.at(index));
        let m = m.ok_or_else(|| PyIndexError::new_err("there are not so many moves"))?;
        Ok(Bound::new(py, m)?.into_any())
    }

    fn __contains__(&self, item: &Bound<'_, PyAny>) -> bool {
        let m = item.cast::<Move>().map(Bound::get);
        m.is_ok_and(|m| m.game == self.0.game() && self.0.contains(m.action.into()))
    }

    fn __repr__(&self) -> String {
        let texts = (0..self.0.len()).filter_map(|index| self.at(index));
        let texts: Vec<_> = texts.map(Move::text).collect();
        format!("<{} moves {}>", self.0.game().name(), texts.join(" "))
    }

    /// The numbers of the moves.
    #[getter]
    fn actions(&self) -> Vec<usize> {
        self.0.iter().collect()
    }
}

/// The action that a caller means by a move, its text or its number.
pub(crate) fn action_of(position: &AnyPosition, m: &Bound<'_, PyAny>) -> PyResult<usize> {
    let game = position.game();
    if let Ok(m) = m.cast::<Move>() {
        let m = m.get();
        return if m.game == game {
            Ok(m.action.into())
        } else {
            let words = format!("expected a move of {}, not of {}", game.name(), m.game());
            Err(MoveError::new_err(words))
        };
    }
    if let Ok(text) = m.cast::<PyString>() {
        return position.action(text.to_str()?).map_err(refused);
    }
    let number = m.extract().map_err(|_| {
        let name = arguments::type_name(m);
        PyTypeError::new_err(format!(
            "expected a move, its text or its action, not {name}"
        ))
    })?;
    checked_action(game, number)
}

/// The exception for a move that cannot be played.
pub(crate) fn refused(reason: Reason) -> PyErr {
    as_error::<MoveError, _>(reason)
}

fn checked_action(game: Game, action: i64) -> PyResult<usize> {
    let n_actions = game.n_actions();
    let found = usize::try_from(action)
        .ok()
        .filter(|&action| action < n_actions);
    found.ok_or_else(|| {
        let words = format!(
            "expected an action from 0 to {}, not {action}",
            n_actions - 1
        );
        PyValueError::new_err(words)
    })
}
