//! Whether some server has always been there, as those agree on who share a database.
//!
//! Each writes down several times a second that it is there, by the clock of the database. When none
//! has for too long - all were down, or the database was - a new stretch begins, and nobody is judged
//! by a turn that began before it. A server that starts beside others takes up their stretch.

use std::time::Duration;

use super::statement::Statement;
use super::{Store, StoreError};

/// So long nobody may have been there.
pub(crate) const MAX_SILENCE: Duration = Duration::from_secs(1);

/// What the servers agree on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Watched {
    /// What time it is, in milliseconds since 1970.
    pub(crate) at: u64,
    /// Since when some server has always been there.
    pub(crate) since: u64,
}

impl Store {
    /// Says that this server is there. With a new stretch, it was not able to do its work before.
    /// None where there are no other servers. A database that does not answer here is away for all
    /// that this server does, until it can be written again.
    pub(crate) async fn watch(&self, is_new: bool) -> Result<Option<Watched>, StoreError> {
        let Some(watch) = &self.watch else {
            return Ok(None);
        };
        let max_gap = MAX_SILENCE.as_millis() as u64;
        let statement = Statement::new(
            "UPDATE watch SET seen = clock.now, since = CASE \
             WHEN $1 = 0 AND clock.now - seen BETWEEN -$2 AND $2 THEN since ELSE clock.now END \
             FROM (SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT AS now) AS clock \
             WHERE id = 1 RETURNING since, seen",
        );
        let rows = watch.fetch(statement.bind(is_new).bind(max_gap)).await;
        let rows = rows.map_err(|error| {
            let error = self.unread(error);
            if let StoreError::Away(reason) = &error {
                self.health.failed(reason);
            }
            error
        })?;
        let row = rows.first().ok_or(StoreError::Closed)?;
        Ok(Some(Watched {
            at: row.count("seen")?,
            since: row.count("since")?,
        }))
    }
}
