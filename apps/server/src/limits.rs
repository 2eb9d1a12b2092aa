//! How much one client may ask and have: buckets that fill with time, and shares of what there is.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// When so many clients are known, those that have long been quiet are forgotten.
const MANY_CLIENTS: usize = 10_000;

/// How often something may be done.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rate {
    /// So often in a second, in the long run.
    pub per_second: f64,
    /// So often at once.
    pub burst: f64,
}

/// What one client may ask, and what all together may.
#[derive(Debug, Clone, PartialEq)]
pub struct Limits {
    /// Requests of any kind.
    pub requests: Rate,
    /// Requests that cost more: new games and hints.
    pub costly: Rate,
    /// New games, which stay.
    pub games: Rate,
    /// Open WebSockets of one client.
    pub live_per_client: usize,
    /// Open WebSockets of all.
    pub live: usize,
    /// Open connections of one client, without WebSockets. Behind a proxy they are all the proxy's
    /// and are not counted.
    pub connections_per_client: usize,
    /// Open connections of all, without WebSockets.
    pub connections: usize,
    /// How long a client may take to say what it wants.
    pub header_time: Duration,
    /// How long a client may take to receive anything of what it is sent.
    pub write_time: Duration,
    /// How often somebody who follows a game is asked whether they are still there.
    pub heartbeat: Duration,
    /// How long a player who has left is waited for before the other one may end the game.
    pub away_time: Duration,
    /// Questions that may wait for the engine, of all clients.
    pub engine_queue: usize,
    /// Questions of one client that may wait for the engine.
    pub engine_queue_per_client: usize,
    /// Analyses of all clients that may wait.
    pub analyses: usize,
    /// Analyses of one client that may wait or be thought about.
    pub analyses_per_client: usize,
    /// The longest that an analysis may take.
    pub analysis_time: Duration,
    /// Bytes of a body.
    pub body: usize,
    /// The longest that an answer may take.
    pub answer_time: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            requests: Rate {
                per_second: 50.0,
                burst: 500.0,
            },
            costly: Rate {
                per_second: 2.0,
                burst: 100.0,
            },
            // A class that begins to play at once, and then one after another.
            games: Rate {
                per_second: 0.2,
                burst: 60.0,
            },
            live_per_client: 200,
            live: 20_000,
            connections_per_client: 256,
            connections: 8192,
            header_time: Duration::from_secs(15),
            write_time: Duration::from_secs(20),
            // Proxies close what is silent for a minute.
            heartbeat: Duration::from_secs(30),
            away_time: Duration::from_mins(1),
            engine_queue: 256,
            engine_queue_per_client: 64,
            analyses: 256,
            analyses_per_client: 4,
            analysis_time: Duration::from_secs(20),
            body: 16 << 10,
            // The engine's answers are far below.
            answer_time: Duration::from_secs(30),
        }
    }
}

impl Limits {
    /// No limits for single clients, as when one program plays a thousand games to measure.
    #[must_use]
    pub fn without_clients(self) -> Self {
        let any = Rate {
            per_second: f64::INFINITY,
            burst: f64::INFINITY,
        };
        Self {
            requests: any,
            costly: any,
            games: any,
            live_per_client: usize::MAX,
            connections_per_client: usize::MAX,
            engine_queue: usize::MAX,
            engine_queue_per_client: usize::MAX,
            analyses_per_client: usize::MAX,
            ..self
        }
    }
}

/// The buckets of all clients for one kind of request.
#[derive(Debug)]
pub(crate) struct Buckets {
    rate: Rate,
    levels: Mutex<HashMap<IpAddr, (f64, Instant)>>,
}

impl Buckets {
    pub(crate) fn new(rate: Rate) -> Self {
        Self {
            rate,
            levels: Mutex::default(),
        }
    }

    /// Takes one from the client's bucket. If it is empty: after how many seconds to come again.
    pub(crate) fn take(&self, client: IpAddr, now: Instant) -> Result<(), u64> {
        let Rate { per_second, burst } = self.rate;
        if burst.is_infinite() {
            return Ok(());
        }
        let mut levels = lock(&self.levels);
        if levels.len() >= MANY_CLIENTS {
            levels.retain(|_, &mut (level, at)| self.filled(level, at, now) < burst);
        }
        let (level, at) = levels.entry(client).or_insert((burst, now));
        *level = self.filled(*level, *at, now);
        *at = now;
        if *level < 1.0 {
            return Err(((1.0 - *level) / per_second).ceil() as u64);
        }
        *level -= 1.0;
        Ok(())
    }

    fn filled(&self, level: f64, at: Instant, now: Instant) -> f64 {
        let passed = now.saturating_duration_since(at).as_secs_f64();
        (level + passed * self.rate.per_second).min(self.rate.burst)
    }
}

/// Something of which there is only so much, such as connections: who has how many.
#[derive(Debug)]
pub(crate) struct Shares {
    /// The most for all together, and for one client.
    for_all: usize,
    for_one: usize,
    taken: Mutex<Taken>,
}

#[derive(Debug, Default)]
struct Taken {
    by_all: usize,
    by_client: HashMap<IpAddr, usize>,
}

/// One of a client's share; dropping it gives it back.
#[derive(Debug)]
pub(crate) struct Share {
    shares: Arc<Shares>,
    client: IpAddr,
}

impl Shares {
    pub(crate) fn new(for_all: usize, for_one: usize) -> Arc<Self> {
        Arc::new(Self {
            for_all,
            for_one,
            taken: Mutex::default(),
        })
    }

    /// One more for a client, if it may have it.
    pub(crate) fn take(self: &Arc<Self>, client: IpAddr) -> Option<Share> {
        let mut taken = lock(&self.taken);
        let has = taken.by_client.get(&client).copied().unwrap_or_default();
        if taken.by_all >= self.for_all || has >= self.for_one {
            return None;
        }
        taken.by_all += 1;
        taken.by_client.insert(client, has + 1);
        Some(Share {
            shares: self.clone(),
            client,
        })
    }
}

impl Drop for Share {
    fn drop(&mut self) {
        let mut taken = lock(&self.shares.taken);
        taken.by_all -= 1;
        if let Entry::Occupied(mut has) = taken.by_client.entry(self.client) {
            *has.get_mut() -= 1;
            if *has.get() == 0 {
                has.remove();
            }
        }
    }
}

/// An address as one client: whoever has an IPv6 address has a network of them.
pub(crate) fn client(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let network = address.to_bits() >> 64 << 64;
            Ipv6Addr::from_bits(network).into()
        }
        address @ IpAddr::V4(_) => address,
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let buckets = Buckets::new(Rate {
            per_second: 2.0,
            burst: 3.0,
        });
        let (client, start) = (IpAddr::from([192, 0, 2, 1]), Instant::now());
        for _ in 0..3 {
            assert_eq!(buckets.take(client, start), Ok(()));
        }
        assert_eq!(buckets.take(client, start), Err(1));
        assert_eq!(buckets.take(IpAddr::from([192, 0, 2, 2]), start), Ok(()));
        let later = start + Duration::from_millis(500);
        assert_eq!(buckets.take(client, later), Ok(()));
        assert_eq!(buckets.take(client, later), Err(1));
    }

    #[test]
    fn a_network_is_one_client() {
        let of = |text: &str| client(text.parse().unwrap());
        assert_eq!(of("2001:db8::1"), of("2001:db8::ffff:2"));
        assert_ne!(of("2001:db8::1"), of("2001:db8:0:1::1"));
        assert_eq!(of("::ffff:192.0.2.1"), of("192.0.2.1"));
    }

    #[test]
    fn what_is_given_back_can_be_taken_again() {
        let shares = Shares::new(2, 1);
        let [one, other, third] = [1, 2, 3].map(|number| IpAddr::from([192, 0, 2, number]));
        let share = shares.take(one);
        assert!(share.is_some());
        assert!(shares.take(one).is_none(), "one client has its share");
        let _other = shares.take(other);
        assert!(shares.take(third).is_none(), "there is no more for anybody");
        drop(share);
        assert!(shares.take(third).is_some());
    }
}
