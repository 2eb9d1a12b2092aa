//! `POST /api/analyze`: what a position is worth, at once or as it becomes known.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::ACCEPT;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use axum::{Json, Router};
use futures_util::{Stream, stream};
use serde::Deserialize;
use tokio::sync::mpsc::Receiver;

use super::body::Body;
use super::create::game;
use crate::App;
use crate::analysis::{Question, Report};
use crate::error::Error;
use crate::web::Client;

/// What is shown of a position unless more is asked for.
const DEFAULT_LINES: usize = 3;

pub(super) fn router() -> Router<App> {
    Router::new().route("/analyze", post(analyze))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Request {
    game: String,
    edition: Option<String>,
    position: String,
    millis: u64,
    lines: Option<usize>,
}

async fn analyze(
    State(app): State<App>,
    Client(client): Client,
    headers: HeaderMap,
    Body(request): Body<Request>,
) -> Result<Response, Error> {
    let question = question(&app, &request)?;
    let reports = app.analysts().ask(client, question)?;
    if wants_events(&headers) {
        let sse = Sse::new(events(reports)).keep_alive(KeepAlive::default());
        return Ok(sse.into_response());
    }
    last(reports).await
}

fn question(app: &App, request: &Request) -> Result<Question, Error> {
    let limits = &app.config().limits;
    let position = game(&request.game)?.position(&request.position)?;
    let is_other = |edition: &str| edition != position.edition().name();
    if request.edition.as_deref().is_some_and(is_other) {
        let edition = position.edition();
        return Err(Error::BadSetup(format!(
            "the position is of the edition {edition}"
        )));
    }
    let n_lines = request.lines.unwrap_or(DEFAULT_LINES);
    in_range("millis", request.millis, limits.analysis_millis)?;
    in_range("lines", n_lines as u64, limits.analysis_lines)?;
    Ok(Question {
        position,
        time: Duration::from_millis(request.millis),
        n_lines,
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

/// Everything that is reported, as it comes.
fn events(reports: Receiver<Report>) -> impl Stream<Item = Result<Event, Infallible>> {
    stream::unfold(reports, async |mut reports| {
        let report = reports.recv().await?;
        Some((Ok(event(&report)), reports))
    })
}

fn event(report: &Report) -> Event {
    let event = Event::default().event(report.name());
    event.json_data(report).expect("a report is plain data")
}

/// Only the answer.
async fn last(mut reports: Receiver<Report>) -> Result<Response, Error> {
    while let Some(report) = reports.recv().await {
        if let Report::Done(analysis) = report {
            return Ok(Json(analysis).into_response());
        }
    }
    // The server stops, or the search failed; the log says which.
    Err(Error::Busy)
}
