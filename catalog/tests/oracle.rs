//! Facts made by other programs, read from the folder that `PANTA_ORACLE` names.
//!
//! The small ones are also fixtures of the games (`tests/data`), so that a plain checkout tests the
//! same; without the folder there is nothing left to do here.

use std::fs;
use std::num::NonZeroUsize;
use std::path::PathBuf;

use catalog::Game;
use serde_json::Value;

fn oracle(file: &str) -> Option<Vec<Value>> {
    let folder = PathBuf::from(std::env::var_os("PANTA_ORACLE")?);
    let text =
        fs::read_to_string(folder.join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
    let values = text.lines().map(|line| serde_json::from_str(line).unwrap());
    Some(values.collect())
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
        for entry in oracle(file).unwrap_or_default() {
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
        for entry in oracle(file).unwrap_or_default() {
            let text = entry["position"].as_str().unwrap();
            assert_eq!(game.position(text).unwrap().to_string(), text);
        }
    }
}
