//! What whoever keeps a server does with all its games: copy them, back them up, check them.
//!
//! Rows are copied as they are, whatever columns a release has, and read back: what arrived is held
//! against what was sent, event by event.

use std::fs;
use std::path::{Path, PathBuf};

use table::{Damaged, Table};
use thiserror::Error;

use super::database::{Connection, Options};
use super::lock::DatabaseLock;
use super::statement::{Row, Statement, Value};
use super::{FILE, Store, StoreError, file_of, migrations, options};
use crate::Database;

/// How many games are copied at once.
const PAGE: u64 = 100;
/// The most rows of one statement.
const MAX_ROWS: usize = 500;
/// What is said of a game that does not go on by itself though it should.
const STUCK: &str = "the store does not say that its clock runs or its computer is to move";
/// What belongs to a game, and the column with its name; the game itself first.
const TABLES: [(&str, &str); 3] = [("games", "id"), ("seats", "game_id"), ("events", "game_id")];

/// What was found in a store.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Found {
    /// How many games.
    pub games: u64,
    /// How many events they have.
    pub events: u64,
    /// What is wrong, each in a line with the name of its game.
    pub problems: Vec<String>,
}

/// Why games cannot be copied.
#[derive(Debug, Error)]
pub enum CopyError {
    /// One of the two stores does not do what it should.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// What is there is something else.
    #[error("the game {game} is not the same there: expected {expected} in {table}, found {found}")]
    Differs {
        /// Which game.
        game: String,
        /// In which table.
        table: &'static str,
        /// What was sent.
        expected: String,
        /// What was read back.
        found: String,
    },
    /// The games are there already.
    #[error("expected two different stores")]
    Same,
    /// A backup does not overwrite anything.
    #[error("expected a file that is not there yet, but {0} is")]
    Exists(PathBuf),
}

impl From<sqlx::Error> for CopyError {
    fn from(error: sqlx::Error) -> Self {
        Self::Store(error.into())
    }
}

/// Copies all games from one store to another, and compares. Games that are there already must be the
/// same. No server may use a folder meanwhile.
pub async fn copy(from: &Database, to: &Database) -> Result<Found, CopyError> {
    let is_same = from == to;
    let (from, to) = (existing(from)?, options(to)?);
    if is_same || is_one_file(&from, &to) {
        return Err(CopyError::Same);
    }
    let _lock = file_of(&from).map(DatabaseLock::take).transpose()?;
    migrations::run(&from).await?;
    copy_into(&from, &to).await
}

fn is_one_file(one: &Options, other: &Options) -> bool {
    let file = |options| fs::canonicalize(file_of(options)?).ok();
    file(one).is_some_and(|one| file(other) == Some(one))
}

/// Copies all games into a new SQLite file, while a server uses them. The file is there when it is whole.
pub async fn backup(from: &Database, file: &Path) -> Result<Found, CopyError> {
    if file.exists() {
        return Err(CopyError::Exists(file.to_owned()));
    }
    let beside = file
        .parent()
        .filter(|parent| !parent.as_os_str().is_empty());
    let beside = beside.unwrap_or(Path::new("."));
    let unwritable = |cause| StoreError::Folder {
        folder: beside.to_owned(),
        cause,
    };
    let folder = tempfile::tempdir_in(beside).map_err(unwritable)?;
    let part = folder.path().join("part.db");
    let to = sqlx::sqlite::SqliteConnectOptions::new().filename(&part);
    let found = copy_into(&existing(from)?, &Options::sqlite(to)).await?;
    fs::rename(&part, file).map_err(unwritable)?;
    Ok(found)
}

/// Reads everything, and says what is wrong.
pub async fn check(database: &Database) -> Result<Found, StoreError> {
    let options = existing(database)?;
    let mut names = options.snapshot().await?;
    let store = Store::to_read(&options).await?;
    let mut found = Found::default();
    let mut after = String::new();
    loop {
        let ids = page(&mut names, &after).await?;
        let Some(last) = ids.last() else {
            names.leave().await?;
            return Ok(found);
        };
        after.clone_from(last);
        for id in &ids {
            found.games += 1;
            match store.load(id).await {
                Ok(Some(table)) => {
                    found.events += table.n_events;
                    let damage = table.damage.iter().map(|damage| format!("{id}: {damage}"));
                    found.problems.extend(damage);
                    if !goes_on_as_it_should(&store, &table).await? {
                        found.problems.push(format!("{id}: {STUCK}"));
                    }
                }
                // It was forgotten meanwhile.
                Ok(None) => {}
                Err(StoreError::Damaged(damage)) => found.problems.push(format!("{id}: {damage}")),
                Err(error) => return Err(error),
            }
        }
    }
}

/// Whether clock and computer are looked after as the events want it, as far as that can be said of a
/// game that may be played meanwhile.
async fn goes_on_as_it_should(store: &Store, table: &Table) -> Result<bool, StoreError> {
    let going = store.going(&table.id).await?;
    let going = going.filter(|(n_events, _)| *n_events == table.n_events);
    Ok(table.damage.is_some() || going.is_none_or(|(_, going)| going == table.into()))
}

/// Copies all that there is at one moment, so that no game arrives half before a move and half after it.
async fn copy_into(from: &Options, to: &Options) -> Result<Found, CopyError> {
    let _lock = file_of(to).map(DatabaseLock::take).transpose()?;
    let mut source = from.snapshot().await?;
    migrations::expect(&mut source).await?;
    migrations::run(to).await?;
    let mut target = to.connect().await?;
    let mut found = Found::default();
    let mut after = String::new();
    loop {
        let ids = page(&mut source, &after).await?;
        let Some(last) = ids.last() else { break };
        after.clone_from(last);
        let mut sent = Vec::new();
        for table in TABLES {
            sent.push(rows(&mut source, table, &ids).await?);
        }
        target.begin().await?;
        for ((table, _), rows) in TABLES.into_iter().zip(&sent) {
            insert(&mut target, table, rows).await?;
        }
        target.commit().await?;
        for (table, sent) in TABLES.into_iter().zip(&sent) {
            compare(table.0, sent, &rows(&mut target, table, &ids).await?)?;
        }
        found.games += sent[0].len() as u64;
        found.events += sent[2].len() as u64;
    }
    target.close().await?;
    source.leave().await?;
    Ok(found)
}

/// A store that is there: one without a file is a mistake, and not an empty store.
fn existing(database: &Database) -> Result<Options, StoreError> {
    if let Database::Folder(folder) = database
        && !folder.join(FILE).exists()
    {
        return Err(StoreError::Missing(folder.join(FILE)));
    }
    let options = options(database)?;
    match file_of(&options) {
        Some(file) if !file.exists() => Err(StoreError::Missing(file.to_owned())),
        _ => Ok(options),
    }
}

/// The names of the next games.
async fn page(source: &mut Connection, after: &str) -> Result<Vec<String>, StoreError> {
    let ids = Statement::new("SELECT id FROM games WHERE id > $1 ORDER BY id LIMIT $2");
    let rows = source.fetch(ids.bind(after).bind(PAGE)).await?;
    rows.iter().map(|row| Ok(row.get("id")?)).collect()
}

/// All that a table has of these games, in an order that both databases have.
async fn rows(
    store: &mut Connection,
    (table, key): (&'static str, &'static str),
    ids: &[String],
) -> Result<Vec<Vec<(String, Value)>>, StoreError> {
    let statement = Statement::of_rows(
        &format!("SELECT * FROM {table} WHERE {key} IN (VALUES"),
        ids.iter().map(|id| [id.into()]),
        ")",
    );
    let rows = store.fetch(statement).await?;
    let rows: Result<Vec<_>, Damaged> = rows.iter().map(Row::values).collect();
    let mut rows = rows?;
    rows.sort();
    Ok(rows)
}

async fn insert(
    writer: &mut Connection,
    table: &str,
    rows: &[Vec<(String, Value)>],
) -> Result<(), sqlx::Error> {
    let Some(first) = rows.first() else {
        return Ok(());
    };
    let names: Vec<_> = first.iter().map(|(name, _)| name.as_str()).collect();
    let head = format!("INSERT INTO {table} ({}) VALUES", names.join(", "));
    for part in rows.chunks(MAX_ROWS) {
        let values = part
            .iter()
            .map(|row| row.iter().map(|(_, value)| value.clone()));
        let statement = Statement::of_rows(&head, values, "ON CONFLICT DO NOTHING");
        writer.execute(statement).await?;
    }
    Ok(())
}

/// Whether what arrived is what was sent.
fn compare(
    table: &'static str,
    sent: &[Vec<(String, Value)>],
    found: &[Vec<(String, Value)>],
) -> Result<(), CopyError> {
    let pairs = sent
        .iter()
        .zip(found.iter().map(Some).chain(std::iter::repeat(None)));
    let Some((expected, found)) = pairs
        .into_iter()
        .find(|(sent, found)| Some(*sent) != *found)
    else {
        return if found.len() == sent.len() {
            Ok(())
        } else {
            differs(table, &[], &found[sent.len()])
        };
    };
    differs(table, expected, found.map_or(&[], Vec::as_slice))
}

fn differs(
    table: &'static str,
    expected: &[(String, Value)],
    found: &[(String, Value)],
) -> Result<(), CopyError> {
    let of = if expected.is_empty() { found } else { expected };
    let is_name = |(name, _): &&(String, Value)| name == "id" || name == "game_id";
    let game = of
        .iter()
        .find(is_name)
        .map_or_else(String::new, |(_, id)| id.to_string());
    // What differs, and nothing else: seats have hashes of secrets.
    let pairs = expected
        .iter()
        .zip(found)
        .find(|(expected, found)| expected != found);
    let text = |row: &[(String, Value)], pair: Option<&(String, Value)>| match pair {
        Some((name, value)) => format!("{name} {value}"),
        None => format!("{} columns", row.len()),
    };
    Err(CopyError::Differs {
        game,
        table,
        expected: text(expected, pairs.map(|(expected, _)| expected)),
        found: text(found, pairs.map(|(_, found)| found)),
    })
}

#[cfg(test)]
mod tests;
