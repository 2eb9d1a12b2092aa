//! Machines elsewhere that try positions of a campaign.

use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use catalog::AnyPosition;
use server::Provers;
use solving::campaign::Try;
use tokio::runtime::Runtime;
use tokio::time::sleep;

use super::field::Field;
use crate::commands::serve::start_log;

/// How often to look whether somebody waits for a try.
const LOOK: Duration = Duration::from_millis(100);
/// How long a try rests that somebody has failed at.
const REST: Duration = Duration::from_secs(2);

/// What hands out tries. Dropped, it hears nothing more, and whoever is at one gives it up.
pub(super) struct Elsewhere {
    runtime: Option<Runtime>,
    provers: Provers,
}

impl Elsewhere {
    /// Begins to connect to NATS.
    pub(super) fn connect(nats: &str) -> anyhow::Result<Self> {
        start_log(Some("info"));
        let runtime = Runtime::new().context("cannot start threads")?;
        let provers = runtime.block_on(Provers::connect(nats))?;
        let runtime = Some(runtime);
        Ok(Self { runtime, provers })
    }

    /// Hands out tries from now on, as many as there are machines that wait for one.
    pub(super) fn hand_out(&self, field: Arc<Field>) {
        let provers = self.provers.clone();
        let hand_out = async move {
            loop {
                let tries = (0..provers.n_wanted().await).map_while(|_| field.take());
                for asked in tries {
                    tokio::spawn(attempt(provers.clone(), field.clone(), asked));
                }
                sleep(LOOK).await;
            }
        };
        if let Some(runtime) = &self.runtime {
            runtime.spawn(hand_out);
        }
    }
}

impl Drop for Elsewhere {
    fn drop(&mut self) {
        // A certificate that is being checked is not waited for.
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

/// Has a position tried, and writes down what came of it.
async fn attempt(provers: Provers, field: Arc<Field>, asked: Try<AnyPosition>) {
    if let Some(answer) = provers.attempt(asked.clone()).await {
        // It waits for the disk.
        let settled = tokio::task::spawn_blocking(move || field.settle(&asked, answer));
        let _ = settled.await;
    } else {
        sleep(REST).await;
        field.put_back(&asked);
    }
}
