//! How servers that share a database hear of each other: in one process, or over NATS.
//!
//! What is told may be lost. News says only that there is something to read; whoever hears it reads the
//! store, and looks now and then in any case (`games/fresh.rs`).

use futures_util::stream::{self, BoxStream};
use futures_util::{StreamExt as _, future};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tokio::sync::{broadcast, mpsc};

use crate::nats::Nats;

/// What may wait to be told; more is dropped.
const MAX_WAITING: usize = 4096;

/// Something that servers tell each other. Fields that a newer release adds are overlooked.
pub(crate) trait Told: Clone + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// Where it is told.
    const SUBJECT: &'static str;
}

/// A game has changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct News {
    pub(crate) game: String,
    /// How many events it has now.
    pub(crate) n_events: u64,
}

impl Told for News {
    const SUBJECT: &'static str = "panta.news";
}

/// The way between servers. Clones are the same.
#[derive(Debug, Clone)]
pub(crate) enum Bus<T> {
    /// Between those of one process.
    Here(broadcast::Sender<T>),
    /// Between all that reach the same NATS.
    Nats(Nats, mpsc::Sender<T>),
}

impl<T: Told> Bus<T> {
    /// Over NATS, where there is one.
    pub(crate) fn over(nats: Option<Nats>) -> Self {
        nats.map_or_else(Self::here, Self::nats)
    }

    /// A way that does not leave the process.
    fn here() -> Self {
        Self::Here(broadcast::Sender::new(MAX_WAITING))
    }

    fn nats(nats: Nats) -> Self {
        let (outbox, told) = mpsc::channel(MAX_WAITING);
        tokio::spawn(publish(nats.clone(), told));
        Self::Nats(nats, outbox)
    }

    /// Tells everybody; nobody waits for it.
    pub(crate) fn tell(&self, what: T) {
        match self {
            Self::Here(everybody) => drop(everybody.send(what)),
            Self::Nats(_, outbox) => drop(outbox.try_send(what)),
        }
    }

    /// What is told from now on, as long as the server runs.
    pub(crate) async fn listen(&self) -> BoxStream<'static, T> {
        match self {
            Self::Here(everybody) => received(everybody.subscribe()).boxed(),
            Self::Nats(nats, _) => {
                let messages = nats.subscribe(T::SUBJECT).await;
                let read = |message: async_nats::Message| {
                    future::ready(serde_json::from_slice(&message.payload).ok())
                };
                messages.filter_map(read).boxed()
            }
        }
    }

    /// Whether what is told is heard at the moment.
    pub(crate) fn is_there(&self) -> bool {
        match self {
            Self::Here(_) => true,
            Self::Nats(nats, _) => nats.is_there(),
        }
    }

    /// Whether it reaches other processes.
    pub(crate) fn leaves_the_process(&self) -> bool {
        matches!(self, Self::Nats(..))
    }

    /// Done when it has come back, so that it is worth looking for what was missed.
    pub(crate) async fn returned(&self) {
        match self {
            Self::Here(_) => future::pending().await,
            Self::Nats(nats, _) => nats.returned().await,
        }
    }
}

/// What a channel holds; what was too much for it is left out.
fn received<T: Told>(receiver: broadcast::Receiver<T>) -> impl futures_util::Stream<Item = T> {
    stream::unfold(receiver, async |mut receiver| {
        loop {
            match receiver.recv().await {
                Ok(what) => return Some((what, receiver)),
                Err(broadcast::error::RecvError::Lagged(_)) => {}
                Err(broadcast::error::RecvError::Closed) => return None,
            }
        }
    })
}

/// Publishes what is told. While nobody can hear it, it is forgotten: everybody looks then.
async fn publish<T: Told>(nats: Nats, mut outbox: mpsc::Receiver<T>) {
    while let Some(what) = outbox.recv().await {
        if nats.is_there() {
            nats.publish(T::SUBJECT, &what).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use services::Nats as NatsServer;
    use tokio::time::timeout;

    use super::*;

    const PATIENCE: Duration = Duration::from_secs(30);

    fn news(n_events: u64) -> News {
        News {
            game: "a".to_owned(),
            n_events,
        }
    }

    /// The law of the bus, on both ways: whoever listens hears what is told from then on, in its order;
    /// nobody waits for it, and whoever does not listen is not in the way.
    async fn bus_keeps_its_law(teller: &Bus<News>, hearer: &Bus<News>) {
        let mut heard = [hearer.listen().await, hearer.listen().await];
        // Until the other side knows that somebody listens, news may be lost.
        for heard in &mut heard {
            loop {
                teller.tell(news(1));
                if let Ok(first) = timeout(Duration::from_millis(200), heard.next()).await {
                    assert_eq!(first, Some(news(1)));
                    break;
                }
            }
        }
        for n_events in 2..100 {
            teller.tell(news(n_events));
        }
        for heard in &mut heard {
            let mut last = 1;
            while last < 99 {
                let next = timeout(PATIENCE, heard.next()).await.unwrap().unwrap();
                assert!(
                    next.n_events == last || next.n_events == last + 1,
                    "{next:?}"
                );
                last = next.n_events;
            }
        }
        assert!(teller.is_there() && hearer.is_there());
    }

    #[tokio::test]
    async fn both_ways_keep_their_law() {
        let here = Bus::here();
        bus_keeps_its_law(&here, &here.clone()).await;
        let Some(server) = NatsServer::start() else {
            return;
        };
        let connect = async || Bus::nats(Nats::connect(&server.url()).await.unwrap());
        bus_keeps_its_law(&connect().await, &connect().await).await;
    }

    #[tokio::test]
    async fn who_was_away_says_so_and_hears_again() {
        let Some(mut server) = NatsServer::start() else {
            return;
        };
        // The first of these addresses is nowhere.
        let addresses = format!(
            "nats://127.0.0.1:{},{}",
            services::free_port(),
            server.url()
        );
        let connect = async || Bus::nats(Nats::connect(&addresses).await.unwrap());
        let (teller, hearer) = (connect().await, connect().await);
        bus_keeps_its_law(&teller, &hearer).await;
        let waiting = hearer.clone();
        let returned = tokio::spawn(async move { waiting.returned().await });
        tokio::task::yield_now().await;
        server.kill();
        while teller.is_there() || hearer.is_there() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        // It goes nowhere, and nobody waits for it.
        for n_events in 0..10_000 {
            teller.tell(news(n_events));
        }
        server.run();
        timeout(PATIENCE, returned).await.unwrap().unwrap();
        while !teller.is_there() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        bus_keeps_its_law(&teller, &hearer).await;
    }
}
