//! Certificates: proofs that are written down, and checked by the rules alone.

use std::io::{self, BufReader, Read};

use catalog::AnyPosition;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyString};
use solving::certificate;

use crate::analysis::{Means, Pickled, pickled};
use crate::arguments;
use crate::errors::{ProofError, RefusalError, as_error};
use crate::position::{Position, to_python};
use crate::watch::Watcher;

/// What a sound certificate shows.
#[pyclass(frozen, module = "panta")]
pub(crate) struct Proof {
    /// The position it is about.
    #[pyo3(get)]
    position: Py<Position>,
    /// The side that wins there.
    #[pyo3(get)]
    winner: &'static str,
    /// How many answers it gives.
    #[pyo3(get)]
    nodes: usize,
    /// The number of the winner's moves within which it wins.
    #[pyo3(get)]
    rank: u32,
}

#[pymethods]
impl Proof {
    /// What was pickled.
    #[staticmethod]
    fn _restored(position: Py<Position>, winner: &str, nodes: usize, rank: u32) -> PyResult<Self> {
        let winner = arguments::color(winner)?.name();
        Ok(Self {
            position,
            winner,
            nodes,
            rank,
        })
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> PyResult<Pickled<ProofParts>> {
        let proof = slf.get();
        let position = proof.position.clone_ref(slf.py());
        pickled(slf, (position, proof.winner, proof.nodes, proof.rank))
    }

    fn __repr__(&self) -> String {
        let (winner, rank) = (self.winner, self.rank);
        format!(
            "<Proof that {winner} wins {} within {rank} moves>",
            self.position.get().0
        )
    }
}

type ProofParts = (Py<Position>, &'static str, usize, u32);

/// Solves a position and writes down why.
pub(crate) fn prove(
    py: Python<'_>,
    position: &AnyPosition,
    limit: usize,
    time: Option<f64>,
    means: Means,
) -> PyResult<Vec<u8>> {
    let resources = arguments::resources(means.threads, means.memory, u64::MAX)?;
    let time = time.map(arguments::time).transpose()?;
    Watcher::new(means.progress, time).run(py, |watcher| {
        let mut solving = position
            .solving(resources)
            .map_err(as_error::<RefusalError, _>)?;
        let built = watcher.watch(|watch| solving.certificate(limit, watch));
        let mut bytes = Vec::new();
        built
            .map_err(as_error::<ProofError, _>)?
            .write(&mut bytes)?;
        Ok(bytes)
    })?
}

/// Checks a certificate, given as its text or its bytes, by the plain rules.
#[pyfunction]
pub(crate) fn check_proof(py: Python<'_>, proof: &Bound<'_, PyAny>) -> PyResult<Proof> {
    let bytes = if let Ok(text) = proof.cast::<PyString>() {
        text.to_str()?.as_bytes()
    } else if let Ok(bytes) = proof.cast::<PyBytes>() {
        bytes.as_bytes()
    } else {
        return Err(PyTypeError::new_err(
            "expected the text or the bytes of a certificate",
        ));
    };
    let name = certificate::game(&mut &bytes[..]).map_err(as_error::<ProofError, _>)?;
    let game = arguments::game(&name)?;
    let checked = py.detach(|| game.check_certificate(&mut BufReader::new(Attentive(bytes))));
    py.check_signals()?;
    let checked = checked.map_err(as_error::<ProofError, _>)?;
    Ok(Proof {
        position: to_python(py, checked.position)?.unbind(),
        winner: checked.winner.name(),
        nodes: checked.nodes,
        rank: checked.rank,
    })
}

/// Input that hears signals while it is read.
struct Attentive<'a>(&'a [u8]);

impl Read for Attentive<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        #[expect(
            clippy::redundant_closure_for_method_calls,
            reason = "any lifetime will do"
        )]
        Python::attach(|py| py.check_signals()).map_err(io::Error::other)?;
        self.0.read(buffer)
    }
}
