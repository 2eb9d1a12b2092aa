//! What can be chosen when the server is started.

use std::fmt;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use catalog::AnyEngine;
use solving::Resources;

use crate::limits::Limits;

/// Enough for the values of all moves of a Pentago position with 20 marbles beside what is remembered, and of 19 alone.
pub const ANALYSIS_MEMORY: u64 = 512 << 20;

/// Long enough for a friend who was invited and is away.
const KEEP_UNPLAYED: Duration = Duration::from_hours(30 * 24);

/// How the server is set up. Addresses hold secrets, so that it is not printed.
#[derive(Clone)]
pub struct Config {
    /// Where games are kept.
    pub database: Database,
    /// Where servers that share a database hear of each other, such as `nats://127.0.0.1:4222`.
    pub nats: Option<String>,
    /// Where people reach the server, such as `https://panta.example`; if it is not said, links
    /// repeat how the server was called.
    pub public_url: Option<String>,
    /// Whether a proxy stands before the server and says who asks (`X-Forwarded-For`).
    pub behind_proxy: bool,
    /// What clients may ask.
    pub limits: Limits,
    /// Makes the engine of a thread that thinks: ours, unless a host has another.
    pub engine: fn(Resources) -> AnyEngine,
    /// How many threads think for the computer.
    pub engine_threads: NonZeroUsize,
    /// How many threads analyze.
    pub analysis_threads: NonZeroUsize,
    /// Bytes that each of them may use.
    pub analysis_memory: u64,
    /// So long a game is kept in which nobody has moved.
    pub keep_unplayed: Duration,
}

/// Where games are kept.
#[derive(Clone, PartialEq, Eq)]
pub enum Database {
    /// In a SQLite file in this folder, which is made if it is missing.
    Folder(PathBuf),
    /// Where this URL says: `sqlite:///path/to/panta.db`, or `postgres://user:secret@host/name` where
    /// several servers share it.
    Url(String),
}

impl fmt::Debug for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Config")
            .field("database", &self.database)
            .finish_non_exhaustive()
    }
}

/// A URL may hold a secret.
impl fmt::Debug for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Folder(folder) => f.debug_tuple("Folder").field(folder).finish(),
            Self::Url(url) => {
                let scheme = url.split(':').next().unwrap_or_default();
                write!(f, "Url({scheme}:…)")
            }
        }
    }
}

impl Config {
    /// The ordinary setup, with games kept here.
    pub fn new(database: Database) -> Self {
        // One core is left for those who do not wait for the computer.
        let cores = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let most = NonZeroUsize::new(cores.saturating_sub(1)).unwrap_or(NonZeroUsize::MIN);
        Self {
            database,
            nats: None,
            public_url: None,
            behind_proxy: false,
            limits: Limits::default(),
            engine: AnyEngine::new,
            engine_threads: most,
            analysis_threads: most,
            analysis_memory: ANALYSIS_MEMORY,
            keep_unplayed: KEEP_UNPLAYED,
        }
    }
}
