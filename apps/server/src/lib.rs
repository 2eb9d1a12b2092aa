//! The web app as a library: pages, the API, live games and the store.
//!
//! [`serve`] is all that the binary calls. Reading order: [`Config`], `app.rs` (what every handler
//! holds), `api/` (what programs get), `pages/` (what people get).

mod app;
mod assets;
mod config;
mod error;
mod headers;
pub mod pages;

pub use app::App;
pub use assets::asset_url;
pub use config::{Config, Database};
pub use error::{Error, StartError};

use std::future::Future;
use std::net::SocketAddr;

use axum::Router;
use axum::routing::get;
use tokio::net::TcpListener;
use tower_http::compression::CompressionLayer;

/// Serves until `shutdown` is done, then finishes what has begun.
pub async fn serve(
    config: Config,
    listener: TcpListener,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> Result<(), StartError> {
    let app = App::start(config).await?;
    let service = router(app).into_make_service_with_connect_info::<SocketAddr>();
    axum::serve(listener, service)
        .with_graceful_shutdown(shutdown)
        .await?;
    Ok(())
}

/// All routes.
pub fn router(app: App) -> Router {
    Router::new()
        .route("/healthz", get(healthz))
        .merge(assets::router())
        .merge(pages::router())
        .fallback(pages::not_found)
        .layer(axum::middleware::from_fn(headers::protect))
        .layer(CompressionLayer::new())
        .with_state(app)
}

async fn healthz() -> &'static str {
    "ok\n"
}
