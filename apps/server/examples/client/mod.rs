//! One connection to a server that is kept, for the examples that measure and try it. It says for
//! whom it asks, as a proxy would.

use std::net::SocketAddr;

use anyhow::ensure;
use axum::body::Bytes;
use axum::http::{HeaderValue, Request, StatusCode};
use http_body_util::{BodyExt as _, Full};
use hyper::client::conn::http1::SendRequest;
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::TcpStream;

/// Who asks unless it is said.
const ANYBODY: &str = "203.0.113.1";

pub(crate) struct Client(SendRequest<Full<Bytes>>, HeaderValue);

impl Client {
    pub(crate) async fn connect(address: SocketAddr) -> anyhow::Result<Self> {
        Self::connect_as(address, ANYBODY).await
    }

    /// A connection of this client.
    pub(crate) async fn connect_as(address: SocketAddr, client: &str) -> anyhow::Result<Self> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let (sender, connection) =
            hyper::client::conn::http1::handshake(TokioIo::new(stream)).await?;
        tokio::spawn(connection);
        Ok(Self(sender, client.parse()?))
    }

    /// Makes a game: its name and the tokens of White and Black.
    pub(crate) async fn create(&mut self, setup: &Value) -> anyhow::Result<(String, [String; 2])> {
        let created = self.post("/api/games", "", setup).await?;
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let seats = &created["seats"];
        Ok((
            text(&created["id"]),
            [text(&seats["white"]), text(&seats["black"])],
        ))
    }

    pub(crate) async fn get(&mut self, path: &str) -> anyhow::Result<Value> {
        expect(self.send(Request::get(path).body(Full::default())?).await?)
    }

    pub(crate) async fn post(
        &mut self,
        path: &str,
        token: &str,
        body: &Value,
    ) -> anyhow::Result<Value> {
        expect(self.try_post(path, token, body).await?)
    }

    /// The status and the text of the answer, whatever they are.
    pub(crate) async fn try_post(
        &mut self,
        path: &str,
        token: &str,
        body: &Value,
    ) -> anyhow::Result<(StatusCode, Bytes)> {
        let request = Request::post(path)
            .header("content-type", "application/json")
            .header("authorization", format!("Bearer {token}"))
            .body(Full::new(body.to_string().into()))?;
        self.send(request).await
    }

    async fn send(
        &mut self,
        mut request: Request<Full<Bytes>>,
    ) -> anyhow::Result<(StatusCode, Bytes)> {
        let host = "localhost".parse()?;
        request.headers_mut().insert("host", host);
        let client = self.1.clone();
        request.headers_mut().insert("x-forwarded-for", client);
        self.0.ready().await?;
        let response = self.0.send_request(request).await?;
        let status = response.status();
        Ok((status, response.into_body().collect().await?.to_bytes()))
    }
}

/// The JSON of an answer that is expected to be a success.
pub(crate) fn expect((status, bytes): (StatusCode, Bytes)) -> anyhow::Result<Value> {
    let text = String::from_utf8_lossy(&bytes);
    ensure!(status.is_success(), "{status}: {text}");
    Ok(serde_json::from_slice(&bytes)?)
}
