//! What crosses NATS between servers and those who think: questions as JSON, and what is said of them.
//!
//! A game crosses as its setup and its events, so that whoever thinks folds the very table that the
//! server has. Fields that a newer release adds are overlooked; a question that only a newer release
//! understands is left for somebody of it.

use std::net::IpAddr;
use std::time::Duration;

use boardgame::{ByColor, Color};
use catalog::{AnyPosition, Game};
use serde::{Deserialize, Serialize};
use solving::campaign::{Answer, Effort, Outlook, Resistance, Text, Try};
use table::{ClockSetting, Command, Damaged, Event, Seat, Setup, Table, What, color_named};

/// The version of all this.
pub(crate) const VERSION: u64 = 1;

/// A question, and where to answer.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Ask {
    pub(crate) version: u64,
    /// The subject at which whoever asked hears; empty where any server takes the answer.
    #[serde(default)]
    pub(crate) reply: String,
    /// For whom it is asked, where that is to be fair.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) client: Option<IpAddr>,
    pub(crate) question: Asked,
}

impl Ask {
    pub(crate) fn new(question: Asked) -> Self {
        Self {
            version: VERSION,
            reply: String::new(),
            client: None,
            question,
        }
    }

    /// Whether this release understands all of it.
    pub(crate) fn is_understood(&self) -> bool {
        let words = match &self.question {
            Asked::Act { table, .. } | Asked::Hint { table, .. } => table.words,
            Asked::Analyze { .. } | Asked::Try { .. } => 0,
        };
        self.version <= VERSION && words <= What::VERSION
    }
}

/// What is asked.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum Asked {
    /// What the computer does at this table.
    Act { table: Kept, millis: u64, now: u64 },
    /// What somebody might play there.
    Hint { table: Kept, millis: u64 },
    /// What a position is worth.
    Analyze {
        game: String,
        position: String,
        millis: u64,
        lines: usize,
    },
    /// Whether a color wins a position, within so many nodes and a certificate of so many.
    Try {
        game: String,
        position: String,
        winner: String,
        nodes: u64,
        certificate: usize,
    },
}

impl Asked {
    pub(crate) fn attempt(asked: &Try<AnyPosition>) -> Self {
        Self::Try {
            game: asked.position.game().name().to_owned(),
            position: asked.position.to_string(),
            winner: asked.winner.name().to_owned(),
            nodes: asked.effort.nodes,
            certificate: asked.effort.certificate,
        }
    }

    /// The try that is asked for, if it is one and makes sense.
    pub(crate) fn as_try(&self) -> Option<Try<AnyPosition>> {
        let Self::Try {
            game,
            position,
            winner,
            nodes,
            certificate,
        } = self
        else {
            return None;
        };
        Some(Try {
            position: Game::from_name(game)?.position(position).ok()?,
            winner: color_named(winner)?,
            effort: Effort {
                nodes: *nodes,
                certificate: *certificate,
            },
        })
    }
}

/// A table, as its setup and its events.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Kept {
    id: String,
    game: String,
    start: String,
    chooser: Option<String>,
    clock: Option<[u64; 2]>,
    hints: bool,
    created_at: u64,
    /// White's and Black's, as they were at the beginning.
    sitters: [String; 2],
    /// The first version of the words of events that knows all of them.
    #[serde(default)]
    words: u64,
    /// When, what, and its detail.
    events: Vec<(u64, String, String)>,
}

impl Kept {
    pub(crate) fn new(table: &Table, events: &[Event]) -> Self {
        let setup = &table.setup;
        let sitter = |first: Color| table.seats[table.seat_at_first(first)].sitter.to_string();
        let event = |event: &Event| {
            let (what, detail) = event.what.stored();
            (event.at, what.to_owned(), detail)
        };
        let versions = events.iter().map(|event| event.what.version());
        Self {
            id: table.id.clone(),
            game: setup.game.name().to_owned(),
            start: setup.start.clone(),
            chooser: setup.chooser.map(|color| color.name().to_owned()),
            clock: setup.clock.map(|clock| [clock.initial, clock.increment]),
            hints: setup.hints,
            created_at: setup.created_at,
            sitters: Color::ALL.map(sitter),
            words: versions.max().unwrap_or(0),
            events: events.iter().map(event).collect(),
        }
    }

    /// The table, folded as the server folds it.
    pub(crate) fn table(&self) -> Result<Table, Damaged> {
        let setup = Setup {
            game: Game::from_name(&self.game)
                .ok_or_else(|| Damaged::because("the game is unknown"))?,
            start: self.start.clone(),
            chooser: self.chooser.as_deref().and_then(color_named),
            clock: self
                .clock
                .map(|[initial, increment]| ClockSetting { initial, increment }),
            hints: self.hints,
            public: false,
            created_at: self.created_at,
        };
        let seat = |text: &String| {
            let sitter = text.parse();
            sitter
                .map(Seat::of)
                .map_err(|()| Damaged::because("a seat is for nobody"))
        };
        let [white, black] = &self.sitters;
        let seats = ByColor([seat(white)?, seat(black)?]);
        let mut table = Table::new(self.id.clone(), setup, seats)?;
        for (seq, (at, what, detail)) in (0..).zip(&self.events) {
            let what = What::read(what, detail);
            let what = what.ok_or_else(|| Damaged::because("an event is unknown"))?;
            table.apply(&Event { seq, at: *at, what })?;
        }
        Ok(table)
    }
}

/// What the computer wishes to do in a game that has so many events.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Acted {
    pub(crate) game: String,
    pub(crate) n_events: u64,
    pub(crate) wish: Wish,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Wish {
    Move { text: String, ply: usize },
    Choose(String),
}

impl Wish {
    /// A wish of the computer; it has no others.
    pub(crate) fn of(command: &Command) -> Option<Self> {
        match command {
            Command::Move { text, ply } => Some(Self::Move {
                text: text.clone(),
                ply: *ply,
            }),
            Command::Choose(color) => Some(Self::Choose(color.name().to_owned())),
            _ => None,
        }
    }

    pub(crate) fn command(&self) -> Option<Command> {
        match self {
            Self::Move { text, ply } => Some(Command::Move {
                text: text.clone(),
                ply: *ply,
            }),
            Self::Choose(color) => color_named(color).map(Command::Choose),
        }
    }
}

/// What is heard of a question by the one who asked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Said {
    /// A hint, if there is any.
    Hint(Option<String>),
    /// A report of an analysis: its name, and the JSON of it.
    Report(String, String),
    /// The answer, which took all the time that was asked for, or less.
    Done { text: String, is_whole: bool },
    /// The next lines of a certificate, by whoever has this number: two may be at the same try.
    Lines { by: u64, text: String },
    /// What came of a try; a certificate has been told before.
    Tried { by: u64, came: Came },
    /// Nothing will come of it.
    Failed,
}

/// What came of a try.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Came {
    Won,
    NotWon,
    Open {
        nodes: u64,
        /// How hard it looks to prove and to refute: the position, and those after each legal move.
        outlook: [u32; 2],
        after: Vec<[u32; 2]>,
        /// It is won, but the certificate would be too large.
        is_large: bool,
    },
}

impl Came {
    pub(crate) fn new(answer: &Answer<Text>) -> Self {
        let numbers = |outlook: Outlook| [outlook.prove, outlook.refute];
        match answer {
            Answer::Won(_) => Self::Won,
            Answer::NotWon => Self::NotWon,
            Answer::Open(resistance) => Self::Open {
                nodes: resistance.nodes,
                outlook: numbers(resistance.outlook),
                after: resistance.after.iter().copied().map(numbers).collect(),
                is_large: resistance.is_large,
            },
        }
    }

    /// The answer, with the text that was told before.
    pub(crate) fn answer(self, text: Text) -> Answer<Text> {
        let outlook = |[prove, refute]: [u32; 2]| Outlook { prove, refute };
        match self {
            Self::Won => Answer::Won(text),
            Self::NotWon => Answer::NotWon,
            Self::Open {
                nodes,
                outlook: numbers,
                after,
                is_large,
            } => Answer::Open(Resistance {
                nodes,
                outlook: outlook(numbers),
                after: after.into_iter().map(outlook).collect(),
                is_large,
            }),
        }
    }
}

/// A time as it crosses.
pub(crate) fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::tests::table;

    fn asked(events: &[Event]) -> Ask {
        let mut table = table();
        for event in events {
            table.apply(event).unwrap();
        }
        Ask::new(Asked::Hint {
            table: Kept::new(&table, events),
            millis: 1,
        })
    }

    fn crossed(ask: &Ask) -> serde_json::Value {
        serde_json::to_value(ask).unwrap()
    }

    #[test]
    fn a_table_crosses_as_its_events() {
        let moved = Event {
            seq: 0,
            at: 7,
            what: What::Moved("c3-2R".to_owned()),
        };
        let ask: Ask = serde_json::from_value(crossed(&asked(&[moved]))).unwrap();
        assert!(ask.is_understood());
        let Asked::Hint { table, .. } = ask.question else {
            panic!("it was a hint");
        };
        let table = table.table().unwrap();
        assert_eq!((table.plies(), table.changed_at), (1, 7));
    }

    #[test]
    fn a_try_and_what_came_of_it_cross() {
        let attempt = Try {
            position: Game::Pentaroll.position("w5/6/6/6/6/6 b").unwrap(),
            winner: Color::White,
            effort: Effort {
                nodes: 1 << 40,
                certificate: 7,
            },
        };
        let ask = Ask::new(Asked::attempt(&attempt));
        let ask: Ask = serde_json::from_value(crossed(&ask)).unwrap();
        assert!(ask.is_understood());
        assert_eq!(ask.question.as_try(), Some(attempt));
        // What is no position is no try, and neither is another question.
        for (pointer, other) in [("/question/position", "w5"), ("/question/winner", "red")] {
            let mut ask = crossed(&ask);
            *ask.pointer_mut(pointer).unwrap() = other.into();
            let ask: Ask = serde_json::from_value(ask).unwrap();
            assert_eq!(ask.question.as_try(), None, "{pointer}");
        }
        assert_eq!(asked(&[]).question.as_try(), None);
        let outlook = |prove| Outlook { prove, refute: 9 };
        for answer in [
            Answer::Won(b"1 W1\n".to_vec()),
            Answer::NotWon,
            Answer::Open(Resistance {
                nodes: 3,
                outlook: outlook(5),
                after: vec![outlook(0), outlook(8)],
                is_large: true,
            }),
        ] {
            let came = serde_json::to_string(&Came::new(&answer)).unwrap();
            let came: Came = serde_json::from_str(&came).unwrap();
            let text = match &answer {
                Answer::Won(text) => text.clone(),
                _ => Text::new(),
            };
            assert_eq!(came.answer(text), answer);
        }
    }

    #[test]
    fn what_only_a_newer_release_understands_is_left_to_it() {
        let newer = What::VERSION + 1;
        for (pointer, number) in [("/version", VERSION + 1), ("/question/table/words", newer)] {
            let mut ask = crossed(&asked(&[]));
            *ask.pointer_mut(pointer).unwrap() = number.into();
            let ask: Ask = serde_json::from_value(ask).unwrap();
            assert!(!ask.is_understood(), "{pointer}");
        }
        // The release before did not say which words it used.
        let mut ask = crossed(&asked(&[]));
        let table = ask.pointer_mut("/question/table").unwrap();
        table.as_object_mut().unwrap().remove("words");
        assert!(serde_json::from_value::<Ask>(ask).unwrap().is_understood());
    }
}
