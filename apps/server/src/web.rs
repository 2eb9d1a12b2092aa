//! What stands before every handler: who asks, how often, and what is logged.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::panic::AssertUnwindSafe;
use std::time::{Duration, Instant};

use axum::body::HttpBody as _;
use axum::extract::{ConnectInfo, FromRequestParts, MatchedPath, Request, State};
use axum::http::header::{CONNECTION, RETRY_AFTER};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt as _;

use crate::App;
use crate::caller::is_own_origin;
use crate::error::Error;
use crate::limits::client;
use crate::pages::{Visitor, error_page};

/// The address for whoever keeps the server, which has no limits.
const HEALTH: &str = "/healthz";

/// How long somebody waits for a refusal who asks too often.
const PENANCE: Duration = Duration::from_millis(100);

/// The address that counts as one client.
pub(crate) struct Client(pub(crate) IpAddr);

impl FromRequestParts<App> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        Ok(Self(client_of(&parts.headers, &parts.extensions, app)))
    }
}

/// Refuses what asks too often or comes from another site.
pub(crate) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    match check(&app, &request) {
        Ok(()) => next.run(request).await,
        Err(error) => refuse(&Asker::of(&request), error).await,
    }
}

/// Refusing must not keep the server busy either: who asks too often is told after a moment, and
/// must connect again to ask again.
async fn refuse(asker: &Asker, error: Error) -> Response {
    if !matches!(error, Error::TooMany(_)) {
        return asker.told(error);
    }
    tokio::time::sleep(PENANCE).await;
    let mut response = asker.told(error);
    let close = HeaderValue::from_static("close");
    response.headers_mut().insert(CONNECTION, close);
    response
}

/// Gives up on answers that take too long.
pub(crate) async fn in_time(State(app): State<App>, request: Request, next: Next) -> Response {
    let asker = Asker::of(&request);
    let answer = tokio::time::timeout(app.config().limits.answer_time, next.run(request));
    let answer = answer.await;
    answer.unwrap_or_else(|_| asker.told(Error::TooSlow))
}

/// Answers for handlers that panic.
pub(crate) async fn unbroken(request: Request, next: Next) -> Response {
    let asker = Asker::of(&request);
    let answer = AssertUnwindSafe(next.run(request)).catch_unwind();
    let answer = answer.await;
    answer.unwrap_or_else(|_| asker.told(Error::Panicked))
}

/// How somebody reads what goes wrong before or instead of a handler.
enum Asker {
    Program,
    Person(Visitor),
}

impl Asker {
    fn of(request: &Request) -> Self {
        let path = request.uri().path();
        let is_program = path == "/api" || path.starts_with("/api/") || path == HEALTH;
        if is_program {
            Self::Program
        } else {
            let (headers, uri) = (request.headers(), request.uri());
            Self::Person(Visitor::of(headers, uri, request.extensions()))
        }
    }

    fn told(&self, error: Error) -> Response {
        let Self::Person(visitor) = self else {
            return error.into_response();
        };
        let mut response = error_page(visitor, error.status());
        if let Some(seconds) = error.retry_after() {
            let value = HeaderValue::from(seconds);
            response.headers_mut().insert(RETRY_AFTER, value);
        }
        response
    }
}

fn check(app: &App, request: &Request) -> Result<(), Error> {
    let path = request.uri().path();
    if path == HEALTH {
        return Ok(());
    }
    let client = client_of(request.headers(), request.extensions(), app);
    let now = Instant::now();
    app.requests().take(client, now).map_err(Error::TooMany)?;
    if is_costly(request) {
        app.costly().take(client, now).map_err(Error::TooMany)?;
    }
    if is_new_game(request) {
        app.new_games().take(client, now).map_err(Error::TooMany)?;
    }
    let is_reading = request.method() == Method::GET || request.method() == Method::HEAD;
    if is_reading {
        return Ok(());
    }
    if !is_own_origin(request.headers(), app) {
        return Err(Error::ForeignOrigin);
    }
    // Who waits for a word before sending it (`Expect: 100-continue`) is not asked for it.
    if announced(request) > app.config().limits.body as u64 {
        return Err(Error::TooLarge);
    }
    Ok(())
}

/// The bytes that a body will have, as far as that is said at its head.
fn announced(request: &Request) -> u64 {
    request.body().size_hint().lower()
}

/// New games fill the store, and hints the engine's time.
fn is_costly(request: &Request) -> bool {
    let path = request.uri().path();
    let is_post = request.method() == Method::POST;
    let is_cheap = ["/moves", "/preview", "/line"].iter();
    let is_cheap = is_cheap.copied().any(|end| path.ends_with(end));
    (is_post && !is_cheap) || path.ends_with("/hint")
}

/// Whether a game would be made that stays.
fn is_new_game(request: &Request) -> bool {
    let path = request.uri().path();
    let makes = path == "/api/games" || path.starts_with("/play/") || path.ends_with("/rematch");
    makes && request.method() == Method::POST
}

/// Logs and counts. The route is logged and not the address, which may be somebody's to keep.
pub(crate) async fn observe(State(app): State<App>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().cloned();
    let response = next.run(request).await;
    let (status, time) = (response.status(), began.elapsed());
    app.metrics().answered(status.as_u16(), time);
    let route = route.as_ref().map_or("-", MatchedPath::as_str);
    let micros = time.as_micros() as u64;
    if status.is_server_error() {
        tracing::warn!(%method, route, status = status.as_u16(), micros, "request");
    } else {
        tracing::debug!(%method, route, status = status.as_u16(), micros, "request");
    }
    response
}

/// Who asks: whoever is connected, or for whom the proxy before us asks.
pub(crate) fn client_of(headers: &HeaderMap, extensions: &Extensions, app: &App) -> IpAddr {
    let forwarded = headers
        .get_all("x-forwarded-for")
        .iter()
        .next_back()
        .and_then(|value| value.to_str().ok())
        .and_then(|text| text.rsplit(',').next())
        .and_then(|text| text.trim().parse().ok())
        .filter(|_| app.config().behind_proxy);
    let peer = extensions.get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map(|ConnectInfo(address)| address.ip());
    client(forwarded.or(peer).unwrap_or(Ipv4Addr::UNSPECIFIED.into()))
}

#[cfg(test)]
mod tests {
    use axum::Router;
    use axum::body::{Body, to_bytes};
    use axum::middleware::from_fn;
    use axum::routing::get;
    use tower::ServiceExt as _;

    use super::*;

    async fn break_down() -> &'static str {
        panic!("a bug")
    }

    #[tokio::test]
    async fn who_meets_a_bug_is_told_in_their_way() {
        let router = Router::new()
            .route("/api/bug", get(break_down))
            .route("/bug", get(break_down))
            .layer(from_fn(unbroken));
        for (path, expected) in [("/api/bug", "application/json"), ("/bug", "text/html")] {
            let request = Request::get(path).body(Body::empty()).unwrap();
            let response = router.clone().oneshot(request).await.unwrap();
            assert_eq!(response.status(), 500, "{path}");
            let kind = response.headers()["content-type"]
                .to_str()
                .unwrap()
                .to_owned();
            assert!(kind.starts_with(expected), "{path}: {kind}");
            let bytes = to_bytes(response.into_body(), 1 << 20).await.unwrap();
            let is_coded = String::from_utf8_lossy(&bytes).contains(r#""code":"internal""#);
            assert_eq!(is_coded, path == "/api/bug");
        }
    }
}
