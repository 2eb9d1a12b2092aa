//! Of those who race for one thing exactly one gets it, and everybody sees the same.

use std::thread;

use serde_json::{Value, json};

use crate::game::Game;
use crate::place::{Place, laws};
use crate::server::request;

/// How many want the same thing at the same time.
const RACERS: usize = 8;

/// What each of the racers is told.
fn race(ask: impl Fn(usize) -> (u16, Value) + Sync) -> Vec<(u16, Value)> {
    let ask = &ask;
    thread::scope(|scope| {
        let racers: Vec<_> = (0..RACERS)
            .map(|racer| scope.spawn(move || ask(racer)))
            .collect();
        let done = racers.into_iter().map(thread::ScopedJoinHandle::join);
        done.map(Result::unwrap).collect()
    })
}

/// The answer of the one who was first; all others must have been refused so.
fn first(answers: Vec<(u16, Value)>, refusals: &[&str]) -> Value {
    let (first, late): (Vec<_>, Vec<_>) = answers.into_iter().partition(|answer| answer.0 == 200);
    for (status, answer) in late {
        let code = answer["error"]["code"].as_str().unwrap_or_default();
        assert!(status == 409 && refusals.contains(&code), "{answer}");
    }
    let [(_, answer)] = &first[..] else {
        panic!("{} were first", first.len());
    };
    answer.clone()
}

laws! {
    of_moves_that_race_for_a_ply_exactly_one_is_taken: folder, postgres, two_nodes;
    of_claims_that_race_for_a_seat_exactly_one_is_taken: folder, postgres, two_nodes;
}

fn of_moves_that_race_for_a_ply_exactly_one_is_taken(place: &Place) {
    let server = place.start();
    let setup = json!({ "game": "pentaroll", "white": "human", "black": "human" });
    let mut game = Game::make(&server.address, &setup).unwrap();
    for ply in 0..6 {
        let state = game.look(&server.address).unwrap();
        let token = game.token_to_move(&state).unwrap();
        let answers = race(|racer| {
            let body = json!({ "move": state["legal"][racer], "ply": ply });
            request(&server.address, "POST", &game.path("/moves"), token, &body).unwrap()
        });
        let accepted = first(answers, &["stale-ply", "not-your-turn"]);
        game.look(&server.address).unwrap();
        assert_eq!(json!(game.moves), accepted["moves"]);
        assert_eq!(game.moves.len(), ply + 1);
    }
}

fn of_claims_that_race_for_a_seat_exactly_one_is_taken(place: &Place) {
    let server = place.start();
    let setup = json!({ "game": "pentago", "white": "human", "black": "open" });
    let made = request(&server.address, "POST", "/api/games", "", &setup);
    let (_, created) = made.unwrap();
    let game = Game::of(&created);
    let secret = json!({ "secret": created["claim"] });
    let claim = |_| request(&server.address, "POST", &game.path("/claim"), "", &secret).unwrap();
    let taken = first(race(claim), &["claimed"]);
    assert_eq!(taken["color"], "black");
}
