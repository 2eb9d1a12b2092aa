//! A balancer that knows nothing of sessions: every connection goes to the next node that takes it.

use std::io;
use std::net::{Shutdown, TcpListener, TcpStream};
use std::thread;

/// Starts one before these addresses; where it is. It lives as long as the process of the test.
pub(crate) fn start(nodes: Vec<String>) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    thread::spawn(move || {
        for (turn, client) in listener.incoming().enumerate() {
            let nodes = nodes
                .iter()
                .cycle()
                .skip(turn % nodes.len())
                .take(nodes.len());
            let mut living = nodes.filter_map(|node| TcpStream::connect(node).ok());
            // Without a node, the client is hung up on.
            if let (Ok(client), Some(node)) = (client, living.next()) {
                join(client, node);
            }
        }
    });
    address
}

/// Hands everything on, in both directions, until one of them ends.
fn join(client: TcpStream, node: TcpStream) {
    let (Ok(to_client), Ok(to_node)) = (client.try_clone(), node.try_clone()) else {
        return;
    };
    thread::spawn(move || hand_on(client, to_node));
    thread::spawn(move || hand_on(node, to_client));
}

fn hand_on(mut from: TcpStream, mut to: TcpStream) {
    let _ = from.set_nodelay(true);
    if io::copy(&mut from, &mut to).is_err() {
        // A hang-up in one direction is one in both.
        let _ = from.shutdown(Shutdown::Both);
        let _ = to.shutdown(Shutdown::Both);
    }
    let _ = to.shutdown(Shutdown::Write);
}
