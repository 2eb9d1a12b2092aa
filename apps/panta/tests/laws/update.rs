//! Servers of two releases beside each other, as during an update.

use std::thread;
use std::time::{Duration, Instant};

use serde_json::json;
use services::{Disk, Postgres};

use crate::game::Game;
use crate::place::node;
use crate::server::{PATIENCE, Server, request, text};

/// The hash in the addresses of another release.
const OTHER: &str = "0123456789abcdef";

/// Waits until a statement about the database answers so.
fn wait_for(postgres: &Postgres, sql: &str, answer: &str) {
    let began = Instant::now();
    loop {
        let found = postgres.query(sql);
        if found == answer {
            return;
        }
        assert!(began.elapsed() < PATIENCE, "{sql}: {found}");
        thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn files_are_found_by_their_hash_on_either() {
    let Some(postgres) = Postgres::start(Disk::Quick) else {
        return;
    };
    let server = Server::run(node(&postgres, None));
    let address = &server.address;
    wait_for(&postgres, "SELECT COUNT(*) > 20 FROM files", "t");
    let ours = postgres.query("SELECT DISTINCT split_part(address, '/', 3) FROM files");
    // The other release has another script of this name, and one that we have not.
    for name in ["play.js", "later.js"] {
        postgres.query(&format!(
            "INSERT INTO files (address, body, at) VALUES \
             ('/assets/{OTHER}/{name}', convert_to('// {name} of another day', 'UTF8'), 4102444800000)"
        ));
        let found = text(address, &format!("/assets/{OTHER}/{name}")).unwrap();
        assert_eq!(found, format!("// {name} of another day"));
    }
    let ours = text(address, &format!("/assets/{ours}/play.js")).unwrap();
    assert!(ours.contains("import"), "{ours}");
    // What no release has put there is the nearest that we have, or nothing.
    let nearest = text(address, "/assets/ffffffffffffffff/play.js").unwrap();
    assert_eq!(nearest, ours);
}

#[test]
fn a_game_of_a_newer_release_is_shown_and_left_to_it() {
    let Some(postgres) = Postgres::start(Disk::Quick) else {
        return;
    };
    let server = Server::run(node(&postgres, None));
    let address = &server.address;
    let setup = json!({ "game": "pentaroll", "white": "human", "black": "human",
        "clock": { "initial": 2, "increment": 0 } });
    let mut game = Game::make(address, &setup).unwrap();
    game.play_moves(address, 3);
    let id = game.id.clone();
    postgres.query(&format!(
        "INSERT INTO events (game_id, seq, at, what, detail, version) \
         SELECT game_id, MAX(seq) + 1, MAX(at), 'danced', '', 99 FROM events \
         WHERE game_id = '{id}' GROUP BY game_id"
    ));
    game.look(address).unwrap();
    assert_eq!(game.moves.len(), 3);
    let resign = request(
        address,
        "POST",
        &game.path("/resign"),
        &game.tokens[1],
        &json!({}),
    );
    let (status, answer) = resign.unwrap();
    assert_eq!(
        (status, &answer["error"]["code"]),
        (500, &json!("damaged")),
        "{answer}"
    );
    // Its clock is not ours to end: nothing is written after the event that only others know.
    thread::sleep(Duration::from_millis(2500));
    let last = format!("SELECT what FROM events WHERE game_id = '{id}' ORDER BY seq DESC LIMIT 1");
    assert_eq!(postgres.query(&last), "danced");
    let (status, _) = request(address, "GET", &game.path(""), "", &json!(null)).unwrap();
    assert_eq!(status, 200);
}
