//! Players who have their game before them, and games that one of them has left.

use std::sync::Arc;

use boardgame::Color;
use futures_util::StreamExt as _;
use table::view::GameView;
use table::{Attending, Command, Presence, Seats, Settlement, Table};
use tokio::sync::watch;

use super::attending::Attendances;
use super::{Change, Games};
use crate::caller::Caller;
use crate::error::Error;
use crate::servers::{BEAT, Servers};

/// A player who has the game before them, until it is dropped.
#[derive(Debug)]
pub(crate) struct Attendance {
    attendances: Arc<Attendances>,
    game: String,
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
        // The sender stays while somebody is there, as this player is.
        let _ = self.presence.changed().await;
    }

    /// Whether the other player is there, and from when this one may end the game if nothing
    /// happens. Nothing is told of the computer, of a friend who has yet to come, or after the end.
    pub(crate) fn opponent(&mut self, table: &Table) -> Option<(Attending, Option<u64>)> {
        self.presence.mark_unchanged();
        if !table.is_between_people() || table.is_over() {
            return None;
        }
        let (attending, wait) = self.attendances.other(&self.game, self.seat);
        let me = table.seat_at_first(self.seat);
        let from = table.settled_from(Seats::filter(|color| color == me), wait);
        Some((attending, from))
    }
}

impl Drop for Attendance {
    fn drop(&mut self) {
        self.attendances.leave(&self.game, self.seat);
    }
}

impl Games {
    /// A player comes; only who plays one side of a game is counted.
    pub(crate) fn attend(&self, table: &Table, seats: Seats) -> Option<Attendance> {
        let seat = table.seat_at_first(seats.only()?);
        let attendances = self.0.attendances.clone();
        let presence = attendances.come(&table.id, seat);
        Some(Attendance {
            attendances,
            game: table.id.clone(),
            seat,
            presence,
        })
    }

    /// The servers that hear each other.
    pub(crate) fn servers(&self) -> &Arc<Servers> {
        &self.0.servers
    }

    /// Says again and again who is here, and hears who is at other servers, until this one stops.
    pub(crate) async fn meet_others(&self) {
        let (servers, attendances) = (&self.0.servers, &self.0.attendances);
        let mut beats = servers.listen().await;
        let mut beating = tokio::time::interval(BEAT);
        loop {
            tokio::select! {
                Some(beat) = beats.next() => attendances.hear(&beat),
                _ = beating.tick() => attendances.beat(),
                () = servers.returned() => attendances.beat(),
            }
        }
    }

    /// Ends a game whose other player has left, if that is long enough ago.
    pub async fn settle(
        &self,
        id: &str,
        caller: &Caller,
        how: Settlement,
    ) -> Result<GameView, Error> {
        let (attendances, time) = (self.0.attendances.clone(), self.0.time.clone());
        let who = caller.clone();
        let change = move |table: &Table| -> Result<Change, Error> {
            let seats = who.seats(table);
            if seats.is_none() {
                return Err(Error::NoSeat);
            }
            let me = seats.only().map(|color| table.seat_at_first(color));
            let wait = me.and_then(|seat| attendances.other(&table.id, seat).1);
            let now = time.now();
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
