//! Reading games back.

use boardgame::{ByColor, Color};
use catalog::Game;
use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;
use table::SecretHash;
use table::{ClockSetting, Damaged, Event, Seat, Setup, Table, What, color_named};

use super::{Store, StoreError};

/// The most games that a list shows.
const MAX_LISTED: i64 = 100;

impl Store {
    /// The game of this name, as it stands.
    pub(crate) async fn load(&self, id: &str) -> Result<Option<Table>, StoreError> {
        let game = sqlx::query(
            "SELECT game, start, chooser, clock_initial, clock_increment, created_at, hints \
             FROM games WHERE id = $1",
        )
        .bind(id)
        .fetch_optional(&self.readers)
        .await?;
        let Some(game) = game else { return Ok(None) };
        let setup = setup(&game)?;
        let mut table = Table::new(id.to_owned(), setup, self.seats(id).await?)?;
        let events =
            sqlx::query("SELECT seq, at, what, detail FROM events WHERE game_id = $1 ORDER BY seq")
                .bind(id)
                .fetch_all(&self.readers)
                .await?;
        for row in events {
            let applied = event(&row).and_then(|event| table.apply(&event));
            if let Err(damage) = applied {
                tracing::error!(%damage, game = id, "a game is shown up to its damage");
                table.freeze(damage);
                break;
            }
        }
        Ok(Some(table))
    }

    async fn seats(&self, id: &str) -> Result<ByColor<Seat>, StoreError> {
        let rows =
            sqlx::query("SELECT color, sitter, token, holder, claim FROM seats WHERE game_id = $1")
                .bind(id)
                .fetch_all(&self.readers)
                .await?;
        let of = |color: Color| {
            let row = rows.iter().find(|row| is_of(row, color));
            row.map_or_else(|| Err(Damaged::because("a seat is missing")), seat)
        };
        Ok(ByColor([of(Color::White)?, of(Color::Black)?]))
    }

    /// Whether any seat has this token.
    pub(crate) async fn knows_token(&self, token: &SecretHash) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT 1 FROM seats WHERE token = $1 LIMIT 1")
            .bind(token.as_str())
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.is_some())
    }

    /// The games in which a secret opens a seat.
    pub(crate) async fn games_with(&self, secret: &SecretHash) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT game_id FROM seats WHERE token = $1 OR holder = $1")
            .bind(secret.as_str())
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// The games in which a browser holds a seat, the latest first.
    pub(crate) async fn games_of(&self, holder: &SecretHash) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(
            "SELECT id FROM games WHERE id IN (SELECT game_id FROM seats WHERE holder = $1) \
             ORDER BY COALESCE((SELECT MAX(at) FROM events WHERE game_id = games.id), created_at) \
             DESC LIMIT $2",
        )
        .bind(holder.as_str())
        .bind(MAX_LISTED)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// The games whose clocks run.
    pub(crate) async fn games_with_clock(&self) -> Result<Vec<Due>, StoreError> {
        self.games_due(i64::MAX as u64).await
    }

    /// The games whose time has run out by now, as far as the store knows.
    pub(crate) async fn games_due(&self, now: u64) -> Result<Vec<Due>, StoreError> {
        let rows = sqlx::query("SELECT id, deadline FROM games WHERE deadline <= $1")
            .bind(now as i64)
            .fetch_all(&self.readers)
            .await?;
        let due = |row: &SqliteRow| -> Result<Due, StoreError> {
            Ok(Due {
                id: row.try_get("id")?,
                deadline: column::<i64>(row, "deadline")? as u64,
            })
        };
        rows.iter().map(due).collect()
    }

    /// The games that wait for the computer, the oldest first.
    pub(crate) async fn games_that_wait(&self) -> Result<Vec<String>, StoreError> {
        let rows =
            sqlx::query("SELECT id FROM games WHERE waits_for_computer = 1 ORDER BY created_at")
                .fetch_all(&self.readers)
                .await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// Some of the games made before a time in which nobody has moved, after those that were made
    /// earlier than another.
    pub(crate) async fn games_without_move(
        &self,
        after: u64,
        before: u64,
    ) -> Result<Vec<(String, u64)>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, created_at FROM games WHERE created_at >= $1 AND created_at < $2 \
             AND NOT EXISTS (SELECT 1 FROM events WHERE game_id = games.id AND what = 'moved') \
             ORDER BY created_at LIMIT $3",
        )
        .bind(after as i64)
        .bind(before as i64)
        .bind(MAX_LISTED)
        .fetch_all(&self.readers)
        .await?;
        let pair = |row: &SqliteRow| -> Result<_, StoreError> {
            Ok((row.try_get("id")?, column::<i64>(row, "created_at")? as u64))
        };
        rows.iter().map(pair).collect()
    }

    /// Whether the store answers.
    pub(crate) async fn is_there(&self) -> bool {
        let answer = sqlx::query("SELECT 1").fetch_one(&self.readers).await;
        answer.is_ok() && !self.writes.is_closed()
    }
}

/// A game whose clock runs, and when it ends the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Due {
    pub(crate) id: String,
    pub(crate) deadline: u64,
}

/// A value of a row; another kind of value is damage.
fn column<'r, T>(row: &'r SqliteRow, name: &str) -> Result<T, Damaged>
where
    T: sqlx::Decode<'r, sqlx::Sqlite> + sqlx::Type<sqlx::Sqlite>,
{
    let value = row.try_get(name);
    value.map_err(|error| Damaged::because(&error.to_string()))
}

fn setup(row: &SqliteRow) -> Result<Setup, Damaged> {
    let game: String = column(row, "game")?;
    let chooser: Option<String> = column(row, "chooser")?;
    let initial: Option<i64> = column(row, "clock_initial")?;
    let increment: Option<i64> = column(row, "clock_increment")?;
    let clock = initial
        .zip(increment)
        .map(|(initial, increment)| ClockSetting {
            initial: initial as u64,
            increment: increment as u64,
        });
    Ok(Setup {
        game: Game::from_name(&game).ok_or_else(|| Damaged::because("the game is unknown"))?,
        start: column(row, "start")?,
        chooser: chooser.as_deref().and_then(color_named),
        hints: column::<i64>(row, "hints")? != 0,
        clock,
        created_at: column::<i64>(row, "created_at")? as u64,
    })
}

fn is_of(row: &SqliteRow, color: Color) -> bool {
    row.try_get::<&str, _>("color")
        .is_ok_and(|name| name == color.name())
}

fn seat(row: &SqliteRow) -> Result<Seat, Damaged> {
    let sitter: String = column(row, "sitter")?;
    let hash = |name| -> Result<_, Damaged> {
        let text: Option<String> = column(row, name)?;
        Ok(text.map(SecretHash::stored))
    };
    Ok(Seat {
        sitter: sitter
            .parse()
            .map_err(|()| Damaged::because("a seat is for nobody"))?,
        token: hash("token")?,
        holder: hash("holder")?,
        claim: hash("claim")?,
    })
}

fn event(row: &SqliteRow) -> Result<Event, Damaged> {
    let (what, detail): (String, String) = (column(row, "what")?, column(row, "detail")?);
    Ok(Event {
        seq: column::<i64>(row, "seq")? as u64,
        at: column::<i64>(row, "at")? as u64,
        what: What::read(&what, &detail)
            .ok_or_else(|| Damaged::because(&format!("the event {what:?} is unknown")))?,
    })
}
