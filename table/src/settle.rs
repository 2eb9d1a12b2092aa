//! The end of a game that one of its players has left.

use boardgame::Color;

use crate::{Refusal, Seats, Settlement, Table, Wait, What};

impl Table {
    pub(crate) fn decide_settlement(
        &self,
        seats: Seats,
        how: Settlement,
        wait: Option<Wait>,
        now: u64,
    ) -> Result<What, Refusal> {
        let me = self.player(seats)?;
        let at = self.settled_from(seats, wait).ok_or(Refusal::NotAway)?;
        match how {
            _ if now < at => Err(Refusal::NotAway),
            Settlement::Win if self.plies() < Color::ALL.len() => Err(Refusal::TooEarly),
            Settlement::Win => Ok(What::Claimed(me)),
            Settlement::Off => Ok(What::CalledOff(me)),
        }
    }

    /// From when somebody with these seats who waits for the other player may end the game. Only who waits for a move may, so that nobody gains by not moving; and the wait begins
    /// anew with whatever happens in the game.
    pub fn settled_from(&self, seats: Seats, wait: Option<Wait>) -> Option<u64> {
        let me = seats.only()?;
        let is_going = self.is_between_people() && self.is_being_played();
        let is_waiting = is_going && self.turn() != me;
        let Wait { since, patience } = wait.filter(|_| is_waiting)?;
        Some(since.max(self.changed_at) + patience)
    }
}

#[cfg(test)]
mod tests {
    use boardgame::ByColor;
    use catalog::Game;

    use super::*;
    use crate::{Command, Event, NewGame, Seat, Sitter};

    fn table(sitters: [Sitter; 2], moves: &[&str]) -> Table {
        let game = Game::from_name("pentaroll").unwrap();
        let setup = NewGame::of(game, ByColor(sitters)).setup(1, 0).unwrap();
        let seats = ByColor(sitters.map(Seat::of));
        let mut table = Table::new("one".to_owned(), setup, seats).unwrap();
        for (seq, m) in moves.iter().enumerate() {
            happen(&mut table, What::Moved((*m).to_owned()), 1000 * seq as u64);
        }
        table
    }

    fn happen(table: &mut Table, what: What, at: u64) {
        let seq = table.n_events;
        table.apply(&Event { seq, at, what }).unwrap();
    }

    fn only(color: Color) -> Seats {
        Seats::filter(|one| one == color)
    }

    fn settle(table: &Table, seats: Seats, how: Settlement, now: u64) -> Result<What, Refusal> {
        let wait = Some(WAIT);
        table.decide(seats, &Command::Settle { how, wait, now })
    }

    const PATIENCE: u64 = 60_000;
    const WAIT: Wait = Wait {
        since: 5000,
        patience: PATIENCE,
    };
    const LATE: u64 = 5000 + PATIENCE;
    const PEOPLE: [Sitter; 2] = [Sitter::Human; 2];

    #[test]
    fn who_waits_for_a_move_may_end_the_game_after_a_minute() {
        let table = table(PEOPLE, &["W3", "E1", "W3"]);
        let white = only(Color::White);
        let early = settle(&table, white, Settlement::Win, LATE - 1);
        assert_eq!(early, Err(Refusal::NotAway));
        let mut claimed = table.clone();
        let what = settle(&table, white, Settlement::Win, LATE).unwrap();
        assert_eq!(what, What::Claimed(Color::White));
        happen(&mut claimed, what, LATE);
        let record = claimed.record().unwrap();
        assert_eq!(record.outcome().unwrap().winner(), Some(Color::White));
        let mut off = table.clone();
        happen(
            &mut off,
            settle(&table, white, Settlement::Off, LATE).unwrap(),
            LATE,
        );
        assert!(off.is_over());
        assert_eq!(off.record().unwrap().outcome(), None);
    }

    #[test]
    fn whatever_happens_begins_the_wait_anew() {
        let mut table = table(PEOPLE, &["W3", "E1", "W3"]);
        happen(&mut table, What::OfferedDraw(Color::White), 40_000);
        let white = only(Color::White);
        assert_eq!(
            settle(&table, white, Settlement::Off, LATE),
            Err(Refusal::NotAway)
        );
        assert_eq!(
            table.settled_from(white, Some(WAIT)),
            Some(40_000 + PATIENCE)
        );
    }

    #[test]
    fn nobody_else_can_end_it() {
        let computer = Sitter::Computer("1".parse().unwrap());
        let moves = ["W3", "E1", "W3"];
        let cases = [
            (
                table(PEOPLE, &moves),
                only(Color::Black),
                "whose turn it is",
            ),
            (table(PEOPLE, &moves), Seats::BOTH, "who plays both sides"),
            (
                table([Sitter::Human, computer], &moves),
                only(Color::White),
                "against the computer",
            ),
            (
                table([Sitter::Human, Sitter::Open], &moves),
                only(Color::White),
                "before a friend came",
            ),
        ];
        for (table, seats, who) in cases {
            let settled = settle(&table, seats, Settlement::Off, LATE);
            assert_eq!(settled, Err(Refusal::NotAway), "{who}");
        }
        let nobody_left = Command::Settle {
            how: Settlement::Off,
            wait: None,
            now: LATE,
        };
        let there = table(PEOPLE, &moves).decide(only(Color::White), &nobody_left);
        assert_eq!(there, Err(Refusal::NotAway));
    }

    #[test]
    fn before_both_have_moved_nothing_is_won() {
        let table = table(PEOPLE, &["W3"]);
        let white = only(Color::White);
        assert_eq!(
            settle(&table, white, Settlement::Win, LATE),
            Err(Refusal::TooEarly)
        );
        assert_eq!(
            settle(&table, white, Settlement::Off, LATE),
            Ok(What::CalledOff(Color::White))
        );
    }
}
