//! Games that are in memory, because somebody plays or watches them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use table::Table;
use tokio::sync::watch;

use super::Snapshot;

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

/// So many games are kept before there is any tidying.
const FEW: usize = 1024;

/// The games in memory, by name. Those that nobody holds or follows leave it, at the latest when
/// there are twice as many games as were in use.
#[derive(Debug, Default)]
pub(super) struct Lives(Mutex<Map>);

#[derive(Debug, Default)]
struct Map {
    games: HashMap<String, Arc<Live>>,
    /// How many were in use when that was last looked at.
    n_used: usize,
}

impl Lives {
    pub(super) fn get(&self, id: &str) -> Option<Arc<Live>> {
        self.lock().games.get(id).cloned()
    }

    /// Keeps a table that was read, unless somebody else was quicker.
    pub(super) fn insert(&self, table: Table) -> Arc<Live> {
        let mut map = self.lock();
        if map.games.len() >= FEW.max(2 * map.n_used) {
            map.tidy();
        }
        let live = map.games.entry(table.id.clone()).or_insert_with(|| {
            Arc::new(Live {
                turn: tokio::sync::Mutex::default(),
                state: watch::Sender::new(Arc::new(Snapshot::new(table))),
            })
        });
        live.clone()
    }

    /// Forgets games that nobody holds or follows.
    pub(super) fn tidy(&self) {
        self.lock().tidy();
    }

    /// Whether somebody looks at a game and waits for changes.
    pub(super) fn is_followed(&self, id: &str) -> bool {
        let live = self.get(id);
        live.is_some_and(|live| live.state.receiver_count() > 0)
    }

    /// Forgets games that are no more.
    pub(super) fn remove(&self, ids: &[String]) {
        let mut map = self.lock();
        for id in ids {
            map.games.remove(id);
        }
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.lock().games.len()
    }

    /// A panic elsewhere cannot have left the map half changed.
    fn lock(&self) -> MutexGuard<'_, Map> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Map {
    fn tidy(&mut self) {
        let is_used =
            |live: &Arc<Live>| Arc::strong_count(live) > 1 || live.state.receiver_count() > 0;
        self.games.retain(|_, live| is_used(live));
        self.n_used = self.games.len();
    }
}
