//! What programs get. `docs/api.md` is the description for people, `openapi.json` the one for
//! programs; a test holds both against the routes here.

mod analyze;
mod body;
mod create;
mod games;
mod line;
mod live;
mod preview;

use std::sync::atomic::Ordering::Relaxed;

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::routing::get;

use crate::App;
use crate::error::Error;

/// The description of the API for programs.
const OPENAPI: &str = include_str!("openapi.json");

/// The routes under `/api`, and those for whoever keeps the server.
pub(crate) fn router(body_limit: usize) -> Router<App> {
    let api = Router::new()
        .merge(analyze::router())
        .merge(create::router())
        .merge(games::router())
        .merge(line::router())
        .merge(live::router())
        .merge(preview::router())
        .route("/openapi.json", get(openapi))
        .fallback(async || Error::NotFound)
        .method_not_allowed_fallback(async || Error::WrongMethod)
        .layer(DefaultBodyLimit::max(body_limit));
    Router::new()
        .nest("/api", api)
        .route("/healthz", get(healthz))
        .route("/metrics", get(metrics))
}

async fn openapi() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], OPENAPI)
}

async fn healthz(State(app): State<App>) -> impl IntoResponse {
    match app.trouble().await {
        None => (StatusCode::OK, "ok\n".to_owned()),
        Some(trouble) => (StatusCode::SERVICE_UNAVAILABLE, format!("{trouble}\n")),
    }
}

async fn metrics(State(app): State<App>) -> impl IntoResponse {
    let (games, metrics) = (app.games(), app.metrics());
    let (waiting, in_memory) = (games.engine().len(), games.n_in_memory());
    metrics.engine_queue.store(waiting as u64, Relaxed);
    metrics.games_in_memory.store(in_memory as u64, Relaxed);
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    ([(CONTENT_TYPE, kind)], metrics.text())
}
