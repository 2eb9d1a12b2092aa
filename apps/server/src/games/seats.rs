//! How seats find their players: claims, and links for them.

use std::sync::Arc;

use boardgame::Color;
use table::SecretHash;
use table::{Nickname, Sitter, Table, What};

use super::{Change, Games, Snapshot};
use crate::caller::Caller;
use crate::error::Error;
use crate::secret::Secret;
use crate::store::Claim;

impl Games {
    /// Gives the open seat to whoever knows its secret, once, under a name if they like: the color and the token. Whoever has
    /// the other seat cannot take it, so that a link that is tried out is not used up.
    pub async fn claim(
        &self,
        id: &str,
        secret: &Secret,
        name: Option<Nickname>,
        caller: &Caller,
    ) -> Result<(Color, Secret), Error> {
        let token = Secret::random();
        let (claim, hash) = (secret.hash(), token.hash());
        let (who, holder) = (caller.clone(), caller.browser().map(Secret::hash));
        let change = move |table: &Table| -> Result<Change, Error> {
            let color = open_seat(table, &claim)?;
            if !who.seats(table).is_none() {
                return Err(Error::OwnInvitation);
            }
            Ok(Change {
                what: What::Joined(color, name.clone()),
                asker: who.client(),
                claimed: Some((color, hash.clone(), holder.clone())),
            })
        };
        let snapshot = self.change(id, change).await?;
        let mut seats = snapshot.table.seats_of(&token.hash()).colors();
        let color = seats.next().ok_or(Error::WrongClaim)?;
        Ok((color, token))
    }

    /// Takes the caller's secret back, as when a device is given away: it opens nothing any more,
    /// and the games stay. Links for seats that are still open go with it.
    pub async fn revoke(&self, caller: &Caller) -> Result<(), Error> {
        let secret = caller.secret().ok_or(Error::NoToken)?.hash();
        let games = self.0.store.games_with(&secret).await?;
        self.0.store.revoke(secret.clone()).await?;
        for id in games {
            let live = self.live(&id).await?;
            let _turn = live.turn.lock().await;
            let mut table = live.now().table.clone();
            table.revoke(&secret);
            live.show(Arc::new(Snapshot::new(table)));
        }
        Ok(())
    }

    /// Makes another secret for the seat that is still open.
    pub async fn invite(&self, id: &str, caller: &Caller) -> Result<Secret, Error> {
        let live = self.live(id).await?;
        let _turn = live.turn.lock().await;
        let mut table = live.now().table.clone();
        if caller.seats(&table).is_none() {
            return Err(self.why_no_seat(caller).await?);
        }
        let is_open = |color: &Color| table.seats[*color].sitter == Sitter::Open;
        let color = Color::ALL.into_iter().find(is_open).ok_or(Error::Claimed)?;
        let secret = Secret::random();
        table.seats[color].claim = Some(secret.hash());
        let claim = Claim {
            game_id: id.to_owned(),
            color: table.seat_at_first(color),
            secret: secret.hash(),
        };
        if !self.0.store.invite(claim).await? {
            return Err(Error::Claimed);
        }
        live.show(Arc::new(Snapshot::new(table)));
        Ok(secret)
    }
}

/// The seat that a secret opens.
fn open_seat(table: &Table, claim: &SecretHash) -> Result<Color, Error> {
    if !table.has_open_seat() {
        return Err(Error::Claimed);
    }
    let is_claimed = |color: &Color| table.seats[*color].claim.as_ref() == Some(claim);
    Color::ALL
        .into_iter()
        .find(is_claimed)
        .ok_or(Error::WrongClaim)
}
