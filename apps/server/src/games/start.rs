//! How games begin.

use std::net::IpAddr;

use boardgame::{ByColor, Color};
use catalog::{Edition, Game, SetupChoice};

use super::Games;
use crate::caller::Caller;
use crate::error::Error;
use crate::metrics::Metrics;
use crate::secret::{Secret, random_id, random_number};
use crate::store::StoreError;
use crate::table::{ClockSetting, Seat, Setup, Sitter, Table};

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
}

/// A game that was made, with the secrets that nobody can be told again.
#[derive(Debug, Clone)]
pub struct Created {
    /// Its name.
    pub id: String,
    /// A token for each human seat.
    pub tokens: ByColor<Option<Secret>>,
    /// The secret of the claim link, if a seat is open.
    pub claim: Option<Secret>,
    /// The token of whoever may end the game, if only computers play it.
    pub keeper: Option<Secret>,
}

impl Games {
    /// Makes a game. Human seats are also held by the browser, if one asks.
    pub async fn create(&self, new: NewGame, caller: &Caller) -> Result<Created, Error> {
        let start = start_text(&new)?;
        let is_level = |color: &Color| matches!(new.seats[*color], Sitter::Computer(_));
        if Color::ALL.iter().any(is_level) {
            self.engine().check_room(caller.client())?;
        }
        let holder = caller.browser().map(Secret::hash);
        let (mut tokens, mut claim) = (ByColor([None, None]), None);
        let mut seats = Color::ALL.map(|color| {
            let mut seat = Seat::of(new.seats[color]);
            match seat.sitter {
                Sitter::Human => {
                    let token = Secret::random();
                    seat.token = Some(token.hash());
                    seat.holder.clone_from(&holder);
                    tokens[color] = Some(token);
                }
                Sitter::Open => {
                    let secret = Secret::random();
                    seat.claim = Some(secret.hash());
                    claim = Some(secret);
                }
                Sitter::Computer(_) => {}
            }
            seat
        });
        let keeper = seats.iter().all(|seat| seat.level().is_some());
        let keeper = keeper.then(Secret::random);
        if let Some(secret) = &keeper {
            seats[0].token = Some(secret.hash());
            seats[0].holder.clone_from(&holder);
        }
        let setup = Setup {
            game: new.game,
            start,
            chooser: new.chooser,
            clock: new.clock,
            hints: new.hints,
            created_at: self.0.time.now(),
        };
        let table = Table::new(random_id(), setup, ByColor(seats)).map_err(StoreError::from)?;
        if table.is_over() {
            return Err(bad_setup("the game is over in this position"));
        }
        let id = table.id.clone();
        self.begin(table, caller.client()).await?;
        Ok(Created {
            id,
            tokens,
            claim,
            keeper,
        })
    }

    /// Keeps a new table and lets the computer begin if it is to.
    async fn begin(&self, table: Table, asker: IpAddr) -> Result<(), Error> {
        self.0.store.create(table.clone()).await?;
        Metrics::count(&self.0.metrics.games_created);
        self.go_on(&self.0.lives.insert(table).now(), asker);
        Ok(())
    }
}

/// The starting position in notation, or the layout where a color is to be chosen.
fn start_text(new: &NewGame) -> Result<String, Error> {
    let n_open = Color::ALL
        .iter()
        .filter(|&&color| new.seats[color] == Sitter::Open)
        .count();
    if n_open > 1 {
        return Err(bad_setup("at most one seat can be open"));
    }
    if new.chooser.is_some() {
        return layout_text(new);
    }
    let edition = edition(new)?;
    let Some(text) = &new.position else {
        let choice = SetupChoice {
            edition,
            first: new.first,
            seed: Some(random_number()),
        };
        return Ok(new.game.start(choice).to_string());
    };
    let position = new.game.position(text)?;
    if edition.is_some_and(|edition| edition != position.edition()) {
        return Err(bad_setup("the position is of another edition"));
    }
    if new.first.is_some_and(|first| first != position.turn()) {
        return Err(bad_setup("in the position the other color is to move"));
    }
    Ok(position.to_string())
}

fn layout_text(new: &NewGame) -> Result<String, Error> {
    let seed = random_number();
    let layout = new.game.layout(seed);
    let layout = layout.ok_or_else(|| bad_setup("only games with a layout have a chooser"))?;
    edition(new)?;
    if new.first.is_some() {
        return Err(bad_setup(
            "with a chooser, the color that is not chosen begins",
        ));
    }
    let Some(text) = &new.position else {
        return Ok(layout);
    };
    let position = new.game.layout_position(text);
    position.map_err(catalog::PositionError::from)?;
    Ok(text.trim_end().to_owned())
}

fn edition(new: &NewGame) -> Result<Option<Edition>, Error> {
    let Some(name) = &new.edition else {
        return Ok(None);
    };
    let edition = new.game.edition(name);
    let expected = || {
        let names = new.game.edition_names().join(", ");
        bad_setup(&format!("expected one of the editions {names}"))
    };
    edition.map(Some).ok_or_else(expected)
}

/// The same again with colors swapped; a layout is shuffled anew, and the other player chooses.
pub(super) fn rematch(table: &Table, id: &str, at: u64) -> Result<Table, Error> {
    let mut setup = table.setup.clone();
    setup.created_at = at;
    let seed = random_number();
    if let Some(chooser) = setup.chooser {
        // Whoever chose now sits on the other side.
        setup.chooser = Some(table.seat_at_first(chooser));
        setup.start = setup.game.layout(seed).unwrap_or(setup.start);
    } else if setup.game.is_shuffled() {
        let first = table.record().and_then(|record| record.position_at(0));
        let choice = SetupChoice {
            first: first.map(|position| position.turn()),
            seed: Some(seed),
            edition: None,
        };
        setup.start = setup.game.start(choice).to_string();
    }
    let mut seats = table.seats.clone();
    seats.0.swap(0, 1);
    Ok(Table::new(id.to_owned(), setup, seats).map_err(StoreError::from)?)
}

fn bad_setup(reason: &str) -> Error {
    Error::BadSetup(reason.to_owned())
}
