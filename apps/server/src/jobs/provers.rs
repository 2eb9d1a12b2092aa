//! The side of a campaign: hands out tries to machines elsewhere, and hears what came of them.
//!
//! No win is believed without its certificate, which is checked here. A try about which nothing is heard in time
//! fails, and can be handed out again.

use std::collections::HashMap;
use std::ops::ControlFlow;

use catalog::{AnyPosition, confirmed};
use solving::campaign::{Answer, Certified, Text, Try};

use super::converse::{Way, converse};
use super::stream::{Lane, Problem};
use super::wire::{Ask, Asked, Said};
use crate::StartError;
use crate::nats::Nats;

/// A line of a certificate is not longer than this.
const BYTES_PER_NODE: usize = 64;

/// Machines elsewhere that try positions. Clones are the same.
#[derive(Debug, Clone)]
pub struct Provers {
    nats: Nats,
}

impl Provers {
    /// Begins to connect to NATS, which need not be there yet.
    pub async fn connect(nats: &str) -> Result<Self, StartError> {
        Ok(Self {
            nats: Nats::connect(nats).await?,
        })
    }

    /// How many more tries would be taken at once; none while NATS is away.
    pub async fn n_wanted(&self) -> usize {
        if !self.nats.is_there() {
            return 0;
        }
        let n_wanted = Lane::Campaigns.n_wanted(&self.nats).await;
        n_wanted.unwrap_or_else(|problem| {
            tracing::debug!(%problem, "nobody can be asked");
            0
        })
    }

    /// Has somebody try a position, and checks what comes back by the rules alone. None if nothing came of it.
    pub async fn attempt(&self, asked: Try<AnyPosition>) -> Option<Answer<Certified>> {
        let position = asked.position.to_string();
        let answer = match self.answer(&asked).await {
            Ok(answer) => answer,
            Err(problem) => {
                tracing::info!(%problem, position, "a try comes back");
                return None;
            }
        };
        let checked = tokio::task::spawn_blocking(move || {
            // On its own thread: everybody else goes first.
            let _ = engine::yield_to_all();
            confirmed(answer, &asked)
        });
        let checked = checked.await.ok()?;
        if checked.is_some() {
            tracing::info!(position, "tried elsewhere");
        } else {
            tracing::warn!(position, "a certificate from elsewhere proves nothing");
        }
        checked
    }

    /// What somebody says of a position.
    async fn answer(&self, asked: &Try<AnyPosition>) -> Result<Answer<Text>, Problem> {
        let most = asked.effort.certificate.saturating_mul(BYTES_PER_NODE);
        let mut texts: HashMap<u64, Text> = HashMap::new();
        let mut answer = None;
        let hear = |said: Option<Said>| match said {
            Some(Said::Lines { by, text }) => {
                let lines = texts.entry(by).or_default();
                if lines.len() + text.len() <= most {
                    lines.extend_from_slice(text.as_bytes());
                }
                ControlFlow::Continue(())
            }
            Some(Said::Tried { by, came }) => {
                answer = Some(came.answer(texts.remove(&by).unwrap_or_default()));
                ControlFlow::Break(())
            }
            _ => ControlFlow::Continue(()),
        };
        let ask = Ask::new(Asked::attempt(asked));
        converse(&self.nats, Way::Queue(Lane::Campaigns), ask, hear).await?;
        answer.ok_or_else(|| "nothing came of it".into())
    }
}
