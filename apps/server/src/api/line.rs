//! `POST /api/line` and `GET /api/picture`: positions and moves, read and checked, and drawn.

use axum::extract::Query;
use axum::extract::rejection::QueryRejection;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use boardgame::names;
use catalog::{AnyPosition, AnyRecord, Game, SetupChoice, read_records};
use serde::Deserialize;

use super::body::Body;
use super::create::game;
use crate::App;
use crate::error::Error;
use crate::view::LineView;

/// No line has more moves.
const MAX_MOVES: usize = 1000;

pub(super) fn router() -> Router<App> {
    Router::new()
        .route("/line", post(line))
        .route("/picture", get(picture))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Request {
    game: String,
    edition: Option<String>,
    position: Option<String>,
    #[serde(default)]
    moves: Vec<String>,
    text: Option<String>,
}

async fn line(Body(request): Body<Request>) -> Result<Json<LineView>, Error> {
    let game = game(&request.game)?;
    let start = start(game, request.edition.as_deref())?;
    let record = match (&request.text, &request.position) {
        (Some(text), None) if request.moves.is_empty() => read(&start, text)?,
        (Some(_), _) => {
            let message = "expected either a text, or a position and moves";
            return Err(Error::BadSetup(message.to_owned()));
        }
        (None, Some(position)) => play(&game.position(position)?, &request.moves)?,
        (None, None) => play(&start, &request.moves)?,
    };
    Ok(Json(LineView::new(&record)))
}

/// The ordinary start of an edition.
fn start(game: Game, edition: Option<&str>) -> Result<AnyPosition, Error> {
    let name = edition.unwrap_or(game.standard_edition());
    let edition = game.edition(name).ok_or_else(|| {
        let expected = names::expected(name, game.editions());
        Error::BadSetup(format!("expected the edition {expected}"))
    })?;
    Ok(game.start(SetupChoice {
        edition: Some(edition),
        ..SetupChoice::default()
    }))
}

/// Whatever a person may have copied: a record, a position, or moves from the start.
fn read(start: &AnyPosition, text: &str) -> Result<AnyRecord, Error> {
    let text = text.trim();
    match read_records(text) {
        Ok(records) if !records.is_empty() => return again(&records[0]),
        Err(error) if text.starts_with('[') => return Err(Error::BadLine(error.to_string())),
        _ => {}
    }
    match start.game().position(text) {
        Ok(position) => Ok(AnyRecord::new(&position)),
        Err(error) if text.is_empty() || text.contains(['/', ',']) => Err(error.into()),
        Err(_) => play(start, &moves(text)),
    }
}

/// The moves alone: however a game ended off the board, it can be looked into further.
fn again(record: &AnyRecord) -> Result<AnyRecord, Error> {
    let start = record.position_at(0).expect("every record has a start");
    play(&start, &record.moves())
}

/// The moves of a text, without their numbers and the result.
fn moves(text: &str) -> Vec<String> {
    let is_move = |word: &&str| !["", "1-0", "0-1", "1/2-1/2", "*"].contains(word);
    text.split_whitespace()
        .filter_map(|word| word.rsplit('.').next())
        .filter(is_move)
        .map(str::to_owned)
        .collect()
}

fn play(start: &AnyPosition, moves: &[String]) -> Result<AnyRecord, Error> {
    if moves.len() > MAX_MOVES {
        let message = format!("expected at most {MAX_MOVES} moves, found {}", moves.len());
        return Err(Error::BadLine(message));
    }
    let mut record = AnyRecord::new(start);
    for (index, text) in moves.iter().enumerate() {
        let quoted = names::quoted(text);
        let bad = |error| Error::BadLine(format!("move {}, {quoted}: {error}", index + 1));
        record.push(text).map_err(bad)?;
    }
    Ok(record)
}

#[derive(Deserialize)]
struct Wanted {
    game: String,
    position: String,
}

async fn picture(wanted: Result<Query<Wanted>, QueryRejection>) -> Result<Response, Error> {
    let Query(wanted) = wanted.map_err(|error| Error::BadRequest(error.body_text()))?;
    let position = game(&wanted.game)?.position(&wanted.position)?;
    Ok(([(CONTENT_TYPE, "image/svg+xml")], position.svg()).into_response())
}
