//! What a form sends, held to the same limits as bodies of JSON.

use axum::Form;
use axum::extract::{FromRequest, Request};
use axum::response::Response;
use serde::de::DeserializeOwned;

use super::errors;
use super::visitor::Visitor;
use crate::App;

/// The fields of a form. Who sends something else gets a friendly page.
pub(super) struct Fields<T>(pub(super) T);

impl<T: DeserializeOwned> FromRequest<App> for Fields<T> {
    type Rejection = Response;

    async fn from_request(request: Request, app: &App) -> Result<Self, Response> {
        let visitor = Visitor::of(request.headers(), request.uri(), request.extensions());
        match Form::from_request(request, app).await {
            Ok(Form(fields)) => Ok(Self(fields)),
            Err(rejection) => Err(errors::page(&visitor, rejection.status())),
        }
    }
}
