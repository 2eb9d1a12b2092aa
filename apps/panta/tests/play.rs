//! `panta play` in a real pseudo-terminal, and line by line.

#![cfg(unix)]

mod pty;

use std::io::Write;
use std::process::{Command, Output, Stdio};

use boardgame::Random;
use catalog::{AnyRecord, Game};
use pty::Pty;

const PANTA: &str = env!("CARGO_BIN_EXE_panta");

fn play(arguments: &[&str]) -> Pty {
    let arguments: Vec<_> = ["play"].iter().chain(arguments).copied().collect();
    Pty::start(PANTA, &arguments)
}

/// A whole game of random moves from a position.
fn random_game(game: Game, position: &str, seed: u64) -> AnyRecord {
    let mut record = AnyRecord::new(&game.position(position).unwrap());
    let mut random = Random::new(seed);
    while !record.is_over() {
        let legal = record.position().legal_moves();
        record.push(random.pick(&legal).unwrap()).unwrap();
    }
    record
}

/// Two people play a whole game by typing its moves.
fn type_whole_game(game: Game, position: &str) {
    let shortest = (0..40)
        .map(|seed| random_game(game, position, seed))
        .min_by_key(|record| record.moves().len())
        .unwrap();
    let mut pty = play(&[
        game.name(),
        "--vs",
        "human",
        "--position",
        position,
        "--no-animation",
    ]);
    pty.wait_for("No move has been made yet");
    for m in shortest.moves() {
        pty.send(&format!(":{m}\r"));
    }
    let result = messages::Words::new().result(&shortest, None).unwrap();
    let first: String = result.split(' ').take(3).collect::<Vec<_>>().join(" ");
    pty.wait_for(&first);
    pty.send("q");
    assert!(pty.end().success());
}

#[test]
fn a_whole_game_of_pentago_is_typed() {
    type_whole_game(Game::Pentago, "6/6/6/6/6/6 w");
}

#[test]
fn a_whole_game_of_pentaroll_is_typed() {
    type_whole_game(Game::Pentaroll, "6/6/6/6/6/6 w");
}

#[test]
fn a_whole_game_of_pantarei_is_typed() {
    let start = "w1,b3,b2,n,w3,b1,w2,b3,w1,b2,w3,b1,w2,b3,w1,b2,w3,b1,w2 w s";
    type_whole_game(Game::Pantarei, start);
}

/// Plays on by hints until the game is over.
fn follow_hints(pty: &mut Pty) {
    let is_over = |screen: &str| {
        ["You won", "You lost", "Draw"]
            .iter()
            .any(|end| screen.contains(end))
    };
    for _ in 0..60 {
        pty.wait_until("turn", |screen| {
            screen.contains("Your turn") || is_over(screen)
        });
        if is_over(&pty.screen()) {
            return;
        }
        pty.send("h").wait_for("Hint: ");
        let screen = pty.screen();
        let hint = screen.split("Hint: ").nth(1).unwrap();
        let hint = hint.split_whitespace().next().unwrap().to_owned();
        pty.send(&format!(":{hint}\r"));
        pty.wait_until("the hint gone", |screen| !screen.contains("Hint: "));
    }
    panic!("the game does not end:\n{}", pty.screen());
}

#[test]
fn the_computer_is_beaten_by_its_own_hints() {
    let mut pty = play(&["pentago", "--vs", "1", "--seed", "1"]);
    follow_hints(&mut pty);
    pty.send("q");
    assert!(pty.end().success());
}

#[test]
fn the_chooser_leads_to_a_game_by_arrows() {
    let mut pty = play(&["--seed", "1"]);
    pty.wait_for("Which game?");
    // Pentaroll, which has no editions; then two people.
    pty.send("\x1b[C").wait_for("[Pentaroll]");
    pty.send("\x1b[B\x1b[C")
        .wait_for("[Two people on this screen]");
    pty.send("\r").wait_for("White to move");
    pty.send("\r").wait_for("White: from the top, column c");
    pty.send("\x03");
    assert!(pty.end().success());
}

#[test]
fn a_color_is_chosen_by_whoever_must() {
    let mut pty = play(&["pantarei", "--vs", "1", "--seed", "3"]);
    pty.wait_for("choose a color")
        .send("w")
        .wait_for("Your turn");
    pty.send("\x03");
    assert!(pty.end().success());
}

#[test]
fn the_mouse_rolls_a_marble() {
    let mut pty = play(&["pentaroll", "--vs", "human", "--no-animation"]);
    pty.wait_for("▶");
    let screen = pty.screen();
    let (row, line) = screen
        .lines()
        .enumerate()
        .find(|(_, line)| line.contains('▶'))
        .unwrap();
    let column = line.chars().position(|c| c == '▶').unwrap();
    let (x, y) = (column + 1, row + 1);
    pty.send(&format!("\x1b[<0;{x};{y}M\x1b[<0;{x};{y}m"));
    pty.wait_for("White: from the left, row 1");
    pty.send("\x03");
    assert!(pty.end().success());
}

#[test]
fn the_screen_follows_the_size_of_the_terminal() {
    let mut pty = play(&["pentago", "--vs", "human"]);
    pty.wait_for("White to move");
    pty.resize(120, 40);
    let is_large = |screen: &str| {
        let lines: Vec<_> = screen.lines().collect();
        lines.len() == 40 && lines.iter().any(|line| line.chars().count() > 100)
    };
    pty.wait_until("large screen", is_large);
    pty.resize(50, 15).wait_for("60x20");
    pty.resize(60, 20).wait_for("White to move");
    pty.send("q");
    assert!(pty.end().success());
}

#[test]
fn quitting_while_the_engine_thinks_restores_the_terminal() {
    for quit in ["\x03", "qy"] {
        let mut pty = play(&["pentago", "--vs", "10", "--as", "black", "--no-animation"]);
        pty.wait_for("The computer is thinking").send(quit);
        // The computer may have moved meanwhile; then nothing is lost by the answer either.
        assert!(pty.end().success());
    }
    let mut pty = play(&["pentago", "--vs", "human"]);
    pty.wait_for("White to move")
        .send("v")
        .wait_for("Proven by others");
    pty.send("\x03");
    assert!(pty.end().success());
}

#[test]
fn a_signal_restores_the_terminal() {
    let mut pty = play(&["pentago", "--vs", "human"]);
    pty.wait_for("White to move")
        .send("v")
        .wait_for("Proven by others");
    let killed = Command::new("kill").arg(pty.id().to_string()).status();
    assert!(killed.unwrap().success());
    assert!(pty.end().success());
}

#[test]
fn records_are_saved_and_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.panta");
    let name = file.to_str().unwrap();
    let mut pty = play(&["pentago", "--vs", "human", "--no-animation"]);
    pty.wait_for("White to move");
    pty.send(":c3-2R\r").wait_for("c3, block 2 clockwise");
    pty.send(&format!(":save {name}\r")).wait_for("Saved in");
    pty.send("q");
    assert!(pty.end().success());
    let mut pty = play(&["--record", name, "--vs", "human"]);
    pty.wait_for("1. c3-2R").wait_for("Black to move");
    pty.send(&format!(":save {name}\r"));
    pty.wait_for("There is already a file");
    pty.send("\x03");
    assert!(pty.end().success());
}

fn lines(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(PANTA)
        .arg("play")
        .args(arguments)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that refuses its arguments may be gone before it reads.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

#[test]
fn without_a_terminal_it_reads_lines() {
    let output = lines(&["pentago", "--vs", "human"], "c3-2R\nc3-1R\nquit\n");
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("Black to move"), "{text}");
    assert!(text.contains("The cell c3 is not empty"), "{text}");
    assert_eq!(output.stderr, b"");
    let output = lines(&["pentaroll", "--vs", "2", "--as", "black"], "");
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.ends_with("Not finished\n"), "{text}");
}

#[test]
fn the_language_is_the_locales_or_the_one_that_is_asked_for() {
    let german = Command::new(PANTA)
        .args(["play", "pentago", "--vs", "human"])
        .env_remove("LC_MESSAGES")
        .env("LC_ALL", "de_DE.UTF-8")
        .stdin(Stdio::null())
        .output()
        .unwrap();
    assert!(
        String::from_utf8(german.stdout)
            .unwrap()
            .contains("Weiß ist am Zug")
    );
    let output = lines(&["pentago", "--vs", "human", "--lang", "ja"], "");
    assert!(String::from_utf8(output.stdout).unwrap().contains("白の番"));
}

#[test]
fn wrong_arguments_are_refused() {
    let refusal = |arguments: &[&str], code: i32| {
        let output = lines(arguments, "");
        assert_eq!(output.status.code(), Some(code), "{arguments:?}");
        assert_eq!(output.stdout, b"", "{arguments:?}");
        String::from_utf8(output.stderr).unwrap()
    };
    assert!(refusal(&["chess"], 1).contains("unknown game"));
    assert!(refusal(&["pentago", "--edition", "x"], 1).contains("unknown edition"));
    assert!(refusal(&["pentago", "--position", "x"], 1).contains("position"));
    assert!(refusal(&["--record", "/nowhere/x"], 1).contains("/nowhere/x"));
    assert!(
        refusal(&["pentago", "--vs", "11"], 2).contains("expected a level from 1 to 10, or human")
    );
    assert!(refusal(&["--lang", "tlh"], 2).contains("expected en, de"));
}
