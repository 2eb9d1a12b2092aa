//! PostgreSQL or NATS is away: what cannot be kept is refused, what can be is seen, and all goes on when
//! they come back, without a restart.

use std::io::Read as _;
use std::process::Stdio;
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use serde_json::{Value, json};
use services::{Disk, Nats, Postgres};

use crate::game::Game;
use crate::place::{node, worker};
use crate::server::{PATIENCE, Server};
use crate::socket::{Heard, Socket};

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

#[test]
fn followers_see_moves_while_servers_cannot_hear_each_other() {
    let (Some(mut nats), Some(postgres)) = (Nats::start(), Postgres::start(Disk::Quick)) else {
        return;
    };
    let start = || Server::run(node(&postgres, Some(&nats)));
    let (one, other) = (start(), start());
    let mut game = Game::make(&one.address, &two_people()).unwrap();
    let mut follower = Socket::open(&other.address, &game.path("/live"), PATIENCE).unwrap();
    nats.kill();
    for n_moves in 1..=3 {
        game.play_moves(&one.address, 1);
        let began = Instant::now();
        while seen(&mut follower) < n_moves {}
        let seconds = began.elapsed().as_secs();
        assert!(seconds < 10, "it was seen after {seconds} s");
    }
    nats.run();
    game.play_moves(&one.address, 1);
    while seen(&mut follower) < 4 {}
}

/// How many moves the next state has that a follower hears of.
fn seen(follower: &mut Socket) -> usize {
    loop {
        match follower.next().unwrap() {
            Heard::State(state) => return state["moves"].as_array().map_or(0, Vec::len),
            Heard::Other => {}
            Heard::Close(code) => panic!("the server hung up: {code}"),
        }
    }
}

#[test]
fn a_server_that_slept_gives_nobody_time_back() {
    let Some(postgres) = Postgres::start(Disk::Quick) else {
        return;
    };
    let start = || Server::run(node(&postgres, None));
    let (one, other) = (start(), start());
    let setup = json!({ "game": "pentaroll", "white": "human", "black": "human",
        "clock": { "initial": 60, "increment": 0 } });
    let mut game = Game::make(&one.address, &setup).unwrap();
    game.play_moves(&other.address, 2);
    one.signal(Signal::STOP);
    thread::sleep(Duration::from_secs(3));
    // The other has watched all the while.
    one.signal(Signal::CONT);
    game.play_moves(&one.address, 1);
    let state = game.look(&other.address).unwrap();
    let left = state["clock"]["white"].as_u64().unwrap();
    assert!(left < 57_100, "white has {left} ms left");
}

#[test]
fn secrets_of_addresses_are_not_told() {
    let (Some(mut nats), Some(mut postgres)) = (Nats::start(), Postgres::start(Disk::Quick)) else {
        return;
    };
    // While a server runs, a machine thinks, and while nobody answers either.
    let mut serving = node(&postgres, Some(&nats));
    let serving = serving.args(["--log", "debug"]).stderr(Stdio::piped());
    let mut thinking = worker(&nats.url());
    let thinking = thinking.args(["--log", "debug"]).stderr(Stdio::piped());
    let mut children = [serving.spawn().unwrap(), thinking.spawn().unwrap()];
    thread::sleep(Duration::from_secs(2));
    nats.kill();
    postgres.kill();
    thread::sleep(Duration::from_secs(2));
    let mut command = node(&postgres, Some(&nats));
    let output = command.args(["--log", "debug"]).output().unwrap();
    assert!(!output.status.success());
    let refused = String::from_utf8(output.stderr).unwrap();
    assert!(refused.contains("cannot open the store"), "{refused}");
    let mut said = refused;
    for child in &mut children {
        // Without any of them, both end when they are asked to.
        kill_process(Pid::from_child(child), Signal::TERM).unwrap();
        let mut stderr = child.stderr.take().unwrap();
        stderr.read_to_string(&mut said).unwrap();
        assert!(child.wait().unwrap().success(), "{said}");
    }
    assert!(said.contains("NATS is away"), "{said}");
    assert!(!said.contains("hush"), "{said}");
}
