//! Who has which game before them, here and at other servers.
//!
//! What is known of a game is folded into its [`Presence`] from comings and goings: those of connections
//! here, and those that other servers tell of (`servers.rs`). A server that is silent has lost its
//! players; while none can be heard, nobody is said to have left who may be at another. The server at
//! which a player sits knows best how long that player has waited, and tells the others, so that a game
//! that was left can be ended at any of them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use boardgame::{ByColor, Color};
use table::{Attending, Presence, Wait, color_named};
use tokio::sync::watch;

use crate::servers::{Beat, MAX_SILENCE, Player, Seated, Servers};
use crate::time::{Moment, Time};

/// All games that somebody has before them.
#[derive(Debug)]
pub(super) struct Attendances {
    time: Arc<Time>,
    servers: Arc<Servers>,
    /// Whether players may be at other servers.
    is_shared: bool,
    /// So long one waits for a player who has left, in milliseconds.
    patience: u64,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    games: HashMap<String, Known>,
    /// Since when other servers have been heard, if they are.
    hears_since: Option<u64>,
}

/// What is known of a game.
#[derive(Debug)]
struct Known {
    presence: watch::Sender<Presence>,
    /// How many connections there are here.
    here: ByColor<usize>,
    /// Players at other servers, by its name and their seat.
    elsewhere: HashMap<(String, Color), Elsewhere>,
}

/// A player at another server.
#[derive(Debug)]
struct Elsewhere {
    heard: Instant,
    waits_since: Option<u64>,
}

impl Attendances {
    pub(super) fn new(
        time: Arc<Time>,
        servers: Arc<Servers>,
        is_shared: bool,
        patience: Duration,
    ) -> Self {
        Self {
            time,
            servers,
            is_shared,
            patience: patience.as_millis() as u64,
            state: Mutex::default(),
        }
    }

    /// A connection of a player begins here; what is known from then on.
    pub(super) fn come(&self, game: &str, seat: Color) -> watch::Receiver<Presence> {
        let at = self.time.now();
        let mut state = self.lock();
        let known = state.of(game, self.patience);
        known.here[seat] += 1;
        known.come(seat, at);
        if known.here[seat] == 1 {
            self.servers
                .tell(vec![Player::new(game, seat, Seated::New)]);
        }
        known.presence.subscribe()
    }

    /// A connection of a player ends here.
    pub(super) fn leave(&self, game: &str, seat: Color) {
        let at = self.time.now();
        let mut state = self.lock();
        let Some(known) = state.games.get_mut(game) else {
            return;
        };
        known.here[seat] -= 1;
        known.leave(seat, at);
        if known.here[seat] == 0 {
            self.servers
                .tell(vec![Player::new(game, seat, Seated::Gone)]);
        }
    }

    /// Whether the other player is there, for one with this seat, and how that one waits if not.
    pub(super) fn other(&self, game: &str, seat: Color) -> (Attending, Option<Wait>) {
        let moment = self.time.look();
        let state = self.lock();
        let watched_since = self.watched_since(&state, moment);
        let nobody = Presence::new(self.patience);
        let known = state.games.get(game);
        let presence = known.map_or(nobody, |known| *known.presence.borrow());
        let attending = presence.of(!seat, watched_since, moment.at);
        if attending == Attending::Here || watched_since.is_none() {
            return (attending, None);
        }
        let told = || {
            let since = known?.told_to_wait(seat)?;
            let patience = self.patience;
            Some(Wait { since, patience })
        };
        let wait = presence.waited_for(!seat, watched_since).or_else(told);
        (attending, wait)
    }

    /// Takes in what another server tells.
    pub(super) fn hear(&self, beat: &Beat) {
        let (moment, heard) = (self.time.look(), Instant::now());
        let is_new = self.servers.hear(beat);
        let mut state = self.lock();
        let watched_since = self.watched_since(&state, moment);
        let mut asked = Vec::new();
        for player in &beat.players {
            let Some(seat) = color_named(&player.seat) else {
                continue;
            };
            let who = (beat.server.clone(), seat);
            let known = state.of(&player.game, self.patience);
            if player.is == Seated::Gone {
                if known.elsewhere.remove(&who).is_some() {
                    known.leave(seat, moment.at);
                }
                continue;
            }
            let waits_since = player.waits_since;
            let elsewhere = Elsewhere { heard, waits_since };
            if known.elsewhere.insert(who, elsewhere).is_none() {
                known.come(seat, moment.at);
            }
            if player.is == Seated::New {
                asked.extend(known.players(&player.game, watched_since));
            }
        }
        drop(state);
        if is_new {
            // It does not know who is here.
            self.servers.tell(self.players());
        } else if !asked.is_empty() {
            self.servers.tell(asked);
        }
    }

    /// Says again who is here, and forgets players at servers that have been silent for too long.
    pub(super) fn beat(&self) {
        let (at, is_heard) = (self.time.now(), self.servers.are_heard());
        let mut state = self.lock();
        match (is_heard, state.hears_since) {
            (true, None) => state.hear_again(at),
            (true, Some(_)) => state.expire(at),
            (false, Some(_)) => {
                state.hears_since = None;
                state.show();
            }
            (false, None) => {}
        }
        drop(state);
        self.servers.tell(self.players());
    }

    /// Forgets games that nobody has before them.
    pub(super) fn tidy(&self) {
        let is_attended = |known: &Known| {
            let ByColor([white, black]) = known.here;
            white + black > 0 || !known.elsewhere.is_empty()
        };
        self.lock().games.retain(|_, known| is_attended(known));
    }

    /// All players who are here.
    fn players(&self) -> Vec<Player> {
        let moment = self.time.look();
        let state = self.lock();
        let watched_since = self.watched_since(&state, moment);
        let games = state.games.iter();
        games
            .flat_map(|(game, known)| known.players(game, watched_since))
            .collect()
    }

    /// Since when it has been known of everybody whether they are there.
    fn watched_since(&self, state: &State, moment: Moment) -> Option<u64> {
        let awake_since = moment.awake_since?;
        if self.is_shared {
            Some(awake_since.max(state.hears_since?))
        } else {
            Some(awake_since)
        }
    }

    /// A panic elsewhere cannot have left it half changed.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn of(&mut self, game: &str, patience: u64) -> &mut Known {
        let new = || Known {
            presence: watch::Sender::new(Presence::new(patience)),
            here: ByColor([0; 2]),
            elsewhere: HashMap::new(),
        };
        self.games.entry(game.to_owned()).or_insert_with(new)
    }

    /// Others can be heard again: they have time to say who is there.
    fn hear_again(&mut self, at: u64) {
        self.hears_since = Some(at);
        let heard = Instant::now();
        for known in self.games.values_mut() {
            let elsewhere = known.elsewhere.values_mut();
            elsewhere.for_each(|elsewhere| elsewhere.heard = heard);
        }
        self.show();
    }

    /// Players of whom nothing was heard for too long have left.
    fn expire(&mut self, at: u64) {
        for known in self.games.values_mut() {
            let is_gone = |_: &_, other: &mut Elsewhere| other.heard.elapsed() > MAX_SILENCE;
            let gone: Vec<_> = known.elsewhere.extract_if(is_gone).collect();
            for ((_, seat), _) in gone {
                known.leave(seat, at);
            }
        }
    }

    /// Lets all players be told anew what is known.
    fn show(&self) {
        for known in self.games.values() {
            known.presence.send_modify(|_| {});
        }
    }
}

impl Known {
    fn come(&self, seat: Color, at: u64) {
        self.presence
            .send_modify(|presence| presence.come(seat, at));
    }

    fn leave(&self, seat: Color, at: u64) {
        self.presence
            .send_modify(|presence| presence.leave(seat, at));
    }

    /// The players who are here, and since when each waits for the other.
    fn players(&self, game: &str, watched_since: Option<u64>) -> impl Iterator<Item = Player> {
        let presence = *self.presence.borrow();
        let here = self.here;
        let seats = Color::ALL.into_iter().filter(move |seat| here[*seat] > 0);
        seats.map(move |seat| {
            let wait = presence.waited_for(!seat, watched_since);
            Player {
                waits_since: wait.map(|wait| wait.since),
                ..Player::new(game, seat, Seated::Here)
            }
        })
    }

    /// Since when a player waits who sits at another server, as that one says.
    fn told_to_wait(&self, seat: Color) -> Option<u64> {
        let elsewhere = self.elsewhere.iter();
        let told = elsewhere.filter(|((_, other), _)| *other == seat);
        told.filter_map(|(_, elsewhere)| elsewhere.waits_since)
            .max()
    }
}
