//! A disk that is full: changes are refused in words, and taken as soon as there is room.

use std::path::Path;

use serde_json::{Value, json};

use crate::game::Game;
use crate::server::{Server, request};

fn two_people() -> Value {
    json!({ "game": "pentaroll", "white": "human", "black": "human" })
}

fn blitz() -> Value {
    json!({ "game": "pentaroll", "white": "human", "black": "human",
        "clock": { "initial": 1, "increment": 0 } })
}

/// The law: nothing is lost but what was refused, nobody loses time, and all goes on when there is
/// room again, also after a kill.
pub(crate) fn full_disk_is_survived(folder: &Path, fill: impl Fn(&Server), free: impl Fn(&Server)) {
    let server = Server::start(folder);
    let address = server.address.clone();
    let make = |setup: &Value| Game::make(&address, setup).unwrap();
    let mut games: Vec<_> = (0..5).map(|_| make(&two_people())).collect();
    let mut clocked = make(&blitz());
    for game in &mut games {
        game.play_moves(&address, 3);
    }
    clocked.play_moves(&address, 2);
    fill(&server);
    let refusal = make_until_refused(&address, &mut games);
    assert_eq!(refusal["error"]["code"], "unwritable", "{refusal}");
    let said = server.wait_for_health(503);
    assert!(said.contains("nothing can be written"), "{said}");
    for game in &mut games {
        let state = game.look(&address).unwrap();
        let (status, answer) = game.try_move(&address, &state).unwrap();
        assert_eq!(status, 503, "{answer}");
        assert_eq!(answer["error"]["code"], "unwritable", "{answer}");
    }
    // The clock of the one who could not move runs out meanwhile, if it were not for us.
    std::thread::sleep(std::time::Duration::from_millis(1500));
    free(&server);
    clocked.play_moves(&address, 1);
    assert!(!clocked.is_over, "nobody loses time to a full disk");
    server.wait_for_health(200);
    for game in &mut games {
        game.play_moves(&address, 1);
    }
    server.kill();
    let server = Server::start(folder);
    for game in &mut games {
        game.look(&server.address).unwrap();
    }
}

/// Makes games until the server has no room for one more; its words.
pub(crate) fn make_until_refused(address: &str, games: &mut Vec<Game>) -> Value {
    for _ in 0..20_000 {
        let made = request(address, "POST", "/api/games", "", &two_people());
        let (status, answer) = made.expect("the server runs");
        match status {
            201 => games.push(Game::of(&answer)),
            503 => return answer,
            status => panic!("{status} {answer}"),
        }
    }
    panic!("the disk is never full");
}

#[test]
fn a_limit_on_files_is_survived() {
    let folder = tempfile::tempdir().unwrap();
    let limit = |server: &Server| server.limit_files(Some(256 << 10));
    full_disk_is_survived(folder.path(), limit, |server| server.limit_files(None));
}

#[test]
fn the_computer_answers_when_its_move_could_not_be_kept() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let setup = json!({ "game": "pentaroll", "white": "human", "black": "computer:10" });
    let mut game = Game::make(&server.address, &setup).unwrap();
    game.play_moves(&server.address, 1);
    server.limit_files(Some(1));
    server.wait_for_health(503);
    server.limit_files(None);
    game.wait_for_people(&server.address);
}
