//! Matches, with real programs at the other end of the pipes.
#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

const PANTA: &str = env!("CARGO_BIN_EXE_panta");
const ROGUE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/rogue.sh");

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(PANTA);
    command
        .arg("match")
        .args(arguments)
        .env("LC_ALL", "C")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

fn output(arguments: &[&str]) -> Output {
    command(arguments).output().unwrap()
}

/// What a match says as JSON.
fn play(arguments: &[&str]) -> Value {
    let output = output(&[arguments, &["--json"]].concat());
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {stderr}");
    serde_json::from_slice(&output.stdout).unwrap()
}

/// A folder for the files of one test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("panta-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).unwrap();
    }
}

/// Whether any of the processes noted in a file still runs.
fn any_runs(file: &str) -> bool {
    let pids = fs::read_to_string(file).unwrap();
    assert!(!pids.is_empty());
    pids.lines().any(|pid| {
        let status = Command::new("kill")
            .args(["-0", pid])
            .stderr(Stdio::null())
            .status();
        status.unwrap().success()
    })
}

#[test]
fn a_program_that_misbehaves_loses_with_the_reason() {
    for (kind, reason, termination) in [
        ("crash", "crashed: exit status: 3", "forfeit"),
        ("stillborn", "crashed: exit status: 4", "forfeit"),
        ("silent", "hung: no answer within 1.1s", "time"),
        ("deaf", "hung: no answer within 1.1s", "time"),
        ("flood", "hung: no answer within 1.1s", "time"),
        ("clinging", "hung: no answer within 1.1s", "time"),
        ("illegal", "illegal move: z9: ", "forfeit"),
        ("none", "illegal move: no move", "forfeit"),
    ] {
        let folder = Folder::new(&format!("rogue-{kind}"));
        let (pids, save) = (folder.file("pids"), folder.file("games.panta"));
        let rogue = format!("cmd:sh '{ROGUE}' {kind} '{pids}'");
        let result = play(&[
            "--a",
            "nodes:50",
            "--b",
            &rogue,
            "--game",
            "pentago",
            "--games",
            "2",
            "--movetime",
            "100ms",
            "--margin",
            "1s",
            "--save",
            &save,
        ]);
        assert_eq!(
            (&result["wins"], &result["losses"]),
            (&2.into(), &0.into()),
            "{kind}"
        );
        let forfeits = result["forfeits"].as_array().unwrap();
        assert_eq!(forfeits.len(), 2, "{kind}: the match goes on");
        for forfeit in forfeits {
            assert_eq!(forfeit["player"], "b", "{kind}");
            let said = forfeit["reason"].as_str().unwrap();
            assert!(said.starts_with(reason), "{kind}: {said}");
        }
        // Once to see whether it is there, then for each game.
        let starts = fs::read_to_string(&pids).unwrap().lines().count();
        assert_eq!(starts, 3, "{kind}: it is started again");
        assert!(!any_runs(&pids), "{kind}: it outlives the match");
        let records = fs::read_to_string(&save).unwrap();
        let tag = format!("[Termination \"{termination}\"]");
        assert_eq!(records.matches(&tag).count(), 2, "{kind}: {records}");
        assert_eq!(
            records.matches("[Reason \"").count(),
            2,
            "{kind}: {records}"
        );
        check_records(&save, 2);
    }
}

/// The records of a file, which must be valid.
fn check_records(file: &str, count: usize) -> Value {
    let checked = Command::new(PANTA)
        .args(["record", "check", file, "--json"])
        .output()
        .unwrap();
    assert!(
        checked.status.success(),
        "{}",
        String::from_utf8_lossy(&checked.stderr)
    );
    let records: Value = serde_json::from_slice(&checked.stdout).unwrap();
    assert_eq!(records.as_array().unwrap().len(), count);
    records
}

#[test]
fn our_engine_plays_over_pipes_as_well() {
    let folder = Folder::new("pipes");
    for (game, time) in [
        ("pentago", ["--tc", "2s+0.05s"]),
        ("pentaroll", ["--movetime", "50ms"]),
        ("pantarei", ["--movetime", "20ms"]),
    ] {
        let save = folder.file(game);
        let program = format!("cmd:'{PANTA}' engine --level 2");
        let arguments = [
            "--a",
            "nodes:100",
            "--b",
            &program,
            "--game",
            game,
            "--games",
            "2",
            "--save",
            &save,
            "--margin",
            "10s",
        ];
        let result = play(&[&arguments[..], &time].concat());
        assert_eq!(result["forfeits"].as_array().unwrap().len(), 0, "{result}");
        assert_eq!(result["games"], 2);
        let records = check_records(&save, 2);
        let [first, second] = [&records[0], &records[1]];
        assert_eq!(first["white"], "nodes:100");
        assert_eq!(first["white"], second["black"]);
        assert_eq!(first["start"], second["start"]);
    }
}

#[test]
fn the_same_seed_plays_the_same_games() {
    let folder = Folder::new("seed");
    let games = |name: &str, concurrency: &str| {
        let save = folder.file(name);
        let result = play(&[
            "--a",
            "level:2",
            "--b",
            "nodes:150",
            "--game",
            "pantarei",
            "--games",
            "6",
            "--seed",
            "7",
            "--concurrency",
            concurrency,
            "--save",
            &save,
        ]);
        let text = fs::read_to_string(&save).unwrap();
        let mut records: Vec<_> = text
            .split("\n[Game ")
            .map(|game| game.trim().to_owned())
            .collect();
        records[0] = records[0].trim_start_matches("[Game ").to_owned();
        records.sort();
        (records, result)
    };
    let (alone, together) = (games("alone", "1"), games("together", "3"));
    assert_eq!(alone.0.len(), 6);
    assert_eq!(alone.0, together.0);
    assert_eq!(alone.1["pairs"], together.1["pairs"]);
}

#[test]
fn a_test_ends_the_match_when_it_is_decided() {
    let rogue = format!("cmd:sh '{ROGUE}' illegal");
    let result = play(&[
        "--a",
        "nodes:20",
        "--b",
        &rogue,
        "--game",
        "pentaroll",
        "--games",
        "1000",
        "--sprt",
        "elo0=0,elo1=100",
    ]);
    assert_eq!(result["sprt"]["decision"], "elo1", "{result}");
    assert!(result["games"].as_u64().unwrap() < 100, "{result}");
}

#[test]
fn an_interrupted_match_says_what_is_known() {
    let folder = Folder::new("interrupt");
    let (pids, save) = (folder.file("pids"), folder.file("games.panta"));
    let rogue = format!("cmd:sh '{ROGUE}' silent '{pids}'");
    let arguments = [
        "--a",
        "nodes:50",
        "--b",
        &rogue,
        "--game",
        "pentaroll",
        "--games",
        "100",
        "--movetime",
        "300ms",
        "--margin",
        "100ms",
        "--save",
        &save,
        "--json",
    ];
    let child = command(&arguments).spawn().unwrap();
    let started = Instant::now();
    let has_game = || Path::new(&save).metadata().is_ok_and(|file| file.len() > 0);
    while !has_game() && started.elapsed() < Duration::from_mins(1) {
        thread::sleep(Duration::from_millis(20));
    }
    let pid = child.id().to_string();
    let told = Command::new("kill").args(["-INT", &pid]).status().unwrap();
    assert!(told.success());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    let result: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(result["interrupted"], true, "{result}");
    let games = result["games"].as_u64().unwrap();
    assert!((1..100).contains(&games), "{result}");
    check_records(&save, games as usize);
    assert!(!any_runs(&pids));
}

#[test]
fn a_summary_is_for_people() {
    let output = output(&[
        "--a",
        "level:1",
        "--b",
        "nodes:50",
        "--game",
        "pentaroll",
        "--games",
        "2",
    ]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(
        text.starts_with("Pentaroll: level:1 against nodes:50, 2 of 2 games\n"),
        "{text}"
    );
    assert!(text.contains("Elo difference "), "{text}");
}

#[test]
fn wrong_matches_are_refused_before_they_begin() {
    let refusal = |arguments: &[&str]| {
        let output = output(&[&["--game", "pentago", "--a", "level:1"], arguments].concat());
        assert!(!output.status.success(), "{arguments:?}");
        assert_eq!(output.stdout, b"", "{arguments:?}");
        String::from_utf8(output.stderr).unwrap()
    };
    let missing = refusal(&["--b", "cmd:/no/such/program"]);
    assert!(
        missing.starts_with("error: --b: cannot start /no/such/program"),
        "{missing}"
    );
    assert!(refusal(&["--b", "level:11"]).contains("expected a level from 1 to 10"));
    assert!(refusal(&["--b", "strong"]).contains("expected level:N"));
    assert!(refusal(&["--b", "level:1", "--games", "3"]).contains("an even number"));
    assert!(refusal(&["--b", "level:1", "--sprt", "elo0=5,elo1=1"]).contains("elo0 below elo1"));
    assert!(refusal(&["--b", "level:1", "--openings", "/no/file"]).contains("--openings"));
}

#[test]
fn the_shipped_openings_are_those_that_the_command_prints() {
    for game in catalog::Game::ALL {
        let printed = Command::new(PANTA)
            .args(["openings", game.name()])
            .output()
            .unwrap();
        assert_eq!(
            String::from_utf8(printed.stdout).unwrap(),
            game.openings(),
            "{game:?}"
        );
    }
}
