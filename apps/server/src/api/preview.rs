//! `POST /api/preview`: what a move would do.

use axum::Json;
use catalog::Game;
use serde::Deserialize;
use table::Refusal;
use table::view::PreviewView;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::Body;
use super::create::game;
use super::refusals::refusing;
use crate::App;
use crate::code::Code;
use crate::error::Error;

pub(super) fn router() -> OpenApiRouter<App> {
    let codes = [Code::BadPosition, Code::BadSetup, Code::IllegalMove];
    OpenApiRouter::new().routes(refusing(routes!(preview), &codes))
}

/// A move that might be played.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = PreviewRequest)]
struct Request {
    #[schema(value_type = Game)]
    game: String,
    position: String,
    r#move: String,
}

/// What a move would do
#[utoipa::path(
    post,
    path = "/preview",
    request_body = Request,
    responses((status = 200, description = "What changes, piece by piece.", body = PreviewView))
)]
async fn preview(Body(request): Body<Request>) -> Result<Json<PreviewView>, Error> {
    let position = game(&request.game)?.position(&request.position)?;
    let preview = position
        .preview(&request.r#move)
        .map_err(Refusal::Illegal)?;
    Ok(Json(PreviewView::new(&preview)))
}
