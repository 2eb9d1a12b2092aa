//! Every way a game can end is told in words: first what happened, then who won.

use serde_json::{Value, json};

use crate::common::{Game, TestApp};

/// The result as the page of a game tells it to somebody who watches.
async fn told(game: &Game<'_>) -> String {
    let html = game
        .app
        .get(&format!("/en/g/{}/result", game.id))
        .await
        .text;
    let words = html.replace("&#39;", "'").replace("</p><h2>", " ");
    let tags = ["<p>", "</h2>"];
    tags.iter().fold(words, |text, tag| text.replace(tag, ""))
}

/// A game of two people from a position, after moves.
async fn played<'a>(app: &'a TestApp, name: &str, position: &str, moves: &[&str]) -> Game<'a> {
    let setup = json!({ "game": name, "position": position, "white": "human", "black": "human" });
    let game = app.create(&setup).await;
    for (ply, m) in moves.iter().enumerate() {
        let turn = game.state().await["turn"].as_str().unwrap().to_owned();
        game.play(&turn, m, ply).await.expect(200);
    }
    game
}

#[tokio::test]
async fn every_end_on_the_board_says_why() {
    let app = TestApp::start().await;
    let twist = "www3/3w2/3w2/6/bb2bb/b5";
    let both = "www3/3w1b/bbbw1b/6/6/6";
    let last_cell = "1wbbww/bbwwbb/wwbbww/bbwwbb/wwbbww/bbwwbb w";
    let six = "w1w2b3b1w3b3,b1w1,b2,w2w3b1,w1b2n,w2b3,w3b2 w s";
    for (name, position, moves, expected) in [
        (
            "pentago",
            "wwww2/6/6/bb2bb/6/6 w",
            &["e1"][..],
            "White’s marble completed five in a row. White wins",
        ),
        (
            "pentago",
            &format!("{twist} w"),
            &["f6-2R"],
            "White’s twist completed five in a row. White wins",
        ),
        (
            "pentago",
            &format!("{twist} b"),
            &["f6-2R"],
            "Black’s twist completed five in a row for White. White wins",
        ),
        (
            "pentago",
            &format!("{both} w"),
            &["f6-2R"],
            "One move made five in a row for both sides. Draw",
        ),
        (
            "pentago",
            &format!("{both} b finnish"),
            &["f6-2R"],
            "One twist made five in a row for both sides. In this edition, the player who twisted wins. Black wins",
        ),
        (
            "pentago",
            &format!("{twist} w czech"),
            &["f6-2R", "b6"],
            "White’s twist completed five in a row. White wins",
        ),
        (
            "pentago",
            last_cell,
            &["a1-3L"],
            "The board is full, and nobody has five in a row. Draw",
        ),
        (
            "pentaroll",
            "1wwww1/bb2bb/6/6/6/6 w",
            &["W1"],
            "White’s marble completed five in a row. White wins",
        ),
        (
            "pentaroll",
            "1w4/1w4/w5/1w4/1w4/bb2bb b",
            &["W3"],
            "Black’s push completed five in a row for White. White wins",
        ),
        (
            "pentaroll",
            "wb4/wb4/b5/wb4/wb4/6 w",
            &["W3"],
            "One move made five in a row for both sides. Draw",
        ),
        (
            "pantarei",
            six,
            &["2L1"],
            "White’s scale made a stack of seven. White wins",
        ),
    ] {
        let game = played(&app, name, position, moves).await;
        assert_eq!(told(&game).await, expected, "{name} {position}");
    }
}

#[tokio::test]
async fn a_repetition_is_told() {
    let app = TestApp::start().await;
    let stacks = "b1w3,w2b2b3,w1w2,b1n,w3b2w1w1,w2w3b1b2b3b3 w s";
    let there_and_back = ["5L1", "6L1", "4R1", "3R1"].repeat(2);
    let game = played(&app, "pantarei", stacks, &there_and_back).await;
    assert_eq!(
        told(&game).await,
        "The same position occurred for the third time. Draw"
    );
}

#[tokio::test]
async fn every_end_off_the_board_says_why() {
    let app = TestApp::start().await;
    let game = app.two_people("pentago").await;
    game.act("white", "resign").await.expect(200);
    assert_eq!(told(&game).await, "White resigned. Black wins");
    let game = app.two_people("pentaroll").await;
    game.act("white", "draw").await.expect(200);
    game.act("black", "draw").await.expect(200);
    assert_eq!(told(&game).await, "Both sides agreed. Draw");
    let setup = json!({ "game": "pentaroll", "white": "human", "black": "human",
        "clock": { "initial": 1, "increment": 0 } });
    let game = app.create(&setup).await;
    game.play("white", "Nb", 0).await.expect(200);
    game.play("black", "Nc", 1).await.expect(200);
    game.wait_for(|state| !state["outcome"].is_null()).await;
    assert_eq!(told(&game).await, "White’s time ran out. Black wins");
}

#[tokio::test]
async fn who_plays_is_told_as_you() {
    let app = TestApp::start().await;
    let origin = ("origin", format!("http://{}", app.address));
    let setup = json!({ "game": "pentago", "position": "www3/3w2/3w2/6/bb2bb/b5 b",
        "white": "computer:1", "black": "human" });
    let reply = app
        .post_with("/api/games", &setup, std::slice::from_ref(&origin))
        .await;
    let cookie = reply.headers["set-cookie"].to_str().unwrap().to_owned();
    let created = reply.expect(201);
    let id = created["id"].as_str().unwrap();
    let headers = [origin, ("cookie", cookie)];
    let body = json!({ "move": "f6-2R", "ply": 0 });
    let path = format!("/api/games/{id}/moves");
    let state: Value = app.post_with(&path, &body, &headers).await.expect(200);
    assert_eq!(state["reason"], "opponent's five");
    let page = app
        .get_with(&format!("/en/g/{id}/result"), &headers[1..])
        .await;
    assert!(
        page.text.contains("Your twist completed White&#39;s row")
            || page
                .text
                .contains("Your twist completed five in a row for White"),
        "{}",
        page.text
    );
    assert!(page.text.contains("You lost"), "{}", page.text);
}
