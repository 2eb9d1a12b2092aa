//! A player who notes what was acknowledged.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context as _, ensure};
use axum::http::StatusCode;
use serde_json::{Value, json};
use tokio::sync::watch;

use crate::client::Client;

/// How long to wait when the server cannot keep a move, or the computer thinks.
const PAUSE: Duration = Duration::from_millis(5);

/// Somebody who plays one game after another.
pub(crate) struct Player {
    setup: Value,
    pub(crate) games: Vec<Game>,
    pub(crate) n_moves: usize,
    pub(crate) n_refused: usize,
}

/// A game and the moves that were acknowledged.
pub(crate) struct Game {
    id: String,
    tokens: [String; 2],
    moves: Vec<Value>,
    is_over: bool,
}

impl Player {
    /// Every other plays against the computer, every third by the clock.
    pub(crate) fn new(index: usize) -> Self {
        let game = ["pentago", "pentaroll", "pantarei"][index % 3];
        let black = ["human", "computer:1"][index % 2];
        let mut setup = json!({ "game": game, "white": "human", "black": black });
        if index.is_multiple_of(3) {
            setup["clock"] = json!({ "initial": 60, "increment": 1 });
        }
        Self {
            setup,
            games: Vec::new(),
            n_moves: 0,
            n_refused: 0,
        }
    }

    /// Plays until it is told to stop or the server is gone.
    pub(crate) async fn play(
        mut self,
        address: SocketAddr,
        stop: watch::Receiver<bool>,
    ) -> anyhow::Result<Self> {
        let Ok(mut client) = Client::connect(address).await else {
            return Ok(self);
        };
        while !*stop.borrow() {
            match self.step(&mut client).await {
                Ok(()) => {}
                Err(Trouble::Gone) => break,
                Err(Trouble::Wrong(error)) => return Err(error),
            }
        }
        Ok(self)
    }

    /// Looks for all that was acknowledged; how many moves are missing.
    pub(crate) async fn look(&self, address: SocketAddr) -> anyhow::Result<usize> {
        let mut client = Client::connect(address).await?;
        let mut n_lost = 0;
        for game in &self.games {
            let state = client.get(&format!("/api/games/{}", game.id)).await;
            let moves = state.map(|state| state["moves"].clone());
            let moves = moves.unwrap_or_default();
            let kept = moves.as_array().map_or(&[][..], Vec::as_slice);
            let same = game.moves.iter().zip(kept).take_while(|(a, b)| a == b);
            n_lost += game.moves.len() - same.count();
        }
        Ok(n_lost)
    }

    async fn step(&mut self, client: &mut Client) -> Result<(), Trouble> {
        match self.games.last_mut().filter(|game| !game.is_over) {
            None => self.make(client).await,
            Some(_) => self.act(client).await,
        }
    }

    async fn make(&mut self, client: &mut Client) -> Result<(), Trouble> {
        let answer = post(client, "/api/games", "", &self.setup).await?;
        let Some(created) = self.taken(answer).await? else {
            return Ok(());
        };
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let seats = &created["seats"];
        self.games.push(Game {
            id: text(&created["id"]),
            tokens: [text(&seats["white"]), text(&seats["black"])],
            moves: Vec::new(),
            is_over: false,
        });
        Ok(())
    }

    /// Makes one move, if a person is to move.
    async fn act(&mut self, client: &mut Client) -> Result<(), Trouble> {
        let game = self.games.last_mut().context("there is a game")?;
        let path = format!("/api/games/{}", game.id);
        let state = client.get(&path).await.map_err(|_| Trouble::Gone)?;
        game.note(&state)?;
        let token = game.tokens[usize::from(state["turn"] == "black")].clone();
        if game.is_over {
            return Ok(());
        }
        if token.is_empty() {
            tokio::time::sleep(PAUSE).await;
            return Ok(());
        }
        let legal = state["legal"].as_array().context("a list of moves")?;
        let ply = game.moves.len();
        let body = json!({ "move": legal[ply * 7 % legal.len()], "ply": ply });
        let answer = post(client, &format!("{path}/moves"), &token, &body).await?;
        if let Some(state) = self.taken(answer).await? {
            self.n_moves += 1;
            self.games
                .last_mut()
                .context("there is a game")?
                .note(&state)?;
        }
        Ok(())
    }

    /// What the server has acknowledged; nothing if it has no room.
    async fn taken(
        &mut self,
        (status, answer): (StatusCode, Value),
    ) -> Result<Option<Value>, Trouble> {
        if status == StatusCode::SERVICE_UNAVAILABLE {
            self.n_refused += 1;
            tokio::time::sleep(PAUSE).await;
            return Ok(None);
        }
        ensure(status.is_success(), &format!("{status}: {answer}"))?;
        Ok(Some(answer))
    }
}

impl Game {
    /// Notes what the server says; moves that it once said must be there.
    fn note(&mut self, state: &Value) -> Result<(), Trouble> {
        let moves = state["moves"].as_array().context("a list of moves")?;
        let is_same = moves.starts_with(&self.moves);
        ensure(is_same, &format!("{:?} became {moves:?}", self.moves))?;
        self.moves.clone_from(moves);
        self.is_over = !state["outcome"].is_null();
        Ok(())
    }
}

/// Why a player stops.
enum Trouble {
    /// The server is gone, as it should be from time to time.
    Gone,
    /// The server does what it must not.
    Wrong(anyhow::Error),
}

impl From<anyhow::Error> for Trouble {
    fn from(error: anyhow::Error) -> Self {
        Self::Wrong(error)
    }
}

fn ensure(holds: bool, complaint: &str) -> anyhow::Result<()> {
    ensure!(holds, "{complaint}");
    Ok(())
}

async fn post(
    client: &mut Client,
    path: &str,
    token: &str,
    body: &Value,
) -> Result<(StatusCode, Value), Trouble> {
    let answer = client.try_post(path, token, body).await;
    let (status, bytes) = answer.map_err(|_| Trouble::Gone)?;
    match serde_json::from_slice(&bytes) {
        Ok(answer) => Ok((status, answer)),
        Err(_) => Err(Trouble::Gone),
    }
}
