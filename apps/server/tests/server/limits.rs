//! What the server does not let anybody do, and what it tells browsers.

use std::time::Duration;

use axum::body::Bytes;
use axum::http::{HeaderMap, Request, StatusCode};
use http_body_util::Full;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::{Value, json};
use server::Rate;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Error;

use crate::common::{Reply, TestApp};

#[tokio::test]
async fn large_bodies_are_refused() {
    let app = TestApp::start().await;
    let body = json!({ "game": "pentago", "position": "6".repeat(20_000), "move": "a1" });
    assert_eq!(
        app.post("/api/preview", &body).await.refusal(413),
        "too-large"
    );
}

/// What comes back when the head of a request with a body of this length was sent, and nothing more.
async fn told_at_once(app: &TestApp, path: &str, length: u64) -> String {
    let mut stream = TcpStream::connect(app.address).await.unwrap();
    let head = format!(
        "POST {path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n\
         expect: 100-continue\r\ncontent-length: {length}\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut told = vec![0; 4096];
    let n_bytes = stream.read(&mut told).await.unwrap();
    String::from_utf8_lossy(&told[..n_bytes]).into_owned()
}

#[tokio::test]
async fn large_bodies_are_not_asked_for() {
    let app = TestApp::start().await;
    let game = app.two_people("pentago").await;
    let resign = game.path("/resign");
    for path in ["/api/preview", &resign, "/play/pentago", "/nothing"] {
        let told = told_at_once(&app, path, 1 << 40).await;
        assert!(told.starts_with("HTTP/1.1 413"), "{path}: {told}");
    }
    let told = told_at_once(&app, "/api/preview", 100).await;
    assert!(told.starts_with("HTTP/1.1 100"), "{told}");
}

#[tokio::test]
async fn bodies_are_json_and_nothing_else() {
    let app = TestApp::start().await;
    let request = Request::post("/api/preview").header("content-type", "text/plain");
    let request = request.body(Full::new(Bytes::from_static(b"{}"))).unwrap();
    assert_eq!(app.send(request).await.refusal(415), "not-json");
    let request = Request::post("/api/preview").header("content-type", "application/json");
    let request = request.body(Full::new(Bytes::from_static(b"{"))).unwrap();
    assert_eq!(app.send(request).await.refusal(400), "bad-request");
}

#[tokio::test]
async fn who_asks_too_often_must_wait() {
    let rate = Rate {
        per_second: 0.01,
        burst: 5.0,
    };
    let app = TestApp::start_with(|config| {
        config.limits.requests = rate;
        config.behind_proxy = true;
    })
    .await;
    let ask = async |client: &str| {
        let request = Request::get("/api/openapi.json").header("x-forwarded-for", client);
        app.send(request.body(Full::default()).unwrap()).await
    };
    for _ in 0..5 {
        assert_eq!(ask("192.0.2.1").await.status, 200);
    }
    let reply = ask("192.0.2.1").await;
    assert!(reply.headers.contains_key("retry-after"));
    assert_eq!(reply.headers["connection"], "close");
    assert_eq!(reply.refusal(429), "too-many-requests");
    assert_eq!(ask("192.0.2.2").await.status, 200, "another client may");
    assert_eq!(
        ask("192.0.2.2, 192.0.2.1").await.status,
        429,
        "the last one is who asks"
    );
    assert_eq!(app.get("/healthz").await.text, "ok\n");
    let request = Request::get("/").header("x-forwarded-for", "192.0.2.1");
    let page = app.send(request.body(Full::default()).unwrap()).await;
    assert_eq!(page.status, 429);
    let kind = page.headers["content-type"].to_str().unwrap();
    assert!(kind.starts_with("text/html"), "people get a page: {kind}");
}

#[tokio::test]
async fn new_games_cost_more() {
    let rate = Rate {
        per_second: 0.01,
        burst: 1.0,
    };
    let app = TestApp::start_with(|config| config.limits.costly = rate).await;
    let game = app.two_people("pentago").await;
    let setup = json!({ "game": "pentago", "white": "human", "black": "human" });
    assert_eq!(
        app.post("/api/games", &setup).await.refusal(429),
        "too-many-requests"
    );
    game.play("white", "c3-2R", 0).await.expect(200);
}

#[tokio::test]
async fn live_connections_are_counted() {
    let app = TestApp::start_with(|config| config.limits.live_per_client = 2).await;
    let game = app.two_people("pentago").await;
    let path = game.path("/live");
    let first = app.live(&path).await;
    let _second = app.live(&path).await;
    let third = app.live_with(&path, &[]).await;
    assert!(matches!(third, Err(Error::Http(response)) if response.status() == 429));
    drop(first);
    for _ in 0..100 {
        if app.live_with(&path, &[]).await.is_ok() {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("a closed connection makes room");
}

#[tokio::test]
async fn the_engine_is_not_overrun() {
    let app = TestApp::start_with(|config| config.limits.engine_queue = 0).await;
    let setup = json!({ "game": "pentago", "white": "human", "black": "computer:1" });
    let reply = app.post("/api/games", &setup).await;
    assert!(reply.headers.contains_key("retry-after"));
    assert_eq!(reply.refusal(503), "busy");
    let setup = json!({ "game": "pentago", "white": "human", "black": "human", "hints": true });
    let game = app.create(&setup).await;
    assert_eq!(game.ask("white", "hint").await.refusal(503), "busy");
}

#[tokio::test]
async fn every_answer_is_protected() {
    let app = TestApp::start().await;
    for path in [
        "/",
        "/healthz",
        "/api/openapi.json",
        "/nothing",
        "/api/nothing",
    ] {
        let headers = app.get(path).await.headers;
        let policy = headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("default-src 'none'"), "{path}: {policy}");
        assert!(
            policy.contains("frame-ancestors 'none'"),
            "{path}: {policy}"
        );
        // `wasm-unsafe-eval` lets WebAssembly be compiled, and nothing else.
        assert!(!policy.contains("'unsafe"), "{path}: {policy}");
        assert_eq!(headers["x-content-type-options"], "nosniff", "{path}");
        assert_eq!(headers["referrer-policy"], "no-referrer", "{path}");
        // Only a page that is isolated from others may let threads share a memory.
        assert_eq!(headers["cross-origin-opener-policy"], "same-origin");
        assert_eq!(headers["cross-origin-embedder-policy"], "require-corp");
        assert!(!is_for_all(&headers), "{path}");
    }
}

/// Whether a site that is isolated from others may show an answer.
fn is_for_all(headers: &HeaderMap) -> bool {
    let policy = headers.get("cross-origin-resource-policy");
    policy.is_some_and(|policy| policy == "cross-origin")
}

#[tokio::test]
async fn pictures_and_embeds_are_for_isolated_sites_too() {
    let app = TestApp::start().await;
    for path in [
        "/api/picture?game=pentago&position=6/6/6/6/6/6+w",
        "/en/embed/pentaroll?position=w5/6/6/6/6/6+b",
    ] {
        assert!(is_for_all(&app.get(path).await.headers), "{path}");
    }
}

#[tokio::test]
async fn only_embeds_may_be_framed() {
    let app = TestApp::start().await;
    let game = app.two_people("pentaroll").await;
    let embed = format!("/en/embed/g/{}", game.id);
    let going = app.get(&embed).await;
    assert_eq!(
        (going.status, is_framed(&going)),
        (StatusCode::NOT_FOUND, false)
    );
    game.act("white", "resign").await.expect(200);
    let over = app.get(&embed).await;
    assert_eq!((over.status, is_framed(&over)), (StatusCode::OK, true));
    let position = app.get("/en/embed/pentaroll?position=w5/6/6/6/6/6+b").await;
    assert_eq!(
        (position.status, is_framed(&position)),
        (StatusCode::OK, true)
    );
    let wrong = app.get("/en/embed/pentaroll?position=nothing").await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    let page = app.get(&format!("/en/g/{}", game.id)).await;
    assert_eq!((page.status, is_framed(&page)), (StatusCode::OK, false));
}

#[tokio::test]
async fn pages_about_errors_wear_the_hue_of_no_game() {
    let app = TestApp::start().await;
    let page = app.get("/en/nowhere").await;
    assert_eq!(page.status, StatusCode::NOT_FOUND);
    assert!(page.text.contains("class=\"error\""), "{}", page.text);
}

#[tokio::test]
async fn a_game_that_a_browser_keeps_is_embedded_by_its_record() {
    let app = TestApp::start().await;
    let game = app.two_people("pentaroll").await;
    game.act("white", "resign").await.expect(200);
    let path = format!("/api/games/{}/record", game.id);
    let record = app.get(&path).await.text;
    let record = record.replacen("]\n", "]\n[White \"Level 3\"]\n[Black \"<b>Ann\"]\n", 1);
    let embed = |game: &str, record: &str| {
        let record = utf8_percent_encode(record, NON_ALPHANUMERIC);
        format!("/en/embed/{game}?record={record}")
    };
    let shown = app.get(&embed("pentaroll", &record)).await;
    assert_eq!((shown.status, is_framed(&shown)), (StatusCode::OK, true));
    let text = shown.text;
    for words in ["Computer, level 3", "&lt;b&gt;Ann", "Black wins"] {
        assert!(text.contains(words), "{words} is not in {text}");
    }
    let going = record.replace("0-1", "*");
    for path in [
        embed("pentago", &record),
        embed("pentaroll", &going),
        embed("pentaroll", "[nothing"),
        embed("pentaroll", &record.repeat(2)),
        "/en/embed/pentaroll".to_owned(),
    ] {
        let refused = app.get(&path).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{path}");
    }
}

/// Whether other sites may frame an answer.
fn is_framed(reply: &Reply) -> bool {
    let policy = reply.headers["content-security-policy"].to_str().unwrap();
    let is_framed = policy.contains("frame-ancestors *");
    assert_eq!(reply.headers.contains_key("x-frame-options"), !is_framed);
    is_framed
}

#[tokio::test]
async fn programs_get_errors_and_people_get_pages() {
    let app = TestApp::start().await;
    assert_eq!(app.get("/api/nothing").await.refusal(404), "not-found");
    assert_eq!(app.get("/api/preview").await.refusal(405), "wrong-method");
    assert_eq!(
        app.get("/api/games/nosuchgame").await.refusal(404),
        "no-such-game"
    );
    let page = app.get("/nothing").await;
    assert_eq!(page.status, 404);
    assert!(
        page.headers["content-type"]
            .to_str()
            .unwrap()
            .starts_with("text/html")
    );
}

#[tokio::test]
async fn whatever_is_wrong_with_an_address_is_told_in_json() {
    let app = TestApp::start().await;
    let game = app.two_people("pentago").await;
    for (path, status, code) in [
        ("/api".to_owned(), 404, "not-found"),
        ("/api/".to_owned(), 404, "not-found"),
        ("/api//".to_owned(), 404, "not-found"),
        ("/api/games/".to_owned(), 404, "not-found"),
        ("/api/games/%ff".to_owned(), 404, "no-such-game"),
        ("/api/games/%ff/live".to_owned(), 404, "no-such-game"),
        (game.path("/live?ply=abc"), 400, "bad-request"),
        (game.path("/live?ply=-1"), 400, "bad-request"),
        ("/api/picture?game=pentago".to_owned(), 400, "bad-request"),
    ] {
        assert_eq!(app.get(&path).await.refusal(status), code, "{path}");
    }
    let posted = app.post("/api/", &json!({})).await;
    assert_eq!(posted.refusal(404), "not-found");
}

#[tokio::test]
async fn an_answer_that_takes_too_long_is_given_up_in_json() {
    let app = TestApp::start_with(|config| {
        config.limits.answer_time = std::time::Duration::from_millis(50);
    })
    .await;
    let body = json!({ "game": "pentago", "position": "6/6/6/6/6/6 w", "millis": 20_000 });
    let reply = app.post("/api/analyze", &body).await;
    assert!(reply.headers.contains_key("retry-after"));
    assert!(reply.headers.contains_key("content-security-policy"));
    assert_eq!(reply.refusal(503), "too-slow");
}

#[tokio::test]
async fn counters_are_in_the_format_of_prometheus() {
    let app = TestApp::start().await;
    let game = app.two_people("pentago").await;
    game.play("white", "c3-2R", 0).await.expect(200);
    let text = app.metrics().await;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (name, value) = line.rsplit_once(' ').unwrap();
        assert!(name.starts_with("panta_"), "{line}");
        assert!(value.parse::<f64>().is_ok(), "{line}");
    }
    assert!(text.contains("panta_moves_total 1"), "{text}");
    assert_eq!(app.get("/metrics").await.status, 404, "it is not for all");
    assert_eq!(app.get("/healthz").await.status, 200);
}

#[tokio::test]
async fn a_silent_client_does_not_keep_its_place() {
    let app = TestApp::start_with(|config| {
        config.limits.connections = 1;
        config.limits.header_time = Duration::from_millis(50);
    })
    .await;
    // It has the only place, and the others are served when the server has hung up on it.
    let _silent = TcpStream::connect(app.address).await.unwrap();
    assert_eq!(app.get("/healthz").await.status, 200);
    let _: Value = app.get("/api/openapi.json").await.expect(200);
    app.stop().await;
}
