//! What somebody chooses before a game, as the form of the pages sends it.

use boardgame::{ByColor, Color};
use catalog::Game;
use serde::Deserialize;

use crate::{ClockSetting, NewGame, Sitter, color_named};

/// Minutes for the game and seconds for every move that are offered.
pub const CLOCKS: [(u64, u64); 3] = [(3, 2), (5, 5), (10, 10)];

/// The fields of the form by their names; what is not said is empty.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct Choices {
    /// Against whom: `computer`, `here` or `friend`.
    pub with: String,
    /// The level of the computer.
    pub level: String,
    /// The own color: `white`, `black` or `any`.
    pub color: String,
    /// Who begins.
    pub first: String,
    /// Who chooses a color, in games that begin so: `me` or `other`.
    pub chooser: String,
    /// The edition; the ordinary one unless it is said.
    pub edition: String,
    /// Minutes and seconds of [`CLOCKS`], `5+5`; no clock unless it is said.
    pub clock: String,
    /// Whether people who play each other may ask for hints: `both`.
    pub hints: String,
    /// Whether everybody may watch it: `yes`.
    pub public: String,
    /// What the player is called who invites a friend.
    pub name: String,
}

impl Choices {
    /// The game that is chosen, if there is one; the seed decides between colors where any will do.
    pub fn game(&self, game: Game, seed: u64) -> Option<NewGame> {
        let me = match (self.with.as_str(), self.color.as_str()) {
            ("here", _) => Color::White,
            (_, "any") if seed.is_multiple_of(2) => Color::Black,
            (_, "black") => Color::Black,
            _ => Color::White,
        };
        let other = match self.with.as_str() {
            "here" => Sitter::Human,
            "friend" => Sitter::Open,
            "computer" => Sitter::Computer(self.level.parse().ok()?),
            _ => return None,
        };
        let mut seats = ByColor([Sitter::Human; 2]);
        seats[!me] = other;
        let mut names = ByColor([None, None]);
        if self.with == "friend" && !self.name.trim().is_empty() {
            names[me] = Some(self.name.parse().ok()?);
        }
        let chooser = if self.chooser == "other" { !me } else { me };
        Some(NewGame {
            game,
            edition: Some(self.edition.clone()).filter(|edition| !edition.is_empty()),
            position: None,
            first: color_named(&self.first).filter(|_| !game.is_shuffled()),
            seats,
            chooser: game.is_shuffled().then_some(chooser),
            clock: clock(&self.clock),
            hints: self.with == "friend" && self.hints == "both",
            public: self.with != "here" && self.public == "yes",
            names,
        })
    }
}

/// A clock of the form `5+5`: one of those that are offered.
fn clock(text: &str) -> Option<ClockSetting> {
    let (minutes, seconds) = text.split_once('+')?;
    let wanted = (minutes.parse().ok()?, seconds.parse().ok()?);
    let (minutes, seconds) = CLOCKS.into_iter().find(|clock| *clock == wanted)?;
    Some(ClockSetting {
        initial: minutes * 60_000,
        increment: seconds * 1000,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_becomes_a_game() {
        let game = Game::from_name("pentago").unwrap();
        let choices = |with: &str, color: &str| Choices {
            with: with.to_owned(),
            level: "3".to_owned(),
            color: color.to_owned(),
            clock: "5+5".to_owned(),
            ..Choices::default()
        };
        let seats = |with, color, seed| choices(with, color).game(game, seed).unwrap().seats.0;
        let computer = Sitter::Computer("3".parse().unwrap());
        assert_eq!(seats("computer", "", 1), [Sitter::Human, computer]);
        assert_eq!(seats("computer", "black", 1), [computer, Sitter::Human]);
        assert_eq!(seats("computer", "any", 2), [computer, Sitter::Human]);
        assert_eq!(seats("here", "black", 1), [Sitter::Human; 2]);
        assert_eq!(seats("friend", "white", 1), [Sitter::Human, Sitter::Open]);
        let clock = choices("here", "").game(game, 1).unwrap().clock.unwrap();
        assert_eq!((clock.initial, clock.increment), (300_000, 5000));
        assert!(choices("nobody", "").game(game, 1).is_none());
    }
}
