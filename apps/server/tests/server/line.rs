//! Positions, moves and records that somebody brings along.

use serde_json::{Value, json};

use crate::common::TestApp;

async fn line(app: &TestApp, body: &Value) -> Value {
    app.post("/api/line", body).await.expect(200)
}

async fn complaint(app: &TestApp, text: &str) -> (String, String) {
    let body = json!({ "game": "pentago", "text": text });
    let error = app.post("/api/line", &body).await.expect(422)["error"].take();
    let word = |name: &str| error[name].as_str().unwrap().to_owned();
    (word("code"), word("message"))
}

#[tokio::test]
async fn a_blank_board_is_the_start_of_the_edition() {
    let app = TestApp::start().await;
    for (game, edition, n_moves) in [
        ("pentago", "standard", 288),
        ("pentago", "basque", 144),
        ("pentaroll", "standard", 20),
    ] {
        let line = line(&app, &json!({ "game": game, "edition": edition })).await;
        assert_eq!(line["edition"], edition);
        assert_eq!(line["plies"].as_array().unwrap().len(), 1, "{line}");
        let ply = &line["plies"][0];
        assert!(ply["move"].is_null());
        assert_eq!(ply["turn"], "white");
        assert_eq!(ply["legal"].as_array().unwrap().len(), n_moves, "{game}");
    }
}

#[tokio::test]
async fn every_ply_says_how_the_board_stands() {
    let app = TestApp::start().await;
    let position = "b1b3/bw4/2w2b/3w2/b3w1/6 w";
    let body = json!({ "game": "pentago", "position": position, "moves": ["f6"] });
    let line = line(&app, &body).await;
    let last = &line["plies"][1];
    assert_eq!(last["move"], "f6");
    assert_eq!(last["outcome"], "white");
    assert_eq!(last["reason"], "five by placing");
    assert_eq!(last["legal"], json!([]));
    assert_eq!(last["marks"]["last"], json!(["f6"]));
    assert_eq!(last["marks"]["line"].as_array().unwrap().len(), 5);
    assert!(line["record"].as_str().unwrap().contains("1. f6 1-0"));
}

#[tokio::test]
async fn whatever_is_pasted_is_read() {
    let app = TestApp::start().await;
    let record =
        "[Game \"Pentaroll\"]\n[Result \"0-1\"]\n[Termination \"resignation\"]\n\n1. W3 Nc 0-1\n";
    for (text, game, moves) in [
        ("6/6/2w3/6/6/6 b", "pentago", json!([])),
        (
            " 1. c3-2R d4-1L 2. b2-4R ",
            "pentago",
            json!(["c3-2R", "d4-1L", "b2-4R"]),
        ),
        ("1.C3-2r d41l *", "pentago", json!(["c3-2R", "d4-1L"])),
        (record, "pentaroll", json!(["W3", "Nc"])),
    ] {
        let line = line(&app, &json!({ "game": "pentago", "text": text })).await;
        assert_eq!(line["game"], game, "{text}");
        let plies = line["plies"].as_array().unwrap();
        let played: Vec<_> = plies[1..].iter().map(|ply| ply["move"].clone()).collect();
        assert_eq!(Value::from(played), moves, "{text}");
        // A game that was resigned can be looked into further.
        assert_eq!(plies.last().unwrap()["outcome"], Value::Null, "{text}");
    }
}

#[tokio::test]
async fn what_cannot_be_read_is_complained_about_in_words() {
    let app = TestApp::start().await;
    for (text, code, part) in [
        ("", "bad-position", "Expected"),
        ("6/6/6/6/6/x5 w", "bad-position", "character 11"),
        (
            "wwwwww/6/6/6/6/6 w",
            "bad-position",
            "White’s marbles: 6, Black’s marbles: 0",
        ),
        (
            "c3-2R c3-1L",
            "bad-line",
            "Move 2, \"c3-1L\": The cell c3 is not empty",
        ),
        ("good morning", "bad-line", "Move 1, \"good\": A move is"),
        (
            "[Game \"Chess\"]\n\n*",
            "bad-line",
            "line 1 at character 8: Expected here: Pentago Pentaroll Pantarei",
        ),
    ] {
        let (found, message) = complaint(&app, text).await;
        assert_eq!(found, code, "{text}: {message}");
        assert!(message.contains(part), "{text}: {message}");
    }
    let many = "c3-2R ".repeat(1001);
    assert!(
        complaint(&app, &many)
            .await
            .1
            .contains("The limit is 1000.")
    );
}

#[tokio::test]
async fn complaints_are_in_the_language_of_whoever_asks() {
    let app = TestApp::start().await;
    let body = json!({ "game": "pentago", "text": "c3-2R c3-1L" });
    let german = [("accept-language", "de".to_owned())];
    let reply = app.post_with("/api/line", &body, &german).await.expect(422);
    assert_eq!(
        reply["error"]["message"],
        "Zug 2, \"c3-1L\": Das Feld c3 ist nicht leer"
    );
}

#[tokio::test]
async fn comments_and_variations_are_brought_along() {
    let app = TestApp::start().await;
    let text = "[Game \"Pentaroll\"]\n[Result \"*\"]\n\n{So} 1. W3 {well} (1. E5 Nd) Nc *\n";
    let read = line(&app, &json!({ "game": "pentaroll", "text": text })).await;
    let step = |m: &str, comment: &str, variations: Value| json!({ "move": m, "comment": comment, "variations": variations });
    let variation =
        json!({ "comment": "", "steps": [step("E5", "", json!([])), step("Nd", "", json!([]))] });
    let steps = [
        step("W3", "well", json!([variation])),
        step("Nc", "", json!([])),
    ];
    assert_eq!(read["told"], json!({ "comment": "So", "steps": steps }));
    let plain = line(&app, &json!({ "game": "pentaroll", "text": "W3 Nc" })).await;
    assert_eq!(plain["told"], Value::Null);
}

#[tokio::test]
async fn a_text_and_a_position_do_not_go_together() {
    let app = TestApp::start().await;
    for body in [
        json!({ "game": "pentago", "text": "c3-2R", "position": "6/6/6/6/6/6 w" }),
        json!({ "game": "pentago", "text": "c3-2R", "moves": ["c3-2R"] }),
        json!({ "game": "pentago", "edition": "belgian" }),
        json!({ "game": "chess" }),
    ] {
        let refusal = app.post("/api/line", &body).await.refusal(422);
        assert_eq!(refusal, "bad-setup", "{body}");
    }
}

#[tokio::test]
async fn positions_have_pictures() {
    let app = TestApp::start().await;
    let path = "/api/picture?game=pentaroll&position=bw4/6/6/6/6/6%20w";
    let reply = app.get(path).await;
    assert_eq!(reply.headers["content-type"], "image/svg+xml");
    assert!(reply.text.starts_with("<svg"), "{}", reply.text);
    let refusal = app.get("/api/picture?game=pentaroll&position=x").await;
    assert_eq!(refusal.refusal(422), "bad-position");
    let refusal = app.get("/api/picture?game=pentaroll").await;
    assert_eq!(refusal.refusal(400), "bad-request");
}
