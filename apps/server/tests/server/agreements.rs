//! What players agree on: draws, takebacks, rematches, the choice of a color; and the clock.

use std::time::Duration;

use crate::common::{self, TestApp};
use serde_json::{Value, json};

#[tokio::test]
async fn who_resigns_has_lost() {
    let app = TestApp::start().await;
    let game = app.two_people("pentago").await;
    let state = game.act("white", "resign").await.expect(200);
    assert_eq!(state["outcome"], "black");
    assert_eq!(state["reason"], "resignation");
    assert_eq!(game.act("black", "resign").await.refusal(409), "game-over");
}

#[tokio::test]
async fn a_draw_is_offered_and_accepted() {
    let app = TestApp::start().await;
    let game = app.two_people("pentago").await;
    assert_eq!(
        game.answer("black", "draw", "accept").await.refusal(409),
        "no-offer"
    );
    let state = game.act("white", "draw").await.expect(200);
    assert_eq!(
        (&state["draw"], &state["outcome"]),
        (&json!("white"), &Value::Null)
    );
    assert_eq!(
        game.act("white", "draw").await.refusal(409),
        "already-offered"
    );
    let state = game.answer("black", "draw", "decline").await.expect(200);
    assert_eq!(state["draw"], Value::Null);
    game.act("white", "draw").await.expect(200);
    let state = game.act("black", "draw").await.expect(200);
    assert_eq!(state["outcome"], "draw");
    assert_eq!(state["reason"], "agreement");
}

#[tokio::test]
async fn a_move_forgets_an_offer_and_the_computer_wants_none() {
    let app = TestApp::start().await;
    let game = app.two_people("pentaroll").await;
    game.act("black", "draw").await.expect(200);
    let state = game.play("white", "Nb", 0).await.expect(200);
    assert_eq!(state["draw"], Value::Null);
    let setup = json!({ "game": "pentaroll", "white": "human", "black": "computer:1" });
    let game = app.create(&setup).await;
    let state = game.act("white", "draw").await.expect(200);
    assert_eq!(
        (&state["draw"], &state["outcome"]),
        (&Value::Null, &Value::Null)
    );
}

#[tokio::test]
async fn people_ask_before_they_take_back() {
    let app = TestApp::start().await;
    let game = app.two_people("pentaroll").await;
    assert_eq!(
        game.act("white", "takeback").await.refusal(409),
        "nothing-to-take-back"
    );
    game.play("white", "Nb", 0).await.expect(200);
    let state = game.act("white", "takeback").await.expect(200);
    assert_eq!(state["can_take_back"], false, "it was asked already");
    assert_eq!(
        (&state["takeback"], &state["ply"]),
        (&json!("white"), &json!(1))
    );
    let state = game.answer("black", "takeback", "accept").await.expect(200);
    assert_eq!(
        (&state["takeback"], &state["ply"]),
        (&Value::Null, &json!(0))
    );
    game.play("white", "Nb", 0).await.expect(200);
    game.play("black", "Nc", 1).await.expect(200);
    game.act("white", "takeback").await.expect(200);
    let state = game
        .answer("black", "takeback", "decline")
        .await
        .expect(200);
    assert_eq!(
        (&state["takeback"], &state["ply"]),
        (&Value::Null, &json!(2))
    );
    game.act("white", "takeback").await.expect(200);
    let state = game.act("black", "takeback").await.expect(200);
    assert_eq!(state["ply"], 0, "White moves again");
}

#[tokio::test]
async fn the_computer_lets_one_take_back_even_a_lost_game() {
    let app = TestApp::start().await;
    // Black wins with any answer that fills a5.
    let setup = json!({ "game": "pentaroll", "position": "b5/b5/b5/b5/6/wwww2 w",
        "white": "human", "black": "computer:5" });
    let game = app.create(&setup).await;
    game.play("white", "Nc", 0).await.expect(200);
    game.wait_for(|state| state["ply"] == 2).await;
    let state = game.act("white", "takeback").await.expect(200);
    assert_eq!(
        (&state["ply"], &state["outcome"]),
        (&json!(0), &Value::Null)
    );
    assert_eq!(state["turn"], "white");
}

#[tokio::test]
async fn a_rematch_swaps_colors_and_keeps_tokens() {
    let app = TestApp::start().await;
    let game = app.two_people("pentago").await;
    assert_eq!(game.act("white", "rematch").await.refusal(409), "not-over");
    game.act("white", "resign").await.expect(200);
    let state = game.act("white", "rematch").await.expect(200);
    assert_eq!(state["rematch"], json!({ "offer": "white" }));
    let state = game.act("black", "rematch").await.expect(200);
    let id = state["rematch"]["id"].as_str().unwrap();
    assert_eq!(state["rematch"]["url"], format!("/g/{id}"));
    let path = format!("/api/games/{id}/moves");
    let body = json!({ "move": "c3-2R", "ply": 0 });
    let reply = app.post_as(game.token("white"), &path, &body).await;
    assert_eq!(reply.refusal(409), "not-your-turn");
    let state = app
        .post_as(game.token("black"), &path, &body)
        .await
        .expect(200);
    assert_eq!(state["you"], json!(["white"]));
}

#[tokio::test]
async fn the_computer_plays_a_rematch_at_once() {
    let app = TestApp::start().await;
    let setup = json!({ "game": "pentago", "white": "human", "black": "computer:1" });
    let game = app.create(&setup).await;
    game.act("white", "resign").await.expect(200);
    let state = game.act("white", "rematch").await.expect(200);
    let id = state["rematch"]["id"].as_str().unwrap().to_owned();
    let other = common::Game {
        app: &app,
        id,
        created: Value::Null,
    };
    let state = other.wait_for(|state| state["ply"] == 1).await;
    assert_eq!(state["turn"], "black", "the computer has begun");
}

#[tokio::test]
async fn the_chooser_takes_a_color_and_the_other_begins() {
    let app = TestApp::start().await;
    let setup =
        json!({ "game": "pantarei", "white": "human", "black": "human", "chooser": "white" });
    let game = app.create(&setup).await;
    let state = game.state().await;
    assert_eq!(
        (&state["choice"], &state["turn"]),
        (&json!("white"), &json!("white"))
    );
    assert_eq!(state["legal"], json!([]));
    assert!(
        !state["position"].as_str().unwrap().contains(' '),
        "{state}"
    );
    let path = game.path("/choice");
    assert_eq!(
        game.play("white", "1R1", 0).await.refusal(409),
        "choose-first"
    );
    let black = json!({ "color": "black" });
    let reply = app.post_as(game.token("black"), &path, &black).await;
    assert_eq!(reply.refusal(409), "not-your-turn");
    let state = app
        .post_as(game.token("white"), &path, &black)
        .await
        .expect(200);
    assert_eq!(
        state["you"],
        json!(["black"]),
        "the token plays the chosen color"
    );
    assert_eq!(
        (&state["choice"], &state["turn"]),
        (&Value::Null, &json!("white"))
    );
    let reply = app.post_as(game.token("white"), &path, &black).await;
    assert_eq!(reply.refusal(409), "nothing-to-choose");
    let m = state["legal"][0].as_str().unwrap();
    game.play("black", m, 0).await.expect(200);
    let record = app.get(&game.path("/record")).await.text;
    assert!(record.contains("[Chooser \"Black\"]"), "{record}");
}

#[tokio::test]
async fn the_computer_chooses_too() {
    let app = TestApp::start().await;
    let setup =
        json!({ "game": "pantarei", "white": "human", "black": "computer:3", "chooser": "black" });
    let game = app.create(&setup).await;
    let state = game.wait_for(|state| state["choice"].is_null()).await;
    let kinds = ["white", "black"].map(|color| state["seats"][color]["kind"].clone());
    let human = kinds.iter().position(|kind| kind == "human").unwrap();
    assert_eq!(
        state["turn"],
        ["white", "black"][human],
        "the other one begins"
    );
}

#[tokio::test]
async fn layouts_are_fresh() {
    let app = TestApp::start().await;
    let (one, other) = (
        app.two_people("pantarei").await,
        app.two_people("pantarei").await,
    );
    let position = |state: Value| state["position"].as_str().unwrap().to_owned();
    assert_ne!(position(one.state().await), position(other.state().await));
}

#[tokio::test]
async fn the_highest_level_keeps_its_own_clock() {
    let app = TestApp::start().await;
    let setup = json!({ "game": "pentago", "white": "human", "black": "computer:10",
        "clock": { "initial": 3, "increment": 0 } });
    let game = app.create(&setup).await;
    loop {
        let is_mine = |state: &Value| state["turn"] == "white" || !state["outcome"].is_null();
        let state = game.wait_for(is_mine).await;
        if !state["outcome"].is_null() {
            let end = (&state["outcome"], &state["reason"]);
            assert_ne!(end, (&json!("white"), &json!("time")), "{state}");
            return;
        }
        let (m, ply) = (state["legal"][0].as_str().unwrap(), &state["ply"]);
        let ply = ply.as_u64().unwrap() as usize;
        game.play("white", m, ply).await.expect(200);
    }
}

#[tokio::test]
async fn a_takeback_gives_no_time_back() {
    let app = TestApp::start().await;
    let setup = json!({ "game": "pentaroll", "white": "human", "black": "human",
        "clock": { "initial": 60, "increment": 10 } });
    let game = app.create(&setup).await;
    game.play("white", "Nb", 0).await.expect(200);
    game.play("black", "Nc", 1).await.expect(200);
    for _ in 0..3 {
        tokio::time::sleep(Duration::from_millis(100)).await;
        game.play("white", "Nd", 2).await.expect(200);
        game.act("white", "takeback").await.expect(200);
        tokio::time::sleep(Duration::from_millis(100)).await;
        game.answer("black", "takeback", "accept").await.expect(200);
    }
    let clock = game.state().await["clock"].clone();
    assert!(clock["white"].as_u64() <= Some(70_000 - 300), "{clock}");
    assert!(clock["black"].as_u64() <= Some(60_000 - 300), "{clock}");
    assert_eq!(clock["running"], "white");
}

#[tokio::test]
async fn the_clock_ends_a_game() {
    let app = TestApp::start().await;
    let setup = json!({ "game": "pentaroll", "white": "human", "black": "human",
        "clock": { "initial": 1, "increment": 0 } });
    let game = app.create(&setup).await;
    game.play("white", "Nb", 0).await.expect(200);
    let state = game.play("black", "Nc", 1).await.expect(200);
    assert_eq!(state["clock"]["running"], "white");
    let state = game.wait_for(|state| !state["outcome"].is_null()).await;
    assert_eq!(
        (&state["outcome"], &state["reason"]),
        (&json!("black"), &json!("time"))
    );
    assert_eq!(state["clock"]["white"], 0);
    assert_eq!(state["clock"]["running"], Value::Null);
}
