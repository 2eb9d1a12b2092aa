//! The real binary at the other end of two pipes, in both languages.

#[path = "../../../catalog/tests/transcripts/mod.rs"]
mod transcripts;

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;

use transcripts::Transcript;

/// The engine with these arguments, and what it says.
fn start(arguments: &[&str]) -> (Child, ChildStdin, Receiver<String>) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_panta"))
        .arg("engine")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let (sender, lines) = mpsc::channel();
    let stdout = BufReader::new(child.stdout.take().unwrap());
    thread::spawn(move || {
        for line in stdout.lines() {
            if sender.send(line.unwrap()).is_err() {
                break;
            }
        }
    });
    let stdin = child.stdin.take().unwrap();
    (child, stdin, lines)
}

/// Plays a transcript with the binary, which must end by itself at the end of its input.
fn play(
    arguments: &[&str],
    transcript: &Transcript,
    play: impl FnOnce(&Transcript, &mut dyn FnMut(&str), &Receiver<String>),
) {
    let (mut child, mut stdin, lines) = start(arguments);
    let mut say = |line: &str| writeln!(stdin, "{line}").unwrap();
    play(transcript, &mut say, &lines);
    drop(stdin);
    assert!(child.wait().unwrap().success());
}

#[test]
fn the_document_is_what_the_binary_speaks() {
    for transcript in transcripts::read("ugi") {
        play(&[], &transcript, |transcript, say, lines| {
            transcripts::play_ugi(transcript, say, lines);
        });
    }
    for transcript in transcripts::read("jsonl") {
        let arguments = ["--protocol", "jsonl", "--workers", "2"];
        play(&arguments, &transcript, |transcript, say, lines| {
            transcripts::play_jsonl(transcript, say, lines);
        });
    }
}

#[test]
fn a_driver_that_goes_away_ends_the_engine() {
    let (mut child, mut stdin, lines) = start(&["--game", "pentaroll"]);
    writeln!(stdin, "go infinite").unwrap();
    lines.recv().unwrap();
    drop((stdin, lines));
    assert!(child.wait().unwrap().success());
}

#[test]
fn arguments_set_the_options() {
    let (mut child, mut stdin, lines) =
        start(&["--game", "pantarei", "--level", "3", "--hash", "16"]);
    writeln!(stdin, "ugi").unwrap();
    drop(stdin);
    assert!(child.wait().unwrap().success());
    let lines: Vec<_> = lines.iter().collect();
    for expected in [
        "option name Game type combo default pantarei ",
        "option name Level type spin default 3 ",
        "option name Hash type spin default 16 ",
    ] {
        assert!(
            lines.iter().any(|line| line.starts_with(expected)),
            "{lines:?}"
        );
    }
}
