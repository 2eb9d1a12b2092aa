//! What a page can ask.

use catalog::LineRequest;
use serde::Deserialize;

/// A question. Positions, moves and games cross as text, as everywhere.
#[derive(Debug, Deserialize)]
#[serde(tag = "ask", rename_all = "lowercase")]
pub(crate) enum Ask {
    /// How much memory the engine may use, in bytes; before the first question for it.
    Open { memory: u64 },
    /// Takes the weights of a game's network, which lie beside the question.
    Bring { game: String },
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
