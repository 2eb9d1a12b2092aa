//! `POST /api/line` and `GET /api/picture`: positions and moves, read and checked, and drawn.

use axum::Json;
use axum::http::HeaderMap;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use boardgame::names;
use boardgame::record::RecordError;
use catalog::schema::Edition;
use catalog::{AnyPosition, AnyRecord, Game, MoveError, SetupChoice, ToldLine, read_records};
use messages::Words;
use serde::Deserialize;
use utoipa::openapi::schema::{ArrayBuilder, ObjectBuilder, Type};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::address::Parameters;
use super::body::Body;
use super::create::game;
use super::refusals::refusing;
use crate::App;
use crate::code::Code;
use crate::error::Error;
use crate::pages::{accepted, words};
use crate::view::LineView;

/// No line has more moves.
const MAX_MOVES: usize = 1000;

pub(super) fn router() -> OpenApiRouter<App> {
    let (wrong, setup) = (Code::BadPosition, Code::BadSetup);
    OpenApiRouter::new()
        .routes(refusing(routes!(line), &[Code::BadLine, wrong, setup]))
        .routes(refusing(
            routes!(picture),
            &[Code::BadRequest, wrong, setup],
        ))
}

/// A line of play: moves from a position or from the ordinary start, or a text alone.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = LineRequest)]
struct Request {
    #[schema(value_type = Game)]
    game: String,
    #[schema(value_type = Option<Edition>)]
    edition: Option<String>,
    position: Option<String>,
    #[serde(default)]
    #[schema(schema_with = moves_schema, required = false)]
    moves: Vec<String>,
    /// Whatever a person may have copied: a position, moves or a record.
    text: Option<String>,
}

fn moves_schema() -> ArrayBuilder {
    ArrayBuilder::new()
        .items(ObjectBuilder::new().schema_type(Type::String))
        .max_items(Some(MAX_MOVES))
}

/// Read and check a line of play
#[utoipa::path(
    post,
    path = "/line",
    request_body = Request,
    responses((status = 200, description = "The line, ply by ply.", body = LineView))
)]
async fn line(headers: HeaderMap, Body(request): Body<Request>) -> Result<Json<LineView>, Error> {
    let reading = Reading {
        start: start(game(&request.game)?, request.edition.as_deref())?,
        words: words(accepted(&headers)),
    };
    let (record, told) = match (&request.text, &request.position) {
        (Some(text), None) if request.moves.is_empty() => reading.any(text.trim())?,
        (Some(_), _) => {
            let message = "expected either a text, or a position and moves";
            return Err(Error::BadSetup(message.to_owned()));
        }
        (None, Some(position)) => {
            let start = reading.position(position)?;
            (reading.play(&start, &request.moves)?, None)
        }
        (None, None) => (reading.play(&reading.start, &request.moves)?, None),
    };
    Ok(Json(LineView::new(&record, told)))
}

/// The ordinary start of an edition.
fn start(game: Game, edition: Option<&str>) -> Result<AnyPosition, Error> {
    let known = |name| {
        game.edition(name).ok_or_else(|| {
            let expected = names::expected(name, &game.edition_names());
            Error::BadSetup(format!("expected the edition {expected}"))
        })
    };
    Ok(game.start(SetupChoice {
        edition: edition.map(known).transpose()?,
        ..SetupChoice::default()
    }))
}

/// Reads what people write, and says in their language what is wrong with it.
struct Reading {
    /// Where moves begin unless something else is said.
    start: AnyPosition,
    words: &'static Words,
}

impl Reading {
    /// Whatever a person may have copied: a record, a position, or moves from the start.
    fn any(&self, text: &str) -> Result<(AnyRecord, Option<ToldLine>), Error> {
        match read_records(text) {
            Ok(records) if !records.is_empty() => {
                return Ok((self.again(&records[0])?, Some(records[0].told())));
            }
            Err(error) if text.starts_with('[') => return Err(self.bad_record(&error)),
            _ => {}
        }
        match self.position(text) {
            Ok(position) => Ok((AnyRecord::new(&position), None)),
            Err(error) if text.is_empty() || text.contains(['/', ',']) => Err(error),
            Err(_) => Ok((self.play(&self.start, &moves(text))?, None)),
        }
    }

    fn position(&self, text: &str) -> Result<AnyPosition, Error> {
        let game = self.start.game();
        game.position(text)
            .map_err(|error| Error::BadPosition(self.words.why_no_position(game, &error)))
    }

    /// The moves alone: however a game ended off the board, it can be looked into further.
    fn again(&self, record: &AnyRecord) -> Result<AnyRecord, Error> {
        let start = record.position_at(0).expect("every record has a start");
        self.play(&start, &record.moves())
    }

    fn play(&self, start: &AnyPosition, moves: &[String]) -> Result<AnyRecord, Error> {
        if moves.len() > MAX_MOVES {
            let numbers = [("max", MAX_MOVES.into()), ("count", moves.len().into())];
            return Err(Error::BadLine(self.words.format("line-long", &numbers)));
        }
        let mut record = AnyRecord::new(start);
        for (index, text) in moves.iter().enumerate() {
            let bad = |error| self.bad_move(start.game(), index + 1, text, &error);
            record.push(text).map_err(bad)?;
        }
        Ok(record)
    }

    fn bad_move(&self, game: Game, number: usize, text: &str, error: &MoveError) -> Error {
        let arguments = [
            ("number", number.into()),
            ("move", names::quoted(text).into()),
            ("why", self.words.why_not(game, error).into()),
        ];
        Error::BadLine(self.words.format("line-move", &arguments))
    }

    fn bad_record(&self, error: &RecordError) -> Error {
        let arguments = [
            ("line", error.place.line.into()),
            ("column", error.place.column.into()),
            ("problem", error.problem.as_str().into()),
        ];
        Error::BadLine(self.words.format("record-wrong", &arguments))
    }
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

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Wanted {
    #[param(value_type = Game)]
    game: String,
    position: String,
}

/// A position as a picture
#[utoipa::path(
    get,
    path = "/picture",
    params(Wanted),
    responses((status = 200, description = "The picture.", body = String, content_type = "image/svg+xml"))
)]
async fn picture(Parameters(wanted): Parameters<Wanted>) -> Result<Response, Error> {
    let position = game(&wanted.game)?.position(&wanted.position)?;
    Ok(([(CONTENT_TYPE, "image/svg+xml")], position.svg()).into_response())
}
