//! `GET /api/games/{id}/live`: a WebSocket that tells of every change.
//!
//! Players also hear whether the other one is there. Otherwise each message is the whole state, so a client that was away for a while is right again with one
//! message, and nothing queues up for a slow one. One that stops reading is given up: it does not
//! answer when it is asked whether it is there.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::http::HeaderMap;
use axum::response::Response;
use serde::Deserialize;
use table::view::PresenceMessage;
use table::{Attending, Seats};
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
use crate::games::{Attendance, Games, Snapshot};
use crate::limits::Share;
use crate::web::Client;

/// Nothing is read from clients but the frames that keep a connection alive. The length of a frame
/// stands at its head, so that a larger one is refused before there is room for it.
const MAX_FRAME: usize = 1024;
/// The frames of a client between two heartbeats. The answers to so many pings are all that can wait
/// for a client that does not read.
const MAX_FRAMES: usize = 120;

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
    responses((
        status = 101,
        description = "The upgrade; every message is a `LiveMessage`, or for players a `PresenceMessage`."
    ))
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
        .max_frame_size(MAX_FRAME)
        .max_message_size(MAX_FRAME)
        .write_buffer_size(0);
    let share = app.sockets().take(client).ok_or(Error::TooMany(10))?;
    let limits = &app.config().limits;
    let spectator = Spectator {
        states,
        closing: app.closing(),
        games: app.games().clone(),
        caller,
        known: resume.ply,
        heartbeat: limits.heartbeat,
        write_time: limits.write_time,
        n_frames: 0,
        is_asked: false,
        attendance: None,
        told: None,
        _share: share,
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
    heartbeat: Duration,
    write_time: Duration,
    /// How many frames have come since the last heartbeat.
    n_frames: usize,
    /// Whether there was a heartbeat that wants an answer.
    is_asked: bool,
    /// That a player is there.
    attendance: Option<Attendance>,
    /// What the player was told of the other one.
    told: Option<(Attending, Option<u64>)>,
    _share: Share,
}

impl Spectator {
    async fn run(mut self, mut socket: WebSocket) {
        let state = self.states.borrow_and_update().clone();
        let known = self.known.unwrap_or_else(|| state.table.plies());
        let now = self.games.time().now();
        let seats = self.caller.seats(&state.table);
        let first = state.message(seats, known, now);
        self.known = Some(state.table.plies());
        self.attend(&state, seats);
        drop(state);
        if self.send(&mut socket, Message::Text(first)).await.is_err()
            || self.tell_of_opponent(&mut socket).await.is_err()
        {
            return;
        }
        let mut heartbeat = interval_at(Instant::now() + self.heartbeat, self.heartbeat);
        loop {
            let next = tokio::select! {
                changed = self.states.changed() => changed.map_or(Next::End, |()| Next::News),
                received = socket.recv() => match received {
                    Some(Ok(Message::Close(_)) | Err(_)) | None => Next::End,
                    Some(Ok(_)) => Next::Heard,
                },
                () = changed(&mut self.attendance) => Next::Presence,
                _ = heartbeat.tick() => Next::Beat,
                _ = self.closing.changed() => Next::Restart,
            };
            let message = match next {
                Next::News => self.news(),
                Next::Presence => match self.of_opponent() {
                    Some(message) => message,
                    None => continue,
                },
                Next::Heard if self.may_go_on() => continue,
                Next::Beat if self.is_there() => Message::Ping(Vec::new().into()),
                Next::Restart => restarting(),
                Next::Heard | Next::Beat | Next::End => return,
            };
            let is_last = matches!(message, Message::Close(_));
            if self.send(&mut socket, message).await.is_err()
                || is_last
                || self.tell_of_opponent(&mut socket).await.is_err()
            {
                return;
            }
        }
    }

    /// Sends within the time that a client has.
    async fn send(&self, socket: &mut WebSocket, message: Message) -> Result<(), ()> {
        match timeout(self.write_time, socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(()),
        }
    }

    /// A frame has come. They keep a connection alive, and are no way to keep the server busy.
    fn may_go_on(&mut self) -> bool {
        self.n_frames += 1;
        self.n_frames <= MAX_FRAMES
    }

    /// It is time to ask again: whether anything was heard since the last time.
    fn is_there(&mut self) -> bool {
        let was_asked = std::mem::replace(&mut self.is_asked, true);
        let n_frames = std::mem::take(&mut self.n_frames);
        !was_asked || n_frames > 0
    }

    fn news(&mut self) -> Message {
        let state = self.states.borrow_and_update().clone();
        let plies = state.table.plies();
        let known = self.known.replace(plies).unwrap_or(plies);
        let seats = self.caller.seats(&state.table);
        self.attend(&state, seats);
        let now = self.games.time().now();
        Message::Text(state.news(seats, known, now))
    }

    /// Says that a player is there, from when a seat is theirs until it is no more.
    fn attend(&mut self, state: &Snapshot, seats: Seats) {
        let seat = seats.only().map(|color| state.table.seat_at_first(color));
        if self.attendance.as_ref().map(Attendance::seat) == seat {
            return;
        }
        // Who changes seats has left the one before.
        drop(self.attendance.take());
        self.attendance = self.games.attend(&state.table, seats);
    }

    /// Tells a player of the other one, if there is anything new.
    async fn tell_of_opponent(&mut self, socket: &mut WebSocket) -> Result<(), ()> {
        match self.of_opponent() {
            Some(message) => self.send(socket, message).await,
            None => Ok(()),
        }
    }

    fn of_opponent(&mut self) -> Option<Message> {
        let state = self.states.borrow().clone();
        let opponent = self.attendance.as_mut()?.opponent(&state.table);
        if opponent == self.told {
            return None;
        }
        self.told = opponent;
        let (attending, from) = opponent?;
        let now = self.games.time().now();
        let settle_in = from.map(|from| from.saturating_sub(now));
        let message = PresenceMessage::new(attending, settle_in);
        let text = serde_json::to_string(&message).expect("a message is plain data");
        Some(Message::Text(text.into()))
    }
}

/// What comes next on a connection.
enum Next {
    News,
    Presence,
    Heard,
    Beat,
    Restart,
    End,
}

/// Waits until somebody has come or gone; who only watches does not hear of it.
async fn changed(attendance: &mut Option<Attendance>) {
    match attendance {
        Some(attendance) => attendance.changed().await,
        None => std::future::pending().await,
    }
}

/// Tells clients to come again.
fn restarting() -> Message {
    Message::Close(Some(CloseFrame {
        code: close_code::RESTART,
        reason: "restart".into(),
    }))
}
