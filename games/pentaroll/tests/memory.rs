//! The memory limit, measured. One test in its own process, so that nothing else is counted.
#![cfg(target_os = "linux")]

use boardgame::Position;
use pentaroll::{Pentaroll, PentarollSolver, Setup};
use solving::{Control, Progress, Question, Resources, Solver, Watch};

/// Enough nodes for the table to grow as far as it may.
const N_NODES: u64 = 300_000;

/// The most memory that this process has held, in bytes.
fn peak_memory() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux has it");
    let mut lines = status.lines();
    let line = lines.find_map(|line| line.strip_prefix("VmHWM:"));
    let number = line.and_then(|line| line.split_whitespace().next());
    let kilobytes: Option<u64> = number.and_then(|number| number.parse().ok());
    kilobytes.expect("a number") << 10
}

#[test]
fn a_search_keeps_within_its_memory() {
    let limit = 24 << 20;
    let before = peak_memory();
    let mut solver = PentarollSolver::new(Resources {
        threads: 2.try_into().unwrap(),
        memory: limit,
    })
    .unwrap();
    let mut announced = 0;
    let mut watch = |progress: Progress| {
        announced = announced.max(progress.memory);
        if progress.nodes < N_NODES {
            Control::Continue
        } else {
            Control::Stop
        }
    };
    let start = Pentaroll::start(&Setup::default());
    let question = Question {
        root_only: true,
        exact_distance: false,
    };
    let analysis = solver.solve(&start, question, &mut Watch::new(&mut watch));
    assert!(analysis.unwrap().nodes >= N_NODES);
    let used = peak_memory() - before;
    assert!((limit / 2..=limit).contains(&announced), "{announced}");
    // Code and stacks of threads are not the solver's to count.
    assert!(used < limit + (2 << 20), "{used} bytes");
}
