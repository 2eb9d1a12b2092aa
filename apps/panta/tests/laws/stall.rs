//! Clients that stop reading: they hold up nobody.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::thread;

use serde_json::{Value, json};
use tokio::net::TcpSocket;

use crate::game::Game;
use crate::place::{Place, laws};
use crate::server::{PATIENCE, Server};

laws! {
    who_does_not_read_an_analysis_holds_up_nobody: folder, postgres, two_nodes;
    who_does_not_read_answers_holds_up_nobody: folder, postgres, two_nodes;
}

/// A server that believes a proxy who asks, so that there are several clients.
fn start(place: &Place) -> Server {
    place.start_with(|command| {
        command.args(["--behind-proxy", "--limit", "write-seconds=0.2"]);
    })
}

/// A connection that takes in as little as there can be.
fn narrow(server: &Server) -> TcpStream {
    let connect = async {
        let socket = TcpSocket::new_v4()?;
        socket.set_recv_buffer_size(1024)?;
        let stream = socket.connect(server.address.parse().unwrap()).await?;
        stream.into_std()
    };
    let mut runtime = tokio::runtime::Builder::new_current_thread();
    let runtime = runtime.enable_io().build().unwrap();
    let stream = runtime.block_on(connect).unwrap();
    stream.set_nonblocking(false).unwrap();
    stream
}

/// Asks for an analysis as it becomes better.
pub(crate) fn ask(stream: &mut TcpStream, client: &str, question: &Value) {
    let body = question.to_string();
    let length = body.len();
    write!(
        stream,
        "POST /api/analyze HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: {client}\r\n\
         content-type: application/json\r\naccept: text/event-stream\r\nconnection: close\r\n\
         content-length: {length}\r\n\r\n{body}"
    )
    .unwrap();
}

fn question(millis: u32) -> Value {
    json!({ "game": "pentago", "position": "6/6/6/6/6/6 w", "millis": millis, "lines": 20 })
}

fn who_does_not_read_an_analysis_holds_up_nobody(place: &Place) {
    let server = start(place);
    // More than there are workers, each of which would say far more than fits on the way.
    let stalled = (1..=8).map(|client| {
        let mut stream = narrow(&server);
        ask(&mut stream, &format!("192.0.2.{client}"), &question(20_000));
        stream
    });
    let stalled: Vec<_> = stalled.collect();
    let mut reader = TcpStream::connect(&server.address).unwrap();
    reader.set_read_timeout(Some(PATIENCE)).unwrap();
    ask(&mut reader, "198.51.100.1", &question(200));
    let mut text = String::new();
    reader.read_to_string(&mut text).unwrap();
    assert!(text.contains("event: done"), "{text}");
    drop(stalled);
}

fn who_does_not_read_answers_holds_up_nobody(place: &Place) {
    let server = start(place);
    let setup = json!({ "game": "pentago", "white": "human", "black": "human" });
    let mut game = Game::make(&server.address, &setup).unwrap();
    thread::scope(|scope| {
        for _ in 0..20 {
            scope.spawn(|| {
                let mut stream = narrow(&server);
                stream.set_write_timeout(Some(PATIENCE)).unwrap();
                let ask = b"GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n".repeat(100);
                // Sooner or later the server takes no more.
                while stream.write_all(&ask).is_ok() {}
            });
        }
        game.play_moves(&server.address, 10);
    });
    game.play_moves(&server.address, 2);
}
