//! Somebody who only follows a game, over a WebSocket that is opened again when it ends.

use std::io;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::Nodes;
use crate::socket::{Heard, Socket};

/// Nothing takes longer, whatever is killed.
const PATIENCE: Duration = Duration::from_mins(2);

/// Follows a game to its end, beginning at this node; the moves that were seen.
pub(super) fn follow(nodes: Nodes, node: usize, id: String) -> JoinHandle<Vec<String>> {
    thread::spawn(move || {
        let began = Instant::now();
        let mut seen = Vec::new();
        for turn in node.. {
            // A connection that ends is opened elsewhere.
            if let Ok(true) = listen(&nodes[turn % 2], &id, &mut seen) {
                return seen;
            }
            assert!(began.elapsed() < PATIENCE, "{id} never ends");
            thread::sleep(Duration::from_millis(50));
        }
        unreachable!("somebody follows for ever")
    })
}

/// Listens until the connection ends; whether the game did.
fn listen(node: &str, id: &str, seen: &mut Vec<String>) -> io::Result<bool> {
    let mut socket = Socket::open(node, &format!("/api/games/{id}/live"), PATIENCE)?;
    loop {
        let state = match socket.next()? {
            Heard::State(state) if state["moves"].is_array() => state,
            Heard::Close(_) => return Ok(false),
            Heard::State(_) | Heard::Other => continue,
        };
        let moves: Vec<String> = serde_json::from_value(state["moves"].clone()).unwrap();
        assert!(moves.starts_with(seen), "{seen:?} became {moves:?}");
        *seen = moves;
        if !state["outcome"].is_null() {
            return Ok(true);
        }
    }
}
