//! PostgreSQL is there and takes nothing: its disk is full, or it may only be read. Changes are refused in
//! words, and taken as soon as they can be.

use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use services::{Disk, Postgres};

use crate::disk::make_until_refused;
use crate::game::Game;
use crate::server::{ANYWHERE, Server, serve};
use crate::small_disk::SmallDisk;

fn setup(seconds: u64) -> Value {
    json!({ "game": "pentaroll", "white": "human", "black": "human",
        "clock": { "initial": seconds, "increment": 0 } })
}

fn start(database: &str) -> Server {
    let mut command = serve(ANYWHERE);
    Server::run(command.args(["--database", database]))
}

/// The law: what is refused is refused with 503, which the server says of itself as long as it lasts;
/// nobody loses time, nothing that was acknowledged is lost, and all goes on without a restart.
fn refusals_are_survived(database: &str, refuse: impl FnOnce(), allow: impl FnOnce()) {
    let server = start(database);
    let address = server.address.clone();
    let make = |seconds| {
        let mut game = Game::make(&address, &setup(seconds)).unwrap();
        game.play_moves(&address, 2);
        game
    };
    let mut games: Vec<_> = (0..5).map(|_| make(600)).collect();
    let mut clocked = make(2);
    refuse();
    let refusal = make_until_refused(&address, &mut games);
    assert_eq!(refusal["error"]["code"], "unwritable", "{refusal}");
    server.wait_for_health(503);
    let began = Instant::now();
    while began.elapsed() < Duration::from_millis(2500) {
        let (status, said) = server.get("/healthz");
        assert_eq!(status, 503, "nothing has changed: {said}");
        assert!(said.contains("nothing can be written"), "{said}");
        thread::sleep(Duration::from_millis(50));
    }
    allow();
    server.wait_for_health(200);
    clocked.play_moves(&address, 1);
    assert!(!clocked.is_over, "nobody loses time to a database");
    for game in &mut games {
        game.play_moves(&address, 1);
    }
    server.kill();
    let server = start(database);
    for game in &mut games {
        game.look(&server.address).unwrap();
    }
}

#[test]
fn a_database_on_a_full_disk_is_survived() {
    let Some(disk) = SmallDisk::mount(64) else {
        return;
    };
    let Some(postgres) = Postgres::start(Disk::Quick) else {
        return;
    };
    let database = postgres.make_database_in(disk.path());
    refusals_are_survived(&database, || disk.fill(), || disk.free());
}

#[test]
fn a_database_that_may_only_be_read_is_survived() {
    let Some(postgres) = Postgres::start(Disk::Quick) else {
        return;
    };
    let set = |setting: &str| {
        postgres.query(&format!(
            "ALTER SYSTEM SET default_transaction_read_only = {setting}"
        ));
        postgres.query("SELECT pg_reload_conf()");
    };
    refusals_are_survived(&postgres.url(), || set("on"), || set("off"));
}
