//! What goes on by itself: the computer's answers, the clock, and all of it after a start.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use super::live::Live;
use super::{Games, NOBODY, Snapshot, now};
use crate::engine::Job;
use crate::error::Error;
use crate::table::What;

impl Games {
    /// Goes on with all games that go on by themselves, after the server was away.
    pub(crate) async fn resume(&self) -> Result<(), Error> {
        for id in self.0.store.games_that_go_on().await? {
            if let Err(error) = self.resume_one(&id).await {
                tracing::error!(%error, game = id, "a game could not be resumed");
            }
        }
        Ok(())
    }

    async fn resume_one(&self, id: &str) -> Result<(), Error> {
        let snapshot = self.snapshot(id).await?;
        if snapshot.table.deadline().is_some() {
            // Nobody loses time because the server was away.
            let live = self.live(id).await?;
            let _turn = live.turn.lock().await;
            self.append(&live, What::Resumed.into()).await?;
        } else {
            self.go_on(&snapshot, NOBODY);
        }
        Ok(())
    }

    /// What follows by itself: the computer's answer, the end by the clock.
    pub(super) fn go_on(&self, snapshot: &Arc<Snapshot>, asker: IpAddr) {
        if snapshot.table.waits_for_computer() {
            self.0.engine.submit(asker, Job::Act(snapshot.clone()));
        }
        if let Some(deadline) = snapshot.table.deadline() {
            let (games, id) = (self.clone(), snapshot.table.id.clone());
            let version = snapshot.table.n_events;
            tokio::spawn(async move {
                tokio::time::sleep(Duration::from_millis(deadline.saturating_sub(now()))).await;
                games.ring(&id, version).await;
            });
        }
    }

    /// The time of a table may have run out.
    async fn ring(&self, id: &str, version: u64) {
        let Ok(live) = self.live(id).await else {
            return;
        };
        let _turn = live.turn.lock().await;
        if live.now().table.n_events == version
            && let Err(error) = self.end_by_clock(&live).await
        {
            tracing::error!(%error, game = id, "the clock could not end a game");
        }
    }

    /// Ends the game if the time of the side to move has run out.
    pub(super) async fn end_by_clock(&self, live: &Live) -> Result<(), Error> {
        let snapshot = live.now();
        let deadline = snapshot.table.deadline();
        if deadline.is_some_and(|deadline| deadline <= now()) {
            let loser = snapshot.table.turn();
            self.append(live, What::RanOut(loser).into()).await?;
        }
        Ok(())
    }
}
