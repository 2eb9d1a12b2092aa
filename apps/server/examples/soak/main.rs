//! `cargo xtask soak`: the real binary through kills, full disks and very many games.
//!
//! Players note every move that was acknowledged, and look for all of them afterwards. First the
//! server is killed in the middle of games again and again; then it finds no room to write, again
//! and again; then it serves more games than fit into memory. Anything lost ends the soak with an
//! error; the memory is printed to be looked at.

#[path = "../client/mod.rs"]
mod client;
mod crowd;
mod player;
mod server;

use std::time::{Duration, Instant};

use anyhow::{Context as _, ensure};

use self::player::Player;
use self::server::Server;

/// Players that play through kills and full disks.
const PLAYERS: usize = 8;
/// No file may grow beyond this while the disk is full.
const FULL: u64 = 4096;

fn main() -> anyhow::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let mut number = |default: usize| -> anyhow::Result<usize> {
        arguments.next().map_or(Ok(default), |text| {
            text.parse().context("expected KILLS FULL GAMES")
        })
    };
    let soak = Soak {
        kills: number(1000)?,
        full: number(10)?,
        games: number(100_000)?,
    };
    tokio::runtime::Runtime::new()?.block_on(soak.run())
}

struct Soak {
    kills: usize,
    full: usize,
    games: usize,
}

impl Soak {
    async fn run(&self) -> anyhow::Result<()> {
        let began = Instant::now();
        let folder = tempfile::tempdir()?;
        let mut players: Vec<_> = (0..PLAYERS).map(Player::new).collect();
        for kill in 0..self.kills {
            let server = Server::start(folder.path())?;
            let life = Duration::from_millis(40 + kill as u64 * 37 % 120);
            play(&server, &mut players, async move |server: &Server| {
                tokio::time::sleep(life).await;
                server.kill()
            })
            .await?;
            server.wait()?;
        }
        println!("killed {} times, {}", self.kills, told(&players));
        let server = Server::start(folder.path())?;
        for _ in 0..self.full {
            play(&server, &mut players, async |server: &Server| {
                server.limit_files(Some(FULL))?;
                server.wait_for_health(503).await?;
                server.limit_files(None)?;
                server.wait_for_health(200).await
            })
            .await?;
        }
        println!("full {} times, {}", self.full, told(&players));
        let n_lost = look(&server, &mut players).await?;
        println!("lost {n_lost}");
        let before = server.memory()?;
        println!("memory {} MiB before {} games", before >> 20, self.games);
        crowd::play(&server, self.games).await?;
        println!("memory {} MiB after them", server.memory()? >> 20);
        server.stop()?;
        println!("{} s in all", began.elapsed().as_secs());
        ensure!(n_lost == 0, "{n_lost} acknowledged moves are lost");
        Ok(())
    }
}

/// Lets all play until what happens has happened.
async fn play(
    server: &Server,
    players: &mut Vec<Player>,
    event: impl AsyncFnOnce(&Server) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let (stop, _) = tokio::sync::watch::channel(false);
    let mut playing = tokio::task::JoinSet::new();
    for player in players.drain(..) {
        playing.spawn(player.play(server.address, stop.subscribe()));
    }
    event(server).await?;
    stop.send_replace(true);
    while let Some(player) = playing.join_next().await {
        players.push(player??);
    }
    Ok(())
}

/// How many acknowledged moves are missing.
async fn look(server: &Server, players: &mut [Player]) -> anyhow::Result<usize> {
    let mut n_lost = 0;
    for player in players {
        n_lost += player.look(server.address).await?;
    }
    Ok(n_lost)
}

fn told(players: &[Player]) -> String {
    let sum = |count: fn(&Player) -> usize| players.iter().map(count).sum::<usize>();
    format!(
        "{} games, {} moves acknowledged, {} refused",
        sum(|player| player.games.len()),
        sum(|player| player.n_moves),
        sum(|player| player.n_refused)
    )
}
