//! What comes from outside: names, positions, moves, files. Everything is checked here, once.

use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use anyhow::{Context, anyhow, bail, ensure};
use catalog::{AnyPosition, Game, SetupChoice};
use clap::Args;

use crate::output::shortened;

/// No position is longer than this.
const MAX_POSITION_BYTES: u64 = 64 << 10;
/// No record file is longer than this.
const MAX_RECORD_BYTES: u64 = 64 << 20;
/// So much of a wrong word is repeated in a complaint.
const MAX_QUOTE: usize = 60;
/// A name this many typing mistakes away is suggested.
const MAX_MISTAKES: usize = 3;

/// The argument that stands for standard input.
const STDIN: &str = "-";

/// A game and, perhaps, a position of it.
#[derive(Args)]
pub(crate) struct Subject {
    /// The game: pentago, pentaroll or pantarei
    game: OsString,
    /// The position in notation, or - to read it from standard input; without one, the start
    position: Option<OsString>,
    /// The edition of the rules; it must not contradict the position
    #[arg(long, short)]
    edition: Option<OsString>,
}

impl Subject {
    /// The game and the position that are meant.
    pub(crate) fn position(&self) -> anyhow::Result<AnyPosition> {
        subject(
            &self.game,
            self.position.as_deref(),
            self.edition.as_deref(),
        )
    }

    /// A layout whose color is not yet chosen, if that is what is given.
    pub(crate) fn layout(&self) -> anyhow::Result<Option<AnyPosition>> {
        let game = game(&self.game)?;
        match &self.position {
            Some(argument) if game.is_shuffled() && argument != STDIN => {
                Ok(game.layout_position(text(argument)?).ok())
            }
            _ => Ok(None),
        }
    }
}

/// The position that three arguments mean: the game, a position or the start, and an edition.
pub(crate) fn subject(
    game_name: &OsStr,
    argument: Option<&OsStr>,
    edition_name: Option<&OsStr>,
) -> anyhow::Result<AnyPosition> {
    let game = game(game_name)?;
    let edition = edition(game, edition_name)?;
    let Some(argument) = argument else {
        return Ok(game.start(SetupChoice {
            edition,
            ..SetupChoice::default()
        }));
    };
    let position = position(game, argument)?;
    match edition {
        Some(name) if name != position.edition() => bail!(
            "the edition {name} contradicts the position, which is {}; write \"{name}\" behind the side to move instead",
            position.edition()
        ),
        _ => Ok(position),
    }
}

/// The text of an argument.
pub(crate) fn text(argument: &OsStr) -> anyhow::Result<&str> {
    argument
        .to_str()
        .ok_or_else(|| anyhow!("expected UTF-8 in {}", quoted(&argument.to_string_lossy())))
}

/// The game of a name.
pub(crate) fn game(name: &OsStr) -> anyhow::Result<Game> {
    let name = text(name)?;
    let names: Vec<_> = Game::ALL.iter().map(|game| game.name()).collect();
    Game::from_name(name).ok_or_else(|| unknown("game", name, &names))
}

/// The edition of a name, if one is given.
pub(crate) fn edition(game: Game, name: Option<&OsStr>) -> anyhow::Result<Option<&'static str>> {
    let Some(name) = name else { return Ok(None) };
    let name = text(name)?;
    let known = game.edition(name);
    known
        .map(Some)
        .ok_or_else(|| unknown("edition", name, game.editions()))
}

/// The complaint about a name, with the nearest one that exists.
fn unknown(kind: &str, name: &str, names: &[&str]) -> anyhow::Error {
    let mistakes = |known: &&&str| strsim::damerau_levenshtein(&name.to_lowercase(), known);
    // Distances of long texts are slow to find and say nothing.
    let candidates = names.iter().filter(|_| name.len() <= MAX_QUOTE);
    let nearest = candidates
        .min_by_key(mistakes)
        .filter(|known| mistakes(known) <= MAX_MISTAKES);
    let suggestion = nearest.map_or(String::new(), |known| format!("; did you mean {known}?"));
    anyhow!(
        "unknown {kind} {}: expected {}{suggestion}",
        quoted(name),
        one_of(names)
    )
}

/// Names as a person lists them: `a, b or c`.
fn one_of(names: &[&str]) -> String {
    match names {
        [first @ .., last] if !first.is_empty() => format!("{} or {last}", first.join(", ")),
        _ => names.concat(),
    }
}

/// Reads a position from an argument or, if that is `-`, from standard input.
fn position(game: Game, argument: &OsStr) -> anyhow::Result<AnyPosition> {
    let stdin;
    let text = if argument == STDIN {
        stdin = read_all(&mut io::stdin().lock(), MAX_POSITION_BYTES).context("standard input")?;
        stdin.trim()
    } else {
        text(argument)?
    };
    game.position(text)
        .with_context(|| format!("position {}", quoted(text)))
}

/// Reads a record file, or standard input if it is named `-`.
pub(crate) fn record_file(path: &Path) -> anyhow::Result<String> {
    if path == Path::new(STDIN) {
        return read_all(&mut io::stdin().lock(), MAX_RECORD_BYTES).context("standard input");
    }
    let read = || read_all(&mut File::open(path)?, MAX_RECORD_BYTES);
    read().with_context(|| path.display().to_string())
}

/// Reads text up to a limit.
fn read_all(source: &mut impl Read, max_bytes: u64) -> anyhow::Result<String> {
    let mut bytes = Vec::new();
    source.take(max_bytes + 1).read_to_end(&mut bytes)?;
    ensure!(
        bytes.len() as u64 <= max_bytes,
        "expected at most {} KiB",
        max_bytes >> 10
    );
    String::from_utf8(bytes).map_err(|error| {
        let valid = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = String::from_utf8_lossy(valid).matches('\n').count() + 1;
        let last_line = valid
            .rsplit(|&byte| byte == b'\n')
            .next()
            .unwrap_or_default();
        let column = String::from_utf8_lossy(last_line).chars().count() + 1;
        anyhow!("line {line}, column {column}: expected UTF-8")
    })
}

/// A text in quotes, cut short if it is long.
pub(crate) fn quoted(text: &str) -> String {
    format!("\"{}\"", shortened(text, MAX_QUOTE))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_names_are_suggested() {
        let error = game(OsStr::new("pentgo")).unwrap_err().to_string();
        assert_eq!(
            error,
            "unknown game \"pentgo\": expected pentago, pentaroll or pantarei; did you mean pentago?"
        );
        assert!(
            !game(OsStr::new("chess"))
                .unwrap_err()
                .to_string()
                .contains("did you mean")
        );
    }

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
