//! Records in the forms of other programs, for the games that have any.

use boardgame::record::RecordError;
use showcase::{Form, NoForm, Showcase};
use thiserror::Error;

use crate::{AnyRecord, Game, Problem};

/// A record cannot be written in the form of another program.
#[derive(Debug, Error)]
pub enum FormError {
    /// The program does not have the game.
    #[error("{} games have no {form} form", game.title())]
    Game {
        /// The game.
        game: Game,
        /// The form.
        form: String,
    },
    /// The game has something that cannot be written there.
    #[error(transparent)]
    Record(NoForm),
}

/// The short names of all forms.
pub fn forms() -> Vec<&'static str> {
    let mut names = Vec::new();
    for &game in Game::ALL {
        with_game!(game, P => names.extend(P::FORMS.iter().map(|form| form.name)));
    }
    names.sort_unstable();
    names.dedup();
    names
}

/// The games of a text in whichever form it has; none where it has no form of another program.
pub(crate) fn read(
    text: &str,
    max_games: usize,
) -> Option<Result<Vec<AnyRecord>, RecordError<Problem>>> {
    Game::ALL.iter().find_map(|&game| {
        with_game!(game, P => {
            let form = P::FORMS.iter().find(|form| (form.is_form_of)(text))?;
            let games = (form.read)(text, max_games);
            let games = games.map_err(|error| error.map(|problem| Problem::of(game, problem)));
            Some(games.map(|games| games.into_iter().map(AnyRecord::from).collect()))
        })
    })
}

impl AnyRecord {
    /// The moves in the form of this short name, in one line.
    pub fn to_form(&self, name: &str) -> Result<String, FormError> {
        with_record!(self, record => {
            match forms_of(record).iter().find(|form| form.name == name) {
                Some(form) => (form.write)(record).map_err(FormError::Record),
                None => Err(FormError::Game {
                    game: self.game(),
                    form: name.to_owned(),
                }),
            }
        })
    }
}

fn forms_of<P: Showcase>(_: &boardgame::record::Record<P>) -> &'static [Form<P>] {
    P::FORMS
}
