//! Killed in the middle of games again and again: what was acknowledged stays.

use std::thread;
use std::time::Duration;

use serde_json::{Value, json};

use crate::game::Game;
use crate::place::{Place, laws};

/// How often the server dies.
const DEATHS: u64 = 12;

/// Plays games one after another until the server is gone.
fn play_until_death(address: &str, setup: &Value, games: &mut Vec<Game>) {
    loop {
        if games.last().is_none_or(|game| game.is_over) {
            match Game::make(address, setup) {
                Some(game) => games.push(game),
                None => return,
            }
        }
        let game = games.last_mut().expect("there is a game");
        if game.play(address).is_none() {
            return;
        }
    }
}

const PLAYERS: [(&str, &str); 4] = [
    ("pentago", "human"),
    ("pentaroll", "human"),
    ("pentaroll", "computer:1"),
    ("pantarei", "computer:1"),
];

laws! {
    acknowledged_moves_survive_a_killed_server: folder, postgres, two_nodes;
}

fn acknowledged_moves_survive_a_killed_server(place: &Place) {
    let mut games: [Vec<Game>; 4] = Default::default();
    let mut beside = Vec::new();
    let two_people = json!({ "game": "pentaroll", "white": "human", "black": "human" });
    for death in 0..DEATHS {
        let server = place.start();
        let address = server.address.clone();
        thread::scope(|scope| {
            for ((name, black), games) in PLAYERS.into_iter().zip(&mut games) {
                let setup = json!({ "game": name, "white": "human", "black": black });
                let address = &address;
                scope.spawn(move || play_until_death(address, &setup, games));
            }
            thread::sleep(Duration::from_millis(150 + death * 53 % 400));
            // However slow the machine is, the server has acknowledged something before it dies.
            let mut game = Game::make(&address, &two_people).expect("the server runs");
            game.play_moves(&address, 3);
            beside.push(game);
            server.kill();
        });
    }
    let server = place.start();
    for game in games.iter_mut().flatten().chain(&mut beside) {
        game.wait_for_people(&server.address);
    }
    let n_moves: usize = beside.iter().map(|game| game.moves.len()).sum();
    assert_eq!(n_moves, 3 * DEATHS as usize);
}
