//! Bodies: JSON that is read strictly, with errors in words.

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use serde::de::DeserializeOwned;

use crate::App;
use crate::error::Error;

/// A body of JSON.
pub(super) struct Body<T>(pub(super) T);

/// A body of JSON that may be left out.
pub(super) struct OptionalBody<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, app: &App) -> Result<Self, Error> {
        let is_json = is_json(&request);
        let bytes = bytes(request, app).await?;
        if !is_json {
            return Err(Error::NotJson);
        }
        read(&bytes).map(Self)
    }
}

impl<T: DeserializeOwned + Default> FromRequest<App> for OptionalBody<T> {
    type Rejection = Error;

    async fn from_request(request: Request, app: &App) -> Result<Self, Error> {
        let is_json = is_json(&request);
        let bytes = bytes(request, app).await?;
        match (bytes.is_empty(), is_json) {
            (true, _) => Ok(Self(T::default())),
            (false, true) => read(&bytes).map(Self),
            (false, false) => Err(Error::NotJson),
        }
    }
}

/// Only this type makes a browser ask first when another site sends it.
fn is_json(request: &Request) -> bool {
    let value = request.headers().get(CONTENT_TYPE);
    let text = value.and_then(|value| value.to_str().ok()).unwrap_or("");
    let kind = text.split(';').next().unwrap_or("").trim();
    kind.eq_ignore_ascii_case("application/json")
}

async fn bytes(request: Request, app: &App) -> Result<Bytes, Error> {
    let bytes = Bytes::from_request(request, app).await;
    bytes.map_err(|rejection: BytesRejection| {
        if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
            Error::TooLarge
        } else {
            Error::BadRequest("the body could not be read".to_owned())
        }
    })
}

fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Error> {
    serde_json::from_slice(bytes).map_err(|error| Error::BadRequest(error.to_string()))
}
