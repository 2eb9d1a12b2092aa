//! The real server on a real socket, and a small client for it.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::sync::Mutex;
use std::time::Duration;

use axum::body::Bytes;
use axum::http::{HeaderMap, Request, StatusCode};
use futures_util::StreamExt as _;
use http_body_util::{BodyExt as _, Full};
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use server::{App, Config, Database};
use sqlx::Connection as _;
use tempfile::TempDir;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::contract::{self, Answer, Asked};

/// Nothing here takes longer unless it hangs.
const PATIENCE: Duration = Duration::from_secs(30);

/// A running server with a store of its own.
pub(crate) struct TestApp {
    pub(crate) address: SocketAddr,
    metrics: SocketAddr,
    folder: TempDir,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
    met: Mutex<BTreeSet<Answer>>,
}

/// An answer, read to its end.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Reply {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    /// The answer, which is expected to have this status.
    #[track_caller]
    pub(crate) fn expect(self, status: u16) -> Value {
        assert_eq!(self.status.as_u16(), status, "{}", self.text);
        self.json()
    }

    /// The code of a refusal, which is expected to have this status.
    #[track_caller]
    pub(crate) fn refusal(self, status: u16) -> String {
        let body = self.expect(status);
        assert!(body["error"]["message"].is_string(), "{body}");
        body["error"]["code"].as_str().unwrap().to_owned()
    }
}

impl TestApp {
    pub(crate) async fn start() -> Self {
        Self::start_with(|_| {}).await
    }

    /// A server with something set otherwise; without that, single clients have no limits.
    pub(crate) async fn start_with(set: impl FnOnce(&mut Config)) -> Self {
        Self::start_in(TempDir::new().unwrap(), set).await
    }

    async fn start_in(folder: TempDir, set: impl FnOnce(&mut Config)) -> Self {
        let mut config = Config::new(Database::Folder(folder.path().to_owned()));
        config.limits = config.limits.without_clients();
        set(&mut config);
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let for_metrics = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let metrics = for_metrics.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let task = tokio::spawn(async move {
            let shutdown = async {
                let _ = stopped.await;
            };
            let app = App::start(config).await.unwrap();
            tokio::spawn(server::serve_metrics(app.clone(), for_metrics));
            server::serve(app, listener, shutdown).await;
        });
        Self {
            address,
            metrics,
            folder,
            stop: Some(stop),
            task,
            met: Mutex::default(),
        }
    }

    /// Stops the server and starts another one on the same store.
    pub(crate) async fn restart(mut self) -> Self {
        self.stop.take().unwrap().send(()).unwrap();
        self.task.await.unwrap();
        Self::start_in(self.folder, |_| {}).await
    }

    /// Stops the server, and waits until it has.
    pub(crate) async fn stop(mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        tokio::time::timeout(PATIENCE, self.task)
            .await
            .unwrap()
            .unwrap();
    }

    pub(crate) async fn send(&self, request: Request<Full<Bytes>>) -> Reply {
        tokio::time::timeout(PATIENCE, self.send_patiently(request))
            .await
            .expect("the server answers in time")
    }

    async fn send_patiently(&self, request: Request<Full<Bytes>>) -> Reply {
        self.send_to(self.address, request).await
    }

    /// What is counted, which has an address of its own.
    pub(crate) async fn metrics(&self) -> String {
        let request = Request::get("/metrics").body(Full::default()).unwrap();
        self.send_to(self.metrics, request).await.text
    }

    async fn send_to(&self, address: SocketAddr, mut request: Request<Full<Bytes>>) -> Reply {
        let stream = TcpStream::connect(address).await.unwrap();
        let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream))
            .await
            .unwrap();
        tokio::spawn(connection);
        let host = self.address.to_string().parse().unwrap();
        request.headers_mut().entry("host").or_insert(host);
        let body = request.body().clone().collect().await.unwrap();
        let asked = Asked::new(&request, body.to_bytes());
        let response = sender.send_request(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = body.collect().await.unwrap().to_bytes();
        let reply = Reply {
            status: parts.status,
            headers: parts.headers,
            text: String::from_utf8_lossy(&bytes).into_owned(),
        };
        self.check(&asked, &reply);
        reply
    }

    /// Holds a reply against the description of the API, and remembers what was met.
    fn check(&self, asked: &Asked, reply: &Reply) {
        let met = asked.check(reply);
        self.met.lock().unwrap().extend(met);
    }

    /// The described answers that were met here.
    pub(crate) fn met(&self) -> BTreeSet<Answer> {
        self.met.lock().unwrap().clone()
    }

    pub(crate) async fn get(&self, path: &str) -> Reply {
        self.get_with(path, &[]).await
    }

    pub(crate) async fn get_with(&self, path: &str, headers: &[(&str, String)]) -> Reply {
        let mut request = Request::get(path);
        for (name, value) in headers {
            request = request.header(*name, value);
        }
        self.send(request.body(Full::default()).unwrap()).await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Reply {
        self.post_with(path, body, &[]).await
    }

    pub(crate) async fn post_as(&self, token: &str, path: &str, body: &Value) -> Reply {
        let header = ("authorization", format!("Bearer {token}"));
        self.post_with(path, body, &[header]).await
    }

    pub(crate) async fn post_with(
        &self,
        path: &str,
        body: &Value,
        headers: &[(&str, String)],
    ) -> Reply {
        let mut request = Request::post(path).header("content-type", "application/json");
        for (name, value) in headers {
            request = request.header(*name, value);
        }
        let bytes = if body.is_null() {
            Bytes::new()
        } else {
            body.to_string().into()
        };
        self.send(request.body(Full::new(bytes)).unwrap()).await
    }

    /// Makes a game.
    pub(crate) async fn create(&self, setup: &Value) -> Game<'_> {
        let created = self.post("/api/games", setup).await.expect(201);
        Game {
            app: self,
            id: created["id"].as_str().unwrap().to_owned(),
            created,
        }
    }

    /// Makes a game of two people who are both here.
    pub(crate) async fn two_people(&self, game: &str) -> Game<'_> {
        self.create(&json!({ "game": game, "white": "human", "black": "human" }))
            .await
    }

    /// Follows a game.
    pub(crate) async fn live(&self, path: &str) -> Live {
        self.live_with(path, &[]).await.unwrap()
    }

    pub(crate) async fn live_with(
        &self,
        path: &str,
        headers: &[(&'static str, String)],
    ) -> Result<Live, tungstenite::Error> {
        let url = format!("ws://{}{path}", self.address);
        let mut request = url.into_client_request().unwrap();
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        let asked = Asked::new(&request, Bytes::new());
        let connected = tokio_tungstenite::connect_async(request).await;
        let response = match &connected {
            Ok((_, response)) => Some(response),
            Err(tungstenite::Error::Http(response)) => Some(&**response),
            Err(_) => None,
        };
        if let Some(response) = response {
            let body = response.body().as_deref().unwrap_or_default();
            let reply = Reply {
                status: response.status(),
                headers: response.headers().clone(),
                text: String::from_utf8_lossy(body).into_owned(),
            };
            self.check(&asked, &reply);
        }
        Ok(Live(connected?.0))
    }
}

/// A game on the server.
pub(crate) struct Game<'a> {
    pub(crate) app: &'a TestApp,
    pub(crate) id: String,
    pub(crate) created: Value,
}

impl Game<'_> {
    pub(crate) fn path(&self, rest: &str) -> String {
        format!("/api/games/{}{rest}", self.id)
    }

    /// The token of a color.
    pub(crate) fn token(&self, color: &str) -> &str {
        self.created["seats"][color].as_str().unwrap()
    }

    /// The secret in the claim link.
    pub(crate) fn claim_secret(&self) -> &str {
        let link = self.created["claim"].as_str().unwrap();
        link.split_once('#').unwrap().1
    }

    pub(crate) async fn state(&self) -> Value {
        self.app.get(&self.path("")).await.expect(200)
    }

    pub(crate) async fn play(&self, color: &str, m: &str, ply: usize) -> Reply {
        let body = json!({ "move": m, "ply": ply });
        self.app
            .post_as(self.token(color), &self.path("/moves"), &body)
            .await
    }

    /// Reads something as the player of a color.
    pub(crate) async fn ask(&self, color: &str, what: &str) -> Reply {
        let path = self.path(&format!("/{what}"));
        let header = ("authorization", format!("Bearer {}", self.token(color)));
        self.app.get_with(&path, &[header]).await
    }

    /// Does something that needs no more than its name.
    pub(crate) async fn act(&self, color: &str, what: &str) -> Reply {
        let path = self.path(&format!("/{what}"));
        self.app
            .post_as(self.token(color), &path, &Value::Null)
            .await
    }

    pub(crate) async fn answer(&self, color: &str, what: &str, action: &str) -> Reply {
        let path = self.path(&format!("/{what}"));
        let body = json!({ "action": action });
        self.app.post_as(self.token(color), &path, &body).await
    }

    /// Waits until the state is as wished.
    pub(crate) async fn wait_for(&self, is_wished: impl Fn(&Value) -> bool) -> Value {
        let waiting = async {
            loop {
                let state = self.state().await;
                if is_wished(&state) {
                    return state;
                }
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        let state = tokio::time::timeout(PATIENCE, waiting).await;
        state.expect("the game comes so far")
    }
}

/// A WebSocket that follows a game.
pub(crate) struct Live(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Live {
    /// The next state; `None` when the server has closed the connection.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            let message = tokio::time::timeout(PATIENCE, self.0.next()).await;
            match message.expect("something is told in time")? {
                Ok(Message::Text(text)) => {
                    let message = serde_json::from_str(&text).unwrap();
                    contract::check_message(&message);
                    return Some(message);
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }
}

impl TestApp {
    /// The database, for those who would do harm.
    pub(crate) async fn database(&self) -> sqlx::SqliteConnection {
        let file = self.folder.path().join("panta.db");
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
        sqlx::SqliteConnection::connect_with(&options.foreign_keys(false))
            .await
            .unwrap()
    }

    /// All that is on disk.
    pub(crate) fn stored_bytes(&self) -> Vec<u8> {
        let files = std::fs::read_dir(self.folder.path()).unwrap();
        let bytes = files.flat_map(|file| std::fs::read(file.unwrap().path()).unwrap());
        bytes.collect()
    }
}

impl TestApp {
    /// Tries to follow a game with one more header.
    pub(crate) async fn live_with_owned(
        &self,
        path: String,
        header: (&'static str, String),
    ) -> Result<Live, tungstenite::Error> {
        self.live_with(&path, &[header]).await
    }
}
