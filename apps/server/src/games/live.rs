//! Games that are in memory, because somebody plays or watches them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

use super::Snapshot;
use crate::table::Table;

/// A game in memory.
#[derive(Debug)]
pub(super) struct Live {
    /// Whoever changes the table holds this, through the write to the store.
    pub(super) turn: tokio::sync::Mutex<()>,
    state: watch::Sender<Arc<Snapshot>>,
}

impl Live {
    /// The table as it stands.
    pub(super) fn now(&self) -> Arc<Snapshot> {
        self.state.borrow().clone()
    }

    /// The table as it stands, and every change.
    pub(super) fn follow(&self) -> watch::Receiver<Arc<Snapshot>> {
        self.state.subscribe()
    }

    /// Shows a change to everybody.
    pub(super) fn show(&self, snapshot: Arc<Snapshot>) {
        self.state.send_replace(snapshot);
    }
}

/// The games in memory, by name.
#[derive(Debug, Default)]
pub(super) struct Lives(Mutex<HashMap<String, Arc<Live>>>);

impl Lives {
    pub(super) fn get(&self, id: &str) -> Option<Arc<Live>> {
        self.lock().get(id).cloned()
    }

    /// Keeps a table that was read, unless somebody else was quicker.
    pub(super) fn insert(&self, table: Table) -> Arc<Live> {
        let mut lives = self.lock();
        let live = lives.entry(table.id.clone()).or_insert_with(|| {
            Arc::new(Live {
                turn: tokio::sync::Mutex::default(),
                state: watch::Sender::new(Arc::new(Snapshot::new(table))),
            })
        });
        live.clone()
    }

    pub(super) fn remove(&self, id: &str) {
        self.lock().remove(id);
    }

    /// Forgets games that nobody holds or follows.
    pub(super) fn tidy(&self) {
        let is_used =
            |live: &Arc<Live>| Arc::strong_count(live) > 1 || live.state.receiver_count() > 0;
        self.lock().retain(|_, live| is_used(live));
    }

    /// A panic elsewhere cannot have left the map half changed.
    fn lock(&self) -> MutexGuard<'_, HashMap<String, Arc<Live>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
