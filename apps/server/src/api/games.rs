//! `/api/games/{id}`: reading a game and playing in it.

use axum::extract::{Path, State};
use axum::http::header::{CONTENT_TYPE, SET_COOKIE};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::{Value, json};

use super::body::{Body, OptionalBody};
use super::create::{Side, claim_url};
use crate::App;
use crate::caller::Caller;
use crate::engine::Job;
use crate::error::Error;
use crate::secret::Secret;
use crate::table::{Answer, Command, Refusal};
use crate::view::{GameView, HistoryView, ThreatsView, game_path, record_text};

pub(super) fn router() -> Router<App> {
    Router::new()
        .route("/games/{id}", get(state))
        .route("/games/{id}/record", get(record))
        .route("/games/{id}/history", get(history))
        .route("/games/{id}/hint", get(hint))
        .route("/games/{id}/threats", get(threats))
        .route("/games/{id}/claim", post(claim))
        .route("/games/{id}/invite", post(invite))
        .route("/games/{id}/moves", post(make_move))
        .route("/games/{id}/choice", post(choose))
        .route("/games/{id}/resign", post(resign))
        .route("/games/{id}/draw", post(draw))
        .route("/games/{id}/takeback", post(takeback))
        .route("/games/{id}/rematch", post(rematch))
}

type Id = Path<String>;

async fn state(
    State(app): State<App>,
    Path(id): Id,
    caller: Caller,
) -> Result<Json<GameView>, Error> {
    app.games().view(&id, &caller).await.map(Json)
}

async fn record(State(app): State<App>, Path(id): Id) -> Result<Response, Error> {
    let snapshot = app.games().snapshot(&id).await?;
    let text = record_text(&snapshot.table).ok_or(Refusal::Choosing)?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}

async fn history(State(app): State<App>, Path(id): Id) -> Result<Json<HistoryView>, Error> {
    let snapshot = app.games().snapshot(&id).await?;
    Ok(Json(HistoryView::new(&snapshot.table)))
}

async fn hint(State(app): State<App>, Path(id): Id) -> Result<Json<Value>, Error> {
    let snapshot = app.games().snapshot(&id).await?;
    if snapshot.table.record().is_none() {
        return Err(Refusal::Choosing.into());
    }
    if snapshot.table.is_over() {
        return Err(Refusal::Over.into());
    }
    if app.games().engine().is_full() {
        return Err(Error::Busy);
    }
    let (job, answer) = Job::hint(snapshot);
    app.games().engine().submit(job);
    let m = answer.await.ok().flatten().ok_or(Error::Busy)?;
    Ok(Json(json!({ "move": m })))
}

async fn threats(State(app): State<App>, Path(id): Id) -> Result<Json<ThreatsView>, Error> {
    let snapshot = app.games().snapshot(&id).await?;
    Ok(Json(ThreatsView::new(&snapshot.table)))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ClaimRequest {
    secret: String,
}

async fn claim(
    State(app): State<App>,
    Path(id): Id,
    mut caller: Caller,
    Body(request): Body<ClaimRequest>,
) -> Result<Response, Error> {
    let text = request.secret.rsplit('#').next().unwrap_or_default();
    let secret = Secret::read(text).ok_or(Error::WrongClaim)?;
    caller.browser_or_new();
    let (color, token) = app.games().claim(&id, &secret, &caller).await?;
    let body = json!({
        "id": id,
        "color": color.name(),
        "token": token.reveal(),
        "url": format!("{}{}", caller.base(), game_path(&id)),
    });
    let mut response = Json(body).into_response();
    if let Some(cookie) = caller.cookie() {
        response.headers_mut().insert(SET_COOKIE, cookie);
    }
    Ok(response)
}

async fn invite(
    State(app): State<App>,
    Path(id): Id,
    caller: Caller,
) -> Result<Json<Value>, Error> {
    let secret = app.games().invite(&id, &caller).await?;
    let url = claim_url(caller.base(), &id, secret.reveal());
    Ok(Json(json!({ "claim": url })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MoveRequest {
    r#move: String,
    ply: usize,
}

async fn make_move(
    State(app): State<App>,
    Path(id): Id,
    caller: Caller,
    Body(request): Body<MoveRequest>,
) -> Result<Json<GameView>, Error> {
    let command = Command::Move {
        text: request.r#move,
        ply: request.ply,
    };
    app.games().act(&id, &caller, command).await.map(Json)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChoiceRequest {
    color: Side,
}

async fn choose(
    State(app): State<App>,
    Path(id): Id,
    caller: Caller,
    Body(request): Body<ChoiceRequest>,
) -> Result<Json<GameView>, Error> {
    let command = Command::Choose(request.color.into());
    app.games().act(&id, &caller, command).await.map(Json)
}

async fn resign(
    State(app): State<App>,
    Path(id): Id,
    caller: Caller,
) -> Result<Json<GameView>, Error> {
    let acted = app.games().act(&id, &caller, Command::Resign).await;
    acted.map(Json)
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct AnswerRequest {
    #[serde(default)]
    action: Action,
}

#[derive(Deserialize, Default)]
#[serde(rename_all = "lowercase")]
enum Action {
    #[default]
    Offer,
    Accept,
    Decline,
}

impl From<AnswerRequest> for Answer {
    fn from(request: AnswerRequest) -> Self {
        match request.action {
            Action::Offer => Self::Offer,
            Action::Accept => Self::Accept,
            Action::Decline => Self::Decline,
        }
    }
}

async fn draw(
    State(app): State<App>,
    Path(id): Id,
    caller: Caller,
    OptionalBody(request): OptionalBody<AnswerRequest>,
) -> Result<Json<GameView>, Error> {
    let command = Command::Draw(request.into());
    app.games().act(&id, &caller, command).await.map(Json)
}

async fn takeback(
    State(app): State<App>,
    Path(id): Id,
    caller: Caller,
    OptionalBody(request): OptionalBody<AnswerRequest>,
) -> Result<Json<GameView>, Error> {
    let command = Command::Takeback(request.into());
    app.games().act(&id, &caller, command).await.map(Json)
}

async fn rematch(
    State(app): State<App>,
    Path(id): Id,
    caller: Caller,
) -> Result<Json<GameView>, Error> {
    let acted = app.games().act(&id, &caller, Command::Rematch).await;
    acted.map(Json)
}
