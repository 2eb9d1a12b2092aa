//! What stands before every handler: who asks, how often, and what is logged.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Instant;

use axum::extract::{ConnectInfo, FromRequestParts, MatchedPath, Request, State};
use axum::http::header::RETRY_AFTER;
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::App;
use crate::caller::is_own_origin;
use crate::error::Error;
use crate::limits::client;
use crate::pages::{Visitor, error_page};

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
    let allowed = check(&app, &request);
    match allowed {
        Ok(()) => next.run(request).await,
        Err(error) if request.uri().path().starts_with("/api/") => error.into_response(),
        Err(error) => page(&error, request).await,
    }
}

/// What people see instead of a page they may not have.
async fn page(error: &Error, request: Request) -> Response {
    let (mut parts, _) = request.into_parts();
    let Ok(visitor) = Visitor::from_request_parts(&mut parts, &()).await;
    let mut response = error_page(&visitor, error.status());
    if let Some(seconds) = error.retry_after() {
        response
            .headers_mut()
            .insert(RETRY_AFTER, HeaderValue::from(seconds));
    }
    response
}

fn check(app: &App, request: &Request) -> Result<(), Error> {
    let path = request.uri().path();
    if path == "/healthz" || path == "/metrics" {
        return Ok(());
    }
    let client = client_of(request.headers(), request.extensions(), app);
    let now = Instant::now();
    app.requests().take(client, now).map_err(Error::TooMany)?;
    if is_costly(request) {
        app.costly().take(client, now).map_err(Error::TooMany)?;
    }
    let is_reading = request.method() == Method::GET || request.method() == Method::HEAD;
    if !is_reading && !is_own_origin(request.headers(), app) {
        return Err(Error::ForeignOrigin);
    }
    Ok(())
}

/// New games fill the store, and hints the engine's time.
fn is_costly(request: &Request) -> bool {
    let path = request.uri().path();
    let is_post = request.method() == Method::POST;
    let is_cheap = ["/moves", "/preview", "/line"].iter();
    let is_cheap = is_cheap.copied().any(|end| path.ends_with(end));
    (is_post && !is_cheap) || path.ends_with("/hint")
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

fn client_of(headers: &HeaderMap, extensions: &Extensions, app: &App) -> IpAddr {
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
