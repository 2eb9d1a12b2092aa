//! What whoever keeps a server does with its games while people play: backs them up, checks them, moves them elsewhere.

use std::process::{Command, Output};
use std::thread;

use serde_json::json;

use crate::game::Game;
use crate::place::{Place, laws};
use crate::server::Server;

laws! {
    a_backup_of_a_running_server_is_a_store: folder, postgres, two_nodes;
    games_are_copied_to_another_place_and_go_on_there: folder, postgres;
}

fn store(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_panta"));
    command.arg("store").args(arguments).output().unwrap()
}

/// What a command says that should be content.
fn content(arguments: &[&str]) -> String {
    let output = store(arguments);
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// Games that people play, and one in which the computer has answered.
fn play(address: &str) -> Vec<Game> {
    let setups = ["human", "human", "computer:1"].map(|black| {
        json!({ "game": "pentaroll", "white": "human", "black": black,
            "clock": { "initial": 600, "increment": 1 } })
    });
    let games = setups.iter().map(|setup| {
        let mut game = Game::make(address, setup).unwrap();
        for _ in 0..2 {
            game.play_moves(address, 1);
            game.wait_for_people(address);
        }
        game
    });
    games.collect()
}

fn a_backup_of_a_running_server_is_a_store(place: &Place) {
    let server = place.start();
    let mut games = play(&server.address);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("panta.db");
    let path = file.to_str().unwrap();
    let source = place.store();
    thread::scope(|scope| {
        let playing = scope.spawn(|| play(&server.address));
        content(&["backup", path, &source[0], &source[1]]);
        playing.join().unwrap();
    });
    // It overwrites nothing, and says so in one line.
    let refused = store(&["backup", path, &source[0], &source[1]]);
    let complaint = String::from_utf8(refused.stderr).unwrap();
    assert!(!refused.status.success());
    assert_eq!(complaint.lines().count(), 1, "{complaint}");
    for database in [
        &source,
        &["--data".into(), folder.path().to_str().unwrap().into()],
    ] {
        let said = content(&["check", &database[0], &database[1]]);
        assert!(said.contains("games"), "{said}");
    }
    drop(server);
    let server = Server::start(folder.path());
    for game in &mut games {
        game.play_moves(&server.address, 1);
        game.wait_for_people(&server.address);
    }
}

fn games_are_copied_to_another_place_and_go_on_there(place: &Place) {
    let server = place.start();
    let mut games = play(&server.address);
    server.signal(rustix::process::Signal::TERM);
    server.wait();
    let other = match place {
        Place::Folder(_) => Place::postgres(),
        _ => Place::folder(),
    };
    let Some(other) = other else {
        return;
    };
    let (from, to) = (place.store(), other.store());
    let said = content(&["copy", &from[1], &to[1]]);
    assert!(said.starts_with("3 games"), "{said}");
    let server = other.start();
    for game in &mut games {
        game.play_moves(&server.address, 1);
        game.wait_for_people(&server.address);
    }
    drop(server);
    // They have gone on there since, and are not overwritten.
    let refused = store(&["copy", &from[1], &to[1]]);
    let complaint = String::from_utf8(refused.stderr).unwrap();
    assert!(
        !refused.status.success() && complaint.contains("is not the same"),
        "{complaint}"
    );
    assert!(!complaint.contains("hush"), "{complaint}");
}
