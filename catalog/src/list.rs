//! The list, and what is made from it.

use boardgame::record::Record;
use boardgame::{Color, ParseError, Position, Setup};
use thiserror::Error;

use crate::replay::{Replay, Replays};
use crate::{Edition, PositionError};

/// A position is of another game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("the position is of another game")]
pub struct OtherGame;

/// What can be chosen before a game; what is left open takes its ordinary value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SetupChoice {
    /// The edition, one of [`Game::editions`].
    pub edition: Option<Edition>,
    /// The color that begins.
    pub first: Option<Color>,
    /// The seed of the layout, in games that have one.
    pub seed: Option<u64>,
}

impl SetupChoice {
    /// The starting position of a game so chosen.
    fn start<P: Position>(self) -> P {
        let mut setup = P::Setup::default();
        if let Some(edition) = self.edition {
            setup = setup.with_edition(edition.of::<P>());
        }
        if let Some(first) = self.first {
            setup = setup.with_first(first);
        }
        if let Some(seed) = self.seed {
            setup = setup.shuffled(seed);
        }
        P::start(&setup)
    }
}

fn layout<P: Position>(seed: u64) -> Option<String> {
    let setup = P::Setup::default().shuffled(seed).to_string();
    let (layout, _first) = setup.rsplit_once(' ').filter(|_| P::Setup::SHUFFLED)?;
    Some(layout.to_owned())
}

fn layout_start<P: Position>(text: &str, first: Color) -> Result<P, ParseError> {
    Ok(P::start(&format!("{text} {first}").parse()?))
}

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

        impl Game {
            /// All games.
            pub const ALL: &'static [Self] = &[$(Self::$Game),*];

            /// The short name, as in URLs and files: `pentago`.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$Game => <$module::$Game as Position>::NAME),* }
            }

            /// The name in records: `Pentago`.
            pub const fn title(self) -> &'static str {
                match self { $(Self::$Game => <$module::$Game as Position>::TITLE),* }
            }

            /// Whether every game has a layout of its own, after which one player chooses a color.
            pub const fn is_shuffled(self) -> bool {
                match self { $(Self::$Game => <$module::$Game as Position>::Setup::SHUFFLED),* }
            }

            /// The starting position.
            pub fn start(self, choice: SetupChoice) -> AnyPosition {
                match self { $(Self::$Game => AnyPosition::$Game(choice.start())),* }
            }

            /// The layout of a seed before a color is chosen, in games that have layouts.
            pub fn layout(self, seed: u64) -> Option<String> {
                match self { $(Self::$Game => layout::<$module::$Game>(seed)),* }
            }

            /// Reads a layout whose color is not yet chosen; the position is as if White began.
            pub fn layout_position(self, text: &str) -> Result<AnyPosition, ParseError> {
                self.layout_start(text, Color::White)
            }

            /// The position after a color has been chosen for a layout: the other one begins.
            pub fn layout_start(self, text: &str, first: Color) -> Result<AnyPosition, ParseError> {
                match self { $(Self::$Game => layout_start(text, first).map(AnyPosition::$Game)),* }
            }

            /// The frozen openings for matches, one [`Placement`](crate::protocol::Placement) a line.
            pub const fn openings(self) -> &'static str {
                match self { $(Self::$Game => include_str!(concat!("../../games/", stringify!($module), "/openings.txt"))),* }
            }

            /// The puzzles that are shipped, one a line.
            pub(crate) const fn puzzle_lines(self) -> &'static str {
                match self { $(Self::$Game => include_str!(concat!("../../games/", stringify!($module), "/puzzles.jsonl"))),* }
            }

            /// Random games of all editions, to be played again for measuring speed.
            pub fn replays(self, n_games: u64) -> Box<dyn Replay> {
                match self { $(Self::$Game => Box::new(Replays::<$module::$Game>::random(n_games))),* }
            }

            /// Reads a position.
            pub fn position(self, text: &str) -> Result<AnyPosition, PositionError> {
                match self { $(Self::$Game => Ok(AnyPosition::$Game(text.parse()?))),* }
            }
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

        impl AnyPosition {
            /// The game that is played.
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

        /// Does the same with a position of whichever game.
        macro_rules! with_position {
            ($any:expr, $position:ident => $body:expr) => {
                match $any { $($crate::AnyPosition::$Game($position) => $body),* }
            };
            // The result is a position of the same game.
            ($any:expr, $position:ident =>? $body:expr) => {
                match $any { $($crate::AnyPosition::$Game($position) => $body.map($crate::AnyPosition::$Game)),* }
            };
        }

        /// Does the same with a record of whichever game.
        macro_rules! with_record {
            ($any:expr, $record:ident => $body:expr) => {
                match $any { $($crate::AnyRecord::$Game($record) => $body),* }
            };
            // The result is a position of the same game.
            ($any:expr, $record:ident =>? $body:expr) => {
                match $any { $($crate::AnyRecord::$Game($record) => $body.map($crate::AnyPosition::$Game)),* }
            };
        }

        /// Does the same with the type of whichever game's positions.
        macro_rules! with_game {
            ($game:expr, $Position:ident => $body:expr) => {
                match $game { $($crate::Game::$Game => { type $Position = $module::$Game; $body }),* }
            };
        }

        /// Checks a certificate of this game.
        macro_rules! check_certificate {
            ($game:expr, $input:expr) => {
                match $game { $($crate::Game::$Game => certificate::check::<$module::$Game>($input).map($crate::Checked::from)),* }
            };
        }

        /// Reads a record of this game.
        macro_rules! read_record {
            ($game:expr, $header:expr, $reader:expr) => {
                match $game { $($crate::Game::$Game => Record::read($header, $reader).map($crate::AnyRecord::$Game)),* }
            };
        }
    };
}

games! {
    Pentago => pentago,
    Pentaroll => pentaroll,
    Pantarei => pantarei,
}

impl Game {
    /// The game of this name. Capital letters do not matter, nor do the dots on an ï.
    pub fn from_name(name: &str) -> Option<Self> {
        let plain = name.to_lowercase().replace('ï', "i");
        Self::ALL.iter().copied().find(|game| game.name() == plain)
    }
}
