//! What proves who somebody is: who gets to see it, and how it is taken back.

use axum::body::Bytes;
use axum::http::Request;
use http_body_util::Full;
use serde_json::{Value, json};

use crate::common::{Reply, TestApp};

fn cookie_of(reply: &Reply) -> String {
    let cookie = reply.headers["set-cookie"].to_str().unwrap();
    cookie.to_owned()
}

async fn made_by_browser(app: &TestApp, origin: &str) -> Reply {
    let setup = json!({ "game": "pentago", "white": "human", "black": "open" });
    let origin = ("origin", origin.to_owned());
    app.post_with("/api/games", &setup, &[origin]).await
}

#[tokio::test]
async fn behind_encryption_cookies_are_for_this_host_alone() {
    let url = "https://panta.example";
    let app = TestApp::start_with(|config| config.public_url = Some(url.to_owned())).await;
    let made = made_by_browser(&app, url).await;
    let cookie = cookie_of(&made);
    assert!(cookie.starts_with("__Host-panta="), "{cookie}");
    for part in ["Secure", "HttpOnly", "Path=/", "SameSite=Lax"] {
        assert!(cookie.split("; ").any(|other| other == part), "{cookie}");
    }
    assert!(made.headers.contains_key("strict-transport-security"));
    let path = format!("/api/games/{}", made.json()["id"].as_str().unwrap());
    let pair = cookie.split(';').next().unwrap();
    let you = async |cookie: String| {
        let state = app.get_with(&path, &[("cookie", cookie)]).await;
        state.expect(200)["you"].clone()
    };
    assert_eq!(you(pair.to_owned()).await, json!(["white"]));
    let plain = pair.replace("__Host-", "");
    assert_eq!(you(plain).await, json!([]), "anybody could have set it");
    let page = app.get("/").await;
    assert!(page.headers.contains_key("strict-transport-security"));
}

#[tokio::test]
async fn without_encryption_nothing_is_said_of_it() {
    let app = TestApp::start().await;
    let made = made_by_browser(&app, &format!("http://{}", app.address)).await;
    let cookie = cookie_of(&made);
    assert!(cookie.starts_with("panta="), "{cookie}");
    assert!(!cookie.contains("Secure"), "{cookie}");
    assert!(!made.headers.contains_key("strict-transport-security"));
}

#[tokio::test]
async fn answers_with_a_secret_are_kept_by_nobody() {
    let app = TestApp::start().await;
    let setup = json!({ "game": "pentago", "white": "human", "black": "open" });
    let made = app.post("/api/games", &setup).await;
    let path = format!("/api/games/{}", made.json()["id"].as_str().unwrap());
    let token = made.json()["seats"]["white"].as_str().unwrap().to_owned();
    let invited = app
        .post_as(&token, &format!("{path}/invite"), &Value::Null)
        .await;
    let claim = json!({ "secret": invited.json()["claim"] });
    let claimed = app.post(&format!("{path}/claim"), &claim).await;
    let form = Request::post("/play/pentago")
        .header("content-type", "application/x-www-form-urlencoded")
        .body(Full::new(Bytes::from_static(b"with=friend")));
    let begun = app.send(form.unwrap()).await;
    let cookies = begun.headers.get_all("set-cookie").iter();
    let cookies: Vec<_> = cookies
        .map(|cookie| cookie.to_str().unwrap().split(';').next().unwrap())
        .collect();
    let cookie = ("cookie", cookies.join("; "));
    let page = begun.headers["location"].to_str().unwrap();
    let page = app.get_with(page, &[cookie]).await;
    assert!(page.text.contains("/join#"), "the link is shown again");
    for reply in [made, invited, claimed, begun, page] {
        assert_eq!(reply.headers["cache-control"], "no-store", "{reply:?}");
    }
}

#[tokio::test]
async fn forms_are_no_larger_than_other_bodies() {
    let app = TestApp::start().await;
    for path in ["/play/pentago", "/language"] {
        let body = format!("with=friend&language=de&color={}", "w".repeat(20_000));
        let request = Request::post(path)
            .header("content-type", "application/x-www-form-urlencoded")
            .body(Full::new(Bytes::from(body)));
        let reply = app.send(request.unwrap()).await;
        assert_eq!(reply.status, 413, "{path}");
        assert!(reply.text.contains("<html"), "people get a page");
    }
}

#[tokio::test]
async fn a_secret_that_is_taken_back_opens_nothing_and_the_games_stay() {
    let app = TestApp::start().await;
    let origin = format!("http://{}", app.address);
    let made = made_by_browser(&app, &origin).await;
    let cookie = cookie_of(&made).split(';').next().unwrap().to_owned();
    let cookie = [("cookie", cookie), ("origin", origin)];
    let (id, token) = (
        made.json()["id"].clone(),
        made.json()["seats"]["white"].clone(),
    );
    let (id, token) = (id.as_str().unwrap(), token.as_str().unwrap());
    let path = format!("/api/games/{id}");
    let played = app.two_people("pentago").await;
    let left = app.post_with("/api/leave", &Value::Null, &cookie).await;
    assert_eq!(left.status, 204);
    let resign = format!("{path}/resign");
    let by_cookie = app.post_with(&resign, &Value::Null, &cookie).await;
    assert_eq!(by_cookie.refusal(403), "no-seat");
    let by_token = app.post_as(token, &resign, &Value::Null).await;
    assert_eq!(by_token.refusal(401), "unknown-token");
    let link = made.json()["claim"].clone();
    let claimed = app
        .post(&format!("{path}/claim"), &json!({ "secret": link }))
        .await;
    assert_eq!(claimed.refusal(422), "wrong-claim");
    played.play("white", "c3-2R", 0).await.expect(200);
    let app = app.restart().await;
    let state = app.get_with(&path, &cookie[..1]).await.expect(200);
    assert_eq!((&state["id"], &state["you"]), (&json!(id), &json!([])));
}

#[tokio::test]
async fn a_device_that_is_given_away_forgets_its_games() {
    let app = TestApp::start().await;
    let origin = format!("http://{}", app.address);
    let made = made_by_browser(&app, &origin).await;
    let id = made.json()["id"].as_str().unwrap().to_owned();
    let cookie = cookie_of(&made).split(';').next().unwrap().to_owned();
    let cookie = [("cookie", cookie), ("origin", origin)];
    let list = async || app.get_with("/en/my-games", &cookie[..1]).await.text;
    assert!(list().await.contains(&id));
    assert!(list().await.contains("action=\"/en/leave\""));
    let left = app.post_with("/leave", &Value::Null, &cookie).await;
    assert_eq!(left.status, 303);
    assert!(!list().await.contains(&id));
}

#[tokio::test]
async fn who_has_no_secret_has_nothing_to_give_up() {
    let app = TestApp::start().await;
    let left = app.post("/api/leave", &Value::Null).await;
    assert_eq!(left.refusal(401), "no-token");
}
