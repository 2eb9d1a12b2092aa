//! How much one client may ask: buckets that fill with time.

use std::collections::HashMap;
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
    /// Open WebSockets of one client.
    pub live_per_client: usize,
    /// Open WebSockets of all.
    pub live: usize,
    /// Open connections of all, without WebSockets.
    pub connections: usize,
    /// How long a client may take to say what it wants.
    pub header_time: Duration,
    /// Questions that may wait for the engine.
    pub engine_queue: usize,
    /// Analyses of all clients that may wait.
    pub analyses: usize,
    /// Analyses of one client that may wait.
    pub analyses_per_client: usize,
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
            live_per_client: 200,
            live: 20_000,
            connections: 8192,
            header_time: Duration::from_secs(15),
            engine_queue: 256,
            analyses: 256,
            analyses_per_client: 4,
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
            live_per_client: usize::MAX,
            engine_queue: usize::MAX,
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

/// Who has how many WebSockets open.
#[derive(Debug, Default)]
pub(crate) struct LiveCounts(Mutex<HashMap<IpAddr, usize>>);

/// One open WebSocket; dropping it makes room.
#[derive(Debug)]
pub(crate) struct LivePermit {
    counts: Arc<LiveCounts>,
    client: IpAddr,
}

impl LiveCounts {
    /// Room for one more, if there is any.
    pub(crate) fn take(self: &Arc<Self>, client: IpAddr, limits: &Limits) -> Option<LivePermit> {
        let mut counts = lock(&self.0);
        let total: usize = counts.values().sum();
        let count = counts.entry(client).or_default();
        if total >= limits.live || *count >= limits.live_per_client {
            return None;
        }
        *count += 1;
        Some(LivePermit {
            counts: self.clone(),
            client,
        })
    }
}

impl Drop for LivePermit {
    fn drop(&mut self) {
        let mut counts = lock(&self.counts.0);
        if let Some(count) = counts.get_mut(&self.client) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.client);
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
    fn a_closed_connection_makes_room() {
        let counts = Arc::new(LiveCounts::default());
        let limits = Limits {
            live_per_client: 1,
            ..Limits::default()
        };
        let client = IpAddr::from([192, 0, 2, 1]);
        let permit = counts.take(client, &limits);
        assert!(permit.is_some());
        assert!(counts.take(client, &limits).is_none());
        drop(permit);
        assert!(counts.take(client, &limits).is_some());
    }
}
