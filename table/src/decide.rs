//! What becomes of a wish: the event that follows, or why there is none.

use boardgame::Color;
use catalog::{End, MoveError};
use thiserror::Error;

use crate::{Seats, Table, Wait, What};

/// What a player wishes to do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// To play a move, after so many moves.
    Move {
        /// The move in notation.
        text: String,
        /// How many moves were made before it.
        ply: usize,
    },
    /// To take a color, as the chooser.
    Choose(Color),
    /// To give up.
    Resign,
    /// To offer or to answer a draw.
    Draw(Answer),
    /// To ask for or to answer a takeback.
    Takeback(Answer),
    /// To end a game that the other side has left.
    Settle {
        /// How.
        how: Settlement,
        /// How the other side has been waited for ([`Presence::waited_for`]).
        ///
        /// [`Presence::waited_for`]: crate::Presence::waited_for
        wait: Option<Wait>,
        /// What time it is.
        now: u64,
    },
    /// To play again with colors swapped, in a game of this name if the other side agrees.
    Rematch(String),
}

/// A part in an agreement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Answer {
    /// Offers, or accepts what the other has offered.
    #[default]
    Offer,
    /// Accepts what the other has offered.
    Accept,
    /// Wants nothing of it.
    Decline,
}

/// What becomes of a game whose other player has left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Settlement {
    /// Who stayed has won.
    Win,
    /// Nothing is decided.
    Off,
}

/// Why a wish cannot be.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The other side is to move, or to choose.
    #[error("it is not your turn")]
    NotYourTurn,
    /// Nothing more can be played.
    #[error("the game is over")]
    Over,
    /// The game has gone on, or back.
    #[error("the game is at ply {now} and the move is for ply {asked}")]
    StalePly {
        /// How many moves have been made.
        now: usize,
        /// How many the player thought.
        asked: usize,
    },
    /// The rules forbid it.
    #[error(transparent)]
    Illegal(MoveError),
    /// A color is to be chosen first.
    #[error("a color must be chosen first")]
    Choosing,
    /// There is nothing to choose, or not any more.
    #[error("there is no color to choose")]
    NotChoosing,
    /// There is nothing to accept or decline.
    #[error("there is no offer to answer")]
    NoOffer,
    /// The same was offered before.
    #[error("the offer stands already")]
    Offered,
    /// The player has not moved yet.
    #[error("there is no move to take back")]
    NothingToTakeBack,
    /// The other player is there, or has not been waited for long enough, or is not to move.
    #[error("the other player has not been away for long enough with a move to make")]
    NotAway,
    /// Somebody who has not moved cannot have lost.
    #[error("before both sides have moved, the game can only be called off")]
    TooEarly,
    /// The game goes on.
    #[error("the game is not over")]
    NotOver,
}

impl Table {
    /// What follows when somebody with these seats, which are not none, wishes something.
    pub fn decide(&self, seats: Seats, command: &Command) -> Result<What, Refusal> {
        match command {
            Command::Move { text, ply } => self.decide_move(seats, text, *ply),
            Command::Choose(color) => self.decide_choice(seats, *color),
            Command::Resign => Ok(What::Resigned(self.player(seats)?)),
            Command::Draw(answer) => self.decide_draw(seats, *answer),
            Command::Takeback(answer) => self.decide_takeback(seats, *answer),
            Command::Settle { how, wait, now } => self.decide_settlement(seats, *how, *wait, *now),
            Command::Rematch(id) => self.decide_rematch(seats, id),
        }
    }

    /// Whether somebody with these seats could take a move back now, or ask for it.
    pub(crate) fn can_take_back(&self, seats: Seats) -> bool {
        let wish = Command::Takeback(Answer::Offer);
        self.damage.is_none() && self.decide(seats, &wish).is_ok()
    }

    /// Something that whoever is to act may do, good or bad.
    pub fn any_command(&self) -> Option<Command> {
        let Some(record) = self.record() else {
            return self.choosing().map(Command::Choose);
        };
        let text = record.position().legal_moves().into_iter().next()?;
        let ply = self.plies();
        Some(Command::Move { text, ply })
    }

    fn decide_move(&self, seats: Seats, text: &str, ply: usize) -> Result<What, Refusal> {
        let record = self.record().ok_or(Refusal::Choosing)?;
        if record.is_over() {
            return Err(Refusal::Over);
        }
        let now = self.plies();
        if ply != now {
            return Err(Refusal::StalePly { now, asked: ply });
        }
        if !seats.has(self.turn()) {
            return Err(Refusal::NotYourTurn);
        }
        let preview = record.position().preview(text);
        Ok(What::Moved(preview.map_err(Refusal::Illegal)?.canonical))
    }

    fn decide_choice(&self, seats: Seats, color: Color) -> Result<What, Refusal> {
        let chooser = self.choosing().ok_or(Refusal::NotChoosing)?;
        if !seats.has(chooser) {
            return Err(Refusal::NotYourTurn);
        }
        Ok(What::Chose(color))
    }

    fn decide_draw(&self, seats: Seats, answer: Answer) -> Result<What, Refusal> {
        let me = self.player(seats)?;
        let is_alone = seats.has(!me);
        match answer {
            Answer::Offer if is_alone => Ok(What::Agreed),
            Answer::Offer | Answer::Accept if self.draw == Some(!me) => Ok(What::Agreed),
            Answer::Offer if self.draw == Some(me) => Err(Refusal::Offered),
            // The computer plays on.
            Answer::Offer if self.seats[!me].level().is_some() => Ok(What::DeclinedDraw(!me)),
            Answer::Offer => Ok(What::OfferedDraw(me)),
            Answer::Decline if self.draw == Some(!me) => Ok(What::DeclinedDraw(me)),
            Answer::Accept | Answer::Decline => Err(Refusal::NoOffer),
        }
    }

    fn decide_takeback(&self, seats: Seats, answer: Answer) -> Result<What, Refusal> {
        let me = self.me(seats)?;
        let is_alone = seats.has(!me);
        if is_alone || self.seats[!me].level().is_some() {
            return self.takeback_alone(me, is_alone, answer);
        }
        self.player(seats)?;
        match answer {
            Answer::Offer | Answer::Accept if self.takeback == Some(!me) => {
                Ok(What::TookBack(self.plies_since_move_of(!me)?))
            }
            Answer::Decline if self.takeback == Some(!me) => Ok(What::DeclinedTakeback(me)),
            Answer::Accept | Answer::Decline => Err(Refusal::NoOffer),
            Answer::Offer if self.takeback == Some(me) => Err(Refusal::Offered),
            Answer::Offer => {
                self.plies_since_move_of(me)?;
                Ok(What::AskedTakeback(me))
            }
        }
    }

    /// Nobody is to be asked, and what the board ended can be taken back too.
    fn takeback_alone(&self, me: Color, is_alone: bool, answer: Answer) -> Result<What, Refusal> {
        if answer != Answer::Offer {
            return Err(Refusal::NoOffer);
        }
        let record = self.record().ok_or(Refusal::Choosing)?;
        if matches!(record.end(), Some(End::OffBoard(_))) {
            return Err(Refusal::Over);
        }
        let plies = if is_alone && self.plies() > 0 {
            1
        } else {
            self.plies_since_move_of(me)?
        };
        Ok(What::TookBack(plies))
    }

    fn decide_rematch(&self, seats: Seats, id: &str) -> Result<What, Refusal> {
        let me = self.me(seats)?;
        if !self.is_over() {
            return Err(Refusal::NotOver);
        }
        if self.rematch_offer == Some(me) || self.rematch.is_some() {
            return Err(Refusal::Offered);
        }
        let is_agreed =
            seats.has(!me) || self.seats[!me].level().is_some() || self.rematch_offer == Some(!me);
        if is_agreed {
            Ok(What::Rematched(id.to_owned()))
        } else {
            Ok(What::OfferedRematch(me))
        }
    }

    /// The color of somebody who takes part while the game goes on.
    pub(crate) fn player(&self, seats: Seats) -> Result<Color, Refusal> {
        if self.record().is_none() {
            return Err(Refusal::Choosing);
        }
        if self.is_over() {
            return Err(Refusal::Over);
        }
        self.me(seats)
    }

    /// The color that acts: the one to move where somebody plays both.
    fn me(&self, seats: Seats) -> Result<Color, Refusal> {
        let turn = self.turn();
        let color = if seats.has(turn) { turn } else { !turn };
        seats
            .has(color)
            .then_some(color)
            .ok_or(Refusal::NotYourTurn)
    }

    /// How many moves are taken back so that this color moves again.
    fn plies_since_move_of(&self, color: Color) -> Result<usize, Refusal> {
        let plies = if self.turn() == color { 2 } else { 1 };
        if plies <= self.plies() {
            Ok(plies)
        } else {
            Err(Refusal::NothingToTakeBack)
        }
    }
}
