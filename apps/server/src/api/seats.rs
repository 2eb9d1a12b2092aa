//! `/api/games/{id}/claim` and `/invite`: how the open seat finds its player; `/api/leave`: how a
//! device gives all of its seats up.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use table::view::{Side, game_path};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::address::Id;
use super::body::Body;
use super::create::{name, name_schema};
use super::refusals::refusing;
use crate::App;
use crate::caller::Caller;
use crate::code::Code;
use crate::error::Error;
use crate::headers::NO_STORE;
use crate::secret::Secret;

pub(super) fn router() -> OpenApiRouter<App> {
    let no_claim = [
        Code::BadSetup,
        Code::Claimed,
        Code::OwnInvitation,
        Code::StalePly,
        Code::WrongClaim,
    ];
    OpenApiRouter::new()
        .routes(refusing(routes!(claim), &no_claim))
        .routes(refusing(routes!(invite), &[Code::Claimed]))
        .routes(refusing(routes!(leave), &[Code::NoToken]))
}

/// What opens the seat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ClaimRequest {
    /// What follows `#` in the claim link, or the whole link.
    secret: String,
    /// What the player would like to be called.
    #[schema(schema_with = name_schema, required = false)]
    name: Option<String>,
}

/// A seat that somebody has taken.
#[derive(Serialize, ToSchema)]
#[schema(as = Claimed)]
struct Claimed {
    id: String,
    color: Side,
    /// What plays it from now on.
    token: String,
    /// Where the game is shown: a path on this server.
    url: String,
}

/// Take the open seat, once
#[utoipa::path(
    post,
    path = "/games/{id}/claim",
    params(Id),
    request_body = ClaimRequest,
    responses((status = 200, description = "The seat.", body = Claimed))
)]
async fn claim(
    State(app): State<App>,
    Id(id): Id,
    mut caller: Caller,
    Body(request): Body<ClaimRequest>,
) -> Result<Response, Error> {
    let text = request.secret.rsplit('#').next().unwrap_or_default();
    let secret = Secret::read(text).ok_or(Error::WrongClaim)?;
    let name = name(request.name.as_deref())?;
    caller.browser_or_new();
    let (color, token) = app.games().claim(&id, &secret, name, &caller).await?;
    let claimed = Claimed {
        url: game_path(&id),
        id,
        color: color.into(),
        token: token.reveal().to_owned(),
    };
    let mut response = ([NO_STORE], Json(claimed)).into_response();
    if let Some(cookie) = caller.cookie() {
        response.headers_mut().insert(SET_COOKIE, cookie);
    }
    Ok(response)
}

/// A way in for a friend.
#[derive(Serialize, ToSchema)]
struct Invitation {
    /// The whole link for whoever takes the open seat.
    claim: String,
}

/// A new claim link
#[utoipa::path(
    post,
    path = "/games/{id}/invite",
    params(Id),
    security(("token" = []), ("browser" = [])),
    responses((status = 200, description = "The link.", body = Invitation))
)]
async fn invite(State(app): State<App>, Id(id): Id, caller: Caller) -> Result<Response, Error> {
    let secret = app.games().invite(&id, &caller).await?;
    let claim = caller.claim_url(&id, &secret);
    Ok(([NO_STORE], Json(Invitation { claim })).into_response())
}

/// Take the caller's secret back
///
/// The token or the cookie opens nothing any more, in any game; the games stay.
#[utoipa::path(
    post,
    path = "/leave",
    responses((status = 204, description = "Nobody plays with this secret any more."))
)]
async fn leave(State(app): State<App>, caller: Caller) -> Result<StatusCode, Error> {
    app.games().revoke(&caller).await?;
    Ok(StatusCode::NO_CONTENT)
}
