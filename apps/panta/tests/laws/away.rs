//! PostgreSQL or NATS is away: what cannot be kept is refused, what can be is seen, and all goes on when
//! they come back, without a restart.

use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use services::{Disk, Nats, Postgres};

use crate::game::Game;
use crate::server::{ANYWHERE, PATIENCE, Server, serve};

fn node(postgres: &Postgres, nats: Option<&Nats>) -> Command {
    let mut command = serve(ANYWHERE);
    command.args(["--database", &postgres.url()]);
    if let Some(nats) = nats {
        command.args(["--nats", &nats.url()]);
    }
    command
}

fn two_people() -> Value {
    json!({ "game": "pentaroll", "white": "human", "black": "human" })
}

fn blitz() -> Value {
    json!({ "game": "pentaroll", "white": "human", "black": "human",
        "clock": { "initial": 2, "increment": 0 } })
}

#[test]
fn a_database_that_is_away_refuses_writes_and_costs_nobody_time() {
    let Some(mut postgres) = Postgres::start(Disk::Quick) else {
        return;
    };
    let server = Server::run(node(&postgres, None));
    let address = server.address.clone();
    let mut game = Game::make(&address, &two_people()).unwrap();
    let mut clocked = Game::make(&address, &blitz()).unwrap();
    let setup = json!({ "game": "pentaroll", "white": "human", "black": "computer:1" });
    let mut computers = Game::make(&address, &setup).unwrap();
    game.play_moves(&address, 3);
    clocked.play_moves(&address, 3);
    let state = game.look(&address).unwrap();
    postgres.kill();
    let (status, answer) = game.try_move(&address, &state).unwrap();
    assert_eq!(status, 503, "{answer}");
    assert_eq!(answer["error"]["code"], "unwritable", "{answer}");
    server.wait_for_health(503);
    thread::sleep(Duration::from_millis(2500));
    postgres.run();
    server.wait_for_health(200);
    game.play_moves(&address, 2);
    clocked.play_moves(&address, 1);
    assert!(!clocked.is_over, "nobody loses time to a database");
    computers.play_moves(&address, 1);
    computers.wait_for_people(&address);
    let began = Instant::now();
    while !clocked.is_over {
        assert!(began.elapsed() < PATIENCE, "the clock stands still");
        thread::sleep(Duration::from_millis(50));
        clocked.look(&address).unwrap();
    }
}

#[test]
fn servers_that_cannot_hear_each_other_see_the_same() {
    let (Some(mut nats), Some(postgres)) = (Nats::start(), Postgres::start(Disk::Quick)) else {
        return;
    };
    let start = || Server::run(node(&postgres, Some(&nats)));
    let (one, other) = (start(), start());
    let mut game = Game::make(&one.address, &two_people()).unwrap();
    nats.kill();
    for turn in 0..6 {
        let server = [&one, &other][turn % 2];
        game.play_moves(&server.address, 1);
    }
    let setup = json!({ "game": "pentaroll", "white": "human", "black": "computer:1" });
    let mut computers = Game::make(&one.address, &setup).unwrap();
    computers.play_moves(&one.address, 1);
    computers.wait_for_people(&other.address);
    nats.run();
    for turn in 0..4 {
        let server = [&other, &one][turn % 2];
        game.play_moves(&server.address, 1);
    }
}

#[test]
fn clocks_of_a_dead_node_still_ring() {
    let Some(postgres) = Postgres::start(Disk::Quick) else {
        return;
    };
    let start = || Server::run(node(&postgres, None));
    let (one, other) = (start(), start());
    let mut game = Game::make(&one.address, &blitz()).unwrap();
    game.play_moves(&one.address, 3);
    one.kill();
    let began = Instant::now();
    while !game.is_over {
        assert!(began.elapsed() < PATIENCE, "the clock stands still");
        thread::sleep(Duration::from_millis(50));
        game.look(&other.address).unwrap();
    }
}

/// A number that a server counts.
fn counted(metrics: &str, name: &str) -> u64 {
    let text = crate::server::text(metrics, "/metrics").expect("the server runs");
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.expect("it is counted").parse().unwrap()
}

#[test]
fn another_machine_thinks_where_there_is_one() {
    let (Some(nats), Some(postgres)) = (Nats::start(), Postgres::start(Disk::Quick)) else {
        return;
    };
    let metrics = format!("127.0.0.1:{}", services::free_port());
    let mut command = node(&postgres, Some(&nats));
    let server = Server::run(command.args(["--metrics", &metrics]));
    let mut worker = Command::new(env!("CARGO_BIN_EXE_panta"));
    worker.args([
        "worker",
        "--threads",
        "1",
        "--analysis-threads",
        "1",
        "--nats",
        &nats.url(),
    ]);
    let worker = services::Process::start(&mut worker, || true);
    let setup = json!({ "game": "pentaroll", "white": "human", "black": "computer:1" });
    let began = Instant::now();
    // As soon as the server has seen that there is one, it thinks no more.
    loop {
        let before = counted(&metrics, "panta_engine_seconds_count");
        let mut game = Game::make(&server.address, &setup).unwrap();
        game.play_moves(&server.address, 1);
        game.wait_for_people(&server.address);
        if counted(&metrics, "panta_engine_seconds_count") == before {
            break;
        }
        assert!(
            began.elapsed() < PATIENCE,
            "the other machine does not think"
        );
    }
    let question = json!({ "game": "pentago", "position": "6/6/6/6/6/6 w", "millis": 300 });
    let asked = || crate::server::request(&server.address, "POST", "/api/analyze", "", &question);
    let (status, answer) = asked().unwrap();
    assert_eq!(
        (status, &answer["game"]),
        (200, &json!("pentago")),
        "{answer}"
    );
    drop(worker);
    // Without it, the server thinks again.
    let mut game = Game::make(&server.address, &setup).unwrap();
    game.play_moves(&server.address, 1);
    game.wait_for_people(&server.address);
    assert_eq!(asked().unwrap().1, answer, "the answer is known");
}

#[test]
fn secrets_of_addresses_are_not_told() {
    let (Some(nats), Some(mut postgres)) = (Nats::start(), Postgres::start(Disk::Quick)) else {
        return;
    };
    postgres.kill();
    let mut command = node(&postgres, Some(&nats));
    let output = command.args(["--log", "debug"]).output().unwrap();
    assert!(!output.status.success());
    let said = [output.stdout, output.stderr].concat();
    let said = String::from_utf8(said).unwrap();
    assert!(said.contains("cannot open the store"), "{said}");
    assert!(!said.contains("hush"), "{said}");
}
