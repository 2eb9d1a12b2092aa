//! Following games live.

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Error;

use crate::common::TestApp;

#[tokio::test]
async fn a_spectator_hears_of_every_change() {
    let app = TestApp::start().await;
    let game = app.two_people("pentago").await;
    let mut live = app.live(&game.path("/live")).await;
    let first = live.next().await.unwrap();
    assert_eq!(
        (&first["type"], &first["ply"]),
        (&json!("state"), &json!(0))
    );
    assert_eq!((&first["you"], &first["played"]), (&json!([]), &json!([])));
    game.play("white", "c3-2R", 0).await.expect(200);
    let state = live.next().await.unwrap();
    assert_eq!(state["moves"], json!(["c3-2R"]));
    assert_eq!(state["played"][0]["move"], "c3-2R");
    assert_eq!(state["played"][0]["steps"][0]["action"], "place");
    game.act("black", "resign").await.expect(200);
    assert_eq!(live.next().await.unwrap()["outcome"], "white");
}

#[tokio::test]
async fn a_lost_connection_resumes_from_a_ply() {
    let app = TestApp::start().await;
    let game = app.two_people("pentaroll").await;
    for (ply, m) in ["Nb", "Nc", "Nd"].into_iter().enumerate() {
        let color = ["white", "black"][ply % 2];
        game.play(color, m, ply).await.expect(200);
    }
    let mut live = app.live(&game.path("/live?ply=1")).await;
    let first = live.next().await.unwrap();
    let moves: Vec<_> = first["played"].as_array().unwrap().iter().collect();
    assert_eq!(moves.len(), 2);
    assert_eq!(
        (&moves[0]["ply"], &moves[0]["move"]),
        (&json!(1), &json!("Nc"))
    );
    assert_eq!(first["moves"].as_array().unwrap().len(), 3);
    // A client that knows more than there is, because a move was taken back, is set right.
    let mut live = app.live(&game.path("/live?ply=9")).await;
    assert_eq!(live.next().await.unwrap()["played"], json!([]));
}

#[tokio::test]
async fn players_hear_which_seats_are_theirs() {
    let app = TestApp::start().await;
    let game = app.two_people("pentago").await;
    let header = ("authorization", format!("Bearer {}", game.token("black")));
    let live = app.live_with(&game.path("/live"), &[header]).await;
    let first = live.unwrap().next().await.unwrap();
    assert_eq!(first["you"], json!(["black"]));
}

#[tokio::test]
async fn many_spectators_see_the_same() {
    let app = TestApp::start().await;
    let game = app.two_people("pentago").await;
    let mut spectators = Vec::new();
    for _ in 0..50 {
        let mut live = app.live(&game.path("/live")).await;
        live.next().await.unwrap();
        spectators.push(live);
    }
    game.play("white", "c3-2R", 0).await.expect(200);
    let mut seen = Vec::new();
    for live in &mut spectators {
        seen.push(live.next().await.unwrap());
    }
    assert!(seen.iter().all(|state| state == &seen[0]));
}

#[tokio::test]
async fn another_site_cannot_listen() {
    let app = TestApp::start().await;
    let game = app.two_people("pentago").await;
    let status = |result| match result {
        Err(Error::Http(response)) => response.status().as_u16(),
        Err(error) => panic!("{error}"),
        Ok(_) => 101,
    };
    let from = |origin: String| app.live_with_owned(game.path("/live"), ("origin", origin));
    assert_eq!(status(from("https://evil.example".to_owned()).await), 403);
    assert_eq!(status(from("null".to_owned()).await), 403);
    assert_eq!(status(from(format!("http://{}", app.address)).await), 101);
    let none = app.live_with("/api/games/nosuchgame/live", &[]).await;
    assert_eq!(status(none), 404);
}

#[tokio::test]
async fn a_plain_request_is_told_what_is_expected() {
    let app = TestApp::start().await;
    let game = app.two_people("pentago").await;
    let reply = app.get(&game.path("/live")).await;
    assert_eq!(reply.refusal(400), "bad-request");
}

#[tokio::test]
async fn live_connections_end_when_the_server_stops() {
    let app = TestApp::start().await;
    let game = app.two_people("pentago").await;
    let mut live = app.live(&game.path("/live")).await;
    live.next().await.unwrap();
    app.stop().await;
    assert_eq!(live.next().await, None::<Value>);
}
