//! The clock ends games by itself, and games in which nobody moves are forgotten.
//!
//! Nothing waits in memory for its time to come. A sweep asks the store what is due, so that a game
//! goes on whatever happened to whoever looked after it before, here or on another machine.

use futures_util::StreamExt as _;
use table::What;

use super::Games;
use super::live::Live;
use crate::error::Error;
use crate::store::{Due, Going, StoreError};
use crate::time::Moment;

/// How many games a sweep takes up at once, so that their events are committed together.
const AT_ONCE: usize = 64;

/// What a sweep remembers from the one before.
#[derive(Debug, Default)]
pub(crate) struct Sweep {
    /// The beginning of the stretch of time in which all running clocks were looked at.
    stretch: Option<u64>,
}

impl Games {
    /// Ends games whose time has run out. After an interruption of time, every clock that ran
    /// through it starts its turn again.
    pub(crate) async fn sweep_clocks(&self, sweep: &mut Sweep) -> Result<(), Error> {
        let moment = self.0.time.look();
        if moment.awake_since.is_none() {
            return Ok(());
        }
        let due = if sweep.stretch == moment.awake_since {
            self.0.store.games_due(moment.at).await?
        } else {
            self.0.store.games_with_clock().await?
        };
        futures_util::stream::iter(due)
            .for_each_concurrent(AT_ONCE, |due| async move {
                if let Err(error) = self.look_at_clock(&due).await {
                    tracing::error!(%error, game = due.id, "the clock of a game could not be kept");
                }
            })
            .await;
        sweep.stretch = moment.awake_since;
        Ok(())
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
        let before = live.now();
        self.judge(&live, self.0.time.look()).await?;
        let table = &live.now().table;
        let is_unchanged = table.n_events == before.table.n_events;
        if is_unchanged && table.deadline() != Some(due.deadline) {
            let (id, n_events) = (table.id.clone(), table.n_events);
            self.0.store.correct(id, n_events, table.into()).await?;
        }
        Ok(())
    }

    /// Ends the game if the time of the side to move has run out. A turn that the server has not
    /// watched from its beginning starts again: nobody loses time because the server was away. The
    /// caller holds the table's turn.
    pub(super) async fn judge(&self, live: &Live, moment: Moment) -> Result<(), Error> {
        let snapshot = live.now();
        let table = &snapshot.table;
        let Some((since, deadline)) = table.thinks_since().zip(table.deadline()) else {
            return Ok(());
        };
        let what = if !moment.has_watched(since) {
            What::Resumed
        } else if deadline <= moment.at {
            What::RanOut(table.turn())
        } else {
            return Ok(());
        };
        self.append(live, what.into(), moment.at).await?;
        Ok(())
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
