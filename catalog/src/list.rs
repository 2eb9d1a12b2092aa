//! The list, and what only a macro can make of it: the enums, and the way from them to the types.

use boardgame::record::Record;
use boardgame::{Actions, Position};
use thiserror::Error;

use crate::PositionError;
use crate::replay::{Replay, Replays};

/// A position is of another game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("the position is of another game")]
pub struct OtherGame;

macro_rules! games {
    ($($Game:ident => $module:ident),* $(,)?) => {
        /// A game of the list.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[allow(missing_docs, reason = "the crates say what the games are")]
        pub enum Game { $($Game),* }

        /// A position of any game.
        #[derive(Debug, Clone, PartialEq, Eq, Hash)]
        #[allow(missing_docs, reason = "the crates say what the games are")]
        pub enum AnyPosition { $($Game($module::$Game)),* }

        /// A record of any game.
        #[derive(Debug, Clone, PartialEq, Eq)]
        #[allow(missing_docs, reason = "the crates say what the games are")]
        pub enum AnyRecord { $($Game(Record<$module::$Game>)),* }

        /// The legal actions of a position of any game.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        #[allow(missing_docs, reason = "the crates say what the games are")]
        pub enum AnyActions { $($Game(<$module::$Game as Actions>::Legal)),* }

        impl Game {
            /// All games.
            pub const ALL: &'static [Self] = &[$(Self::$Game),*];
        }

        $(impl From<$module::$Game> for AnyPosition {
            fn from(position: $module::$Game) -> Self {
                Self::$Game(position)
            }
        }

        impl From<Record<$module::$Game>> for AnyRecord {
            fn from(record: Record<$module::$Game>) -> Self {
                Self::$Game(record)
            }
        }

        impl<'a> TryFrom<&'a AnyPosition> for &'a $module::$Game {
            type Error = OtherGame;

            fn try_from(position: &'a AnyPosition) -> Result<Self, OtherGame> {
                match position {
                    AnyPosition::$Game(position) => Ok(position),
                    _ => Err(OtherGame),
                }
            }
        })*

        /// Does the same with the type of whichever game's positions.
        macro_rules! with_game {
            ($game:expr, $Position:ident => $body:expr) => {
                match $game { $($crate::Game::$Game => { type $Position = $module::$Game; $body }),* }
            };
        }

        /// Does the same with a position, or a record, of whichever game.
        macro_rules! with_any {
            ($Any:ident, $any:expr, $one:ident => $body:expr) => {
                match $any { $($crate::$Any::$Game($one) => $body),* }
            };
        }

        impl AnyPosition {
            /// The game that is played.
            pub const fn game(&self) -> Game {
                match self { $(Self::$Game(_) => Game::$Game),* }
            }
        }

        impl AnyPosition {
            /// The numbers of the legal moves.
            pub fn legal_actions(&self) -> AnyActions {
                match self { $(Self::$Game(position) => AnyActions::$Game(position.legal_actions())),* }
            }
        }

        impl AnyActions {
            /// The game whose actions they are.
            pub const fn game(&self) -> Game {
                match self { $(Self::$Game(_) => Game::$Game),* }
            }
        }

        impl AnyRecord {
            /// The game that was played.
            pub const fn game(&self) -> Game {
                match self { $(Self::$Game(_) => Game::$Game),* }
            }
        }
    };
}

games! {
    Pentago => pentago,
    Pentaroll => pentaroll,
    Pantarei => pantarei,
}

/// Does the same with a position of whichever game.
macro_rules! with_position {
    ($any:expr, $position:ident => $body:expr) => {
        with_any!(AnyPosition, $any, $position => $body)
    };
}

/// Does the same with a record of whichever game.
macro_rules! with_record {
    ($any:expr, $record:ident => $body:expr) => {
        with_any!(AnyRecord, $any, $record => $body)
    };
}

impl Game {
    /// The short name, as in URLs and files: `pentago`.
    pub const fn name(self) -> &'static str {
        with_game!(self, P => P::NAME)
    }

    /// The name in records: `Pentago`.
    pub const fn title(self) -> &'static str {
        with_game!(self, P => P::TITLE)
    }

    /// The game of this name. Capital letters do not matter, nor do the dots on an ï.
    pub fn from_name(name: &str) -> Option<Self> {
        let plain = name.to_lowercase().replace('ï', "i");
        Self::ALL.iter().copied().find(|game| game.name() == plain)
    }

    /// Reads a position.
    pub fn position(self, text: &str) -> Result<AnyPosition, PositionError> {
        with_game!(self, P => Ok(text.parse::<P>()?.into()))
    }

    /// Random games of all editions, to be played again for measuring speed.
    pub fn replays(self, n_games: u64) -> Box<dyn Replay> {
        with_game!(self, P => Box::new(Replays::<P>::random(n_games)))
    }
}
