//! What comes from outside as names, positions and files: everything is checked here, once.

use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use anyhow::{Context, anyhow, bail};
use boardgame::names::{self, quoted};
use catalog::{AnyPosition, Edition, Game, SetupChoice};
use clap::Args;
use thiserror::Error;

/// No position is longer than this.
const MAX_POSITION_BYTES: u64 = 64 << 10;
/// No record file is longer than this.
const MAX_RECORD_BYTES: u64 = 16 << 20;

/// The argument that stands for standard input.
const STDIN: &str = "-";

/// A game and, perhaps, a position of it.
#[derive(Args)]
pub(crate) struct Subject {
    #[arg(help = game_help())]
    game: OsString,
    /// The position in notation, or - to read it from standard input; without one, the start
    position: Option<OsString>,
    /// The edition of the rules; it must not contradict the position
    #[arg(long, short)]
    edition: Option<OsString>,
}

/// What the argument that names a game says of itself.
pub(crate) fn game_help() -> String {
    format!("The game: {}", names::one_of(&game_names()))
}

/// The game that is meant where none is named and one is enough.
pub(crate) fn first_game() -> &'static str {
    Game::ALL[0].name()
}

fn game_names() -> Vec<&'static str> {
    Game::ALL.iter().map(|game| game.name()).collect()
}

impl Subject {
    /// The position that is meant.
    pub(crate) fn position(&self) -> anyhow::Result<AnyPosition> {
        subject(
            &self.game,
            self.position.as_deref(),
            self.edition.as_deref(),
        )
    }

    /// The position that is meant, or a layout whose color is not yet chosen.
    pub(crate) fn position_or_layout(&self) -> anyhow::Result<PositionOrLayout> {
        let game = game(&self.game)?;
        let edition = edition(game, self.edition.as_deref())?;
        match &self.position {
            Some(argument) => position_or_layout(game, argument, edition),
            None => Ok(PositionOrLayout::Position(start(game, edition))),
        }
    }
}

/// The position or layout that an argument means.
pub(crate) fn position_or_layout(
    game: Game,
    argument: &OsStr,
    edition: Option<Edition>,
) -> anyhow::Result<PositionOrLayout> {
    let text = position_text(argument)?;
    match game.layout_position(&text) {
        Ok(position) if game.is_shuffled() => Ok(PositionOrLayout::Layout(position)),
        _ => Ok(PositionOrLayout::Position(read_position(
            game, &text, edition,
        )?)),
    }
}

/// What can be drawn.
pub(crate) enum PositionOrLayout {
    Position(AnyPosition),
    /// The layout, as if White began.
    Layout(AnyPosition),
}

/// The position that three arguments mean: the game, a position or the start, and an edition.
pub(crate) fn subject(
    game_name: &OsStr,
    argument: Option<&OsStr>,
    edition_name: Option<&OsStr>,
) -> anyhow::Result<AnyPosition> {
    let game = game(game_name)?;
    let edition = edition(game, edition_name)?;
    match argument {
        Some(argument) => read_position(game, &position_text(argument)?, edition),
        None => Ok(start(game, edition)),
    }
}

fn start(game: Game, edition: Option<Edition>) -> AnyPosition {
    game.start(SetupChoice {
        edition,
        ..SetupChoice::default()
    })
}

/// The text of an argument that should be this.
pub(crate) fn text<'a>(argument: &'a OsStr, what: &str) -> anyhow::Result<&'a str> {
    argument.to_str().ok_or_else(|| {
        let valid = argument
            .to_string_lossy()
            .chars()
            .take_while(|&c| c != char::REPLACEMENT_CHARACTER)
            .count();
        anyhow!("{what}: expected UTF-8 at column {}", valid + 1)
    })
}

/// The game of a name.
pub(crate) fn game(name: &OsStr) -> anyhow::Result<Game> {
    let name = text(name, "the game")?;
    Game::from_name(name).ok_or_else(|| unknown("game", name, &game_names()))
}

/// The edition of a name, if one is given.
pub(crate) fn edition(game: Game, name: Option<&OsStr>) -> anyhow::Result<Option<Edition>> {
    let Some(name) = name else { return Ok(None) };
    let name = text(name, "the edition")?;
    let known = game.edition(name);
    known
        .map(Some)
        .ok_or_else(|| unknown("edition", name, &game.edition_names()))
}

fn unknown(kind: &str, name: &str, names: &[&str]) -> anyhow::Error {
    anyhow!(
        "unknown {kind} {}: expected {}",
        quoted(name),
        names::expected(name, names)
    )
}

/// The text of a position, from an argument or, if that is `-`, from standard input.
fn position_text(argument: &OsStr) -> anyhow::Result<String> {
    if argument != STDIN {
        return Ok(text(argument, "the position")?.to_owned());
    }
    let text = read_all(&mut io::stdin().lock(), MAX_POSITION_BYTES).context("standard input")?;
    Ok(text.trim().to_owned())
}

/// Reads a position, whose edition must be the one that is asked for.
fn read_position(game: Game, text: &str, edition: Option<Edition>) -> anyhow::Result<AnyPosition> {
    let position = game
        .position(text)
        .with_context(|| format!("position {}", quoted(text)))?;
    match edition {
        Some(name) if name != position.edition() => bail!(
            "the edition {name} contradicts the position, which is {}; write \"{name}\" behind the side to move instead",
            position.edition()
        ),
        _ => Ok(position),
    }
}

/// Reads a record file, or standard input if it is named `-`.
pub(crate) fn record_file(path: &Path) -> anyhow::Result<String> {
    let read = match path {
        path if path == Path::new(STDIN) => read_all(&mut io::stdin().lock(), MAX_RECORD_BYTES),
        path => record_text(path),
    };
    read.with_context(|| file_name(path))
}

/// Reads a record file.
pub(crate) fn record_text(path: &Path) -> Result<String, Unread> {
    read_all(&mut File::open(path)?, MAX_RECORD_BYTES)
}

/// Why a text from outside cannot be read.
#[derive(Debug, Error)]
pub(crate) enum Unread {
    #[error(transparent)]
    System(#[from] io::Error),
    #[error("expected at most {0} KiB")]
    Long(u64),
    #[error("line {line}, column {column}: expected UTF-8")]
    NotText { line: usize, column: usize },
}

/// A file as complaints name it.
pub(crate) fn file_name(path: &Path) -> String {
    if path == Path::new(STDIN) {
        "standard input".to_owned()
    } else {
        names::shortened(&path.to_string_lossy())
    }
}

/// Reads text up to a limit.
fn read_all(source: &mut impl Read, max_bytes: u64) -> Result<String, Unread> {
    let mut bytes = Vec::new();
    source.take(max_bytes + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > max_bytes {
        return Err(Unread::Long(max_bytes >> 10));
    }
    String::from_utf8(bytes).map_err(|error| {
        let valid = String::from_utf8_lossy(&error.as_bytes()[..error.utf8_error().valid_up_to()]);
        let rest = valid.rsplit('\n').next().unwrap_or_default();
        Unread::NotText {
            line: valid.matches('\n').count() + 1,
            column: rest.chars().count() + 1,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn too_much_is_refused() {
        assert!(
            read_all(&mut io::repeat(b'w'), 100)
                .unwrap_err()
                .to_string()
                .contains("at most")
        );
    }

    #[test]
    fn the_place_of_a_wrong_byte_is_told() {
        let error = read_all(&mut &b"ab\nc\xffd"[..], 100)
            .unwrap_err()
            .to_string();
        assert_eq!(error, "line 2, column 2: expected UTF-8");
    }
}
