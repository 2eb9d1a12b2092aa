//! A finished game as a picture that moves: one file, which any page and most chats show.

use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use table::view::film;

use super::errors;
use super::visitor::Visitor;
use crate::App;
use crate::error::Error;

/// The game as SVG.
pub(super) async fn game(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Response {
    let table = app.games().snapshot(&id).await;
    let film = table.and_then(|snapshot| film(&snapshot.table).ok_or(Error::NotFound));
    match film {
        Ok(film) => {
            let headers = [
                (CONTENT_TYPE, "image/svg+xml".to_owned()),
                // A game against the computer can still be taken back.
                (CACHE_CONTROL, "public, max-age=60".to_owned()),
                (
                    CONTENT_DISPOSITION,
                    format!("inline; filename=\"{id}.svg\""),
                ),
            ];
            (headers, film).into_response()
        }
        Err(error) => errors::page(&visitor, error.status()),
    }
}
