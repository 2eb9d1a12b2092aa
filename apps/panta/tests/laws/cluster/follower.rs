//! Somebody who only follows a game, over a WebSocket that is opened again when it ends.

use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use serde_json::Value;

use super::Nodes;

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
    let mut stream = TcpStream::connect(node)?;
    // A node that is stopped in the middle says nothing.
    stream.set_read_timeout(Some(PATIENCE))?;
    write!(
        stream,
        "GET /api/games/{id}/live HTTP/1.1\r\nhost: {node}\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )?;
    let mut stream = BufReader::new(stream);
    let mut line = String::new();
    while line != "\r\n" {
        line.clear();
        if stream.read_line(&mut line)? == 0 {
            return Ok(false);
        }
    }
    loop {
        let (kind, bytes) = frame(&mut stream)?;
        if kind == 8 {
            return Ok(false);
        }
        let Ok(state) = serde_json::from_slice::<Value>(&bytes) else {
            continue;
        };
        let moves: Vec<String> = serde_json::from_value(state["moves"].clone()).unwrap();
        assert!(moves.starts_with(seen), "{seen:?} became {moves:?}");
        *seen = moves;
        if !state["outcome"].is_null() {
            return Ok(true);
        }
    }
}

/// The kind of a frame, and what it holds. A server masks nothing.
fn frame(stream: &mut BufReader<TcpStream>) -> io::Result<(u8, Vec<u8>)> {
    let mut head = [0; 2];
    stream.read_exact(&mut head)?;
    let length = match head[1] & 0x7f {
        126 => {
            let mut length = [0; 2];
            stream.read_exact(&mut length)?;
            u64::from(u16::from_be_bytes(length))
        }
        127 => {
            let mut length = [0; 8];
            stream.read_exact(&mut length)?;
            u64::from_be_bytes(length)
        }
        length => u64::from(length),
    };
    let mut bytes = vec![0; length as usize];
    stream.read_exact(&mut bytes)?;
    Ok((head[0] & 0xf, bytes))
}
