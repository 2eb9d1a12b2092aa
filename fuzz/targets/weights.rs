//! Bytes are weights that are written as themselves, or they are refused; and an engine thinks with
//! any numbers in them.

#![no_main]

use std::num::NonZeroUsize;
use std::sync::LazyLock;

use boardgame::Position;
use catalog::Game;
use engine::network::Weights;
use engine::{Budget, Engine, Limits, Silent};
use libfuzzer_sys::fuzz_target;
use pantarei::{Pantarei, Setup};
use solving::Resources;
use training::Learnable;

const RESOURCES: Resources = Resources { threads: NonZeroUsize::MIN, memory: 1 << 20 };
const LIMITS: Limits = Limits { depth: None, budget: Budget::Nodes(20) };
/// So few patterns that a file is short.
const N_PATTERNS: usize = 3;

/// A whole file, of the game whose network is made fastest.
static FILE: LazyLock<Vec<u8>> = LazyLock::new(|| Game::Pantarei.training(1).weights());

/// Thinks with these numbers at the end of the weights, which is where the last layers are.
fn think(bytes: &[u8]) {
    let mut file = FILE.clone();
    let start = file.len() - bytes.len();
    file[start..].copy_from_slice(bytes);
    let network = Learnable::<Pantarei>::from_weights(&file).expect("the length is right");
    let position = Pantarei::start(&Setup::default());
    let asked = engine::Game { position: &position, history: &[] };
    let mut engine = Engine::<Pantarei>::with_network(RESOURCES, &network);
    let analysis = engine.search(&asked, LIMITS, 1, &mut Silent);
    assert!(analysis.best.is_some());
}

fuzz_target!(|bytes: &[u8]| {
    if let Ok(weights) = Weights::<2>::from_bytes(N_PATTERNS, bytes) {
        assert_eq!(weights.to_bytes(), bytes);
    }
    think(bytes);
});
