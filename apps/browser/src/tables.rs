//! Whole games: what somebody wishes at a table that the page keeps, and what is shown of it.
//!
//! The page brings the game with every question and keeps the events that are answered, so nothing is
//! lost with the worker, and two pages can play at one table.

use std::time::Duration;

use boardgame::ByColor;
use catalog::Game;
use engine::Silent;
use serde::{Deserialize, Serialize};
use table::view::{
    GameView, HistoryView, Message, RematchView, Side, ThreatsView, film, record_text,
};
use table::{Answer, Choices, Command, Event, Seat, Seats, Table, What};

use crate::core::Core;
use crate::error::Error;
use crate::stored::{Stored, StoredEvent, seats};

/// What comes from outside: the time in milliseconds since 1970, and what makes a game another one.
#[derive(Debug, Clone, Deserialize)]
pub(crate) struct Outside {
    now: u64,
    /// The name of the game that begins, if one does.
    #[serde(default)]
    id: String,
    #[serde(default)]
    seed: u64,
}

/// What somebody wishes, in the words of the server's addresses; the last two are the page's own.
#[derive(Debug, Deserialize)]
#[serde(tag = "what", rename_all = "lowercase")]
pub(crate) enum Wish {
    Move {
        #[serde(rename = "move")]
        text: String,
        ply: usize,
    },
    Choice {
        color: Side,
    },
    Resign,
    Draw {
        #[serde(default)]
        action: Action,
    },
    Takeback {
        #[serde(default)]
        action: Action,
    },
    Rematch,
    /// The game ends if the time of the side to move has run out.
    Time,
    /// No page was open: the turn starts again.
    Resume,
    /// The computer does something, good or bad, because its engine has failed.
    Anything,
}

/// A part in an agreement.
#[derive(Debug, Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Action {
    #[default]
    Offer,
    Accept,
    Decline,
}

/// A game that has begun, and how it stands.
#[derive(Debug, Serialize)]
pub(crate) struct Begun {
    stored: Stored,
    state: GameView,
}

/// What has happened, and how the game stands then.
#[derive(Debug, Serialize)]
pub(crate) struct Happened {
    /// None where there was nothing to do.
    event: Option<StoredEvent>,
    state: GameView,
    /// The game that has begun with it.
    #[serde(skip_serializing_if = "Option::is_none")]
    next: Option<Stored>,
    /// When the clock ends the game.
    deadline: Option<u64>,
    /// Whether the computer is to act.
    waits: bool,
}

/// How a game stands, and what is to be done about it.
#[derive(Debug, Serialize)]
pub(crate) struct Shown {
    message: Message,
    deadline: Option<u64>,
    waits: bool,
}

/// What is wanted of a game.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Part {
    History,
    Threats,
    Record,
    Film,
}

/// It.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum PartView {
    History(HistoryView),
    Threats(ThreatsView),
    Record {
        /// None before a color is chosen.
        record: Option<String>,
    },
    Film {
        /// An animated SVG; none before the game is over.
        film: Option<String>,
    },
}

pub(crate) fn begin(game: &str, choices: &Choices, outside: &Outside) -> Result<Begun, Error> {
    let game = Game::named(game)?;
    let new = choices.game(game, outside.seed);
    let new = new.ok_or_else(|| Error::BadRequest("expected who plays whom".to_owned()))?;
    let setup = new.setup(outside.seed, outside.now)?;
    let seats = ByColor(new.seats.0.map(Seat::of));
    let table = Table::new(outside.id.clone(), setup, seats)?;
    let stored = Stored::new(&table);
    // Nobody can be invited here: what is stored says so.
    let table = stored.table()?;
    let state = view(&table, outside.now);
    Ok(Begun { stored, state })
}

/// The game for somebody who knows the moves before a ply.
pub(crate) fn show(stored: &Stored, known: usize, now: u64) -> Result<Shown, Error> {
    let table = stored.table()?;
    let mut message = Message::new(&table, seats(&table), known.min(table.plies()), now);
    address(&mut message.state, table.setup.game);
    Ok(Shown {
        message,
        deadline: table.deadline(),
        waits: table.waits_for_computer(),
    })
}

pub(crate) fn part(stored: &Stored, part: Part) -> Result<PartView, Error> {
    let table = stored.table()?;
    Ok(match part {
        Part::History => PartView::History(HistoryView::new(&table)),
        Part::Threats => PartView::Threats(ThreatsView::new(&table)),
        Part::Record => PartView::Record {
            record: record_text(&table),
        },
        Part::Film => PartView::Film { film: film(&table) },
    })
}

/// What becomes of a wish.
pub(crate) fn wish(stored: &Stored, wish: Wish, outside: &Outside) -> Result<Happened, Error> {
    let table = stored.table()?;
    let command = match wish {
        Wish::Time => return time(table, outside.now),
        Wish::Resume => {
            let runs = table.deadline().is_some();
            return happened(table, runs.then_some(What::Resumed), outside);
        }
        Wish::Anything => return computers(table, Table::any_command, outside),
        Wish::Move { text, ply } => Command::Move { text, ply },
        Wish::Choice { color } => Command::Choose(color.into()),
        Wish::Resign => Command::Resign,
        Wish::Draw { action } => Command::Draw(action.into()),
        Wish::Takeback { action } => Command::Takeback(action.into()),
        Wish::Rematch => Command::Rematch(outside.id.clone()),
    };
    // Whoever moves too late has lost already.
    if table
        .deadline()
        .is_some_and(|deadline| deadline <= outside.now)
    {
        return time(table, outside.now);
    }
    let what = decide(&table, seats(&table), &command)?;
    happened(table, Some(what), outside)
}

/// What the computer does, if it is to act.
pub(crate) fn act(
    core: &mut Core,
    stored: &Stored,
    millis: u64,
    outside: &Outside,
) -> Result<Happened, Error> {
    let table = stored.table()?;
    if !table.setup.game.has_network() {
        return Err(Error::NoNetwork);
    }
    let stopwatch = core.clock.start();
    let time = Duration::from_millis(millis);
    let wished = if table.waits_for_computer() {
        table.computers_wish(&mut core.engine, time, outside.now, &mut Silent)
    } else {
        None
    };
    // It has thought for as long as it took.
    let mut then = outside.clone();
    then.now += stopwatch.elapsed().as_millis() as u64;
    computers(table, |_| wished, &then)
}

/// What the engine would play.
pub(crate) fn hint(core: &mut Core, stored: &Stored, millis: u64) -> Result<Option<String>, Error> {
    let table = stored.table()?;
    if !table.setup.game.has_network() {
        return Err(Error::NoNetwork);
    }
    Ok(table.hint(&mut core.engine, Duration::from_millis(millis), &mut Silent))
}

/// The computer's wish comes true, if it is to act.
fn computers(
    table: Table,
    wished: impl FnOnce(&Table) -> Option<Command>,
    outside: &Outside,
) -> Result<Happened, Error> {
    let wished = table.waits_for_computer().then(|| wished(&table)).flatten();
    let turn = table.turn();
    let own = Seats::filter(|color| color == turn);
    let what = wished.map(|command| decide(&table, own, &command));
    happened(table, what.transpose()?, outside)
}

fn time(table: Table, now: u64) -> Result<Happened, Error> {
    let is_over = table.deadline().is_some_and(|deadline| deadline <= now);
    let what = is_over.then(|| What::RanOut(table.turn()));
    let outside = Outside {
        now,
        id: String::new(),
        seed: 0,
    };
    happened(table, what, &outside)
}

fn decide(table: &Table, seats: Seats, command: &Command) -> Result<What, Error> {
    if let Some(damage) = &table.damage {
        return Err(damage.clone().into());
    }
    Ok(table.decide(seats, command)?)
}

fn happened(mut table: Table, what: Option<What>, outside: &Outside) -> Result<Happened, Error> {
    let Outside { now, id, seed } = outside;
    let mut next = None;
    let mut event = None;
    if let Some(what) = what {
        if let What::Rematched(_) = what {
            next = Some(Stored::new(&table.again(id.clone(), *seed, *now)?));
        }
        let new = Event {
            seq: table.n_events,
            at: *now,
            what,
        };
        table.apply(&new)?;
        event = Some(StoredEvent::new(&new));
    }
    Ok(Happened {
        event,
        state: view(&table, *now),
        next,
        deadline: table.deadline(),
        waits: table.waits_for_computer(),
    })
}

fn view(table: &Table, now: u64) -> GameView {
    let mut view = GameView::new(table, seats(table), now);
    address(&mut view, table.setup.game);
    view
}

/// A game that is kept here is shown at one address for each kind of game; its name, which no server
/// knows, is in the fragment.
fn address(view: &mut GameView, game: Game) {
    let path = |id: &str| format!("/here/{}#{id}", game.name());
    view.url = path(&view.id);
    if let Some(RematchView::Begun { id, url }) = &mut view.rematch {
        *url = path(id);
    }
}

impl From<Action> for Answer {
    fn from(action: Action) -> Self {
        match action {
            Action::Offer => Self::Offer,
            Action::Accept => Self::Accept,
            Action::Decline => Self::Decline,
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::Clock;
    use serde_json::{Value, json};

    use super::*;

    /// A page that keeps one game.
    struct Page {
        core: Core,
        stored: Value,
        now: u64,
    }

    impl Page {
        fn new(game: &str, choices: &Value) -> Self {
            let mut page = Self {
                core: Core::new(Clock::none()),
                stored: Value::Null,
                now: 1_000_000,
            };
            let begun = page.ask(&json!({ "ask": "begin", "game": game, "choices": choices, "now": page.now, "id": "one", "seed": 5 }));
            page.stored = begun["stored"].clone();
            page
        }

        fn ask(&mut self, question: &Value) -> Value {
            let answer = self.core.answer(&question.to_string(), &mut |_| ());
            serde_json::from_str(&answer).unwrap()
        }

        /// Asks about the game, and keeps what has happened.
        fn happen(&mut self, mut question: Value) -> Value {
            self.now += 1000;
            for (name, value) in [
                ("stored", self.stored.clone()),
                ("now", json!(self.now)),
                ("id", json!("two")),
                ("seed", json!(6)),
            ] {
                question[name] = value;
            }
            let answer = self.ask(&question);
            if !answer["event"].is_null() {
                let events = self.stored["events"].as_array_mut().unwrap();
                events.push(answer["event"].clone());
            }
            answer
        }

        fn wish(&mut self, wish: &Value) -> Value {
            self.happen(json!({ "ask": "wish", "wish": wish }))
        }

        fn act(&mut self) -> Value {
            self.happen(json!({ "ask": "act", "millis": 10 }))
        }
    }

    #[test]
    fn a_whole_game_is_played_against_every_level() {
        for level in 1..=10 {
            let choices = json!({ "with": "computer", "level": level.to_string() });
            let mut page = Page::new("pentaroll", &choices);
            for _ in 0..80 {
                let state =
                    page.ask(&json!({ "ask": "show", "stored": page.stored, "now": page.now }));
                let state = &state["message"];
                if !state["outcome"].is_null() {
                    break;
                }
                let m = state["legal"][0].clone();
                let moved = page.wish(&json!({ "what": "move", "move": m, "ply": state["ply"] }));
                assert!(moved["event"].is_object(), "{moved}");
                page.act();
            }
            let state = page.ask(&json!({ "ask": "show", "stored": page.stored, "now": page.now }));
            assert!(!state["message"]["outcome"].is_null(), "level {level}");
            let record =
                page.ask(&json!({ "ask": "part", "part": "record", "stored": page.stored }));
            let record = record["record"].as_str().unwrap();
            assert!(record.contains(&format!("Level {level}")), "{record}");
        }
    }

    #[test]
    fn who_does_what_now_is_told() {
        let mut page = Page::new("pentago", &json!({ "with": "here", "edition": "czech" }));
        let moved = page.wish(&json!({ "what": "move", "move": "c3-2R", "ply": 0 }));
        let status = json!({ "message": "status-turn", "about": { "color": "black" } });
        assert_eq!(moved["state"]["status"], status, "of two at one screen");
        let resigned = page.wish(&json!({ "what": "resign" }));
        assert_eq!(resigned["state"]["status"], Value::Null);

        let mut page = Page::new(
            "pentaroll",
            &json!({ "with": "computer", "level": "1", "color": "white" }),
        );
        let message = |answer: &Value| answer["state"]["status"]["message"].clone();
        let moved = page.wish(&json!({ "what": "move", "move": "Nc", "ply": 0 }));
        assert_eq!(message(&moved), "status-thinking");
        assert_eq!(message(&page.act()), "status-you");

        let mut page = Page::new("pantarei", &json!({ "with": "here" }));
        let shown = page.ask(&json!({ "ask": "show", "stored": page.stored, "now": page.now }));
        assert_eq!(shown["message"]["status"]["message"], "status-choose");
    }

    #[test]
    fn what_is_done_can_be_undone_and_played_again() {
        let mut page = Page::new("pentago", &json!({ "with": "here" }));
        page.wish(&json!({ "what": "move", "move": "c3-2R", "ply": 0 }));
        let stale = page.wish(&json!({ "what": "move", "move": "a1-2R", "ply": 0 }));
        assert_eq!(stale["error"]["code"], "refused");
        let undone = page.wish(&json!({ "what": "takeback" }));
        assert_eq!(undone["state"]["ply"], 0);
        assert_eq!(undone["state"]["url"], "/here/pentago#one");
        let resigned = page.wish(&json!({ "what": "resign" }));
        assert_eq!(resigned["state"]["outcome"], "black");
        let again = page.wish(&json!({ "what": "rematch" }));
        assert_eq!(again["state"]["rematch"]["url"], "/here/pentago#two");
        assert_eq!(again["next"]["id"], "two");
    }

    #[test]
    fn the_clock_runs_out_and_starts_again_where_nobody_was_there() {
        let mut page = Page::new("pentaroll", &json!({ "with": "here", "clock": "3+2" }));
        for (ply, m) in ["Na", "Nb"].into_iter().enumerate() {
            page.wish(&json!({ "what": "move", "move": m, "ply": ply }));
        }
        assert!(page.wish(&json!({ "what": "time" }))["event"].is_null());
        page.now += 60_000;
        let resumed = page.wish(&json!({ "what": "resume" }));
        assert_eq!(resumed["state"]["clock"]["white"], 180_000);
        page.now += 180_000;
        let late = page.wish(&json!({ "what": "move", "move": "Nc", "ply": 2 }));
        assert_eq!(
            (&late["state"]["outcome"], &late["state"]["reason"]),
            (&json!("black"), &json!("time"))
        );
    }

    #[test]
    fn what_is_kept_may_be_damaged() {
        let mut page = Page::new("pentago", &json!({ "with": "here" }));
        page.wish(&json!({ "what": "move", "move": "c3-2R", "ply": 0 }));
        page.stored["events"]
            .as_array_mut()
            .unwrap()
            .push(json!({ "at": 1, "what": "danced", "detail": "" }));
        let shown = page.ask(&json!({ "ask": "show", "stored": page.stored, "now": 5 }));
        assert!(shown["message"]["damage"].is_string(), "{shown}");
        let refused = page.wish(&json!({ "what": "move", "move": "a1-2R", "ply": 1 }));
        assert_eq!(refused["error"]["code"], "damaged");
        page.stored["black"] = json!("open");
        let shown = page.ask(&json!({ "ask": "show", "stored": page.stored, "now": 5 }));
        assert_eq!(shown["error"]["code"], "damaged");
        let invited = page.ask(&json!({ "ask": "begin", "game": "pentago", "choices": { "with": "friend" }, "now": 1, "id": "x", "seed": 1 }));
        assert_eq!(invited["error"]["code"], "damaged");
    }
}
