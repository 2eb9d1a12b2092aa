//! What an address says, with errors in words: the name of a game, and what follows `?`.

use axum::extract::{FromRequestParts, Path, Query};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use utoipa::IntoParams;

use crate::App;
use crate::error::Error;

/// The game of `/games/{id}`.
#[derive(IntoParams)]
#[into_params(names("id"), parameter_in = Path)]
pub(super) struct Id(pub(super) String);

/// What follows `?`.
pub(super) struct Parameters<T>(pub(super) T);

impl FromRequestParts<App> for Id {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Error> {
        let path = Path::from_request_parts(parts, app).await;
        // What is not even text names no game either.
        path.map(|Path(id)| Self(id)).map_err(|_| Error::NoSuchGame)
    }
}

impl<T: DeserializeOwned> FromRequestParts<App> for Parameters<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Error> {
        let query = Query::from_request_parts(parts, app).await;
        query
            .map(|Query(parameters)| Self(parameters))
            .map_err(|error| Error::BadRequest(error.body_text()))
    }
}
