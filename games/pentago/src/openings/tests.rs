//! The packed values are the published ones, and agree with the rules.

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use boardgame::{Color, Random, Symmetric as _};
use grid::{Board, GridSymmetry};

use super::index::{CHOOSE, sets};
use super::*;
use crate::Setup;

/// What the source says of itself: for 0 to 6 marbles, how many positions are drawn, won by the first
/// player, won by the second.
const TOTALS: [[usize; 3]; MAX_MARBLES + 1] = [
    [0, 1, 0],
    [12, 24, 0],
    [20, 1240, 0],
    [13_404, 8016, 0],
    [21_510, 331_920, 0],
    [2_398_828, 1_092_212, 278_880],
    [3_383_692, 35_512_224, 59_924],
];

fn position(first: Cells, second: Cells, begun: Color, edition: Edition) -> Pentago {
    let is_first = first.len() == second.len();
    let [white, black] = match begun {
        Color::White => [first, second],
        Color::Black => [second, first],
    };
    Pentago {
        board: Board::new(white, black).expect("no cell holds two"),
        turn: if is_first { begun } else { !begun },
        edition,
        reply: false,
    }
}

/// One position of each class of so many marbles.
fn for_each_class(n_marbles: usize, mut show: impl FnMut(Cells, Cells)) {
    let sheets = Sheets::new(n_first(n_marbles));
    for sheet in 0..sheets.len() {
        let first = sheets.first(sheet);
        for second in sets(!first, n_marbles - first.len()) {
            show(first, second);
        }
    }
}

fn random_position(random: &mut Random, n_marbles: usize) -> (Cells, Cells) {
    let mut cells: Vec<_> = Cells::ALL.iter().collect();
    let mut take = |n: usize| -> Cells {
        let taken = (0..n).map(|_| cells.swap_remove(random.below(cells.len())));
        taken.collect()
    };
    (
        take(n_first(n_marbles)),
        take(n_marbles - n_first(n_marbles)),
    )
}

#[test]
fn as_many_positions_are_won_and_drawn_as_were_published() {
    let openings = openings().expect("they are included");
    for (n_marbles, expected) in TOTALS.into_iter().enumerate() {
        let mut totals = [0; 3];
        for_each_class(n_marbles, |first, second| {
            let images = GridSymmetry::ALL.into_iter();
            let n_still = images.filter(|image| image.cells(first) == first).count();
            totals[openings.winner(first, second) as usize] += 8 / n_still;
        });
        assert_eq!(totals, expected, "{n_marbles} marbles");
    }
}

#[test]
fn every_position_is_listed_once_but_for_its_images() {
    let openings = openings().expect("they are included");
    let mut before = None;
    for (n_marbles, totals) in TOTALS.into_iter().enumerate() {
        let numbers = openings.numbers(n_marbles);
        assert!(numbers.is_sorted_by(|a, b| a < b) && before < numbers.first().copied());
        before = numbers.last().copied();
        let mut n_positions = 0;
        let mut seen = HashSet::new();
        for number in numbers {
            let position = openings.position(number).expect("it is listed");
            assert_eq!(position.board().occupied().len(), n_marbles, "{position}");
            let board = position.board();
            let is_still = |symmetry: &&GridSymmetry| board.transform(**symmetry) == *board;
            n_positions += 8 / GridSymmetry::ALL.iter().filter(is_still).count();
            // Of more marbles there are too many to be kept.
            assert!(
                n_marbles > 4 || seen.insert(position.canonical()),
                "{position}"
            );
        }
        assert_eq!(
            n_positions,
            totals.iter().sum::<usize>(),
            "{n_marbles} marbles"
        );
    }
    assert!(openings.position(before.expect("there are some")).is_some());
    assert_eq!(openings.position(u32::MAX), None);
}

/// The plain definition: a position is worth what its best move is worth.
fn check_by_moves(openings: &Openings, position: &Pentago) {
    let best = position.legal_moves().into_iter().map(|m| {
        let next = position.play(m).expect("it is legal");
        -openings.value(&next).expect("it is known")
    });
    assert_eq!(best.max(), openings.value(position), "{position}");
}

#[test]
fn a_position_is_worth_what_its_best_move_is_worth() {
    let openings = openings().expect("they are included");
    for n_marbles in 0..=4 {
        for_each_class(n_marbles, |first, second| {
            let position = position(first, second, Color::White, Edition::Standard);
            check_by_moves(openings, &position);
        });
    }
    let mut random = Random::new(5);
    for _ in 0..300 {
        let (first, second) = random_position(&mut random, 5);
        let position = position(first, second, Color::White, Edition::Standard);
        check_by_moves(openings, &position);
    }
}

#[test]
fn images_and_games_that_black_began_are_worth_the_same() {
    let openings = openings().expect("they are included");
    let mut random = Random::new(6);
    for n_marbles in 0..=MAX_MARBLES {
        for _ in 0..300 {
            let (first, second) = random_position(&mut random, n_marbles);
            let white = position(first, second, Color::White, Edition::Standard);
            let value = openings.value(&white);
            assert!(value.is_some(), "{white}");
            for symmetry in GridSymmetry::ALL {
                let image = white.transform(symmetry);
                assert_eq!(openings.value(&image), value, "{white} {image}");
            }
            let black = position(first, second, Color::Black, Edition::Standard);
            assert_eq!(openings.value(&black), value, "{black}");
        }
    }
}

#[test]
fn other_editions_and_more_marbles_are_not_known() {
    let openings = openings().expect("they are included");
    for edition in [
        Edition::Finnish,
        Edition::Czech,
        Edition::Basque,
        Edition::OpenSpiel,
    ] {
        let start = Pentago::start(&Setup {
            edition,
            ..Setup::default()
        });
        assert_eq!(openings.value(&start), None, "{start}");
    }
    let seven: Pentago = "wbwbwb/w5/6/6/6/6 b".parse().expect("it is a position");
    assert_eq!(openings.value(&seven), None);
    let six: Pentago = "wbwbwb/6/6/6/6/6 w".parse().expect("it is a position");
    let published = openings.published(&six).expect("it is known");
    assert!(published.moves.is_empty());
}

#[test]
fn damage_is_noticed() {
    let bytes = include_bytes!("values.bin");
    for index in (0..bytes.len()).step_by(997) {
        let mut damaged = bytes.to_vec();
        damaged[index] ^= 1;
        assert!(Openings::read(damaged).is_err(), "byte {index}");
        assert!(Openings::read(bytes[..index].to_vec()).is_err(), "{index}");
    }
}

/// The folder of the published files.
fn folder() -> PathBuf {
    let data = std::env::var_os("PANTA_DATA").map(PathBuf::from);
    data.unwrap_or_else(|| {
        let oracle = std::env::var_os("PANTA_ORACLE").expect("PANTA_DATA or PANTA_ORACLE is set");
        Path::new(&oracle).join("../data")
    })
}

fn source(n_marbles: usize) -> Vec<u8> {
    let path = folder().join(format!("values-{n_marbles}.bin.xz"));
    let output = Command::new("xz").arg("-dc").arg(&path).output();
    let output = output.expect("xz is installed");
    assert!(output.status.success(), "{}", path.display());
    output.stdout
}

#[test]
fn slow_oracle_every_value_is_the_published_one() {
    let openings = openings().expect("they are included");
    let sources: Vec<_> = (0..=MAX_MARBLES).map(source).collect();
    for (n_marbles, source) in sources.iter().enumerate() {
        let n_second = n_marbles - n_first(n_marbles);
        let mut entry = 0;
        for first in sets(Cells::ALL, n_first(n_marbles)) {
            for second in sets(!first, n_second) {
                let published = source[entry / 4] >> (2 * (entry % 4)) & 3;
                let found = openings.winner(first, second) as u8;
                assert_eq!(found, published, "{first:?} {second:?}");
                entry += 1;
            }
        }
        let n_firsts = CHOOSE[36][n_first(n_marbles)] as usize;
        let n_seconds = CHOOSE[36 - n_first(n_marbles)][n_second] as usize;
        assert_eq!(entry, n_firsts * n_seconds);
    }
    let sources = sources.try_into().expect("there is one for each number");
    let packed = pack(&sources).expect("they are the published values");
    assert_eq!(packed, include_bytes!("values.bin"), "packed again");
}
