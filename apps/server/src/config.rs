//! What can be chosen when the server is started.

use std::path::PathBuf;

/// How the server is set up.
#[derive(Debug, Clone)]
pub struct Config {
    /// Where games are kept.
    pub database: Database,
}

/// Where games are kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Database {
    /// In a SQLite file in this folder, which is made if it is missing.
    Folder(PathBuf),
    /// Where this URL says: `sqlite:///path/to/panta.db`.
    Url(String),
}
