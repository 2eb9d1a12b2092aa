//! What every handler holds.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::{Interval, MissedTickBehavior};

use crate::analysis::Analysts;
use crate::assets;
use crate::engine::EngineQueue;
use crate::games::{Games, Sweep, Waited};
use crate::jobs;
use crate::limits::{Buckets, Shares};
use crate::metrics::Metrics;
use crate::nats::Nats;
use crate::store::Store;
use crate::time::Time;
use crate::{Config, StartError};

/// How often clocks are looked at: so late a game may end by the clock.
const SWEEPING: Duration = Duration::from_millis(200);
/// How often games are looked for that wait for the computer in vain.
const ASKING: Duration = Duration::from_secs(1);
/// How often to look for what other servers did, while they cannot be heard.
const LOOKING: Duration = Duration::from_secs(1);
/// While they can be heard, one in so many looks is taken: a server may have died with its last word.
const RARELY: u32 = 2;
/// How often games that nobody looks at leave the memory.
const TIDYING: Duration = Duration::from_mins(1);
/// How often old games without a move are forgotten.
const PRUNING: Duration = Duration::from_hours(1);

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
        let time = Time::start()?;
        let store = Store::open(&config.database, metrics.clone(), time.clone()).await?;
        let nats = match &config.nats {
            Some(_) if !store.is_shared() => return Err(StartError::NotShared),
            Some(url) => Some(Nats::connect(url).await?),
            None => None,
        };
        let engine = EngineQueue::new(&config);
        let games = Games::new(
            store.clone(),
            metrics.clone(),
            time,
            engine,
            nats.clone(),
            config.limits.away_time,
        );
        games.keep_watch().await?;
        games.engine().start(&games)?;
        let analysts = Analysts::start(&config, store.clone(), metrics)?;
        if let Some(nats) = &nats {
            jobs::courier::start(nats, &games, &analysts, store.clone());
            analysts.share(nats, games.servers());
        }
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
        tokio::spawn(app.clone().keep_clocks());
        tokio::spawn(app.clone().look_after());
        if app.0.store.is_shared() {
            tokio::spawn(app.clone().keep_watch());
            tokio::spawn(app.clone().hear_others());
            tokio::spawn(app.clone().look_for_others());
            tokio::spawn(app.clone().meet_others());
        }
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

    /// What keeps the server from doing its work, if anything does.
    pub(crate) async fn trouble(&self) -> Option<String> {
        if let Some(trouble) = self.0.store.trouble() {
            return Some(format!("nothing can be written: {trouble}"));
        }
        let is_there = self.0.store.is_there().await;
        (!is_there).then(|| "the store does not answer".to_owned())
    }

    /// Says where this process serves, to whoever would open the same store.
    pub(crate) fn announce(&self, address: SocketAddr) {
        if let Err(error) = self.0.store.announce(address) {
            tracing::warn!(%error, "the address could not be written into the lock");
        }
    }

    pub(crate) fn metrics(&self) -> &Metrics {
        self.0.games.metrics()
    }

    pub(crate) fn store(&self) -> &Store {
        &self.0.store
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
        self.0.games.servers().leave();
        self.0.games.engine().close();
        self.0.analysts.close();
    }

    /// Leaves the store as one file that is whole.
    pub(crate) async fn put_away(&self) {
        self.0.store.close().await;
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

    /// Looks at clocks; nothing else may hold that up.
    async fn keep_clocks(self) {
        let mut sweep = Sweep::default();
        let (mut clocks, mut closing) = (interval(SWEEPING), self.closing());
        loop {
            tokio::select! {
                _ = clocks.tick() => {}
                _ = closing.changed() => return,
            }
            let swept = tokio::select! {
                swept = self.games().sweep_clocks(&mut sweep) => swept,
                // Whoever starts next looks at all of them.
                _ = closing.changed() => return,
            };
            if let Err(error) = swept {
                tracing::error!(%error, "clocks could not be looked at");
            }
        }
    }

    /// Goes on with games after a start, then looks after them and tidies up from time to time.
    async fn look_after(self) {
        let games = self.games();
        let (mut waited, mut closing) = (Waited::default(), self.closing());
        let mut computer = interval(ASKING);
        let (mut tidying, mut pruning) = (interval(TIDYING), interval(PRUNING));
        loop {
            tokio::select! {
                _ = computer.tick() => {
                    if let Err(error) = games.sweep_computer(&mut waited).await {
                        tracing::error!(%error, "the computer could not be asked");
                    }
                }
                _ = tidying.tick() => games.tidy(),
                _ = pruning.tick() => self.prune().await,
                _ = closing.changed() => return,
            }
        }
    }

    /// Says again and again that this server is there; nothing else may hold that up.
    async fn keep_watch(self) {
        let (mut watching, mut closing) = (interval(SWEEPING), self.closing());
        loop {
            tokio::select! {
                _ = watching.tick() => {
                    if let Err(error) = self.games().keep_watch().await {
                        tracing::debug!(%error, "the database could not be asked for the time");
                    }
                }
                _ = closing.changed() => return,
            }
        }
    }

    /// Hears what other servers do. It has a task of its own: what it reads meanwhile holds connections
    /// to the database, which whoever looks would wait for without letting it go on.
    async fn hear_others(self) {
        let mut closing = self.closing();
        tokio::select! {
            () = self.games().hear_others() => {}
            _ = closing.changed() => {}
        }
    }

    /// Tells other servers who is here, and hears who is there.
    async fn meet_others(self) {
        let mut closing = self.closing();
        tokio::select! {
            () = self.games().meet_others() => {}
            _ = closing.changed() => {}
        }
    }

    /// Looks for what other servers do, where it may not have been heard.
    async fn look_for_others(self) {
        let (games, mut closing) = (self.games(), self.closing());
        let mut looking = interval(LOOKING);
        let mut n_looks = 0_u32;
        loop {
            tokio::select! {
                _ = looking.tick() => {
                    n_looks = n_looks.wrapping_add(1);
                    if games.bus().is_there() && !n_looks.is_multiple_of(RARELY) {
                        continue;
                    }
                }
                () = games.bus().returned() => {}
                _ = closing.changed() => return,
            }
            if let Err(error) = games.look_for_changes().await {
                tracing::debug!(%error, "changes elsewhere could not be looked for");
            }
        }
    }

    /// Forgets old games in which nobody has moved.
    async fn prune(&self) {
        let age = self.config().keep_unplayed.as_millis() as u64;
        let games = self.games();
        match games.prune(games.time().now().saturating_sub(age)).await {
            Ok(0) => {}
            Ok(count) => tracing::info!(count, "games without a move are forgotten"),
            Err(error) => tracing::error!(%error, "old games could not be forgotten"),
        }
        self.analysts().prune().await;
        if let Err(error) = assets::share(&self.0.store, games.time().now()).await {
            tracing::error!(%error, "servers of other releases do not find our files");
        }
    }
}

/// Ticks now and then; what was missed is not made up for.
fn interval(period: Duration) -> Interval {
    let mut interval = tokio::time::interval(period);
    interval.set_missed_tick_behavior(MissedTickBehavior::Delay);
    interval
}
