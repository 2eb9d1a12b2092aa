//! A server that is asked to stop lets go of everybody in good order.

use std::net::TcpStream;

use rustix::process::Signal;
use serde_json::json;
use services::{Disk, Nats, Postgres};

use crate::game::Game;
use crate::place::{Place, laws, node};
use crate::server::{PATIENCE, Server};
use crate::socket::{Heard, Socket};

laws! {
    followers_are_told_to_come_again: folder, postgres, two_nodes;
}

/// What a server says that is about to stop: RFC 6455 calls it a restart of the service.
const COME_AGAIN: u16 = 1012;

fn followers_are_told_to_come_again(place: &Place) {
    let server = place.start();
    let address = server.address.clone();
    let setup = json!({ "game": "pentaroll", "white": "human", "black": "human" });
    let mut game = Game::make(&address, &setup).unwrap();
    game.play_moves(&address, 3);
    let follow = || Socket::open(&address, &game.path("/live"), PATIENCE).unwrap();
    let mut followers = [follow(), follow(), follow()];
    server.signal(Signal::TERM);
    for follower in &mut followers {
        let last = loop {
            match follower.next().unwrap() {
                Heard::Close(code) => break code,
                Heard::State(_) | Heard::Other => {}
            }
        };
        assert_eq!(last, COME_AGAIN);
    }
    // It is content, and what it was told is kept.
    server.wait();
    let server = place.start();
    game.look(&server.address).unwrap();
    assert_eq!(game.moves.len(), 3);
}

#[test]
fn the_other_node_goes_on_with_what_one_has_begun() {
    let (Some(nats), Some(postgres)) = (Nats::start(), Postgres::start(Disk::Quick)) else {
        return;
    };
    let start = || Server::run(node(&postgres, Some(&nats)));
    let (one, other) = (start(), start());
    let setup = json!({ "game": "pentago", "white": "human", "black": "computer:10" });
    let mut games: Vec<_> = (0..6)
        .map(|_| Game::make(&one.address, &setup).unwrap())
        .collect();
    for game in &mut games {
        game.play_moves(&one.address, 1);
    }
    one.signal(Signal::TERM);
    for game in &mut games {
        game.wait_for_people(&other.address);
    }
    let address = one.address.clone();
    one.wait();
    assert!(TcpStream::connect(address).is_err(), "it has gone");
}
