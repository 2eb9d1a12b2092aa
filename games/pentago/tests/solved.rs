//! Solved positions: other programs' values, brute force, symmetries, limits.
//!
//! `data/midgames.jsonl` holds positions of 18 to 30 marbles with the value of every legal move, as
//! the mid engine of girving/pentago (BSD) gives them. Where `PANTA_ORACLE` names a folder with the
//! whole collection, the tests that begin with `slow_oracle_` read it.

use std::collections::HashMap;

use boardgame::{Color, Position, Random, Symmetric};
use pentago::{Edition, Move, Pentago, PentagoSolver, Setup};
use serde_json::Value as Json;
use solving::{
    Analysis, Control, Distance, Method, Progress, Question, Resources, Sample, Solvable, Solver,
    Value, Valued, Variation, Verdict, Version, Watch,
};

const MIDGAMES: &str = include_str!("data/midgames.jsonl");

const ALL_MOVES: Question = Question {
    root_only: false,
    exact_distance: false,
};
const EXACT: Question = Question {
    root_only: false,
    exact_distance: true,
};
const ROOT_ONLY: Question = Question {
    root_only: true,
    exact_distance: false,
};

fn solver(n_threads: usize, megabytes: u64) -> PentagoSolver {
    PentagoSolver::new(Resources {
        threads: n_threads.try_into().expect("at least one"),
        memory: megabytes << 20,
    })
}

fn solve(position: &Pentago, question: Question) -> Analysis<Move> {
    solve_with(&mut solver(2, 2048), position, question)
}

fn solve_with(
    solver: &mut PentagoSolver,
    position: &Pentago,
    question: Question,
) -> Analysis<Move> {
    let mut go_on = |_: Progress| Control::Continue;
    let analysis = solver.solve(position, question, &mut Watch::new(&mut go_on));
    let analysis = analysis.expect("the memory is enough");
    for line in &analysis.lines {
        check_line(position, line);
    }
    analysis
}

/// A line is legal, and where it ends the game it ends as its verdict says.
fn check_line(position: &Pentago, line: &Variation<Move>) {
    let mut end = *position;
    for &m in &line.moves {
        end = end.play(m).expect("lines are legal");
    }
    let Some(outcome) = end.outcome() else { return };
    let value = Value::of(outcome, position.turn());
    assert_eq!(Some(value), line.verdict.value(), "{position}: {line:?}");
    if let Some(distance) = line.verdict.distance() {
        let n_plies = line.moves.len();
        let allowed = usize::from(distance.plies());
        let fits = if distance.is_exact() {
            n_plies == allowed
        } else {
            n_plies <= allowed
        };
        assert!(fits, "{position}: {line:?}");
    }
}

fn ends_the_game(position: &Pentago, line: &Variation<Move>) -> bool {
    let mut end = *position;
    for &m in &line.moves {
        end.play_unchecked(m);
    }
    end.outcome().is_some()
}

fn value_named(name: &Json) -> Value {
    let values = [Value::Win, Value::Draw, Value::Loss];
    let mut values = values.into_iter();
    values.find(|value| name == value.name()).expect("a value")
}

/// Checks the value of a position and of every move that the line gives.
fn check_midgame(line: &str) {
    let known: Json = serde_json::from_str(line).expect("the file is JSON");
    let position: Pentago = known["position"].as_str().unwrap().parse().unwrap();
    let analysis = solve(&position, ALL_MOVES);
    assert!(ends_the_game(&position, &analysis.lines[0]), "{position}");
    let value = value_named(&known["value"]);
    assert_eq!(analysis.verdict.value(), Some(value), "{position}");
    let mut expected: Vec<(Move, Option<Value>)> = Vec::new();
    for (name, moves) in known["moves"].as_object().expect("moves by value") {
        let value = value_named(&Json::from(name.as_str()));
        for m in moves.as_array().expect("a list") {
            let m = position.read_move(m.as_str().unwrap()).unwrap();
            expected.push((m, Some(value)));
        }
    }
    expected.sort_unstable_by_key(|&(m, _)| m);
    let mut found: Vec<_> = analysis
        .moves
        .iter()
        .map(|(m, verdict)| (*m, verdict.value()))
        .collect();
    found.sort_unstable_by_key(|&(m, _)| m);
    assert_eq!(found, expected, "{position}");
}

#[test]
fn midgames_have_the_values_that_another_solver_found() {
    for line in MIDGAMES.lines() {
        check_midgame(line);
    }
}

/// The lines of a file of the whole collection, of which there are some.
fn oracle(file: &str) -> Vec<String> {
    let folder = std::env::var_os("PANTA_ORACLE").expect("PANTA_ORACLE names a folder");
    let path = std::path::Path::new(&folder).join(file);
    let text = std::fs::read_to_string(&path).expect("the folder holds the file");
    let lines: Vec<_> = text.lines().map(str::to_owned).collect();
    assert!(lines.len() > 20, "{file}: {}", lines.len());
    lines
}

#[test]
fn slow_oracle_midgames_have_the_values_that_another_solver_found() {
    for line in oracle("pentago-midgames.jsonl") {
        check_midgame(&line);
    }
}

#[test]
fn slow_oracle_positions_of_real_games_have_the_published_values() {
    for line in oracle("pentago-games.jsonl") {
        let known: Json = serde_json::from_str(&line).expect("the file is JSON");
        let position: Pentago = known["position"].as_str().unwrap().parse().unwrap();
        let n_marbles = known["marbles"].as_u64().unwrap();
        let value = value_named(&known["value"]);
        if n_marbles < 17 {
            // Too much for a test to sweep: what the search finds must be right.
            let found = search(&position, 300_000).verdict.value();
            assert!(found.is_none_or(|found| found == value), "{position}");
            continue;
        }
        for question in [ROOT_ONLY, ALL_MOVES] {
            let analysis = solve_with(&mut solver(2, 4096), &position, question);
            assert_eq!(analysis.verdict.value(), Some(value), "{position}");
        }
    }
}

#[test]
fn slow_oracle_openings_are_not_contradicted() {
    let mut n_decided = 0;
    for line in oracle("pentago-openings.jsonl") {
        let known: Json = serde_json::from_str(&line).expect("the file is JSON");
        let position: Pentago = known["position"].as_str().unwrap().parse().unwrap();
        let analysis = search(&position, 30_000);
        for (name, moves) in known["moves"].as_object().expect("moves by value") {
            let value = value_named(&Json::from(name.as_str()));
            for m in moves.as_array().expect("a list") {
                let m = position.read_move(m.as_str().unwrap()).unwrap();
                let found = analysis.moves.iter().find(|&&(other, _)| other == m);
                let found = found.expect("every legal move is there").1.value();
                assert!(found.is_none_or(|found| found == value), "{position}: {m}");
                n_decided += usize::from(found.is_some());
            }
        }
    }
    assert!(n_decided > 300, "{n_decided}");
}

/// Value and distance by trying everything.
#[derive(Default)]
struct BruteForce(HashMap<Pentago, (Value, u16)>);

impl BruteForce {
    fn solve(&mut self, position: &Pentago) -> (Value, u16) {
        if let Some(outcome) = position.outcome() {
            return (Value::of(outcome, position.turn()), 0);
        }
        if let Some(&known) = self.0.get(position) {
            return known;
        }
        let moves = position.legal_moves();
        let replies = moves.iter().map(|&m| self.after(position, m));
        let best = replies.max_by_key(|&(value, plies)| match value {
            Value::Win => (value, -i32::from(plies)),
            Value::Draw => (value, 0),
            Value::Loss => (value, i32::from(plies)),
        });
        let best = best.expect("the game goes on");
        self.0.insert(*position, best);
        best
    }

    fn after(&mut self, position: &Pentago, m: Move) -> (Value, u16) {
        let next = position.after(m);
        let (value, plies) = self.solve(&next);
        (-value, plies + 1)
    }
}

/// A position of so many marbles in which the game goes on, and perhaps will not for long.
fn random_position(random: &mut Random, edition: Edition, n_marbles: usize) -> Pentago {
    random_position_in(random, edition, n_marbles, (0..36).collect())
}

/// The same with marbles only in some cells, counted in reading order.
fn random_position_in(
    random: &mut Random,
    edition: Edition,
    n_marbles: usize,
    mut cells: Vec<usize>,
) -> Pentago {
    loop {
        random.shuffle(&mut cells);
        let mut board = ['1'; 36];
        for (index, &cell) in cells[..n_marbles].iter().enumerate() {
            board[cell] = if index % 2 == 0 { 'w' } else { 'b' };
        }
        let rows: Vec<String> = board.chunks(6).map(|row| row.iter().collect()).collect();
        let first = Color::ALL[n_marbles % 2];
        let setup = Setup { edition, first };
        let position: Pentago = format!("{} {setup}", rows.join("/")).parse().unwrap();
        if position.outcome().is_none() {
            return position;
        }
    }
}

fn check_against_brute_force(position: &Pentago) {
    let mut brute_force = BruteForce::default();
    let analysis = solve(position, EXACT);
    let expected = |(value, plies)| Verdict::Proven {
        value,
        distance: (value != Value::Draw).then_some(Distance::Exact(plies)),
    };
    for &(m, verdict) in &analysis.moves {
        let found = brute_force.after(position, m);
        assert_eq!(verdict, expected(found), "{position}: {m}");
    }
    assert_eq!(analysis.verdict, expected(brute_force.solve(position)));
    assert!(ends_the_game(position, &analysis.lines[0]), "{position}");
}

#[test]
fn every_edition_agrees_with_brute_force() {
    let mut random = Random::new(1);
    for &edition in Edition::ALL {
        for n_marbles in [35, 34, 33, 32] {
            for _ in 0..10 {
                check_against_brute_force(&random_position(&mut random, edition, n_marbles));
            }
        }
    }
}

#[test]
fn the_czech_reply_agrees_with_brute_force() {
    let mut random = Random::new(7);
    let setup = Setup {
        edition: Edition::Czech,
        first: Color::White,
    };
    let mut n_replies = 0;
    while n_replies < 10 {
        let mut position = Pentago::start(&setup);
        while position.outcome().is_none() {
            if position.is_reply() {
                check_against_brute_force(&position);
                n_replies += 1;
            }
            position.play_unchecked(*random.pick(&position.legal_moves()).unwrap());
        }
    }
}

#[test]
fn a_move_is_worth_what_the_position_after_it_is() {
    let mut random = Random::new(8);
    let mut positions = Vec::new();
    for &edition in Edition::ALL {
        positions.push(random_position(&mut random, edition, 26));
    }
    // The first block is empty, so that the twist may be skipped.
    let others: Vec<usize> = (0..36)
        .filter(|cell| cell % 6 > 2 || cell / 6 > 2)
        .collect();
    for _ in 0..3 {
        positions.push(random_position_in(
            &mut random,
            Edition::Finnish,
            25,
            others.clone(),
        ));
    }
    for position in positions {
        assert!(position.outcome().is_none(), "{position}");
        let analysis = solve(&position, EXACT);
        for &(m, verdict) in &analysis.moves {
            let next = solve(&position.play(m).unwrap(), EXACT).verdict;
            assert_eq!(
                verdict.value(),
                next.value().map(|value| -value),
                "{position}: {m}"
            );
            let plies = next.distance().map(|distance| distance.plies() + 1);
            assert_eq!(
                verdict.distance(),
                plies.map(Distance::Exact),
                "{position}: {m}"
            );
        }
    }
}

#[test]
fn slow_every_edition_agrees_with_deeper_brute_force() {
    let mut random = Random::new(2);
    for &edition in Edition::ALL {
        for _ in 0..10 {
            check_against_brute_force(&random_position(&mut random, edition, 31));
        }
    }
}

#[test]
fn images_have_the_same_values() {
    let mut random = Random::new(3);
    for &edition in Edition::ALL {
        let position = random_position(&mut random, edition, 26);
        let values: HashMap<Move, Verdict> =
            solve(&position, ALL_MOVES).moves.into_iter().collect();
        for &symmetry in position.symmetries() {
            let image = position.transform(symmetry);
            let analysis = solve(&image, ALL_MOVES);
            let images: HashMap<Move, Verdict> = analysis.moves.into_iter().collect();
            for (&m, verdict) in &values {
                let m = position.transform_move(m, symmetry);
                assert_eq!(images[&m], *verdict, "{image}: {m}");
            }
        }
    }
}

#[test]
fn one_pass_at_a_time_gives_the_same_values() {
    let mut random = Random::new(4);
    for &edition in Edition::ALL {
        let position = random_position(&mut random, edition, 20);
        let roomy = solve_with(&mut solver(1, 2048), &position, ALL_MOVES);
        let tight = solve_with(&mut solver(2, 100), &position, ALL_MOVES);
        assert_eq!(roomy.moves, tight.moves, "{position}");
        let root = solve_with(&mut solver(2, 100), &position, ROOT_ONLY);
        assert_eq!(root.verdict.value(), roomy.verdict.value(), "{position}");
    }
}

#[test]
fn the_exact_distance_of_a_position_is_found_without_those_of_its_moves() {
    let question = Question {
        root_only: true,
        ..EXACT
    };
    // The first is won by threats, which are found sooner than how long it takes.
    for text in [
        "3w2/ww1wb1/b2www/wb1b2/1b2bb/1bbwbw w",
        "1b1w1b/2wb1b/wb2b1/wb3w/ww1wbw/bbw1bw w",
        "w4b/2wb2/wwwb1b/bw2bw/w2bb1/1bw1bw w",
    ] {
        let position: Pentago = text.parse().unwrap();
        let [root, whole] = [question, EXACT].map(|question| solve(&position, question).verdict);
        assert_eq!(root, whole, "{position}");
        assert!(
            root.distance().is_some_and(Distance::is_exact),
            "{position}"
        );
    }
}

#[test]
fn plain_and_tiled_sweeps_give_the_same_values() {
    let mut random = Random::new(5);
    let resources = Resources {
        threads: 2.try_into().unwrap(),
        memory: 1 << 30,
    };
    for &edition in Edition::ALL {
        for n_marbles in [35, 28, 25] {
            let position = random_position(&mut random, edition, n_marbles);
            let run = |version: &Version<Pentago>| (version.run)(&position, resources);
            let [plain, others @ ..] = Pentago::VERSIONS else {
                panic!("there is none to compare with");
            };
            assert_eq!(others.len(), 2);
            let plain = run(plain).unwrap().values;
            for other in others {
                let values = run(other).unwrap().values;
                assert_eq!(values, plain, "{position}: {}", other.name);
            }
        }
    }
}

#[test]
fn what_does_not_fit_the_memory_is_refused_with_the_size() {
    let position: Pentago = "2w3/bbwww1/1b1w2/1ww1b1/b1b3/1wb1b1 w".parse().unwrap();
    let resources = Resources {
        threads: 1.try_into().unwrap(),
        memory: 1 << 30,
    };
    for version in Pentago::VERSIONS {
        let refusal = (version.run)(&position, resources).unwrap_err();
        assert_eq!(refusal.limit, 1 << 30);
        assert!(refusal.needed > 2 << 30, "{refusal}");
    }
}

#[test]
fn what_does_not_fit_is_searched_for_short_wins() {
    // White wins by threats; a sweep of 21 empty cells would not fit.
    let position: Pentago = "3wbw/1bw1w1/1w1bbb/1b4/wb1w2/6 w".parse().unwrap();
    let analysis = solve_with(&mut solver(1, 500), &position, ROOT_ONLY);
    assert_eq!(analysis.verdict.value(), Some(Value::Win));
    assert_eq!(analysis.method, Method::Search);
}

/// Searches with too little memory for a sweep, until the watch loses its patience.
fn search(position: &Pentago, n_nodes: u64) -> Analysis<Move> {
    let mut watch = |progress: Progress| {
        if progress.nodes < n_nodes {
            Control::Continue
        } else {
            Control::Stop
        }
    };
    let analysis = solver(1, 30).solve(position, ALL_MOVES, &mut Watch::new(&mut watch));
    let analysis = analysis.expect("patience ends before the search does");
    for line in &analysis.lines {
        check_line(position, line);
    }
    analysis
}

#[test]
fn search_and_sweep_agree() {
    let mut random = Random::new(6);
    let mut n_decided = 0;
    for &edition in Edition::ALL {
        for _ in 0..4 {
            let position = random_position(&mut random, edition, 22);
            let searched = search(&position, 100_000);
            assert!([Method::Search, Method::Rules].contains(&searched.method));
            let swept = solve(&position, EXACT);
            for (&(m, searched), &(_, swept)) in searched.moves.iter().zip(&swept.moves) {
                let Some(value) = searched.value() else {
                    continue;
                };
                n_decided += 1;
                assert_eq!(Some(value), swept.value(), "{position}: {m}");
                match (searched.distance(), swept.distance()) {
                    (Some(Distance::AtMost(bound)), Some(Distance::Exact(plies))) => {
                        assert!(plies <= bound, "{position}: {m}");
                    }
                    (searched, swept) => assert_eq!(searched, swept, "{position}: {m}"),
                }
            }
        }
    }
    assert!(n_decided > 200, "{n_decided}");
}

#[test]
fn stopping_ends_the_search_with_nothing_guessed() {
    // Of this edition nothing is published.
    let position = Pentago::start(&Setup {
        edition: Edition::OpenSpiel,
        ..Setup::default()
    });
    let mut n_reports = 0;
    let mut watch = |_: Progress| {
        n_reports += 1;
        if n_reports < 20 {
            Control::Continue
        } else {
            Control::Stop
        }
    };
    let analysis = solver(2, 1024)
        .solve(&position, ALL_MOVES, &mut Watch::new(&mut watch))
        .unwrap();
    assert_eq!(n_reports, 20, "the watch is not asked after it said stop");
    assert_eq!(analysis.verdict, Verdict::Unknown);
    assert_eq!(analysis.moves.len(), 288);
    let mut verdicts = analysis.moves.iter().map(|&(_, verdict)| verdict);
    assert!(verdicts.all(|verdict| verdict == Verdict::Unknown));
}

#[test]
fn a_finished_game_has_its_value_and_no_moves() {
    let position: Pentago = "wwwww1/bbbb2/6/6/6/6 b".parse().unwrap();
    let analysis = solve(&position, ALL_MOVES);
    let distance = Some(Distance::Exact(0));
    let value = Value::Loss;
    assert_eq!(analysis.verdict, Verdict::Proven { value, distance });
    assert!(analysis.moves.is_empty() && analysis.best.is_none());
}

#[test]
fn stopping_ends_the_sweep_at_once() {
    let line = MIDGAMES.lines().next().unwrap();
    let known: Json = serde_json::from_str(line).unwrap();
    let position: Pentago = known["position"].as_str().unwrap().parse().unwrap();
    for n_reports in [1, 5, 30, 100] {
        let mut left = n_reports;
        let mut stopped = None;
        let mut watch = |_: Progress| {
            left -= 1;
            if left > 0 {
                return Control::Continue;
            }
            assert!(
                stopped.is_none(),
                "the watch is not asked after it said stop"
            );
            stopped = Some(std::time::Instant::now());
            Control::Stop
        };
        let analysis = solver(2, 2048)
            .solve(&position, EXACT, &mut Watch::new(&mut watch))
            .unwrap();
        let delay = stopped.expect("it has more to do").elapsed();
        assert!(delay.as_millis() < 1000, "{delay:?}");
        let n_known = analysis
            .moves
            .iter()
            .filter(|(_, verdict)| verdict.value().is_some());
        assert!(n_known.count() < analysis.moves.len());
    }
}

#[test]
fn positions_taken_from_a_sweep_have_the_values_that_they_have_by_themselves() {
    let mut random = Random::new(31);
    for &edition in Edition::ALL {
        for n_marbles in [26, 27] {
            let root = random_position(&mut random, edition, n_marbles);
            let taken = sample(&mut solver(2, 512), &root, 6).expect("it is swept");
            assert_eq!(taken[0].position, root, "{root}");
            assert!(taken.len() > 30, "{root}: {}", taken.len());
            for Valued { position, moves } in &taken {
                let analysis = solve(position, ALL_MOVES);
                let by_itself = analysis
                    .moves
                    .iter()
                    .map(|(m, verdict)| (*m, verdict.value()));
                let in_sweep = moves.iter().map(|(m, value)| (*m, Some(*value)));
                assert!(in_sweep.eq(by_itself), "{position} in the sweep of {root}");
            }
        }
    }
}

#[test]
fn as_many_positions_as_there_are_come_of_each_number_of_plies() {
    let root = random_position(&mut Random::new(32), Edition::Standard, 28);
    let taken = sample(&mut solver(1, 512), &root, 40).expect("it is swept");
    let again = sample(&mut solver(2, 512), &root, 40).expect("it is swept");
    assert_eq!(taken, again, "threads change nothing");
    let n_empty = |valued: &Valued<Pentago>| valued.position.board().empty().len();
    assert!(taken.is_sorted_by_key(|valued| 36 - n_empty(valued)));
    let n_after = |plies: usize| {
        taken
            .iter()
            .filter(|valued| n_empty(valued) == 8 - plies)
            .count()
    };
    assert_eq!(n_after(0), 1, "the root itself");
    assert_eq!([2, 3, 4, 5].map(n_after), [40; 4]);
    let positions: std::collections::HashSet<_> =
        taken.iter().map(|valued| valued.position).collect();
    assert_eq!(positions.len(), taken.len(), "each once");
}

#[test]
fn nothing_is_taken_where_nothing_is_swept() {
    let over: Pentago = "wwwww1/bbbb2/6/6/6/6 b".parse().unwrap();
    assert_eq!(sample(&mut solver(1, 512), &over, 5), None);
    let reply: Pentago = "wwwww1/bbbb2/6/6/6/6 b czech reply".parse().unwrap();
    assert_eq!(sample(&mut solver(1, 512), &reply, 5), None);
    let root = random_position(&mut Random::new(33), Edition::Standard, 20);
    let wanted = Sample { n_each: 5, seed: 1 };
    let mut go_on = |_: Progress| Control::Continue;
    let refused = solver(1, 1).sample(&root, wanted, &mut Watch::new(&mut go_on));
    assert!(refused.is_err());
    let mut stop = |_: Progress| Control::Stop;
    let stopped = solver(1, 512).sample(&root, wanted, &mut Watch::new(&mut stop));
    assert_eq!(stopped, Ok(None));
}

fn sample(
    solver: &mut PentagoSolver,
    root: &Pentago,
    n_each: usize,
) -> Option<Vec<Valued<Pentago>>> {
    let mut go_on = |_: Progress| Control::Continue;
    let wanted = Sample { n_each, seed: 1 };
    let taken = solver.sample(root, wanted, &mut Watch::new(&mut go_on));
    taken.expect("the memory is enough")
}
