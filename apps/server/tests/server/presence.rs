//! Names, who is there, and games that a player has left.

use std::collections::BTreeSet;
use std::time::Duration;

use serde_json::{Value, json};
use server::Config;

use crate::common::{Game, Live, Reply, TestApp};
use crate::contract::Answer;

fn hasty(config: &mut Config) {
    config.limits.away_time = Duration::from_millis(100);
}

impl TestApp {
    /// Follows a game as the player of a color; the state is told first.
    async fn sit(&self, game: &Game<'_>, color: &str) -> Live {
        let header = ("authorization", format!("Bearer {}", game.token(color)));
        let live = self.live_with(&game.path("/live"), &[header]).await;
        let mut live = live.unwrap();
        assert_eq!(live.next().await.unwrap()["type"], "state");
        live
    }
}

impl Live {
    /// What is told of the other player next.
    async fn opponent(&mut self) -> Value {
        loop {
            let message = self.next().await.unwrap();
            if message["type"] == "presence" {
                return message["opponent"].clone();
            }
        }
    }
}

async fn settle(game: &Game<'_>, color: &str, how: &str) -> Reply {
    let body = json!({ "as": how });
    let path = game.path("/settle");
    game.app.post_as(game.token(color), &path, &body).await
}

/// Ends the game as soon as it can be.
async fn settle_in_time(game: &Game<'_>, color: &str, how: &str) -> Value {
    loop {
        let reply = settle(game, color, how).await;
        if reply.status == 200 {
            return reply.json();
        }
        assert_eq!(reply.refusal(409), "not-away");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// White has moved and is there; Black was there and has left.
async fn left_behind<'a>(app: &'a TestApp, moves: &[&str]) -> (Game<'a>, Live) {
    let game = app.two_people("pentaroll").await;
    for (ply, m) in moves.iter().enumerate() {
        let color = ["white", "black"][ply % 2];
        game.play(color, m, ply).await.expect(200);
    }
    let mut white = app.sit(&game, "white").await;
    let black = app.sit(&game, "black").await;
    while white.opponent().await != "here" {}
    drop(black);
    while white.opponent().await != "away" {}
    (game, white)
}

#[tokio::test]
async fn players_and_nobody_else_hear_who_is_there() {
    let app = TestApp::start().await;
    let game = app.two_people("pentago").await;
    let mut stranger = app.live(&game.path("/live")).await;
    stranger.next().await.unwrap();
    let mut white = app.sit(&game, "white").await;
    assert_eq!(
        white.opponent().await,
        "unknown",
        "the server has just begun"
    );
    let black = app.sit(&game, "black").await;
    assert_eq!(white.opponent().await, "here");
    drop(black);
    assert_eq!(white.opponent().await, "away");
    game.play("white", "c3-2R", 0).await.expect(200);
    let next = stranger.next().await.unwrap();
    assert_eq!(
        (&next["type"], &next["ply"]),
        (&json!("state"), &json!(1)),
        "nothing came before it"
    );
}

#[tokio::test]
async fn a_game_that_was_left_is_claimed() {
    let app = TestApp::start_with(hasty).await;
    let (game, _white) = left_behind(&app, &["W3", "E1", "W3"]).await;
    let path = game.path("/settle");
    let stranger = app.post(&path, &json!({ "as": "win" })).await;
    assert_eq!(stranger.refusal(401), "no-token");
    let state = settle_in_time(&game, "white", "win").await;
    assert_eq!(
        (&state["outcome"], &state["reason"]),
        (&json!("white"), &json!("forfeit"))
    );
    let again = settle(&game, "white", "win").await;
    assert_eq!(again.refusal(409), "game-over");
    // It is on disk like that.
    let id = game.id.clone();
    let app = app.restart().await;
    let state = app.get(&format!("/api/games/{id}")).await.expect(200);
    assert_eq!(state["outcome"], "white");
}

#[tokio::test]
async fn a_game_that_was_left_at_once_is_called_off() {
    let app = TestApp::start_with(hasty).await;
    let (game, _white) = left_behind(&app, &["W3"]).await;
    let won = loop {
        let code = settle(&game, "white", "win").await.refusal(409);
        if code != "not-away" {
            break code;
        }
    };
    assert_eq!(won, "too-early");
    let state = settle_in_time(&game, "white", "off").await;
    assert_eq!(
        (&state["outcome"], &state["reason"]),
        (&Value::Null, &json!("abandoned"))
    );
    assert_eq!(state["told"][0]["message"], "why-abandoned");
    assert_eq!(state["legal"], json!([]));
    let record = app.get(&game.path("/record")).await.text;
    assert!(record.contains("abandoned"), "{record}");
}

#[tokio::test]
async fn only_who_waits_for_a_move_can_end_a_game() {
    let app = TestApp::start_with(hasty).await;
    let (game, mut white) = left_behind(&app, &["W3", "E1"]).await;
    // It is White's own turn: nobody gains by not moving.
    tokio::time::sleep(Duration::from_millis(150)).await;
    assert_eq!(settle(&game, "white", "off").await.refusal(409), "not-away");
    // Whoever left has not stayed behind.
    assert_eq!(settle(&game, "black", "off").await.refusal(409), "not-away");
    game.play("white", "W3", 2).await.expect(200);
    let black = app.sit(&game, "black").await;
    while white.opponent().await != "here" {}
    assert_eq!(settle(&game, "white", "off").await.refusal(409), "not-away");
    drop((black, white));
    // Nobody is there any more.
    tokio::time::sleep(Duration::from_millis(150)).await;
    assert_eq!(settle(&game, "white", "off").await.refusal(409), "not-away");
}

#[tokio::test]
async fn a_restart_makes_nobody_away() {
    let app = TestApp::start_with(hasty).await;
    let (game, white) = left_behind(&app, &["W3", "E1", "W3"]).await;
    let (id, created) = (game.id.clone(), game.created.clone());
    drop(white);
    let app = app.restart().await;
    let game = Game {
        app: &app,
        id,
        created,
    };
    let mut white = app.sit(&game, "white").await;
    assert_eq!(white.opponent().await, "unknown");
    assert_eq!(settle(&game, "white", "win").await.refusal(409), "not-away");
}

#[tokio::test]
async fn names_are_shown_to_both_and_written_into_records() {
    let app = TestApp::start().await;
    let setup = json!({ "game": "pentaroll", "white": "human", "black": "open",
        "names": { "white": " Jean-Luc " } });
    let game = app.create(&setup).await;
    let claim = |name: &str| json!({ "secret": game.claim_secret(), "name": name });
    for wrong in ["<script>", "a\u{202e}b", "aaaaaaaaaaaaaaaaaaaaa", "--"] {
        let reply = app.post(&game.path("/claim"), &claim(wrong)).await;
        assert_eq!(reply.refusal(422), "bad-setup", "{wrong}");
    }
    let path = game.path("/claim");
    let claimed = app.post(&path, &claim("O’Neil مريم")).await.expect(200);
    let seats = game.state().await["seats"].clone();
    let names = |seats: &Value| [&seats["white"], &seats["black"]].map(|seat| seat["name"].clone());
    let expected = [json!("Jean-Luc"), json!("O’Neil مريم")];
    assert_eq!(names(&seats), expected);
    let record = app.get(&game.path("/record")).await.text;
    assert!(record.contains("[White \"Jean-Luc\"]"), "{record}");
    // The same people play again, under the same names and after a restart too.
    game.act("white", "resign").await.expect(200);
    game.act("white", "rematch").await.expect(200);
    let token = claimed["token"].as_str().unwrap();
    let state = app
        .post_as(token, &game.path("/rematch"), &Value::Null)
        .await;
    let next = state.expect(200)["rematch"]["id"].clone();
    let (id, next) = (game.id.clone(), next.as_str().unwrap().to_owned());
    let app = app.restart().await;
    let seats =
        async |id: &str| app.get(&format!("/api/games/{id}")).await.expect(200)["seats"].clone();
    assert_eq!(names(&seats(&id).await), expected);
    let [white, black] = expected;
    assert_eq!(names(&seats(&next).await), [black, white]);
}

/// What those meet who were left behind.
pub(crate) async fn met_when_left() -> BTreeSet<Answer> {
    let app = TestApp::start_with(hasty).await;
    let (game, white) = left_behind(&app, &["W3"]).await;
    settle_in_time(&game, "white", "off").await;
    drop(white);
    app.met()
}
