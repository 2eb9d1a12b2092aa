//! All games that are played: the one way to change a table, and to hear of changes.
//!
//! A change is decided on the table in memory, written to the store, and only then shown. The store
//! refuses a second event of the same number, so that of several servers only one makes a move of a
//! ply; whoever loses such a race reads the game again and decides again. Where other servers change
//! games too, what is in memory is held against the store before anybody is told (`fresh.rs`).

mod attending;
mod computer;
mod fresh;
mod going;
mod live;
mod presence;
mod public;
mod seats;
mod snapshot;
mod start;

pub(crate) use computer::Waited;
pub(crate) use going::Sweep;
pub(crate) use presence::Attendance;
pub(crate) use snapshot::Snapshot;
pub use start::Created;

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::Duration;

use boardgame::Color;
use table::SecretHash;
use table::view::GameView;
use table::{Command, Event, Refusal, Seats, Table, What};
use tokio::sync::watch;

use self::attending::Attendances;
use self::computer::Asked;
use self::going::Judged;
use self::live::{Live, Lives};
use crate::bus::{Bus, News};
use crate::caller::Caller;
use crate::engine::EngineQueue;
use crate::error::Error;
use crate::metrics::Metrics;
use crate::nats::Nats;
use crate::secret::random_number;
use crate::servers::Servers;
use crate::store::{Append, Going, Head, SeatSecrets, Store, StoreError};
use crate::time::Time;

/// Who asks for games that went on by themselves when the server started. They share one place in
/// the queue of the engine.
const NOBODY: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);

/// So often in a row other servers may be quicker.
const MAX_RACES: usize = 100;

/// A handle to all games.
#[derive(Debug, Clone)]
pub struct Games(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    store: Store,
    metrics: Arc<Metrics>,
    time: Arc<Time>,
    lives: Lives,
    asked: Asked,
    engine: EngineQueue,
    bus: Bus<News>,
    servers: Arc<Servers>,
    attendances: Arc<Attendances>,
}

/// What is about to happen to a table.
struct Change {
    what: What,
    /// For whom the computer thinks about what follows.
    asker: IpAddr,
    /// The new secrets of a seat.
    claimed: Option<(Color, SecretHash, Option<SecretHash>)>,
}

impl From<What> for Change {
    fn from(what: What) -> Self {
        Self {
            what,
            asker: NOBODY,
            claimed: None,
        }
    }
}

impl Games {
    pub(crate) fn new(
        store: Store,
        metrics: Arc<Metrics>,
        time: Arc<Time>,
        engine: EngineQueue,
        nats: Option<Nats>,
        patience: Duration,
    ) -> Self {
        let servers = Arc::new(Servers::new(nats.clone()));
        let is_shared = store.is_shared();
        let attendances = Attendances::new(time.clone(), servers.clone(), is_shared, patience);
        Self(Arc::new(Inner {
            store,
            metrics,
            time,
            lives: Lives::default(),
            asked: Asked::default(),
            engine,
            bus: Bus::over(nats),
            servers,
            attendances: Arc::new(attendances),
        }))
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.metrics
    }

    pub(crate) fn time(&self) -> &Time {
        &self.0.time
    }

    pub(crate) fn engine(&self) -> &EngineQueue {
        &self.0.engine
    }

    pub(crate) fn bus(&self) -> &Bus<News> {
        &self.0.bus
    }

    /// The state of a game as the caller sees it.
    pub async fn view(&self, id: &str, caller: &Caller) -> Result<GameView, Error> {
        let snapshot = self.snapshot(id).await?;
        let seats = caller.seats(&snapshot.table);
        Ok(GameView::new(&snapshot.table, seats, self.0.time.now()))
    }

    /// The games that the caller's browser plays or has played, the latest first, and how many
    /// more there are that cannot be read.
    pub async fn of_browser(&self, caller: &Caller) -> Result<(Vec<GameView>, usize), Error> {
        let Some(browser) = caller.browser() else {
            return Ok((Vec::new(), 0));
        };
        let (mut views, mut n_damaged) = (Vec::new(), 0);
        for id in self.0.store.games_of(&browser.hash()).await? {
            match self.view(&id, caller).await {
                Ok(view) => views.push(view),
                Err(Error::Damaged(_)) => n_damaged += 1,
                Err(error) => return Err(error),
            }
        }
        Ok((views, n_damaged))
    }

    /// A game as it stands.
    pub(crate) async fn snapshot(&self, id: &str) -> Result<Arc<Snapshot>, Error> {
        Ok(self.live(id).await?.now())
    }

    /// A game as it stands, and every change of it.
    pub(crate) async fn follow(&self, id: &str) -> Result<watch::Receiver<Arc<Snapshot>>, Error> {
        Ok(self.live(id).await?.follow())
    }

    /// Does what a caller wishes, if the game and the rules allow it.
    pub async fn act(
        &self,
        id: &str,
        caller: &Caller,
        command: Command,
    ) -> Result<GameView, Error> {
        let is_move = matches!(command, Command::Move { .. });
        let who = caller.clone();
        let change = move |table: &Table| -> Result<Change, Error> {
            let seats = who.seats_for(table, &command);
            if seats.is_none() {
                return Err(Error::NoSeat);
            }
            let what = table.decide(seats, &command)?;
            let asker = who.client();
            Ok(Change {
                asker,
                ..what.into()
            })
        };
        match self.change(id, change).await {
            Ok(snapshot) => {
                if is_move {
                    Metrics::count(&self.0.metrics.moves);
                }
                let seats = caller.seats(&snapshot.table);
                Ok(GameView::new(&snapshot.table, seats, self.0.time.now()))
            }
            Err(Error::NoSeat) => Err(self.why_no_seat(caller).await?),
            Err(error) => Err(error),
        }
    }

    /// What the engine wishes for a color, if the table is still as it was.
    pub(crate) async fn act_for_computer(
        &self,
        asker: IpAddr,
        snapshot: &Snapshot,
        command: Command,
    ) -> Result<(), Error> {
        let (id, version) = (snapshot.table.id.clone(), snapshot.table.n_events);
        let change = move |table: &Table| -> Result<Change, Error> {
            if table.n_events != version {
                return Err(Refusal::NotYourTurn.into());
            }
            let seats = Seats::filter(|color| table.seats[color].level().is_some());
            let what = table.decide(seats, &command)?;
            Ok(Change {
                asker,
                ..what.into()
            })
        };
        self.change(&id, change).await?;
        Metrics::count(&self.0.metrics.computer_moves);
        Ok(())
    }

    /// Forgets games that nobody looks at; the store has them.
    pub(crate) fn tidy(&self) {
        self.0.lives.tidy();
        self.0.attendances.tidy();
    }

    /// How many games are in memory.
    pub(crate) fn n_in_memory(&self) -> usize {
        self.0.lives.len()
    }

    /// Changes a table. The work goes on to its end even if the one who asked goes away, so that
    /// memory and store cannot part.
    async fn change<F>(&self, id: &str, decide: F) -> Result<Arc<Snapshot>, Error>
    where
        F: Fn(&Table) -> Result<Change, Error> + Send + 'static,
    {
        let (games, id) = (self.clone(), id.to_owned());
        let work = tokio::spawn(async move {
            let live = games.live(&id).await?;
            let _turn = live.turn.lock().await;
            for _ in 0..MAX_RACES {
                if let Some(damage) = &live.now().table.damage {
                    return Err(Error::Damaged(damage.clone()));
                }
                // The moment at which all of it is judged, however long the store takes.
                let moment = games.moment().await?;
                if games.judge(&live, moment).await? == Judged::Raced {
                    continue;
                }
                let change = decide(&live.now().table)?;
                if let Some(snapshot) = games.append(&live, change, moment.at).await? {
                    let made_up = games.make_up(&live, moment.at).await;
                    return Ok(made_up.unwrap_or(snapshot));
                }
            }
            Err(Error::Busy)
        });
        work.await
            .map_err(|_| Error::Internal(StoreError::Closed))?
    }

    /// Writes a change and then shows it. None if another server was quicker: then the table is as
    /// that one left it. The caller holds the table's turn.
    async fn append(
        &self,
        live: &Live,
        change: Change,
        at: u64,
    ) -> Result<Option<Arc<Snapshot>>, Error> {
        let before = live.now();
        let asker = change.asker;
        let (next, append) = follow_up(&before.table, change, at)?;
        let event = append.event.clone();
        let rematch = append.rematch.as_ref().map(|table| table.id.clone());
        let next = match self.0.store.append(append).await {
            Ok(true) => next,
            Ok(false) => {
                let current = self.0.store.load(&before.table.id).await?;
                let current = current.ok_or(Error::NoSuchGame)?;
                live.show(Arc::new(Snapshot::new(current)));
                return Ok(None);
            }
            // Whether it is kept is not known now: what can be read is what is shown.
            Err(error) => {
                let Ok(Some(current)) = self.0.store.load(&before.table.id).await else {
                    return Err(error.into());
                };
                if !self.has(&current, &event, &next).await {
                    if current.n_events != before.table.n_events {
                        live.show(Arc::new(Snapshot::new(current)));
                    }
                    return Err(error.into());
                }
                current
            }
        };
        let snapshot = Arc::new(Snapshot::new(next));
        live.show(snapshot.clone());
        self.tell_others(&snapshot.table);
        self.go_on(&snapshot, asker);
        // If it cannot be read now, the next sweep goes on with it.
        if let Some(id) = rematch
            && let Ok(rematch) = self.snapshot(&id).await
        {
            self.go_on(&rematch, asker);
        }
        Ok(Some(snapshot))
    }

    /// Whether an event was kept, though the word of it was lost, with the secrets that it brought.
    async fn has(&self, current: &Table, event: &Event, next: &Table) -> bool {
        let events = self.0.store.events_since(&current.id, event.seq).await;
        let found = events.ok().and_then(|events| events.into_iter().next());
        found == Some(Ok(event.clone())) && Head::from(current).secrets == Head::from(next).secrets
    }

    /// The game in memory as it stands, read from the store if need be.
    async fn live(&self, id: &str) -> Result<Arc<Live>, Error> {
        if let Some(live) = self.0.lives.get(id) {
            self.freshen(id, &live).await?;
            return Ok(live);
        }
        let table = self.0.store.load(id).await?.ok_or(Error::NoSuchGame)?;
        let live = self.0.lives.insert(table);
        // What was told of it before it was in memory was not heard.
        self.freshen(id, &live).await?;
        Ok(live)
    }

    /// Why somebody without a seat may do nothing.
    pub(crate) async fn why_no_seat(&self, caller: &Caller) -> Result<Error, Error> {
        Ok(match (caller.token(), caller.browser()) {
            (Some(token), _) if self.0.store.knows_token(&token.hash()).await? => Error::NoSeat,
            (Some(_), _) => Error::UnknownToken,
            (None, Some(_)) => Error::NoSeat,
            (None, None) => Error::NoToken,
        })
    }
}

/// The table after a change, and what is to be stored.
fn follow_up(table: &Table, change: Change, at: u64) -> Result<(Table, Append), Error> {
    let event = Event {
        seq: table.n_events,
        at,
        what: change.what,
    };
    let mut next = table.clone();
    next.apply(&event).map_err(StoreError::from)?;
    let claimed = change.claimed.map(|(color, token, holder)| {
        let seat = &mut next.seats[color];
        seat.token = Some(token);
        seat.holder = holder;
        seat.claim = None;
        SeatSecrets {
            game_id: table.id.clone(),
            color: table.seat_at_first(color),
            token: seat.token.clone(),
            holder: seat.holder.clone(),
            claim: None,
        }
    });
    let rematch = match &event.what {
        What::Rematched(id) => {
            let again = table.again(id.clone(), random_number(), event.at);
            Some(again.map_err(StoreError::from)?)
        }
        _ => None,
    };
    let append = Append {
        game_id: table.id.clone(),
        going: (Going::from(&next) != Going::from(table)).then(|| (&next).into()),
        event,
        claimed,
        rematch,
    };
    Ok((next, append))
}

#[cfg(test)]
pub(crate) mod tests {
    pub(crate) use super::computer::tests::table;
}
