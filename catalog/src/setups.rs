//! What is settled before a game of any kind: edition, who begins, and the layout where there is one.

use boardgame::{Color, ParseError, Position, Setup};

use crate::{AnyPosition, Edition, Game, PositionError};

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
    pub fn start<P: Position>(self) -> P {
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

impl Game {
    /// The starting position.
    pub fn start(self, choice: SetupChoice) -> AnyPosition {
        with_game!(self, P => choice.start::<P>().into())
    }

    /// A setup as it is written, or why the text is none.
    pub fn setup(self, text: &str) -> Result<String, ParseError> {
        with_game!(self, P => Ok(text.parse::<<P as Position>::Setup>()?.to_string()))
    }

    /// Whether every game has a layout of its own, after which one player chooses a color.
    pub const fn is_shuffled(self) -> bool {
        with_game!(self, P => <P as Position>::Setup::SHUFFLED)
    }

    /// The layout of a seed before a color is chosen, in games that have layouts.
    pub fn layout(self, seed: u64) -> Option<String> {
        with_game!(self, P => <P as Position>::Setup::default().shuffled(seed).layout())
    }

    /// Reads a layout whose color is not yet chosen; the position is as if White began.
    pub fn layout_position(self, text: &str) -> Result<AnyPosition, ParseError> {
        self.layout_start(text, Color::White)
    }

    /// Reads what can be drawn: a position, or a layout whose color is not yet chosen.
    pub fn position_or_layout(self, text: &str) -> Result<AnyPosition, PositionError> {
        let position = self.position(text);
        position.or_else(|error| self.layout_position(text).map_err(|_| error))
    }

    /// The position after a color has been chosen for a layout: the other one begins.
    pub fn layout_start(self, text: &str, first: Color) -> Result<AnyPosition, ParseError> {
        with_game!(self, P => Ok(layout_start::<P>(text, first)?.into()))
    }
}

fn layout_start<P: Position>(text: &str, first: Color) -> Result<P, ParseError> {
    let setup = P::Setup::default().with_layout(text)?;
    Ok(P::start(&setup.with_first(first)))
}
