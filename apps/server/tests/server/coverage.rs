//! Every answer that the description promises is really given.
//!
//! What any route refuses is provoked on all of them; what is a route's own is met in play.

use std::collections::BTreeSet;

use axum::body::Bytes;
use axum::http::Request;
use http_body_util::Full;
use serde_json::{Value, json};
use server::Rate;

use crate::common::TestApp;
use crate::contract::{Answer, DOCUMENT};
use crate::presence;

const NEVER: Rate = Rate {
    per_second: 0.01,
    burst: 0.0,
};
const ILLEGAL: &str = "z9";
const SECRET: &str = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";

/// Why an answer is met by no test here.
fn reason((method, path, status): &Answer) -> Option<&'static str> {
    match (path.as_str(), status.as_str()) {
        (_, "500") => Some("nothing here is broken; web.rs tests what a panic becomes"),
        ("/healthz", "503") => Some("the store is there"),
        ("/api/games", "503") if method == "post" => None,
        ("/api/analyze" | "/api/games/{id}/hint", "503") => None,
        (_, "503") => Some("it is quick; limits.rs tests what slowness becomes"),
        _ => None,
    }
}

#[tokio::test]
async fn every_described_answer_is_met() {
    let described = described();
    let mut met = BTreeSet::new();
    met.extend(refused_everywhere().await);
    met.extend(refused_in_haste().await);
    met.extend(met_in_play().await);
    met.extend(met_beside_play().await);
    met.extend(presence::met_when_left().await);
    let is_missing = |answer: &&Answer| !met.contains(answer) && reason(answer).is_none();
    let missing: Vec<_> = described.iter().filter(is_missing).collect();
    assert!(missing.is_empty(), "{missing:#?}");
}

fn described() -> BTreeSet<Answer> {
    let mut described = BTreeSet::new();
    for (path, item) in DOCUMENT["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            for status in operation["responses"].as_object().unwrap().keys() {
                described.insert((method.clone(), path.clone(), status.clone()));
            }
        }
    }
    described
}

/// Method and path of every route.
fn routes() -> BTreeSet<(String, String)> {
    let described = described().into_iter();
    described.map(|(method, path, _)| (method, path)).collect()
}

/// A body that the route at this path takes.
fn body(path: &str) -> Value {
    match path.rsplit('/').next().unwrap() {
        "games" => json!({ "game": "pentago", "white": "human", "black": "computer:1" }),
        "moves" => json!({ "move": "c3-2R", "ply": 0 }),
        "choice" => json!({ "color": "white" }),
        "claim" => json!({ "secret": SECRET }),
        "settle" => json!({ "as": "off" }),
        "preview" => json!({ "game": "pentago", "position": "6/6/6/6/6/6 w", "move": "a1-1R" }),
        "line" => json!({ "game": "pentago" }),
        "analyze" => json!({ "game": "pentago", "position": "6/6/6/6/6/6 w", "millis": 10 }),
        _ => Value::Null,
    }
}

async fn send(app: &TestApp, (method, path): &(String, String), header: (&str, &str), body: &str) {
    let request = Request::builder()
        .method(method.to_uppercase().as_str())
        .uri(path)
        .header(header.0, header.1);
    let body = Full::new(Bytes::from(body.to_owned()));
    app.send(request.body(body).unwrap()).await;
}

/// Wrong origins, bodies and names, and nobody who asks, on every route.
async fn refused_everywhere() -> BTreeSet<Answer> {
    let app = TestApp::start().await;
    let game = app.two_people("pentago").await;
    let json = ("content-type", "application/json");
    let large = format!("{{\"text\":\"{}\"}}", "6".repeat(20_000));
    for (method, path) in routes() {
        let here = (method.clone(), path.replace("{id}", &game.id));
        let nowhere = (method, path.replace("{id}", "nosuchgame"));
        let taken = body(&path);
        let taken = if taken.is_null() {
            String::new()
        } else {
            taken.to_string()
        };
        send(&app, &here, ("origin", "https://evil.example"), "").await;
        send(&app, &here, ("content-type", "text/plain"), "{}").await;
        send(&app, &here, json, "{").await;
        send(&app, &here, json, &large).await;
        send(&app, &here, json, &taken).await;
        send(&app, &nowhere, json, &taken).await;
    }
    app.met()
}

/// Clients that ask too often, and a server that has too much to do.
async fn refused_in_haste() -> BTreeSet<Answer> {
    let hasty = TestApp::start_with(|config| config.limits.requests = NEVER).await;
    for route in routes() {
        send(&hasty, &route, ("accept", "*/*"), "").await;
    }
    let busy = TestApp::start_with(|config| {
        config.limits.engine_queue = 0;
        config.limits.analyses = 0;
    })
    .await;
    let with_hints = json!({ "game": "pentago", "white": "human", "black": "human",
        "hints": true });
    busy.create(&with_hints).await.ask("white", "hint").await;
    for path in ["/api/games", "/api/analyze"] {
        busy.post(path, &body(path)).await;
    }
    &hasty.met() | &busy.met()
}

/// What players meet.
async fn met_in_play() -> BTreeSet<Answer> {
    let app = TestApp::start().await;
    let game = app.two_people("pentago").await;
    for rest in ["", "/record", "/history", "/hint", "/threats"] {
        app.get(&game.path(rest)).await;
    }
    app.get("/api/games").await;
    game.ask("white", "hint").await;
    let agreed = json!({ "game": "pentago", "white": "human", "black": "human", "hints": true });
    app.create(&agreed).await.ask("white", "threats").await;
    app.live(&game.path("/live")).await;
    for (m, ply) in [(ILLEGAL, 0), ("c3-2R", 0), ("c3-2R", 0)] {
        game.play("white", m, ply).await;
    }
    for (color, what) in [
        ("white", "rematch"),
        ("white", "takeback"),
        ("white", "takeback"),
        ("white", "draw"),
        ("white", "draw"),
        ("white", "resign"),
        ("white", "resign"),
        ("white", "rematch"),
        ("white", "invite"),
    ] {
        game.act(color, what).await;
    }
    let choosing = json!({ "game": "pantarei", "white": "human", "black": "human",
        "chooser": "white", "hints": true });
    let choosing = app.create(&choosing).await;
    app.get(&choosing.path("/record")).await;
    choosing.ask("white", "hint").await;
    let (token, path) = (choosing.token("white"), choosing.path("/choice"));
    for _ in 0..2 {
        app.post_as(token, &path, &body(&path)).await;
    }
    choosing.ask("white", "hint").await;
    app.post_as(token, "/api/leave", &Value::Null).await;
    app.met()
}

/// What those meet who come along, or only ask.
async fn met_beside_play() -> BTreeSet<Answer> {
    let app = TestApp::start().await;
    let open = json!({ "game": "pentago", "white": "human", "black": "open" });
    let game = app.create(&open).await;
    let path = game.path("/claim");
    app.post(&path, &body(&path)).await;
    game.act("white", "invite").await;
    let game = app.create(&open).await;
    let path = game.path("/claim");
    for _ in 0..2 {
        app.post(&path, &json!({ "secret": game.claim_secret() }))
            .await;
    }
    for path in ["/api/games", "/api/preview", "/api/line", "/api/analyze"] {
        let mut wrong = body(path);
        app.post(path, &wrong).await;
        wrong["game"] = json!("chess");
        app.post(path, &wrong).await;
    }
    for position in ["6/6/6/6/6/6+w", "nothing"] {
        app.get(&format!("/api/picture?game=pentago&position={position}"))
            .await;
    }
    app.met()
}
