//! The openings: who wins every position of six marbles or fewer, as Geoffrey Irving has published it
//! ("Pentago is a first-player win", 2014, public domain). Proven by others, not by us.
//!
//! ```text
//! source   47 million positions, two bits each          pack  (once, `cargo xtask openings`)
//! file     5.6 million that symmetry leaves, packed      read  (checked, nothing unpacked)
//! sheet    one set of the first player's marbles         fill  (when it is first wanted)
//! ```
//!
//! The values of the ordinary edition are no values of the others, which are not looked up.

mod coder;
mod fill;
mod index;
mod list;
mod pack;
#[cfg(all(test, feature = "openings"))]
mod tests;

pub use pack::{PackError, pack};

use std::borrow::Cow;
use std::ops::Range;
use std::sync::OnceLock;

use boardgame::Position as _;
use grid::Cells;
use solving::checksum::Checksum;
use solving::{Published, Value};
use thiserror::Error;

use self::coder::{Chance, Decoder};
use self::fill::{Filling, Winner};
use self::index::{Place, Sheets, n_first, rank};
use crate::{Edition, Move, Pentago};

/// Positions of more marbles are not known.
pub const MAX_MARBLES: usize = 6;

/// How the file begins.
const MAGIC: &[u8; 8] = b"pantaopn";

/// The values of all positions of few marbles. What is asked for is unpacked and kept.
///
/// ```
/// use pentago::openings::openings;
/// use pentago::{Pentago, Position, Setup};
/// use solving::Value;
///
/// let start = Pentago::start(&Setup::default());
/// let openings = openings().expect("they are included");
/// assert_eq!(openings.value(&start), Some(Value::Win));
/// ```
#[derive(Debug)]
pub struct Openings {
    bytes: Cow<'static, [u8]>,
    /// By the number of marbles.
    levels: [Level; MAX_MARBLES + 1],
}

/// The positions of so many marbles.
#[derive(Debug)]
struct Level {
    sheets: Sheets,
    chances: Vec<Chance>,
    packed: Vec<Packed>,
}

/// A sheet in the file.
#[derive(Debug)]
struct Packed {
    /// Where its stream stands.
    stream: Range<usize>,
    /// What that has come to.
    entries: OnceLock<Box<[Winner]>>,
}

/// Bytes are not the openings.
///
/// ```
/// use pentago::openings::{Openings, OpeningsError};
///
/// let error = Openings::read(b"something else".to_vec()).unwrap_err();
/// assert_eq!(error, OpeningsError::NotOpenings);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum OpeningsError {
    /// The file is something else.
    #[error("these are not the openings of Pentago")]
    NotOpenings,
    /// Bytes are missing or changed.
    #[error("the openings of Pentago are damaged")]
    Damaged,
}

/// The file as it is inside the program (the feature `openings`). In a browser's program it is not,
/// so that nobody loads what they do not ask for.
pub(crate) const INCLUDED: &[u8] = {
    #[cfg(all(feature = "openings", not(target_family = "wasm")))]
    {
        include_bytes!("values.bin")
    }
    #[cfg(not(all(feature = "openings", not(target_family = "wasm"))))]
    {
        &[]
    }
};

/// The openings, if they are there: those that are included, or else those that were
/// [provided](provide).
pub fn openings() -> Option<&'static Openings> {
    if !INCLUDED.is_empty() {
        PROVIDED
            .get_or_init(|| Openings::read(INCLUDED).expect("the file is the one that was packed"));
    }
    PROVIDED.get()
}

/// Provides the openings where they are not included, as a browser does when it has loaded the file.
/// Those that are there already stay.
pub fn provide(openings: Openings) {
    // Both say the same.
    let _ = PROVIDED.set(openings);
}

static PROVIDED: OnceLock<Openings> = OnceLock::new();

impl Openings {
    /// Reads the packed file.
    pub fn read(bytes: impl Into<Cow<'static, [u8]>>) -> Result<Self, OpeningsError> {
        let bytes = bytes.into();
        let rest = bytes
            .strip_prefix(MAGIC)
            .ok_or(OpeningsError::NotOpenings)?;
        let (sum, content) = rest.split_first_chunk().ok_or(OpeningsError::Damaged)?;
        let mut checksum = Checksum::new();
        checksum.add_words(content);
        if u64::from_le_bytes(*sum) != checksum.sum() {
            return Err(OpeningsError::Damaged);
        }
        let levels = pack::Reader::new(content, bytes.len() - content.len()).levels();
        let levels = levels.ok_or(OpeningsError::Damaged)?;
        Ok(Self { bytes, levels })
    }

    /// What a position is worth to the side to move, if it is known.
    pub fn value(&self, position: &Pentago) -> Option<Value> {
        let n_marbles = position.board().occupied().len();
        if position.edition() != Edition::Standard || n_marbles > MAX_MARBLES {
            return None;
        }
        // Whoever has begun is called first, White or Black.
        let is_first = n_marbles.is_multiple_of(2);
        let turn = position.turn();
        let begun = if is_first { turn } else { !turn };
        let (first, second) = (position.board().of(begun), position.board().of(!begun));
        if first.len() != n_first(n_marbles) {
            return None;
        }
        let for_first = match self.winner(first, second) {
            Winner::Nobody => Value::Draw,
            Winner::First => Value::Win,
            Winner::Second => Value::Loss,
        };
        Some(if is_first { for_first } else { -for_first })
    }

    /// What is known of a position and of each of its moves; of six marbles, the position alone.
    pub fn published(&self, position: &Pentago) -> Option<Published<Move>> {
        let value = self.value(position)?;
        let after = |m: Move| Some((m, -self.value(&position.after(m))?));
        let moves: Option<Vec<_>> = position.legal_moves().into_iter().map(after).collect();
        let moves = moves.unwrap_or_default();
        Some(Published { value, moves })
    }

    fn winner(&self, first: Cells, second: Cells) -> Winner {
        let n_marbles = first.len() + second.len();
        let sheets = &self.levels[n_marbles].sheets;
        let Place { sheet, symmetry } = sheets.place(first);
        let free = !sheets.first(sheet.into());
        self.entries(n_marbles, sheet.into())[rank(symmetry.cells(second), free)]
    }

    /// The entries of a sheet, unpacked if they are wanted for the first time.
    fn entries(&self, n_marbles: usize, sheet: usize) -> &[Winner] {
        let level = &self.levels[n_marbles];
        let packed = &level.packed[sheet];
        packed.entries.get_or_init(|| {
            let below = &self.levels[n_marbles.saturating_sub(1)].sheets;
            let entries_below = |sheet| self.entries(n_marbles - 1, sheet);
            let first = level.sheets.first(sheet);
            let mut decoder = Decoder::new(&self.bytes[packed.stream.clone()]);
            Filling::new(n_marbles, first, below, entries_below)
                .fill(|_, _, context| decoder.get(level.chances[context]))
        })
    }
}
