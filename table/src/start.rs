//! How games begin.

use boardgame::{ByColor, Color};
use catalog::{Edition, Game, PositionError, SetupChoice};
use thiserror::Error;

use crate::{ClockSetting, Damaged, Nickname, Setup, Sitter, Table};

/// What a new game is made of.
#[derive(Debug, Clone)]
pub struct NewGame {
    /// Which game.
    pub game: Game,
    /// The edition; the ordinary one if it is not said.
    pub edition: Option<String>,
    /// The position to begin from; the ordinary start if it is not said.
    pub position: Option<String>,
    /// Who begins.
    pub first: Option<Color>,
    /// Who sits where.
    pub seats: ByColor<Sitter>,
    /// The seat that chooses a color.
    pub chooser: Option<Color>,
    /// How much time there is.
    pub clock: Option<ClockSetting>,
    /// Whether people who play each other may ask for hints.
    pub hints: bool,
    /// Whether everybody may find it while it is played.
    pub public: bool,
    /// What the players are called who are there already.
    pub names: ByColor<Option<Nickname>>,
}

/// Why the choices for a game do not go together.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum SetupError {
    /// The text is no position, or no layout.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// Somebody must be there.
    #[error("at most one seat can be open")]
    TwoOpen,
    /// The game has no such edition.
    #[error("expected one of the editions {0}")]
    UnknownEdition(String),
    /// The position has an edition, and it is not the one asked for.
    #[error("the position is of another edition")]
    OtherEdition,
    /// The position says who is to move.
    #[error("in the position the other color is to move")]
    OtherTurn,
    /// Colors are chosen by looking at a layout.
    #[error("only games with a layout have a chooser")]
    NoLayout,
    /// Who begins follows from the choice.
    #[error("with a chooser, the color that is not chosen begins")]
    FirstAndChooser,
    /// Nobody is there who could be called so.
    #[error("only a human seat has a name; whoever takes an open one gives their own")]
    NameOfNobody,
    /// There is nothing to play.
    #[error("the game is over in this position")]
    Over,
}

impl NewGame {
    /// The ordinary game for these seats.
    pub fn of(game: Game, seats: ByColor<Sitter>) -> Self {
        Self {
            game,
            edition: None,
            position: None,
            first: None,
            seats,
            chooser: None,
            clock: None,
            hints: false,
            public: false,
            names: ByColor([None, None]),
        }
    }

    /// What is settled when the game begins at this time; a shuffled start is that of the seed.
    pub fn setup(&self, seed: u64, created_at: u64) -> Result<Setup, SetupError> {
        let ByColor(seats) = &self.seats;
        if seats.iter().all(|&sitter| sitter == Sitter::Open) {
            return Err(SetupError::TwoOpen);
        }
        let is_misnamed =
            |&color: &Color| self.names[color].is_some() && self.seats[color] != Sitter::Human;
        if Color::ALL.iter().any(is_misnamed) {
            return Err(SetupError::NameOfNobody);
        }
        let start = match self.chooser {
            Some(_) => self.layout(seed)?,
            None => self.start(seed)?,
        };
        Ok(Setup {
            game: self.game,
            start,
            chooser: self.chooser,
            clock: self.clock,
            hints: self.hints,
            public: self.public,
            created_at,
        })
    }

    fn start(&self, seed: u64) -> Result<String, SetupError> {
        let edition = self.edition()?;
        let position = match &self.position {
            Some(text) => self.game.position(text)?,
            None => self.game.start(SetupChoice {
                edition,
                first: self.first,
                seed: Some(seed),
            }),
        };
        if edition.is_some_and(|edition| edition != position.edition()) {
            return Err(SetupError::OtherEdition);
        }
        if self.first.is_some_and(|first| first != position.turn()) {
            return Err(SetupError::OtherTurn);
        }
        if position.outcome().is_some() {
            return Err(SetupError::Over);
        }
        Ok(position.to_string())
    }

    fn layout(&self, seed: u64) -> Result<String, SetupError> {
        let layout = self.game.layout(seed).ok_or(SetupError::NoLayout)?;
        self.edition()?;
        if self.first.is_some() {
            return Err(SetupError::FirstAndChooser);
        }
        let Some(text) = &self.position else {
            return Ok(layout);
        };
        let position = self.game.layout_position(text);
        position.map_err(PositionError::from)?;
        Ok(text.trim_end().to_owned())
    }

    fn edition(&self) -> Result<Option<Edition>, SetupError> {
        let Some(name) = &self.edition else {
            return Ok(None);
        };
        let unknown = || SetupError::UnknownEdition(self.game.edition_names().join(", "));
        self.game.edition(name).map(Some).ok_or_else(unknown)
    }
}

impl Table {
    /// The same again under another name with colors swapped; a layout is shuffled anew, and the
    /// other player chooses.
    pub fn again(&self, id: String, seed: u64, at: u64) -> Result<Self, Damaged> {
        let mut setup = self.setup.clone();
        setup.created_at = at;
        if let Some(chooser) = setup.chooser {
            // Whoever chose now sits on the other side.
            setup.chooser = Some(self.seat_at_first(chooser));
            setup.start = setup.game.layout(seed).unwrap_or(setup.start);
        } else if setup.game.is_shuffled() {
            let first = self.record().and_then(|record| record.position_at(0));
            let choice = SetupChoice {
                first: first.map(|position| position.turn()),
                seed: Some(seed),
                edition: None,
            };
            setup.start = setup.game.start(choice).to_string();
        }
        let mut seats = self.seats.clone();
        seats.0.swap(0, 1);
        Self::new(id, setup, seats)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    fn new(game: &str) -> NewGame {
        let game = Game::from_name(game).unwrap();
        NewGame::of(game, ByColor([Sitter::Human; 2]))
    }

    #[test]
    fn the_seed_settles_the_layout() {
        let start = |seed| new("pantarei").setup(seed, 0).unwrap().start;
        assert_eq!(start(1), start(1));
        assert_ne!(start(1), start(2));
    }

    #[test]
    fn choices_that_do_not_go_together_are_refused() {
        let chooser = Some(Color::White);
        let open = ByColor([Sitter::Open; 2]);
        let over = Some("wwwww1/bbbb2/6/6/6/6 b".to_owned());
        let cases = [
            (
                NewGame {
                    chooser,
                    ..new("pentago")
                },
                SetupError::NoLayout,
            ),
            (
                NewGame {
                    seats: ByColor([Sitter::Human, Sitter::Open]),
                    names: ByColor([None, "Anna".parse().ok()]),
                    ..new("pentago")
                },
                SetupError::NameOfNobody,
            ),
            (
                NewGame {
                    seats: open,
                    ..new("pentago")
                },
                SetupError::TwoOpen,
            ),
            (
                NewGame {
                    position: over,
                    ..new("pentago")
                },
                SetupError::Over,
            ),
            (
                NewGame {
                    chooser,
                    first: Some(Color::White),
                    ..new("pantarei")
                },
                SetupError::FirstAndChooser,
            ),
        ];
        for (new, expected) in cases {
            assert_eq!(new.setup(1, 0).unwrap_err(), expected, "{new:?}");
        }
    }

    #[test]
    fn another_game_has_the_seats_swapped() {
        let setup = new("pentaroll").setup(1, 0).unwrap();
        let computer = Sitter::Computer("3".parse().unwrap());
        let seats = ByColor([Sitter::Human, computer].map(Seat::of));
        let table = Table::new("one".to_owned(), setup, seats).unwrap();
        let other = table.again("two".to_owned(), 2, 5).unwrap();
        assert_eq!(other.seats[Color::White].sitter, computer);
        assert_eq!((other.setup.created_at, other.plies()), (5, 0));
    }
}
