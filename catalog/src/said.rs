//! Moves of any game, and what comes of them, as they are told.

use std::collections::BTreeMap;

use serde::Serialize;
use showcase::{Showcase, Spoken};

use crate::{AnyPosition, Game, MoveError};

/// Something that is told: a message and its arguments. Moves leave out who moves, which is always
/// told.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Said {
    /// The name of the message.
    pub message: String,
    /// Its arguments by name.
    pub about: BTreeMap<&'static str, String>,
}

impl Said {
    /// A message about this.
    pub fn of<'a>(
        message: impl Into<String>,
        about: impl IntoIterator<Item = (&'static str, &'a str)>,
    ) -> Self {
        let about = about.into_iter();
        Self {
            message: message.into(),
            about: about.map(|(name, text)| (name, text.to_owned())).collect(),
        }
    }

    pub(crate) fn new(game: Game, spoken: Spoken) -> Self {
        Self {
            message: message(game, spoken.kind),
            about: spoken.about.into_iter().collect(),
        }
    }
}

impl Game {
    /// The messages that tell moves.
    pub fn said_messages(self) -> Vec<String> {
        let kinds = with_game!(self, P => P::SPOKEN);
        kinds.iter().map(|kind| message(self, kind)).collect()
    }
}

impl AnyPosition {
    /// A move as it is told here.
    pub fn said(&self, text: &str) -> Result<Said, MoveError> {
        let spoken = with_position!(self, position => spoken(position, text)?);
        Ok(Said::new(self.game(), spoken))
    }
}

fn spoken<P: Showcase>(position: &P, text: &str) -> Result<Spoken, MoveError> {
    let m = position.read_move(text)?;
    position.play(m)?;
    Ok(position.spoken(m))
}

fn message(game: Game, kind: &str) -> String {
    format!("said-{}-{kind}", game.name())
}
