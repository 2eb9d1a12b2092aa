//! Where games are kept: SQLite, with queries that PostgreSQL would answer alike.
//!
//! Reads go to a pool; all writes go to one writer (`writer.rs`), which commits many at once and
//! answers each only when it is on disk. A game is a journal: an event is kept only under the number
//! that it expects to have (`append`), and what goes on by itself is found by asking (`read.rs`).

mod health;
mod lock;
mod read;
mod write;
mod writer;

pub(crate) use read::Due;
pub(crate) use write::{Append, Going, SeatSecrets};

use std::borrow::Cow;
use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, ConnectOptions as _, SqlSafeStr as _};
use table::SecretHash;
use table::{Damaged, Table};
use thiserror::Error;
use tokio::sync::{mpsc, oneshot};

use self::health::Health;
use self::lock::DatabaseLock;
use self::write::{Reply, Write};
use self::writer::Writer;
use crate::Database;
use crate::metrics::Metrics;
use crate::time::Time;

/// The file in the folder for data.
const FILE: &str = "panta.db";
/// Connections that read.
const READERS: u32 = 4;
/// Writes that wait for the next commit; more must wait to be taken in.
const MAX_WAITING: usize = 4096;
/// How long SQLite waits for another process.
const PATIENCE: Duration = Duration::from_secs(10);
/// How the tables came to be. What has been released is never changed, only followed by more.
const MIGRATIONS: [(&str, &str); 4] = [
    ("games", include_str!("../../migrations/0001_games.sql")),
    (
        "order by events",
        include_str!("../../migrations/0002_order_by_events.sql"),
    ),
    (
        "games by age",
        include_str!("../../migrations/0003_games_by_age.sql"),
    ),
    ("hints", include_str!("../../migrations/0004_hints.sql")),
];

/// The store does not do what it should.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The database complains.
    #[error(transparent)]
    Database(#[from] sqlx::Error),
    /// The tables cannot be made or brought up to date.
    #[error(transparent)]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// The folder cannot be made or written.
    #[error("expected a folder that can be written, but {folder}: {cause}")]
    Folder {
        /// Which.
        folder: PathBuf,
        /// What the system says.
        cause: std::io::Error,
    },
    /// Somebody else writes there.
    #[error("{database} is in use by {holder}; stop it, or choose another folder with --data")]
    InUse {
        /// The file.
        database: PathBuf,
        /// Which process, and where it serves.
        holder: String,
    },
    /// Nothing can be written now, as when the disk is full.
    #[error("nothing can be written: {0}")]
    Unwritable(String),
    /// What is kept is no game.
    #[error(transparent)]
    Damaged(#[from] Damaged),
    /// There is no store for such a URL.
    #[error("expected a URL that begins with sqlite:")]
    Scheme,
    /// The writer has stopped.
    #[error("the store is closed")]
    Closed,
}

/// A handle to the store.
#[derive(Debug, Clone)]
pub(crate) struct Store {
    readers: SqlitePool,
    writes: mpsc::Sender<Write>,
    health: Arc<Health>,
    /// Until the store is closed.
    lock: Arc<Mutex<Option<DatabaseLock>>>,
}

impl Store {
    /// Opens the store and makes its tables if they are missing.
    pub(crate) async fn open(
        database: &Database,
        metrics: Arc<Metrics>,
        time: Arc<Time>,
    ) -> Result<Self, StoreError> {
        let options = options(database)?;
        let lock = file_of(&options).map(DatabaseLock::take).transpose()?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.clone())
            .await?;
        migrator(&MIGRATIONS).run(&readers).await?;
        let connection = options.connect().await?;
        let (writes, queue) = mpsc::channel(MAX_WAITING);
        let health = Arc::new(Health::new(time));
        let keeper = Writer::new(options, connection, metrics, health.clone());
        tokio::spawn(keeper.run(queue));
        Ok(Self {
            readers,
            writes,
            health,
            lock: Arc::new(Mutex::new(lock)),
        })
    }

    /// Says where this process serves, to whoever would open the same store.
    pub(crate) fn announce(&self, address: SocketAddr) -> std::io::Result<()> {
        let mut lock = self.lock.lock().unwrap_or_else(PoisonError::into_inner);
        lock.as_mut().map_or(Ok(()), |lock| lock.announce(address))
    }

    /// What stands in the way of writing, if anything does.
    pub(crate) fn trouble(&self) -> Option<String> {
        self.health.trouble()
    }

    /// Keeps a new game.
    pub(crate) async fn create(&self, table: Table) -> Result<(), StoreError> {
        self.write(|reply| Write::Create(Box::new(table), reply))
            .await
            .map(|_| ())
    }

    /// Keeps an event, unless another one has taken its place: then the answer is `false`.
    pub(crate) async fn append(&self, append: Append) -> Result<bool, StoreError> {
        self.write(|reply| Write::Append(Box::new(append), reply))
            .await
    }

    /// Keeps another secret for an open seat.
    pub(crate) async fn invite(&self, claim: SeatSecrets) -> Result<(), StoreError> {
        self.write(|reply| Write::Invite(Box::new(claim), reply))
            .await
            .map(|_| ())
    }

    /// Takes a secret back: no seat knows it any more, and no link of those games opens a seat.
    pub(crate) async fn revoke(&self, secret: SecretHash) -> Result<(), StoreError> {
        self.write(|reply| Write::Revoke(secret, reply))
            .await
            .map(|_| ())
    }

    /// Corrects what goes on by itself in a game that has so many events.
    pub(crate) async fn correct(
        &self,
        game_id: String,
        n_events: u64,
        going: Going,
    ) -> Result<(), StoreError> {
        self.write(|reply| Write::Correct(game_id, n_events, going, reply))
            .await
            .map(|_| ())
    }

    /// Forgets games in which nobody has moved.
    pub(crate) async fn forget(&self, ids: Vec<String>) -> Result<(), StoreError> {
        self.write(|reply| Write::Forget(ids, reply))
            .await
            .map(|_| ())
    }

    /// Writes what waits and leaves one file that is whole.
    pub(crate) async fn close(&self) {
        self.readers.close().await;
        // If the writer has gone, there is nothing to wait for.
        let _ = self.write(Write::Close).await;
        let mut lock = self.lock.lock().unwrap_or_else(PoisonError::into_inner);
        lock.take();
    }

    async fn write(&self, write: impl FnOnce(Reply) -> Write) -> Result<bool, StoreError> {
        let (reply, answer) = oneshot::channel();
        let sent = self.writes.send(write(reply)).await;
        sent.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }
}

fn options(database: &Database) -> Result<SqliteConnectOptions, StoreError> {
    let options = match database {
        Database::Folder(folder) => {
            let made = fs::create_dir_all(folder);
            made.map_err(|cause| StoreError::Folder {
                folder: folder.clone(),
                cause,
            })?;
            SqliteConnectOptions::new().filename(folder.join(FILE))
        }
        Database::Url(url) if url.starts_with("sqlite:") => SqliteConnectOptions::from_str(url)?,
        Database::Url(_) => return Err(StoreError::Scheme),
    };
    // With WAL, only FULL makes a commit wait for the disk.
    let options = options
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(PATIENCE)
        .disable_statement_logging();
    Ok(options)
}

/// The file of the database, unless it is in memory.
fn file_of(options: &SqliteConnectOptions) -> Option<&Path> {
    let file = options.get_filename();
    (!file.starts_with(":memory:") && !file.to_string_lossy().starts_with("file:")).then_some(file)
}

/// What brings the tables up to date.
fn migrator(migrations: &[(&'static str, &'static str)]) -> Migrator {
    let migration = |(version, &(name, sql)): (i64, &(&'static str, &'static str))| {
        Migration::new(
            version,
            Cow::Borrowed(name),
            MigrationType::Simple,
            AssertSqlSafe(sql).into_sql_str(),
            false,
        )
    };
    Migrator {
        migrations: (1..).zip(migrations).map(migration).collect(),
        ..Migrator::DEFAULT
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn open(database: &Database) -> Result<Store, StoreError> {
        Store::open(database, Arc::default(), Time::start().unwrap()).await
    }

    #[tokio::test]
    async fn a_migration_that_fails_half_way_leaves_all_as_it_was() {
        let folder = tempfile::tempdir().unwrap();
        let database = Database::Folder(folder.path().to_owned());
        let pool = SqlitePool::connect_with(options(&database).unwrap());
        let pool = pool.await.unwrap();
        let [first, second, ..] = MIGRATIONS;
        let broken = "CREATE TABLE halves (id TEXT); DROP TABLE seats; DROP TABLE nothing;";
        let failed = migrator(&[first, second, ("broken", broken)]);
        let complaint = failed.run(&pool).await.unwrap_err().to_string();
        assert!(complaint.contains("migration 3"), "{complaint}");
        let halves = sqlx::query("SELECT 1 FROM halves").fetch_optional(&pool);
        assert!(halves.await.is_err());
        pool.close().await;
        let store = open(&database).await.unwrap();
        assert!(store.load("none").await.unwrap().is_none());
        store.close().await;
    }

    #[tokio::test]
    async fn data_of_the_first_release_opens() {
        let folder = tempfile::tempdir().unwrap();
        let database = Database::Folder(folder.path().to_owned());
        let pool = SqlitePool::connect_with(options(&database).unwrap());
        let pool = pool.await.unwrap();
        migrator(&MIGRATIONS[..1]).run(&pool).await.unwrap();
        sqlx::raw_sql(
            "INSERT INTO games (id, game, start, created_at, changed_at, waits_for_computer) \
             VALUES ('old', 'pentaroll', '6/6/6/6/6/6 w', 1, 2, 0);
             INSERT INTO seats (game_id, color, sitter) \
             VALUES ('old', 'white', 'human'), ('old', 'black', 'human');
             INSERT INTO events (game_id, seq, at, what, detail) \
             VALUES ('old', 0, 2, 'moved', 'W3')",
        )
        .execute(&pool)
        .await
        .unwrap();
        pool.close().await;
        let store = open(&database).await.unwrap();
        let table = store.load("old").await.unwrap().unwrap();
        assert_eq!((table.plies(), table.changed_at), (1, 2));
        let mut another = table;
        another.id = "new".to_owned();
        store.create(another).await.unwrap();
        assert!(store.load("new").await.unwrap().is_some());
    }
}
