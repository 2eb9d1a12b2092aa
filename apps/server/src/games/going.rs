//! The clock ends games by itself, and games in which nobody moves are forgotten.
//!
//! Nothing waits in memory for its time to come. A sweep asks the store what is due, so that a game
//! goes on whatever happened to whoever looked after it before, here or on another machine.

use std::sync::Arc;
use std::time::Instant;

use futures_util::StreamExt as _;
use table::{Damaged, What};

use super::live::Live;
use super::{Games, Snapshot};
use crate::error::Error;
use crate::store::{Due, Going, StoreError};
use crate::time::Moment;

/// How many games a sweep takes up at once, so that their events are committed together.
const AT_ONCE: usize = 64;
/// How many it asks the store for, however many clocks run.
const PORTION: usize = 1000;

/// So long a change may take to be seen, in milliseconds.
const MAX_DELAY: u64 = 500;

/// What a sweep remembers from the one before.
#[derive(Debug, Default)]
pub(crate) struct Sweep {
    /// The beginning of the stretch of time in which all running clocks were looked at.
    stretch: Option<u64>,
}

/// What came of looking at a clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Judged {
    /// Time goes on.
    NotYet,
    /// The game is over, or the turn begins again.
    Done,
    /// Another server did something meanwhile.
    Raced,
}

impl Games {
    /// Says that this server is there, to those who share its database.
    pub(crate) async fn keep_watch(&self) -> Result<(), StoreError> {
        let (asked, is_new) = (Instant::now(), self.0.time.is_resuming());
        if let Some(watched) = self.0.store.watch(is_new).await? {
            self.0.time.agree(watched, asked);
        }
        Ok(())
    }

    /// What time it is. A server that has not heard for a while what the others agree on asks first:
    /// it may have slept, and they have not.
    pub(super) async fn moment(&self) -> Result<Moment, StoreError> {
        let moment = self.0.time.look();
        if moment.awake_since.is_some() || !self.0.store.is_shared() {
            return Ok(moment);
        }
        self.keep_watch().await?;
        Ok(self.0.time.look())
    }

    /// Ends games whose time has run out. After an interruption of time, every clock that ran
    /// through it starts its turn again.
    pub(crate) async fn sweep_clocks(&self, sweep: &mut Sweep) -> Result<(), Error> {
        let moment = self.0.time.look();
        if moment.awake_since.is_none() {
            return Ok(());
        }
        let until = if sweep.stretch == moment.awake_since {
            moment.at
        } else {
            u64::MAX
        };
        let mut last = None;
        loop {
            let due = self.0.store.games_due(until, last.as_ref(), PORTION);
            let due = due.await?;
            self.look_at_clocks(&due).await;
            if due.len() < PORTION {
                break;
            }
            last = due.into_iter().next_back();
        }
        sweep.stretch = moment.awake_since;
        Ok(())
    }

    async fn look_at_clocks(&self, due: &[Due]) {
        futures_util::stream::iter(due)
            .for_each_concurrent(AT_ONCE, |due| async move {
                if let Err(error) = self.look_at_clock(due).await {
                    tracing::error!(%error, game = due.id, "the clock of a game could not be kept");
                }
            })
            .await;
    }

    async fn look_at_clock(&self, due: &Due) -> Result<(), Error> {
        let live = match self.live(&due.id).await {
            Ok(live) => live,
            Err(Error::Damaged(damage)) => {
                tracing::error!(%damage, game = due.id, "a game goes on no more");
                let store = &self.0.store;
                return Ok(store
                    .correct(due.id.clone(), u64::MAX, Going::NOTHING)
                    .await?);
            }
            Err(error) => return Err(error),
        };
        let _turn = live.turn.lock().await;
        let judged = self.judge(&live, self.moment().await?).await?;
        let table = &live.now().table;
        // What only a newer release understands is looked after by its servers.
        let is_ours = !matches!(table.damage, Some(Damaged::Newer(_)));
        if judged == Judged::NotYet && is_ours && table.deadline() != Some(due.deadline) {
            let (id, n_events) = (table.id.clone(), table.n_events);
            self.0.store.correct(id, n_events, table.into()).await?;
        }
        Ok(())
    }

    /// Ends the game if the time of the side to move has run out. A turn that no server has watched
    /// from its beginning starts again: nobody loses time because we were away. The caller holds the
    /// table's turn.
    pub(super) async fn judge(&self, live: &Live, moment: Moment) -> Result<Judged, Error> {
        let snapshot = live.now();
        let table = &snapshot.table;
        let Some((since, deadline)) = table.thinks_since().zip(table.deadline()) else {
            return Ok(Judged::NotYet);
        };
        let what = if !moment.has_watched(since) {
            What::Resumed
        } else if deadline <= moment.at {
            What::RanOut(table.turn())
        } else {
            return Ok(Judged::NotYet);
        };
        let appended = self.append(live, what.into(), moment.at).await?;
        Ok(appended.map_or(Judged::Raced, |_| Judged::Done))
    }

    /// A change that is seen long after the moment by which it was judged - the store was slow, or this
    /// server was stopped - costs the side to move nothing: its turn begins now. The caller holds the
    /// table's turn.
    pub(super) async fn make_up(&self, live: &Live, judged_at: u64) -> Option<Arc<Snapshot>> {
        let now = self.0.time.now();
        let is_late = now.saturating_sub(judged_at) > MAX_DELAY;
        if !is_late || live.now().table.thinks_since() != Some(judged_at) {
            return None;
        }
        // If it cannot be kept, or another server was quicker, the turn is what it is.
        let appended = self.append(live, What::Resumed.into(), now).await;
        appended.ok().flatten()
    }

    /// Forgets games that were made before a time and in which nobody has moved; the answer is how
    /// many. Those stay that somebody looks at.
    pub(crate) async fn prune(&self, before: u64) -> Result<usize, StoreError> {
        let (mut after, mut n_forgotten) = (0, 0);
        loop {
            let games = self.0.store.games_without_move(after, before).await?;
            let Some((_, last)) = games.last() else {
                return Ok(n_forgotten);
            };
            after = last + 1;
            let ids = games.into_iter().map(|(id, _)| id);
            let ids: Vec<_> = ids.filter(|id| !self.0.lives.is_followed(id)).collect();
            n_forgotten += ids.len();
            self.0.store.forget(ids.clone()).await?;
            self.0.lives.remove(&ids);
        }
    }
}
