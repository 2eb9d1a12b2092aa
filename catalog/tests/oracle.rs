//! Facts made by other programs: the fixtures of the games, or the whole files in the folder that
//! `PANTA_ORACLE` names.
//!
//! Sources: the midgames are by the mid engine of girving/pentago, openings and real games by the
//! public-domain solution of Irving 2014, the others by independent prototypes.

use std::fs;
use std::num::NonZeroUsize;
use std::path::PathBuf;

use catalog::Game;
use serde_json::Value;

/// The fixtures that stand for the files of the oracle in a plain checkout.
const FIXTURES: [(&str, &str); 4] = [
    (
        "pentago-midgames.jsonl",
        "pentago/tests/data/midgames.jsonl",
    ),
    ("pentago-games.jsonl", "pentago/tests/data/games.jsonl"),
    (
        "pentaroll-solved.jsonl",
        "pentaroll/tests/data/solved.jsonl",
    ),
    ("pantarei-solved.jsonl", "pantarei/tests/data/solved.jsonl"),
];

/// The lines of a file of the oracle, or of the fixture that stands for it; none of those that are
/// too large to be one.
fn oracle(file: &str) -> Vec<Value> {
    let games = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../games");
    let path = match std::env::var_os("PANTA_ORACLE") {
        Some(folder) => PathBuf::from(folder).join(file),
        None => match FIXTURES.iter().find(|(name, _)| *name == file) {
            Some((_, fixture)) => games.join(fixture),
            None => return Vec::new(),
        },
    };
    let text =
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let lines = text.lines().filter(|line| line.starts_with('{'));
    lines
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[test]
fn move_sequences_are_counted_as_the_oracle_counts_them() {
    let Some(folder) = std::env::var_os("PANTA_ORACLE") else {
        return;
    };
    let text = fs::read_to_string(PathBuf::from(folder).join("perft.json")).unwrap();
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

#[test]
fn the_oracles_moves_are_the_legal_ones() {
    for file in ["pentago-midgames.jsonl", "pentago-openings.jsonl"] {
        for entry in oracle(file) {
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
}

#[test]
fn the_oracles_positions_are_positions() {
    let files = [
        (Game::Pentago, "pentago-games.jsonl"),
        (Game::Pentaroll, "pentaroll-solved.jsonl"),
        (Game::Pantarei, "pantarei-solved.jsonl"),
    ];
    for (game, file) in files {
        assert!(oracle(file).len() > 50, "{file}");
        for entry in oracle(file) {
            let text = entry["position"].as_str().unwrap();
            assert_eq!(game.position(text).unwrap().to_string(), text);
        }
    }
}
