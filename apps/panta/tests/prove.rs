//! Campaigns as people run them: killed, gone on with, and checked.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::Duration;

use catalog::Game;

/// Won by White, but not within the few nodes of a try.
const WON: &str = "wwbbwb/w1w1b1/b1w3/wb4/3bbb/w1wbw1 w";
/// Campaigns get what others leave of the machine, so that nobody waits for one without a pause.
const MOMENT: Duration = Duration::from_millis(2);
const SMALL: [&str; 8] = [
    "--nodes",
    "1000",
    "--certificate",
    "20",
    "--memory",
    "8M",
    "--threads",
    "1",
];

fn panta() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_panta"));
    command.env("LC_ALL", "C");
    command
}

fn prove(folder: &Path) -> Command {
    let mut command = panta();
    command.args(["prove", "pentaroll"]).arg(folder);
    command.args(["--position", WON]).args(SMALL);
    command
}

/// A campaign that is stopped before it has proven anything.
fn begin(folder: &Path) {
    let stopped = prove(folder).args(["--time", "1ms"]).output().unwrap();
    assert_eq!(stopped.status.code(), Some(3));
}

fn check(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = panta();
    command.args(["proof", "check"]);
    command.arg(folder.join("pentaroll.claims")).args(arguments);
    command.output().expect("panta is there")
}

#[test]
fn a_campaign_survives_being_killed_and_its_claims_are_sound_all_the_while() {
    let folder = tempfile::tempdir().unwrap();
    let claims = folder.path().join("pentaroll.claims");
    let length = || fs::metadata(&claims).map_or(0, |file| file.len());
    let mut n_kills = 0;
    loop {
        let before = length();
        let mut child = prove(folder.path())
            .stdout(Stdio::null())
            .spawn()
            .expect("panta is there");
        // As soon as something new is written, or all is done.
        let ended = loop {
            if let Some(status) = child.try_wait().unwrap() {
                break Some(status);
            }
            if length() > before + 400 {
                child.kill().unwrap();
                child.wait().unwrap();
                break None;
            }
            thread::sleep(MOMENT);
        };
        match ended {
            Some(status) => {
                assert!(status.success());
                break;
            }
            None => n_kills += 1,
        }
        let checked = check(folder.path(), &[]);
        assert!(
            matches!(checked.status.code(), Some(0 | 3)),
            "{}",
            String::from_utf8_lossy(&checked.stderr)
        );
    }
    assert!(n_kills > 1, "{n_kills}");
    let checked = check(folder.path(), &["--remake", "--memory", "64M"]);
    let said = String::from_utf8_lossy(&checked.stdout).into_owned();
    assert!(checked.status.success(), "{said}");
    assert!(said.contains("White wins from"), "{said}");
}

#[test]
fn the_first_gap_is_named() {
    let folder = tempfile::tempdir().unwrap();
    begin(folder.path());
    let checked = check(folder.path(), &["--json"]);
    assert_eq!(checked.status.code(), Some(3));
    let checked: serde_json::Value = serde_json::from_slice(&checked.stdout).unwrap();
    // How far it came in its time is chance; the moves must lead to the gap.
    let moves = checked["gap"]["moves"].as_array().unwrap();
    let mut position = Game::Pentaroll.position(WON).unwrap();
    for m in moves {
        position = position.play(m.as_str().unwrap()).unwrap();
    }
    assert_eq!(checked["gap"]["position"], position.to_string());
}

#[test]
fn a_folder_has_one_campaign() {
    let folder = tempfile::tempdir().unwrap();
    begin(folder.path());
    let mut other = panta();
    other.args(["prove", "pentaroll"]).arg(folder.path());
    let refused = other.args(SMALL).output().unwrap();
    assert_eq!(refused.status.code(), Some(1));
    let complaint = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(
        complaint.contains("the claims are about white winning"),
        "{complaint}"
    );
}
