//! Bytes are a checkpoint that is saved and loaded as itself, or they are refused; also if their
//! checksums are right.

use std::num::NonZeroUsize;

use catalog::{AnyPosition, Game, SetupChoice, Solving};
use solving::Resources;

const RESOURCES: Resources = Resources {
    threads: NonZeroUsize::MIN,
    memory: 1 << 20,
};
const ENTRY_BYTES: usize = 16;

/// What must hold.
pub(crate) fn target(bytes: &[u8]) {
    for &game in Game::ALL {
        let position = game.start(SetupChoice::default());
        check(&position, bytes);
        if bytes.len() >= ENTRY_BYTES {
            check(&position, &sealed(game, bytes));
        }
    }
}

fn check(position: &AnyPosition, bytes: &[u8]) {
    let mut solving = position
        .solving(RESOURCES)
        .expect("little memory is enough");
    if load(&mut *solving, bytes).is_none() {
        return;
    }
    let mut saved = Vec::new();
    let checkpoint = solving.checkpoint().expect("it was loaded");
    let n_saved = checkpoint
        .save(&mut saved)
        .expect("memory takes everything");
    let mut again = position.solving(RESOURCES).expect("as before");
    assert_eq!(load(&mut *again, &saved), Some(n_saved));
}

fn load(solving: &mut dyn Solving, mut bytes: &[u8]) -> Option<u64> {
    solving.checkpoint()?.load(&mut bytes).ok()
}

/// A file with these entries, as `solving/src/proof/checkpoint.rs` describes it.
fn sealed(game: Game, entries: &[u8]) -> Vec<u8> {
    let entries = &entries[..entries.len() / ENTRY_BYTES * ENTRY_BYTES];
    let mut file = format!("panta proofs 1 {}\n", game.name()).into_bytes();
    let mut checksum = 0xcbf2_9ce4_8422_2325;
    add(&mut checksum, &file);
    for block in [entries, &[]] {
        let length = ((block.len() / ENTRY_BYTES) as u32).to_le_bytes();
        add(&mut checksum, &length);
        add(&mut checksum, block);
        file.extend(length);
        file.extend(block);
        file.extend(checksum.to_le_bytes());
    }
    file
}

fn add(checksum: &mut u64, bytes: &[u8]) {
    for chunk in bytes.chunks(8) {
        let mut word = [0; 8];
        word[..chunk.len()].copy_from_slice(chunk);
        *checksum = (*checksum ^ u64::from_le_bytes(word)).wrapping_mul(0x0000_0100_0000_01b3);
        *checksum ^= *checksum >> 29;
    }
}
