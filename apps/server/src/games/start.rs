//! How games begin.

use std::net::IpAddr;

use boardgame::{ByColor, Color};
use table::{NewGame, Seat, Sitter, Table};

use super::Games;
use crate::caller::Caller;
use crate::error::Error;
use crate::metrics::Metrics;
use crate::secret::{Secret, random_id, random_number};
use crate::store::StoreError;

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
        let setup = new.setup(random_number(), self.0.time.now())?;
        let is_level = |color: &Color| matches!(new.seats[*color], Sitter::Computer(_));
        if Color::ALL.iter().any(is_level) {
            self.engine().check_room(caller.client())?;
        }
        let holder = caller.browser().map(Secret::hash);
        let (mut tokens, mut claim) = (ByColor([None, None]), None);
        let mut seats = Color::ALL.map(|color| {
            let mut seat = Seat::of(new.seats[color]);
            seat.name.clone_from(&new.names[color]);
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
        let table = Table::new(random_id(), setup, ByColor(seats)).map_err(StoreError::from)?;
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
