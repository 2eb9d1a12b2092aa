//! Something goes wrong with a commit on its way to PostgreSQL: what was kept is acknowledged, and nobody pays for
//! the time it took.

use std::time::Duration;

use serde_json::{Value, json};
use services::{Disk, Postgres};

use crate::game::Game;
use crate::server::{ANYWHERE, Server, request, serve};
use crate::tap::{Harm, Tap};

/// A server whose way to the database can be harmed.
fn start(postgres: &Postgres) -> (Server, Tap) {
    let tap = Tap::before(postgres.port());
    let mut command = serve(ANYWHERE);
    command.args(["--database", &postgres.url_at(tap.port)]);
    (Server::run(command), tap)
}

#[test]
fn what_was_kept_is_acknowledged_though_the_word_of_it_was_lost() {
    let Some(postgres) = Postgres::start(Disk::Quick) else {
        return;
    };
    let (server, tap) = start(&postgres);
    let address = &server.address;
    let setup = json!({ "game": "pentaroll", "white": "human", "black": "open" });
    let (_, created) = request(address, "POST", "/api/games", "", &setup).unwrap();
    let mut game = Game::of(&created);
    tap.harm(Harm::LostWord);
    let secret = json!({ "secret": created["claim"] });
    let claim = request(address, "POST", &game.path("/claim"), "", &secret);
    let (status, claimed) = claim.unwrap();
    assert_eq!(status, 200, "{claimed}");
    assert!(tap.has_harmed());
    game.tokens[1] = claimed["token"].as_str().unwrap().to_owned();
    server.wait_for_health(200);
    for _ in 0..3 {
        tap.harm(Harm::LostWord);
        game.play_moves(address, 1);
        assert!(tap.has_harmed());
        server.wait_for_health(200);
        game.play_moves(address, 1);
    }
    assert_eq!(
        game.look(address).unwrap()["moves"]
            .as_array()
            .unwrap()
            .len(),
        6
    );
}

#[test]
fn nobody_pays_for_a_slow_commit_of_the_other() {
    let Some(postgres) = Postgres::start(Disk::Quick) else {
        return;
    };
    let (server, tap) = start(&postgres);
    let address = &server.address;
    let setup = json!({ "game": "pentaroll", "white": "human", "black": "human",
        "clock": { "initial": 60, "increment": 0 } });
    let mut game = Game::make(address, &setup).unwrap();
    game.play_moves(address, 2);
    tap.harm(Harm::Delay(Duration::from_millis(2500)));
    game.play_moves(address, 1);
    assert!(tap.has_harmed());
    let state = game.look(address).unwrap();
    let left = left_of(&state, "black");
    assert!(left > 59_000, "black has {left} ms left: {state}");
}

/// What a color has left, in milliseconds.
fn left_of(state: &Value, color: &str) -> u64 {
    let left = &state["clock"][color];
    left.as_u64().unwrap_or_else(|| panic!("{state}"))
}
