//! The memory limit, measured. One test in its own process, so that nothing else is counted.
#![cfg(target_os = "linux")]

use pentago::{Pentago, PentagoSolver};
use solving::{Control, Progress, Question, Resources, Solver, Watch};

/// The most memory that this process has held, in kilobytes.
fn peak() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux has it");
    let mut lines = status.lines();
    let line = lines.find_map(|line| line.strip_prefix("VmHWM:"));
    let number = line.and_then(|line| line.split_whitespace().next());
    number
        .and_then(|number| number.parse().ok())
        .expect("a number")
}

#[test]
fn a_sweep_keeps_within_its_memory() {
    let position: Pentago = "w4b/bbb3/1ww1wb/3wbw/6/wbbbww w".parse().unwrap();
    let limit = 440 << 20;
    let mut solver = PentagoSolver::new(Resources {
        threads: 2.try_into().unwrap(),
        memory: limit,
    });
    let before = peak();
    let mut announced = 0;
    let mut watch = |progress: Progress| {
        announced = announced.max(progress.memory);
        Control::Continue
    };
    let question = Question {
        root_only: true,
        exact_distance: false,
    };
    let analysis = solver.solve(&position, question, &mut Watch::new(&mut watch));
    assert!(analysis.expect("it fits").verdict.value().is_some());
    let used = (peak() - before) << 10;
    assert!(announced <= limit, "{announced}");
    // Code and stacks of threads are not the solver's to count.
    assert!(used < limit + (8 << 20), "{used} bytes");
}
