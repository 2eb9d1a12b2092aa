//! Thinking, wherever it is done: in the process of the server, or on machines that take questions from a queue.

use std::io::{BufRead as _, BufReader, Read as _};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use rustix::process::Signal;
use serde_json::{Value, json};
use services::{Disk, Nats, Postgres, Process};

use crate::game::Game;
use crate::place::{FROM_ELSEWHERE, Place, laws, node, wait_for_thoughts_from_elsewhere, worker};
use crate::server::{PATIENCE, Server, counted, request};
use crate::stall::ask;

laws! {
    whoever_asks_is_answered: folder, two_nodes, workers;
    games_come_before_analysis: folder, two_nodes, workers;
}

fn whoever_asks_is_answered(place: &Place) {
    let server = place.start();
    let address = &server.address;
    let setup = json!({ "game": "pantarei", "white": "human", "black": "computer:2" });
    let mut game = Game::make(address, &setup).unwrap();
    for _ in 0..3 {
        game.wait_for_people(address);
        game.play_moves(address, 1);
    }
    game.wait_for_people(address);
    let hint = request(
        address,
        "GET",
        &game.path("/hint"),
        &game.tokens[0],
        &Value::Null,
    );
    let (status, hint) = hint.unwrap();
    assert_eq!(status, 200, "{hint}");
    let state = game.look(address).unwrap();
    let is_legal = |m: &Value| state["legal"].as_array().unwrap().contains(m);
    assert!(is_legal(&hint["move"]), "{hint}");
    let question = json!({ "game": "pentaroll", "position": "6/6/6/6/6/w5 b", "millis": 400 });
    let analyze = || request(address, "POST", "/api/analyze", "", &question).unwrap();
    let (status, first) = analyze();
    assert_eq!(status, 200, "{first}");
    // Answers are kept soon after they are told, for all servers.
    let began = Instant::now();
    while analyze().1 != first {
        assert!(began.elapsed() < PATIENCE, "no answer is kept");
    }
    assert_eq!(analyze().1, first);
}

fn games_come_before_analysis(place: &Place) {
    let server = place.start_with(|command| {
        command.arg("--behind-proxy");
    });
    let address = &server.address;
    // More than there are threads, each for longer than the moves take.
    let analyses = (1..=12).map(|client| {
        let mut stream = TcpStream::connect(address).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        ask(
            &mut stream,
            &format!("192.0.2.{client}"),
            &question(20_000 + client),
        );
        stream
    });
    let analyses: Vec<_> = analyses.collect();
    let setup = json!({ "game": "pentaroll", "white": "human", "black": "computer:3" });
    let mut game = Game::make(address, &setup).unwrap();
    for _ in 0..4 {
        game.play_moves(address, 1);
        game.wait_for_people(address);
    }
    let is_done = |mut stream: TcpStream| {
        stream.set_nonblocking(true).unwrap();
        let mut text = Vec::new();
        // It is read as far as it goes.
        let _ = stream.read_to_end(&mut text);
        String::from_utf8_lossy(&text).contains("event: done")
    };
    let n_done = analyses.into_iter().map(is_done).filter(|is_done| *is_done);
    assert!(
        n_done.count() < 12,
        "the computer waited for every analysis"
    );
}

fn question(millis: u32) -> Value {
    json!({ "game": "pentaroll", "position": "6/6/6/6/6/6 w", "millis": millis })
}

#[test]
fn a_machine_that_is_stopped_hands_back_what_it_has_begun() {
    let (Some(nats), Some(postgres)) = (Nats::start(), Postgres::start(Disk::Quick)) else {
        return;
    };
    let start = || Process::start(&mut worker(&nats.url()), || true);
    let mut one = start();
    let metrics = format!("127.0.0.1:{}", services::free_port());
    let mut node = node(&postgres, Some(&nats));
    let server = Server::run(node.args(["--metrics", &metrics]));
    wait_for_thoughts_from_elsewhere(&server, &metrics);
    let mut stream = TcpStream::connect(&server.address).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    ask(&mut stream, "192.0.2.1", &question(6000));
    let mut lines = BufReader::new(stream).lines().map(Result::unwrap);
    assert!(
        lines.any(|line| line.starts_with("event: ")),
        "nobody thinks"
    );
    let before = counted(&metrics, FROM_ELSEWHERE);
    let other = start();
    let began = Instant::now();
    let status = one.stop(Signal::TERM);
    let took = began.elapsed();
    assert!(status.success(), "{status}");
    assert!(took < Duration::from_secs(5), "it took {took:?} to stop");
    assert!(
        lines.any(|line| line == "event: done"),
        "the question is lost"
    );
    // The other machine has thought about it, and not the server.
    assert_eq!(counted(&metrics, FROM_ELSEWHERE), before + 1);
    drop(other);
    // Without any, the server thinks again, and what is known stays known.
    let answer = || request(&server.address, "POST", "/api/analyze", "", &question(300)).unwrap();
    let (status, first) = answer();
    assert_eq!(status, 200, "{first}");
    let setup = json!({ "game": "pentaroll", "white": "human", "black": "computer:1" });
    let mut game = Game::make(&server.address, &setup).unwrap();
    game.play_moves(&server.address, 1);
    game.wait_for_people(&server.address);
}
