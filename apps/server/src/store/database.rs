//! The two databases behind one face.
//!
//! All that is kept is text and whole numbers, and every statement is SQL that both read, so that
//! nothing above this file knows which it is. What differs is here: how they are opened, how a
//! transaction begins, and what their errors mean.

use std::io;
use std::str::FromStr as _;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, Connection as _};

use super::statement::{Row, Statement};

/// Connections that read, from a file and from a server.
const READERS: u32 = 4;
const READERS_OF_SERVER: u32 = 8;
/// Kilobytes of pages that a connection to a file keeps for those who read, as SQLite is told it. What
/// is read often is in the memory of the system too; the writer has SQLite's own 2000.
const READER_CACHE: &str = "-512";
/// How long SQLite waits for another process.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long a database on another machine may take for anything: then it is away.
const PATIENCE_WITH_SERVER: Duration = Duration::from_secs(4);
/// How long to wait for a connection to it.
const PATIENCE_FOR_CONNECTION: Duration = Duration::from_secs(2);

/// What PostgreSQL does for one who writes: a server that freezes in the middle of a transaction, or
/// whose machine is gone, must not hold up the others for long.
const WRITING: [(&str, &str); 5] = [
    ("lock_timeout", "1s"),
    ("idle_in_transaction_session_timeout", "4s"),
    ("tcp_keepalives_idle", "10"),
    ("tcp_keepalives_interval", "5"),
    ("tcp_keepalives_count", "3"),
];
/// For those who read.
const READING: [(&str, &str); 1] = [("default_transaction_read_only", "on")];
/// For the one who says that a server is there, which need not be on disk at once.
const WATCHING: [(&str, &str); 2] = [("lock_timeout", "1s"), ("synchronous_commit", "off")];

/// Where and how to connect.
#[derive(Debug, Clone)]
pub(super) enum Options {
    Sqlite(Box<SqliteConnectOptions>),
    Postgres(Box<PgConnectOptions>),
}

/// Connections for those who read.
#[derive(Debug, Clone)]
pub(super) enum Pool {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

/// The connection of the one who writes.
#[derive(Debug)]
pub(super) enum Connection {
    Sqlite(Box<SqliteConnection>),
    Postgres(Box<PgConnection>),
}

/// What an error says of whoever asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fault {
    /// This write is at fault and not the store: it breaks a constraint, or is too big.
    Write,
    /// Two writes were in each other's way; again, and it works.
    Chance,
    /// The database is not there, or does not want to.
    Store,
}

impl Options {
    /// SQLite in a file that is safe when the power fails.
    pub(super) fn sqlite(options: SqliteConnectOptions) -> Self {
        // With WAL, only FULL makes a commit wait for the disk.
        let options = options
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(PATIENCE)
            .disable_statement_logging();
        Self::Sqlite(Box::new(options))
    }

    /// PostgreSQL at an address, in which secrets may stand.
    pub(super) fn postgres(url: &str) -> Result<Self, sqlx::Error> {
        let options = PgConnectOptions::from_str(url)?
            .application_name("panta")
            .disable_statement_logging();
        Ok(Self::Postgres(Box::new(options)))
    }

    /// The connections that read.
    pub(super) async fn pool(&self) -> Result<Pool, sqlx::Error> {
        match self {
            Self::Sqlite(options) => {
                let options = (**options).clone().pragma("cache_size", READER_CACHE);
                let pool = SqlitePoolOptions::new().max_connections(READERS);
                Ok(Pool::Sqlite(pool.connect_with(options).await?))
            }
            Self::Postgres(options) => {
                let options = (**options).clone().options(READING);
                let pool = PgPoolOptions::new()
                    .max_connections(READERS_OF_SERVER)
                    .acquire_timeout(PATIENCE_FOR_CONNECTION);
                Ok(Pool::Postgres(pool.connect_with(options).await?))
            }
        }
    }

    /// The one connection that says that a server is there, so that it never waits for those who read;
    /// none where there are no other servers.
    pub(super) async fn watch(&self) -> Result<Option<Pool>, sqlx::Error> {
        let Self::Postgres(options) = self else {
            return Ok(None);
        };
        let options = (**options).clone().options(WATCHING);
        let pool = PgPoolOptions::new()
            .max_connections(1)
            .acquire_timeout(PATIENCE_FOR_CONNECTION);
        Ok(Some(Pool::Postgres(pool.connect_with(options).await?)))
    }

    /// The connection that writes.
    pub(super) async fn connect(&self) -> Result<Connection, sqlx::Error> {
        self.connect_with(&WRITING).await
    }

    /// A connection that reads all as it is at one moment, while others write.
    pub(super) async fn snapshot(&self) -> Result<Connection, sqlx::Error> {
        let mut connection = self.connect_with(&READING).await?;
        let begin = match self {
            Self::Sqlite(_) => "BEGIN",
            Self::Postgres(_) => "BEGIN ISOLATION LEVEL REPEATABLE READ",
        };
        connection.run(begin).await?;
        Ok(connection)
    }

    /// A connection that makes tables, and waits for others who do.
    pub(super) async fn connect_to_migrate(&self) -> Result<Connection, sqlx::Error> {
        self.connect_with(&[]).await
    }

    async fn connect_with(&self, settings: &[(&str, &str)]) -> Result<Connection, sqlx::Error> {
        match self {
            Self::Sqlite(options) => Ok(Connection::Sqlite(Box::new(options.connect().await?))),
            Self::Postgres(options) => {
                let options = (**options).clone().options(settings.iter().copied());
                let connection = in_time(options.connect()).await?;
                Ok(Connection::Postgres(Box::new(connection)))
            }
        }
    }
}

impl Pool {
    pub(super) async fn fetch(&self, statement: Statement) -> Result<Vec<Row>, sqlx::Error> {
        match self {
            Self::Sqlite(pool) => Row::all_of(statement.bound().fetch_all(pool).await),
            Self::Postgres(pool) => Row::all_of(in_time(statement.bound().fetch_all(pool)).await),
        }
    }

    pub(super) async fn close(&self) {
        match self {
            Self::Sqlite(pool) => pool.close().await,
            Self::Postgres(pool) => pool.close().await,
        }
    }
}

impl Connection {
    pub(super) async fn fetch(&mut self, statement: Statement) -> Result<Vec<Row>, sqlx::Error> {
        match self {
            Self::Sqlite(connection) => {
                Row::all_of(statement.bound().fetch_all(&mut **connection).await)
            }
            Self::Postgres(connection) => {
                Row::all_of(in_time(statement.bound().fetch_all(&mut **connection)).await)
            }
        }
    }

    pub(super) async fn execute(&mut self, statement: Statement) -> Result<(), sqlx::Error> {
        match self {
            Self::Sqlite(connection) => {
                statement.bound().execute(&mut **connection).await?;
            }
            Self::Postgres(connection) => {
                in_time(statement.bound().execute(&mut **connection)).await?;
            }
        }
        Ok(())
    }

    /// Begins what is kept as a whole or not at all. After an error, the connection must be dropped.
    pub(super) async fn begin(&mut self) -> Result<(), sqlx::Error> {
        let begin = match self {
            Self::Sqlite(_) => "BEGIN IMMEDIATE",
            Self::Postgres(_) => "BEGIN",
        };
        self.run(begin).await
    }

    pub(super) async fn commit(&mut self) -> Result<(), sqlx::Error> {
        self.run("COMMIT").await
    }

    /// Writes something that nobody reads, to see whether it can be done. What fits into room that is left
    /// anywhere shows little: PostgreSQL is asked to find place for some hundred kilobytes.
    pub(super) async fn try_to_write(&mut self) -> Result<(), sqlx::Error> {
        let trial = match self {
            Self::Sqlite(_) => "PRAGMA user_version = 1",
            Self::Postgres(_) => {
                "BEGIN; CREATE TEMPORARY TABLE panta_trial ON COMMIT DROP AS \
                 SELECT number FROM generate_series(1, 20000) AS number; COMMIT"
            }
        };
        self.run(trial).await
    }

    /// Waits, but not for long, until no other server is at what only one does at a time; from then on this
    /// one is, until it hangs up. It must have begun. The number is `panta` in ASCII.
    pub(super) async fn wait_for_turn(&mut self) -> Result<(), sqlx::Error> {
        match self {
            Self::Sqlite(_) => Ok(()),
            Self::Postgres(_) => self.run("SELECT pg_advisory_xact_lock(482670965857)").await,
        }
    }

    /// Leaves all in one file, where there is a file.
    pub(super) async fn close(mut self) -> Result<(), sqlx::Error> {
        if let Self::Sqlite(_) = self {
            self.run("PRAGMA wal_checkpoint(TRUNCATE)").await?;
        }
        self.leave().await
    }

    /// Hangs up; what was begun and not committed is forgotten.
    pub(super) async fn leave(self) -> Result<(), sqlx::Error> {
        match self {
            Self::Sqlite(connection) => connection.close().await,
            Self::Postgres(connection) => connection.close().await,
        }
    }

    async fn run(&mut self, sql: &'static str) -> Result<(), sqlx::Error> {
        let statement = sqlx::raw_sql(sql);
        match self {
            Self::Sqlite(connection) => {
                statement.execute(&mut **connection).await?;
            }
            Self::Postgres(connection) => {
                in_time(statement.execute(&mut **connection)).await?;
            }
        }
        Ok(())
    }
}

impl Fault {
    pub(super) fn of(error: &sqlx::Error) -> Self {
        let Some(error) = error.as_database_error() else {
            return Self::Store;
        };
        let code = error.code().unwrap_or_default();
        if error
            .try_downcast_ref::<sqlx::sqlite::SqliteError>()
            .is_some()
        {
            Self::of_sqlite(&code)
        } else {
            Self::of_postgres(&code)
        }
    }

    fn of_sqlite(code: &str) -> Self {
        /// `SQLITE_TOOBIG`, `SQLITE_CONSTRAINT`, `SQLITE_MISMATCH` and `SQLITE_RANGE`.
        const CODES: [u32; 4] = [18, 19, 20, 25];
        match code.parse::<u32>() {
            Ok(code) if CODES.contains(&(code & 0xff)) => Self::Write,
            _ => Self::Store,
        }
    }

    fn of_postgres(code: &str) -> Self {
        match (code, code.get(..2)) {
            // Data, constraints, limits of the program.
            (_, Some("22" | "23" | "54")) => Self::Write,
            // Deadlocks, a lock that is held for too long, and having been frozen in the middle.
            (_, Some("40")) | ("55P03" | "25P03", _) => Self::Chance,
            _ => Self::Store,
        }
    }
}

/// What a database on another machine does not do in time, it does not do.
async fn in_time<T>(work: impl Future<Output = Result<T, sqlx::Error>>) -> Result<T, sqlx::Error> {
    let done = tokio::time::timeout(PATIENCE_WITH_SERVER, work).await;
    done.unwrap_or_else(|_| {
        let silent = io::Error::new(io::ErrorKind::TimedOut, "the database does not answer");
        Err(silent.into())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn those_who_read_a_file_keep_little_of_it() {
        let options = SqliteConnectOptions::from_str("sqlite::memory:").unwrap();
        let pool = Options::sqlite(options).pool().await.unwrap();
        let rows = pool.fetch(Statement::new("PRAGMA cache_size")).await;
        let size: i64 = rows.unwrap()[0].get("cache_size").unwrap();
        assert_eq!(size.to_string(), READER_CACHE);
    }

    #[test]
    fn faults_are_told_apart() {
        for (code, fault) in [
            ("23505", Fault::Write),
            ("22021", Fault::Write),
            ("40P01", Fault::Chance),
            ("55P03", Fault::Chance),
            ("25P03", Fault::Chance),
            ("53100", Fault::Store),
            ("57P01", Fault::Store),
            ("25006", Fault::Store),
            ("", Fault::Store),
        ] {
            assert_eq!(Fault::of_postgres(code), fault, "{code}");
        }
        for (code, fault) in [
            ("1555", Fault::Write),
            ("13", Fault::Store),
            ("", Fault::Store),
        ] {
            assert_eq!(Fault::of_sqlite(code), fault, "{code}");
        }
        assert_eq!(Fault::of(&sqlx::Error::PoolTimedOut), Fault::Store);
    }
}
