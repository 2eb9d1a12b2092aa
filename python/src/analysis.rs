//! The one answer that engines and solvers give, and how they are asked.

use catalog::{AnyEngine, AnyPosition, Situation};
use engine::Limits;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use solving::{Distance, Question, Score, Verdict as Known};

use crate::arguments;
use crate::errors::{RefusalError, as_error};
use crate::moves::Move;
use crate::watch::Watcher;

/// What is known, believed or not known of a position or a move, for the side to move.
#[pyclass(frozen, eq, hash, from_py_object, module = "panta")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Verdict(Known);

#[pymethods]
impl Verdict {
    /// Whether it is certain.
    #[getter]
    fn proven(&self) -> bool {
        self.0.value().is_some()
    }

    /// `"win"`, `"draw"` or `"loss"`, if it is proven.
    #[getter]
    fn value(&self) -> Option<&'static str> {
        self.0.value().map(solving::Value::name)
    }

    /// Plies to the end of the game, where that is known.
    #[getter]
    fn distance(&self) -> Option<u16> {
        self.0.distance().map(solving::Distance::plies)
    }

    /// Whether the distance is exact; otherwise it is a bound.
    #[getter]
    fn distance_exact(&self) -> bool {
        self.0.distance().is_some_and(solving::Distance::is_exact)
    }

    /// An opinion in hundredths, if nothing is proven.
    #[getter]
    fn score(&self) -> Option<i16> {
        match self.0 {
            Known::Estimated(score) => Some(score.0),
            _ => None,
        }
    }

    /// The points of a game that are to be expected, from 0 to 1; `None` if nothing is known.
    #[getter]
    fn points(&self) -> Option<f64> {
        match self.0 {
            Known::Proven { value, .. } => Some(value.points()),
            Known::Estimated(score) => Some(score.points()),
            Known::Unknown => None,
        }
    }

    /// What was pickled.
    #[staticmethod]
    fn _restored(
        value: Option<&str>,
        distance: Option<u16>,
        distance_exact: bool,
        score: Option<i16>,
    ) -> PyResult<Self> {
        let distance = distance.map(if distance_exact {
            Distance::Exact
        } else {
            Distance::AtMost
        });
        Ok(Self(match (value, score) {
            (Some(name), _) => Known::Proven {
                value: arguments::value(name)?,
                distance,
            },
            (None, Some(score)) => Known::Estimated(Score(score)),
            (None, None) => Known::Unknown,
        }))
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> PyResult<Pickled<VerdictParts>> {
        let verdict = slf.get();
        let parts = (
            verdict.value(),
            verdict.distance(),
            verdict.distance_exact(),
            verdict.score(),
        );
        pickled(slf, parts)
    }

    fn __repr__(&self) -> String {
        match (self.0, self.0.distance()) {
            (Known::Unknown, _) => "<Verdict unknown>".to_owned(),
            (Known::Estimated(score), _) => format!("<Verdict score {}>", score.0),
            (Known::Proven { value, .. }, None) => format!("<Verdict {}>", value.name()),
            (Known::Proven { value, .. }, Some(distance)) => {
                let bound = if distance.is_exact() { "" } else { "at most " };
                format!("<Verdict {} in {bound}{}>", value.name(), distance.plies())
            }
        }
    }
}

type VerdictParts = (Option<&'static str>, Option<u16>, bool, Option<i16>);

/// A function that makes an object anew, and its arguments.
pub(crate) type Pickled<T> = (Py<PyAny>, T);

/// How an object is pickled: as what its class restores it from.
pub(crate) fn pickled<T, P>(object: &Bound<'_, T>, parts: P) -> PyResult<Pickled<P>> {
    let restored = object.as_any().get_type().getattr("_restored")?;
    Ok((restored.unbind(), parts))
}

/// The attributes of an object that has no others, apart from it.
fn fields<T>(object: &Bound<'_, T>) -> PyResult<Py<PyAny>> {
    let fields = PyDict::new(object.py());
    for name in object.as_any().dir()? {
        let name: String = name.extract()?;
        if !name.starts_with('_') {
            fields.set_item(&name, object.as_any().getattr(&*name)?)?;
        }
    }
    let namespace = object.py().import("types")?.getattr("SimpleNamespace")?;
    Ok(namespace.call((), Some(&fields))?.unbind())
}

/// A move and how the game may go on after it.
#[pyclass(frozen, eq, get_all, from_py_object, module = "panta")]
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Variation {
    /// What the first move is worth.
    verdict: Verdict,
    /// The moves, at least one.
    moves: Vec<Move>,
}

#[pymethods]
impl Variation {
    /// What was pickled.
    #[staticmethod]
    fn _restored(verdict: Verdict, moves: Vec<Move>) -> Self {
        Self { verdict, moves }
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> PyResult<Pickled<(Verdict, Vec<Move>)>> {
        let Self { verdict, moves } = slf.get().clone();
        pickled(slf, (verdict, moves))
    }

    fn __repr__(&self) -> String {
        let moves: Vec<_> = self.moves.iter().map(|m| m.text()).collect();
        let verdict = self.verdict.__repr__();
        format!("<Variation {} {verdict}>", moves.join(" "))
    }
}

/// What an engine or a solver has found. Verdicts are for the side to move, and distances count its
/// own move.
#[pyclass(frozen, eq, get_all, module = "panta")]
#[derive(Debug, Clone, PartialEq, Eq, FromPyObject)]
pub(crate) struct Analysis {
    /// What the position is worth.
    verdict: Verdict,
    /// The move to play, unless the game is over or nothing is proven.
    best: Option<Move>,
    /// How the game may go on, the best line first.
    lines: Vec<Variation>,
    /// What is known of each legal move.
    moves: Vec<(Move, Verdict)>,
    /// How many plies were looked at in full.
    depth: u32,
    /// Positions visited.
    nodes: u64,
    /// How the answer was found.
    method: String,
}

#[pymethods]
impl Analysis {
    /// What was pickled.
    #[staticmethod]
    fn _restored(fields: Self) -> Self {
        fields
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> PyResult<Pickled<(Py<PyAny>,)>> {
        pickled(slf, (fields(slf)?,))
    }

    fn __repr__(&self) -> String {
        let best = self
            .best
            .map_or(String::new(), |m| format!(" {}", m.text()));
        let verdict = self.verdict.__repr__();
        format!("<Analysis{best} {verdict} by {}>", self.method)
    }
}

/// The limits of a search as callers give them.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Asked {
    pub(crate) time: Option<f64>,
    pub(crate) nodes: Option<u64>,
    pub(crate) depth: Option<u32>,
}

impl Asked {
    /// A search without any limit would go on until everything is proven, so it has a second.
    fn limits(self) -> PyResult<Limits> {
        let is_open = self.time.is_none() && self.nodes.is_none() && self.depth.is_none();
        let time = if is_open { Some(1.0) } else { self.time };
        Ok(Limits {
            depth: self.depth,
            nodes: self.nodes,
            time: time.map(arguments::time).transpose()?,
        })
    }
}

/// The machine as callers allow it, and whom to tell of progress.
#[derive(Debug, Default)]
pub(crate) struct Means {
    pub(crate) threads: Option<i64>,
    pub(crate) memory: Option<u64>,
    pub(crate) progress: Option<Py<PyAny>>,
}

/// What is worth having for a search; for a solver all that may be had is.
const SEARCH_MEMORY: u64 = 64 << 20;
/// The levels below the highest use a memory of their own.
const LEVEL_MEMORY: u64 = 1 << 20;

/// Searches for the best moves.
pub(crate) fn analyze(
    py: Python<'_>,
    position: &AnyPosition,
    history: &[u128],
    asked: Asked,
    n_lines: usize,
    means: Means,
) -> PyResult<Analysis> {
    let resources = arguments::resources(means.threads, means.memory, SEARCH_MEMORY)?;
    let limits = asked.limits()?;
    let situation = Situation { position, history };
    let found = Watcher::new(means.progress, None).run(py, |watcher| {
        AnyEngine::new(resources).search(situation, limits, n_lines, watcher)
    })?;
    Ok(Analysis::new(position, &found))
}

/// The move that a level plays.
pub(crate) fn choose(
    py: Python<'_>,
    position: &AnyPosition,
    history: &[u128],
    level: i64,
    seed: u64,
    time: f64,
) -> PyResult<Option<Move>> {
    let level = arguments::level(level)?;
    let is_highest = level == engine::level::Level::MAX;
    let worth = if is_highest {
        SEARCH_MEMORY
    } else {
        LEVEL_MEMORY
    };
    let resources = arguments::resources(None, None, worth)?;
    let limits = Limits::time(arguments::time(time)?);
    let situation = Situation { position, history };
    let found = Watcher::new(None, None).run(py, |watcher| {
        AnyEngine::new(resources).choose(situation, level, seed, limits, watcher)
    })?;
    Ok(found.best.map(|text| read(position, &text)))
}

/// Proves values.
pub(crate) fn solve(
    py: Python<'_>,
    position: &AnyPosition,
    question: Question,
    time: Option<f64>,
    means: Means,
) -> PyResult<Analysis> {
    let resources = arguments::resources(means.threads, means.memory, u64::MAX)?;
    let time = time.map(arguments::time).transpose()?;
    let found = Watcher::new(means.progress, time).run(py, |watcher| {
        let mut solving = position.solving(resources)?;
        watcher.watch(|watch| solving.solve(question, watch))
    })?;
    let found = found.map_err(as_error::<RefusalError, _>)?;
    Ok(Analysis::new(position, &found))
}

impl Analysis {
    fn new(position: &AnyPosition, found: &solving::Analysis<String>) -> Self {
        let line = |line: &solving::Variation<String>| {
            let mut at = position.clone();
            let mut moves = Vec::with_capacity(line.moves.len());
            for text in &line.moves {
                moves.push(read(&at, text));
                at = at.play(text).expect("lines are played");
            }
            let verdict = Verdict(line.verdict);
            Variation { verdict, moves }
        };
        let moves = found.moves.iter();
        Self {
            verdict: Verdict(found.verdict),
            best: found.best.as_ref().map(|text| read(position, text)),
            lines: found.lines.iter().map(line).collect(),
            moves: moves
                .map(|(m, known)| (read(position, m), Verdict(*known)))
                .collect(),
            depth: found.depth,
            nodes: found.nodes,
            method: found.method.name().to_owned(),
        }
    }
}

/// A move that an engine has named.
fn read(position: &AnyPosition, text: &str) -> Move {
    let action = position.action(text).expect("engines name legal moves");
    Move::new(position.game(), action)
}
