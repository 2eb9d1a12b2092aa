//! Hands the questions of a server to those who think elsewhere.
//!
//! The queues of a server stay as they are, fair and limited; what differs is who takes from them:
//! threads here, or couriers while somebody elsewhere takes them. Proofs are always left to the threads. A
//! question about which nothing is heard in time comes back and is thought about here, so that no game waits
//! for machines that are not there.

use std::net::IpAddr;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Duration;

use futures_util::StreamExt as _;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use super::converse::{PATIENCE, Way, converse};
use super::stream::{self, Lane, Problem};
use super::wire::{Acted, Ask, Asked, Kept, Said, millis};
use crate::analysis::Analysts;
use crate::engine::{Job, MAX_TIME};
use crate::error::Error;
use crate::games::{Games, Snapshot};
use crate::metrics::Metrics;
use crate::nats::Nats;
use crate::store::Store;

/// Questions of one server that are away at once, of each kind: enough for many machines, and few
/// enough that the queue of the server decides whose comes next.
const MAX_AWAY: usize = 64;
/// How often to look whether anybody thinks elsewhere.
const LOOKING: Duration = Duration::from_secs(2);
/// A game that waits is not asked about twice within this time, in milliseconds.
const ONCE: u64 = 5000;
/// Where the computer's wishes are heard, by one of all servers each.
pub(crate) const ACTED: &str = "panta.acted";
const SERVERS: &str = "servers";

/// Hands on what one server asks.
#[derive(Debug, Clone)]
pub(crate) struct Courier {
    nats: Nats,
    games: Games,
}

/// Lets others think, whenever NATS is there.
pub(crate) fn start(nats: &Nats, games: &Games, analysts: &Analysts, store: Store) {
    let courier = Courier {
        nats: nats.clone(),
        games: games.clone(),
    };
    tokio::spawn(courier.clone().switch(analysts.clone(), store));
    tokio::spawn(courier.clone().hear_wishes());
    tokio::spawn(courier.clone().carry());
    tokio::spawn(courier.carry_analyses(analysts.clone()));
}

impl Courier {
    /// Questions go away while somebody takes them elsewhere, and stay here while nobody does.
    async fn switch(self, analysts: Analysts, store: Store) {
        let mut state = self.nats.state();
        let mut complaint = None;
        loop {
            let is_there = *state.borrow_and_update();
            let looked = if is_there {
                self.look(&store).await
            } else {
                Ok([false; 2])
            };
            let [has_players, has_analysts] = match looked {
                Ok(served) => {
                    complaint = None;
                    served
                }
                Err(problem) => {
                    let reason = problem.to_string();
                    if complaint.as_ref() != Some(&reason) {
                        tracing::warn!(reason, "nobody elsewhere can be asked to think");
                        complaint = Some(reason);
                    }
                    [false; 2]
                }
            };
            self.games.engine().think_here(!has_players);
            analysts.think_here(!has_analysts);
            if let Ok(Err(_)) = timeout(LOOKING, state.changed()).await {
                return;
            }
        }
    }

    /// Whether anybody elsewhere takes games, and analyses. Queues that are not there are made.
    async fn look(&self, store: &Store) -> Result<[bool; 2], Problem> {
        let games = Lane::Games.is_served(&self.nats).await?;
        let analyses = Lane::Analysis.is_served(&self.nats).await?;
        if games.is_none() || analyses.is_none() {
            store.alone(stream::make(&self.nats)).await??;
        }
        Ok([games, analyses].map(|is_served| is_served.unwrap_or(false)))
    }

    async fn carry(self) {
        let places = Arc::new(Semaphore::new(MAX_AWAY));
        loop {
            let place = places.clone().acquire_owned().await;
            let Some((asker, job)) = self.games.engine().next_away().await else {
                return;
            };
            let courier = self.clone();
            tokio::spawn(async move {
                courier.deliver(asker, job).await;
                drop(place);
            });
        }
    }

    async fn deliver(&self, asker: IpAddr, job: Job) {
        let answered = match &job {
            Job::Act(snapshot) => self.act(snapshot).await.map(|()| None),
            Job::Hint(snapshot, _) => self.hint(snapshot).await,
        };
        match answered {
            Ok(hint) => {
                self.count_answer();
                job.answer(hint);
            }
            Err(problem) => {
                tracing::debug!(%problem, "a question comes back");
                self.games.engine().submit_here(asker, job);
            }
        }
    }

    fn count_answer(&self) {
        Metrics::count(&self.games.metrics().answers_from_elsewhere);
    }

    /// Asks what the computer does; done when the game has gone on.
    async fn act(&self, snapshot: &Arc<Snapshot>) -> Result<(), Problem> {
        let table = &snapshot.table;
        let mut states = self.games.follow(&table.id).await?;
        let now = self.games.time().now();
        let ask = Ask::new(Asked::Act {
            table: self.kept(snapshot).await?,
            millis: millis(MAX_TIME),
            now,
        });
        let name = format!("{}:{}:{}", table.id, table.n_events, now / ONCE);
        Lane::Games.ask(&self.nats, Some(&name), &ask).await?;
        let n_events = table.n_events;
        let went_on = states.wait_for(|state| state.table.n_events > n_events);
        timeout(PATIENCE, went_on).await??;
        Ok(())
    }

    async fn hint(&self, snapshot: &Arc<Snapshot>) -> Result<Option<String>, Problem> {
        let ask = Ask::new(Asked::Hint {
            table: self.kept(snapshot).await?,
            millis: millis(MAX_TIME),
        });
        let mut hint = None;
        let heard = converse(
            &self.nats,
            Way::Queue(Lane::Games),
            ask,
            |said| match said {
                None => ControlFlow::Continue(()),
                Some(said) => {
                    if let Said::Hint(text) = said {
                        hint = text;
                    }
                    ControlFlow::Break(())
                }
            },
        );
        heard.await?;
        Ok(hint)
    }

    /// The table of a snapshot, as it crosses.
    async fn kept(&self, snapshot: &Arc<Snapshot>) -> Result<Kept, Problem> {
        let mut events = self.games.events(&snapshot.table.id).await?;
        events.truncate(snapshot.table.n_events as usize);
        Ok(Kept::new(&snapshot.table, &events))
    }

    /// Does what the computer wishes, whichever server has asked.
    async fn hear_wishes(self) {
        let client = self.nats.client();
        let wishes = client.queue_subscribe(ACTED, SERVERS.to_owned()).await;
        let wishes = wishes.expect("the subject is valid");
        wishes
            .for_each_concurrent(MAX_AWAY, |message| {
                let courier = self.clone();
                async move {
                    let Ok(acted) = serde_json::from_slice::<Acted>(&message.payload) else {
                        return;
                    };
                    let taken = courier.games.take_wish(&acted).await;
                    // Without an answer, whoever thought keeps the question.
                    if is_settled(&taken)
                        && let Some(reply) = message.reply
                    {
                        let _ = courier.nats.client().publish(reply, "ok".into()).await;
                    }
                }
            })
            .await;
    }

    async fn carry_analyses(self, analysts: Analysts) {
        let places = Arc::new(Semaphore::new(MAX_AWAY));
        loop {
            let place = places.clone().acquire_owned().await;
            let Some((job, asked)) = analysts.next_away().await else {
                return;
            };
            let (courier, analysts) = (self.clone(), analysts.clone());
            tokio::spawn(async move {
                let (way, ask) = (Way::Queue(Lane::Analysis), Ask::new(asked));
                match converse(&courier.nats, way, ask, |said| job.hear(said)).await {
                    Ok(()) => courier.count_answer(),
                    Err(problem) => {
                        tracing::debug!(%problem, "an analysis comes back");
                        analysts.put_back(job);
                    }
                }
                drop(place);
            });
        }
    }
}

/// Whether nothing more can come of a wish: it was done, or the game has gone on without it.
fn is_settled(taken: &Result<(), Error>) -> bool {
    !matches!(
        taken,
        Err(Error::Unwritable | Error::Internal(_) | Error::Busy | Error::TooSlow)
    )
}
