//! The one writer: what waits is committed together, so that a slow disk is asked once for many.

use std::sync::Arc;

use boardgame::Color;
use sqlx::{Connection as _, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use super::StoreError;
use crate::metrics::Metrics;
use crate::secret::SecretHash;
use crate::table::{Event, Seat, Table};

/// The most writes in one commit, so that none waits long.
const MAX_BATCH: usize = 512;

type Reply = oneshot::Sender<Result<bool, StoreError>>;

/// Something to be kept.
#[derive(Debug)]
pub(super) enum Write {
    Create(Box<Table>, Reply),
    Append(Box<Append>, Reply),
    Invite(Box<SeatSecrets>, Reply),
}

/// An event, and what follows from it.
#[derive(Debug)]
pub(crate) struct Append {
    pub(crate) game_id: String,
    pub(crate) event: Event,
    pub(crate) waits_for_computer: bool,
    pub(crate) deadline: Option<u64>,
    /// The seat that was claimed.
    pub(crate) claimed: Option<SeatSecrets>,
    /// The other game that was begun.
    pub(crate) rematch: Option<Table>,
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

pub(super) struct Writer {
    connection: SqliteConnection,
    metrics: Arc<Metrics>,
}

impl Writer {
    pub(super) fn new(connection: SqliteConnection, metrics: Arc<Metrics>) -> Self {
        Self {
            connection,
            metrics,
        }
    }

    /// Writes until nobody is left who could ask for it.
    pub(super) async fn run(mut self, mut queue: mpsc::Receiver<Write>) {
        let mut batch = Vec::new();
        while queue.recv_many(&mut batch, MAX_BATCH).await > 0 {
            let began = std::time::Instant::now();
            let results = self.commit(&batch).await;
            self.metrics.committed(batch.len(), began.elapsed());
            answer(batch.drain(..), results);
        }
    }

    /// Keeps all of them or none.
    async fn commit(&mut self, batch: &[Write]) -> Result<Vec<bool>, sqlx::Error> {
        let mut transaction = self.connection.begin_with("BEGIN IMMEDIATE").await?;
        let mut results = Vec::with_capacity(batch.len());
        for write in batch {
            results.push(match write {
                Write::Create(table, _) => create(&mut transaction, table).await?,
                Write::Append(event, _) => append(&mut transaction, event).await?,
                Write::Invite(claim, _) => set_secrets(&mut transaction, claim).await?,
            });
        }
        transaction.commit().await?;
        Ok(results)
    }
}

/// Tells each what became of it. Whoever has gone away does not mind.
fn answer(batch: impl Iterator<Item = Write>, results: Result<Vec<bool>, sqlx::Error>) {
    let replies = batch.map(|write| match write {
        Write::Create(_, reply) | Write::Append(_, reply) | Write::Invite(_, reply) => reply,
    });
    match results {
        Ok(results) => {
            for (reply, result) in replies.zip(results) {
                let _ = reply.send(Ok(result));
            }
        }
        Err(error) => {
            tracing::error!(%error, "a commit failed");
            for reply in replies {
                let _ = reply.send(Err(StoreError::Closed));
            }
        }
    }
}

async fn create(connection: &mut SqliteConnection, table: &Table) -> Result<bool, sqlx::Error> {
    let setup = &table.setup;
    sqlx::query(
        "INSERT INTO games (id, game, start, chooser, clock_initial, clock_increment, created_at, \
         changed_at, waits_for_computer) VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8)",
    )
    .bind(&table.id)
    .bind(setup.game.name())
    .bind(&setup.start)
    .bind(setup.chooser.map(Color::name))
    .bind(setup.clock.map(|clock| clock.initial as i64))
    .bind(setup.clock.map(|clock| clock.increment as i64))
    .bind(setup.created_at as i64)
    .bind(i64::from(table.waits_for_computer()))
    .execute(&mut *connection)
    .await?;
    for color in Color::ALL {
        seat(connection, &table.id, color, &table.seats[color]).await?;
    }
    Ok(true)
}

async fn seat(
    connection: &mut SqliteConnection,
    game_id: &str,
    color: Color,
    seat: &Seat,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO seats (game_id, color, sitter, token, holder, claim) \
         VALUES ($1, $2, $3, $4, $5, $6)",
    )
    .bind(game_id)
    .bind(color.name())
    .bind(seat.sitter.to_string())
    .bind(text(seat.token.as_ref()))
    .bind(text(seat.holder.as_ref()))
    .bind(text(seat.claim.as_ref()))
    .execute(connection)
    .await?;
    Ok(())
}

async fn append(connection: &mut SqliteConnection, append: &Append) -> Result<bool, sqlx::Error> {
    let (what, detail) = append.event.what.stored();
    let inserted = sqlx::query(
        "INSERT INTO events (game_id, seq, at, what, detail) VALUES ($1, $2, $3, $4, $5) \
         ON CONFLICT DO NOTHING",
    )
    .bind(&append.game_id)
    .bind(append.event.seq as i64)
    .bind(append.event.at as i64)
    .bind(what)
    .bind(detail)
    .execute(&mut *connection)
    .await?;
    if inserted.rows_affected() == 0 {
        return Ok(false);
    }
    sqlx::query(
        "UPDATE games SET changed_at = $2, waits_for_computer = $3, deadline = $4 WHERE id = $1",
    )
    .bind(&append.game_id)
    .bind(append.event.at as i64)
    .bind(i64::from(append.waits_for_computer))
    .bind(append.deadline.map(|deadline| deadline as i64))
    .execute(&mut *connection)
    .await?;
    if let Some(claim) = &append.claimed {
        set_secrets(connection, claim).await?;
    }
    if let Some(table) = &append.rematch {
        create(connection, table).await?;
    }
    Ok(true)
}

async fn set_secrets(
    connection: &mut SqliteConnection,
    claim: &SeatSecrets,
) -> Result<bool, sqlx::Error> {
    sqlx::query(
        "UPDATE seats SET token = $3, holder = $4, claim = $5 WHERE game_id = $1 AND color = $2",
    )
    .bind(&claim.game_id)
    .bind(claim.color.name())
    .bind(text(claim.token.as_ref()))
    .bind(text(claim.holder.as_ref()))
    .bind(text(claim.claim.as_ref()))
    .execute(connection)
    .await?;
    Ok(true)
}

fn text(hash: Option<&SecretHash>) -> Option<&str> {
    hash.map(SecretHash::as_str)
}
