//! `cargo xtask load`: how the server fares with many games and many who watch.
//!
//! The server runs in a process of its own, on the same cores as all clients, so the figures are on
//! the safe side. First every game makes a move every two seconds, which is quicker than people are:
//! so long a move takes. Then all play without a pause: so many moves a second there can be. Then
//! a hundred others analyze, and a move must take no longer than before. Most
//! spectators follow a game that nobody plays, as most do most of the time; some follow busy ones.
//! At last a few people play beside somebody at one address who pings without reading, holds
//! connections open, floods the analysis and lets computers play each other: against a server with
//! its ordinary limits, first alone and then beside the attack.
//!
//! With the path of a `panta` of another release after the numbers, the first two parts are played with that
//! too, right after ours, so that both can be held against each other.
//!
//! The first two parts are played again over PostgreSQL and NATS, where these are installed: with one node, and
//! with two, where the players of a game sit at different ones and spectators at both.

mod client;
mod servers;

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use anyhow::Context as _;
use axum::http::StatusCode;
use futures_util::StreamExt as _;
use serde_json::json;
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;
use tokio::task::JoinSet;

use self::client::Client;
use self::servers::{Busy, Limits, SERVE, Servers};

/// Clients that analyze in the third part.
const ANALYZERS: usize = 100;
/// Spectators that follow a game which is played.
const CLOSE_WATCHERS: usize = 200;

/// How long players think in the first part.
const PAUSE: Duration = Duration::from_secs(2);
/// People who play beside an attack, each with an address.
const PEOPLE: usize = 50;
/// Where attacks come from.
const ATTACKER: &str = "192.0.2.1";
/// How many of each kind an attacker tries at once.
const ATTACKS: usize = 100;

fn main() -> anyhow::Result<()> {
    let mut arguments = std::env::args().skip(1).peekable();
    let runtime = tokio::runtime::Runtime::new()?;
    if arguments.next_if(|argument| argument == SERVE).is_some() {
        return runtime.block_on(servers::serve(arguments.collect()));
    }
    let mut number = |default: usize| -> anyhow::Result<usize> {
        arguments.next().map_or(Ok(default), |text| {
            let expected = "expected GAMES SPECTATORS SECONDS PROGRAM";
            text.parse().context(expected)
        })
    };
    let load = Load {
        games: number(1000)?,
        spectators: number(10_000)?,
        time: Duration::from_secs(number(20)? as u64),
    };
    runtime.block_on(load.run(arguments.next().as_deref()))
}

struct Load {
    games: usize,
    spectators: usize,
    time: Duration,
}

/// What a player has seen.
#[derive(Default)]
struct Seen {
    times: Vec<Duration>,
    /// Moves that the server could not keep at the moment, and was asked to again.
    n_refused: usize,
}

impl Load {
    async fn run(&self, other: Option<&str>) -> anyhow::Result<()> {
        let embedded = Servers::embedded(Limits::Off)?;
        println!("embedded, SQLite");
        let watching = self.quiet_and_busy(&embedded).await?;
        let n_analyses = Arc::new(AtomicU64::new(0));
        let analyzing = analyze(embedded.addresses[0], &n_analyses);
        let seen = self.play(&embedded.addresses, PAUSE).await?;
        println!("the same at a move every 2 s, while {ANALYZERS} clients analyze without a pause");
        report(&seen, self.time);
        println!("  analyses          {}", n_analyses.load(Relaxed));
        drop((analyzing, watching));
        embedded.stop()?;
        if let Some(program) = other {
            let embedded = Servers::of_release(program)?;
            println!("the release at {program}, SQLite");
            drop(self.quiet_and_busy(&embedded).await?);
            embedded.stop()?;
        }
        self.beside_an_attack().await?;
        for n_nodes in [1, 2] {
            let Some(nodes) = Servers::nodes(n_nodes)? else {
                return Ok(());
            };
            println!("PostgreSQL and NATS, nodes: {n_nodes}");
            drop(self.quiet_and_busy(&nodes).await?);
            nodes.stop()?;
        }
        Ok(())
    }

    /// Plays slowly and then as quickly as can be, beside those who watch: they watch until they are
    /// dropped.
    async fn quiet_and_busy(&self, servers: &Servers) -> anyhow::Result<JoinSet<()>> {
        let watching = self.watch(&servers.addresses).await?;
        println!("{} spectators watch", watching.len());
        for (pace, pause) in [
            ("a move every 2 s", PAUSE),
            ("without a pause", Duration::ZERO),
        ] {
            let before = servers.busy();
            let seen = self.play(&servers.addresses, pause).await?;
            let busy = servers.busy().since(before);
            let (games, seconds) = (self.games, self.time.as_secs());
            println!("{games} games, {pace}, for {seconds} s");
            report(&seen, self.time);
            report_work(busy, seen.times.len());
        }
        Ok(watching)
    }

    /// A few people who play, without and beside somebody who attacks.
    async fn beside_an_attack(&self) -> anyhow::Result<()> {
        let server = Servers::embedded(Limits::On)?;
        let few = Self {
            games: PEOPLE,
            spectators: 0,
            time: self.time,
        };
        let seen = few.play(&server.addresses, PAUSE).await?;
        println!("{PEOPLE} people at a move every 2 s, with limits");
        report(&seen, self.time);
        let attack = attack(server.addresses[0]);
        let seen = few.play(&server.addresses, PAUSE).await?;
        println!("the same beside an attack from one address");
        report(&seen, self.time);
        drop(attack);
        server.stop()
    }

    /// Connects the spectators; each stays until the task is dropped.
    async fn watch(&self, addresses: &[SocketAddr]) -> anyhow::Result<JoinSet<()>> {
        let mut client = Client::connect(addresses[0]).await?;
        let id = client.create(&two_people()).await?.0;
        let mut watching = JoinSet::new();
        for address in addresses.iter().cycle().take(self.spectators) {
            let url = format!("ws://{address}/api/games/{id}/live");
            let Ok((mut socket, _)) = tokio_tungstenite::connect_async(url).await else {
                println!("no more connections: the limit of open files (ulimit -n) is reached");
                break;
            };
            watching.spawn(async move { while socket.next().await.is_some() {} });
        }
        Ok(watching)
    }

    async fn play(&self, addresses: &[SocketAddr], pause: Duration) -> anyhow::Result<Seen> {
        let until = Instant::now() + self.time;
        let addresses: Arc<[SocketAddr]> = addresses.into();
        let mut players = JoinSet::new();
        for index in 0..self.games {
            players.spawn(play(addresses.clone(), until, pause, index));
        }
        let mut all = Seen::default();
        while let Some(seen) = players.join_next().await {
            let seen = seen??;
            all.times.extend(seen.times);
            all.n_refused += seen.n_refused;
        }
        all.times.sort_unstable();
        Ok(all)
    }
}

fn two_people() -> serde_json::Value {
    json!({ "game": "pentaroll", "white": "human", "black": "human" })
}

/// Clients that ask for one long analysis after another until they are dropped; counts the answers.
fn analyze(address: SocketAddr, n_answers: &Arc<AtomicU64>) -> JoinSet<anyhow::Result<()>> {
    let mut clients = JoinSet::new();
    for index in 0..ANALYZERS {
        let n_answers = Arc::clone(n_answers);
        clients.spawn(async move {
            let mut client = Client::connect(address).await?;
            // None of these was answered before: what is known is not thought about again.
            for millis in (5000 + index..).step_by(ANALYZERS).take(100).cycle() {
                let body =
                    json!({ "game": "pentaroll", "position": "6/6/6/6/6/w5 b", "millis": millis });
                client.post("/api/analyze", "", &body).await?;
                n_answers.fetch_add(1, Relaxed);
            }
            Ok(())
        });
    }
    clients
}

/// Somebody at one address who wants too much of everything, until it is dropped.
fn attack(address: SocketAddr) -> JoinSet<anyhow::Result<()>> {
    let mut attacks = JoinSet::new();
    for _ in 0..ATTACKS {
        attacks.spawn(again(move || ping(address)));
        attacks.spawn(again(move || stall(address)));
        attacks.spawn(again(move || flood(address)));
    }
    attacks
}

/// Does something again and again, however it ends.
async fn again<F: Future<Output = anyhow::Result<()>>>(
    attack: impl Fn() -> F,
) -> anyhow::Result<()> {
    loop {
        // Being refused is what an attacker must expect.
        let _ = attack().await;
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Pings without reading the answers.
async fn ping(address: SocketAddr) -> anyhow::Result<()> {
    let mut client = Client::connect_as(address, ATTACKER).await?;
    let id = client.create(&two_people()).await?.0;
    let mut stream = TcpStream::connect(address).await?;
    let head = format!(
        "GET /api/games/{id}/live HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: {ATTACKER}\r\n\
         connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await?;
    let mut ping = vec![0x89, 0x80 | 0x7d, 0, 0, 0, 0];
    ping.extend([0; 125]);
    loop {
        stream.write_all(&ping).await?;
    }
}

/// Asks for much and reads nothing.
async fn stall(address: SocketAddr) -> anyhow::Result<()> {
    let mut stream = TcpStream::connect(address).await?;
    let ask = format!(
        "GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: {ATTACKER}\r\n\r\n"
    );
    loop {
        stream.write_all(ask.as_bytes()).await?;
    }
}

/// Lets the engine think for nobody.
async fn flood(address: SocketAddr) -> anyhow::Result<()> {
    let mut client = Client::connect_as(address, ATTACKER).await?;
    let computers = json!({ "game": "pentago", "white": "computer:10", "black": "computer:10" });
    let _ = client.post("/api/games", "", &computers).await;
    let body = json!({ "game": "pentago", "position": "6/6/6/6/6/6 w", "millis": 20_000 });
    client.post("/api/analyze", "", &body).await?;
    Ok(())
}

fn report(seen: &Seen, time: Duration) {
    let times = &seen.times;
    let at = |share: f64| {
        let index = (times.len() as f64 * share) as usize;
        times
            .get(index.min(times.len().saturating_sub(1)))
            .copied()
            .unwrap_or_default()
    };
    println!(
        "  moves per second  {:.0}",
        times.len() as f64 / time.as_secs_f64()
    );
    println!(
        "  p50               {:.1} ms",
        at(0.5).as_secs_f64() * 1000.0
    );
    println!(
        "  p99               {:.1} ms",
        at(0.99).as_secs_f64() * 1000.0
    );
    println!(
        "  slowest           {:.1} ms",
        at(1.0).as_secs_f64() * 1000.0
    );
    if seen.n_refused > 0 {
        println!("  refused at first  {}", seen.n_refused);
    }
}

/// What a move costs each of them, which others on the same machine change little.
fn report_work(busy: Busy, n_moves: usize) {
    let micros = |time: Duration| time.as_micros() / n_moves.max(1) as u128;
    println!(
        "  CPU per move      servers {} µs, PostgreSQL {} µs, NATS {} µs",
        micros(busy.servers),
        micros(busy.postgres),
        micros(busy.nats)
    );
}

/// Plays games one after another, a move as soon as the last is acknowledged. Where there are several
/// servers, the two players sit at different ones.
async fn play(
    addresses: Arc<[SocketAddr]>,
    until: Instant,
    pause: Duration,
    index: usize,
) -> anyhow::Result<Seen> {
    // Not all at the same moment.
    tokio::time::sleep(pause * (index % 100) as u32 / 100).await;
    let name = format!("198.51.100.{}", index % 256);
    let mut clients = Vec::new();
    for player in 0..addresses.len().min(2) {
        let address = addresses[(index + player) % addresses.len()];
        clients.push(Client::connect_as(address, &name).await?);
    }
    let mut seen = Seen::default();
    while Instant::now() < until {
        let (id, tokens) = clients[0].create(&two_people()).await?;
        if index < CLOSE_WATCHERS {
            let address = addresses[index % addresses.len()];
            let url = format!("ws://{address}/api/games/{id}/live");
            if let Ok((mut socket, _)) = tokio_tungstenite::connect_async(url).await {
                tokio::spawn(async move { while socket.next().await.is_some() {} });
            }
        }
        let mut state = clients[0].get(&format!("/api/games/{id}")).await?;
        let mut ply = 0;
        while state["outcome"].is_null() && Instant::now() < until {
            let legal = state["legal"].as_array().context("a list of moves")?;
            let body = json!({ "move": legal[ply * 7 % legal.len()], "ply": ply });
            let began = Instant::now();
            let path = format!("/api/games/{id}/moves");
            let player = ply % clients.len();
            let token = &tokens[ply % 2];
            match clients[player].try_post(&path, token, &body).await? {
                (StatusCode::SERVICE_UNAVAILABLE, _) => {
                    seen.n_refused += 1;
                    tokio::time::sleep(PAUSE).await;
                    state = clients[player].get(&format!("/api/games/{id}")).await?;
                }
                answer => {
                    state = client::expect(answer)?;
                    seen.times.push(began.elapsed());
                }
            }
            ply = state["moves"].as_array().map_or(0, Vec::len);
            tokio::time::sleep(pause).await;
        }
    }
    Ok(seen)
}
