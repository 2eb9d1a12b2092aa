//! The folder with the games: one server uses it, and leaves it so that it can be copied.

use std::fs;
use std::process::Command;

use rustix::process::Signal;
use serde_json::json;

use crate::game::Game;
use crate::server::{Server, refused};

#[test]
fn a_second_server_is_told_who_has_the_folder() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let complaint = String::from_utf8(refused(folder.path()).stderr).unwrap();
    assert_eq!(complaint.lines().count(), 1, "{complaint}");
    for part in [&format!("process {}", server.id()), &server.address] {
        assert!(complaint.contains(part), "{part} in {complaint}");
    }
    server.kill();
    assert_eq!(Server::start(folder.path()).get("/healthz").0, 200);
}

#[test]
fn the_one_file_is_whole_when_the_server_has_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let setup = json!({ "game": "pentago", "white": "human", "black": "human" });
    let mut game = Game::make(&server.address, &setup).unwrap();
    game.play_moves(&server.address, 5);
    let thinking = json!({ "game": "pentago", "white": "computer:10", "black": "human" });
    Game::make(&server.address, &thinking).unwrap();
    server.signal(Signal::TERM);
    server.wait();
    assert!(!folder.path().join("panta.db-wal").exists());
    let copy = tempfile::tempdir().unwrap();
    let file = |folder: &tempfile::TempDir| folder.path().join("panta.db");
    fs::copy(file(&folder), file(&copy)).unwrap();
    let server = Server::start(copy.path());
    game.look(&server.address).unwrap();
    assert_eq!(game.moves.len(), 5);
}

#[test]
fn the_rule_for_forgetting_is_written_down() {
    let help = Command::new(env!("CARGO_BIN_EXE_panta"))
        .args(["serve", "--help"])
        .output()
        .unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    assert!(help.contains("nobody has moved"), "{help}");
}
