//! The solver against known values, whole retrograde solves of reduced games, and itself.
//!
//! `data/solved.jsonl` holds positions of 5 to 10 stacks from play with their values, found by the
//! cycle-safe proof-number search of a prototype, which was itself checked against retrograde
//! solves of reduced games. If the environment names a folder in `PANTA_ORACLE`, the file of that
//! name there is read as well.

use std::collections::HashMap;
use std::path::Path;

use boardgame::chance::random_game;
use boardgame::{Position, Random, Setup as _, Symmetric};
use pantarei::{Pantarei, PantareiSolver, Scale, Setup};
use solving::laws::{self, check_certificate, read_values, solve, value};
use solving::{Control, Progress, Question, Solver, Value, Verdict, Watch};

const SOLVED: &str = include_str!("data/solved.jsonl");
const ORACLE: &str = "pantarei-solved.jsonl";
const MEBIBYTE: u64 = 1 << 20;
/// A search that trusts circles met on another path calls this a draw.
const TRAP: &str = "b3,b1b2w2w3b1,b2,w1,w1,w1,w2b2,b3w2,b1w3b3,n,w3 b s";

fn solver(n_threads: usize, memory: u64) -> PantareiSolver {
    laws::solver::<Pantarei>(n_threads, memory)
}

#[test]
fn known_values_are_found() {
    let mut known = read_values(SOLVED);
    if let Some(folder) = std::env::var_os("PANTA_ORACLE") {
        known.extend(read_values(
            &std::fs::read_to_string(Path::new(&folder).join(ORACLE)).unwrap(),
        ));
    }
    let mut solver = solver(1, 64 * MEBIBYTE);
    for (position, expected) in known {
        assert_eq!(value(&mut solver, &position), expected, "{position}");
    }
}

#[test]
fn circles_do_not_hide_a_loss() {
    let trap: Pantarei = TRAP.parse().unwrap();
    assert_eq!(value(&mut solver(1, 64 * MEBIBYTE), &trap), Value::Loss);
}

/// The values of every position that play can come to in a reduced game of a few million positions
/// at most, worked out backwards from the ends of the game by the plain rules alone. What is never
/// decided is a draw.
fn retrograde(n_scales: usize, n_stacks: usize, random: &mut Random) -> HashMap<Pantarei, Value> {
    loop {
        let root = reduced(n_scales, n_stacks, random);
        if let Some(values) = retrograde_from(root, 5_000_000)
            && values.len() > 1000
        {
            return values;
        }
    }
}

fn retrograde_from(root: Pantarei, max_positions: usize) -> Option<HashMap<Pantarei, Value>> {
    let mut indexes = HashMap::from([(root, 0)]);
    let mut positions = vec![root];
    let mut parents: Vec<Vec<usize>> = vec![Vec::new()];
    let mut n_open = Vec::new();
    while n_open.len() < positions.len() {
        let index = n_open.len();
        let position = positions[index];
        let moves = position.legal_moves();
        n_open.push(moves.len());
        for m in moves {
            let next = position.play(m).unwrap();
            let child = *indexes.entry(next).or_insert_with(|| {
                positions.push(next);
                parents.push(Vec::new());
                positions.len() - 1
            });
            parents[child].push(index);
        }
        if positions.len() > max_positions {
            return None;
        }
    }
    let mut values = vec![None; positions.len()];
    let mut decided = Vec::new();
    for (index, position) in positions.iter().enumerate() {
        if let Some(outcome) = position.outcome() {
            values[index] = Some(Value::of(outcome, position.turn()));
            decided.push(index);
        }
    }
    while let Some(index) = decided.pop() {
        for &parent in &parents[index] {
            // A way out that does not lose stays open for ever.
            n_open[parent] -= usize::from(values[index] == Some(Value::Win));
            let value = match values[index] {
                _ if values[parent].is_some() => continue,
                Some(Value::Loss) => Value::Win,
                Some(Value::Win) if n_open[parent] == 0 => Value::Loss,
                _ => continue,
            };
            values[parent] = Some(value);
            decided.push(parent);
        }
    }
    let values = values.into_iter().map(|value| value.unwrap_or(Value::Draw));
    Some(positions.into_iter().zip(values).collect())
}

/// A reduced game: some of the scales, stacked and ordered at random.
fn reduced(n_scales: usize, n_stacks: usize, random: &mut Random) -> Pantarei {
    let mut scales: Vec<Scale> = Scale::kinds()
        .flat_map(|(scale, n)| std::iter::repeat_n(scale, n))
        .collect();
    random.shuffle(&mut scales);
    let mut stacks: Vec<String> = vec![String::new(); n_stacks];
    for (index, scale) in scales[..n_scales].iter().enumerate() {
        let stack = if index < n_stacks {
            index
        } else {
            random.below(n_stacks)
        };
        stacks[stack] += &scale.to_string();
    }
    let text = format!("{} w s", stacks.join(","));
    Pantarei::reduced(&text).unwrap_or_else(|_| reduced(n_scales, n_stacks, random))
}

/// Compares values with retrograde ones, in positions of reduced games with so many scales and
/// stacks; some with every move, more without.
fn check_reduced_games(sizes: &[(usize, usize)], n_positions: usize) {
    let mut n_of_value = HashMap::<Value, usize>::new();
    for (&(n_scales, n_stacks), seed) in sizes.iter().zip(0..) {
        let mut random = Random::new(seed);
        let retrograde = retrograde(n_scales, n_stacks, &mut random);
        let mut positions: Vec<_> = retrograde.keys().copied().collect();
        positions.sort_unstable();
        random.shuffle(&mut positions);
        let mut solver = solver(1, 64 * MEBIBYTE);
        for (index, position) in positions.iter().take(n_positions).enumerate() {
            let expected = retrograde[position];
            let found = solve(&mut solver, position, index % 8 > 0);
            assert_eq!(found.verdict.value(), Some(expected), "{position}");
            for (m, verdict) in found.moves {
                let next = position.play(m).unwrap();
                let expected = -retrograde[&next];
                assert_eq!(verdict.value(), Some(expected), "{position} {m}");
            }
            *n_of_value.entry(expected).or_default() += 1;
        }
    }
    println!("{n_of_value:?}");
    assert_eq!(n_of_value.len(), 3, "{n_of_value:?}");
}

#[test]
fn reduced_games_have_the_values_that_retrograde_solving_gives_them() {
    check_reduced_games(&[(7, 6), (7, 7), (8, 5), (9, 3), (9, 4)], 200);
}

#[test]
fn slow_reduced_games_have_the_values_that_retrograde_solving_gives_them() {
    check_reduced_games(&[(9, 5), (9, 6), (10, 3), (10, 4), (11, 3), (12, 3)], 500);
}

/// A position with so many stacks that careful random play has come to.
fn random_position(n_stacks: usize, random: &mut Random) -> Pantarei {
    loop {
        let start = Pantarei::start(&Setup::default().shuffled(random.bits()));
        let is_wanted = |position: &Pantarei| position.snake().n_stacks() <= n_stacks;
        let mut steps = random_game(start, random);
        let found = steps.find(|(position, m)| m.is_some() && is_wanted(position));
        if let Some((position, _)) = found {
            return position;
        }
    }
}

#[test]
fn images_have_the_same_value() {
    let mut random = Random::new(4);
    for _ in 0..20 {
        let position = random_position(9, &mut random);
        let exchanged = with_colors_exchanged(&position);
        let images = position
            .symmetries()
            .iter()
            .map(|&mirror| position.transform(mirror));
        let mut values = images
            .chain([exchanged])
            .map(|image| value(&mut solver(1, 4 * MEBIBYTE), &image));
        let first = values.next().unwrap();
        assert!(values.all(|value| value == first), "{position}");
    }
}

/// The same position with the colors exchanged, by way of the notation.
fn with_colors_exchanged(position: &Pantarei) -> Pantarei {
    let text = position.to_string();
    let swapped: String = text
        .chars()
        .map(|c| match c {
            'w' => 'b',
            'b' => 'w',
            c => c,
        })
        .collect();
    swapped.parse().unwrap()
}

#[test]
fn two_threads_agree_with_one() {
    let mut random = Random::new(5);
    for _ in 0..10 {
        let position = random_position(10, &mut random);
        let one = value(&mut solver(1, 32 * MEBIBYTE), &position);
        let two = value(&mut solver(2, 32 * MEBIBYTE), &position);
        assert_eq!(one, two, "{position}");
    }
}

#[test]
fn a_tiny_table_finds_the_same_values() {
    let mut random = Random::new(6);
    let (mut tiny, mut ample) = (solver(1, MEBIBYTE / 8), solver(1, 32 * MEBIBYTE));
    for _ in 0..30 {
        let position = random_position(7, &mut random);
        let expected = value(&mut ample, &position);
        assert_eq!(value(&mut tiny, &position), expected, "{position}");
    }
}

#[test]
fn nothing_is_said_of_a_hard_position_that_is_stopped_at_once() {
    for n_threads in [1, 2] {
        let mut stop = |_: Progress| Control::Stop;
        let start = Pantarei::start(&Setup::default());
        let mut solver = solver(n_threads, MEBIBYTE);
        let found = solver.solve(&start, Question::default(), &mut Watch::new(&mut stop));
        let found = found.unwrap();
        assert_eq!(found.verdict, Verdict::Unknown);
        assert_eq!(found.best, None);
        assert!(found.nodes < 10_000, "{}", found.nodes);
    }
}

#[test]
fn a_ban_on_swapping_can_decide_the_game() {
    let mut random = Random::new(7);
    let mut solver = solver(1, 16 * MEBIBYTE);
    let mut values_of = |stacks: &str| {
        ["s", "-"].map(|flag| {
            let position: Pantarei = format!("{stacks} {flag}").parse().unwrap();
            value(&mut solver, &position)
        })
    };
    let is_decisive = |position: &Pantarei| {
        let text = position.to_string();
        let [free, banned] = values_of(&text[..text.len() - 2]);
        free != banned
    };
    let positions: Vec<_> = (0..400).map(|_| random_position(8, &mut random)).collect();
    assert!(positions.iter().any(is_decisive));
}

#[test]
fn certificates_are_checked_by_the_rules_alone() {
    let mut random = Random::new(9);
    let mut solver = solver(1, 16 * MEBIBYTE);
    let positions = (0..20).map(|_| random_position(8, &mut random));
    let n_certified = positions
        .filter(|position| check_certificate(&mut solver, position))
        .count();
    assert!(n_certified > 5, "{n_certified}");
}
