//! `POST /api/preview`: what a move would do.

use axum::routing::post;
use axum::{Json, Router};
use serde::Deserialize;

use super::body::Body;
use super::create::game;
use crate::App;
use crate::error::Error;
use crate::table::Refusal;
use crate::view::PreviewView;

pub(super) fn router() -> Router<App> {
    Router::new().route("/preview", post(preview))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Request {
    game: String,
    position: String,
    r#move: String,
}

async fn preview(Body(request): Body<Request>) -> Result<Json<PreviewView>, Error> {
    let position = game(&request.game)?.position(&request.position)?;
    let preview = position
        .preview(&request.r#move)
        .map_err(Refusal::Illegal)?;
    Ok(Json(PreviewView::new(&preview)))
}
