//! Facts made by other programs: the fixtures of the games, and the whole files in the folder that
//! `PANTA_ORACLE` names for the tests that begin with `oracle_`.
//!
//! Sources: the midgames are by the mid engine of girving/pentago, openings and real games by the
//! public-domain solution of Irving 2014, the others by independent prototypes.

use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use catalog::Game;
use serde_json::Value;

/// The folder of whole files; without it the tests that need it are left out.
fn folder() -> PathBuf {
    std::env::var_os("PANTA_ORACLE")
        .expect("PANTA_ORACLE names the folder of the oracle")
        .into()
}

/// The lines of a file, of which there are some.
fn lines(path: &Path) -> Vec<Value> {
    let text =
        fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let lines = text.lines().filter(|line| line.starts_with('{'));
    let lines: Vec<Value> = lines
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert!(lines.len() > 20, "{}: {}", path.display(), lines.len());
    lines
}

/// The lines of a fixture of a game.
fn fixture(game: Game, file: &str) -> Vec<Value> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games");
    lines(&games.join(game.name()).join("tests/data").join(file))
}

#[test]
fn oracle_move_sequences_are_counted_alike() {
    let text = fs::read_to_string(folder().join("perft.json")).unwrap();
    let tables: Value = serde_json::from_str(&text).unwrap();
    let mut n_checked = 0;
    for game in Game::ALL {
        for entry in tables[game.name()].as_array().unwrap() {
            let position = game.position(entry["position"].as_str().unwrap()).unwrap();
            for (depth, count) in entry["perft"].as_object().unwrap() {
                let count = count.as_u64().unwrap();
                if count <= 1_000_000 {
                    let division =
                        position.divide(depth.parse().unwrap(), NonZeroUsize::MIN, &mut |_| {});
                    assert_eq!(division.count, count, "perft {depth} of {position}");
                    n_checked += 1;
                }
            }
        }
    }
    assert!(n_checked > 200, "{n_checked}");
}

/// The moves of positions whose moves all have a value.
fn check_moves(entries: &[Value]) {
    for entry in entries {
        let position = Game::Pentago
            .position(entry["position"].as_str().unwrap())
            .unwrap();
        let values = entry["moves"].as_object().unwrap().values();
        let mut expected: Vec<_> = values
            .flat_map(|moves| moves.as_array().unwrap())
            .map(|m| m.as_str().unwrap())
            .collect();
        let mut moves = position.legal_moves();
        expected.sort_unstable();
        moves.sort_unstable();
        assert_eq!(moves, expected, "{position}");
    }
}

#[test]
fn moves_of_midgames_are_those_that_another_program_made() {
    check_moves(&fixture(Game::Pentago, "midgames.jsonl"));
}

#[test]
fn oracle_moves_are_the_legal_ones() {
    check_moves(&lines(&folder().join("pentago-midgames.jsonl")));
    check_moves(&lines(&folder().join("pentago-openings.jsonl")));
}

fn check_positions(game: Game, entries: &[Value]) {
    for entry in entries {
        let text = entry["position"].as_str().unwrap();
        assert_eq!(game.position(text).unwrap().to_string(), text);
    }
}

#[test]
fn positions_of_other_programs_are_positions() {
    check_positions(Game::Pentago, &fixture(Game::Pentago, "games.jsonl"));
    check_positions(Game::Pentaroll, &fixture(Game::Pentaroll, "solved.jsonl"));
    check_positions(Game::Pantarei, &fixture(Game::Pantarei, "solved.jsonl"));
}

#[test]
fn oracle_positions_are_positions() {
    for (game, file) in [
        (Game::Pentago, "pentago-games.jsonl"),
        (Game::Pentaroll, "pentaroll-solved.jsonl"),
        (Game::Pantarei, "pantarei-solved.jsonl"),
    ] {
        check_positions(game, &lines(&folder().join(file)));
    }
}
