//! What an address names. Who asks for something that is not there gets a friendly page.

use axum::RequestPartsExt as _;
use axum::extract::{FromRequestParts, Path, Query};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use catalog::{Edition, Game};
use serde::Deserialize;

use super::errors;
use super::visitor::Visitor;
use crate::App;
use crate::caller::Caller;
use crate::view::GameView;

/// The game of `/…/{game}`.
pub(super) struct NamedGame(pub(super) Game);

/// The same with `?edition=`.
pub(super) struct NamedEdition {
    pub(super) game: Game,
    /// The one that is named, or the ordinary one.
    pub(super) edition: Edition,
    pub(super) is_named: bool,
}

/// The table of `/g/{id}`, as the caller sees it.
pub(super) struct NamedTable {
    pub(super) game: Game,
    pub(super) view: GameView,
    pub(super) caller: Caller,
}

#[derive(Deserialize)]
struct Wish {
    edition: Option<String>,
}

impl FromRequestParts<App> for NamedGame {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Response> {
        let Path(name) = parts
            .extract::<Path<String>>()
            .await
            .map_err(into_response)?;
        match Game::from_name(&name) {
            Some(game) => Ok(Self(game)),
            None => Err(missing(parts, app).await),
        }
    }
}

impl FromRequestParts<App> for NamedEdition {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Response> {
        let Query(wish) = parts
            .extract::<Query<Wish>>()
            .await
            .map_err(into_response)?;
        let NamedGame(game) = NamedGame::from_request_parts(parts, app).await?;
        let edition = match wish.edition.as_deref() {
            Some(name) => game.edition(name),
            None => Some(game.standard_edition()),
        };
        let Some(edition) = edition else {
            return Err(missing(parts, app).await);
        };
        Ok(Self {
            game,
            edition,
            is_named: wish.edition.is_some(),
        })
    }
}

impl FromRequestParts<App> for NamedTable {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Response> {
        let Path(id) = parts
            .extract::<Path<String>>()
            .await
            .map_err(into_response)?;
        let Ok(caller) = Caller::from_request_parts(parts, app).await;
        let view = match app.games().view(&id, &caller).await {
            Ok(view) => view,
            Err(error) => return Err(errors::page(&visitor(parts, app).await, error.status())),
        };
        let Some(game) = Game::from_name(view.game) else {
            return Err(missing(parts, app).await);
        };
        Ok(Self { game, view, caller })
    }
}

async fn missing(parts: &mut Parts, app: &App) -> Response {
    errors::page(&visitor(parts, app).await, StatusCode::NOT_FOUND)
}

async fn visitor(parts: &mut Parts, app: &App) -> Visitor {
    let Ok(visitor) = Visitor::from_request_parts(parts, app).await;
    visitor
}

fn into_response(rejection: impl IntoResponse) -> Response {
    rejection.into_response()
}
