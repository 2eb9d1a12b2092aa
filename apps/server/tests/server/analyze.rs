//! Analysis for whoever asks.

use std::time::Duration;

use axum::http::Request;
use http_body_util::Full;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::common::{Reply, TestApp};
use crate::contract::events;

const STREAM: (&str, &str) = ("accept", "text/event-stream");
/// All moves of it are solved in no time.
const LATE: &str = "ww1bbb/bbwbw1/bw1wbw/1b1bw1/wb1wwb/1wb1w1 w";
const FINISHED: &str = "wbwbw1/bwbwb1/wbwbbw/bwwbwb/wbbwb1/bwwb2 w";

async fn analyze(app: &TestApp, body: &Value) -> Reply {
    app.post("/api/analyze", body).await
}

#[tokio::test]
async fn every_game_is_analyzed() {
    let app = TestApp::start().await;
    for (game, position) in [
        ("pentago", "6/6/2w3/6/6/6 b finnish"),
        ("pentaroll", "6/6/6/6/6/w5 b"),
    ] {
        let body = json!({ "game": game, "position": position, "millis": 50, "lines": 2 });
        let analysis = analyze(&app, &body).await.expect(200);
        assert_eq!(analysis["game"], game);
        assert_eq!(analysis["position"], position);
        assert_eq!(analysis["proven"], false, "{analysis}");
        assert!(analysis["value"].is_null());
        assert!(analysis["score"].is_i64());
        assert_eq!(analysis["lines"].as_array().unwrap().len(), 2);
        assert_eq!(analysis["best"], analysis["lines"][0]["move"]);
    }
}

#[tokio::test]
async fn what_can_be_proven_is_proven_for_every_move() {
    let app = TestApp::start().await;
    let body = json!({ "game": "pentago", "position": LATE, "millis": 20_000 });
    let analysis = analyze(&app, &body).await.expect(200);
    assert_eq!(analysis["proven"], true);
    let moves = analysis["moves"].as_array().unwrap();
    assert_eq!(moves.len(), 10 * 8);
    assert!(moves.iter().all(|m| m["proven"] == true));
}

#[tokio::test]
async fn a_proof_is_of_every_move_or_says_what_it_would_take() {
    let app = TestApp::start_with(|config| config.analysis_memory = 64 << 20).await;
    let prove = |position: &str| json!({ "game": "pentago", "position": position, "millis": 20_000, "proof": true });
    let analysis = analyze(&app, &prove(LATE)).await.expect(200);
    let moves = analysis["moves"].as_array().unwrap();
    assert!(moves.len() == 80 && moves.iter().all(|m| m["proven"] == true));
    let early = prove("wb3b/b2wb1/4ww/1ww1bb/bw3b/2w3 w");
    let told = analyze(&app, &early).await.expect(422);
    assert_eq!(told["error"]["code"], "no-memory");
    let memory = &told["error"]["memory"];
    assert_eq!(memory["limit"], 64 << 20);
    assert!(memory["needed"].as_u64().unwrap() > 1 << 30, "{memory}");
    let header = (STREAM.0, STREAM.1.to_owned());
    let reply = app.post_with("/api/analyze", &early, &[header]).await;
    let (name, failed) = events(&reply.text).pop().unwrap();
    assert_eq!(
        (name.as_str(), &failed["error"]["memory"]),
        ("failed", memory)
    );
}

#[tokio::test]
async fn a_keeper_may_allow_longer_analyses() {
    let app = TestApp::start_with(|config| {
        config.limits.set("analysis-seconds=60").unwrap();
    })
    .await;
    let body = json!({ "game": "pentago", "position": LATE, "millis": 60_000 });
    assert_eq!(analyze(&app, &body).await.expect(200)["proven"], true);
    let body = json!({ "game": "pentago", "position": LATE, "millis": 60_001 });
    assert_eq!(analyze(&app, &body).await.refusal(422), "bad-setup");
}

#[tokio::test]
async fn openings_have_their_published_values() {
    let app = TestApp::start().await;
    let body = json!({ "game": "pentago", "position": "6/6/6/6/6/6 w", "millis": 50 });
    let analysis = analyze(&app, &body).await.expect(200);
    assert_eq!(analysis["method"], "published solution");
    assert!(analysis["source"].as_str().unwrap().contains("Irving"));
    let moves = analysis["moves"].as_array().unwrap();
    let count = |value: &str| moves.iter().filter(|m| m["value"] == value).count();
    assert_eq!((count("win"), count("draw")), (192, 96));
}

#[tokio::test]
async fn an_analysis_is_heard_as_it_becomes_better() {
    let app = TestApp::start().await;
    let body = json!({ "game": "pentago", "position": "6/6/2w3/6/6/6 b", "millis": 400 });
    let header = (STREAM.0, STREAM.1.to_owned());
    let reply = app.post_with("/api/analyze", &body, &[header]).await;
    assert_eq!(reply.status, 200);
    assert_eq!(reply.headers["content-type"], "text/event-stream");
    let events = events(&reply.text);
    let count = |name: &str| events.iter().filter(|(other, _)| other == name).count();
    assert!(count("analysis") > 0);
    let (name, analysis) = events.last().unwrap();
    assert_eq!((name.as_str(), count("done")), ("done", 1));
    assert!(analysis["best"].is_string());
}

#[tokio::test]
async fn a_finished_game_has_a_value_and_no_moves() {
    let app = TestApp::start().await;
    let body = json!({ "game": "pentago", "position": FINISHED, "millis": 50 });
    let analysis = analyze(&app, &body).await.expect(200);
    assert_eq!(analysis["value"], "win");
    assert_eq!(analysis["moves"], json!([]));
}

#[tokio::test]
async fn wrong_questions_are_refused_in_words() {
    let app = TestApp::start().await;
    let refusal = async |change: Value, status: u16, code: &str, words: &str| {
        let mut body = json!({ "game": "pentago", "position": "6/6/6/6/6/6 w", "millis": 10 });
        let changes = change.as_object().unwrap().clone();
        body.as_object_mut().unwrap().extend(changes);
        let reply = analyze(&app, &body).await;
        assert!(reply.text.contains(words), "{}", reply.text);
        assert_eq!(reply.refusal(status), code);
    };
    refusal(json!({ "game": "chess" }), 422, "bad-setup", "pentago").await;
    refusal(json!({ "position": "7/6 w" }), 422, "bad-position", "").await;
    refusal(json!({ "millis": 0 }), 422, "bad-setup", "1 to 20000").await;
    refusal(json!({ "millis": 20_001 }), 422, "bad-setup", "20001").await;
    refusal(json!({ "lines": 0 }), 422, "bad-setup", "lines").await;
    let edition = json!({ "edition": "finnish" });
    refusal(edition, 422, "bad-setup", "standard").await;
    refusal(json!({ "depth": 3 }), 400, "bad-request", "depth").await;
}

/// Sends a question and hears that it was taken in.
async fn ask(app: &TestApp, body: &Value) -> TcpStream {
    ask_in(app, body, "identity").await
}

/// The same for an answer in this encoding.
async fn ask_in(app: &TestApp, body: &Value, encoding: &str) -> TcpStream {
    let body = body.to_string();
    let head = format!(
        "POST /api/analyze HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\n\
         accept: text/event-stream\r\naccept-encoding: {encoding}\r\ncontent-length: {}\r\n\r\n",
        app.address,
        body.len()
    );
    let mut stream = TcpStream::connect(app.address).await.unwrap();
    stream.write_all((head + &body).as_bytes()).await.unwrap();
    let mut status = [0; 12];
    stream.read_exact(&mut status).await.unwrap();
    assert_eq!(&status, b"HTTP/1.1 200");
    stream
}

/// Something more of an answer.
async fn hear(stream: &mut TcpStream) -> String {
    let mut bytes = [0; 4096];
    let n_bytes = stream.read(&mut bytes).await.unwrap();
    assert!(n_bytes > 0, "the answer has ended");
    String::from_utf8_lossy(&bytes[..n_bytes]).into_owned()
}

#[tokio::test]
async fn events_are_compressed_and_do_not_wait_for_each_other() {
    let app = TestApp::start().await;
    let position = "6/1w4/2b3/2w3/4b1/3w1b b";
    let long = json!({ "game": "pentago", "position": position, "millis": 20_000 });
    let mut stream = ask_in(&app, &long, "gzip").await;
    let mut answer = Vec::new();
    let ends = |bytes: &[u8]| bytes.windows(4).position(|four| four == b"\r\n\r\n");
    // The head, and more than the head of a compressed stream: an event.
    while ends(&answer).is_none_or(|end| answer.len() < end + 200) {
        let mut bytes = [0; 4096];
        let n_bytes = stream.read(&mut bytes).await.unwrap();
        assert!(n_bytes > 0, "the answer has ended");
        answer.extend_from_slice(&bytes[..n_bytes]);
    }
    let head = String::from_utf8_lossy(&answer[..ends(&answer).unwrap()]).to_lowercase();
    assert!(head.contains("content-encoding: gzip"), "{head}");
    // Compressed answers end with an empty chunk: this one goes on, and a short one ends.
    assert!(!answer.ends_with(b"0\r\n\r\n"));
    let short = json!({ "game": "pentago", "position": position, "millis": 20 });
    let mut stream = ask_in(&app, &short, "gzip").await;
    let mut answer = Vec::new();
    while !answer.ends_with(b"0\r\n\r\n") {
        let mut bytes = [0; 4096];
        let n_bytes = stream.read(&mut bytes).await.unwrap();
        assert!(n_bytes > 0, "the answer broke off");
        answer.extend_from_slice(&bytes[..n_bytes]);
    }
}

#[tokio::test]
async fn who_goes_away_is_not_waited_for() {
    let one = std::num::NonZeroUsize::MIN;
    let app = TestApp::start_with(|config| {
        config.analysis_threads = one;
        config.limits.analyses = 8;
    })
    .await;
    let start = "6/6/6/6/6/6 w";
    let long = json!({ "game": "pentago", "position": start, "millis": 20_000 });
    let short = json!({ "game": "pentago", "position": start, "millis": 20 });
    let mut thought_about = ask(&app, &long).await;
    while !hear(&mut thought_about).await.contains("event:") {}
    let mut waiting = Vec::new();
    while waiting.len() < 8 {
        // Whoever asks the same would be told of the same search.
        let millis = 19_000 + waiting.len();
        let other = json!({ "game": "pentago", "position": start, "millis": millis });
        waiting.push(ask(&app, &other).await);
    }
    assert_eq!(analyze(&app, &short).await.refusal(503), "busy");
    drop((thought_about, waiting));
    let answered = async {
        while analyze(&app, &short).await.status != 200 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    // Any one of those would be thought about for longer.
    tokio::time::timeout(Duration::from_secs(15), answered)
        .await
        .expect("nobody is waited for");
}

#[tokio::test]
async fn one_client_waits_for_a_few_analyses_and_others_still_may() {
    let one = std::num::NonZeroUsize::MIN;
    let app = TestApp::start_with(|config| {
        config.analysis_threads = one;
        config.behind_proxy = true;
        config.limits.analyses_per_client = 1;
    })
    .await;
    let body = json!({ "game": "pentago", "position": "6/6/6/6/6/6 w", "millis": 1000 });
    let ask = async |client: &'static str| {
        let request = Request::post("/api/analyze")
            .header("content-type", "application/json")
            .header("x-forwarded-for", client)
            .body(Full::new(body.to_string().into()));
        app.send(request.unwrap()).await.status.as_u16()
    };
    let greedy = async || {
        let asked = (0..4).map(|_| ask("192.0.2.1"));
        futures_util::future::join_all(asked).await
    };
    let (greedy, modest) = tokio::join!(greedy(), ask("192.0.2.2"));
    assert!(greedy.contains(&429), "{greedy:?}");
    assert!(greedy.contains(&200), "{greedy:?}");
    assert_eq!(modest, 200);
}
