//! The computer is asked, and asked again until it has answered.
//!
//! A question is in hand as long as anybody holds it: the queue, or the thread that thinks. When it
//! is dropped and the game still waits - the search failed, the move could not be kept, the server
//! was away - the next sweep of what the store says asks again.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use futures_util::StreamExt as _;
use table::{Damaged, Event, Refusal, Table};

use super::{Games, NOBODY, Snapshot};
use crate::engine::Job;
use crate::error::Error;
use crate::jobs::Acted;
use crate::store::Going;

/// So often the engine is asked about one position; then the computer plays whatever it can.
const MAX_ASKED: u32 = 3;

/// How many games a sweep takes up at once.
const AT_ONCE: usize = 8;

/// The games that waited for the computer at the last sweep, and how many events each had when it
/// began to.
#[derive(Debug, Default)]
pub(crate) struct Waited(HashMap<String, u64>);

/// What the computer was asked and has not answered, by game.
#[derive(Debug, Default)]
pub(super) struct Asked(Mutex<HashMap<String, Question>>);

#[derive(Debug)]
struct Question {
    /// The table in question, of which nobody else holds this copy.
    table: Weak<Snapshot>,
    n_events: u64,
    n_times: u32,
}

/// What to do about a game that waits.
#[derive(Debug)]
enum Ask {
    /// Somebody is at it.
    InHand,
    Engine(Arc<Snapshot>),
    /// The engine was asked often enough.
    NoMore,
}

impl Asked {
    fn ask(&self, table: &Table) -> Ask {
        let mut asked = self.lock();
        let before = asked.get(&table.id);
        let same = before.filter(|question| question.n_events == table.n_events);
        let n_times = same.map_or(0, |question| question.n_times);
        if same.is_some_and(Question::is_in_hand) {
            return Ask::InHand;
        }
        if n_times >= MAX_ASKED {
            return Ask::NoMore;
        }
        let copy = Arc::new(Snapshot::new(table.clone()));
        let question = Question {
            table: Arc::downgrade(&copy),
            n_events: table.n_events,
            n_times: n_times + 1,
        };
        asked.insert(table.id.clone(), question);
        Ask::Engine(copy)
    }

    fn is_in_hand(&self, id: &str) -> bool {
        self.lock().get(id).is_some_and(Question::is_in_hand)
    }

    /// Forgets all but these games and those in hand.
    fn retain(&self, waiting: &HashMap<String, u64>) {
        self.lock()
            .retain(|id, question| question.is_in_hand() || waiting.contains_key(id));
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<String, Question>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Question {
    fn is_in_hand(&self) -> bool {
        self.table.strong_count() > 0
    }
}

impl Games {
    /// Lets the computer answer, if it is to.
    pub(super) fn go_on(&self, snapshot: &Snapshot, asker: IpAddr) {
        if snapshot.table.waits_for_computer()
            && let Ask::Engine(table) = self.0.asked.ask(&snapshot.table)
        {
            self.0.engine.submit(asker, Job::Act(table));
        }
    }

    /// All events of a game.
    pub(crate) async fn events(&self, id: &str) -> Result<Vec<Event>, Error> {
        let events = self.0.store.events_since(id, 0).await?;
        let events: Result<Vec<_>, Damaged> = events.into_iter().collect();
        events.map_err(Error::Damaged)
    }

    /// Does what the computer wishes that has thought elsewhere, if the table is still as it was.
    pub(crate) async fn take_wish(&self, acted: &Acted) -> Result<(), Error> {
        let command = acted.wish.command().ok_or(Refusal::NotYourTurn)?;
        let snapshot = self.snapshot(&acted.game).await?;
        if snapshot.table.n_events != acted.n_events {
            return Err(Refusal::NotYourTurn.into());
        }
        self.act_for_computer(NOBODY, &snapshot, command).await
    }

    /// Goes on with all games that wait for the computer, and with which nobody is busy.
    pub(crate) async fn sweep_computer(&self, waited: &mut Waited) -> Result<(), Error> {
        if self.0.store.trouble().is_some() {
            return Ok(());
        }
        let waiting: HashMap<_, _> = self.0.store.games_that_wait().await?.into_iter().collect();
        self.0.asked.retain(&waiting);
        // What another server has just begun to think about is left to it for a while.
        let is_ours = |id: &String, since: &u64| {
            !self.0.store.is_shared() || waited.0.get(id).is_some_and(|known| known == since)
        };
        let forgotten = waiting
            .iter()
            .filter(|(id, since)| is_ours(id, since) && !self.0.asked.is_in_hand(id));
        futures_util::stream::iter(forgotten)
            .for_each_concurrent(AT_ONCE, |(id, _)| async move {
                if let Err(error) = self.ask_again(id).await {
                    tracing::error!(%error, game = id, "the computer could not be asked");
                }
            })
            .await;
        waited.0 = waiting;
        Ok(())
    }

    async fn ask_again(&self, id: &str) -> Result<(), Error> {
        let snapshot = match self.snapshot(id).await {
            Ok(snapshot) => snapshot,
            Err(Error::Damaged(damage)) => {
                tracing::error!(%damage, game = id, "a game goes on no more");
                let store = &self.0.store;
                return Ok(store
                    .correct(id.to_owned(), u64::MAX, Going::NOTHING)
                    .await?);
            }
            Err(error) => return Err(error),
        };
        let table = &snapshot.table;
        if !table.waits_for_computer() {
            let (id, n_events) = (table.id.clone(), table.n_events);
            return Ok(self.0.store.correct(id, n_events, table.into()).await?);
        }
        match self.0.asked.ask(table) {
            Ask::InHand => {}
            Ask::Engine(table) => self.0.engine.submit(NOBODY, Job::Act(table)),
            Ask::NoMore => {
                tracing::error!(game = id, "the engine has no answer; some move is played");
                if let Some(command) = table.any_command() {
                    self.act_for_computer(NOBODY, &snapshot, command).await?;
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
pub(super) mod tests {
    use boardgame::ByColor;
    use catalog::{Game, SetupChoice};

    use super::*;
    use table::{Seat, Setup, Sitter};

    pub(crate) fn table() -> Table {
        let game = Game::from_name("pentago").unwrap();
        let setup = Setup {
            game,
            start: game.start(SetupChoice::default()).to_string(),
            chooser: None,
            clock: None,
            hints: false,
            public: false,
            created_at: 0,
        };
        let seat = || Seat::of(Sitter::Human);
        Table::new("a".to_owned(), setup, ByColor([seat(), seat()])).unwrap()
    }

    #[test]
    fn a_question_is_asked_again_when_it_was_dropped() {
        let (asked, table) = (Asked::default(), table());
        let Ask::Engine(in_hand) = asked.ask(&table) else {
            panic!("nobody has asked yet");
        };
        assert!(matches!(asked.ask(&table), Ask::InHand));
        drop(in_hand);
        assert!(!asked.is_in_hand("a"));
        for _ in 1..MAX_ASKED {
            assert!(matches!(asked.ask(&table), Ask::Engine(_)));
        }
        assert!(matches!(asked.ask(&table), Ask::NoMore));
    }

    #[test]
    fn another_position_is_another_question() {
        let (asked, mut table) = (Asked::default(), table());
        for _ in 0..2 * MAX_ASKED {
            assert!(matches!(asked.ask(&table), Ask::Engine(_)));
            table.n_events += 1;
        }
        asked.retain(&HashMap::new());
        assert!(asked.lock().is_empty());
    }
}
