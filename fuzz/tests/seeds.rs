//! The seeds of every target, and many of them with something wrong. What libFuzzer does better and
//! for longer, this does in every run and without chance.

use std::fs;
use std::path::Path;

use boardgame::Random;
use panta_fuzz::TARGETS;

/// How often something is done to each seed.
const ROUNDS: u64 = 100;

fn seeds(name: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("seeds");
    let entries = fs::read_dir(folder.join(name)).unwrap();
    let mut paths: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let seeds: Vec<_> = paths.iter().map(|path| fs::read(path).unwrap()).collect();
    assert!(!seeds.is_empty(), "{name} has no seeds");
    seeds
}

/// Does something to a few places: a byte is changed, left out or doubled, or the rest is cut off or
/// said again.
fn spoil(bytes: &mut Vec<u8>, random: &mut Random) {
    for _ in 0..=random.below(3) {
        if bytes.is_empty() {
            return;
        }
        let at = random.below(bytes.len());
        match random.below(6) {
            0 => bytes[at] ^= 1 << random.below(8),
            1 => bytes[at] = bytes[random.below(bytes.len())],
            2 => drop(bytes.remove(at)),
            3 => bytes.insert(at, b" 0-/,9\n"[random.below(7)]),
            4 => bytes.truncate(at),
            _ => bytes.extend_from_within(at..),
        }
    }
}

/// Gives a target its seeds as they are, and with something wrong.
fn survives(name: &str) {
    let (_, target) = TARGETS.iter().find(|(known, _)| *known == name).unwrap();
    for (index, seed) in seeds(name).into_iter().enumerate() {
        target(&seed);
        let mut random = Random::new(index as u64);
        for _ in 0..ROUNDS {
            let mut bytes = seed.clone();
            spoil(&mut bytes, &mut random);
            target(&bytes);
        }
    }
}

/// A test for each target.
macro_rules! targets {
    ($($name:ident)*) => {
        $(#[test]
        fn $name() {
            survives(stringify!($name));
        })*

        #[test]
        fn every_target_has_a_test() {
            let names: Vec<_> = TARGETS.iter().map(|(name, _)| *name).collect();
            assert_eq!(names, [$(stringify!($name)),*]);
        }
    };
}

targets! { certificate checkpoint jsonl moves openspiel position record setup ugi weights }
