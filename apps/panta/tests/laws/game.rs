//! A game that is played from outside, and what the server has said of it.

use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::server::{PATIENCE, request};

/// A game and what the server has said of it.
pub(crate) struct Game {
    pub(crate) id: String,
    pub(crate) tokens: [String; 2],
    pub(crate) moves: Vec<String>,
    pub(crate) is_over: bool,
}

impl Game {
    /// Makes a game; none if the server is gone.
    pub(crate) fn make(address: &str, setup: &Value) -> Option<Self> {
        let (status, created) = request(address, "POST", "/api/games", "", setup)?;
        assert_eq!(status, 201, "{created}");
        Some(Self::of(&created))
    }

    /// The game of an answer to its making.
    pub(crate) fn of(created: &Value) -> Self {
        let token = |color: &str| created["seats"][color].as_str().unwrap_or("").to_owned();
        Self {
            id: created["id"].as_str().unwrap().to_owned(),
            tokens: [token("white"), token("black")],
            moves: Vec::new(),
            is_over: false,
        }
    }

    pub(crate) fn path(&self, rest: &str) -> String {
        format!("/api/games/{}{rest}", self.id)
    }

    /// What the server says now; nothing that it ever said may be missing.
    pub(crate) fn look(&mut self, address: &str) -> Option<Value> {
        let (status, state) = request(address, "GET", &self.path(""), "", &Value::Null)?;
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

    /// The token of whoever is to move; none for the computer.
    pub(crate) fn token_to_move(&self, state: &Value) -> Option<&str> {
        let token = &self.tokens[usize::from(state["turn"] == "black")];
        (!token.is_empty()).then_some(token.as_str())
    }

    /// Tries some move for the player whose turn it is.
    pub(crate) fn try_move(&mut self, address: &str, state: &Value) -> Option<(u16, Value)> {
        let legal = state["legal"].as_array().unwrap();
        let choice = &legal[self.moves.len() * 7 % legal.len()];
        let body = json!({ "move": choice, "ply": self.moves.len() });
        let token = self.token_to_move(state).expect("a person is to move");
        let (status, answer) = request(address, "POST", &self.path("/moves"), token, &body)?;
        if status == 200 {
            self.note(&answer);
        }
        Some((status, answer))
    }

    /// Plays some moves, which the server must take.
    #[cfg(unix)]
    pub(crate) fn play_moves(&mut self, address: &str, count: usize) {
        for _ in 0..count {
            let state = self.look(address).expect("the server runs");
            let (status, answer) = self.try_move(address, &state).expect("the server runs");
            assert_eq!(status, 200, "{answer}");
        }
    }

    /// Plays on until the game is over or the server is gone.
    pub(crate) fn play(&mut self, address: &str) -> Option<()> {
        let mut state = self.look(address)?;
        while !self.is_over {
            if self.token_to_move(&state).is_none() {
                state = self.look(address)?; // the computer thinks
                continue;
            }
            let (status, answer) = self.try_move(address, &state)?;
            assert_eq!(status, 200, "{answer}");
            state = answer;
        }
        Some(())
    }

    /// Waits until the game goes on: the computer answers by itself, and people may move.
    pub(crate) fn wait_for_people(&mut self, address: &str) {
        let began = Instant::now();
        loop {
            let state = self.look(address).expect("the server runs");
            if self.is_over || self.token_to_move(&state).is_some() {
                return;
            }
            assert!(
                began.elapsed() < PATIENCE,
                "the computer does not answer: {state}"
            );
            thread::sleep(Duration::from_millis(20));
        }
    }
}
