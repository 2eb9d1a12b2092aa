//! What others have proven of the openings is what solver and engine say.

use std::num::NonZeroUsize;
use std::path::Path;

use boardgame::laws::for_each_position;
use engine::level::Level;
use engine::{Engine, Game, Limits, Silent};
use pentago::openings::openings;
use pentago::{Edition, Move, Pentago, Position, Setup};
use serde_json::Value as Json;
use solving::laws::{check_answer, solve, solver};
use solving::{Analysis, Method, Resources, Value, Verdict};

const RESOURCES: Resources = Resources {
    threads: NonZeroUsize::MIN,
    memory: 8 << 20,
};

fn n_moves(analysis: &Analysis<Move>, value: Value) -> usize {
    let moves = analysis.moves.iter();
    moves
        .filter(|(_, verdict)| *verdict == Verdict::proven(value))
        .count()
}

/// The positions of random games with so many marbles.
fn positions(n_marbles: usize, n_games: u64) -> Vec<Pentago> {
    let mut found = Vec::new();
    for seed in 0..n_games {
        for_each_position::<Pentago>(seed, |position| {
            let is_wanted = position.board().occupied().len() == n_marbles;
            found.extend(is_wanted.then_some(*position));
        });
    }
    found.retain(|position| position.edition() == Edition::Standard);
    assert!(!found.is_empty());
    found
}

fn thought(position: &Pentago, n_lines: usize) -> Analysis<Move> {
    let game = Game {
        position,
        history: &[],
    };
    let mut engine = Engine::<Pentago>::new(RESOURCES);
    engine.search(&game, Limits::nodes(300), n_lines, &mut Silent)
}

#[test]
fn of_the_first_moves_192_win_and_96_draw() {
    let start = Pentago::start(&Setup::default());
    let mut solver = solver::<Pentago>(1, 1 << 20);
    for analysis in [solve(&mut solver, &start, false), thought(&start, 3)] {
        assert_eq!(analysis.verdict, Verdict::proven(Value::Win));
        assert_eq!(n_moves(&analysis, Value::Win), 192);
        assert_eq!(n_moves(&analysis, Value::Draw), 96);
        assert_eq!(analysis.method, Method::Published);
    }
}

#[test]
fn the_engine_plays_no_move_that_gives_something_away() {
    for n_marbles in 0..=5 {
        for position in positions(n_marbles, 12) {
            let analysis = thought(&position, 4);
            let published = openings().unwrap().published(&position).unwrap();
            assert_eq!(
                analysis.verdict.value(),
                Some(published.value),
                "{position}"
            );
            let best = analysis.best.unwrap();
            assert_eq!(published.of(best), Some(published.value), "{position}");
            for (m, verdict) in &analysis.moves {
                assert_eq!(verdict.value(), published.of(*m), "{position} {m}");
            }
            let worth = |line: &solving::Variation<Move>| line.verdict.value();
            assert!(
                analysis
                    .lines
                    .is_sorted_by_key(|line| std::cmp::Reverse(worth(line)))
            );
        }
    }
}

#[test]
fn of_six_marbles_the_position_is_known() {
    for position in positions(6, 6) {
        let value = openings().unwrap().value(&position);
        let analysis = solve(&mut solver::<Pentago>(1, 1 << 20), &position, false);
        check_answer(&position, &analysis);
        assert_eq!(analysis.verdict.value(), value, "{position}");
        let analysis = thought(&position, 1);
        assert_eq!(analysis.verdict.value(), value, "{position}");
        assert_eq!(analysis.method, Method::Published);
        assert!(analysis.best.is_some());
    }
}

#[test]
fn lower_levels_and_other_editions_know_nothing_of_it() {
    let start = Pentago::start(&Setup::default());
    let game = Game {
        position: &start,
        history: &[],
    };
    let level = Level::new(9).unwrap();
    let mut engine = Engine::<Pentago>::new(RESOURCES);
    let analysis = engine.choose(&game, level, 1, Limits::nodes(300), &mut Silent);
    assert_eq!(analysis.verdict.value(), None);
    let finnish = Pentago::start(&Setup {
        edition: Edition::Finnish,
        ..Setup::default()
    });
    let analysis = thought(&finnish, 1);
    assert_eq!(analysis.verdict.value(), None);
    assert_eq!(analysis.method, Method::Search);
}

#[test]
fn oracle_values_of_openings_are_the_published_ones() {
    let folder = std::env::var_os("PANTA_ORACLE").expect("PANTA_ORACLE names a folder");
    let text = std::fs::read_to_string(Path::new(&folder).join("pentago-openings.jsonl")).unwrap();
    let values = [
        ("win", Value::Win),
        ("draw", Value::Draw),
        ("loss", Value::Loss),
    ];
    let mut n_moves = 0;
    for line in text.lines() {
        let entry: Json = serde_json::from_str(line).unwrap();
        let position: Pentago = entry["position"].as_str().unwrap().parse().unwrap();
        let published = openings().unwrap().published(&position).unwrap();
        assert_eq!(entry["value"], published.value.name(), "{position}");
        for (name, value) in values {
            for m in entry["moves"][name].as_array().into_iter().flatten() {
                let m = position.read_move(m.as_str().unwrap()).unwrap();
                assert_eq!(published.of(m), Some(value), "{position} {m}");
                n_moves += 1;
            }
        }
    }
    assert!(n_moves > 100_000, "{n_moves}");
}
