//! Nobody acts for somebody else.

use serde_json::{Value, json};

use crate::game::Game;
use crate::place::{Place, laws};
use crate::server::request;

laws! {
    who_does_not_hold_the_seat_changes_nothing: folder, postgres, two_nodes;
}

fn who_does_not_hold_the_seat_changes_nothing(place: &Place) {
    let server = place.start();
    let address = &server.address;
    let setup = json!({ "game": "pentago", "white": "human", "black": "human" });
    let mut game = Game::make(address, &setup).unwrap();
    let other = Game::make(address, &setup).unwrap();
    game.play_moves(address, 1);
    let before = game.look(address).unwrap();
    let [white, _] = &game.tokens;
    let strangers = [
        (white.as_str(), 409, "not-your-turn"),
        (&other.tokens[1], 403, "no-seat"),
        ("", 401, "no-token"),
        ("not a secret", 401, "unknown-token"),
    ];
    let body = json!({ "move": before["legal"][0], "ply": 1 });
    for (token, status, code) in strangers {
        let refused = request(address, "POST", &game.path("/moves"), token, &body);
        let (answered, answer) = refused.unwrap();
        assert_eq!((answered, &answer["error"]["code"]), (status, &json!(code)));
    }
    for action in ["resign", "draw", "undo", "invite", "hint"] {
        for token in [&other.tokens[1], ""] {
            let path = game.path(&format!("/{action}"));
            let refused = request(address, "POST", &path, token, &Value::Null);
            let (status, answer) = refused.unwrap();
            assert!((400..500).contains(&status), "{action}: {status} {answer}");
        }
    }
    assert_eq!(game.look(address).unwrap(), before);
}
