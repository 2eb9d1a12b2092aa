//! Saving what a solver knows, to go on another day.
//!
//! ```text
//! panta proofs 1 NAME\n                 the version and the game
//! n (u32)  n entries  checksum (u64)    blocks of at most 4096 entries of two words
//! 0 (u32)  checksum (u64)               the end
//! ```
//!
//! Numbers are little-endian. Each checksum goes on from the one before, so that a block that is
//! damaged, missing or out of place is noticed before anything of it is believed. What is settled
//! only provisionally is not saved.

use std::io::{self, Read, Write};

use thiserror::Error;

use super::{ProofSolver, Provable};
use crate::Checkpoint;
use crate::checksum::Checksum;
use crate::table::Entry;

const VERSION: u32 = 1;
const MAX_BLOCK: usize = 4096;
const ENTRY_BYTES: usize = 16;
/// Claims that are open after fewer nodes than two to this power are found again as fast as read.
const MIN_OPEN_EFFORT: u64 = 3;

/// A file cannot be loaded.
#[derive(Debug, Error)]
pub enum LoadError {
    /// It cannot be read, or ends too soon.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// It begins otherwise than a file of this game and version.
    #[error("expected a file that begins with \"{expected}\"")]
    Header {
        /// How it should begin.
        expected: String,
    },
    /// Something was put after it.
    #[error("expected the end of the file after the last block")]
    Appended,
    /// It has been changed since it was saved.
    #[error("block {block} is damaged")]
    Damaged {
        /// Which block, from 1.
        block: usize,
    },
}

impl<P: Provable> Checkpoint for ProofSolver<P> {
    /// Saves what is settled for good, and the numbers of what is not settled yet. Returns how many
    /// claims were written.
    fn save(&self, output: &mut dyn Write) -> io::Result<u64> {
        let header = header::<P>();
        output.write_all(header.as_bytes())?;
        let mut blocks = Blocks {
            output,
            checksum: checksum_of(header.as_bytes()),
            block: Vec::new(),
            n_entries: 0,
            problem: Ok(()),
        };
        self.table.for_each(|entry| blocks.add(entry));
        blocks.finish()
    }

    /// Adds what was saved to what is known. Returns how many claims were read.
    fn load(&mut self, input: &mut dyn Read) -> Result<u64, LoadError> {
        let header = header::<P>();
        let mut start = vec![0; header.len()];
        input.read_exact(&mut start)?;
        if start != header.as_bytes() {
            return Err(LoadError::Header {
                expected: header.trim_end().to_owned(),
            });
        }
        let mut checksum = checksum_of(&start);
        let mut n_entries = 0;
        for block in 1.. {
            let Some(entries) = read_block(input, &mut checksum, block)? else {
                break;
            };
            n_entries += entries.len() as u64;
            self.table.reserve(entries.len() as u64, &mut || true);
            for entry in entries {
                self.table.restore(entry);
            }
        }
        if input.read(&mut [0])? > 0 {
            return Err(LoadError::Appended);
        }
        Ok(n_entries)
    }
}

fn header<P: Provable>() -> String {
    format!("panta proofs {VERSION} {}\n", P::NAME)
}

/// Entries on their way to a file.
struct Blocks<'a> {
    output: &'a mut dyn Write,
    checksum: Checksum,
    block: Vec<u8>,
    n_entries: u64,
    problem: io::Result<()>,
}

impl Blocks<'_> {
    fn add(&mut self, entry: Entry) {
        let numbers = entry.numbers();
        let is_wanted = if numbers.is_settled() {
            numbers.is_final()
        } else {
            entry.effort() >= MIN_OPEN_EFFORT
        };
        if !is_wanted || self.problem.is_err() {
            return;
        }
        self.block.extend(entry.low.to_le_bytes());
        self.block.extend(entry.high.to_le_bytes());
        self.n_entries += 1;
        if self.block.len() == MAX_BLOCK * ENTRY_BYTES {
            self.problem = self.write_block();
        }
    }

    fn write_block(&mut self) -> io::Result<()> {
        let length = (self.block.len() / ENTRY_BYTES) as u32;
        self.checksum.add_words(&length.to_le_bytes());
        self.checksum.add_words(&self.block);
        self.output.write_all(&length.to_le_bytes())?;
        self.output.write_all(&self.block)?;
        self.output.write_all(&self.checksum.sum().to_le_bytes())?;
        self.block.clear();
        Ok(())
    }

    fn finish(mut self) -> io::Result<u64> {
        std::mem::replace(&mut self.problem, Ok(()))?;
        if !self.block.is_empty() {
            self.write_block()?;
        }
        self.write_block()?; // the empty one
        self.output.flush()?;
        Ok(self.n_entries)
    }
}

/// The entries of the next block, or `None` at the end.
fn read_block(
    input: &mut dyn Read,
    checksum: &mut Checksum,
    block: usize,
) -> Result<Option<Vec<Entry>>, LoadError> {
    let damaged = || LoadError::Damaged { block };
    let mut length = [0; 4];
    input.read_exact(&mut length)?;
    let n_entries = u32::from_le_bytes(length) as usize;
    if n_entries > MAX_BLOCK {
        return Err(damaged());
    }
    let mut bytes = vec![0; n_entries * ENTRY_BYTES];
    let mut expected = [0; 8];
    input.read_exact(&mut bytes)?;
    input.read_exact(&mut expected)?;
    checksum.add_words(&length);
    checksum.add_words(&bytes);
    if u64::from_le_bytes(expected) != checksum.sum() {
        return Err(damaged());
    }
    let word = |bytes: &[u8]| u64::from_le_bytes(bytes.try_into().expect("a word has 8 bytes"));
    let entries = bytes.chunks_exact(ENTRY_BYTES).map(|entry| Entry {
        low: word(&entry[..8]),
        high: word(&entry[8..]),
    });
    Ok((n_entries > 0).then(|| entries.collect()))
}

/// The checksum of how a file begins.
fn checksum_of(start: &[u8]) -> Checksum {
    let mut checksum = Checksum::new();
    checksum.add_words(start);
    checksum
}
