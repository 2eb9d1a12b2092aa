//! The web app as a library: pages, the API, live games and the store.
//!
//! [`serve`] is all that the binary calls. Reading order: the crate `table` (what a game with two
//! seats is), `games/` (how it changes), `store/` and `engine.rs` (what that needs), `api/` and
//! `pages/` (who gets to see it).

mod analysis;
mod api;
mod app;
mod assets;
mod bus;
mod caller;
mod code;
mod config;
mod cookies;
mod desk;
mod engine;
mod error;
mod games;
mod headers;
mod jobs;
mod limits;
mod listen;
mod metrics;
mod modules;
mod nats;
pub mod pages;
mod queue;
mod secret;
mod servers;
mod settings;
mod store;
mod time;
mod web;

pub use api::description;
pub use app::App;
pub use assets::asset_url;
pub use caller::Caller;
pub use code::Code;
pub use config::{ANALYSIS_MEMORY, Config, Database};
pub use error::{Error, StartError};
pub use games::{Created, Games};
pub use jobs::{Provers, Thinkers, think};
pub use limits::{Limits, Rate};
pub use secret::Secret;
pub use settings::LimitError;
pub use store::{CopyError, Found, StoreError, backup, check, copy};
pub use table::view::{
    BySide, ClockView, Ended, GameView, Marks, Pieces, RematchView, SeatKind, SeatView, Side,
};
pub use table::{Answer, ClockSetting, Command, NewGame, Refusal, Sitter};

use std::future::Future;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use tokio::net::TcpListener;
use tower::Layer as _;
use tower::util::MapRequestLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};

/// Serves until `shutdown` is done, then finishes what has begun.
pub async fn serve(app: App, listener: TcpListener, shutdown: impl Future<Output = ()>) {
    if let Ok(address) = listener.local_addr() {
        app.announce(address);
    }
    let closing = async {
        shutdown.await;
        app.close();
    };
    listen::run(listener, router(app.clone()), app.config(), closing).await;
    app.farewell().await;
    app.put_away().await;
}

/// Serves what is counted, for whoever keeps the server, until the process ends. It is nobody
/// else's, so it stands at an address of its own.
pub async fn serve_metrics(app: App, listener: TcpListener) -> std::io::Result<()> {
    axum::serve(listener, api::metrics_router().with_state(app)).await
}

/// What is compressed on the wire: all but pictures, which are already. Events are too, each as a whole as
/// soon as it is there; a position's values become known again and again, and are nearly the same each time.
fn is_compressed() -> impl Predicate {
    SizeAbove::default().and(NotForContentType::IMAGES)
}

/// All routes.
pub fn router(app: App) -> Router {
    let body_limit = app.config().limits.body;
    let routes = Router::new()
        .merge(api::router())
        .merge(assets::router())
        .merge(pages::router())
        .fallback(pages::not_found)
        .layer(DefaultBodyLimit::max(body_limit))
        .layer(from_fn_with_state(app.clone(), web::guard))
        .layer(from_fn_with_state(app.clone(), web::in_time))
        .layer(from_fn(web::unbroken))
        .layer(from_fn_with_state(app.clone(), headers::protect))
        .layer(CompressionLayer::new().compress_when(is_compressed()))
        .layer(from_fn_with_state(app.clone(), web::observe))
        .with_state(app);
    let routes = MapRequestLayer::new(pages::take_language).layer(routes);
    Router::new().fallback_service(routes)
}
