//! The packages of the games, as the folders of `games/` have them.

use std::fs;

use anyhow::Context;

use crate::run::workspace;

/// The games: the folders that have rules for people to read.
pub(crate) fn games() -> anyhow::Result<Vec<String>> {
    let folder = workspace().join("games");
    let entries = fs::read_dir(&folder).with_context(|| folder.display().to_string())?;
    let mut games = Vec::new();
    for entry in entries {
        let entry = entry?;
        if entry.path().join("RULES.md").exists() {
            games.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    games.sort();
    Ok(games)
}

/// The packages that are rules alone without their default features.
pub(crate) fn rules() -> anyhow::Result<Vec<String>> {
    let shared = ["boardgame", "panta-grid"].map(str::to_owned);
    Ok(shared.into_iter().chain(games()?).collect())
}
