//! What can be kept, and the statements that keep it.
//!
//! All new games of a batch are one statement, and so are all events, and all that goes on after them:
//! each statement is a trip to the database, and trips are what a busy machine makes slow. Batches of
//! several servers wait for each other in the order of the games' names, so that none waits in a ring.

use std::collections::HashSet;

use boardgame::Color;
use table::SecretHash;
use table::{Event, Nickname, Seat, Table};
use tokio::sync::oneshot;

use super::StoreError;
use super::database::Connection;
use super::statement::{Row, Statement, Value};

/// How the one who wrote hears what became of it.
pub(super) type Reply = oneshot::Sender<Result<bool, StoreError>>;

/// Something to be kept.
#[derive(Debug)]
pub(super) enum Write {
    Create(Box<Table>, Reply),
    Append(Box<Append>, Reply),
    /// Another secret for a seat, if it is still open.
    Invite(Box<Claim>, Reply),
    /// Takes a secret back.
    Revoke(SecretHash, Reply),
    /// What goes on by itself in a game, if it has so many events.
    Correct(String, u64, Going, Reply),
    /// Games that go, if nobody has moved in them.
    Forget(Vec<String>, Reply),
    /// What the engine has said to a question, and when.
    Answer(Box<[String; 2]>, u64, Reply),
    /// All answers but so many of the latest.
    ForgetAnswers(u64, Reply),
    /// A file of a release that runs, by its address, and when that was.
    File(Box<(String, Vec<u8>)>, u64, Reply),
    /// Files of releases that ran last before a time.
    ForgetFiles(u64, Reply),
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

/// The secret that opens a seat, by the color it had at the beginning.
#[derive(Debug)]
pub(crate) struct Claim {
    pub(crate) game_id: String,
    pub(crate) color: Color,
    pub(crate) secret: SecretHash,
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
            | Self::Answer(_, _, reply)
            | Self::ForgetAnswers(_, reply)
            | Self::File(_, _, reply)
            | Self::ForgetFiles(_, reply)
            | Self::Close(reply) => reply,
        }
    }
}

/// Keeps all of a batch, but for events that came too late; the answer says which were kept.
pub(super) async fn keep(
    connection: &mut Connection,
    batch: &[Write],
) -> Result<Vec<bool>, sqlx::Error> {
    connection.begin().await?;
    let mut taken = append(connection, batch).await?;
    let mut tables = Vec::new();
    let mut goings = Vec::new();
    let mut kept = Vec::with_capacity(batch.len());
    for write in batch {
        let mut is_kept = true;
        match write {
            Write::Create(table, _) => tables.push(&**table),
            Write::Append(append, _) => {
                is_kept = taken.remove(&append.game_id);
                if is_kept {
                    goings.extend(append.going());
                    tables.extend(&append.rematch);
                    if let Some(secrets) = &append.claimed {
                        set_secrets(connection, secrets).await?;
                    }
                }
            }
            Write::Invite(claim, _) => is_kept = invite(connection, claim).await?,
            Write::Revoke(secret, _) => revoke(connection, secret).await?,
            Write::Correct(game_id, n_events, going, _) => {
                correct(connection, vec![(game_id, *n_events, *going)]).await?;
            }
            Write::Forget(ids, _) => forget(connection, ids).await?,
            Write::Answer(words, at, _) => keep_answer(connection, words, *at).await?,
            Write::ForgetAnswers(count, _) => forget_answers(connection, *count).await?,
            Write::File(file, at, _) => keep_file(connection, file, *at).await?,
            Write::ForgetFiles(before, _) => forget_files(connection, *before).await?,
            Write::Close(_) => {}
        }
        kept.push(is_kept);
    }
    correct(connection, goings).await?;
    create(connection, &tables).await?;
    connection.commit().await?;
    Ok(kept)
}

/// Keeps the events of a batch. The answer is the games whose event had its number to itself; a game
/// has only one event in a batch, since whoever changes a table waits for the store.
async fn append(
    connection: &mut Connection,
    batch: &[Write],
) -> Result<HashSet<String>, sqlx::Error> {
    let appends = batch.iter().filter_map(|write| match write {
        Write::Append(append, _) => Some(&**append),
        _ => None,
    });
    let mut appends: Vec<_> = appends.collect();
    appends.sort_by(|one, other| one.game_id.cmp(&other.game_id));
    appends.dedup_by(|one, other| one.game_id == other.game_id);
    if appends.is_empty() {
        return Ok(HashSet::new());
    }
    let rows = appends.into_iter().map(|append| {
        let (what, detail) = append.event.what.stored();
        [
            (&append.game_id).into(),
            append.event.seq.into(),
            append.event.at.into(),
            what.into(),
            detail.into(),
            append.event.what.version().into(),
        ]
    });
    let statement = Statement::of_rows(
        "INSERT INTO events (game_id, seq, at, what, detail, version) VALUES",
        rows,
        "ON CONFLICT DO NOTHING RETURNING game_id",
    );
    let rows = connection.fetch(statement).await?;
    let game_id = |row: &Row| {
        row.get("game_id")
            .map_err(|error| sqlx::Error::Decode(error.into()))
    };
    rows.iter().map(game_id).collect()
}

impl Append {
    /// What goes on by itself after it, where that has changed.
    fn going(&self) -> Option<(&String, u64, Going)> {
        let n_events = self.event.seq + 1;
        self.going.map(|going| (&self.game_id, n_events, going))
    }
}

/// Keeps what goes on by itself in games that have so many events. What is known from earlier events
/// does not overwrite what is known from later ones, whoever writes it last.
async fn correct(
    connection: &mut Connection,
    mut goings: Vec<(&String, u64, Going)>,
) -> Result<(), sqlx::Error> {
    if goings.is_empty() {
        return Ok(());
    }
    goings.sort_by_key(|(game_id, ..)| *game_id);
    let rows = goings.into_iter().map(|(game_id, n_events, going)| {
        [
            game_id.into(),
            going.waits_for_computer.into(),
            going.deadline.into(),
            n_events.into(),
        ]
    });
    let statement = Statement::of_rows(
        "WITH going (id, waits, deadline, n_events) AS (VALUES",
        rows,
        ") UPDATE games SET waits_for_computer = going.waits, deadline = going.deadline, \
         going_at = going.n_events FROM going WHERE games.id = going.id \
         AND games.going_at <= going.n_events",
    );
    connection.execute(statement).await
}

/// Deletes games in which nobody has moved.
async fn forget(connection: &mut Connection, ids: &[String]) -> Result<(), sqlx::Error> {
    for id in ids {
        let moved = Statement::new(
            "SELECT game_id FROM events WHERE game_id = $1 AND what = 'moved' LIMIT 1",
        );
        if !connection.fetch(moved.bind(id)).await?.is_empty() {
            continue;
        }
        for statement in [
            "DELETE FROM events WHERE game_id = $1",
            "DELETE FROM seats WHERE game_id = $1",
            "DELETE FROM games WHERE id = $1",
        ] {
            connection
                .execute(Statement::new(statement).bind(id))
                .await?;
        }
    }
    Ok(())
}

async fn create(connection: &mut Connection, tables: &[&Table]) -> Result<(), sqlx::Error> {
    if tables.is_empty() {
        return Ok(());
    }
    let games = tables.iter().map(|table| {
        let setup = &table.setup;
        [
            (&table.id).into(),
            setup.game.name().into(),
            (&setup.start).into(),
            setup.chooser.map(Color::name).into(),
            setup.clock.map(|clock| clock.initial).into(),
            setup.clock.map(|clock| clock.increment).into(),
            setup.created_at.into(),
            setup.hints.into(),
            setup.public.into(),
            table.waits_for_computer().into(),
        ]
    });
    let games = Statement::of_rows(
        "INSERT INTO games (id, game, start, chooser, clock_initial, clock_increment, created_at, \
         hints, public, waits_for_computer) VALUES",
        games,
        "",
    );
    connection.execute(games).await?;
    let seats = tables
        .iter()
        .flat_map(|table| Color::ALL.map(|color| seat(&table.id, color, &table.seats[color])));
    let seats = Statement::of_rows(
        "INSERT INTO seats (game_id, color, sitter, token, holder, claim, name) VALUES",
        seats,
        "",
    );
    connection.execute(seats).await
}

fn seat(game_id: &str, color: Color, seat: &Seat) -> [Value; 7] {
    [
        game_id.into(),
        color.name().into(),
        seat.sitter.to_string().into(),
        text(seat.token.as_ref()).into(),
        text(seat.holder.as_ref()).into(),
        text(seat.claim.as_ref()).into(),
        seat.name.as_ref().map(Nickname::as_str).into(),
    ]
}

async fn set_secrets(
    connection: &mut Connection,
    secrets: &SeatSecrets,
) -> Result<(), sqlx::Error> {
    let statement = Statement::new(
        "UPDATE seats SET token = $3, holder = $4, claim = $5 WHERE game_id = $1 AND color = $2",
    );
    let statement = statement
        .bind(&secrets.game_id)
        .bind(secrets.color.name())
        .bind(text(secrets.token.as_ref()))
        .bind(text(secrets.holder.as_ref()))
        .bind(text(secrets.claim.as_ref()));
    connection.execute(statement).await
}

/// Whoever has taken the seat meanwhile, at whichever server, keeps it: the row itself is asked, since that
/// is what PostgreSQL looks at again when it had to wait for somebody else who writes it.
async fn invite(connection: &mut Connection, claim: &Claim) -> Result<bool, sqlx::Error> {
    let statement = Statement::new(
        "UPDATE seats SET claim = $3 WHERE game_id = $1 AND color = $2 \
         AND token IS NULL AND holder IS NULL RETURNING color",
    );
    let statement = statement
        .bind(&claim.game_id)
        .bind(claim.color.name())
        .bind(claim.secret.as_str());
    Ok(!connection.fetch(statement).await?.is_empty())
}

/// Forgets a secret, and the links of the games that it played: they were told to the same device.
async fn revoke(connection: &mut Connection, secret: &SecretHash) -> Result<(), sqlx::Error> {
    for statement in [
        "UPDATE seats SET claim = NULL WHERE game_id IN \
         (SELECT game_id FROM seats WHERE token = $1 OR holder = $1)",
        "UPDATE seats SET token = NULL, holder = NULL WHERE token = $1 OR holder = $1",
    ] {
        let statement = Statement::new(statement).bind(secret.as_str());
        connection.execute(statement).await?;
    }
    Ok(())
}

async fn keep_answer(
    connection: &mut Connection,
    [question, answer]: &[String; 2],
    at: u64,
) -> Result<(), sqlx::Error> {
    let statement = Statement::new(
        "INSERT INTO answers (question, answer, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
    );
    let statement = statement.bind(question).bind(answer).bind(at);
    connection.execute(statement).await
}

async fn forget_answers(connection: &mut Connection, count: u64) -> Result<(), sqlx::Error> {
    let statement = Statement::new(
        "DELETE FROM answers WHERE at < COALESCE(\
         (SELECT at FROM answers ORDER BY at DESC LIMIT 1 OFFSET $1), 0)",
    );
    connection.execute(statement.bind(count)).await
}

/// A file that is there is not sent again: its address has a hash of what it holds.
async fn keep_file(
    connection: &mut Connection,
    (address, body): &(String, Vec<u8>),
    at: u64,
) -> Result<(), sqlx::Error> {
    let known = Statement::new("UPDATE files SET at = $2 WHERE address = $1 RETURNING address");
    let known = connection.fetch(known.bind(address).bind(at)).await?;
    if !known.is_empty() {
        return Ok(());
    }
    let file = Statement::new(
        "INSERT INTO files (address, at, body) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
    );
    let file = file.bind(address).bind(at).bind(body.as_slice());
    connection.execute(file).await
}

async fn forget_files(connection: &mut Connection, before: u64) -> Result<(), sqlx::Error> {
    let files = Statement::new("DELETE FROM files WHERE at < $1");
    connection.execute(files.bind(before)).await
}

fn text(hash: Option<&SecretHash>) -> Option<&str> {
    hash.map(SecretHash::as_str)
}
