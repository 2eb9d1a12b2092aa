//! How long it takes to solve random positions: `solve_pentaroll MARBLES POSITIONS THREADS [all]`.
//!
//! With `all`, every move of each position is solved, else the position alone.

use std::num::NonZeroUsize;
use std::time::Instant;

use boardgame::search::{Control, Progress, Question, Resources, Solver, Watch};
use boardgame::{Position, Random};
use pentaroll::{Pentaroll, PentarollSolver, Setup};

/// A search is given up after so many nodes.
const MAX_NODES: u64 = 20_000_000;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize, default| {
        let text = arguments.get(index);
        text.map_or(default, |text| text.parse().expect("a number"))
    };
    let (n_marbles, n_positions, n_threads) = (number(0, 16), number(1, 20), number(2, 1));
    let question = Question {
        root_only: !arguments.iter().any(|argument| argument == "all"),
        exact_distance: false,
    };
    let mut costs = Vec::new();
    for seed in 0..n_positions as u64 {
        let position = random_position(n_marbles, seed);
        let resources = Resources {
            threads: NonZeroUsize::new(n_threads).expect("at least one thread"),
            memory: 1 << 30,
        };
        let mut solver = PentarollSolver::new(resources).expect("a gibibyte is enough");
        let mut watch = |progress: Progress| {
            if progress.nodes > MAX_NODES {
                Control::Stop
            } else {
                Control::Continue
            }
        };
        let start = Instant::now();
        let analysis = solver.solve(&position, question, &mut Watch::new(&mut watch));
        let analysis = analysis.expect("it was not refused before");
        let seconds = start.elapsed().as_secs_f64();
        let value = analysis
            .verdict
            .value()
            .map_or("open", |value| value.name());
        println!(
            "{position}: {value}, {} nodes, {seconds:.2} s",
            analysis.nodes
        );
        costs.push((analysis.nodes, seconds));
    }
    costs.sort_by(|a, b| a.1.total_cmp(&b.1));
    let (median, slowest) = (costs[costs.len() / 2], costs[costs.len() - 1]);
    let total: f64 = costs.iter().map(|cost| cost.1).sum();
    println!("median {median:?}, slowest {slowest:?}, together {total:.1} s");
}

/// A position that random play has come to, with so many marbles.
fn random_position(n_marbles: usize, seed: u64) -> Pentaroll {
    let mut random = Random::new(seed);
    loop {
        let mut position = Pentaroll::start(&Setup::default());
        for _ in 0..n_marbles {
            if let Some(&m) = random.pick(&position.legal_moves()) {
                position.play_unchecked(m);
            }
        }
        if position.outcome().is_none() {
            return position;
        }
    }
}
