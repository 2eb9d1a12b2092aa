//! The openings of a match.

use std::path::Path;

use anyhow::{Context, ensure};
use catalog::protocol::Placement;
use catalog::{AnyRecord, Edition, Game, openings};

use crate::input;

/// Where a pair of games begins.
#[derive(Debug, Clone)]
pub(super) struct Opening {
    /// As programs are told.
    pub(super) placement: Placement,
    /// As it is kept.
    pub(super) record: AnyRecord,
}

/// The openings of a file, or those that come with Panta.
pub(super) fn load(
    file: Option<&Path>,
    game: Game,
    edition: Option<Edition>,
) -> anyhow::Result<Vec<Opening>> {
    let Some(path) = file else {
        return shipped(game, edition);
    };
    let text = input::record_file(path)?;
    read(&text, game, edition).with_context(|| input::file_name(path))
}

/// The frozen openings of the ordinary edition, or those that are made in the same way for another.
fn shipped(game: Game, edition: Option<Edition>) -> anyhow::Result<Vec<Opening>> {
    let edition = edition.filter(|&edition| edition != game.standard_edition());
    if edition.is_none() {
        return read(game.openings(), game, None);
    }
    let text: String = openings::usual(game, edition)
        .iter()
        .map(|placement| format!("{placement}\n"))
        .collect();
    read(&text, game, edition)
}

fn read(text: &str, game: Game, edition: Option<Edition>) -> anyhow::Result<Vec<Opening>> {
    let lines = (1..).zip(text.lines().map(str::trim));
    let lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    let openings: anyhow::Result<Vec<_>> = lines
        .map(|(number, line)| {
            opening(line, game, edition).with_context(|| format!("line {number}"))
        })
        .collect();
    let openings = openings?;
    ensure!(!openings.is_empty(), "expected at least one opening");
    Ok(openings)
}

fn opening(line: &str, game: Game, edition: Option<Edition>) -> anyhow::Result<Opening> {
    let placement: Placement = line.parse()?;
    let record = placement.record(game, edition)?;
    ensure!(!record.is_over(), "expected a game that is not over");
    Ok(Opening { placement, record })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_and_edition_comes_with_openings() {
        for &game in Game::ALL {
            for edition in game.editions() {
                let openings = load(None, game, Some(edition)).unwrap();
                assert_eq!(openings.len(), openings::COUNT, "{game:?} {edition}");
            }
        }
    }

    #[test]
    fn a_wrong_line_is_named() {
        let problem = |text| {
            let error = read(text, Game::Pentaroll, None).unwrap_err();
            format!("{error:#}")
        };
        assert!(problem("# none\n\n").contains("at least one"));
        assert!(problem("startpos\nstart").starts_with("line 2: unknown position"));
        assert!(problem("startpos moves W9").starts_with("line 1: move 1"));
    }
}
