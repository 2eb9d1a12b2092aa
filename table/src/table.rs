//! The table itself: what its events have made of it.

use boardgame::record::Adjudication;
use boardgame::{ByColor, Color};
use catalog::{AnyPosition, AnyRecord, Game};
use thiserror::Error;

use crate::clock::Clock;
use crate::{ClockSetting, Event, Seat, Seats, SecretHash, Sitter, What};

/// What was settled before the first move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    /// Which game is played.
    pub game: Game,
    /// The position in notation; while a color is to be chosen, the layout alone.
    pub start: String,
    /// The seat that chooses a color, in games that begin so.
    pub chooser: Option<Color>,
    /// How much time there is, if it is limited.
    pub clock: Option<ClockSetting>,
    /// Whether people who play each other agreed to hints.
    pub hints: bool,
    /// Whether everybody may find it while it is played.
    pub public: bool,
    /// When the game was made, in milliseconds since 1970.
    pub created_at: u64,
}

/// What is stored does not make a game.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Damaged {
    /// It says something that cannot be.
    #[error("the stored game is damaged: {0}")]
    Because(String),
    /// It says something that only a newer release understands, at this event.
    #[error("the game goes on in a newer release, from event {0}")]
    Newer(u64),
}

impl Damaged {
    /// Says why.
    pub fn because(reason: &str) -> Self {
        Self::Because(reason.to_owned())
    }
}

/// A game that is played.
#[derive(Debug, Clone)]
pub struct Table {
    /// Its name.
    pub id: String,
    /// What was settled before the first move.
    pub setup: Setup,
    /// Who plays.
    pub seats: ByColor<Seat>,
    /// The game; none while a color is to be chosen.
    record: Option<AnyRecord>,
    clock: Option<Clock>,
    /// Whether the seats changed sides when a color was chosen.
    is_swapped: bool,
    /// Who offers a draw.
    pub draw: Option<Color>,
    /// Who asks to take a move back.
    pub takeback: Option<Color>,
    /// Who would like another game.
    pub rematch_offer: Option<Color>,
    /// The other game.
    pub rematch: Option<String>,
    /// How many events there were.
    pub n_events: u64,
    /// When the last one was.
    pub changed_at: u64,
    /// Why the game cannot be read further. It is shown up to there, and nothing goes on.
    pub damage: Option<Damaged>,
}

impl Table {
    /// A table at which nothing has happened.
    pub fn new(id: String, setup: Setup, seats: ByColor<Seat>) -> Result<Self, Damaged> {
        let record = match setup.chooser {
            Some(_) => None,
            None => Some(AnyRecord::new(&start(&setup)?)),
        };
        Ok(Self {
            id,
            clock: setup.clock.map(Clock::new),
            changed_at: setup.created_at,
            setup,
            seats,
            record,
            is_swapped: false,
            draw: None,
            takeback: None,
            rematch_offer: None,
            rematch: None,
            n_events: 0,
            damage: None,
        })
    }

    /// The game, unless a color is still to be chosen.
    pub fn record(&self) -> Option<&AnyRecord> {
        self.record.as_ref()
    }

    /// How many moves have been made.
    pub fn plies(&self) -> usize {
        self.record
            .as_ref()
            .map_or(0, |record| record.keys().len() - 1)
    }

    /// Whether nothing more can be played.
    pub fn is_over(&self) -> bool {
        self.record.as_ref().is_some_and(AnyRecord::is_over)
    }

    /// The seat that is to choose a color.
    pub fn choosing(&self) -> Option<Color> {
        self.setup.chooser.filter(|_| self.record.is_none())
    }

    /// The color that the seat of a color had at the beginning, by which it is stored.
    pub fn seat_at_first(&self, color: Color) -> Color {
        if self.is_swapped { !color } else { color }
    }

    /// Whose turn it is, to move or to choose.
    pub fn turn(&self) -> Color {
        match &self.record {
            Some(record) => record.position().turn(),
            None => self.setup.chooser.unwrap_or(Color::White),
        }
    }

    /// Whether a seat is still to be claimed; until then nobody moves.
    pub fn has_open_seat(&self) -> bool {
        let ByColor(seats) = &self.seats;
        seats.iter().any(|seat| seat.sitter == Sitter::Open)
    }

    /// Whether two people play each other who have both come.
    pub fn is_between_people(&self) -> bool {
        let ByColor(seats) = &self.seats;
        seats.iter().all(|seat| seat.sitter == Sitter::Human)
    }

    /// Whether both are there and moves are made.
    pub fn is_being_played(&self) -> bool {
        let is_going = self.record.is_some() && !self.is_over() && self.damage.is_none();
        is_going && !self.has_open_seat()
    }

    /// Whether the computer is to act.
    pub fn waits_for_computer(&self) -> bool {
        let is_playing = !self.is_over() && !self.has_open_seat() && self.damage.is_none();
        is_playing && self.seats[self.turn()].level().is_some()
    }

    /// When the clock ends the game.
    pub fn deadline(&self) -> Option<u64> {
        self.clock.and_then(|clock| clock.deadline(self.turn()))
    }

    /// Since when the side to move thinks, while the clock runs.
    pub fn thinks_since(&self) -> Option<u64> {
        self.clock.and_then(|clock| clock.since())
    }

    /// The clock's setting, what White and Black have left, and whether it runs.
    pub fn times(&self, now: u64) -> Option<(ClockSetting, ByColor<u64>, bool)> {
        let clock = self.clock?;
        let left = Color::ALL.map(|color| clock.left(color, self.turn(), now));
        Some((clock.setting, ByColor(left), clock.is_running()))
    }

    /// The seats that a token or a browser holds.
    pub fn seats_of(&self, secret: &SecretHash) -> Seats {
        let is_person = |seat: &Seat| seat.level().is_none();
        Seats::filter(|color| {
            is_person(&self.seats[color]) && self.seats[color].is_opened_by(secret)
        })
    }

    /// Whether a token or a browser may end a game that only computers play. What opens a seat of
    /// the computer does not play it.
    pub fn is_kept_by(&self, secret: &SecretHash) -> bool {
        let ByColor(seats) = &self.seats;
        let is_computer = |seat: &Seat| seat.level().is_some();
        seats.iter().all(is_computer) && seats.iter().any(|seat| seat.is_opened_by(secret))
    }

    /// Whether somebody with these seats may ask for hints: against the computer, at one screen, or
    /// where both agreed before they began.
    pub fn allows_hints(&self, seats: Seats) -> bool {
        let ByColor(all) = &self.seats;
        let has_computer = all.iter().any(|seat| seat.level().is_some());
        has_computer || self.setup.hints || seats == Seats::BOTH
    }

    /// Takes a secret back, with the link for the seat that is still open.
    pub fn revoke(&mut self, secret: &SecretHash) {
        let ByColor(seats) = &mut self.seats;
        for seat in seats {
            seat.claim = None;
            if seat.is_opened_by(secret) {
                (seat.token, seat.holder) = (None, None);
            }
        }
    }

    /// What follows cannot be read: the game stands still here.
    pub fn freeze(&mut self, damage: Damaged) {
        let (turn, at) = (self.turn(), self.changed_at);
        if let Some(clock) = &mut self.clock {
            clock.stop(turn, at);
        }
        self.damage = Some(damage);
    }

    /// Takes up what has happened.
    pub fn apply(&mut self, event: &Event) -> Result<(), Damaged> {
        let problem = |text: String| Damaged::Because(format!("{text} at event {}", event.seq));
        if event.seq != self.n_events {
            return Err(problem(format!("expected event {}", self.n_events)));
        }
        self.take_up(&event.what, event.at).map_err(problem)?;
        if self.is_over()
            && let Some(clock) = &mut self.clock
            && clock.is_running()
        {
            let thinker = self.record.as_ref().map(|record| record.position().turn());
            clock.stop(thinker.unwrap_or(Color::White), event.at);
        }
        self.n_events += 1;
        self.changed_at = event.at;
        Ok(())
    }

    fn take_up(&mut self, what: &What, at: u64) -> Result<(), String> {
        match what {
            What::Joined(color, name) => {
                let seat = &mut self.seats[*color];
                (seat.sitter, seat.name) = (Sitter::Human, name.clone());
            }
            What::Chose(color) => self.choose(*color)?,
            What::Moved(text) => self.play(text, at)?,
            What::Resigned(color) => self.end(Adjudication::Resignation(*color))?,
            What::RanOut(color) => self.end(Adjudication::Time(*color))?,
            What::Claimed(color) => self.end(Adjudication::Forfeit(!*color))?,
            What::CalledOff(_) => self.end(Adjudication::Abandoned)?,
            What::Agreed => self.end(Adjudication::Agreement)?,
            What::OfferedDraw(color) => self.draw = Some(*color),
            What::DeclinedDraw(_) => self.draw = None,
            What::AskedTakeback(color) => self.takeback = Some(*color),
            What::DeclinedTakeback(_) => self.takeback = None,
            What::TookBack(plies) => self.take_back(*plies, at)?,
            What::OfferedRematch(color) => self.rematch_offer = Some(*color),
            What::Rematched(id) => self.rematch = Some(id.clone()),
            What::Resumed => self.restart_clock(at),
        }
        Ok(())
    }

    /// The chooser takes a color; the other side begins.
    fn choose(&mut self, color: Color) -> Result<(), String> {
        let chooser = self.setup.chooser.ok_or("nobody was to choose")?;
        let layout = &self.setup.start;
        let start = self.setup.game.layout_start(layout, !color);
        let mut record = AnyRecord::new(&start.map_err(|error| error.to_string())?);
        record.set_tag("Chooser", title(color));
        self.record = Some(record);
        if chooser != color {
            self.seats.0.swap(0, 1);
            self.is_swapped = true;
        }
        Ok(())
    }

    fn play(&mut self, text: &str, at: u64) -> Result<(), String> {
        let mover = self.turn();
        let record = self.game()?;
        record.push(text).map_err(|error| error.to_string())?;
        self.forget_offers();
        let plies = self.plies();
        if let Some(clock) = &mut self.clock {
            clock.moved(mover, plies, at);
        }
        Ok(())
    }

    fn take_back(&mut self, plies: usize, at: u64) -> Result<(), String> {
        if plies > self.plies() {
            return Err("there is no move to take back".to_owned());
        }
        let thinker = self.turn();
        for _ in 0..plies {
            self.game()?.pop();
        }
        self.forget_offers();
        if let Some(clock) = &mut self.clock {
            clock.took_back(thinker, at);
        }
        Ok(())
    }

    fn end(&mut self, how: Adjudication) -> Result<(), String> {
        self.forget_offers();
        let ended = self.game()?.adjudicate(how);
        ended.map_err(|error| error.to_string())
    }

    fn game(&mut self) -> Result<&mut AnyRecord, String> {
        let record = self.record.as_mut();
        record.ok_or_else(|| "no color has been chosen".to_owned())
    }

    fn forget_offers(&mut self) {
        self.draw = None;
        self.takeback = None;
    }

    fn restart_clock(&mut self, at: u64) {
        if let Some(clock) = &mut self.clock {
            clock.restart(at);
        }
    }
}

fn start(setup: &Setup) -> Result<AnyPosition, Damaged> {
    let position = setup.game.position(&setup.start);
    position.map_err(|error| Damaged::Because(error.to_string()))
}

/// A color as records write it.
pub(crate) fn title(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}
