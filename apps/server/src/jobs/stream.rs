//! The work queue: a stream of JetStream in which every question waits until somebody has answered it.
//!
//! Whoever takes one says again and again that it is at it. If it is silent, the question is handed
//! to somebody else.

use std::time::Duration;

use async_nats::jetstream::consumer::pull;
use async_nats::jetstream::stream::{self, RetentionPolicy};
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
pub(crate) const BEAT: Duration = Duration::from_secs(1);
/// How long NATS may take to take a question in.
const PATIENCE: Duration = Duration::from_secs(2);
/// How often a question is handed out.
const MAX_DELIVERIES: i64 = 10;

/// Two kinds of questions, which never wait for each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Lane {
    /// Games that wait for the computer, and hints.
    Games,
    /// Analysis, which gets what games leave.
    Analysis,
}

/// Something does not work between us and NATS.
pub(crate) type Problem = Box<dyn std::error::Error + Send + Sync>;

impl Lane {
    fn subject(self) -> &'static str {
        match self {
            Self::Games => "panta.jobs.games",
            Self::Analysis => "panta.jobs.analysis",
        }
    }

    fn consumer(self) -> &'static str {
        match self {
            Self::Games => "games",
            Self::Analysis => "analysis",
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

    /// Whether anybody takes questions of this kind: somebody waits for one, or is at one.
    pub(crate) async fn is_served(self, nats: &Nats) -> Result<bool, Problem> {
        let context = context(nats);
        let asked = async {
            let stream = make(&context).await?;
            let info = stream.consumer_info(self.consumer()).await?;
            Ok(info.num_waiting > 0 || info.num_ack_pending > 0)
        };
        tokio::time::timeout(PATIENCE, asked).await?
    }

    /// Where questions of this kind are handed out.
    pub(crate) async fn queue(
        self,
        nats: &Nats,
    ) -> Result<consumer::Consumer<pull::Config>, Problem> {
        let stream = make(&context(nats)).await?;
        let config = pull::Config {
            durable_name: Some(self.consumer().to_owned()),
            filter_subject: self.subject().to_owned(),
            ack_wait: MAX_SILENCE,
            max_deliver: MAX_DELIVERIES,
            max_ack_pending: MAX_WAITING,
            ..pull::Config::default()
        };
        Ok(stream
            .get_or_create_consumer(self.consumer(), config)
            .await?)
    }
}

fn context(nats: &Nats) -> Context {
    jetstream::new(nats.client().clone())
}

/// The stream, made if it is not there.
async fn make(context: &Context) -> Result<stream::Stream, Problem> {
    let config = stream::Config {
        name: STREAM.to_owned(),
        subjects: vec!["panta.jobs.>".to_owned()],
        retention: RetentionPolicy::WorkQueue,
        max_age: MAX_AGE,
        max_messages: MAX_WAITING,
        max_bytes: MAX_BYTES,
        duplicate_window: MAX_AGE,
        ..stream::Config::default()
    };
    Ok(context.get_or_create_stream(config).await?)
}
