//! How the tables came to be. What has been released is never changed, only followed by more, and what
//! follows leaves nodes of the release before working: they run beside those of the next one while a
//! server is brought up to date.

use std::borrow::Cow;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AssertSqlSafe, SqlSafeStr as _};

use super::StoreError;
use super::database::{Connection, Options};
use super::statement::Statement;

const MIGRATIONS: [(&str, &str); 6] = [
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
    ("names", include_str!("../../migrations/0005_names.sql")),
    (
        "several servers",
        include_str!("../../migrations/0006_several_servers.sql"),
    ),
];

/// Brings the tables up to date.
pub(super) async fn run(options: &Options) -> Result<(), StoreError> {
    let migrator = migrator(&MIGRATIONS);
    let mut connection = options.connect_to_migrate().await?;
    match &mut connection {
        Connection::Sqlite(connection) => {
            migrator.run_direct(None, &mut **connection, false).await?;
        }
        Connection::Postgres(connection) => {
            // A node of the next release may have been here.
            let migrator = Migrator {
                ignore_missing: true,
                ..migrator
            };
            migrator.run_direct(None, &mut **connection, false).await?;
        }
    }
    Ok(connection.close().await?)
}

/// Whether the tables are those of this release or a later one, for whoever only reads them.
pub(super) async fn expect(connection: &mut Connection) -> Result<(), StoreError> {
    let latest = Statement::new("SELECT MAX(version) AS version FROM _sqlx_migrations");
    let rows = match connection.fetch(latest).await {
        // There are no tables at all.
        Err(sqlx::Error::Database(_)) => return Err(StoreError::Older),
        rows => rows?,
    };
    let version = rows.first().map(|row| row.get::<Option<i64>>("version"));
    match version.transpose()?.flatten() {
        Some(version) if version >= MIGRATIONS.len() as i64 => Ok(()),
        _ => Err(StoreError::Older),
    }
}

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

/// Makes the tables as an older release had them.
#[cfg(test)]
pub(super) async fn run_first(options: &Options, count: usize) {
    let Ok(Connection::Sqlite(mut connection)) = options.connect_to_migrate().await else {
        panic!("it is a file");
    };
    let migrator = migrator(&MIGRATIONS[..count]);
    migrator
        .run_direct(None, &mut *connection, false)
        .await
        .unwrap();
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};

    use super::*;
    use crate::Database;
    use crate::store::{Store, StoreError};
    use crate::time::Time;

    async fn open(database: &Database) -> Result<Store, StoreError> {
        Store::open(database, Arc::default(), Time::start().unwrap()).await
    }

    async fn pool(folder: &tempfile::TempDir) -> SqlitePool {
        let file = SqliteConnectOptions::new().filename(folder.path().join("panta.db"));
        let file = file.create_if_missing(true);
        SqlitePool::connect_with(file).await.unwrap()
    }

    #[tokio::test]
    async fn a_migration_that_fails_half_way_leaves_all_as_it_was() {
        let folder = tempfile::tempdir().unwrap();
        let database = Database::Folder(folder.path().to_owned());
        let pool = pool(&folder).await;
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
        let pool = pool(&folder).await;
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
