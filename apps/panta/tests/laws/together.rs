//! What servers know together: who has a game before them at any of them, and what one of them is thinking about.

use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use services::{Disk, Nats, Postgres};

use crate::game::Game;
use crate::place::node;
use crate::server::{PATIENCE, Server, counted, request};
use crate::socket::{Heard, Socket};

/// How long a player is waited for who has left.
const AWAY: &str = "away-seconds=1";

/// Two servers that hear each other, each with the address of its numbers.
struct Two {
    servers: [Server; 2],
    metrics: [String; 2],
    nats: Nats,
    _postgres: Postgres,
}

impl Two {
    /// None where PostgreSQL or NATS is missing, which is said.
    fn start() -> Option<Self> {
        let (nats, postgres) = (Nats::start()?, Postgres::start(Disk::Quick)?);
        let metrics = [(); 2].map(|()| format!("127.0.0.1:{}", services::free_port()));
        let servers = [&metrics[0], &metrics[1]].map(|metrics| {
            let mut command = node(&postgres, Some(&nats));
            Server::run(command.args(["--metrics", metrics, "--limit", AWAY]))
        });
        let two = Self {
            servers,
            metrics,
            nats,
            _postgres: postgres,
        };
        two.wait_until_they_hear_each_other();
        Some(two)
    }

    fn wait_until_they_hear_each_other(&self) {
        for metrics in &self.metrics {
            wait_until("they hear each other", || {
                counted(metrics, "panta_servers") == 2
            });
        }
    }

    fn addresses(&self) -> [&str; 2] {
        [&self.servers[0].address, &self.servers[1].address]
    }
}

fn wait_until(what: &str, mut is_so: impl FnMut() -> bool) {
    let began = Instant::now();
    while !is_so() {
        assert!(began.elapsed() < PATIENCE, "it never happens that {what}");
        thread::sleep(Duration::from_millis(50));
    }
}

/// A game of two people in which Black is to move.
fn begun(address: &str) -> Game {
    let setup = json!({ "game": "pentaroll", "white": "human", "black": "human" });
    let mut game = Game::make(address, &setup).unwrap();
    game.play_moves(address, 3);
    game
}

/// The player of a color at a server.
fn sit(address: &str, game: &Game, color: usize) -> Socket {
    Socket::sit(address, &game.path("/live"), &game.tokens[color]).unwrap()
}

/// Waits until a player is told that the other one is there, or is not.
fn wait_for_opponent(player: &mut Socket, expected: &str) {
    loop {
        match player.next().unwrap() {
            Heard::State(told) if told["opponent"] == expected => return,
            Heard::Close(code) => panic!("the server hung up: {code}"),
            Heard::State(_) | Heard::Other => {}
        }
    }
}

/// White claims the game; the status of that.
fn claim(address: &str, game: &Game) -> (u16, Value) {
    let body = json!({ "as": "win" });
    let path = game.path("/settle");
    request(address, "POST", &path, &game.tokens[0], &body).expect("the server runs")
}

/// Claims until it is allowed.
fn claim_in_time(address: &str, game: &Game) {
    wait_until("the game can be claimed", || {
        let (status, answer) = claim(address, game);
        let is_early = status == 409 && answer["error"]["code"] == "not-away";
        assert!(status == 200 || is_early, "{status} {answer}");
        status == 200
    });
}

#[test]
fn who_leaves_one_server_is_missed_at_the_other() {
    let Some(two) = Two::start() else {
        return;
    };
    let [one, other] = two.addresses();
    // Whichever of them is asked to end the game.
    for asked in [one, other] {
        let game = begun(one);
        let mut white = sit(one, &game, 0);
        let black = sit(other, &game, 1);
        wait_for_opponent(&mut white, "here");
        assert_eq!(claim(asked, &game).0, 409, "Black is there");
        drop(black);
        wait_for_opponent(&mut white, "away");
        // Whoever comes again is not away, wherever that is.
        let black = sit(one, &game, 1);
        wait_for_opponent(&mut white, "here");
        let mut black_too = sit(other, &game, 1);
        wait_for_opponent(&mut black_too, "here");
        drop(black);
        thread::sleep(Duration::from_millis(1500));
        assert_eq!(claim(asked, &game).0, 409, "Black is at the other server");
        drop(black_too);
        wait_for_opponent(&mut white, "away");
        claim_in_time(asked, &game);
    }
}

#[test]
fn players_of_a_dead_server_have_left() {
    let Some(two) = Two::start() else {
        return;
    };
    let game = begun(&two.servers[0].address);
    let mut white = sit(&two.servers[0].address, &game, 0);
    let _black = sit(&two.servers[1].address, &game, 1);
    wait_for_opponent(&mut white, "here");
    let [one, other] = two.servers;
    other.kill();
    wait_for_opponent(&mut white, "away");
    claim_in_time(&one.address, &game);
}

#[test]
fn nobody_is_away_who_cannot_be_heard() {
    let Some(mut two) = Two::start() else {
        return;
    };
    let game = begun(&two.servers[0].address);
    let mut white = sit(&two.servers[0].address, &game, 0);
    let black = sit(&two.servers[1].address, &game, 1);
    wait_for_opponent(&mut white, "here");
    two.nats.kill();
    let hears = |two: &Two| {
        two.metrics
            .each_ref()
            .map(|at| counted(at, "panta_hears_others"))
    };
    wait_until("NATS is missed", || hears(&two) == [0, 0]);
    drop(black);
    // Longer than the silence of a server that is dead.
    thread::sleep(Duration::from_secs(10));
    assert_eq!(claim(&two.servers[0].address, &game).0, 409);
    two.nats.run();
    two.wait_until_they_hear_each_other();
    wait_for_opponent(&mut white, "away");
    claim_in_time(&two.servers[1].address, &game);
}

#[test]
fn those_who_ask_the_same_of_two_servers_cost_one_search() {
    let Some(two) = Two::start() else {
        return;
    };
    let searches = || -> u64 {
        let metrics = two.metrics.iter();
        metrics.map(|at| counted(at, "panta_analyses_total")).sum()
    };
    for (number, position) in ["6/6/6/6/6/w5 b", "6/6/6/6/6/1w4 b", "6/6/6/6/6/2w3 b"]
        .into_iter()
        .enumerate()
    {
        let question = json!({ "game": "pentaroll", "position": position, "millis": 1500 });
        let ask = |address: &str| request(address, "POST", "/api/analyze", "", &question).unwrap();
        let answers: Vec<_> = thread::scope(|scope| {
            let askers = two.addresses().repeat(10).into_iter();
            let askers: Vec<_> = askers
                .map(|address| scope.spawn(move || ask(address)))
                .collect();
            let answers = askers.into_iter().map(thread::ScopedJoinHandle::join);
            answers.map(Result::unwrap).collect()
        });
        let (status, first) = &answers[0];
        assert_eq!(*status, 200, "{first}");
        // To the last digit of the time that it took.
        assert!(answers.iter().all(|(_, answer)| answer == first));
        assert_eq!(searches(), number as u64 + 1);
    }
}

#[test]
fn a_server_that_dies_while_it_thinks_for_others_is_not_waited_for() {
    let Some(two) = Two::start() else {
        return;
    };
    let [one, other] = &two.servers;
    // Of so many questions, each of them looks after some.
    let positions = ["w5", "1w4", "2w3", "3w2", "4w1", "5w"];
    let ask = |row: &str| {
        let position = format!("6/6/6/6/6/{row} b");
        let question = json!({ "game": "pentaroll", "position": position, "millis": 3000 });
        request(&one.address, "POST", "/api/analyze", "", &question).unwrap()
    };
    thread::scope(|scope| {
        let askers = positions.map(|row| scope.spawn(move || ask(row)));
        wait_until("the other thinks", || {
            counted(&two.metrics[1], "panta_analyses_total") > 0
        });
        other.signal(rustix::process::Signal::KILL);
        for asker in askers {
            let (status, answer) = asker.join().unwrap();
            assert_eq!(status, 200, "{answer}");
        }
    });
}
