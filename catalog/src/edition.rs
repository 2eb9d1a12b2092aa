//! Editions of any game.

use std::fmt;

use boardgame::{EditionOf, Named, Position};

use crate::Game;

/// An edition of a game of the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Edition {
    game: Game,
    name: &'static str,
}

impl Edition {
    /// The game it is an edition of.
    pub const fn game(self) -> Game {
        self.game
    }

    /// The name, as in notation.
    pub const fn name(self) -> &'static str {
        self.name
    }

    /// Whether it is the ordinary one.
    pub fn is_standard(self) -> bool {
        self == self.game.standard_edition()
    }

    /// The same as the game itself has it.
    pub(crate) fn of<P: Position>(self) -> EditionOf<P> {
        debug_assert_eq!(self.game.name(), P::NAME, "an edition of another game");
        Named::from_name(self.name).expect("only the game itself makes editions")
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name)
    }
}

impl Game {
    /// The editions, the ordinary one first.
    pub fn editions(self) -> Vec<Edition> {
        let names = self.edition_names().into_iter();
        names.map(|name| Edition { game: self, name }).collect()
    }

    /// The names of the editions, the ordinary one first.
    pub fn edition_names(self) -> Vec<&'static str> {
        with_game!(self, P => EditionOf::<P>::names())
    }

    /// The edition of this name.
    pub fn edition(self, name: &str) -> Option<Edition> {
        let mut editions = self.editions().into_iter();
        editions.find(|edition| edition.name() == name)
    }

    /// The ordinary edition.
    pub fn standard_edition(self) -> Edition {
        self.edition_of(with_game!(self, P => EditionOf::<P>::ALL[0].name()))
    }

    /// The edition that a position of this game names.
    pub(crate) fn edition_of(self, name: &'static str) -> Edition {
        Edition { game: self, name }
    }
}
