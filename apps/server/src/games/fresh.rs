//! What other servers do: they say so, and where that cannot be heard we look.
//!
//! What is in memory is never told before it was held against the store, so that whoever moves here
//! and asks there sees the move, whether or not servers hear each other. Who only follows a game is
//! shown what another server did when that says so; now and then, and often while servers cannot hear
//! each other, all games that are followed are looked at.

use std::sync::Arc;

use futures_util::StreamExt as _;
use table::Table;

use super::live::Live;
use super::{Games, Snapshot};
use crate::bus::News;
use crate::error::Error;
use crate::store::Head;

/// How many games are asked about at once, and read at once.
const AT_ONCE: usize = 500;
const READ_AT_ONCE: usize = 8;

impl Games {
    /// Tells other servers that a game has changed here.
    pub(super) fn tell_others(&self, table: &Table) {
        self.0.bus.tell(News {
            game: table.id.clone(),
            n_events: table.n_events,
        });
    }

    /// Hears of changes elsewhere, until the server stops.
    pub(crate) async fn hear_others(&self) {
        let news = self.0.bus.listen().await;
        news.for_each_concurrent(READ_AT_ONCE, |news| async move {
            let Some(live) = self.0.lives.get(&news.game) else {
                return;
            };
            if live.now().table.n_events < news.n_events
                && let Err(error) = self.freshen(&news.game, &live).await
            {
                tracing::debug!(%error, game = news.game, "news could not be read");
            }
        })
        .await;
    }

    /// Looks for changes elsewhere in all games that somebody follows here.
    pub(crate) async fn look_for_changes(&self) -> Result<(), Error> {
        if !self.0.store.is_shared() {
            return Ok(());
        }
        let shown = self.0.lives.followed();
        let ids: Vec<_> = shown.keys().cloned().collect();
        for part in ids.chunks(AT_ONCE) {
            let lengths = self.0.store.lengths(part).await?;
            let changed = lengths
                .into_iter()
                .filter(|(id, length)| shown.get(id) < Some(length));
            futures_util::stream::iter(changed)
                .for_each_concurrent(READ_AT_ONCE, |(id, _)| async move {
                    if let Err(error) = self.live(&id).await {
                        tracing::debug!(%error, game = id, "a change could not be read");
                    }
                })
                .await;
        }
        Ok(())
    }

    /// Brings a game in memory up to what the store has, where other servers write into it too.
    pub(super) async fn freshen(&self, id: &str, live: &Live) -> Result<(), Error> {
        if !self.0.store.is_shared() {
            return Ok(());
        }
        let Some(head) = self.0.store.head(id).await? else {
            self.0.lives.remove(&[id.to_owned()]);
            return Err(Error::NoSuchGame);
        };
        let snapshot = live.now();
        let known = Head::from(&snapshot.table);
        // While it is written here, it may be behind or ahead; whoever writes it shows it.
        if known == head || known.n_events > head.n_events {
            return Ok(());
        }
        let table = if known.secrets == head.secrets {
            self.followed_up(&snapshot.table).await?
        } else {
            None
        };
        let table = match table {
            Some(table) => table,
            None => self.0.store.load(id).await?.ok_or(Error::NoSuchGame)?,
        };
        let snapshot = Arc::new(Snapshot::new(table));
        live.show(snapshot);
        Ok(())
    }

    /// A table with what has happened since; none if it cannot be read so.
    async fn followed_up(&self, table: &Table) -> Result<Option<Table>, Error> {
        let events = self.0.store.events_since(&table.id, table.n_events).await?;
        let mut next = table.clone();
        let applied = events
            .into_iter()
            .try_for_each(|event| event.and_then(|event| next.apply(&event)));
        Ok((applied.is_ok() && next.damage.is_none()).then_some(next))
    }
}
