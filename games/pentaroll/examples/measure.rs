//! Nodes and outcomes of solving random positions.
use boardgame::search::{Control, Question, Resources, Solver, Watch};
use boardgame::{Position, Random, Setup as _};
use pentaroll::{Pentaroll, PentarollSolver, Setup};
use std::num::NonZeroUsize;
use std::time::Instant;

fn random_position(marbles: usize, seed: u64) -> Pentaroll {
    let mut random = Random::new(seed);
    loop {
        let mut position = Pentaroll::start(&Setup::default());
        for _ in 0..marbles {
            if let Some(&m) = random.pick(&position.legal_moves()) {
                position.play_unchecked(m);
            }
        }
        if position.outcome().is_none() {
            return position;
        }
    }
}

fn main() {
    let args: Vec<u64> = std::env::args()
        .skip(1)
        .map(|a| a.parse().unwrap())
        .collect();
    let (marbles, n, cap, threads, all) = (
        args[0] as usize,
        args[1],
        args[2],
        args[3] as usize,
        args[4] != 0,
    );
    let mut list = Vec::new();
    let mut times = Vec::new();
    for seed in 0..n {
        let position = random_position(marbles, seed);
        let mut solver = PentarollSolver::new(Resources {
            threads: NonZeroUsize::new(threads).unwrap(),
            memory: 1 << 30,
        })
        .unwrap();
        let t = Instant::now();
        let mut w = |p: boardgame::search::Progress| {
            if p.nodes > cap {
                Control::Stop
            } else {
                Control::Continue
            }
        };
        let a = solver
            .solve(
                &position,
                Question {
                    root_only: !all,
                    exact_distance: false,
                },
                &mut Watch::new(&mut w),
            )
            .unwrap();
        let e = t.elapsed().as_secs_f64();
        list.push(a.nodes);
        times.push(e);
        println!(
            "{seed} {position} {:?} nodes {} {:.2}s line {}",
            a.verdict,
            a.nodes,
            e,
            a.lines.first().map_or(0, |l| l.moves.len())
        );
    }
    list.sort();
    let total: f64 = times.iter().sum();
    times.sort_by(f64::total_cmp);
    println!(
        "median {} max {} total {} nodes {:.1}s, median {:.2}s max {:.2}s",
        list[list.len() / 2],
        list[list.len() - 1],
        list.iter().sum::<u64>(),
        total,
        times[times.len() / 2],
        times[times.len() - 1]
    );
    let _ = Setup::default().shuffled(0);
}
