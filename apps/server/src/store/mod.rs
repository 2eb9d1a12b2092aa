//! Where games are kept: SQLite, with queries that PostgreSQL would answer alike.
//!
//! Reads go to a pool; all writes go to one writer (`write.rs`), which commits many at once and
//! answers each only when it is on disk.

mod read;
mod write;

pub(crate) use write::{Append, Going, SeatSecrets};

use std::borrow::Cow;
use std::fs;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, ConnectOptions as _, SqlSafeStr as _};
use thiserror::Error;
use tokio::sync::{mpsc, oneshot};

use self::write::{Write, Writer};
use crate::Database;
use crate::metrics::Metrics;
use crate::secret::SecretHash;
use crate::table::{Damaged, Table};

/// The file in the folder for data.
const FILE: &str = "panta.db";
/// Connections that read.
const READERS: u32 = 4;
/// Writes that wait for the next commit; more must wait to be taken in.
const MAX_WAITING: usize = 4096;
/// How long SQLite waits for another process.
const PATIENCE: Duration = Duration::from_secs(10);
/// How the tables came to be. What has been released is never changed, only followed by more.
const MIGRATIONS: [(&str, &str); 3] = [
    ("games", include_str!("../../migrations/0001_games.sql")),
    (
        "order by events",
        include_str!("../../migrations/0002_order_by_events.sql"),
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
    /// The folder cannot be made.
    #[error("cannot make the folder for data: {0}")]
    Folder(#[from] std::io::Error),
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
}

impl Store {
    /// Opens the store and makes its tables if they are missing.
    pub(crate) async fn open(
        database: &Database,
        metrics: Arc<Metrics>,
    ) -> Result<Self, StoreError> {
        let options = options(database)?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.clone())
            .await?;
        migrator(&MIGRATIONS).run(&readers).await?;
        let connection = options.connect().await?;
        let (writes, queue) = mpsc::channel(MAX_WAITING);
        tokio::spawn(Writer::new(connection, metrics).run(queue));
        Ok(Self { readers, writes })
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

    async fn write(
        &self,
        write: impl FnOnce(oneshot::Sender<Result<bool, StoreError>>) -> Write,
    ) -> Result<bool, StoreError> {
        let (reply, answer) = oneshot::channel();
        let sent = self.writes.send(write(reply)).await;
        sent.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }
}

fn options(database: &Database) -> Result<SqliteConnectOptions, StoreError> {
    let options = match database {
        Database::Folder(folder) => {
            fs::create_dir_all(folder)?;
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
        let store = Store::open(&database, Arc::default()).await.unwrap();
        let table = store.load("old").await.unwrap().unwrap();
        assert_eq!((table.plies(), table.changed_at), (1, 2));
        let mut another = table;
        another.id = "new".to_owned();
        store.create(another).await.unwrap();
        assert!(store.load("new").await.unwrap().is_some());
    }
}
