//! Clients that mean no good: nothing grows for them, and nobody waits because of them.

use std::num::NonZeroUsize;
use std::time::Duration;

use axum::http::Request;
use http_body_util::Full;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::common::TestApp;

/// Nothing here takes longer unless it hangs.
const PATIENCE: Duration = Duration::from_mins(1);

/// Does something until it succeeds.
async fn in_time<T>(work: impl Future<Output = T>) -> T {
    tokio::time::timeout(PATIENCE, work)
        .await
        .expect("it comes about in time")
}

/// A WebSocket by hand, after the server has agreed to it.
async fn socket(app: &TestApp, path: &str) -> TcpStream {
    let head = format!(
        "GET {path} HTTP/1.1\r\nhost: {}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        app.address
    );
    let mut stream = TcpStream::connect(app.address).await.unwrap();
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut status = [0; 12];
    stream.read_exact(&mut status).await.unwrap();
    assert_eq!(&status, b"HTTP/1.1 101");
    stream
}

/// Reads until the server has hung up.
async fn is_hung_up_on(mut stream: TcpStream) {
    let mut bytes = [0; 4096];
    in_time(async { while matches!(stream.read(&mut bytes).await, Ok(1..)) {} }).await;
}

#[tokio::test]
async fn who_never_answers_does_not_keep_a_socket() {
    let app = TestApp::start_with(|config| {
        config.limits.live_per_client = 1;
        config.limits.heartbeat = Duration::from_millis(50);
    })
    .await;
    let game = app.two_people("pentago").await;
    let path = game.path("/live");
    let _silent = socket(&app, &path).await;
    in_time(async {
        while app.live_with(&path, &[]).await.is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
}

#[tokio::test]
async fn who_answers_keeps_the_socket() {
    let app = TestApp::start_with(|config| {
        config.limits.heartbeat = Duration::from_millis(50);
    })
    .await;
    let game = app.two_people("pentago").await;
    let mut live = app.live(&game.path("/live")).await;
    assert_eq!(live.next().await.unwrap()["ply"], 0);
    // It reads on, which is what answers, through many heartbeats.
    let (told, ()) = tokio::join!(live.next(), async {
        tokio::time::sleep(Duration::from_secs(1)).await;
        game.play("white", "c3-2R", 0).await.expect(200);
    });
    assert_eq!(told.unwrap()["ply"], 1);
}

#[tokio::test]
async fn who_does_not_read_answers_does_not_keep_a_connection() {
    let app = TestApp::start_with(|config| {
        config.limits.connections = 1;
        config.limits.write_time = Duration::from_millis(100);
    })
    .await;
    let mut stalled = TcpStream::connect(app.address).await.unwrap();
    let ask = format!(
        "GET /api/openapi.json HTTP/1.1\r\nhost: {}\r\n\r\n",
        app.address
    );
    let asked = ask.repeat(10_000);
    let asking = tokio::spawn(async move {
        let _ = stalled.write_all(asked.as_bytes()).await;
        // It stays, and reads nothing.
        std::future::pending::<()>().await;
    });
    assert_eq!(in_time(app.get("/healthz")).await.status, 200);
    asking.abort();
}

#[tokio::test]
async fn one_host_has_a_share_of_the_connections() {
    let app = TestApp::start_with(|config| {
        config.limits.connections_per_client = 4;
        config.limits.header_time = PATIENCE;
    })
    .await;
    let mut held = Vec::new();
    for _ in 0..4 {
        held.push(TcpStream::connect(app.address).await.unwrap());
    }
    is_hung_up_on(TcpStream::connect(app.address).await.unwrap()).await;
    drop(held);
    // Somebody else of the same house comes in when there is room again.
    in_time(async {
        loop {
            let mut stream = TcpStream::connect(app.address).await.unwrap();
            let ask = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";
            let mut text = String::new();
            let sent = stream.write_all(ask).await;
            if sent.is_ok() && stream.read_to_string(&mut text).await.is_ok() && !text.is_empty() {
                assert!(text.starts_with("HTTP/1.1 200"), "{text}");
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
}

#[tokio::test]
async fn one_client_makes_so_many_games_and_others_still_may() {
    let app = TestApp::start_with(|config| {
        config.behind_proxy = true;
        config.limits.games = server::Rate {
            per_second: 0.01,
            burst: 2.0,
        };
    })
    .await;
    let setup = json!({ "game": "pentago", "white": "human", "black": "human" });
    let make = async |client: &str| {
        let header = ("x-forwarded-for", client.to_owned());
        app.post_with("/api/games", &setup, &[header]).await
    };
    for _ in 0..2 {
        make("192.0.2.1").await.expect(201);
    }
    assert_eq!(make("192.0.2.1").await.refusal(429), "too-many-requests");
    make("192.0.2.2").await.expect(201);
}

/// A question that is thought about for as long as it may.
fn long() -> Value {
    json!({ "game": "pentago", "position": "6/6/6/6/6/6 w", "millis": 20_000, "lines": 20 })
}

/// A question that is soon answered.
fn short() -> Value {
    json!({ "game": "pentago", "position": "6/6/6/6/6/6 w", "millis": 200 })
}

/// The text of a request for events from somebody behind a proxy.
fn ask_for_events(app: &TestApp, client: &str, body: &Value) -> String {
    let body = body.to_string();
    format!(
        "POST /api/analyze HTTP/1.1\r\nhost: {}\r\nx-forwarded-for: {client}\r\n\
         content-type: application/json\r\naccept: text/event-stream\r\n\
         content-length: {}\r\n\r\n{body}",
        app.address,
        body.len()
    )
}

async fn answer_to(app: &TestApp, client: &str, body: &Value) -> u16 {
    let request = Request::post("/api/analyze")
        .header("content-type", "application/json")
        .header("x-forwarded-for", client)
        .body(Full::new(body.to_string().into()));
    app.send(request.unwrap()).await.status.as_u16()
}

#[tokio::test]
async fn nobody_waits_for_the_whole_thought_of_somebody_else() {
    let app = TestApp::start_with(|config| {
        config.analysis_threads = NonZeroUsize::MIN;
        config.behind_proxy = true;
    })
    .await;
    let mut greedy = TcpStream::connect(app.address).await.unwrap();
    let ask = ask_for_events(&app, "192.0.2.1", &long());
    greedy.write_all(ask.as_bytes()).await.unwrap();
    greedy.readable().await.unwrap();
    // It would be thought about for twice as long if nobody gave way.
    let question = short();
    let answered = answer_to(&app, "192.0.2.2", &question);
    let answered = tokio::time::timeout(Duration::from_secs(10), answered).await;
    assert_eq!(answered.expect("it is soon answered"), 200);
}

#[tokio::test]
async fn what_is_thought_about_counts_too() {
    let app = TestApp::start_with(|config| {
        config.analysis_threads = NonZeroUsize::MIN;
        config.limits.analyses_per_client = 1;
        config.behind_proxy = true;
    })
    .await;
    let mut stream = TcpStream::connect(app.address).await.unwrap();
    let ask = ask_for_events(&app, "192.0.2.1", &long());
    stream.write_all(ask.as_bytes()).await.unwrap();
    let mut text = String::new();
    while !text.contains("event:") {
        let mut bytes = [0; 4096];
        let n_bytes = stream.read(&mut bytes).await.unwrap();
        text += &String::from_utf8_lossy(&bytes[..n_bytes]);
    }
    assert_eq!(answer_to(&app, "192.0.2.1", &short()).await, 429);
    assert_eq!(answer_to(&app, "192.0.2.2", &short()).await, 200);
}

#[tokio::test]
async fn games_of_computers_do_not_make_a_person_wait() {
    let app = TestApp::start_with(|config| {
        config.engine_threads = NonZeroUsize::MIN;
        config.behind_proxy = true;
    })
    .await;
    let computers = json!({ "game": "pentago", "white": "computer:10", "black": "computer:10" });
    let make = async |client: &str, setup: &Value| {
        let header = ("x-forwarded-for", client.to_owned());
        app.post_with("/api/games", setup, &[header])
            .await
            .expect(201)
    };
    let mut shows = Vec::new();
    for _ in 0..100 {
        shows.push(make("192.0.2.1", &computers).await);
    }
    let alone = json!({ "game": "pentago", "white": "computer:10", "black": "human" });
    let game = make("192.0.2.2", &alone).await;
    let ply = async |game: &Value| {
        let path = format!("/api/games/{}", game["id"].as_str().unwrap());
        app.get(&path).await.expect(200)["ply"].as_u64().unwrap()
    };
    in_time(async {
        while ply(&game).await == 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
    let mut n_moves = 0;
    for show in &shows {
        n_moves += ply(show).await;
    }
    assert!(n_moves < 100, "{n_moves} moves of others came first");
}

#[tokio::test]
async fn one_client_has_so_many_games_of_computers() {
    let app = TestApp::start_with(|config| {
        config.engine_threads = NonZeroUsize::MIN;
        config.behind_proxy = true;
        config.limits.engine_queue_per_client = 3;
    })
    .await;
    let computers = json!({ "game": "pentago", "white": "computer:10", "black": "computer:10" });
    let make = async |client: &str| {
        let header = ("x-forwarded-for", client.to_owned());
        app.post_with("/api/games", &computers, &[header])
            .await
            .status
            .as_u16()
    };
    let mut answers = Vec::new();
    for _ in 0..6 {
        answers.push(make("192.0.2.1").await);
    }
    assert!(answers.contains(&429), "{answers:?}");
    assert_eq!(make("192.0.2.2").await, 201);
}
