//! What a page can ask.

use std::num::NonZeroUsize;

use catalog::LineRequest;
use serde::{Deserialize, Serialize};
use table::Choices;

use crate::stored::Stored;
use crate::tables::{Outside, Part, Wish};

/// A question. Positions, moves and games cross as text, as everywhere.
#[derive(Debug, Deserialize)]
#[serde(tag = "ask", rename_all = "lowercase")]
pub(crate) enum Ask {
    /// How much memory the engine may use, in bytes, and how many threads; before the first question for it.
    Open {
        memory: u64,
        #[serde(default = "one_thread")]
        threads: NonZeroUsize,
    },
    /// Which files the engine of a game needs.
    Files { game: String },
    /// Takes one of these, which lies beside the question.
    Bring { game: String, file: FileKind },
    /// What a move would do.
    Preview(Moved),
    /// A line of play, read and checked.
    Line(LineRequest),
    /// What is said of a move in the lesson or puzzle of this address.
    Judge {
        task: String,
        #[serde(rename = "move")]
        m: String,
    },
    /// A drawing of a position.
    Picture(Placed),
    /// With which moves each side would win at once.
    Threats(Placed),
    /// How many move sequences of a length there are.
    Perft {
        #[serde(flatten)]
        placed: Placed,
        depth: u32,
    },
    /// What a position is worth.
    Analyze(Analyze),
    /// What a level would play.
    Choose(Choose),
    /// What every move is worth, proven.
    Solve {
        #[serde(flatten)]
        placed: Placed,
        /// The memory it may use, in bytes.
        memory: u64,
    },
    /// A game begins.
    Begin {
        game: String,
        choices: Choices,
        #[serde(flatten)]
        outside: Outside,
    },
    /// How a game stands, for somebody who knows the moves before a ply.
    Show {
        stored: Stored,
        #[serde(default)]
        known: usize,
        now: u64,
    },
    /// More of a game.
    Part { stored: Stored, part: Part },
    /// Somebody wishes something at a table.
    Wish {
        stored: Stored,
        wish: Wish,
        #[serde(flatten)]
        outside: Outside,
    },
    /// The computer acts, within a time.
    Act {
        stored: Stored,
        millis: u64,
        #[serde(flatten)]
        outside: Outside,
    },
    /// What the engine would play at a table.
    Hint { stored: Stored, millis: u64 },
    /// The puzzles in a game that was played.
    Puzzles(Finished),
}

/// Where pages are not isolated from others there are no more.
fn one_thread() -> NonZeroUsize {
    NonZeroUsize::MIN
}

/// What the engine of a game needs beside the core.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum FileKind {
    /// The weights of its network.
    Networks,
    /// What others have proven.
    Published,
}

/// A game from its start on.
#[derive(Debug, Deserialize)]
pub(crate) struct Finished {
    pub(crate) game: String,
    /// Where it began.
    pub(crate) position: String,
    pub(crate) moves: Vec<String>,
    /// How many puzzles are enough.
    pub(crate) count: usize,
    /// The memory that may be used, in bytes.
    pub(crate) memory: u64,
}

/// A position of a game.
#[derive(Debug, Deserialize)]
pub(crate) struct Placed {
    pub(crate) game: String,
    pub(crate) position: String,
}

/// A move in a position.
#[derive(Debug, Deserialize)]
pub(crate) struct Moved {
    pub(crate) game: String,
    pub(crate) position: String,
    #[serde(rename = "move")]
    pub(crate) m: String,
}

/// A position to be analyzed, for a time or for so many nodes.
#[derive(Debug, Deserialize)]
pub(crate) struct Analyze {
    pub(crate) game: String,
    pub(crate) position: String,
    pub(crate) millis: Option<u64>,
    pub(crate) nodes: Option<u64>,
    pub(crate) lines: Option<usize>,
}

/// A game as far as it has come, and who is to move on.
#[derive(Debug, Deserialize)]
pub(crate) struct Choose {
    pub(crate) game: String,
    /// Where it began.
    pub(crate) position: String,
    #[serde(default)]
    pub(crate) moves: Vec<String>,
    pub(crate) level: u8,
    /// Makes one game different from another.
    pub(crate) seed: u64,
    pub(crate) millis: Option<u64>,
    pub(crate) nodes: Option<u64>,
}
