//! Bytes are weights that are written as themselves, or they are refused; and an engine thinks with
//! any numbers in them.

use std::num::NonZeroUsize;
use std::sync::LazyLock;

use catalog::{AnyEngine, Game, SetupChoice};
use engine::network::Weights;
use engine::{Limits, Silent};
use solving::Resources;

const RESOURCES: Resources = Resources {
    threads: NonZeroUsize::MIN,
    memory: 1 << 20,
};
const N_NODES: u64 = 20;
/// So few patterns that a file is short.
const N_PATTERNS: usize = 3;

/// A whole file, of the game whose network is made fastest.
static FILE: LazyLock<Vec<u8>> = LazyLock::new(|| Game::Pantarei.training(1).weights());

/// What must hold.
pub(crate) fn target(bytes: &[u8]) {
    if let Ok(weights) = Weights::<2>::from_bytes(N_PATTERNS, bytes) {
        assert_eq!(weights.to_bytes(), bytes);
    }
    think(bytes);
}

/// Thinks with these numbers at the end of the weights, which is where the last layers are.
fn think(bytes: &[u8]) {
    let mut file = FILE.clone();
    let start = file.len() - bytes.len();
    file[start..].copy_from_slice(bytes);
    let engine = AnyEngine::with_weights(RESOURCES, Game::Pantarei, &file);
    let position = Game::Pantarei.start(SetupChoice::default());
    let mut engine = engine.expect("the length is right");
    let analysis = engine.search((&position).into(), Limits::nodes(N_NODES), 1, &mut Silent);
    assert!(analysis.best.is_some());
}
