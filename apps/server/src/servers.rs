//! The servers that hear each other: each says again and again that it is there, and who plays there.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use boardgame::Color;
use futures_util::stream::BoxStream;
use serde::{Deserialize, Serialize};

use crate::bus::{Bus, Told};
use crate::nats::Nats;
use crate::secret::random_id;

/// How often a server says that it is there.
pub(crate) const BEAT: Duration = Duration::from_secs(2);
/// Who is silent for longer is gone.
pub(crate) const MAX_SILENCE: Duration = Duration::from_secs(7);
/// So many players are told of at once.
const AT_ONCE: usize = 200;
/// Servers of other releases think otherwise.
const RELEASE: &str = env!("CARGO_PKG_VERSION");

/// What a server says of itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Beat {
    /// Who says so: a name that was made up when it started.
    pub(crate) server: String,
    release: String,
    /// Whether it is about to stop.
    #[serde(default)]
    is_leaving: bool,
    /// Some of the players there, or all.
    #[serde(default)]
    pub(crate) players: Vec<Player>,
}

impl Told for Beat {
    const SUBJECT: &'static str = "panta.servers";
}

/// A player at a server.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Player {
    pub(crate) game: String,
    /// The color that the seat had at the beginning.
    pub(crate) seat: String,
    pub(crate) is: Seated,
    /// Since when the other player has left this one waiting, as that server has seen it.
    #[serde(default)]
    pub(crate) waits_since: Option<u64>,
}

/// Whether a player has the game before them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Seated {
    /// They have just come, and it is not known there who else is where.
    New,
    Here,
    Gone,
}

impl Player {
    pub(crate) fn new(game: &str, seat: Color, is: Seated) -> Self {
        Self {
            game: game.to_owned(),
            seat: seat.name().to_owned(),
            is,
            waits_since: None,
        }
    }
}

/// This server among the others.
#[derive(Debug)]
pub(crate) struct Servers {
    name: String,
    bus: Bus<Beat>,
    is_leaving: AtomicBool,
    /// When others of this release were last heard.
    others: Mutex<HashMap<String, Instant>>,
}

impl Servers {
    pub(crate) fn new(nats: Option<Nats>) -> Self {
        Self {
            name: random_id(),
            bus: Bus::over(nats),
            is_leaving: AtomicBool::new(false),
            others: Mutex::default(),
        }
    }

    /// The name of this server among the others.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// Whether others are heard at the moment.
    pub(crate) fn are_heard(&self) -> bool {
        self.bus.leaves_the_process() && self.bus.is_there()
    }

    /// How many servers there are that hear each other, this one included.
    pub(crate) fn len(&self) -> usize {
        1 + self.others().len()
    }

    /// Done when they can be heard again.
    pub(crate) async fn returned(&self) {
        self.bus.returned().await;
    }

    /// What others say from now on.
    pub(crate) async fn listen(&self) -> BoxStream<'static, Beat> {
        self.bus.listen().await
    }

    /// Says that this server is there, and these players.
    pub(crate) fn tell(&self, players: Vec<Player>) {
        if players.is_empty() {
            self.say(Vec::new());
        }
        let mut players = players.into_iter().peekable();
        while players.peek().is_some() {
            self.say(players.by_ref().take(AT_ONCE).collect());
        }
    }

    /// Says that this server stops; what it still says of its players changes nothing about that.
    pub(crate) fn leave(&self) {
        self.is_leaving.store(true, Relaxed);
        self.say(Vec::new());
    }

    fn say(&self, players: Vec<Player>) {
        if self.bus.leaves_the_process() {
            self.bus.tell(Beat {
                server: self.name.clone(),
                release: RELEASE.to_owned(),
                is_leaving: self.is_leaving.load(Relaxed),
                players,
            });
        }
    }

    /// Notes that another was heard; whether it is new.
    pub(crate) fn hear(&self, beat: &Beat) -> bool {
        let mut others = self.others();
        if beat.release != RELEASE || beat.server == self.name {
            return false;
        }
        if beat.is_leaving {
            others.remove(&beat.server);
            return false;
        }
        others.insert(beat.server.clone(), Instant::now()).is_none()
    }

    /// The one among all servers that looks after these words, unless it is this one. All that hear each
    /// other name the same, and for different words different ones.
    pub(crate) fn keeper_of(&self, words: &str) -> Option<String> {
        if !self.are_heard() {
            return None;
        }
        let others = self.others();
        let names = others.keys().chain([&self.name]);
        let keeper = names.max_by_key(|name| weight(name, words))?;
        (*keeper != self.name).then(|| keeper.clone())
    }

    /// Those that were heard lately.
    fn others(&self) -> MutexGuard<'_, HashMap<String, Instant>> {
        let others = self.others.lock();
        let mut others = others.unwrap_or_else(PoisonError::into_inner);
        others.retain(|_, heard| heard.elapsed() < MAX_SILENCE);
        others
    }
}

/// How much a server is the one for these words. Servers of one release compute the same.
fn weight(name: &str, words: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    (name, words).hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn servers_share_what_is_asked() {
        let mut weights = HashMap::<&str, u32>::new();
        for number in 0..300 {
            let words = format!("question {number}");
            let names = ["abcdefghij", "bcdefghijk", "cdefghijkm"];
            let keeper = names.into_iter().max_by_key(|name| weight(name, &words));
            *weights.entry(keeper.unwrap()).or_default() += 1;
        }
        assert_eq!(weights.len(), 3);
        assert!(weights.values().all(|count| *count > 60), "{weights:?}");
    }

    #[tokio::test]
    async fn who_says_that_it_stops_or_is_of_another_release_is_not_counted() {
        let servers = Servers::new(None);
        let beat = |release: &str, is_leaving| Beat {
            server: "other".to_owned(),
            release: release.to_owned(),
            is_leaving,
            players: Vec::new(),
        };
        assert!(!servers.hear(&beat("0.0.0", false)));
        assert!(servers.hear(&beat(RELEASE, false)));
        assert!(!servers.hear(&beat(RELEASE, false)), "it is known");
        assert_eq!(servers.len(), 2);
        servers.hear(&beat(RELEASE, true));
        assert_eq!(servers.len(), 1);
        // Nobody is asked where nobody can be heard.
        servers.hear(&beat(RELEASE, false));
        assert_eq!(servers.keeper_of("words"), None);
    }
}
