//! The solver against known values, brute force, and itself.
//!
//! `data/solved.jsonl` holds random positions of 16 to 31 marbles with their values, found by two
//! solvers of a prototype that agreed (alpha-beta and proof-number search); those of 30 and more
//! were checked by plain minimax. If the environment names a folder in `PANTA_ORACLE`, the file of
//! that name there is read as well.

use std::num::NonZeroUsize;
use std::path::Path;

use boardgame::chance::random_game;
use boardgame::{Outcome, Position, Random, Symmetric};
use pentaroll::{Move, Pentaroll, PentarollSolver, Setup};
use solving::certificate::{BuildError, SizeLimit, check};
use solving::laws::{self, check_answer, check_certificate, read_values, value};
use solving::{
    Analysis, Checkpoint, Control, Distance, Progress, Question, Resources, Solver, Value, Verdict,
    Watch,
};

const SOLVED: &str = include_str!("data/solved.jsonl");
const ORACLE: &str = "pentaroll-solved.jsonl";
const MEBIBYTE: u64 = 1 << 20;

fn solver(n_threads: usize, memory: u64) -> PentarollSolver {
    laws::solver::<Pentaroll>(n_threads, memory)
}

/// Solves a position, with a line as long as its distance where that is exact.
fn solve(solver: &mut PentarollSolver, position: &Pentaroll, root_only: bool) -> Analysis<Move> {
    let analysis = laws::solve(solver, position, root_only);
    check_length(position, &analysis);
    analysis
}

/// A line is as long as its distance where that is exact.
fn check_length(position: &Pentaroll, analysis: &Analysis<Move>) {
    for line in &analysis.lines {
        if let Some(Distance::Exact(plies)) = line.verdict.distance()
            && analysis.verdict.value() != Some(Value::Draw)
        {
            assert_eq!(line.moves.len(), usize::from(plies), "{position}");
        }
    }
}

fn check_known_values(min_marbles: usize) {
    let mut known = read_values(SOLVED);
    if let Some(folder) = std::env::var_os("PANTA_ORACLE") {
        known.extend(read_values(
            &std::fs::read_to_string(Path::new(&folder).join(ORACLE)).unwrap(),
        ));
    }
    let mut solver = solver(1, 64 * MEBIBYTE);
    let is_wanted = |position: &Pentaroll| position.board().occupied().len() >= min_marbles;
    for (position, expected) in known.iter().filter(|(position, _)| is_wanted(position)) {
        assert_eq!(value(&mut solver, position), *expected, "{position}");
    }
}

#[test]
fn known_values_are_found() {
    check_known_values(22);
}

#[test]
fn slow_known_values_are_found() {
    check_known_values(0);
}

/// The value by the plain rules alone.
fn minimax(position: &Pentaroll) -> Value {
    if let Some(outcome) = position.outcome() {
        return Value::of(outcome, position.turn());
    }
    let mut best = Value::Loss;
    for m in position.legal_moves() {
        let next = position.after(m);
        best = best.max(-minimax(&next));
        if best == Value::Win {
            break;
        }
    }
    best
}

/// Plies to the end by the plain rules alone, if `attacker` wins.
fn plies_to_win(position: &Pentaroll, attacker: boardgame::Color) -> Option<u16> {
    if let Some(outcome) = position.outcome() {
        return (outcome == Outcome::Win(attacker)).then_some(0);
    }
    let mut plies = position.legal_moves().into_iter().map(|m| {
        let next = position.after(m);
        plies_to_win(&next, attacker).map(|plies| plies + 1)
    });
    if position.turn() == attacker {
        plies.flatten().min()
    } else {
        plies.try_fold(0, |most, plies| plies.map(|plies| most.max(plies)))
    }
}

/// A position that random play has come to, with so many marbles.
fn random_position(n_marbles: usize, random: &mut Random) -> Pentaroll {
    loop {
        let start = Pentaroll::start(&Setup::default());
        let mut steps = random_game(start, random).skip(n_marbles);
        if let Some((position, Some(_))) = steps.next() {
            return position;
        }
    }
}

#[test]
fn every_move_has_the_value_that_brute_force_gives_it() {
    let mut random = Random::new(1);
    let mut solver = solver(1, MEBIBYTE);
    for _ in 0..60 {
        let position = random_position(31, &mut random);
        let analysis = solve(&mut solver, &position, false);
        assert_eq!(
            analysis.verdict.value(),
            Some(minimax(&position)),
            "{position}"
        );
        for (m, verdict) in &analysis.moves {
            let next = position.play(*m).unwrap();
            assert_eq!(verdict.value(), Some(-minimax(&next)), "{position} {m}");
        }
        assert!(
            analysis
                .moves
                .iter()
                .map(|(m, _)| *m)
                .eq(position.legal_moves())
        );
    }
}

#[test]
fn distances_are_as_short_as_they_are_said_to_be() {
    let mut random = Random::new(2);
    let mut solver = solver(1, MEBIBYTE);
    let mut n_exact = 0;
    for _ in 0..60 {
        let position = random_position(32, &mut random);
        let analysis = solve(&mut solver, &position, false);
        for (m, verdict) in &analysis.moves {
            let Verdict::Proven { value, distance } = verdict else {
                panic!("nothing stops the search");
            };
            let next = position.play(*m).unwrap();
            let winner = match value {
                Value::Draw => continue,
                Value::Win => position.turn(),
                Value::Loss => !position.turn(),
            };
            let plies = plies_to_win(&next, winner).unwrap() + 1;
            match distance.expect("a win has a distance") {
                Distance::Exact(exact) => assert_eq!(exact, plies, "{position} {m}"),
                Distance::AtMost(most) => assert!(plies <= most, "{position} {m}"),
            }
            n_exact += 1;
        }
    }
    assert!(n_exact > 100, "{n_exact}");
}

#[test]
fn a_tiny_table_finds_the_same_values() {
    let mut random = Random::new(3);
    let (mut tiny, mut ample) = (solver(1, MEBIBYTE / 8), solver(1, 32 * MEBIBYTE));
    for _ in 0..30 {
        let position = random_position(22, &mut random);
        let expected = value(&mut ample, &position);
        assert_eq!(value(&mut tiny, &position), expected, "{position}");
    }
}

#[test]
fn images_have_the_same_value() {
    let mut random = Random::new(4);
    for _ in 0..10 {
        let position = random_position(22, &mut random);
        let mut values = position.symmetries().iter().map(|&symmetry| {
            // A solver of its own, so that nothing is remembered.
            value(&mut solver(1, MEBIBYTE), &position.transform(symmetry))
        });
        let first = values.next().unwrap();
        assert!(values.all(|value| value == first), "{position}");
    }
}

#[test]
fn two_threads_agree_with_one() {
    let mut random = Random::new(5);
    for _ in 0..5 {
        let position = random_position(18, &mut random);
        let one = value(&mut solver(1, 32 * MEBIBYTE), &position);
        let two = value(&mut solver(2, 32 * MEBIBYTE), &position);
        assert_eq!(one, two, "{position}");
    }
}

#[test]
fn a_stopped_search_goes_on_where_it_was() {
    let position = random_position(18, &mut Random::new(6));
    let mut stopping = solver(1, 32 * MEBIBYTE);
    let mut analysis = None;
    for _ in 0..1000 {
        let mut n_reports = 0;
        let mut soon = |_: Progress| {
            n_reports += 1;
            if n_reports > 3 {
                Control::Stop
            } else {
                Control::Continue
            }
        };
        let question = Question::default();
        let found = stopping.solve(&position, question, &mut Watch::new(&mut soon));
        let found = found.unwrap();
        assert!(n_reports <= 4, "a stop is final");
        if found
            .moves
            .iter()
            .all(|(_, verdict)| verdict.value().is_some())
        {
            analysis = Some(found);
            break;
        }
    }
    let analysis = analysis.expect("every slice adds something");
    let expected = value(&mut solver(1, 32 * MEBIBYTE), &position);
    assert_eq!(analysis.verdict.value(), Some(expected));
}

#[test]
fn nothing_is_said_of_a_hard_position_that_is_stopped_at_once() {
    for n_threads in [1, 2] {
        let mut stop = |_: Progress| Control::Stop;
        let start = Pentaroll::start(&Setup::default());
        let found = solver(n_threads, MEBIBYTE).solve(
            &start,
            Question::default(),
            &mut Watch::new(&mut stop),
        );
        let found = found.unwrap();
        assert_eq!(found.verdict, Verdict::Unknown);
        assert_eq!((found.best, found.lines.len()), (None, 0));
        assert!(found.nodes < 10_000, "{}", found.nodes);
    }
}

#[test]
fn too_little_memory_is_refused() {
    let threads = NonZeroUsize::MIN;
    let refusal = PentarollSolver::new(Resources {
        threads,
        memory: 1000,
    });
    assert_eq!(refusal.unwrap_err().limit, 1000);
}

#[test]
fn a_finished_game_is_over() {
    let position: Pentaroll = "wwwww1/bbbb2/6/6/6/6 b".parse().unwrap();
    let mut go_on = |_: Progress| Control::Continue;
    let analysis = solver(1, MEBIBYTE)
        .solve(&position, Question::default(), &mut Watch::new(&mut go_on))
        .unwrap();
    assert_eq!(
        analysis.verdict,
        Verdict::Proven {
            value: Value::Loss,
            distance: Some(Distance::Exact(0))
        }
    );
    assert_eq!((analysis.best, analysis.moves.len()), (None, 0));
}

/// A position that keeps a solver busy for a while, and what it saves.
fn saved_work() -> (Pentaroll, Vec<u8>) {
    let mut random = Random::new(8);
    loop {
        let position = random_position(20, &mut random);
        let mut busy = solver(1, 4 * MEBIBYTE);
        value(&mut busy, &position);
        let mut saved = Vec::new();
        if busy.save(&mut saved).unwrap() > 1000 {
            return (position, saved);
        }
    }
}

#[test]
fn what_was_saved_need_not_be_found_again() {
    let (position, saved) = saved_work();
    let mut fresh = solver(1, 8 * MEBIBYTE);
    let n_before = solve(&mut solver(1, 8 * MEBIBYTE), &position, true).nodes;
    fresh.load(&mut saved.as_slice()).unwrap();
    let n_after = solve(&mut fresh, &position, true).nodes;
    assert!(n_after * 4 < n_before, "{n_after} of {n_before}");
}

#[test]
fn a_damaged_file_is_refused() {
    let (_, saved) = saved_work();
    let mut fresh = solver(1, MEBIBYTE);
    for index in (0..saved.len()).step_by(saved.len() / 50) {
        let mut damaged = saved.clone();
        damaged[index] ^= 4;
        assert!(fresh.load(&mut damaged.as_slice()).is_err(), "byte {index}");
        assert!(fresh.load(&mut &saved[..index]).is_err(), "cut at {index}");
    }
}

#[test]
fn certificates_are_checked_by_the_rules_alone() {
    let mut random = Random::new(9);
    let mut solver = solver(1, 16 * MEBIBYTE);
    let positions = (0..20).map(|_| random_position(20, &mut random));
    let n_certified = positions
        .filter(|position| check_certificate(&mut solver, position))
        .count();
    assert!(n_certified > 5, "{n_certified}");
}

/// The certificate with its lines changed, and with the checksum that fits it.
fn forge(text: &[u8], change: impl FnOnce(&mut Vec<String>)) -> Vec<u8> {
    let text = std::str::from_utf8(text).unwrap();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines.pop();
    change(&mut lines);
    let forged: String = lines.iter().map(|line| format!("{line}\n")).collect();
    let sum = forged
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325, |sum: u64, byte| {
            (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
        });
    format!("{forged}checksum {sum:016x}\n").into_bytes()
}

#[test]
fn a_forged_certificate_is_refused_and_says_where() {
    let mut random = Random::new(10);
    let mut solver = solver(1, 16 * MEBIBYTE);
    let text = loop {
        // The side to move wins, so that every node but the first comes after another.
        let position = random_position(20, &mut random);
        if value(&mut solver, &position) != Value::Win {
            continue;
        }
        let mut go_on = |_: Progress| Control::Continue;
        let strategy = solver.strategy(
            &position,
            SizeLimit::told(100_000),
            &mut Watch::new(&mut go_on),
        );
        if let Ok(strategy) = strategy
            && strategy.n_nodes() > 50
        {
            let mut text = Vec::new();
            strategy.write(&mut text).unwrap();
            break text;
        }
    };
    let refusal = |change: &dyn Fn(&mut Vec<String>)| {
        let forged = forge(&text, change);
        check::<Pentaroll>(&mut forged.as_slice())
            .unwrap_err()
            .to_string()
    };
    assert!(check::<Pentaroll>(&mut forge(&text, |_| ()).as_slice()).is_ok());
    let first = 5; // the line of the first node, after the header
    let rank = |lines: &mut Vec<String>, index: usize, rank: u32| {
        let m = lines[index].split_once(' ').unwrap().1.to_owned();
        lines[index] = format!("{rank} {m}");
    };
    let problem = refusal(&|lines| rank(lines, first, 1));
    assert!(problem.contains("node 2 (line 7)"), "{problem}");
    let problem = refusal(&|lines| rank(lines, first + 9, 1000));
    assert!(problem.contains("node 10 (line 15)"), "{problem}");
    let problem = refusal(&|lines| lines[first] = "999 W9".to_owned());
    assert!(problem.contains("node 1 (line 6)"), "{problem}");
    let problem = refusal(&|lines| {
        lines.pop();
        let n_nodes = lines.len() - first;
        lines[first - 1] = format!("nodes {n_nodes}");
    });
    assert!(problem.contains("no node is left"), "{problem}");
    let problem = refusal(&|lines| {
        let last = lines.last().unwrap().clone();
        lines.push(last);
        let n_nodes = lines.len() - first;
        lines[first - 1] = format!("nodes {n_nodes}");
    });
    assert!(
        problem.contains("as many nodes as play can come to"),
        "{problem}"
    );
    let problem = refusal(&|lines| {
        let other = if lines[3] == "winner white" {
            "black"
        } else {
            "white"
        };
        lines[3] = format!("winner {other}");
    });
    assert!(problem.contains("node"), "{problem}");
    assert!(check::<Pentaroll>(&mut "panta certificate 1\ngame go\n".as_bytes()).is_err());
}

#[test]
fn a_certificate_goes_on_where_images_are_no_longer_merged() {
    // Up to ten marbles the search takes images for one, so that it may have gone on from another.
    let position: Pentaroll = "bwbb2/w1w3/2w2b/2w3/6/5b w".parse().unwrap();
    let mut solver = solver(1, 16 * MEBIBYTE);
    // All eight are different, so that at most one of three is the one that the search goes on from.
    for &symmetry in position.symmetries().iter().step_by(3) {
        let image = position.transform(symmetry);
        assert!(check_certificate(&mut solver, &image));
    }
}

#[test]
fn a_certificate_that_is_too_large_is_refused_with_its_size() {
    let position = random_position(16, &mut Random::new(11));
    let mut go_on = |_: Progress| Control::Continue;
    let mut solver = solver(1, 16 * MEBIBYTE);
    let watch = &mut Watch::new(&mut go_on);
    let n_nodes = solver
        .strategy(&position, SizeLimit::told(1_000_000), watch)
        .unwrap()
        .n_nodes();
    let refusal = solver
        .strategy(&position, SizeLimit::told(n_nodes - 1), watch)
        .unwrap_err();
    let limit = n_nodes - 1;
    assert_eq!(
        refusal,
        BuildError::TooLarge {
            nodes: n_nodes,
            limit
        }
    );
}

#[test]
fn exact_distances_are_found_when_asked_for() {
    let mut random = Random::new(12);
    let mut solver = solver(1, 16 * MEBIBYTE);
    let question = Question {
        root_only: true,
        exact_distance: true,
    };
    for _ in 0..20 {
        let position = random_position(24, &mut random);
        let mut go_on = |_: Progress| Control::Continue;
        let analysis = solver.solve(&position, question, &mut Watch::new(&mut go_on));
        let analysis = analysis.unwrap();
        check_answer(&position, &analysis);
        check_length(&position, &analysis);
        let is_exact = analysis.verdict.distance().is_some_and(Distance::is_exact);
        assert_eq!(
            is_exact,
            analysis.verdict.value() != Some(Value::Draw),
            "{position}"
        );
    }
}
