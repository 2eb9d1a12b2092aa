//! Seats: claimed once, held by secrets that nobody else sees.

use crate::common::{self, TestApp};
use axum::http::Request;
use http_body_util::Full;
use serde_json::{Value, json};

fn invitation() -> Value {
    json!({ "game": "pentago", "white": "human", "black": "open" })
}

#[tokio::test]
async fn an_open_seat_is_claimed_once() {
    let app = TestApp::start().await;
    let game = app.create(&invitation()).await;
    assert_eq!(game.created["seats"]["black"], Value::Null);
    assert_eq!(game.state().await["seats"]["black"]["kind"], "open");
    let path = game.path("/claim");
    let wrong = json!({ "secret": "a".repeat(40) });
    assert_eq!(app.post(&path, &wrong).await.refusal(422), "wrong-claim");
    let body = json!({ "secret": game.claim_secret() });
    let claimed = app.post(&path, &body).await.expect(200);
    assert_eq!(claimed["color"], "black");
    assert_eq!(app.post(&path, &body).await.refusal(409), "claimed");
    assert_eq!(game.state().await["seats"]["black"]["kind"], "human");
    game.play("white", "c3-2R", 0).await.expect(200);
    let token = claimed["token"].as_str().unwrap();
    let body = json!({ "move": "d4-1L", "ply": 1 });
    let reply = app
        .post_as(game.token("white"), &game.path("/moves"), &body)
        .await;
    assert_eq!(reply.refusal(409), "not-your-turn");
    app.post_as(token, &game.path("/moves"), &body)
        .await
        .expect(200);
}

#[tokio::test]
async fn who_invites_cannot_take_the_other_seat() {
    let app = TestApp::start().await;
    let game = app.create(&invitation()).await;
    let (path, body) = (
        game.path("/claim"),
        json!({ "secret": game.claim_secret() }),
    );
    let own = app.post_as(game.token("white"), &path, &body).await;
    assert_eq!(own.refusal(409), "own-invitation");
    app.post(&path, &body).await.expect(200);
}

#[tokio::test]
async fn who_invites_may_begin_and_the_computer_waits() {
    let app = TestApp::start().await;
    let game = app.create(&invitation()).await;
    game.play("white", "c3-2R", 0).await.expect(200);
    claim(&game).await;
    let setup = json!({ "game": "pentago", "white": "computer:1", "black": "open" });
    let game = app.create(&setup).await;
    claim(&game).await;
    let state = game.wait_for(|state| state["ply"] == 1).await;
    assert_eq!(state["version"], 2, "the friend came first");
}

/// The friend takes the open seat.
async fn claim(game: &common::Game<'_>) -> common::Reply {
    let body = json!({ "secret": game.claim_secret() });
    game.app.post(&game.path("/claim"), &body).await
}

#[tokio::test]
async fn the_whole_link_serves_as_the_secret() {
    let app = TestApp::start().await;
    let game = app.create(&invitation()).await;
    let link = game.created["claim"].as_str().unwrap();
    assert!(link.starts_with(&format!("http://{}/g/{}/join#", app.address, game.id)));
    let body = json!({ "secret": link });
    app.post(&game.path("/claim"), &body).await.expect(200);
}

#[tokio::test]
async fn a_new_link_ends_the_old_one() {
    let app = TestApp::start().await;
    let game = app.create(&invitation()).await;
    let path = game.path("/invite");
    assert_eq!(app.post(&path, &Value::Null).await.refusal(401), "no-token");
    let link = game.act("white", "invite").await.expect(200)["claim"].clone();
    let old = json!({ "secret": game.claim_secret() });
    assert_eq!(
        app.post(&game.path("/claim"), &old).await.refusal(422),
        "wrong-claim"
    );
    let new = json!({ "secret": link });
    app.post(&game.path("/claim"), &new).await.expect(200);
    assert_eq!(game.act("white", "invite").await.refusal(409), "claimed");
}

/// What a browser on our own page sends.
fn origin(app: &TestApp) -> (&'static str, String) {
    ("origin", format!("http://{}", app.address))
}

fn cookie_of(reply: &common::Reply) -> String {
    let header = reply.headers["set-cookie"].to_str().unwrap();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(header.contains(part), "{header}");
    }
    header.split(';').next().unwrap().to_owned()
}

#[tokio::test]
async fn a_browser_plays_by_its_cookie() {
    let app = TestApp::start().await;
    let reply = app
        .post_with("/api/games", &invitation(), &[origin(&app)])
        .await;
    let cookie = ("cookie", cookie_of(&reply));
    let created = reply.expect(201);
    let path = |rest: &str| format!("/api/games/{}{rest}", created["id"].as_str().unwrap());
    // The friend's browser is another one.
    let secret = json!({ "secret": created["claim"] });
    let reply = app
        .post_with(&path("/claim"), &secret, &[origin(&app)])
        .await;
    let friend = ("cookie", cookie_of(&reply));
    assert_ne!(friend, cookie);
    let headers = [origin(&app), cookie];
    let body = json!({ "move": "c3-2R", "ply": 0 });
    let state = app
        .post_with(&path("/moves"), &body, &headers)
        .await
        .expect(200);
    assert_eq!(state["you"], json!(["white"]));
    let body = json!({ "move": "d4-1L", "ply": 1 });
    let reply = app.post_with(&path("/moves"), &body, &headers).await;
    assert_eq!(reply.refusal(409), "not-your-turn");
    let state = app
        .post_with(&path("/moves"), &body, &[origin(&app), friend])
        .await;
    assert_eq!(state.expect(200)["you"], json!(["black"]));
    let stranger = ("cookie", format!("panta={}", "b".repeat(40)));
    let reply = app
        .post_with(&path("/resign"), &Value::Null, &[origin(&app), stranger])
        .await;
    assert_eq!(reply.refusal(403), "no-seat");
}

#[tokio::test]
async fn another_site_cannot_act_for_a_visitor() {
    let app = TestApp::start().await;
    let game = app.two_people("pentago").await;
    let headers = [
        ("origin", "https://evil.example".to_owned()),
        ("authorization", format!("Bearer {}", game.token("white"))),
    ];
    let reply = app
        .post_with(&game.path("/resign"), &Value::Null, &headers)
        .await;
    assert_eq!(reply.refusal(403), "foreign-origin");
}

#[tokio::test]
async fn no_secret_is_stored_or_shown() {
    let app = TestApp::start().await;
    let game = app.create(&invitation()).await;
    let secrets = [game.token("white"), game.claim_secret()];
    for path in ["", "/record", "/history"] {
        let text = app.get(&game.path(path)).await.text;
        assert!(
            secrets.iter().all(|secret| !text.contains(secret)),
            "{text}"
        );
    }
    let bytes = app.stored_bytes();
    for secret in secrets {
        let is_stored = bytes
            .windows(secret.len())
            .any(|part| part == secret.as_bytes());
        assert!(!is_stored, "only hashes are on disk");
    }
}

#[tokio::test]
async fn links_follow_the_public_address() {
    let app = TestApp::start_with(|config| {
        config.public_url = Some("https://panta.example".to_owned());
    })
    .await;
    let game = app.create(&invitation()).await;
    let claim = game.created["claim"].as_str().unwrap();
    let expected = format!("https://panta.example/g/{}/join#", game.id);
    assert!(claim.starts_with(&expected), "{claim}");
    let headers = [("origin", "https://panta.example".to_owned())];
    let reply = app.post_with("/api/games", &invitation(), &headers).await;
    let cookie = reply.headers["set-cookie"].to_str().unwrap();
    assert!(cookie.contains("Secure"), "{cookie}");
}

#[tokio::test]
async fn games_outlive_the_server() {
    let app = TestApp::start().await;
    let game = app.two_people("pentaroll").await;
    game.play("white", "Nb", 0).await.expect(200);
    let (id, token) = (game.id.clone(), game.token("black").to_owned());
    let before = game.state().await;
    let app = app.restart().await;
    let request = Request::get(format!("/api/games/{id}"));
    let after = app
        .send(request.body(Full::default()).unwrap())
        .await
        .expect(200);
    assert_eq!(after, before);
    let body = json!({ "move": "Nc", "ply": 1 });
    let path = format!("/api/games/{id}/moves");
    app.post_as(&token, &path, &body).await.expect(200);
}
