//! The real binary, killed in the middle of games again and again: what it has acknowledged stays.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// How often the server dies.
const DEATHS: u64 = 12;
/// Nothing takes longer unless it hangs.
const PATIENCE: Duration = Duration::from_mins(1);

/// A running server. It is killed when it is dropped, by its own handle.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(folder: &Path) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_panta"))
            .args([
                "serve",
                "--listen",
                "127.0.0.1:0",
                "--no-browser",
                "--unlimited",
                "--data",
            ])
            .arg(folder)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        let stdout = child.stdout.take().unwrap();
        BufReader::new(stdout).read_line(&mut line).unwrap();
        let address = line
            .split("http://")
            .nth(1)
            .expect("the address is printed");
        Self {
            child,
            address: address.trim().trim_end_matches('/').to_owned(),
        }
    }

    /// The end without a warning (SIGKILL).
    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Status and body of an answer, unless the server is gone.
fn request(
    address: &str,
    method: &str,
    path: &str,
    token: &str,
    body: &Value,
) -> Option<(u16, Value)> {
    let mut stream = TcpStream::connect(address).ok()?;
    stream.set_read_timeout(Some(PATIENCE)).ok()?;
    let body = if body.is_null() {
        String::new()
    } else {
        body.to_string()
    };
    let length = body.len();
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\
         authorization: Bearer {token}\r\ncontent-type: application/json\r\n\
         content-length: {length}\r\n\r\n{body}"
    )
    .ok()?;
    let mut text = String::new();
    stream.read_to_string(&mut text).ok()?;
    let status = text.split(' ').nth(1)?.parse().ok()?;
    let (head, body) = text.split_once("\r\n\r\n")?;
    // An answer that was cut off is none.
    let expected = head
        .lines()
        .find_map(|line| line.strip_prefix("content-length: "))?;
    (expected.parse() == Ok(body.len())).then_some(())?;
    Some((status, serde_json::from_str(body).ok()?))
}

/// A game and what the server has said of it.
struct Game {
    id: String,
    tokens: [String; 2],
    moves: Vec<String>,
    is_over: bool,
}

impl Game {
    fn make(address: &str, name: &str, black: &str) -> Option<Self> {
        let setup = json!({ "game": name, "white": "human", "black": black });
        let (status, created) = request(address, "POST", "/api/games", "", &setup)?;
        assert_eq!(status, 201, "{created}");
        let token = |color: &str| created["seats"][color].as_str().unwrap_or("").to_owned();
        Some(Self {
            id: created["id"].as_str()?.to_owned(),
            tokens: [token("white"), token("black")],
            moves: Vec::new(),
            is_over: false,
        })
    }

    /// What the server says now; nothing that it ever said may be missing.
    fn look(&mut self, address: &str) -> Option<Value> {
        let (status, state) = request(
            address,
            "GET",
            &format!("/api/games/{}", self.id),
            "",
            &Value::Null,
        )?;
        assert_eq!(status, 200, "an acknowledged game is gone: {state}");
        self.note(&state);
        Some(state)
    }

    fn note(&mut self, state: &Value) {
        let moves: Vec<String> = serde_json::from_value(state["moves"].clone()).unwrap();
        assert!(
            moves.starts_with(&self.moves),
            "{:?} became {moves:?}",
            self.moves
        );
        self.moves = moves;
        self.is_over = !state["outcome"].is_null();
    }

    /// Plays on until the game is over or the server is gone.
    fn play(&mut self, address: &str) -> Option<()> {
        let mut state = self.look(address)?;
        while !self.is_over {
            let token = &self.tokens[usize::from(state["turn"] == "black")];
            if token.is_empty() {
                state = self.look(address)?; // the computer thinks
                continue;
            }
            let legal = state["legal"].as_array().unwrap();
            let choice = &legal[self.moves.len() * 7 % legal.len()];
            let body = json!({ "move": choice, "ply": self.moves.len() });
            let path = format!("/api/games/{}/moves", self.id);
            let (status, answer) = request(address, "POST", &path, token, &body)?;
            assert_eq!(status, 200, "{answer}");
            self.note(&answer);
            state = answer;
        }
        Some(())
    }
}

/// Plays games one after another until the server is gone.
fn play_until_death(address: &str, name: &str, black: &str, games: &mut Vec<Game>) {
    loop {
        if games.last().is_none_or(|game| game.is_over) {
            match Game::make(address, name, black) {
                Some(game) => games.push(game),
                None => return,
            }
        }
        let game = games.last_mut().expect("there is a game");
        if game.play(address).is_none() {
            return;
        }
    }
}

const PLAYERS: [(&str, &str); 4] = [
    ("pentago", "human"),
    ("pentaroll", "human"),
    ("pentaroll", "computer:1"),
    ("pantarei", "computer:1"),
];

#[test]
fn acknowledged_moves_survive_a_killed_server() {
    let folder = tempfile::tempdir().unwrap();
    let mut games: [Vec<Game>; 4] = Default::default();
    for death in 0..DEATHS {
        let server = Server::start(folder.path());
        let address = server.address.clone();
        thread::scope(|scope| {
            for ((name, black), games) in PLAYERS.into_iter().zip(&mut games) {
                let address = &address;
                scope.spawn(move || play_until_death(address, name, black, games));
            }
            thread::sleep(Duration::from_millis(150 + death * 53 % 400));
            server.kill();
        });
    }
    let server = Server::start(folder.path());
    let n_moves: usize = games.iter().flatten().map(|game| game.moves.len()).sum();
    assert!(n_moves > 20, "the games went on between deaths: {n_moves}");
    for game in games.iter_mut().flatten() {
        go_on(&server.address, game);
    }
}

/// Every game goes on: the computer answers by itself, and people may move.
fn go_on(address: &str, game: &mut Game) {
    let began = Instant::now();
    loop {
        let state = game.look(address).expect("the server runs");
        let is_mine = !game.tokens[usize::from(state["turn"] == "black")].is_empty();
        if game.is_over || is_mine {
            return;
        }
        assert!(
            began.elapsed() < PATIENCE,
            "the computer does not answer: {state}"
        );
        thread::sleep(Duration::from_millis(20));
    }
}

#[cfg(unix)]
#[test]
fn the_server_stops_when_it_is_asked_to() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    let pid = server.child.id().to_string();
    let asked = Command::new("kill").args(["-TERM", &pid]).status().unwrap();
    assert!(asked.success());
    let status = server.child.wait().unwrap();
    assert!(status.success(), "{status}");
}
