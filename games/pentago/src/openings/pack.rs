//! Packing the published values, and the layout of the packed file.
//!
//! ```text
//! magic, checksum
//! for each level   the chances of its contexts     two bytes each
//!                  the lengths of its streams      seven bits a byte, the last below 128
//!                  its streams, one for each sheet
//! ```

use std::ops::Range;
use std::sync::OnceLock;

use grid::Cells;
use solving::checksum::Checksum;
use thiserror::Error;

use super::coder::{Chance, Encoder};
use super::fill::{Filling, N_CONTEXTS, Winner};
use super::index::{CHOOSE, Sheets, n_first, rank};
use super::{Level, MAGIC, MAX_MARBLES, Packed};

/// Files are not the published values.
///
/// ```
/// use pentago::openings::{PackError, pack};
///
/// let error = pack(&Default::default()).unwrap_err();
/// assert_eq!(error, PackError::Length { marbles: 0, expected: 1, found: 0 });
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum PackError {
    /// A file has another length.
    #[error("expected {expected} bytes of values for {marbles} marbles, found {found}")]
    Length {
        /// How many marbles.
        marbles: usize,
        /// The bytes that it has.
        expected: usize,
        /// The bytes that are there.
        found: usize,
    },
    /// Values contradict the rules or the symmetries.
    #[error("the values for {marbles} marbles contradict those of their neighbors")]
    Contradiction {
        /// How many marbles.
        marbles: usize,
    },
}

/// Packs the published values of 0 to 6 marbles, which are two bits for each placing of the marbles:
/// 0 a draw, 1 the first player wins, 2 the second. The placing of the first player's cells `W` and
/// the second player's, renumbered among those that `W` leaves, has the entry `rank(W) · C(36 - |W|,
/// |B|) + rank(B)`.
pub fn pack(sources: &[Vec<u8>; MAX_MARBLES + 1]) -> Result<Vec<u8>, PackError> {
    let mut content = Vec::new();
    let mut below = Shelf::default();
    for (marbles, bytes) in sources.iter().enumerate() {
        let source = Source::new(marbles, bytes)?;
        below = Shelf::new(&source, &below)?;
        below.write(&mut content);
    }
    let mut checksum = Checksum::new();
    checksum.add_words(&content);
    let sum = checksum.sum().to_le_bytes();
    Ok([&MAGIC[..], &sum, &content].concat())
}

/// The published values of one level.
struct Source<'b> {
    marbles: usize,
    bytes: &'b [u8],
}

impl<'b> Source<'b> {
    fn new(marbles: usize, bytes: &'b [u8]) -> Result<Self, PackError> {
        let first = n_first(marbles);
        let n_firsts = CHOOSE[36][first] as usize;
        let n_entries = n_firsts * CHOOSE[36 - first][marbles - first] as usize;
        let expected = n_entries.div_ceil(4);
        if bytes.len() != expected {
            return Err(PackError::Length {
                marbles,
                expected,
                found: bytes.len(),
            });
        }
        Ok(Self { marbles, bytes })
    }

    /// The winner of a placing, if the two bits mean one.
    fn winner(&self, first: Cells, entry: usize) -> Option<Winner> {
        let n_seconds = CHOOSE[36 - first.len()][self.marbles - first.len()] as usize;
        let entry = rank(first, Cells::ALL) * n_seconds + entry;
        match self.bytes[entry / 4] >> (2 * (entry % 4)) & 3 {
            0 => Some(Winner::Nobody),
            1 => Some(Winner::First),
            2 => Some(Winner::Second),
            _ => None,
        }
    }
}

/// A level as it is packed.
#[derive(Default)]
struct Shelf {
    sheets: Sheets,
    entries: Vec<Box<[Winner]>>,
    chances: Vec<Chance>,
    streams: Vec<Vec<u8>>,
}

impl Shelf {
    fn new(source: &Source<'_>, below: &Self) -> Result<Self, PackError> {
        let marbles = source.marbles;
        let sheets = Sheets::new(n_first(marbles));
        let mut entries = Vec::new();
        let mut counts = vec![[0_u64; 2]; N_CONTEXTS];
        for sheet in 0..sheets.len() {
            let first = sheets.first(sheet);
            let filled = below
                .filling(marbles, first)
                .fill(|entry, winner, context| {
                    let yes = source.winner(first, entry) == Some(winner);
                    counts[context][usize::from(yes)] += 1;
                    yes
                });
            let is_source = |(entry, &winner)| source.winner(first, entry) == Some(winner);
            if !filled.iter().enumerate().all(is_source) {
                return Err(PackError::Contradiction { marbles });
            }
            entries.push(filled);
        }
        let chances: Vec<_> = counts
            .iter()
            .map(|[no, yes]| Chance::of(*yes, *no))
            .collect();
        let stream = |sheet: usize| {
            let mut encoder = Encoder::new();
            let filling = below.filling(marbles, sheets.first(sheet));
            filling.fill(|entry, winner, context| {
                let yes = entries[sheet][entry] == winner;
                encoder.put(yes, chances[context]);
                yes
            });
            encoder.finish()
        };
        let streams = (0..sheets.len()).map(stream).collect();
        Ok(Self {
            sheets,
            entries,
            chances,
            streams,
        })
    }

    /// The sheet of the level above this one with these marbles of the first player.
    fn filling(&self, marbles: usize, first: Cells) -> Filling<'_> {
        Filling::new(marbles, first, &self.sheets, |sheet| &*self.entries[sheet])
    }

    fn write(&self, output: &mut Vec<u8>) {
        for chance in &self.chances {
            output.extend(chance.share().to_le_bytes());
        }
        for stream in &self.streams {
            write_number(stream.len(), output);
        }
        output.extend(self.streams.concat());
    }
}

/// Reads what was packed.
pub(super) struct Reader<'b> {
    rest: &'b [u8],
    /// Where the rest stands in the file.
    place: usize,
}

impl<'b> Reader<'b> {
    pub(super) const fn new(content: &'b [u8], place: usize) -> Self {
        Self {
            rest: content,
            place,
        }
    }

    /// All levels, if there is nothing else.
    pub(super) fn levels(mut self) -> Option<[Level; MAX_MARBLES + 1]> {
        let mut levels = Vec::new();
        for marbles in 0..=MAX_MARBLES {
            levels.push(self.level(marbles)?);
        }
        let is_all = self.rest.is_empty();
        levels.try_into().ok().filter(|_| is_all)
    }

    fn level(&mut self, marbles: usize) -> Option<Level> {
        let sheets = Sheets::new(n_first(marbles));
        let mut chances = Vec::with_capacity(N_CONTEXTS);
        for _ in 0..N_CONTEXTS {
            let share = [self.byte()?, self.byte()?];
            chances.push(Chance::new(u16::from_le_bytes(share)));
        }
        let mut lengths = Vec::with_capacity(sheets.len());
        for _ in 0..sheets.len() {
            lengths.push(self.number()?);
        }
        let mut packed = Vec::with_capacity(sheets.len());
        for length in lengths {
            packed.push(Packed {
                stream: self.skip(length)?,
                entries: OnceLock::new(),
            });
        }
        Some(Level {
            sheets,
            chances,
            packed,
        })
    }

    fn byte(&mut self) -> Option<u8> {
        let (&byte, rest) = self.rest.split_first()?;
        self.rest = rest;
        self.place += 1;
        Some(byte)
    }

    /// Where the next so many bytes stand.
    fn skip(&mut self, n_bytes: usize) -> Option<Range<usize>> {
        self.rest = self.rest.get(n_bytes..)?;
        let start = self.place;
        self.place += n_bytes;
        Some(start..self.place)
    }

    fn number(&mut self) -> Option<usize> {
        let mut number = 0;
        for shift in [0, 7, 14] {
            let byte = self.byte()?;
            number |= usize::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Some(number);
            }
        }
        None
    }
}

fn write_number(mut number: usize, output: &mut Vec<u8>) {
    while number >= 0x80 {
        output.push(number as u8 | 0x80);
        number >>= 7;
    }
    output.push(number as u8);
}
