//! Reading games back.

use boardgame::{ByColor, Color};
use catalog::Game;
use table::SecretHash;
use table::{ClockSetting, Damaged, Event, Seat, Setup, Table, What, color_named};

use super::statement::{Row, Statement};
use super::{Going, Store, StoreError};

/// The most games that a list shows.
const MAX_LISTED: u64 = 100;

impl Store {
    /// The game of this name, as it stands.
    pub(crate) async fn load(&self, id: &str) -> Result<Option<Table>, StoreError> {
        let game = Statement::new(
            "SELECT game, start, chooser, clock_initial, clock_increment, created_at, hints, public \
             FROM games WHERE id = $1",
        );
        let games = self.fetch(game.bind(id)).await?;
        let Some(game) = games.first() else {
            return Ok(None);
        };
        let setup = setup(game)?;
        let mut table = Table::new(id.to_owned(), setup, self.seats(id).await?)?;
        for event in self.events_since(id, 0).await? {
            let applied = event.and_then(|event| table.apply(&event));
            if let Err(damage) = applied {
                tracing::error!(%damage, game = id, "a game is shown up to its damage");
                table.freeze(damage);
                break;
            }
        }
        Ok(Some(table))
    }

    /// How far a game is, and what opens its seats: enough to see whether it has changed. None if
    /// there is no such game.
    pub(crate) async fn head(&self, id: &str) -> Result<Option<Head>, StoreError> {
        let head = Statement::new(
            "SELECT color, token, holder, claim, \
             (SELECT COALESCE(MAX(seq), -1) + 1 FROM events WHERE game_id = $1) AS n_events \
             FROM seats WHERE game_id = $1",
        );
        let rows = self.fetch(head.bind(id)).await?;
        let Some(first) = rows.first() else {
            return Ok(None);
        };
        let of = |color: Color| {
            let row = rows.iter().find(|row| is_of(row, color));
            row.map_or_else(|| Err(Damaged::because("a seat is missing")), secrets)
        };
        Ok(Some(Head {
            n_events: first.count("n_events")?,
            secrets: ByColor([of(Color::White)?, of(Color::Black)?]),
        }))
    }

    /// How many events a game has, and what the store says goes on by itself in it.
    pub(super) async fn going(&self, id: &str) -> Result<Option<(u64, Going)>, StoreError> {
        let going = Statement::new(
            "SELECT waits_for_computer, deadline, \
             (SELECT COALESCE(MAX(seq), -1) + 1 FROM events WHERE game_id = $1) AS n_events \
             FROM games WHERE id = $1",
        );
        let rows = self.fetch(going.bind(id)).await?;
        let read = |row: &Row| -> Result<_, StoreError> {
            let deadline: Option<i64> = row.get("deadline")?;
            let going = Going {
                waits_for_computer: row.count("waits_for_computer")? != 0,
                deadline: deadline.map(|deadline| deadline as u64),
            };
            Ok((row.count("n_events")?, going))
        };
        rows.first().map(read).transpose()
    }

    /// How many events these games have, those that have any.
    pub(crate) async fn lengths(&self, ids: &[String]) -> Result<Vec<(String, u64)>, StoreError> {
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        let lengths = Statement::of_rows(
            "SELECT game_id AS id, MAX(seq) + 1 AS n_events FROM events \
             WHERE game_id IN (VALUES",
            ids.iter().map(|id| [id.into()]),
            ") GROUP BY game_id",
        );
        let rows = self.fetch(lengths).await?;
        let pair =
            |row: &Row| -> Result<_, StoreError> { Ok((row.get("id")?, row.count("n_events")?)) };
        rows.iter().map(pair).collect()
    }

    /// The events of a game after so many of them; one that cannot be read says so.
    pub(crate) async fn events_since(
        &self,
        id: &str,
        n_events: u64,
    ) -> Result<Vec<Result<Event, Damaged>>, StoreError> {
        let events = Statement::new(
            "SELECT seq, at, what, detail, version FROM events WHERE game_id = $1 AND seq >= $2 \
             ORDER BY seq",
        );
        let rows = self.fetch(events.bind(id).bind(n_events)).await?;
        Ok(rows.iter().map(event).collect())
    }

    /// The seats of a game as they were at the beginning, with the secrets that open them now.
    pub(crate) async fn seats(&self, id: &str) -> Result<ByColor<Seat>, StoreError> {
        let seats = Statement::new(
            "SELECT color, sitter, token, holder, claim, name FROM seats WHERE game_id = $1",
        );
        let rows = self.fetch(seats.bind(id)).await?;
        let of = |color: Color| {
            let row = rows.iter().find(|row| is_of(row, color));
            row.map_or_else(|| Err(Damaged::because("a seat is missing")), seat)
        };
        Ok(ByColor([of(Color::White)?, of(Color::Black)?]))
    }

    /// Whether any seat has this token.
    pub(crate) async fn knows_token(&self, token: &SecretHash) -> Result<bool, StoreError> {
        let seat = Statement::new("SELECT game_id FROM seats WHERE token = $1 LIMIT 1");
        let rows = self.fetch(seat.bind(token.as_str())).await?;
        Ok(!rows.is_empty())
    }

    /// The games in which a secret opens a seat.
    pub(crate) async fn games_with(&self, secret: &SecretHash) -> Result<Vec<String>, StoreError> {
        self.ids(
            Statement::new("SELECT game_id AS id FROM seats WHERE token = $1 OR holder = $1")
                .bind(secret.as_str()),
        )
        .await
    }

    /// The games in which a browser holds a seat, the latest first.
    pub(crate) async fn games_of(&self, holder: &SecretHash) -> Result<Vec<String>, StoreError> {
        let games = Statement::new(
            "SELECT id FROM games WHERE id IN (SELECT game_id FROM seats WHERE holder = $1) \
             ORDER BY COALESCE((SELECT MAX(at) FROM events WHERE game_id = games.id), created_at) \
             DESC LIMIT $2",
        );
        self.ids(games.bind(holder.as_str()).bind(MAX_LISTED)).await
    }

    /// The public games made after a time in which something has happened since another, the latest
    /// first.
    pub(crate) async fn public_games(
        &self,
        made_after: u64,
        changed_after: u64,
    ) -> Result<Vec<String>, StoreError> {
        let games = Statement::new(
            "SELECT id FROM games WHERE public = 1 AND created_at > $1 AND EXISTS \
             (SELECT 1 FROM events WHERE game_id = games.id AND at > $2) \
             ORDER BY created_at DESC LIMIT $3",
        );
        let games = games.bind(made_after).bind(changed_after);
        self.ids(games.bind(MAX_LISTED)).await
    }

    /// So many of the games whose time has run out by a moment, as far as the store knows: those that
    /// follow this one in the order of their deadlines.
    pub(crate) async fn games_due(
        &self,
        moment: u64,
        after: Option<&Due>,
        count: usize,
    ) -> Result<Vec<Due>, StoreError> {
        let games = Statement::new(
            "SELECT id, deadline FROM games WHERE deadline <= $1 \
             AND (deadline > $2 OR deadline = $2 AND id > $3) ORDER BY deadline, id LIMIT $4",
        );
        let (deadline, id) = after.map_or((0, ""), |due| (due.deadline, due.id.as_str()));
        let games = games.bind(moment).bind(deadline).bind(id);
        let rows = self.fetch(games.bind(count as u64)).await?;
        let due = |row: &Row| -> Result<Due, StoreError> {
            Ok(Due {
                id: row.get("id")?,
                deadline: row.count("deadline")?,
            })
        };
        rows.iter().map(due).collect()
    }

    /// The games that wait for the computer, the oldest first, and how many events each had when it
    /// began to.
    pub(crate) async fn games_that_wait(&self) -> Result<Vec<(String, u64)>, StoreError> {
        let games = Statement::new(
            "SELECT id, going_at FROM games WHERE waits_for_computer = 1 ORDER BY created_at",
        );
        let rows = self.fetch(games).await?;
        let pair =
            |row: &Row| -> Result<_, StoreError> { Ok((row.get("id")?, row.count("going_at")?)) };
        rows.iter().map(pair).collect()
    }

    /// Some of the games made before a time in which nobody has moved, after those that were made
    /// earlier than another.
    pub(crate) async fn games_without_move(
        &self,
        after: u64,
        before: u64,
    ) -> Result<Vec<(String, u64)>, StoreError> {
        let games = Statement::new(
            "SELECT id, created_at FROM games WHERE created_at >= $1 AND created_at < $2 \
             AND NOT EXISTS (SELECT 1 FROM events WHERE game_id = games.id AND what = 'moved') \
             ORDER BY created_at LIMIT $3",
        );
        let games = games.bind(after).bind(before).bind(MAX_LISTED);
        let rows = self.fetch(games).await?;
        let pair =
            |row: &Row| -> Result<_, StoreError> { Ok((row.get("id")?, row.count("created_at")?)) };
        rows.iter().map(pair).collect()
    }

    /// What the engine has said to a question.
    pub(crate) async fn answer(&self, question: &str) -> Result<Option<String>, StoreError> {
        let answer = Statement::new("SELECT answer FROM answers WHERE question = $1");
        let rows = self.fetch(answer.bind(question)).await?;
        let first = rows.first().map(|row| row.get("answer"));
        Ok(first.transpose()?)
    }

    /// A file of any release, by its address.
    pub(crate) async fn file(&self, address: &str) -> Result<Option<Vec<u8>>, StoreError> {
        let file = Statement::new("SELECT body FROM files WHERE address = $1");
        let rows = self.fetch(file.bind(address)).await?;
        let first = rows.first().map(|row| row.get("body"));
        Ok(first.transpose()?)
    }

    /// Whether the store answers.
    pub(crate) async fn is_there(&self) -> bool {
        let answer = self.fetch(Statement::new("SELECT 1")).await;
        answer.is_ok() && !self.writes.is_closed()
    }

    async fn ids(&self, statement: Statement) -> Result<Vec<String>, StoreError> {
        let rows = self.fetch(statement).await?;
        rows.iter().map(|row| Ok(row.get("id")?)).collect()
    }
}

/// How far a game is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Head {
    pub(crate) n_events: u64,
    /// What opens the seats, by their colors at the beginning: token, holder and claim.
    pub(crate) secrets: ByColor<Secrets>,
}

type Secrets = [Option<SecretHash>; 3];

impl From<&Table> for Head {
    fn from(table: &Table) -> Self {
        let secrets = |first: Color| {
            let seat = &table.seats[table.seat_at_first(first)];
            [&seat.token, &seat.holder, &seat.claim].map(Option::clone)
        };
        Self {
            n_events: table.n_events,
            secrets: ByColor(Color::ALL.map(secrets)),
        }
    }
}

/// A game whose clock runs, and when it ends the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Due {
    pub(crate) id: String,
    pub(crate) deadline: u64,
}

fn setup(row: &Row) -> Result<Setup, Damaged> {
    let game: String = row.get("game")?;
    let chooser: Option<String> = row.get("chooser")?;
    let initial: Option<i64> = row.get("clock_initial")?;
    let increment: Option<i64> = row.get("clock_increment")?;
    let clock = initial
        .zip(increment)
        .map(|(initial, increment)| ClockSetting {
            initial: initial as u64,
            increment: increment as u64,
        });
    Ok(Setup {
        game: Game::from_name(&game).ok_or_else(|| Damaged::because("the game is unknown"))?,
        start: row.get("start")?,
        chooser: chooser.as_deref().and_then(color_named),
        hints: row.count("hints")? != 0,
        public: row.count("public")? != 0,
        clock,
        created_at: row.count("created_at")?,
    })
}

fn is_of(row: &Row, color: Color) -> bool {
    let name = row.get::<String>("color");
    name.is_ok_and(|name| name == color.name())
}

fn seat(row: &Row) -> Result<Seat, Damaged> {
    let sitter: String = row.get("sitter")?;
    let [token, holder, claim] = secrets(row)?;
    let name: Option<String> = row.get("name")?;
    let name = name.map(|name| name.parse()).transpose();
    Ok(Seat {
        sitter: sitter
            .parse()
            .map_err(|()| Damaged::because("a seat is for nobody"))?,
        token,
        holder,
        claim,
        name: name.map_err(|_| Damaged::because("a name is none"))?,
    })
}

fn secrets(row: &Row) -> Result<Secrets, Damaged> {
    let hash = |name| -> Result<_, Damaged> {
        let text: Option<String> = row.get(name)?;
        Ok(text.map(SecretHash::stored))
    };
    Ok([hash("token")?, hash("holder")?, hash("claim")?])
}

fn event(row: &Row) -> Result<Event, Damaged> {
    let version = row.count("version")?;
    if version > What::VERSION {
        return Err(Damaged::Newer(row.count("seq")?));
    }
    let (what, detail): (String, String) = (row.get("what")?, row.get("detail")?);
    Ok(Event {
        seq: row.count("seq")?,
        at: row.count("at")?,
        what: What::read(&what, &detail)
            .ok_or_else(|| Damaged::because(&format!("the event {what:?} is unknown")))?,
    })
}
