//! Reading games back.

use boardgame::{ByColor, Color};
use catalog::Game;
use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;

use super::{Store, StoreError};
use crate::secret::SecretHash;
use crate::table::{ClockSetting, Damaged, Event, Seat, Setup, Table, What, color_named};

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
            table.apply(&event(&row)?)?;
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
            row.map_or_else(|| Err(Damaged::because("a seat is missing").into()), seat)
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

    /// The games that go on by themselves: the computer is to act, or the clock runs.
    pub(crate) async fn games_that_go_on(&self) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query(
            "SELECT id FROM games WHERE waits_for_computer = 1 OR deadline IS NOT NULL \
             ORDER BY created_at",
        )
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    /// Whether the store answers.
    pub(crate) async fn is_there(&self) -> bool {
        let answer = sqlx::query("SELECT 1").fetch_one(&self.readers).await;
        answer.is_ok() && !self.writes.is_closed()
    }
}

fn setup(row: &SqliteRow) -> Result<Setup, StoreError> {
    let game: String = row.try_get("game")?;
    let chooser: Option<String> = row.try_get("chooser")?;
    let initial: Option<i64> = row.try_get("clock_initial")?;
    let increment: Option<i64> = row.try_get("clock_increment")?;
    let clock = initial
        .zip(increment)
        .map(|(initial, increment)| ClockSetting {
            initial: initial as u64,
            increment: increment as u64,
        });
    Ok(Setup {
        game: Game::from_name(&game).ok_or_else(|| Damaged::because("the game is unknown"))?,
        start: row.try_get("start")?,
        chooser: chooser.as_deref().and_then(color_named),
        hints: row.try_get::<i64, _>("hints")? != 0,
        clock,
        created_at: row.try_get::<i64, _>("created_at")? as u64,
    })
}

fn is_of(row: &SqliteRow, color: Color) -> bool {
    row.try_get::<&str, _>("color")
        .is_ok_and(|name| name == color.name())
}

fn seat(row: &SqliteRow) -> Result<Seat, StoreError> {
    let sitter: String = row.try_get("sitter")?;
    let hash = |column| -> Result<_, sqlx::Error> {
        let text: Option<String> = row.try_get(column)?;
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

fn event(row: &SqliteRow) -> Result<Event, StoreError> {
    let (what, detail): (String, String) = (row.try_get("what")?, row.try_get("detail")?);
    Ok(Event {
        seq: row.try_get::<i64, _>("seq")? as u64,
        at: row.try_get::<i64, _>("at")? as u64,
        what: What::read(&what, &detail).ok_or_else(|| Damaged::because("an event is unknown"))?,
    })
}
