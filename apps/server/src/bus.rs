//! How servers that share a database hear of each other's changes: in one process, or over NATS.
//!
//! News may be lost and says only that there is something to read; whoever hears it reads the store,
//! and looks now and then in any case (`games/fresh.rs`).

use futures_util::stream::{self, BoxStream};
use futures_util::{StreamExt as _, future};
use serde::{Deserialize, Serialize};
use tokio::sync::{broadcast, mpsc};

use crate::nats::Nats;

/// Where news is told.
const SUBJECT: &str = "panta.news";
/// News that may wait; more is dropped.
const MAX_WAITING: usize = 4096;

/// A game has changed. Fields that a newer release adds are overlooked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct News {
    pub(crate) game: String,
    /// How many events it has now.
    pub(crate) n_events: u64,
}

/// The way between servers. Clones are the same.
#[derive(Debug, Clone)]
pub(crate) enum Bus {
    /// Between those of one process.
    Here(broadcast::Sender<News>),
    /// Between all that reach the same NATS.
    Nats(Nats, mpsc::Sender<News>),
}

impl Bus {
    /// A way that does not leave the process.
    pub(crate) fn here() -> Self {
        Self::Here(broadcast::Sender::new(MAX_WAITING))
    }

    pub(crate) fn nats(nats: Nats) -> Self {
        let (outbox, news) = mpsc::channel(MAX_WAITING);
        tokio::spawn(publish(nats.clone(), news));
        Self::Nats(nats, outbox)
    }

    /// Tells everybody; nobody waits for it.
    pub(crate) fn tell(&self, news: News) {
        match self {
            Self::Here(everybody) => drop(everybody.send(news)),
            Self::Nats(_, outbox) => drop(outbox.try_send(news)),
        }
    }

    /// What is told from now on, as long as the server runs.
    pub(crate) async fn listen(&self) -> BoxStream<'static, News> {
        match self {
            Self::Here(everybody) => received(everybody.subscribe()).boxed(),
            Self::Nats(nats, _) => {
                let messages = nats.subscribe(SUBJECT).await;
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

    /// Done when it has come back, so that it is worth looking for what was missed.
    pub(crate) async fn returned(&self) {
        match self {
            Self::Here(_) => future::pending().await,
            Self::Nats(nats, _) => nats.returned().await,
        }
    }
}

/// What a channel holds; what was too much for it is left out.
fn received(receiver: broadcast::Receiver<News>) -> impl futures_util::Stream<Item = News> {
    stream::unfold(receiver, async |mut receiver| {
        loop {
            match receiver.recv().await {
                Ok(news) => return Some((news, receiver)),
                Err(broadcast::error::RecvError::Lagged(_)) => {}
                Err(broadcast::error::RecvError::Closed) => return None,
            }
        }
    })
}

/// Publishes news. While nobody can hear it, it is forgotten: everybody looks then.
async fn publish(nats: Nats, mut outbox: mpsc::Receiver<News>) {
    while let Some(news) = outbox.recv().await {
        if nats.is_there() {
            nats.publish(SUBJECT, &news).await;
        }
    }
}
