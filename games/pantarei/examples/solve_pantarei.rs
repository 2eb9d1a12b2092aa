//! How long it takes to solve random positions: `solve_pantarei STACKS POSITIONS THREADS [all]`.
//!
//! With `all`, every move of each position is solved, else the position alone.

use std::num::NonZeroUsize;
use std::time::Instant;

use boardgame::search::{Control, Progress, Question, Resources, Solver, Watch};
use boardgame::{Outcome, Position, Random, Setup as _};
use pantarei::{Move, Pantarei, PantareiSolver, Setup};

/// A search is given up after so many nodes.
const MAX_NODES: u64 = 20_000_000;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize, default| {
        let text = arguments.get(index);
        text.map_or(default, |text| text.parse().expect("a number"))
    };
    let (n_stacks, n_positions, n_threads) = (number(0, 12), number(1, 20), number(2, 1));
    let question = Question {
        root_only: !arguments.iter().any(|argument| argument == "all"),
        exact_distance: false,
    };
    let mut costs = Vec::new();
    for seed in 0..n_positions as u64 {
        let position = random_position(n_stacks, seed);
        let resources = Resources {
            threads: NonZeroUsize::new(n_threads).expect("at least one thread"),
            memory: 1 << 30,
        };
        let mut solver = PantareiSolver::new(resources).expect("a gibibyte is enough");
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

/// A position with so many stacks that random play has come to, in which both sides see a win at
/// once.
fn random_position(n_stacks: usize, seed: u64) -> Pantarei {
    let mut random = Random::new(seed);
    loop {
        let mut position = Pantarei::start(&Setup::default().shuffled(random.bits()));
        while position.outcome().is_none() && !wins_at_once(&position) {
            if position.snake().n_stacks() == n_stacks {
                return position;
            }
            let moves = position.legal_moves();
            let is_safe = |&m: &Move| !wins_at_once(&after(&position, m));
            let safe: Vec<Move> = moves.iter().copied().filter(is_safe).collect();
            let choice = random.pick(if safe.is_empty() { &moves } else { &safe });
            position.play_unchecked(*choice.expect("there is a move until the end"));
        }
    }
}

fn wins_at_once(position: &Pantarei) -> bool {
    let mut moves = position.legal_moves().into_iter();
    moves.any(|m| after(position, m).outcome() == Some(Outcome::Win(position.turn())))
}

fn after(position: &Pantarei, m: Move) -> Pantarei {
    let mut next = *position;
    next.play_unchecked(m);
    next
}
