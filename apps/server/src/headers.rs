//! The headers that every answer wears: what a browser may do with it, and with its secrets.

use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderName, REFERRER_POLICY, SET_COOKIE,
    STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;

use crate::App;
use crate::caller::is_secure;

/// Marks an answer that any other site may frame.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Framed;

/// Everything comes from here and nothing is inline, but scripts may compile the core that comes from here; nobody may
/// frame us.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; \
    frame-ancestors 'none'";

/// The same for what other sites may frame. It sends no forms anywhere.
const FRAMED_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors *";

const HEADERS: [(HeaderName, &str); 6] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (X_FRAME_OPTIONS, "DENY"),
    (REFERRER_POLICY, "no-referrer"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    // Isolated from all others, a page may let several threads share a memory.
    (
        HeaderName::from_static("cross-origin-embedder-policy"),
        "require-corp",
    ),
];

/// Other sites may show it, also those that are isolated from all others themselves.
const FOR_ALL: (HeaderName, &str) = (
    HeaderName::from_static("cross-origin-resource-policy"),
    "cross-origin",
);

/// Nobody keeps an answer that holds a secret.
pub(crate) const NO_STORE: (HeaderName, &str) = (CACHE_CONTROL, "no-store");

/// A year in which a browser calls this host by encrypted connections alone.
const ENCRYPTED: &str = "max-age=31536000";

/// Puts the headers on.
pub(crate) async fn protect(State(app): State<App>, request: Request, next: Next) -> Response {
    let is_secure = is_secure(request.headers(), &app);
    let mut response = next.run(request).await;
    let is_framed = response.extensions().get::<Framed>().is_some();
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if is_framed {
        let policy = HeaderValue::from_static(FRAMED_POLICY);
        headers.insert(CONTENT_SECURITY_POLICY, policy);
        headers.remove(X_FRAME_OPTIONS);
    }
    if is_framed || is_picture(headers) {
        let (name, value) = FOR_ALL;
        headers.insert(name, HeaderValue::from_static(value));
    }
    if is_secure {
        let value = HeaderValue::from_static(ENCRYPTED);
        headers.insert(STRICT_TRANSPORT_SECURITY, value);
    }
    if headers.contains_key(SET_COOKIE) {
        let (name, value) = NO_STORE;
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

fn is_picture(headers: &HeaderMap) -> bool {
    let media_type = headers.get(CONTENT_TYPE);
    media_type.is_some_and(|media_type| media_type.as_bytes().starts_with(b"image/"))
}
