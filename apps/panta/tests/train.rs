//! Learning as people run it: killed, and gone on with.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

const ITERATIONS: usize = 3;
/// Learning gets what others leave of the machine, so that nobody waits for it without a pause.
const MOMENT: Duration = Duration::from_millis(2);

/// A few iterations of a few short games.
fn train(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_panta"));
    command.args(["train", "pentaroll", "--output"]).arg(folder);
    command.args(["--iterations", &ITERATIONS.to_string()]);
    command.args(["--games", "4", "--nodes", "20", "--threads", "1"]);
    command.stdout(Stdio::null());
    command
}

/// How many iterations are written down.
fn n_done(folder: &Path) -> usize {
    let losses = fs::read_to_string(folder.join("loss.csv"));
    losses.map_or(0, |losses| losses.lines().skip(1).count())
}

/// Kills a run as soon as it has written something down. Whether it was not done before.
fn run_and_kill(folder: &Path) -> bool {
    let before = n_done(folder);
    let mut child = train(folder).spawn().expect("panta is there");
    loop {
        if let Some(status) = child.try_wait().unwrap() {
            assert!(status.success());
            return false;
        }
        if n_done(folder) > before {
            child.kill().unwrap();
            child.wait().unwrap();
            return true;
        }
        thread::sleep(MOMENT);
    }
}

#[test]
fn learning_that_is_killed_goes_on_and_comes_to_the_same() {
    let (whole, killed) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    assert!(train(whole.path()).status().unwrap().success());
    let mut n_kills = 0;
    while run_and_kill(killed.path()) {
        n_kills += 1;
    }
    assert!(n_kills > 0);
    for file in ["network.bin", "state.bin", "loss.csv"] {
        let read = |folder: &Path| fs::read(folder.join(file)).unwrap();
        assert!(read(whole.path()) == read(killed.path()), "{file} differs");
    }
}

#[test]
fn what_is_published_is_learned_from_the_weights_that_are_given() {
    let folder = tempfile::tempdir().unwrap();
    let shipped = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../games/pentago/src/network.bin"
    );
    let mut command = Command::new(env!("CARGO_BIN_EXE_panta"));
    command.args(["train", "pentago", "--from", shipped, "--output"]);
    command.arg(folder.path());
    command.args([
        "--iterations",
        "1",
        "--games",
        "2",
        "--nodes",
        "20",
        "--threads",
        "1",
    ]);
    let output = command.args(["--solver-nodes", "20000"]).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    // Whoever knew nothing would be as wrong as a coin.
    let losses = fs::read_to_string(folder.path().join("loss.csv")).unwrap();
    let loss: f64 = losses
        .lines()
        .nth(1)
        .and_then(|line| line.split(',').nth(1))
        .unwrap()
        .parse()
        .unwrap();
    assert!(loss < 0.65, "{losses}");
    let weights = fs::read(folder.path().join("network.bin")).unwrap();
    assert_eq!(weights.len(), fs::read(shipped).unwrap().len());
    let other = folder.path().join("loss.csv");
    let mut command = Command::new(env!("CARGO_BIN_EXE_panta"));
    command
        .args(["train", "pentago", "--output"])
        .arg(folder.path().join("new"));
    let output = command.arg("--from").arg(&other).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(
        said.contains("these are not the weights of a network"),
        "{said}"
    );
}

#[cfg(target_os = "linux")]
#[test]
fn learning_leaves_the_machine_to_others() {
    let folder = tempfile::tempdir().unwrap();
    let mut child = train(folder.path()).spawn().expect("panta is there");
    let stat = format!("/proc/{}/stat", child.id());
    // The nineteenth field, counted after the name in parentheses.
    let niceness = || {
        let stat = fs::read_to_string(&stat).ok()?;
        let fields = stat.rsplit_once(')')?.1;
        fields.split_whitespace().nth(16)?.parse::<i32>().ok()
    };
    let is_nice = loop {
        if niceness() == Some(19) {
            break true;
        }
        if child.try_wait().unwrap().is_some() {
            break false;
        }
        thread::sleep(MOMENT);
    };
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(is_nice);
}
