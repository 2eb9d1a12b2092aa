//! Where games are kept: SQLite for one process, PostgreSQL for several (`database.rs`).
//!
//! Reads go to a pool; all writes go to one writer (`writer.rs`), which commits many at once and
//! answers each only when it is on disk. A game is a journal: an event is kept only under the number
//! that it expects to have (`append`), and what goes on by itself is found by asking (`read.rs`).

mod alone;
mod database;
mod health;
mod keeper;
mod lock;
mod migrations;
mod read;
mod statement;
mod watch;
mod write;
mod writer;

pub use keeper::{CopyError, Found, backup, check, copy};
pub(crate) use read::{Due, Head};
pub(crate) use watch::{MAX_SILENCE, Watched};
pub(crate) use write::{Append, Claim, Going, SeatSecrets};

use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::{Arc, Mutex, PoisonError};

use sqlx::sqlite::SqliteConnectOptions;
use table::SecretHash;
use table::{Damaged, Table};
use thiserror::Error;
use tokio::sync::{mpsc, oneshot};

use self::database::{Fault, Options, Pool};
use self::health::Health;
use self::lock::DatabaseLock;
use self::statement::{Row, Statement};
use self::write::{Reply, Write};
use self::writer::Writer;
use crate::Database;
use crate::metrics::Metrics;
use crate::time::Time;

/// The file in the folder for data.
const FILE: &str = "panta.db";
/// Writes that wait for the next commit; more must wait to be taken in.
const MAX_WAITING: usize = 4096;

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
    /// Nothing can be written now, as when the disk is full or the database is away.
    #[error("nothing can be written: {0}")]
    Unwritable(String),
    /// The database is away.
    #[error("the database is away: {0}")]
    Away(String),
    /// There is no such file.
    #[error("expected a store with games, but there is no {0}")]
    Missing(PathBuf),
    /// The tables are those of an older release, and are only to be read.
    #[error("expected the tables of this release; start a server of it over them once")]
    Older,
    /// What is kept is no game.
    #[error(transparent)]
    Damaged(#[from] Damaged),
    /// There is no store for such a URL.
    #[error("expected a URL that begins with sqlite: or postgres:")]
    Scheme,
    /// The writer has stopped.
    #[error("the store is closed")]
    Closed,
}

/// A handle to the store.
#[derive(Debug, Clone)]
pub(crate) struct Store {
    /// How to connect once more.
    options: Options,
    readers: Pool,
    /// Where it is said that this server is there; none where there are no others.
    watch: Option<Pool>,
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
        migrations::run(&options).await?;
        let (readers, watch) = (options.pool().await?, options.watch().await?);
        let connection = options.connect().await?;
        let (writes, queue) = mpsc::channel(MAX_WAITING);
        let health = Arc::new(Health::new(time));
        let keeper = Writer::new(options.clone(), connection, metrics, health.clone());
        tokio::spawn(keeper.run(queue));
        Ok(Self {
            options,
            readers,
            watch,
            writes,
            health,
            lock: Arc::new(Mutex::new(lock)),
        })
    }

    /// A store that is only read, beside whoever else uses it.
    async fn to_read(options: &Options) -> Result<Self, StoreError> {
        let mut connection = options.snapshot().await?;
        migrations::expect(&mut connection).await?;
        connection.leave().await?;
        let (writes, _) = mpsc::channel(1);
        Ok(Self {
            options: options.clone(),
            readers: options.pool().await?,
            watch: None,
            writes,
            health: Arc::new(Health::new(Time::start().map_err(sqlx::Error::Io)?)),
            lock: Arc::default(),
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

    /// Whether other processes use it at the same time.
    pub(crate) fn is_shared(&self) -> bool {
        matches!(self.readers, Pool::Postgres(_))
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

    /// Keeps another secret for an open seat, unless somebody has taken it: then the answer is `false`.
    pub(crate) async fn invite(&self, claim: Claim) -> Result<bool, StoreError> {
        self.write(|reply| Write::Invite(Box::new(claim), reply))
            .await
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

    /// Keeps what the engine has said to a question.
    pub(crate) async fn keep_answer(
        &self,
        question: String,
        answer: String,
    ) -> Result<(), StoreError> {
        let (words, at) = (Box::new([question, answer]), crate::time::wall());
        self.write(|reply| Write::Answer(words, at, reply))
            .await
            .map(|_| ())
    }

    /// Forgets all answers but so many of the latest.
    pub(crate) async fn forget_answers(&self, count: u64) -> Result<(), StoreError> {
        self.write(|reply| Write::ForgetAnswers(count, reply))
            .await
            .map(|_| ())
    }

    /// Keeps a file of a release that runs at this time, for servers of other releases.
    pub(crate) async fn keep_file(
        &self,
        address: String,
        body: Vec<u8>,
        at: u64,
    ) -> Result<(), StoreError> {
        self.write(|reply| Write::File(Box::new((address, body)), at, reply))
            .await
            .map(|_| ())
    }

    /// Forgets the files of releases that ran last before a time.
    pub(crate) async fn forget_files(&self, before: u64) -> Result<(), StoreError> {
        self.write(|reply| Write::ForgetFiles(before, reply))
            .await
            .map(|_| ())
    }

    /// Writes what waits and leaves one file that is whole.
    pub(crate) async fn close(&self) {
        self.readers.close().await;
        if let Some(watch) = &self.watch {
            watch.close().await;
        }
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

    /// Reads. Whether a database on another machine is there for all is for those to say who have a
    /// connection of their own: many who read at once only wait for each other.
    async fn fetch(&self, statement: Statement) -> Result<Vec<Row>, StoreError> {
        let read = self.readers.fetch(statement).await;
        read.map_err(|error| self.unread(error))
    }

    fn unread(&self, error: sqlx::Error) -> StoreError {
        match error {
            sqlx::Error::PoolClosed => StoreError::Closed,
            error if self.is_shared() && Fault::of(&error) == Fault::Store => {
                StoreError::Away(error.to_string())
            }
            error => error.into(),
        }
    }
}

fn options(database: &Database) -> Result<Options, StoreError> {
    match database {
        Database::Folder(folder) => {
            let made = fs::create_dir_all(folder);
            made.map_err(|cause| StoreError::Folder {
                folder: folder.clone(),
                cause,
            })?;
            let file = SqliteConnectOptions::new().filename(folder.join(FILE));
            Ok(Options::sqlite(file))
        }
        Database::Url(url) if url.starts_with("sqlite:") => {
            Ok(Options::sqlite(SqliteConnectOptions::from_str(url)?))
        }
        Database::Url(url)
            if ["postgres:", "postgresql:"]
                .iter()
                .any(|scheme| url.starts_with(scheme)) =>
        {
            Ok(Options::postgres(url)?)
        }
        Database::Url(_) => Err(StoreError::Scheme),
    }
}

/// The file of the database, unless it is in memory or elsewhere.
fn file_of(options: &Options) -> Option<&Path> {
    let Options::Sqlite(options) = options else {
        return None;
    };
    let file = options.get_filename();
    (!file.starts_with(":memory:") && !file.to_string_lossy().starts_with("file:")).then_some(file)
}
