//! What can be kept, and the statements that keep it.
//!
//! All new games of a batch are one statement, and so are all events: each statement is a trip to the
//! thread of the database, and trips are what a busy machine makes slow.

use std::collections::HashSet;

use boardgame::Color;
use sqlx::{Connection as _, QueryBuilder, Row as _, Sqlite, SqliteConnection};
use table::SecretHash;
use table::{Event, Seat, Table};
use tokio::sync::oneshot;

use super::StoreError;

/// How the one who wrote hears what became of it.
pub(super) type Reply = oneshot::Sender<Result<bool, StoreError>>;

/// Something to be kept.
#[derive(Debug)]
pub(super) enum Write {
    Create(Box<Table>, Reply),
    Append(Box<Append>, Reply),
    Invite(Box<SeatSecrets>, Reply),
    /// Takes a secret back.
    Revoke(SecretHash, Reply),
    /// What goes on by itself in a game, if it has so many events.
    Correct(String, u64, Going, Reply),
    /// Games that go, if nobody has moved in them.
    Forget(Vec<String>, Reply),
    /// The last: nothing is taken after it.
    Close(Reply),
}

/// An event, and what follows from it.
#[derive(Debug)]
pub(crate) struct Append {
    pub(crate) game_id: String,
    pub(crate) event: Event,
    /// What goes on by itself, where the event changes that.
    pub(crate) going: Option<Going>,
    /// The seat that was claimed.
    pub(crate) claimed: Option<SeatSecrets>,
    /// The other game that was begun.
    pub(crate) rematch: Option<Table>,
}

/// What goes on by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Going {
    pub(crate) waits_for_computer: bool,
    pub(crate) deadline: Option<u64>,
}

/// The secrets of a seat, by the color it had at the beginning.
#[derive(Debug)]
pub(crate) struct SeatSecrets {
    pub(crate) game_id: String,
    pub(crate) color: Color,
    pub(crate) token: Option<SecretHash>,
    pub(crate) holder: Option<SecretHash>,
    pub(crate) claim: Option<SecretHash>,
}

impl Going {
    /// Nothing goes on.
    pub(crate) const NOTHING: Self = Self {
        waits_for_computer: false,
        deadline: None,
    };
}

impl From<&Table> for Going {
    fn from(table: &Table) -> Self {
        Self {
            waits_for_computer: table.waits_for_computer(),
            deadline: table.deadline(),
        }
    }
}

impl Write {
    /// Whom to tell what became of it.
    pub(super) fn reply(self) -> Reply {
        match self {
            Self::Create(_, reply)
            | Self::Append(_, reply)
            | Self::Invite(_, reply)
            | Self::Revoke(_, reply)
            | Self::Correct(_, _, _, reply)
            | Self::Forget(_, reply)
            | Self::Close(reply) => reply,
        }
    }
}

/// Keeps all of a batch, but for events that came too late; the answer says which were kept.
pub(super) async fn keep(
    connection: &mut SqliteConnection,
    batch: &[Write],
) -> Result<Vec<bool>, sqlx::Error> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut taken = append(&mut transaction, batch).await?;
    let mut tables = Vec::new();
    let mut kept = Vec::with_capacity(batch.len());
    for write in batch {
        let mut is_kept = true;
        match write {
            Write::Create(table, _) => tables.push(&**table),
            Write::Append(event, _) => {
                is_kept = taken.remove(&event.game_id);
                if is_kept {
                    bring_up_to_date(&mut transaction, event).await?;
                    tables.extend(&event.rematch);
                }
            }
            Write::Invite(secrets, _) => set_secrets(&mut transaction, secrets).await?,
            Write::Revoke(secret, _) => revoke(&mut transaction, secret).await?,
            Write::Correct(game_id, n_events, going, _) => {
                correct(&mut transaction, game_id, *n_events, *going).await?;
            }
            Write::Forget(ids, _) => forget(&mut transaction, ids).await?,
            Write::Close(_) => {}
        }
        kept.push(is_kept);
    }
    create(&mut transaction, &tables).await?;
    transaction.commit().await?;
    Ok(kept)
}

/// Keeps the events of a batch. The answer is the games whose event had its number to itself; a game
/// has only one event in a batch, since whoever changes a table waits for the store.
async fn append(
    connection: &mut SqliteConnection,
    batch: &[Write],
) -> Result<HashSet<String>, sqlx::Error> {
    let mut games = HashSet::new();
    let appends = batch.iter().filter_map(|write| match write {
        Write::Append(append, _) => Some(append),
        _ => None,
    });
    let appends: Vec<_> = appends
        .filter(|append| games.insert(append.game_id.as_str()))
        .collect();
    if appends.is_empty() {
        return Ok(HashSet::new());
    }
    let mut query =
        QueryBuilder::<Sqlite>::new("INSERT INTO events (game_id, seq, at, what, detail) ");
    query.push_values(appends, |mut row, append| {
        let (what, detail) = append.event.what.stored();
        row.push_bind(&append.game_id)
            .push_bind(append.event.seq as i64)
            .push_bind(append.event.at as i64)
            .push_bind(what)
            .push_bind(detail);
    });
    query.push(" ON CONFLICT DO NOTHING RETURNING game_id");
    let query = query.build().persistent(false);
    let rows = query.fetch_all(connection).await?;
    rows.iter().map(|row| row.try_get(0)).collect()
}

/// Keeps what follows from an event, if anything does.
async fn bring_up_to_date(
    connection: &mut SqliteConnection,
    append: &Append,
) -> Result<(), sqlx::Error> {
    if let Some(going) = append.going {
        let n_events = append.event.seq + 1;
        correct(connection, &append.game_id, n_events, going).await?;
    }
    if let Some(secrets) = &append.claimed {
        set_secrets(connection, secrets).await?;
    }
    Ok(())
}

/// Keeps what goes on by itself in a game that has so many events.
async fn correct(
    connection: &mut SqliteConnection,
    game_id: &str,
    n_events: u64,
    going: Going,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "UPDATE games SET waits_for_computer = $2, deadline = $3 WHERE id = $1 \
         AND NOT EXISTS (SELECT 1 FROM events WHERE game_id = $1 AND seq >= $4)",
    )
    .bind(game_id)
    .bind(i64::from(going.waits_for_computer))
    .bind(going.deadline.map(|deadline| deadline as i64))
    .bind(n_events as i64)
    .execute(connection)
    .await?;
    Ok(())
}

/// Deletes games in which nobody has moved.
async fn forget(connection: &mut SqliteConnection, ids: &[String]) -> Result<(), sqlx::Error> {
    for id in ids {
        let moved: Option<_> =
            sqlx::query("SELECT 1 FROM events WHERE game_id = $1 AND what = 'moved' LIMIT 1")
                .bind(id)
                .fetch_optional(&mut *connection)
                .await?;
        if moved.is_some() {
            continue;
        }
        for statement in [
            "DELETE FROM events WHERE game_id = $1",
            "DELETE FROM seats WHERE game_id = $1",
            "DELETE FROM games WHERE id = $1",
        ] {
            let statement = sqlx::query(statement).bind(id);
            statement.execute(&mut *connection).await?;
        }
    }
    Ok(())
}

async fn create(connection: &mut SqliteConnection, tables: &[&Table]) -> Result<(), sqlx::Error> {
    if tables.is_empty() {
        return Ok(());
    }
    let mut query = QueryBuilder::<Sqlite>::new(
        "INSERT INTO games (id, game, start, chooser, clock_initial, clock_increment, created_at, \
         hints, waits_for_computer) ",
    );
    query.push_values(tables, |mut row, table| {
        let setup = &table.setup;
        row.push_bind(&table.id)
            .push_bind(setup.game.name())
            .push_bind(&setup.start)
            .push_bind(setup.chooser.map(Color::name))
            .push_bind(setup.clock.map(|clock| clock.initial as i64))
            .push_bind(setup.clock.map(|clock| clock.increment as i64))
            .push_bind(setup.created_at as i64)
            .push_bind(i64::from(setup.hints))
            .push_bind(i64::from(table.waits_for_computer()));
    });
    let games = query.build().persistent(false);
    games.execute(&mut *connection).await?;
    let seats = tables.iter().flat_map(|table| {
        let seat = |color: Color| (table.id.as_str(), color, &table.seats[color]);
        Color::ALL.map(seat)
    });
    create_seats(connection, seats).await
}

async fn create_seats(
    connection: &mut SqliteConnection,
    seats: impl Iterator<Item = (&str, Color, &Seat)>,
) -> Result<(), sqlx::Error> {
    let mut query = QueryBuilder::<Sqlite>::new(
        "INSERT INTO seats (game_id, color, sitter, token, holder, claim) ",
    );
    query.push_values(seats, |mut row, (game_id, color, seat)| {
        row.push_bind(game_id)
            .push_bind(color.name())
            .push_bind(seat.sitter.to_string())
            .push_bind(text(seat.token.as_ref()))
            .push_bind(text(seat.holder.as_ref()))
            .push_bind(text(seat.claim.as_ref()));
    });
    query.build().persistent(false).execute(connection).await?;
    Ok(())
}

async fn set_secrets(
    connection: &mut SqliteConnection,
    secrets: &SeatSecrets,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "UPDATE seats SET token = $3, holder = $4, claim = $5 WHERE game_id = $1 AND color = $2",
    )
    .bind(&secrets.game_id)
    .bind(secrets.color.name())
    .bind(text(secrets.token.as_ref()))
    .bind(text(secrets.holder.as_ref()))
    .bind(text(secrets.claim.as_ref()))
    .execute(connection)
    .await?;
    Ok(())
}

/// Forgets a secret, and the links of the games that it played: they were told to the same device.
async fn revoke(connection: &mut SqliteConnection, secret: &SecretHash) -> Result<(), sqlx::Error> {
    for query in [
        "UPDATE seats SET claim = NULL WHERE game_id IN \
         (SELECT game_id FROM seats WHERE token = $1 OR holder = $1)",
        "UPDATE seats SET token = NULL, holder = NULL WHERE token = $1 OR holder = $1",
    ] {
        sqlx::query(query)
            .bind(secret.as_str())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

fn text(hash: Option<&SecretHash>) -> Option<&str> {
    hash.map(SecretHash::as_str)
}
