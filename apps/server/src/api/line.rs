//! `POST /api/line` and `GET /api/picture`: positions and moves, read and checked, and drawn.

use axum::Json;
use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use catalog::{Game, LineError, LineRequest};
use messages::Words;
use serde::Deserialize;
use table::view::LineView;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::address::Parameters;
use super::body::Body;
use super::create::game;
use super::refusals::refusing;
use crate::App;
use crate::code::Code;
use crate::error::Error;
use crate::pages::{accepted, words};

pub(super) fn router() -> OpenApiRouter<App> {
    let (wrong, setup) = (Code::BadPosition, Code::BadSetup);
    OpenApiRouter::new()
        .routes(refusing(routes!(line), &[Code::BadLine, wrong, setup]))
        .routes(refusing(
            routes!(picture),
            &[Code::BadRequest, wrong, setup],
        ))
}

/// Read and check a line of play
#[utoipa::path(
    post,
    path = "/line",
    request_body = LineRequest,
    responses((status = 200, description = "The line, ply by ply.", body = LineView))
)]
async fn line(
    headers: HeaderMap,
    Body(request): Body<LineRequest>,
) -> Result<Json<LineView>, Error> {
    let read = request.read();
    let words = words(accepted(&headers));
    let (record, told) = read.map_err(|error| refused(words, &error))?;
    Ok(Json(LineView::new(&record, told)))
}

/// What is wrong with a line, in the language of whoever wrote it.
fn refused(words: &Words, error: &LineError) -> Error {
    let why = error.explained().map(|why| words.explain(&why));
    let why = why.unwrap_or_else(|| error.to_string());
    match error {
        LineError::Setup(_) => Error::BadSetup(why),
        LineError::Position { .. } => Error::BadPosition(why),
        _ => Error::BadLine(why),
    }
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Wanted {
    #[param(value_type = Game)]
    game: String,
    position: String,
}

/// A position as a picture
#[utoipa::path(
    get,
    path = "/picture",
    params(Wanted),
    responses((status = 200, description = "The picture.", body = String, content_type = "image/svg+xml"))
)]
async fn picture(Parameters(wanted): Parameters<Wanted>) -> Result<Response, Error> {
    let position = game(&wanted.game)?.position_or_layout(&wanted.position)?;
    Ok(([(CONTENT_TYPE, "image/svg+xml")], position.svg()).into_response())
}
