//! Why something cannot be read or played, as it is told in any language: messages with arguments.

use std::collections::{BTreeMap, BTreeSet};

use boardgame::record::{Fault, RecordError};
use boardgame::{Argument, Reason as _, names};
use serde::Serialize;

use crate::{Game, LineError, MAX_MOVES, MoveError, PositionError, Problem, Reason, UNPLAYABLE};

/// Why something cannot be done: a message and what it is about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Explained {
    /// The name of the message.
    pub message: String,
    /// Its arguments by name.
    pub about: BTreeMap<&'static str, About>,
}

/// What an explanation is about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum About {
    /// A number, which languages count by.
    Number(u64),
    /// Notation, or a name by which messages choose.
    Text(String),
    /// A reason behind the reason.
    Why(Explained),
}

impl Explained {
    fn of<const N: usize>(message: impl Into<String>, about: [(&'static str, About); N]) -> Self {
        Self {
            message: message.into(),
            about: about.into(),
        }
    }

    fn reason(kind: &str, name: &str, about: &[(&'static str, Argument)]) -> Self {
        let about = about.iter().map(|(name, one)| (*name, one.into()));
        Self {
            message: format!("{kind}-{name}"),
            about: about.collect(),
        }
    }
}

impl From<&Argument> for About {
    fn from(argument: &Argument) -> Self {
        match argument {
            Argument::Number(number) => Self::Number(*number),
            Argument::Name(name) => Self::Text((*name).to_owned()),
            Argument::Text(text) => Self::Text(text.clone()),
        }
    }
}

impl Reason {
    fn explained(&self, kind: &str) -> Explained {
        Explained::reason(kind, self.name, &self.about)
    }
}

impl MoveError {
    /// Why a move cannot be played.
    pub fn explained(&self, game: Game) -> Explained {
        match self {
            Self::Parse(_) => Explained::of(format!("move-form-{}", game.name()), []),
            Self::Illegal(illegal) => illegal.explained("illegal"),
            Self::Over => Explained::of("game-over", []),
        }
    }
}

impl PositionError {
    /// Why a text is no position.
    pub fn explained(&self, game: Game) -> Explained {
        match self {
            Self::Parse(error) => {
                let column = ("column", About::Number(error.column as u64));
                Explained::of(format!("position-form-{}", game.name()), [column])
            }
            Self::Impossible(reason) => reason.explained("impossible"),
        }
    }
}

impl Problem {
    fn explained(&self) -> Explained {
        match self {
            Self::Fault(fault) => Explained::reason("record", fault.name(), &fault.about()),
            Self::Position { game, error } => error.explained(*game),
            Self::Move { game, text, error } => {
                let m = ("move", About::Text(text.clone()));
                Explained::of(
                    "move-wrong",
                    [m, ("why", About::Why(error.explained(*game)))],
                )
            }
        }
    }
}

/// Why a text is no record.
pub fn explained(error: &RecordError<Problem>) -> Explained {
    let RecordError { place, problem } = error;
    let about = [
        ("line", About::Number(place.line as u64)),
        ("column", About::Number(place.column as u64)),
        ("problem", About::Why(problem.explained())),
    ];
    Explained::of("record-wrong", about)
}

impl LineError {
    /// Why there is no line of play. What only a program can ask wrongly is not told to people.
    pub fn explained(&self) -> Option<Explained> {
        Some(match self {
            Self::Setup(_) => return None,
            Self::Position { game, error } => error.explained(*game),
            Self::Long(count) => {
                let numbers = [
                    ("max", About::Number(MAX_MOVES as u64)),
                    ("count", About::Number(*count as u64)),
                ];
                Explained::of("line-long", numbers)
            }
            Self::Move {
                game,
                number,
                text,
                error,
            } => {
                let about = [
                    ("number", About::Number(*number as u64)),
                    ("move", About::Text(names::quoted(text))),
                    ("why", About::Why(error.explained(*game))),
                ];
                Explained::of("line-move", about)
            }
            Self::Record(error) => explained(error),
        })
    }
}

/// The messages of all that can be explained here.
pub fn explained_messages() -> BTreeSet<String> {
    let games = || Game::ALL.iter().copied();
    let illegal = games().flat_map(Game::illegal).chain([&UNPLAYABLE]);
    let impossible = games().flat_map(Game::impossible);
    let forms = games()
        .flat_map(|game| ["move", "position"].map(|what| format!("{what}-form-{}", game.name())));
    let others = [
        "game-over",
        "line-long",
        "line-move",
        "move-wrong",
        "record-wrong",
    ];
    illegal
        .map(|name| format!("illegal-{name}"))
        .chain(impossible.map(|name| format!("impossible-{name}")))
        .chain(Fault::NAMES.iter().map(|name| format!("record-{name}")))
        .chain(forms)
        .chain(others.map(str::to_owned))
        .collect()
}
