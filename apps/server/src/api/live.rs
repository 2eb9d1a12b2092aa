//! `GET /api/games/{id}/live`: a WebSocket that tells of every change.
//!
//! Each message is the whole state, so a client that was away for a while is right again with one
//! message, and nothing queues up for a slow one.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::http::HeaderMap;
use axum::response::Response;
use serde::Deserialize;
use tokio::sync::watch;
use tokio::time::{Instant, interval_at, timeout};
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::address::{Id, Parameters};
use super::refusals::refusing;
use crate::App;
use crate::caller::{Caller, is_own_origin};
use crate::code::Code;
use crate::error::Error;
use crate::games::{Games, Snapshot};
use crate::limits::LivePermit;
use crate::web::Client;

/// How often a silent connection is tried, so that proxies keep it and the dead are noticed.
const HEARTBEAT: Duration = Duration::from_secs(30);
/// How long a client may take to receive a message.
const PATIENCE: Duration = Duration::from_secs(20);
/// Nothing is read from clients but the frames that keep a connection alive.
const MAX_MESSAGE: usize = 1024;

pub(super) fn router() -> OpenApiRouter<App> {
    let codes = [Code::BadRequest, Code::ForeignOrigin];
    OpenApiRouter::new().routes(refusing(routes!(live), &codes))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Resume {
    /// How many moves the client knows.
    ply: Option<usize>,
}

/// A WebSocket that tells of every change
#[utoipa::path(
    get,
    path = "/games/{id}/live",
    params(Id, Resume),
    responses((status = 101, description = "The upgrade; every message is a `LiveMessage`."))
)]
async fn live(
    State(app): State<App>,
    Id(id): Id,
    Parameters(resume): Parameters<Resume>,
    Client(client): Client,
    caller: Caller,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Error> {
    if !is_own_origin(&headers, &app) {
        return Err(Error::ForeignOrigin);
    }
    let states = app.games().follow(&id).await?;
    let upgrade = upgrade
        .map_err(|_| Error::BadRequest("expected the upgrade to a WebSocket".to_owned()))?
        .max_message_size(MAX_MESSAGE)
        .write_buffer_size(0);
    let permit = app.live().take(client, &app.config().limits);
    let permit = permit.ok_or(Error::TooMany(10))?;
    let spectator = Spectator {
        states,
        closing: app.closing(),
        games: app.games().clone(),
        caller,
        known: resume.ply,
        _permit: permit,
    };
    Ok(upgrade.on_upgrade(async move |socket| {
        let count = &app.metrics().live_connections;
        count.fetch_add(1, Relaxed);
        spectator.run(socket).await;
        count.fetch_sub(1, Relaxed);
    }))
}

/// Somebody who plays or watches.
struct Spectator {
    states: watch::Receiver<Arc<Snapshot>>,
    closing: watch::Receiver<bool>,
    games: Games,
    caller: Caller,
    /// How many moves the client has been told of.
    known: Option<usize>,
    _permit: LivePermit,
}

impl Spectator {
    async fn run(mut self, mut socket: WebSocket) {
        let state = self.states.borrow_and_update().clone();
        let known = self.known.unwrap_or_else(|| state.table.plies());
        let now = self.games.time().now();
        let first = state.message(self.caller.seats(&state.table), known, now);
        self.known = Some(state.table.plies());
        drop(state);
        if send(&mut socket, Message::Text(first)).await.is_err() {
            return;
        }
        let mut heartbeat = interval_at(Instant::now() + HEARTBEAT, HEARTBEAT);
        loop {
            let next = tokio::select! {
                changed = self.states.changed() => changed.map_or(Next::End, |()| Next::News),
                received = socket.recv() => match received {
                    Some(Ok(Message::Close(_)) | Err(_)) | None => Next::End,
                    Some(Ok(_)) => continue,
                },
                _ = heartbeat.tick() => Next::Ping,
                _ = self.closing.changed() => Next::Restart,
            };
            let message = match next {
                Next::News => self.news(),
                Next::Ping => Message::Ping(Vec::new().into()),
                Next::Restart => restarting(),
                Next::End => return,
            };
            let is_last = matches!(message, Message::Close(_));
            if send(&mut socket, message).await.is_err() || is_last {
                return;
            }
        }
    }

    fn news(&mut self) -> Message {
        let state = self.states.borrow_and_update().clone();
        let plies = state.table.plies();
        let known = self.known.replace(plies).unwrap_or(plies);
        let now = self.games.time().now();
        Message::Text(state.news(self.caller.seats(&state.table), known, now))
    }
}

/// What comes next on a connection.
enum Next {
    News,
    Ping,
    Restart,
    End,
}

/// Sends within the time that a client has.
async fn send(socket: &mut WebSocket, message: Message) -> Result<(), ()> {
    match timeout(PATIENCE, socket.send(message)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(()),
    }
}

/// Tells clients to come again.
fn restarting() -> Message {
    Message::Close(Some(CloseFrame {
        code: close_code::RESTART,
        reason: "restart".into(),
    }))
}
