//! `POST /api/games`: a new game.

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{LOCATION, SET_COOKIE};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use axum::{Json, Router};
use boardgame::{ByColor, Color, names};
use catalog::Game;
use serde::Deserialize;
use serde_json::json;

use super::body::Body;
use crate::App;
use crate::caller::Caller;
use crate::error::Error;
use crate::games::{Created, NewGame};
use crate::secret::Secret;
use crate::table::{ClockSetting, Sitter};
use crate::view::game_path;

/// The longest time for a game and for a move, in seconds.
const MAX_INITIAL: u64 = 7 * 24 * 3600;
const MAX_INCREMENT: u64 = 24 * 3600;

pub(super) fn router() -> Router<App> {
    Router::new().route("/games", post(create))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Request {
    game: String,
    white: String,
    black: String,
    edition: Option<String>,
    position: Option<String>,
    first: Option<Side>,
    chooser: Option<Side>,
    clock: Option<Clock>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Clock {
    initial: u64,
    #[serde(default)]
    increment: u64,
}

/// A color as it is written in JSON.
#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "lowercase")]
pub(super) enum Side {
    White,
    Black,
}

impl From<Side> for Color {
    fn from(side: Side) -> Self {
        match side {
            Side::White => Self::White,
            Side::Black => Self::Black,
        }
    }
}

async fn create(
    State(app): State<App>,
    mut caller: Caller,
    Body(request): Body<Request>,
) -> Result<Response, Error> {
    let new = NewGame::try_from(request)?;
    let has_computer = Color::ALL
        .iter()
        .any(|&color| matches!(new.seats[color], Sitter::Computer(_)));
    if has_computer && app.games().engine().is_full() {
        return Err(Error::Busy);
    }
    let browser = caller.browser_or_new().cloned();
    let created = app.games().create(new, browser.as_ref()).await?;
    Ok(answer(&created, &caller))
}

/// The game with its secrets, and for a browser the cookie that holds its seats.
fn answer(created: &Created, caller: &Caller) -> Response {
    let token = |color| created.tokens[color].as_ref().map(Secret::reveal);
    let path = game_path(&created.id);
    let base = caller.base();
    let body = json!({
        "id": created.id,
        "url": format!("{base}{path}"),
        "seats": { "white": token(Color::White), "black": token(Color::Black) },
        "claim": created.claim.as_ref().map(|secret| claim_url(base, &created.id, secret.reveal())),
    });
    let mut response = (StatusCode::CREATED, [(LOCATION, path)], Json(body)).into_response();
    if let Some(cookie) = caller.cookie() {
        response.headers_mut().insert(SET_COOKIE, cookie);
    }
    response
}

/// The link for a friend. Browsers never send what follows `#`.
pub(crate) fn claim_url(base: &str, id: &str, secret: &str) -> String {
    format!("{base}{}/join#{secret}", game_path(id))
}

impl TryFrom<Request> for NewGame {
    type Error = Error;

    fn try_from(request: Request) -> Result<Self, Error> {
        Ok(Self {
            game: game(&request.game)?,
            edition: request.edition,
            position: request.position,
            first: request.first.map(Color::from),
            seats: ByColor([sitter(&request.white)?, sitter(&request.black)?]),
            chooser: request.chooser.map(Color::from),
            clock: request.clock.as_ref().map(clock).transpose()?,
        })
    }
}

/// The game of this name.
pub(super) fn game(name: &str) -> Result<Game, Error> {
    Game::from_name(name).ok_or_else(|| {
        let all: Vec<_> = Game::ALL.iter().map(|game| game.name()).collect();
        Error::BadSetup(format!("expected the game {}", names::expected(name, &all)))
    })
}

fn sitter(text: &str) -> Result<Sitter, Error> {
    text.parse().map_err(|()| {
        Error::BadSetup("expected a seat of human, open or computer:1 to computer:10".to_owned())
    })
}

fn clock(clock: &Clock) -> Result<ClockSetting, Error> {
    if clock.initial == 0 || clock.initial > MAX_INITIAL || clock.increment > MAX_INCREMENT {
        return Err(Error::BadSetup(format!(
            "expected a clock of 1 to {MAX_INITIAL} seconds and at most {MAX_INCREMENT} more a move"
        )));
    }
    Ok(ClockSetting {
        initial: clock.initial * 1000,
        increment: clock.increment * 1000,
    })
}
