//! A question to somebody elsewhere, and what is said of it until that is enough.

use std::ops::ControlFlow;
use std::time::Duration;

use async_nats::client::RequestErrorKind;
use futures_util::StreamExt as _;
use tokio::time::timeout;

use super::stream::{Lane, Problem};
use super::wire::{Ask, Said};
use crate::nats::Nats;

/// So long a question may be away without a word.
pub(super) const PATIENCE: Duration = Duration::from_secs(6);
/// How long whoever asked may take to say that it listens.
const ANSWER: Duration = Duration::from_secs(3);

/// Whom to ask.
#[derive(Debug)]
pub(crate) enum Way {
    /// Whoever takes it from the queue.
    Queue(Lane),
    /// Whoever hears this subject.
    Subject(String),
}

/// Asks, and hears what is said until that is enough. Whoever thinks wants to know now and then
/// whether anybody listens; then nothing is said.
pub(crate) async fn converse(
    nats: &Nats,
    way: Way,
    mut ask: Ask,
    mut hear: impl FnMut(Option<Said>) -> ControlFlow<()>,
) -> Result<(), Problem> {
    let client = nats.client();
    ask.reply = client.new_inbox();
    let mut inbox = client.subscribe(ask.reply.clone()).await?;
    match way {
        Way::Queue(lane) => lane.ask(nats, None, &ask).await?,
        // Where nobody hears the subject, NATS says so in the inbox.
        Way::Subject(subject) => {
            let text = serde_json::to_vec(&ask).expect("a question is plain data");
            let asked = client.publish_with_reply(subject, ask.reply.clone(), text.into());
            asked.await?;
        }
    }
    loop {
        let message = timeout(PATIENCE, inbox.next()).await?;
        let message = message.ok_or("the connection has ended")?;
        let said = match message.reply {
            Some(reply) => {
                client.publish(reply, "here".into()).await?;
                None
            }
            None => Some(serde_json::from_slice(&message.payload)?),
        };
        if said == Some(Said::Failed) {
            return Err("the search failed".into());
        }
        if hear(said).is_break() {
            return Ok(());
        }
    }
}

/// Whether anybody listens there, as far as is known.
pub(crate) async fn is_heard(nats: &Nats, reply: &str) -> bool {
    let asked = nats.client().request(reply.to_owned(), "there?".into());
    let answer = timeout(ANSWER, asked).await;
    !matches!(answer, Ok(Err(error)) if error.kind() == RequestErrorKind::NoResponders)
}
