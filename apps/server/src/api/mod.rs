//! What programs get. Routes, types and their description are the same Rust: `/api/openapi.json` is
//! made from what is here, and the tests hold every reply against it. `docs/api.md` is for people.

mod address;
mod analyze;
mod body;
mod create;
mod games;
mod line;
mod live;
mod play;
mod preview;
mod refusals;
mod seats;

use std::sync::LazyLock;
use std::sync::atomic::Ordering::Relaxed;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::routing::{any, get};
use catalog::Judged;
use table::view::{Message, PresenceMessage};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use self::refusals::refusing;
use crate::App;
use crate::analysis::Progress;
use crate::caller::COOKIE_NAME;
use crate::error::{Error, ErrorView};

/// What the description says beside the routes.
#[derive(OpenApi)]
#[openapi(
    info(title = "Panta", description = "Pentago, Pentaroll and Pantareï. docs/api.md says more."),
    components(schemas(ErrorView, Judged, Message, PresenceMessage, Progress)),
    modifiers(&Proofs)
)]
struct Description;

/// The two ways to prove who asks.
struct Proofs;

impl Modify for Proofs {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let token = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
        let browser = ApiKey::Cookie(ApiKeyValue::new(COOKIE_NAME));
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("token", SecurityScheme::Http(token));
        components.add_security_scheme("browser", SecurityScheme::ApiKey(browser));
    }
}

/// The routes under `/api`.
fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .merge(analyze::router())
        .merge(create::router())
        .merge(games::router())
        .merge(line::router())
        .merge(live::router())
        .merge(play::router())
        .merge(preview::router())
        .merge(seats::router())
        .routes(refusing(routes!(openapi), &[]))
}

/// The routes for whoever keeps the server.
fn keeping() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(healthz))
}

/// All routes for programs.
pub(crate) fn router() -> Router<App> {
    let api = Router::from(routes())
        .fallback(async || Error::NotFound)
        .method_not_allowed_fallback(async || Error::WrongMethod);
    Router::from(keeping())
        .nest("/api", api)
        .route("/api/", any(async || Error::NotFound))
}

/// The description of the API for programs: OpenAPI as JSON.
pub fn description() -> &'static str {
    static TEXT: LazyLock<String> = LazyLock::new(|| {
        let document = OpenApiRouter::with_openapi(Description::openapi())
            .nest("/api", routes())
            .merge(keeping())
            .into_openapi();
        document
            .to_pretty_json()
            .expect("a description is plain data")
    });
    &TEXT
}

/// This description
#[utoipa::path(
    get,
    path = "/openapi.json",
    responses((status = 200, description = "OpenAPI.", body = serde_json::Value, content_type = "application/json"))
)]
async fn openapi() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], description())
}

/// Whether games can be read and kept
#[utoipa::path(
    get,
    path = "/healthz",
    responses(
        (status = 200, description = "They can.", body = String, content_type = "text/plain"),
        (status = 500, description = "`internal`", body = ErrorView),
        (
            status = 503,
            description = "They cannot, and why; or not in time: `too-slow`.",
            content((String = "text/plain"), (ErrorView = "application/json"))
        ),
    )
)]
async fn healthz(State(app): State<App>) -> impl IntoResponse {
    match app.trouble().await {
        None => (StatusCode::OK, "ok\n".to_owned()),
        Some(trouble) => (StatusCode::SERVICE_UNAVAILABLE, format!("{trouble}\n")),
    }
}

/// Counters and times in the format of Prometheus: at an address of its own, since they are nobody's
/// but the keeper's.
pub(crate) fn metrics_router() -> Router<App> {
    Router::new().route("/metrics", get(metrics))
}

async fn metrics(State(app): State<App>) -> impl IntoResponse {
    let (games, metrics) = (app.games(), app.metrics());
    let (waiting, in_memory) = (games.engine().len(), games.n_in_memory());
    metrics.engine_queue.store(waiting as u64, Relaxed);
    metrics.games_in_memory.store(in_memory as u64, Relaxed);
    let n_servers = games.servers().len();
    metrics.servers.store(n_servers as u64, Relaxed);
    let (hears_others, is_writable) = (games.bus().is_there(), app.store().trouble().is_none());
    metrics.hears_others.store(hears_others.into(), Relaxed);
    metrics.is_writable.store(is_writable.into(), Relaxed);
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    ([(CONTENT_TYPE, kind)], metrics.text())
}
