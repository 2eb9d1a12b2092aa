//! The one answer that engines and solvers give, and how they are asked.

use catalog::{AnyEngine, AnyPosition, Situation};
use engine::Limits;
use pyo3::prelude::*;
use solving::{Question, Verdict as Known};

use crate::arguments;
use crate::errors::{RefusalError, as_error};
use crate::moves::Move;
use crate::watch::Watcher;

/// What is known, believed or not known of a position or a move, for the side to move.
#[pyclass(frozen, eq, module = "panta")]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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

/// A move and how the game may go on after it.
#[pyclass(frozen, module = "panta")]
pub(crate) struct Variation {
    /// What the first move is worth.
    #[pyo3(get)]
    verdict: Py<Verdict>,
    /// The moves, at least one.
    #[pyo3(get)]
    moves: Vec<Py<Move>>,
}

/// What an engine or a solver has found. Verdicts are for the side to move, and distances count its
/// own move.
#[pyclass(frozen, module = "panta")]
pub(crate) struct Analysis {
    /// What the position is worth.
    #[pyo3(get)]
    verdict: Py<Verdict>,
    /// The move to play, unless the game is over or nothing is proven.
    #[pyo3(get)]
    best: Option<Py<Move>>,
    /// How the game may go on, the best line first.
    #[pyo3(get)]
    lines: Vec<Py<Variation>>,
    /// What is known of each legal move.
    #[pyo3(get)]
    moves: Vec<(Py<Move>, Py<Verdict>)>,
    /// How many plies were looked at in full.
    #[pyo3(get)]
    depth: u32,
    /// Positions visited.
    #[pyo3(get)]
    nodes: u64,
    /// How the answer was found.
    #[pyo3(get)]
    method: &'static str,
}

#[pymethods]
impl Analysis {
    fn __repr__(&self) -> String {
        let best = self
            .best
            .as_ref()
            .map_or(String::new(), |m| format!(" {}", m.get().text()));
        let verdict = self.verdict.get().__repr__();
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
    pub(crate) threads: Option<usize>,
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
    Analysis::new(py, position, &found)
}

/// The move that a level plays.
pub(crate) fn choose(
    py: Python<'_>,
    position: &AnyPosition,
    history: &[u128],
    level: u8,
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
    Analysis::new(py, position, &found.map_err(as_error::<RefusalError, _>)?)
}

impl Analysis {
    fn new(
        py: Python<'_>,
        position: &AnyPosition,
        found: &solving::Analysis<String>,
    ) -> PyResult<Self> {
        let verdict = |known: Known| Py::new(py, Verdict(known));
        let as_move = |text: &String| Py::new(py, read(position, text));
        let line = |line: &solving::Variation<String>| {
            let mut at = position.clone();
            let mut moves = Vec::with_capacity(line.moves.len());
            for text in &line.moves {
                moves.push(Py::new(py, read(&at, text))?);
                at = at.play(text).expect("lines are played");
            }
            let verdict = verdict(line.verdict)?;
            Py::new(py, Variation { verdict, moves })
        };
        let lines: PyResult<_> = found.lines.iter().map(line).collect();
        let moves = found
            .moves
            .iter()
            .map(|(m, known)| Ok((as_move(m)?, verdict(*known)?)));
        Ok(Self {
            verdict: verdict(found.verdict)?,
            best: found.best.as_ref().map(as_move).transpose()?,
            lines: lines?,
            moves: moves.collect::<PyResult<_>>()?,
            depth: found.depth,
            nodes: found.nodes,
            method: found.method.name(),
        })
    }
}

/// A move that an engine has named.
fn read(position: &AnyPosition, text: &str) -> Move {
    let action = position.action(text).expect("engines name legal moves");
    Move::new(position.game(), action)
}
