//! Somebody at one address who wants too much of everything: others hardly notice.

use std::io::Write as _;
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::flood::pings;
use crate::game::Game;
use crate::place::{Place, laws};
use crate::server::{PATIENCE, Request, Server};
use crate::socket::Socket;

/// People who play, each at an address of their own.
const PEOPLE: u8 = 8;
/// Moves of each of them, and how long they think.
const MOVES: usize = 12;
const PAUSE: Duration = Duration::from_millis(100);
/// Where the attack comes from, and how much of each kind is tried at once.
const ATTACKER: &str = "192.0.2.1";
const ATTACKS: usize = 8;
/// How long an attacker waits who was refused.
const MOMENT: Duration = Duration::from_millis(50);
/// What nobody notices, however quick the server is when nobody attacks it.
const UNNOTICED: Duration = Duration::from_millis(25);
/// A machine that does something else meanwhile gets so many chances.
const ROUNDS: usize = 5;

laws! {
    others_hardly_notice_an_attack: folder, two_nodes;
}

fn others_hardly_notice_an_attack(place: &Place) {
    let server = place.start_limited();
    let mut rounds = Vec::new();
    while rounds.len() < ROUNDS {
        let quiet = slowest(&server);
        let attacked = beside_an_attack(&server, || slowest(&server));
        if attacked <= 2 * quiet.max(UNNOTICED) {
            return;
        }
        rounds.push((quiet, attacked));
    }
    panic!("quiet and attacked: {rounds:?}");
}

/// The time of which only one move in a hundred takes more.
fn slowest(server: &Server) -> Duration {
    let mut times: Vec<_> = thread::scope(|scope| {
        let people: Vec<_> = (1..=PEOPLE)
            .map(|person| scope.spawn(move || play(server, &format!("198.51.100.{person}"))))
            .collect();
        let done = people.into_iter().map(thread::ScopedJoinHandle::join);
        done.flat_map(Result::unwrap).collect()
    });
    times.sort_unstable();
    times[times.len() * 99 / 100 - 1]
}

/// How long each move of somebody takes who plays both sides of a game.
fn play(server: &Server, client: &str) -> Vec<Duration> {
    let ask = |method, path: &str, token: &str, body: &Value| {
        let request = Request {
            client,
            method,
            path,
            token,
            body,
        };
        request.ask(&server.address).expect("the server runs")
    };
    let (status, created) = ask("POST", "/api/games", "", &two_people());
    assert_eq!(status, 201, "{created}");
    let game = Game::of(&created);
    let (_, mut state) = ask("GET", &game.path(""), "", &Value::Null);
    let mut times = Vec::new();
    for ply in 0..MOVES {
        thread::sleep(PAUSE);
        let body = json!({ "move": state["legal"][0], "ply": ply });
        let began = Instant::now();
        let (status, answer) = ask("POST", &game.path("/moves"), &game.tokens[ply % 2], &body);
        times.push(began.elapsed());
        assert_eq!(status, 200, "{answer}");
        state = answer;
    }
    times
}

/// Does something while the server is attacked in all ways that we know.
fn beside_an_attack<T>(server: &Server, work: impl FnOnce() -> T) -> T {
    let is_over = AtomicBool::new(false);
    let attacks: [fn(&Server) -> Option<()>; 3] = [ping, stall, think];
    thread::scope(|scope| {
        let is_over = &is_over;
        for attack in attacks.into_iter().cycle().take(ATTACKS * attacks.len()) {
            scope.spawn(move || {
                while !is_over.load(Relaxed) {
                    // Being refused is what an attacker must expect.
                    let _ = attack(server);
                    thread::sleep(MOMENT);
                }
            });
        }
        let done = work();
        is_over.store(true, Relaxed);
        done
    })
}

fn ask(server: &Server, path: &str, body: &Value) -> Option<Value> {
    let request = Request {
        client: ATTACKER,
        method: "POST",
        path,
        token: "",
        body,
    };
    request.ask(&server.address).map(|(_, answer)| answer)
}

/// Pings without reading the answers.
fn ping(server: &Server) -> Option<()> {
    let created = ask(server, "/api/games", &two_people())?;
    let id = created["id"].as_str()?;
    let live = format!("/api/games/{id}/live");
    let socket = Socket::open_as(ATTACKER, &server.address, &live, PATIENCE).ok()?;
    let mut stream = socket.into_stream();
    let pings = pings();
    while stream.write_all(&pings).is_ok() {}
    Some(())
}

/// Asks for much and reads nothing, for a while.
fn stall(server: &Server) -> Option<()> {
    let mut stream = TcpStream::connect(&server.address).ok()?;
    stream
        .set_write_timeout(Some(Duration::from_secs(1)))
        .ok()?;
    let ask = format!(
        "GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: {ATTACKER}\r\n\r\n"
    );
    while stream.write_all(ask.as_bytes()).is_ok() {}
    Some(())
}

/// Lets the engine think for nobody.
fn think(server: &Server) -> Option<()> {
    let computers = json!({ "game": "pentago", "white": "computer:10", "black": "computer:10" });
    ask(server, "/api/games", &computers)?;
    let question = json!({ "game": "pentago", "position": "6/6/6/6/6/6 w", "millis": 500 });
    ask(server, "/api/analyze", &question)?;
    Some(())
}

fn two_people() -> Value {
    json!({ "game": "pentaroll", "white": "human", "black": "human" })
}
