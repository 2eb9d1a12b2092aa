//! `POST /api/analyze`: what a position is worth, at once or as it becomes known.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::State;
use axum::http::header::{ACCEPT, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use catalog::schema::{self, Edition};
use catalog::{AnalysisView, Game};
use futures_util::{Stream, StreamExt as _, stream};
use serde::Deserialize;
use tokio::sync::mpsc::Receiver;
use utoipa::ToSchema;
use utoipa::openapi::{RefOr, Schema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::body::Body;
use super::create::game;
use super::refusals::refusing;
use crate::App;
use crate::analysis::{Kind, Question, Report, Wanted};
use crate::code::Code;
use crate::error::Error;
use crate::jobs::millis;
use crate::web::Client;

/// What is shown of a position unless more is asked for.
const DEFAULT_LINES: u64 = 3;

/// The most lines.
const MAX_LINES: u64 = 20;

pub(super) fn router() -> OpenApiRouter<App> {
    let codes = [
        Code::BadPosition,
        Code::BadSetup,
        Code::NoMemory,
        Code::Busy,
    ];
    OpenApiRouter::new().routes(refusing(routes!(analyze), &codes))
}

/// A position to be analyzed.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = AnalyzeRequest)]
struct Request {
    #[schema(value_type = Game)]
    game: String,
    #[schema(value_type = Option<Edition>)]
    edition: Option<String>,
    position: String,
    /// How long to think at most: 20,000 or less, unless the server allows more.
    #[schema(minimum = 1)]
    millis: u64,
    /// How many lines are wanted; 3 unless it is said.
    #[schema(schema_with = lines_schema, required = false)]
    lines: Option<u64>,
    /// Whether the proven value of every move is wanted or nothing, with all the memory that there is for it.
    #[serde(default)]
    #[schema(required = false)]
    proof: bool,
}

fn lines_schema() -> RefOr<Schema> {
    schema::in_range(1, MAX_LINES)
}

/// What a position is worth
///
/// With `Accept: text/event-stream`, as it becomes known.
#[utoipa::path(
    post,
    path = "/analyze",
    request_body = Request,
    responses((
        status = 200,
        description = "The analysis.",
        content((AnalysisView = "application/json"), (Report = "text/event-stream"))
    ))
)]
async fn analyze(
    State(app): State<App>,
    Client(client): Client,
    headers: HeaderMap,
    Body(request): Body<Request>,
) -> Result<Response, Error> {
    let question = question(&app, &request)?;
    let reports = app.analysts().ask(client, question).await?;
    if wants_events(&headers) {
        let sse = Sse::new(events(reports)).keep_alive(KeepAlive::default());
        return Ok(sse.into_response());
    }
    last(reports).await
}

fn question(app: &App, request: &Request) -> Result<Question, Error> {
    let position = game(&request.game)?.position(&request.position)?;
    let is_other = |edition: &str| edition != position.edition().name();
    if request.edition.as_deref().is_some_and(is_other) {
        let edition = position.edition();
        return Err(Error::BadSetup(format!(
            "the position is of the edition {edition}"
        )));
    }
    let n_lines = request.lines.unwrap_or(DEFAULT_LINES);
    let most = millis(app.config().limits.analysis_time);
    in_range("millis", request.millis, most)?;
    in_range("lines", n_lines, MAX_LINES)?;
    Ok(Question {
        position,
        time: Duration::from_millis(request.millis),
        wanted: if request.proof {
            Wanted::Proof
        } else {
            Wanted::Opinion {
                n_lines: n_lines as usize,
            }
        },
    })
}

fn in_range(name: &str, number: u64, max: u64) -> Result<(), Error> {
    if (1..=max).contains(&number) {
        return Ok(());
    }
    Err(Error::BadSetup(format!(
        "expected {name} from 1 to {max}, found {number}"
    )))
}

fn wants_events(headers: &HeaderMap) -> bool {
    let accept = headers.get(ACCEPT).and_then(|value| value.to_str().ok());
    accept.is_some_and(|accept| accept.contains("text/event-stream"))
}

/// Everything that is reported, as it comes. Whoever compresses it asks once more when it has ended.
fn events(reports: Receiver<Report>) -> impl Stream<Item = Result<Event, Infallible>> {
    stream::unfold(Some(reports), async |reports| {
        let mut reports = reports?;
        // Where none will come, the server is about to stop.
        let report = reports.recv().await;
        let report = report.unwrap_or_else(|| Report::failed(&Error::Busy));
        let event = Event::default()
            .event(report.kind.name())
            .data(&report.text);
        Some((Ok(event), (!report.is_last()).then_some(reports)))
    })
    .fuse()
}

/// Only the answer.
async fn last(mut reports: Receiver<Report>) -> Result<Response, Error> {
    while let Some(report) = reports.recv().await {
        match report.kind {
            Kind::Done => return Ok(as_json(StatusCode::OK, &report)),
            Kind::Failed(code) => return Ok(as_json(code.status(), &report)),
            Kind::Progress | Kind::Improved => {}
        }
    }
    Err(Error::Busy)
}

fn as_json(status: StatusCode, report: &Report) -> Response {
    let json = [(CONTENT_TYPE, "application/json")];
    (status, json, report.text.to_string()).into_response()
}
