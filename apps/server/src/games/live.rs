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

    /// Shows a change to everybody, unless they have seen later ones.
    pub(super) fn show(&self, snapshot: Arc<Snapshot>) {
        self.state.send_if_modified(|current| {
            let is_later = snapshot.table.n_events >= current.table.n_events;
            if is_later {
                *current = snapshot;
            }
            is_later
        });
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

    /// Keeps a table that was read. Whoever was quicker may have read it before its last change, which
    /// another server has made since.
    pub(super) fn insert(&self, table: Table) -> Arc<Live> {
        let mut map = self.lock();
        if map.games.len() >= FEW.max(2 * map.n_used) {
            map.tidy();
        }
        let id = table.id.clone();
        let snapshot = Arc::new(Snapshot::new(table));
        if let Some(live) = map.games.get(&id) {
            live.show(snapshot);
            return live.clone();
        }
        let live = Arc::new(Live {
            turn: tokio::sync::Mutex::default(),
            state: watch::Sender::new(snapshot),
        });
        map.games.insert(id, live.clone());
        live
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

    /// The games that somebody looks at, and how many events they show.
    pub(super) fn followed(&self) -> HashMap<String, u64> {
        let map = self.lock();
        let followed = map
            .games
            .iter()
            .filter(|(_, live)| live.state.receiver_count() > 0);
        let length = |live: &Live| live.state.borrow().table.n_events;
        followed
            .map(|(id, live)| (id.clone(), length(live)))
            .collect()
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

#[cfg(test)]
mod tests {
    use table::{Event, What};

    use super::*;
    use crate::games::computer::tests::table;

    #[test]
    fn what_was_read_before_a_change_hides_it_from_nobody() {
        let before = table();
        let mut after = before.clone();
        let moved = Event {
            seq: 0,
            at: 1,
            what: What::Moved("c3-2R".to_owned()),
        };
        after.apply(&moved).unwrap();
        for order in [[&before, &after], [&after, &before]] {
            let lives = Lives::default();
            let shown = order.map(|table| lives.insert(table.clone()).now().table.n_events);
            assert_eq!(shown[1], 1, "{shown:?}");
        }
    }
}
