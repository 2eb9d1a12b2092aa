//! Two nodes, two machines that think, PostgreSQL and NATS; any of them is killed, frozen or asked to stop
//! while people play.
//!
//! The two players of a game sit at different nodes, with followers at both. What happens when is
//! decided by a seed, which is printed. `cargo xtask cluster SECONDS SEED` does it for as long as you like.

mod chaos;
mod follower;
mod player;

use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use serde_json::Value;
use services::{Disk, Nats, Postgres};

use self::chaos::Chaos;
use self::player::{Player, Told};
use crate::place::worker;
use crate::server::{PATIENCE, request, serve};

/// How long it goes on, and its seed, unless they are said.
const SECONDS: u64 = 60;
const SEED: u64 = 7;
/// How many games are played at once.
const TABLES: usize = 6;

/// Where the two nodes are, all the time.
type Nodes = [String; 2];

/// A node or a machine that thinks. It is killed when it is dropped.
struct Part {
    start: Box<dyn Fn() -> Command + Send + Sync>,
    running: Mutex<Option<Child>>,
}

impl Part {
    fn new(start: impl Fn() -> Command + Send + Sync + 'static) -> Self {
        let part = Self {
            start: Box::new(start),
            running: Mutex::new(None),
        };
        part.run();
        part
    }

    fn run(&self) {
        let mut command = (self.start)();
        command
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        let child = command.spawn().expect("the program is built");
        *self.lock() = Some(child);
    }

    fn kill(&self) {
        if let Some(mut child) = self.lock().take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }

    /// Asks it to stop, and waits until it has; it should be content.
    fn stop(&self) {
        self.signal(Signal::TERM);
        if let Some(mut child) = self.lock().take() {
            let status = child.wait().expect("it is ours");
            assert!(status.success(), "{status}");
        }
    }

    fn signal(&self, signal: Signal) {
        if let Some(child) = &*self.lock() {
            kill_process(Pid::from_child(child), signal).expect("it is ours");
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Option<Child>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        self.kill();
    }
}

fn number(name: &str, default: u64) -> u64 {
    let text = std::env::var(name).ok();
    text.map_or(default, |text| text.parse().expect("a number"))
}

#[test]
fn games_survive_whatever_is_killed() {
    let (Some(nats), Some(postgres)) = (Nats::start(), Postgres::start(Disk::Quick)) else {
        return;
    };
    let (seconds, seed) = (
        number("PANTA_CLUSTER_SECONDS", SECONDS),
        number("PANTA_CLUSTER_SEED", SEED),
    );
    println!("seed {seed}, {seconds} s");
    let nodes: Nodes = [(); 2].map(|()| format!("127.0.0.1:{}", services::free_port()));
    let serving = nodes.clone().map(|address| {
        let (database, nats) = (postgres.url(), nats.url());
        Part::new(move || {
            let mut command = serve(&address);
            command.args(["--database", &database, "--nats", &nats]);
            command
        })
    });
    let thinking = [(); 2].map(|()| {
        let nats = nats.url();
        Part::new(move || worker(&nats))
    });
    wait_for(&nodes);
    let mut chaos = Chaos::new(seed, serving, thinking, nats, postgres);
    let is_ending = AtomicBool::new(false);
    let told = thread::scope(|scope| {
        let players: Vec<_> = (0..TABLES)
            .map(|index| {
                let player = Player::new(index, &nodes, &is_ending);
                scope.spawn(move || player.play())
            })
            .collect();
        let until = Instant::now() + Duration::from_secs(seconds);
        while Instant::now() < until && players.iter().all(|player| !player.is_finished()) {
            chaos.strike();
        }
        is_ending.store(true, Relaxed);
        let told = players
            .into_iter()
            .map(|player| player.join().expect("a player is content"));
        told.fold(Told::default(), Told::and)
    });
    wait_for(&nodes);
    for (id, moves) in &told.games {
        for node in &nodes {
            let found = request(node, "GET", &format!("/api/games/{id}"), "", &Value::Null);
            let (status, state) = found.expect("the node runs");
            assert_eq!(
                (status, &state["moves"]),
                (200, &serde_json::json!(moves)),
                "{id} at {node}"
            );
        }
    }
    println!(
        "{} kills ({}), {} games, {} moves of people and {} of the computer; longest silence {:.1} s",
        chaos.n_kills(),
        chaos.kills(),
        told.games.len(),
        told.n_moves,
        told.n_computer_moves,
        told.silence.as_secs_f64()
    );
    assert!(told.games.len() >= TABLES);
}

/// Waits until both nodes are well.
fn wait_for(nodes: &Nodes) {
    let began = Instant::now();
    for node in nodes {
        while crate::server::status(node, "/healthz") != Some(200) {
            assert!(began.elapsed() < PATIENCE, "{node} is not well");
            thread::sleep(Duration::from_millis(50));
        }
    }
}
