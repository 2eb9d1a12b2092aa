//! Players who have their game before them, and games that one of them has left.
//!
//! All that is known of who is there goes through [`Attendance`], which tells [`Presence`] of one
//! coming and one going. Where several machines serve a game, what each of them sees can be told to
//! the others there.

use std::sync::Arc;

use boardgame::Color;
use table::view::GameView;
use table::{Attending, Command, Presence, Seats, Settlement, Table, Wait};
use tokio::sync::watch;

use super::live::Live;
use super::{Change, Games};
use crate::caller::Caller;
use crate::error::Error;
use crate::time::{Moment, Time};

/// A player who has the game before them, until it is dropped.
#[derive(Debug)]
pub(crate) struct Attendance {
    live: Arc<Live>,
    time: Arc<Time>,
    /// The color that the seat had at the beginning.
    seat: Color,
    presence: watch::Receiver<Presence>,
}

impl Attendance {
    /// The color that the seat had at the beginning.
    pub(crate) fn seat(&self) -> Color {
        self.seat
    }

    /// Somebody has come or gone.
    pub(crate) async fn changed(&mut self) {
        // The sender is in the game that is held here.
        let _ = self.presence.changed().await;
    }

    /// Whether the other player is there, and from when this one may end the game if nothing
    /// happens. Nothing is told of the computer, of a friend who has yet to come, or after the end.
    pub(crate) fn opponent(&mut self, table: &Table) -> Option<(Attending, Option<u64>)> {
        let presence = *self.presence.borrow_and_update();
        let moment = self.time.look();
        let me = table.seat_at_first(self.seat);
        if !table.is_between_people() || table.is_over() {
            return None;
        }
        let attending = presence.of(!self.seat, moment.awake_since, moment.at);
        let wait = waiting(&presence, table, me, moment);
        let from = table.settled_from(Seats::filter(|color| color == me), wait);
        Some((attending, from))
    }
}

impl Drop for Attendance {
    fn drop(&mut self) {
        let at = self.time.now();
        let leave = |presence: &mut Presence| presence.leave(self.seat, at);
        self.live.presence.send_modify(leave);
    }
}

impl Games {
    /// A player comes; only who plays one side of a game is counted.
    pub(crate) async fn attend(
        &self,
        table: &Table,
        seats: Seats,
    ) -> Result<Option<Attendance>, Error> {
        let Some(color) = seats.only().filter(|_| self.sees_everybody()) else {
            return Ok(None);
        };
        let (live, time) = (self.live(&table.id).await?, self.0.time.clone());
        let (seat, at) = (table.seat_at_first(color), time.now());
        live.presence
            .send_modify(|presence| presence.come(seat, at));
        let presence = live.presence.subscribe();
        Ok(Some(Attendance {
            live,
            time,
            seat,
            presence,
        }))
    }

    /// Whether whoever is there is there for us to see. Of several servers each sees its own, and
    /// nobody is said to be away who may be at another.
    fn sees_everybody(&self) -> bool {
        !self.0.store.is_shared()
    }

    /// Ends a game whose other player has left, if that is long enough ago.
    pub async fn settle(
        &self,
        id: &str,
        caller: &Caller,
        how: Settlement,
    ) -> Result<GameView, Error> {
        let (live, time, who) = (self.live(id).await?, self.0.time.clone(), caller.clone());
        let sees_everybody = self.sees_everybody();
        let change = move |table: &Table| -> Result<Change, Error> {
            let seats = who.seats(table);
            if seats.is_none() {
                return Err(Error::NoSeat);
            }
            let (presence, moment) = (*live.presence.borrow(), time.look());
            let wait = seats
                .only()
                .filter(|_| sees_everybody)
                .and_then(|me| waiting(&presence, table, me, moment));
            let now = moment.at;
            let what = table.decide(seats, &Command::Settle { how, wait, now })?;
            Ok(what.into())
        };
        match self.change(id, change).await {
            Ok(snapshot) => {
                let seats = caller.seats(&snapshot.table);
                Ok(GameView::new(&snapshot.table, seats, self.0.time.now()))
            }
            Err(Error::NoSeat) => Err(self.why_no_seat(caller).await?),
            Err(error) => Err(error),
        }
    }
}

/// How somebody who plays a color waits for the other player.
fn waiting(presence: &Presence, table: &Table, me: Color, moment: Moment) -> Option<Wait> {
    let other = table.seat_at_first(!me);
    presence.waited_for(other, moment.awake_since)
}
