//! Who is there: the players who have the game before them, and since when one has left the other.
//!
//! It is no part of the game and is not stored: whoever keeps the table folds it from comings and
//! goings, from its own connections and those that others tell of. A keeper that has just begun knows
//! of nobody that they left.

use boardgame::{ByColor, Color};

/// The two players of a game, by the colors that their seats had at the beginning.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Presence {
    /// So long one waits for a player who has left, in milliseconds.
    patience: u64,
    seats: ByColor<Attendance>,
}

/// A player who has been left, and waits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wait {
    /// Since when.
    pub since: u64,
    /// For how long at least, in milliseconds.
    pub patience: u64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Attendance {
    /// How many connections there are.
    count: usize,
    /// When the first of them came.
    came: u64,
    left: Option<Left>,
}

/// How somebody left who was there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Left {
    at: u64,
    /// Whether the other player was there. Who leaves nobody behind has only put the game aside.
    is_seen: bool,
}

/// Whether a player is there, as the other one is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Attending {
    /// The game is before them.
    Here,
    /// It is not.
    Away,
    /// Whoever keeps the table has not been there for long enough to say.
    Unknown,
}

impl Presence {
    /// Nobody is known of; one waits so long for a player who has left, in milliseconds.
    pub const fn new(patience: u64) -> Self {
        let nobody = Attendance {
            count: 0,
            came: 0,
            left: None,
        };
        Self {
            patience,
            seats: ByColor([nobody; 2]),
        }
    }

    /// A connection of a player begins.
    pub fn come(&mut self, seat: Color, at: u64) {
        let Self { patience, seats } = self;
        if seats[seat].count == 0 {
            let gone = seats[seat].left.map(|left| at.saturating_sub(left.at));
            // After so long, both meet anew: the other one has not left this player waiting.
            if gone.is_some_and(|gone| gone >= *patience)
                && let Some(left) = &mut seats[!seat].left
            {
                left.is_seen = false;
            }
            seats[seat] = Attendance {
                count: 0,
                came: at,
                left: None,
            };
        }
        seats[seat].count += 1;
    }

    /// A connection of a player ends.
    pub fn leave(&mut self, seat: Color, at: u64) {
        let seats = &mut self.seats;
        seats[seat].count = seats[seat].count.saturating_sub(1);
        if seats[seat].count == 0 {
            let is_seen = seats[!seat].count > 0;
            seats[seat].left = Some(Left { at, is_seen });
        }
    }

    /// Whether a player is there, said by somebody who has been watching since then.
    pub fn of(&self, seat: Color, watched_since: Option<u64>, now: u64) -> Attending {
        let Attendance { count, left, .. } = self.seats[seat];
        let watched = watched_since.map(|since| now.saturating_sub(since));
        let has_watched = watched.is_some_and(|watched| watched >= self.patience);
        match (count, left) {
            (1.., _) => Attending::Here,
            (0, None) if !has_watched => Attending::Unknown,
            (0, _) => Attending::Away,
        }
    }

    /// Since when a player has left the other one waiting, said by somebody who has been watching
    /// since then. A wait that was not watched does not count.
    pub fn waited_for(&self, seat: Color, watched_since: Option<u64>) -> Option<Wait> {
        let (it, other) = (self.seats[seat], self.seats[!seat]);
        let left = it.left.filter(|left| left.is_seen && it.count == 0)?;
        let waits = (other.count > 0).then_some(other.came)?;
        Some(Wait {
            since: left.at.max(waits).max(watched_since?),
            patience: self.patience,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: Color = Color::White;
    const OTHER: Color = Color::Black;
    const PATIENCE: u64 = 60_000;

    fn since(presence: &Presence, seat: Color, watched_since: u64) -> Option<u64> {
        let wait = presence.waited_for(seat, Some(watched_since));
        wait.map(|wait| wait.since)
    }

    /// Both came at 1000, and the other one left at 5000.
    fn left_behind() -> Presence {
        let mut presence = Presence::new(PATIENCE);
        presence.come(ME, 1000);
        presence.come(OTHER, 1000);
        presence.leave(OTHER, 5000);
        presence
    }

    #[test]
    fn who_leaves_is_waited_for_until_they_come_again() {
        let mut presence = left_behind();
        assert_eq!(since(&presence, OTHER, 0), Some(5000));
        assert_eq!(presence.of(OTHER, Some(0), 5001), Attending::Away);
        assert_eq!(since(&presence, ME, 0), None);
        presence.come(OTHER, 9000);
        assert_eq!(since(&presence, OTHER, 0), None);
        assert_eq!(presence.of(OTHER, Some(0), 9000), Attending::Here);
    }

    #[test]
    fn one_of_two_connections_is_enough() {
        let mut presence = left_behind();
        presence.come(OTHER, 6000);
        presence.come(OTHER, 6000);
        presence.leave(OTHER, 7000);
        assert_eq!(presence.of(OTHER, Some(0), 7000), Attending::Here);
    }

    #[test]
    fn a_keeper_that_begins_anew_calls_nobody_away() {
        let mut presence = Presence::new(PATIENCE);
        presence.come(ME, 1000);
        assert_eq!(since(&presence, OTHER, 500), None);
        assert_eq!(presence.of(OTHER, Some(500), 1000), Attending::Unknown);
        let later = 500 + PATIENCE;
        assert_eq!(presence.of(OTHER, Some(500), later), Attending::Away);
        // Not even when it knows who left: what it did not watch does not count.
        assert_eq!(since(&left_behind(), OTHER, 8000), Some(8000));
        assert_eq!(left_behind().waited_for(OTHER, None), None);
    }

    #[test]
    fn only_who_was_left_waiting_and_is_there_waits() {
        let mut alone = Presence::new(PATIENCE);
        alone.come(OTHER, 1000);
        alone.leave(OTHER, 2000);
        alone.come(ME, 3000);
        assert_eq!(since(&alone, OTHER, 0), None, "they never met");
        let mut presence = left_behind();
        presence.leave(ME, 6000);
        assert_eq!(since(&presence, OTHER, 0), None, "nobody waits");
        presence.come(ME, 7000);
        assert_eq!(since(&presence, OTHER, 0), Some(7000));
        presence.leave(ME, 8000);
        presence.come(ME, 8000 + PATIENCE);
        assert_eq!(since(&presence, OTHER, 0), None, "another day");
    }
}
