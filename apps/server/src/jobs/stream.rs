//! The work queue: a stream of JetStream in which every question waits until somebody has answered it.
//!
//! Whoever takes one says again and again that it is at it. If it is silent, the question is handed
//! to somebody else.

use std::time::Duration;

use async_nats::jetstream::consumer::pull;
use async_nats::jetstream::stream::{self, ConsumerErrorKind, RetentionPolicy};
use async_nats::jetstream::{self, Context, consumer};

use crate::nats::Nats;

const STREAM: &str = "PANTA_JOBS";
/// A question that nobody has answered is asked again by then.
const MAX_AGE: Duration = Duration::from_mins(1);
/// Questions that may wait in all.
const MAX_WAITING: i64 = 10_000;
/// Bytes that they may have together.
const MAX_BYTES: i64 = 64 << 20;
/// So long somebody may be silent who thinks.
const MAX_SILENCE: Duration = Duration::from_secs(4);
/// So often somebody who thinks says so.
pub(crate) const SIGN_OF_LIFE: Duration = Duration::from_secs(1);
/// How long NATS may take to take a question in.
const PATIENCE: Duration = Duration::from_secs(2);
/// How often a question is handed out.
const MAX_DELIVERIES: i64 = 10;

/// The kinds of questions, which never wait for each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Lane {
    /// Games that wait for the computer, and hints.
    Games,
    /// Analysis, which gets what games leave.
    Analysis,
    /// Tries of campaigns, which get what everybody else leaves.
    Campaigns,
}

/// Where questions of one kind are handed out.
pub(super) type Queue = consumer::Consumer<pull::Config>;

/// Something does not work between us and NATS.
pub(crate) type Problem = Box<dyn std::error::Error + Send + Sync>;

impl Lane {
    pub(super) const ALL: [Self; 2] = [Self::Games, Self::Analysis];

    fn subject(self) -> &'static str {
        match self {
            Self::Games => "panta.jobs.games",
            Self::Analysis => "panta.jobs.analysis",
            Self::Campaigns => "panta.jobs.campaigns",
        }
    }

    fn consumer(self) -> &'static str {
        match self {
            Self::Games => "games",
            Self::Analysis => "analysis",
            Self::Campaigns => "campaigns",
        }
    }

    /// Asks; done when the question is in the queue. One of the same name is asked once.
    pub(crate) async fn ask(
        self,
        nats: &Nats,
        name: Option<&str>,
        ask: &super::wire::Ask,
    ) -> Result<(), Problem> {
        let text = serde_json::to_vec(ask).expect("a question is plain data");
        let mut headers = async_nats::HeaderMap::new();
        if let Some(name) = name {
            headers.insert("Nats-Msg-Id", name);
        }
        let context = context(nats);
        let published = async {
            let sent = context.publish_with_headers(self.subject(), headers, text.into());
            sent.await?.await?;
            Ok(())
        };
        tokio::time::timeout(PATIENCE, published).await?
    }

    /// Whether anybody takes questions of this kind: somebody waits for one, or is at one. None where
    /// there is no queue for them.
    pub(super) async fn is_served(self, nats: &Nats) -> Result<Option<bool>, Problem> {
        let queue = tokio::time::timeout(PATIENCE, self.queue(nats)).await??;
        Ok(queue.map(|queue| {
            let info = queue.cached_info();
            info.num_waiting > 0 || info.num_ack_pending > 0
        }))
    }

    /// How many more questions of this kind would be taken at once. The queue is made if it is not there: no server
    /// makes that of campaigns.
    pub(super) async fn n_wanted(self, nats: &Nats) -> Result<usize, Problem> {
        let context = context(nats);
        let asked = async {
            let queue = if let Some(queue) = self.queue(nats).await? {
                queue
            } else {
                let stream = context.get_or_create_stream(config()).await?;
                let queue = stream.get_or_create_consumer(self.consumer(), self.config());
                queue.await?
            };
            let info = queue.cached_info();
            Ok(info.num_waiting.saturating_sub(info.num_pending as usize))
        };
        tokio::time::timeout(PATIENCE, asked).await?
    }

    /// Where questions of this kind are handed out, if a server has made it.
    pub(super) async fn queue(self, nats: &Nats) -> Result<Option<Queue>, Problem> {
        let context = context(nats);
        let found = context.get_consumer_from_stream(self.consumer(), STREAM);
        match found.await {
            Ok(queue) => Ok(Some(queue)),
            Err(error) => match error.kind() {
                ConsumerErrorKind::JetStream(missing) if missing.code() == 404 => Ok(None),
                _ => Err(error.into()),
            },
        }
    }

    fn config(self) -> pull::Config {
        pull::Config {
            durable_name: Some(self.consumer().to_owned()),
            filter_subject: self.subject().to_owned(),
            ack_wait: MAX_SILENCE,
            max_deliver: MAX_DELIVERIES,
            max_ack_pending: MAX_WAITING,
            ..pull::Config::default()
        }
    }
}

fn context(nats: &Nats) -> Context {
    jetstream::new(nats.client().clone())
}

/// Makes the queues that are not there. Only one may do it at a time: where two do, nats-server 2.9 makes
/// now and then, about once in fifty times, a queue that takes questions in, counts those who wait for
/// one, and hands none out for good.
pub(super) async fn make(nats: &Nats) -> Result<(), Problem> {
    let context = context(nats);
    let made = async {
        let stream = context.get_or_create_stream(config()).await?;
        for lane in Lane::ALL {
            let queue = stream.get_or_create_consumer(lane.consumer(), lane.config());
            queue.await?;
        }
        Ok(())
    };
    tokio::time::timeout(PATIENCE, made).await?
}

fn config() -> stream::Config {
    stream::Config {
        name: STREAM.to_owned(),
        subjects: vec!["panta.jobs.>".to_owned()],
        retention: RetentionPolicy::WorkQueue,
        max_age: MAX_AGE,
        max_messages: MAX_WAITING,
        max_bytes: MAX_BYTES,
        duplicate_window: MAX_AGE,
        ..stream::Config::default()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use futures_util::StreamExt as _;
    use futures_util::future::join_all;
    use services::{Disk, Nats as NatsServer, Postgres};

    use super::super::wire::{Ask, Asked};
    use super::*;
    use crate::Database;
    use crate::store::Store;
    use crate::time::Time;

    /// Asks something of this kind, and takes it from the queue; whether it is there once.
    async fn is_handed_out_once(lane: Lane, nats: &Nats) -> bool {
        let ask = Ask::new(Asked::Analyze {
            game: "pentaroll".to_owned(),
            position: String::new(),
            millis: 1,
            lines: 1,
        });
        lane.ask(nats, None, &ask).await.unwrap();
        let queue = lane.queue(nats).await.unwrap().unwrap();
        let batch = queue.batch().max_messages(1).expires(PATIENCE).messages();
        let Some(Ok(question)) = batch.await.unwrap().next().await else {
            return false;
        };
        let more = queue.fetch().max_messages(1).messages().await.unwrap();
        let n_more = more.count().await;
        question.double_ack().await.unwrap();
        n_more == 0
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn servers_that_begin_together_make_queues_that_work() {
        let (Some(server), Some(postgres)) = (NatsServer::start(), Postgres::start(Disk::Quick))
        else {
            return;
        };
        let database = Database::Url(postgres.url());
        let start = async || {
            let store = Store::open(&database, Arc::default(), Time::start().unwrap());
            let nats = Nats::connect(&server.url()).await.unwrap();
            (nats, store.await.unwrap())
        };
        let servers = join_all([(); 4].map(|()| start())).await;
        for round in 0..50 {
            let begin = async |(nats, store): &(Nats, Store)| {
                // Who waits for long enough looks again.
                while !matches!(store.alone(make(nats)).await, Ok(Ok(()))) {}
            };
            join_all(servers.iter().map(begin)).await;
            for ((nats, _), lane) in servers.iter().zip(Lane::ALL) {
                assert!(is_handed_out_once(lane, nats).await, "{round} {lane:?}");
            }
            let context = context(&servers[0].0);
            let gone = context.delete_stream(STREAM).await;
            assert!(gone.unwrap().success);
        }
    }
}
