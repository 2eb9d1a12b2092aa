//! Positions that no network learns from, so that there is something to measure it with.

use boardgame::{Random, Symmetric};

/// One position in so many is kept out of learning.
const ONE_IN: usize = 16;

/// Whether the position, with all its images, is kept out of learning.
///
/// It follows from the rules alone, so that what is measured was kept out of every network.
pub fn is_held_out<P: Symmetric>(position: &P) -> bool {
    let key = position.canonical().key();
    let seed = Random::new(key as u64).bits() ^ (key >> 64) as u64;
    Random::new(seed).below(ONE_IN) == 0
}
