//! Playing whole games through the API.

use catalog::AnyEngine;
use serde_json::{Value, json};
use solving::Resources;

use crate::common::TestApp;
use crate::contract::events;

#[tokio::test]
async fn a_game_has_a_token_for_each_human_seat() {
    let app = TestApp::start().await;
    let game = app.two_people("pentago").await;
    assert_ne!(game.token("white"), game.token("black"));
    assert_eq!(game.created["claim"], Value::Null);
    let url = format!("/g/{}", game.id);
    assert_eq!(game.created["url"], url);
    assert_eq!(game.state().await["url"], url, "it is the same everywhere");
    let other = app
        .create(&json!({ "game": "pentago", "white": "human", "black": "computer:1" }))
        .await;
    assert_eq!(other.created["seats"]["black"], Value::Null);
}

#[tokio::test]
async fn the_state_is_as_described() {
    let app = TestApp::start().await;
    let setup = json!({ "game": "pentago", "edition": "finnish", "first": "black",
        "white": "human", "black": "human" });
    let game = app.create(&setup).await;
    let state = game.state().await;
    assert_eq!(state["game"], "pentago");
    assert_eq!(state["edition"], "finnish");
    assert_eq!(state["position"], "6/6/6/6/6/6 b finnish");
    assert_eq!(state["turn"], "black");
    assert_eq!(state["moves"], json!([]));
    assert_eq!(state["legal"].as_array().unwrap().len(), 324);
    assert_eq!(state["outcome"], Value::Null);
    assert_eq!(state["reason"], Value::Null);
    assert_eq!(state["marks"], json!({ "line": [], "last": [] }));
    assert_eq!(state["you"], json!([]));
    let document = include_str!("../../../../docs/api.md");
    for field in state.as_object().unwrap().keys() {
        assert!(
            document.contains(&format!("`{field}`")),
            "{field} is not documented"
        );
    }
}

#[tokio::test]
async fn a_five_ends_the_game_and_says_where() {
    let app = TestApp::start().await;
    let setup = json!({ "game": "pentago", "position": "wwww2/bb4/6/4bb/6/6 w",
        "white": "human", "black": "human" });
    let game = app.create(&setup).await;
    let state = game.play("white", "e1", 0).await.expect(200);
    assert_eq!(state["outcome"], "white");
    assert_eq!(state["reason"], "five by placing");
    assert_eq!(state["legal"], json!([]));
    assert_eq!(
        state["marks"]["line"],
        json!(["a1", "b1", "c1", "d1", "e1"])
    );
    assert_eq!(state["marks"]["last"], json!(["e1"]));
    assert_eq!(state["you"], json!(["white"]));
    assert_eq!(
        game.play("black", "a6-1L", 1).await.refusal(409),
        "game-over"
    );
    let record = app.get(&game.path("/record")).await.text;
    assert!(
        record.contains("[Termination \"five by placing\"]"),
        "{record}"
    );
    assert_eq!(record.parse_games(), 1);
}

/// Reads the text as records do.
trait Records {
    fn parse_games(&self) -> usize;
}

impl Records for String {
    fn parse_games(&self) -> usize {
        catalog::read_records(self).unwrap().len()
    }
}

#[tokio::test]
async fn whole_games_of_every_kind_come_to_an_end() {
    let app = TestApp::start().await;
    for name in ["pentago", "pentaroll", "pantarei"] {
        let game = app.two_people(name).await;
        let mut state = game.state().await;
        let mut random = boardgame::Random::new(7);
        while state["outcome"].is_null() {
            let ply = state["ply"].as_u64().unwrap() as usize;
            let legal = state["legal"].as_array().unwrap().clone();
            let m = random.pick(&legal).unwrap().as_str().unwrap();
            let turn = state["turn"].as_str().unwrap().to_owned();
            state = game.play(&turn, m, ply).await.expect(200);
            assert_eq!(state["moves"].as_array().unwrap().len(), ply + 1);
        }
        let history = app.get(&game.path("/history")).await.expect(200);
        let plies = history["plies"].as_array().unwrap();
        assert_eq!(plies.len() as u64, state["ply"].as_u64().unwrap());
        assert_eq!(plies.last().unwrap()["position"], state["position"]);
        assert_eq!(plies.last().unwrap()["pieces"], state["pieces"]);
        let record = app.get(&game.path("/record")).await.text;
        assert_eq!(record.parse_games(), 1, "{record}");
    }
}

#[tokio::test]
async fn moves_are_refused_with_a_reason() {
    let app = TestApp::start().await;
    let (game, other) = (
        app.two_people("pentago").await,
        app.two_people("pentago").await,
    );
    let (path, body) = (game.path("/moves"), json!({ "move": "c3-2R", "ply": 0 }));
    assert_eq!(app.post(&path, &body).await.refusal(401), "no-token");
    let unknown = "z".repeat(40);
    for token in ["nonsense", unknown.as_str()] {
        let reply = app.post_as(token, &path, &body).await;
        assert_eq!(reply.refusal(401), "unknown-token");
    }
    let stranger = other.token("white");
    let reply = app.post_as(stranger, &path, &body).await;
    assert_eq!(reply.refusal(403), "no-seat");
    assert_eq!(
        game.play("black", "c3-2R", 0).await.refusal(409),
        "not-your-turn"
    );
    assert_eq!(
        game.play("white", "c3-2R", 1).await.refusal(409),
        "stale-ply"
    );
    for m in ["c3", "c9-2R", "", "hello"] {
        assert_eq!(game.play("white", m, 0).await.refusal(422), "illegal-move");
    }
    let reply = game.play("white", "c3", 0).await;
    assert!(reply.text.contains("twist"), "it says why: {}", reply.text);
    assert_eq!(game.state().await["ply"], 0, "nothing has happened");
    let none = app
        .post_as(stranger, "/api/games/nosuchgame/moves", &body)
        .await;
    assert_eq!(none.refusal(404), "no-such-game");
}

#[tokio::test]
async fn the_computer_answers_by_itself() {
    let app = TestApp::start().await;
    for name in ["pentago", "pentaroll", "pantarei"] {
        let setup = json!({ "game": name, "white": "computer:2", "black": "human" });
        let game = app.create(&setup).await;
        let state = game.wait_for(|state| state["ply"] == 1).await;
        assert_eq!(state["turn"], "black");
        let m = state["legal"][0].as_str().unwrap();
        game.play("black", m, 1).await.expect(200);
        game.wait_for(|state| state["ply"] == 3).await;
    }
    // The last move may be shown before it is counted.
    let metrics = app.metrics().await;
    let count = metrics.split("\npanta_computer_moves_total ").nth(1);
    assert!(count.unwrap().starts_with(['5', '6']), "{metrics}");
}

/// An engine whose every search fails.
fn broken(_: Resources) -> AnyEngine {
    panic!("a defect of the engine, on purpose")
}

#[tokio::test]
async fn every_game_is_answered_though_the_engine_fails() {
    let app = TestApp::start_with(|config| config.engine = broken).await;
    for name in ["pentago", "pentaroll", "pantarei"] {
        let setup = json!({ "game": name, "white": "human", "black": "computer:5" });
        let game = app.create(&setup).await;
        for ply in [0, 2, 4] {
            let state = game.wait_for(|state| state["ply"] == ply).await;
            let legal = state["legal"][0].as_str().unwrap().to_owned();
            game.play("white", &legal, ply).await.expect(200);
        }
        game.wait_for(|state| state["ply"] == 6).await;
        let hint = game.ask("white", "hint").await;
        assert_eq!(hint.refusal(503), "busy");
    }
    let question = json!({ "game": "pentago", "position": "6/6/6/6/6/6 w", "millis": 200 });
    let failed = app.post("/api/analyze", &question).await;
    assert_eq!(failed.refusal(500), "internal");
    let stream = ("accept", "text/event-stream".to_owned());
    let failed = app.post_with("/api/analyze", &question, &[stream]).await;
    let (name, told) = events(&failed.text).pop().unwrap();
    assert_eq!(name, "failed");
    assert_eq!(told["error"]["code"], "internal");
}

#[tokio::test]
async fn the_strongest_level_answers_and_has_hints() {
    let app = TestApp::start().await;
    let setup = json!({ "game": "pentago", "white": "computer:10", "black": "human" });
    let game = app.create(&setup).await;
    game.wait_for(|state| state["ply"] == 1).await;
    let hint = game.ask("black", "hint").await.expect(200);
    let legal = game.state().await["legal"].clone();
    assert!(legal.as_array().unwrap().contains(&hint["move"]), "{hint}");
}

#[tokio::test]
async fn two_computers_play_to_the_end() {
    let app = TestApp::start().await;
    let setup = json!({ "game": "pentaroll", "white": "computer:1", "black": "computer:1" });
    let game = app.create(&setup).await;
    game.wait_for(|state| !state["outcome"].is_null()).await;
}

#[tokio::test]
async fn whoever_asked_for_a_game_of_computers_can_end_it() {
    let app = TestApp::start().await;
    let setup = json!({ "game": "pantarei", "white": "computer:10", "black": "computer:10" });
    let game = app.create(&setup).await;
    let keeper = game.created["keeper"].as_str().unwrap().to_owned();
    let (id, none) = (game.id.clone(), Value::Null);
    assert_eq!(
        app.post(&game.path("/resign"), &none).await.refusal(401),
        "no-token"
    );
    let m = json!({ "move": "2-3", "ply": 0 });
    let moved = app.post_as(&keeper, &game.path("/moves"), &m).await;
    assert_eq!(moved.refusal(403), "no-seat", "the computers play");
    let app = app.restart().await;
    let path = format!("/api/games/{id}/draw");
    let ended = app.post_as(&keeper, &path, &none).await.expect(200);
    assert_eq!(ended["outcome"], "draw");
}

#[tokio::test]
async fn hints_are_for_players_and_between_people_only_if_they_agreed() {
    let app = TestApp::start().await;
    let alone = json!({ "game": "pentago", "white": "human", "black": "computer:1" });
    let game = app.create(&alone).await;
    assert_eq!(app.get(&game.path("/hint")).await.refusal(401), "no-token");
    assert_eq!(game.state().await["hints"], true);
    game.ask("white", "hint").await.expect(200);
    let mut together = json!({ "game": "pentago", "white": "human", "black": "open" });
    for is_agreed in [false, true] {
        together["hints"] = json!(is_agreed);
        let game = app.create(&together).await;
        assert_eq!(game.state().await["hints"], is_agreed, "the friend sees it");
        let hint = game.ask("white", "hint").await;
        if is_agreed {
            hint.expect(200);
        } else {
            assert_eq!(hint.refusal(403), "no-hints");
        }
    }
}

#[tokio::test]
async fn two_at_one_screen_may_ask_for_hints() {
    let app = TestApp::start().await;
    let origin = ("origin", format!("http://{}", app.address));
    let setup = json!({ "game": "pentago", "white": "human", "black": "human" });
    let made = app.post_with("/api/games", &setup, &[origin]).await;
    let cookie = made.headers["set-cookie"].to_str().unwrap();
    let cookie = ("cookie", cookie.split(';').next().unwrap().to_owned());
    let path = format!("/api/games/{}", made.json()["id"].as_str().unwrap());
    let state = app.get_with(&path, std::slice::from_ref(&cookie)).await;
    assert_eq!(state.expect(200)["hints"], true);
    let hint = app.get_with(&format!("{path}/hint"), &[cookie]).await;
    hint.expect(200);
}

#[tokio::test]
async fn setups_that_do_not_fit_are_refused() {
    let app = TestApp::start().await;
    let with = |field: &str, value: Value| {
        let mut setup = json!({ "game": "pentago", "white": "human", "black": "human" });
        setup[field] = value;
        setup
    };
    for setup in [
        with("game", json!("chess")),
        with("edition", json!("martian")),
        with("white", json!("robot")),
        with("black", json!("computer:11")),
        with("chooser", json!("white")),
        with("clock", json!({ "initial": 0 })),
    ] {
        let code = app.post("/api/games", &setup).await.refusal(422);
        assert_eq!(code, "bad-setup", "{setup}");
    }
    let both_open = json!({ "game": "pentago", "white": "open", "black": "open" });
    assert_eq!(
        app.post("/api/games", &both_open).await.refusal(422),
        "bad-setup"
    );
    let code = app
        .post("/api/games", &with("position", json!("6/6 w")))
        .await;
    assert_eq!(code.refusal(422), "bad-position");
    for setup in [
        json!([]),
        json!({}),
        with("color", json!(1)),
        with("first", json!("red")),
    ] {
        assert_eq!(
            app.post("/api/games", &setup).await.refusal(400),
            "bad-request"
        );
    }
}

#[tokio::test]
async fn threats_of_both_sides_are_told_where_people_agreed() {
    let app = TestApp::start().await;
    let mut setup = json!({ "game": "pentago", "position": "wwww2/6/6/6/6/bbbb2 w",
        "white": "human", "black": "human" });
    let game = app.create(&setup).await;
    let refused = game.ask("white", "threats").await.refusal(403);
    assert_eq!(refused, "no-hints", "they did not agree");
    let watched = app.get(&game.path("/threats")).await.refusal(403);
    assert_eq!(watched, "no-hints", "who watches could tell a player");
    setup["hints"] = json!(true);
    let game = app.create(&setup).await;
    let path = game.path("/threats");
    let threats = app.get(&path).await.expect(200);
    assert_eq!(threats["ply"], 0);
    assert_eq!(threats["white"][0], json!({ "move": "e1", "place": "e1" }));
    assert_eq!(threats["black"][0], json!({ "move": "e6", "place": "e6" }));
    game.play("white", "e1", 0).await.expect(200);
    let none = json!({ "ply": 1, "white": [], "black": [] });
    assert_eq!(app.get(&path).await.expect(200), none);
}

#[tokio::test]
async fn a_preview_tells_what_changes() {
    let app = TestApp::start().await;
    let body = json!({ "game": "pentago", "position": "6/6/6/6/6/6 w", "move": "a1-1R" });
    let preview = app.post("/api/preview", &body).await.expect(200);
    assert_eq!(preview["position"], "2w3/6/6/6/6/6 b");
    let placed = json!({ "piece": "w", "from": null, "to": "a1", "how": "placed" });
    assert_eq!(preview["steps"][0]["changes"], json!([placed]));
    assert_eq!(preview["steps"][1]["turn"]["clockwise"], true);
    assert_eq!(preview["steps"][1]["changes"][0]["to"], "c1");
    assert_eq!(preview["last"], json!(["c1"]));
    assert_eq!(preview["pieces"], json!({ "c1": "w" }));
    let body = json!({ "game": "pentago", "position": "6/6/6/6/6/6 w", "move": "a1" });
    assert_eq!(
        app.post("/api/preview", &body).await.refusal(422),
        "illegal-move"
    );
    let body = json!({ "game": "pentago", "position": "?", "move": "a1" });
    assert_eq!(
        app.post("/api/preview", &body).await.refusal(422),
        "bad-position"
    );
}

#[tokio::test]
async fn programs_find_the_public_games_that_are_being_played() {
    let app = TestApp::start().await;
    let setup = |public: bool| json!({ "game": "pentago", "white": "human", "black": "human", "public": public });
    let (hidden, shown) = (
        app.create(&setup(false)).await,
        app.create(&setup(true)).await,
    );
    for game in [&hidden, &shown] {
        game.play("white", "c3-2R", 0).await.expect(200);
    }
    let listed = app.get("/api/games").await.expect(200);
    let games = listed["games"].as_array().unwrap();
    assert_eq!(games.len(), 1, "{listed}");
    assert_eq!(games[0], app.get(&shown.path("")).await.expect(200));
}
