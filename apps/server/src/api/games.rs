//! `/api/games` and `/api/games/{id}`: reading games.

use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use table::Refusal;
use table::view::{GameView, HistoryView, ThreatsView, record_text};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::address::Id;
use super::refusals::refusing;
use crate::App;
use crate::caller::Caller;
use crate::code::Code;
use crate::engine::Job;
use crate::error::Error;

pub(super) fn router() -> OpenApiRouter<App> {
    let no_hint = [
        Code::NoToken,
        Code::UnknownToken,
        Code::NoSeat,
        Code::NoHints,
        Code::ChooseFirst,
        Code::GameOver,
        Code::Busy,
    ];
    OpenApiRouter::new()
        .routes(refusing(routes!(list), &[]))
        .routes(refusing(routes!(state), &[]))
        .routes(refusing(routes!(record), &[Code::ChooseFirst]))
        .routes(refusing(routes!(history), &[]))
        .routes(refusing(routes!(hint), &no_hint))
        .routes(refusing(routes!(threats), &[Code::NoHints]))
}

/// Games that everybody may find.
#[derive(Serialize, ToSchema)]
struct PublicGames {
    games: Vec<GameView>,
}

/// The public games that are being played
///
/// Those with a move in the last hour, the latest first.
#[utoipa::path(
    get,
    path = "/games",
    responses((status = 200, description = "Their states.", body = PublicGames))
)]
async fn list(State(app): State<App>, caller: Caller) -> Result<Json<PublicGames>, Error> {
    let games = app.games().public(&caller).await?;
    Ok(Json(PublicGames { games }))
}

/// The state of a game
#[utoipa::path(
    get,
    path = "/games/{id}",
    params(Id),
    responses((status = 200, description = "The state.", body = GameView))
)]
async fn state(
    State(app): State<App>,
    Id(id): Id,
    caller: Caller,
) -> Result<Json<GameView>, Error> {
    app.games().view(&id, &caller).await.map(Json)
}

/// The game as text
#[utoipa::path(
    get,
    path = "/games/{id}/record",
    params(Id),
    responses((status = 200, description = "The record.", body = String, content_type = "text/plain"))
)]
async fn record(State(app): State<App>, Id(id): Id) -> Result<Response, Error> {
    let snapshot = app.games().snapshot(&id).await?;
    let text = record_text(&snapshot.table).ok_or(Refusal::Choosing)?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}

/// Every move with what it did
#[utoipa::path(
    get,
    path = "/games/{id}/history",
    params(Id),
    responses((status = 200, description = "The game move by move.", body = HistoryView))
)]
async fn history(State(app): State<App>, Id(id): Id) -> Result<Json<HistoryView>, Error> {
    let snapshot = app.games().snapshot(&id).await?;
    Ok(Json(HistoryView::new(&snapshot.table)))
}

/// What the engine would play.
#[derive(Serialize, ToSchema)]
struct Hint {
    #[serde(rename = "move")]
    m: String,
}

/// What the engine would play
#[utoipa::path(
    get,
    path = "/games/{id}/hint",
    params(Id),
    security(("token" = []), ("browser" = [])),
    responses((status = 200, description = "A move.", body = Hint))
)]
async fn hint(State(app): State<App>, Id(id): Id, caller: Caller) -> Result<Json<Hint>, Error> {
    let snapshot = app.games().snapshot(&id).await?;
    let seats = caller.seats(&snapshot.table);
    if seats.is_none() {
        return Err(app.games().why_no_seat(&caller).await?);
    }
    if !snapshot.table.allows_hints(seats) {
        return Err(Error::NoHints);
    }
    if snapshot.table.record().is_none() {
        return Err(Refusal::Choosing.into());
    }
    if snapshot.table.is_over() {
        return Err(Refusal::Over.into());
    }
    app.games().engine().check_room(caller.client())?;
    let (job, answer) = Job::hint(snapshot);
    app.games().engine().submit(caller.client(), job);
    let m = answer.await.ok().flatten().ok_or(Error::Busy)?;
    Ok(Json(Hint { m }))
}

/// With which moves each side would win at once
#[utoipa::path(
    get,
    path = "/games/{id}/threats",
    params(Id),
    responses((status = 200, description = "The threats of both sides.", body = ThreatsView))
)]
async fn threats(
    State(app): State<App>,
    Id(id): Id,
    caller: Caller,
) -> Result<Json<ThreatsView>, Error> {
    let snapshot = app.games().snapshot(&id).await?;
    let table = &snapshot.table;
    // Who only watches could tell a player.
    if !table.is_over() && !table.allows_hints(caller.seats(table)) {
        return Err(Error::NoHints);
    }
    Ok(Json(ThreatsView::new(table)))
}
