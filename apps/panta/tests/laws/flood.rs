//! Clients that send without end: nothing grows for them, and others are answered meanwhile.

use std::io::Write as _;
use std::net::TcpStream;
use std::thread;

use serde_json::json;

use crate::game::Game;
use crate::place::{Place, laws};
use crate::server::PATIENCE;
use crate::socket::Socket;

/// Far more than any buffer on the way.
const FLOOD: usize = 64 << 20;
/// All that strangers may make the server grow by.
const GROWTH: u64 = 32 << 20;
const STRANGERS: usize = 40;

/// Pings as large as pings may be, masked with nothing.
pub(crate) fn pings() -> Vec<u8> {
    let mut frame = vec![0x89, 0x80 | 0x7d, 0, 0, 0, 0];
    frame.extend([7; 125]);
    frame.repeat(1000)
}

/// The head of a text of 15 MiB, and as much of it as the server takes.
fn large_frame() -> Vec<u8> {
    let mut frame = vec![0x81, 0x80 | 127];
    frame.extend((15_u64 << 20).to_be_bytes());
    frame.resize(frame.len() + 4 + (1 << 20), 0);
    frame
}

/// The law: strangers send this again and again and never read; the server hangs up on each, grows
/// by no more than a little, and a game goes on beside it.
fn flood_is_survived(place: &Place, bytes: &[u8]) {
    let server = place.start();
    let setup = json!({ "game": "pentaroll", "white": "human", "black": "human" });
    let mut game = Game::make(&server.address, &setup).unwrap();
    let live = game.path("/live");
    let before = server.memory();
    thread::scope(|scope| {
        let strangers: Vec<_> = (0..STRANGERS)
            .map(|_| {
                let socket = Socket::open(&server.address, &live, PATIENCE).unwrap();
                scope.spawn(|| flood(socket.into_stream(), bytes))
            })
            .collect();
        game.play_moves(&server.address, 6);
        for stranger in strangers {
            assert!(stranger.join().unwrap(), "everything was taken in");
        }
    });
    game.play_moves(&server.address, 2);
    let growth = server.memory().saturating_sub(before);
    assert!(growth < GROWTH, "{} MiB more", growth >> 20);
}

/// Whether the server hangs up on somebody who sends and never reads.
fn flood(mut stream: TcpStream, bytes: &[u8]) -> bool {
    (0..FLOOD / bytes.len()).any(|_| stream.write_all(bytes).is_err())
}

laws! {
    pings_without_end_are_survived: folder, postgres, two_nodes;
    large_frames_are_survived: folder, postgres, two_nodes;
}

fn pings_without_end_are_survived(place: &Place) {
    flood_is_survived(place, &pings());
}

fn large_frames_are_survived(place: &Place) {
    flood_is_survived(place, &large_frame());
}
