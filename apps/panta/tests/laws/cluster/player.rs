//! Two people who play one game after another, each at a node of their own, and try again when that is
//! not there: as a browser does behind a balancer.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::Nodes;
use super::follower::follow;
use crate::server::request;

/// Nothing takes longer, whatever is killed.
const PATIENCE: Duration = Duration::from_mins(2);

/// What became of all games.
#[derive(Default)]
pub(super) struct Told {
    pub(super) games: Vec<(String, Vec<String>)>,
    /// Moves that were acknowledged, and moves of the computer.
    pub(super) n_moves: usize,
    pub(super) n_computer_moves: usize,
    /// The longest that a player waited for anything.
    pub(super) silence: Duration,
}

impl Told {
    pub(super) fn and(mut self, other: Self) -> Self {
        self.games.extend(other.games);
        self.n_moves += other.n_moves;
        self.n_computer_moves += other.n_computer_moves;
        self.silence = self.silence.max(other.silence);
        self
    }
}

pub(super) struct Player<'a> {
    index: usize,
    nodes: &'a Nodes,
    is_ending: &'a AtomicBool,
    told: Told,
}

impl<'a> Player<'a> {
    pub(super) fn new(index: usize, nodes: &'a Nodes, is_ending: &'a AtomicBool) -> Self {
        Self {
            index,
            nodes,
            is_ending,
            told: Told::default(),
        }
    }

    /// Plays until it is told to end, and the last game to its end.
    pub(super) fn play(mut self) -> Told {
        while !self.is_ending.load(Relaxed) || self.told.games.is_empty() {
            self.play_game();
        }
        self.told
    }

    /// Every third game is against the computer; the others are by a clock that an outage would
    /// outlast.
    fn play_game(&mut self) {
        let setup = if self.index.is_multiple_of(3) {
            json!({ "game": "pentaroll", "white": "human", "black": "computer:1" })
        } else {
            json!({ "game": "pentaroll", "white": "human", "black": "human",
                "clock": { "initial": 5, "increment": 3 } })
        };
        let (status, created) = self.ask(0, "POST", "/api/games", "", &setup);
        assert_eq!(status, 201, "{created}");
        let id = created["id"].as_str().unwrap().to_owned();
        let followers = [0, 1].map(|node| follow(self.nodes.clone(), node, id.clone()));
        let token = |color: &str| created["seats"][color].as_str().unwrap_or("").to_owned();
        let tokens = [token("white"), token("black")];
        let moves = self.play_moves(&format!("/api/games/{id}"), &tokens);
        for follower in followers {
            let seen = follower.join().expect("a follower is content");
            assert_eq!(seen, moves, "what a follower of {id} has seen");
        }
        self.told.games.push((id, moves));
    }

    fn play_moves(&mut self, path: &str, tokens: &[String; 2]) -> Vec<String> {
        let mut known: Vec<String> = Vec::new();
        let mut thinking = Instant::now();
        loop {
            let turn = known.len() % 2;
            let (status, state) = self.ask(turn, "GET", path, "", &Value::Null);
            assert_eq!(status, 200, "{state}");
            let moves: Vec<String> = serde_json::from_value(state["moves"].clone()).unwrap();
            assert!(
                moves.starts_with(&known),
                "{known:?} became {moves:?}: {state}"
            );
            if moves.len() > known.len() && tokens[turn].is_empty() {
                self.told.n_computer_moves += 1;
            }
            known = moves;
            if !state["outcome"].is_null() {
                assert_ne!(
                    state["reason"], "time",
                    "a clock lost time to a fault: {state}"
                );
                return known;
            }
            let turn = known.len() % 2;
            if tokens[turn].is_empty() {
                assert!(
                    thinking.elapsed() < PATIENCE,
                    "the computer does not move: {state}"
                );
                self.told.silence = self.told.silence.max(thinking.elapsed());
                thread::sleep(Duration::from_millis(20));
                continue;
            }
            let legal = state["legal"].as_array().unwrap();
            let body = json!({ "move": legal[known.len() * 7 % legal.len()], "ply": known.len() });
            let path = format!("{path}/moves");
            let (status, answer) = self.ask(turn, "POST", &path, &tokens[turn], &body);
            match status {
                200 => {
                    let moves: Vec<String> =
                        serde_json::from_value(answer["moves"].clone()).unwrap();
                    assert!(moves.starts_with(&known), "{known:?} became {moves:?}");
                    assert_eq!(json!(moves.get(known.len())), body["move"], "{answer}");
                    known.push(moves[known.len()].clone());
                    self.told.n_moves += 1;
                }
                // It was kept, though nobody could say so.
                409 => {}
                status => panic!("{status} {answer}"),
            }
            thinking = Instant::now();
        }
    }

    /// What is answered in the end, by the node of a player or by the other.
    fn ask(
        &mut self,
        node: usize,
        method: &str,
        path: &str,
        token: &str,
        body: &Value,
    ) -> (u16, Value) {
        let began = Instant::now();
        for turn in 0.. {
            let node = &self.nodes[(node + self.index + turn) % 2];
            if let Some((status, answer)) = request(node, method, path, token, body)
                && status != 503
            {
                self.told.silence = self.told.silence.max(began.elapsed());
                return (status, answer);
            }
            assert!(
                began.elapsed() < PATIENCE,
                "{method} {path} is never answered"
            );
            thread::sleep(Duration::from_millis(30));
        }
        unreachable!("somebody tries again for ever")
    }
}
