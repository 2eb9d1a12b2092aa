//! Games that everybody may find while they are played, because whoever made them wished it.

use std::time::Duration;

use table::view::GameView;

use super::Games;
use crate::caller::Caller;
use crate::error::Error;

/// A game in which nothing has happened for so long is not being played.
const QUIET: Duration = Duration::from_hours(1);
/// The oldest games that are looked at.
const OLD: Duration = Duration::from_hours(7 * 24);
/// The most games that are shown.
const MOST: usize = 24;

impl Games {
    /// The public games that are being played, the latest first.
    pub(crate) async fn public(&self, caller: &Caller) -> Result<Vec<GameView>, Error> {
        let now = self.0.time.now();
        let before = |span: Duration| now.saturating_sub(span.as_millis() as u64);
        let ids = self
            .0
            .store
            .public_games(before(OLD), before(QUIET))
            .await?;
        let mut views = Vec::new();
        for id in ids {
            match self.snapshot(&id).await {
                Ok(snapshot) if snapshot.table.is_being_played() => {
                    let seats = caller.seats(&snapshot.table);
                    views.push(GameView::new(&snapshot.table, seats, now));
                }
                Ok(_) | Err(Error::Damaged(_)) => {}
                Err(error) => return Err(error),
            }
            if views.len() == MOST {
                break;
            }
        }
        Ok(views)
    }
}
