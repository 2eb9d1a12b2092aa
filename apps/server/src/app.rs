//! What every handler holds.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use solving::Resources;
use tokio::sync::watch;

use crate::analysis::Analysts;
use crate::engine::EngineQueue;
use crate::games::Games;
use crate::limits::{Buckets, Shares};
use crate::metrics::Metrics;
use crate::store::Store;
use crate::{Config, StartError};

/// How often games that nobody looks at are forgotten.
const TIDYING: Duration = Duration::from_mins(1);

/// How long live connections have to end, in parts.
const FAREWELL: Duration = Duration::from_millis(20);
const FAREWELLS: u32 = 50;

/// A handle to the running app; clones are the same app.
#[derive(Debug, Clone)]
pub struct App(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    config: Config,
    games: Games,
    store: Store,
    analysts: Analysts,
    requests: Buckets,
    costly: Buckets,
    new_games: Buckets,
    sockets: Arc<Shares>,
    closing: watch::Sender<bool>,
}

impl App {
    /// Opens the store and takes up every game where it stood.
    pub async fn start(config: Config) -> Result<Self, StartError> {
        let metrics = Arc::new(Metrics::default());
        let store = Store::open(&config.database, metrics.clone()).await?;
        let engine = EngineQueue::new(config.engine_threads, &config.limits);
        let games = Games::new(store.clone(), metrics, engine);
        games.engine().start(&games)?;
        let resources = Resources {
            threads: NonZeroUsize::MIN,
            memory: config.analysis_memory,
        };
        let analysts = Analysts::start(config.analysis_threads, resources, &config.limits)?;
        let app = Self(Arc::new(Inner {
            requests: Buckets::new(config.limits.requests),
            costly: Buckets::new(config.limits.costly),
            new_games: Buckets::new(config.limits.games),
            sockets: Shares::new(config.limits.live, config.limits.live_per_client),
            closing: watch::Sender::new(false),
            config,
            games,
            store,
            analysts,
        }));
        tokio::spawn(app.clone().look_after());
        Ok(app)
    }

    /// How the app was set up.
    pub fn config(&self) -> &Config {
        &self.0.config
    }

    /// All games.
    pub fn games(&self) -> &Games {
        &self.0.games
    }

    /// Whether the store answers.
    pub(crate) async fn is_healthy(&self) -> bool {
        self.0.store.is_there().await
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        self.0.games.metrics()
    }

    pub(crate) fn analysts(&self) -> &Analysts {
        &self.0.analysts
    }

    pub(crate) fn requests(&self) -> &Buckets {
        &self.0.requests
    }

    pub(crate) fn costly(&self) -> &Buckets {
        &self.0.costly
    }

    pub(crate) fn new_games(&self) -> &Buckets {
        &self.0.new_games
    }

    /// The WebSockets that may be open.
    pub(crate) fn sockets(&self) -> &Arc<Shares> {
        &self.0.sockets
    }

    /// Turns true when the server is about to stop.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.0.closing.subscribe()
    }

    /// Lets live connections and thinking end.
    pub fn close(&self) {
        self.0.closing.send_replace(true);
        self.0.games.engine().close();
        self.0.analysts.close();
    }

    /// Waits a moment for live connections to hear that they should come again.
    pub(crate) async fn farewell(&self) {
        let is_alone = || self.metrics().live_connections.load(Relaxed) == 0;
        for _ in 0..FAREWELLS {
            if is_alone() {
                return;
            }
            tokio::time::sleep(FAREWELL).await;
        }
    }

    /// Goes on with games after a start, then tidies up from time to time.
    async fn look_after(self) {
        if let Err(error) = self.0.games.resume().await {
            tracing::error!(%error, "games could not be resumed");
        }
        let mut closing = self.closing();
        let mut interval = tokio::time::interval(TIDYING);
        loop {
            tokio::select! {
                _ = interval.tick() => self.0.games.tidy(),
                _ = closing.changed() => return,
            }
        }
    }
}
