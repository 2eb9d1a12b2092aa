//! What is kept, and what is not as it should be: one bad write or row is nobody else's concern.

use serde_json::json;

use crate::common::{Game, TestApp};

/// A game with this many moves of two people.
async fn played(app: &TestApp, n_moves: usize) -> Game<'_> {
    let game = app.two_people("pentaroll").await;
    for ply in 0..n_moves {
        let state = game.state().await;
        let (turn, m) = (state["turn"].as_str(), state["legal"][ply].as_str());
        game.play(turn.unwrap(), m.unwrap(), ply).await.expect(200);
    }
    game
}

async fn harm(app: &TestApp, sql: &'static str, id: &str) {
    let statement = sqlx::query(sql).bind(id);
    let result = statement.execute(&mut app.database().await).await.unwrap();
    assert_ne!(result.rows_affected(), 0, "{sql}");
}

#[tokio::test]
async fn a_bad_write_fails_alone() {
    let app = TestApp::start().await;
    let (first, bad) = (played(&app, 0).await, played(&app, 0).await);
    let mut games = Vec::new();
    for _ in 0..20 {
        games.push(played(&app, 0).await);
    }
    // While somebody else writes, all moves wait; all but the first are of one batch.
    let mut writer = app.database().await;
    let begin = "PRAGMA busy_timeout = 5000; BEGIN IMMEDIATE";
    sqlx::raw_sql(begin).execute(&mut writer).await.unwrap();
    let delete = sqlx::query("DELETE FROM games WHERE id = $1").bind(&bad.id);
    delete.execute(&mut writer).await.unwrap();
    let release = async {
        tokio::time::sleep(std::time::Duration::from_millis(500)).await;
        sqlx::raw_sql("COMMIT").execute(&mut writer).await.unwrap();
    };
    let others = async {
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        let moves = games.iter().map(|game| game.play("white", "Nb", 0));
        tokio::join!(
            bad.play("white", "Nb", 0),
            futures_util::future::join_all(moves)
        )
    };
    let (first, (bad, others), ()) = tokio::join!(first.play("white", "Nb", 0), others, release);
    first.expect(200);
    assert_eq!(bad.refusal(500), "internal");
    for reply in others {
        reply.expect(200);
    }
}

#[tokio::test]
async fn a_move_that_no_longer_plays_is_shown_up_to_there() {
    let app = TestApp::start().await.restart().await;
    let (good, game) = (played(&app, 4).await.id, played(&app, 4).await.id);
    let sql = "UPDATE events SET detail = 'Z9' WHERE game_id = $1 AND seq = 2";
    harm(&app, sql, &game).await;
    let app = app.restart().await;
    let state = app.get(&format!("/api/games/{game}")).await.expect(200);
    assert_eq!((&state["ply"], &state["legal"]), (&json!(2), &json!([])));
    let damage = state["damage"].as_str().unwrap();
    assert!(damage.contains("event 2"), "{damage}");
    let page = app.get(&format!("/en/g/{game}")).await;
    assert!(page.text.contains("shown up to here"), "{}", page.text);
    let state = app.get(&format!("/api/games/{good}")).await.expect(200);
    assert_eq!((&state["ply"], &state["damage"]), (&json!(4), &json!(null)));
}

#[tokio::test]
async fn nobody_plays_on_in_a_damaged_game() {
    let app = TestApp::start().await;
    let setup = json!({ "game": "pentaroll", "white": "human", "black": "human",
        "clock": { "initial": 1, "increment": 0 } });
    let game = app.create(&setup).await;
    let (id, token) = (game.id.clone(), game.token("white").to_owned());
    game.play("white", "Nb", 0).await.expect(200);
    game.play("black", "Nc", 1).await.expect(200);
    let sql = "UPDATE events SET what = 'danced' WHERE game_id = $1 AND seq = 1";
    harm(&app, sql, &id).await;
    let app = app.restart().await;
    let path = format!("/api/games/{id}/moves");
    let body = json!({ "move": "Nd", "ply": 1 });
    let refusal = app.post_as(&token, &path, &body).await.refusal(500);
    assert_eq!(refusal, "damaged");
    let state = app.get(&format!("/api/games/{id}")).await.expect(200);
    assert_eq!(state["clock"]["running"], json!(null));
}

#[tokio::test]
async fn a_damaged_game_says_so_and_the_list_goes_on() {
    let app = TestApp::start().await;
    let origin = ("origin", format!("http://{}", app.address));
    let setup = json!({ "game": "pentago", "white": "human", "black": "computer:1" });
    let reply = app
        .post_with("/api/games", &setup, std::slice::from_ref(&origin))
        .await;
    let cookie = reply.headers["set-cookie"].to_str().unwrap().to_owned();
    let good = reply.expect(201)["id"].as_str().unwrap().to_owned();
    let headers = [origin, ("cookie", cookie)];
    let bad = app
        .post_with("/api/games", &setup, &headers)
        .await
        .expect(201);
    let bad = bad["id"].as_str().unwrap();
    let sql = "UPDATE games SET start = 'nothing', created_at = 'never' WHERE id = $1";
    harm(&app, sql, bad).await;
    let app = app.restart().await;
    let refusal = app.get(&format!("/api/games/{bad}")).await.refusal(500);
    assert_eq!(refusal, "damaged");
    let list = app.get_with("/en/my-games", &headers[1..]).await;
    assert_eq!(list.status, 200, "{}", list.text);
    assert!(list.text.contains(&good), "{}", list.text);
    assert!(list.text.contains("1 game cannot be read"), "{}", list.text);
}

#[tokio::test]
async fn old_games_without_a_move_are_forgotten() {
    let app = TestApp::start().await;
    let (old, moved) = (played(&app, 0).await.id, played(&app, 1).await.id);
    let new = played(&app, 0).await.id;
    for id in [&old, &moved] {
        harm(&app, "UPDATE games SET created_at = 1 WHERE id = $1", id).await;
    }
    let app = app.restart().await;
    let path = format!("/api/games/{moved}");
    app.get(&path).await.expect(200);
    app.get(&format!("/api/games/{new}")).await.expect(200);
    // It happens soon after the start.
    let path = format!("/api/games/{old}");
    for _ in 0..3000 {
        if app.get(&path).await.status == 404 {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("the old game is still there");
}
