//! Very many games, one after another and many at once, none of which is looked at again.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use anyhow::Context as _;
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::client::Client;
use crate::server::Server;

/// How many play at once.
const AT_ONCE: usize = 64;
/// Moves of each game; then every other is given up, and the rest is left alone.
const MOVES: usize = 6;
/// How often the memory is told.
const PARTS: usize = 10;

/// Plays so many games, and tells the memory of the server on the way.
pub(crate) async fn play(server: &Server, games: usize) -> anyhow::Result<()> {
    for part in 1..=PARTS {
        let left = Arc::new(AtomicUsize::new(games / PARTS));
        let mut playing = JoinSet::new();
        for _ in 0..AT_ONCE {
            playing.spawn(play_some(server.address, left.clone()));
        }
        while let Some(done) = playing.join_next().await {
            done??;
        }
        let memory = server.memory()? >> 20;
        println!("  {} games: {memory} MiB", games / PARTS * part);
    }
    Ok(())
}

/// Takes one game after another of those that are left.
async fn play_some(address: SocketAddr, left: Arc<AtomicUsize>) -> anyhow::Result<()> {
    let mut client = Client::connect(address).await?;
    let take = || left.fetch_update(Relaxed, Relaxed, |left| left.checked_sub(1));
    while let Ok(index) = take() {
        play_one(&mut client, index).await?;
    }
    Ok(())
}

async fn play_one(client: &mut Client, index: usize) -> anyhow::Result<()> {
    let setup = json!({ "game": "pentaroll", "white": "human", "black": "human",
        "clock": { "initial": 600, "increment": 0 } });
    let (id, tokens) = client.create(&setup).await?;
    let path = format!("/api/games/{id}");
    let mut state = client.get(&path).await?;
    for ply in 0..MOVES {
        let legal = state["legal"].as_array().context("a list of moves")?;
        let body = json!({ "move": legal[(index + ply * 7) % legal.len()], "ply": ply });
        let moves = format!("{path}/moves");
        state = client.post(&moves, &tokens[ply % 2], &body).await?;
    }
    if index.is_multiple_of(2) {
        let resign = format!("{path}/resign");
        client.post(&resign, &tokens[0], &Value::Null).await?;
    }
    Ok(())
}
