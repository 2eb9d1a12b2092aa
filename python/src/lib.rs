//! The three games for Python: the module `panta._panta`, which `python/panta` hands on.
//!
//! Thin over `catalog`: positions, records, analyses and errors are its own, with moves as numbers
//! inside. What must be fast (`batch`, `labels`) is written for the types of each game by way of
//! [`catalog::Task`]. Searches and batches run without the interpreter's lock.
//!
//! The stubs in `panta/_panta.pyi` say how everything looks from Python.

#![allow(
    clippy::needless_pass_by_value,
    clippy::trivially_copy_pass_by_ref,
    reason = "Python decides what is passed as a value, and objects as references"
)]

mod analysis;
mod arguments;
mod arrays;
mod batch;
mod errors;
mod labels;
mod moves;
mod position;
mod proof;
mod record;
mod seen;
mod slots;
mod threads;
mod watch;

/// The games, in Rust.
#[pyo3::pymodule]
mod _panta {
    #[pymodule_export]
    #[expect(non_upper_case_globals, reason = "so Python calls it")]
    const __version__: &str = env!("CARGO_PKG_VERSION");
    #[pymodule_export]
    use super::analysis::{Analysis, Variation, Verdict};
    #[pymodule_export]
    use super::batch::Batch;
    #[pymodule_export]
    use super::errors::{MoveError, PositionError, ProofError, RecordError, RefusalError};
    #[pymodule_export]
    use super::labels::exact::solved;
    #[pymodule_export]
    use super::labels::games::self_play;
    #[pymodule_export]
    use super::labels::openings::{published, published_numbers};
    #[pymodule_export]
    use super::labels::swept::swept;
    #[pymodule_export]
    use super::moves::{Move, Moves};
    #[pymodule_export]
    use super::position::{Pantarei, Pentago, Pentaroll, Position, games, position};
    #[pymodule_export]
    use super::proof::{Proof, check_proof};
    #[pymodule_export]
    use super::record::{Record, read_records};
}
