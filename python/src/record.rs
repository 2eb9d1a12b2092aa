//! Records: whole games, which know what positions do not.

use boardgame::Color;
use boardgame::record::{Adjudication, OffBoard, is_free_tag};
use boardgame::{Named as _, Outcome};
use catalog::AnyRecord;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyType;

use crate::analysis::{self, Analysis, Asked, Means};
use crate::arguments;
use crate::errors::{RecordError, as_error};
use crate::moves::{Move, action_of, refused};
use crate::position::{Position, any_position, to_python};

/// A game from its starting position to where it stands. Unlike positions it changes.
#[pyclass(eq, module = "panta")]
#[derive(PartialEq)]
pub(crate) struct Record(AnyRecord);

/// Reads all records of a text, in Panta's form or in that of OpenSpiel.
#[pyfunction]
pub(crate) fn read_records(text: &str) -> PyResult<Vec<Record>> {
    let records = catalog::read_records(text).map_err(as_error::<RecordError, _>)?;
    Ok(records.into_iter().map(Record).collect())
}

#[pymethods]
impl Record {
    #[new]
    fn new(start: &Bound<'_, PyAny>) -> PyResult<Self> {
        Ok(Self(AnyRecord::new(&any_position(start)?)))
    }

    /// Reads one record.
    #[classmethod]
    fn parse(_class: &Bound<'_, PyType>, text: &str) -> PyResult<Self> {
        let mut records = read_records(text)?;
        match (records.pop(), records.len()) {
            (Some(record), 0) => Ok(record),
            (_, more) => {
                let words = format!(
                    "expected one game, not {}",
                    if more == 0 { 0 } else { more + 1 }
                );
                Err(RecordError::new_err(words))
            }
        }
    }

    /// Plays a move, its text or its action.
    fn push(&mut self, r#move: &Bound<'_, PyAny>) -> PyResult<()> {
        let position = self.0.position();
        let action = action_of(&position, r#move)?;
        let text = position.game().action_text(action);
        self.0
            .push(&text.expect("it is an action"))
            .map_err(refused)
    }

    /// Takes the last move back, whatever ended the game after it.
    fn pop(&mut self) -> Option<Move> {
        let text = self.0.pop()?;
        let position = self.0.position();
        let action = position.action(&text).expect("it was played here");
        Some(Move::new(position.game(), action))
    }

    /// Ends the game off the board: `"resignation"`, `"time"` or `"forfeit"` of a color,
    /// `"agreement"` or `"abandoned"`.
    #[pyo3(signature = (how, loser=None))]
    fn adjudicate(&mut self, how: &str, loser: Option<&str>) -> PyResult<()> {
        let loser = loser.map(arguments::color).transpose()?;
        self.0
            .adjudicate(adjudication(how, loser)?)
            .map_err(refused)
    }

    /// The name of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.0.game().name()
    }

    /// The position as it stands.
    #[getter]
    fn position<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, Position>> {
        to_python(py, self.0.position())
    }

    /// The position after the first so many moves; `None` if there are fewer.
    fn position_at<'py>(
        &self,
        py: Python<'py>,
        plies: usize,
    ) -> PyResult<Option<Bound<'py, Position>>> {
        self.0
            .position_at(plies)
            .map(|position| to_python(py, position))
            .transpose()
    }

    /// The moves that were played.
    #[getter]
    fn moves(&self) -> Vec<Move> {
        let mut position = self.0.position_at(0).expect("there is a start");
        let mut moves = Vec::new();
        for text in self.0.moves() {
            let action = position.action(&text).expect("it was played here");
            moves.push(Move::new(position.game(), action));
            position = position.play_action(action).expect("it was played here");
        }
        moves
    }

    /// How the game ended, repetition and agreements included; `None` while it goes on.
    #[getter]
    fn outcome(&self) -> Option<&'static str> {
        self.0.outcome().map(Outcome::name)
    }

    /// Whether anything more can happen.
    #[getter]
    fn is_over(&self) -> bool {
        self.0.is_over()
    }

    /// Why the game ended; `None` while it goes on or where nobody said.
    #[getter]
    fn end(&self) -> Option<&'static str> {
        self.0.end().map(catalog::End::name)
    }

    /// `"1-0"`, `"0-1"`, `"1/2-1/2"` or `"*"`.
    #[getter]
    fn result(&self) -> &'static str {
        self.0.result().text()
    }

    /// What is said about the game under this name.
    fn tag(&self, name: &str) -> Option<&str> {
        self.0.tag(name)
    }

    /// Says something about the game, such as `White` and the player's name.
    fn set_tag(&mut self, name: &str, value: &str) -> PyResult<()> {
        if !is_free_tag(name) {
            let words = "expected the name of a tag, letters and digits, that does not follow from the game";
            return Err(PyValueError::new_err(words));
        }
        self.0.set_tag(name, value);
        Ok(())
    }

    /// The moves in the form of OpenSpiel.
    fn openspiel(&self) -> PyResult<String> {
        self.0
            .to_form("openspiel")
            .map_err(as_error::<RecordError, _>)
    }

    /// As for a position, with the game so far in mind: repetition is a draw.
    #[pyo3(signature = (*, time=None, nodes=None, depth=None, lines=1, threads=None, memory=None, progress=None))]
    #[expect(clippy::too_many_arguments, reason = "named in Python")]
    fn analyze(
        &self,
        py: Python<'_>,
        time: Option<f64>,
        nodes: Option<u64>,
        depth: Option<u32>,
        lines: usize,
        threads: Option<i64>,
        memory: Option<u64>,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<Analysis> {
        let asked = Asked { time, nodes, depth };
        let means = Means {
            threads,
            memory,
            progress,
        };
        analysis::analyze(py, &self.0.position(), self.0.keys(), asked, lines, means)
    }

    /// As for a position, with the game so far in mind.
    #[pyo3(signature = (level, *, seed=0, time=1.0))]
    fn choose(&self, py: Python<'_>, level: i64, seed: u64, time: f64) -> PyResult<Option<Move>> {
        analysis::choose(py, &self.0.position(), self.0.keys(), level, seed, time)
    }

    fn __len__(&self) -> usize {
        self.0.keys().len() - 1
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        let (title, n_moves) = (self.0.game().title(), self.__len__());
        format!("<Record of {title}, {n_moves} moves, {}>", self.result())
    }

    fn __copy__(&self) -> Self {
        Self(self.0.clone())
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.__copy__()
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> PyResult<(Py<PyAny>, (String,))> {
        let parse = slf.get_type().getattr("parse")?;
        Ok((parse.unbind(), (slf.borrow().__str__(),)))
    }
}

fn adjudication(how: &str, loser: Option<Color>) -> PyResult<Adjudication> {
    let kind = OffBoard::from_name(how).ok_or_else(|| {
        let names = boardgame::names::expected(how, &OffBoard::names());
        PyValueError::new_err(format!("expected {names}"))
    })?;
    match (kind, loser) {
        (OffBoard::Resignation, Some(loser)) => Ok(Adjudication::Resignation(loser)),
        (OffBoard::Time, Some(loser)) => Ok(Adjudication::Time(loser)),
        (OffBoard::Forfeit, Some(loser)) => Ok(Adjudication::Forfeit(loser)),
        (OffBoard::Agreement, None) => Ok(Adjudication::Agreement),
        (OffBoard::Abandoned, None) => Ok(Adjudication::Abandoned),
        (_, None) => Err(PyValueError::new_err(format!(
            "expected who loses by {how}"
        ))),
        (_, Some(_)) => Err(PyValueError::new_err(format!("nobody loses by {how}"))),
    }
}
