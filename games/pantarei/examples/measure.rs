//! Nodes and outcomes of solving positions from random play.
use boardgame::search::{Control, Question, Resources, Solver, Watch};
use boardgame::{Position, Random, Setup as _};
use pantarei::{Pantarei, PantareiSolver, Setup};
use std::num::NonZeroUsize;
use std::time::Instant;

/// Greedy-ish random play: never lets the opponent win at once if avoidable.
fn random_position(stacks: usize, seed: u64) -> Pantarei {
    let mut random = Random::new(seed);
    loop {
        let mut position = Pantarei::start(&Setup::default().shuffled(random.bits()));
        for _ in 0..200 {
            if position.outcome().is_some() {
                break;
            }
            if position.snake().stacks().count() == stacks && !wins(&position) {
                return position;
            }
            let moves = position.legal_moves();
            let safe: Vec<_> = moves
                .iter()
                .copied()
                .filter(|&m| {
                    let mut n = position;
                    n.play_unchecked(m);
                    n.outcome().is_some() || !wins(&n)
                })
                .collect();
            let Some(&m) = random.pick(if safe.is_empty() { &moves } else { &safe }) else {
                break;
            };
            position.play_unchecked(m);
        }
    }
}

fn wins(position: &Pantarei) -> bool {
    position.legal_moves().into_iter().any(|m| {
        let mut n = *position;
        n.play_unchecked(m);
        n.snake().stacks().any(|s| s.height() >= 7)
    })
}

fn main() {
    let args: Vec<u64> = std::env::args()
        .skip(1)
        .map(|a| a.parse().unwrap())
        .collect();
    let (stacks, n, cap, threads, all) = (
        args[0] as usize,
        args[1],
        args[2],
        args[3] as usize,
        args[4] != 0,
    );
    let mut list = Vec::new();
    let mut times = Vec::new();
    let mut open = 0;
    for seed in 0..n {
        let position = random_position(stacks, seed);
        let mut solver = PantareiSolver::new(Resources {
            threads: NonZeroUsize::new(threads).unwrap(),
            memory: 1 << 29,
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
        open += usize::from(a.verdict.value().is_none());
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
        "open {open} median {} max {} total {} nodes {:.1}s, median {:.2}s max {:.2}s",
        list[list.len() / 2],
        list[list.len() - 1],
        list.iter().sum::<u64>(),
        total,
        times[times.len() / 2],
        times[times.len() - 1]
    );
}
