//! Analysis for whoever asks: a few workers of low priority behind a queue that is fair.
//!
//! Each question has its own channel of reports. When nobody reads them anymore, the search ends, and
//! a question that still waits is dropped.

mod worker;

use std::net::IpAddr;
use std::num::NonZeroUsize;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use catalog::{AnalysisView, AnyPosition};
use engine::{Priority, Stop, Worker};
use serde::Serialize;
use solving::Resources;
use tokio::sync::mpsc;
use utoipa::openapi::schema::AnyOfBuilder;
use utoipa::openapi::{Ref, RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

use self::worker::Task;
use crate::config::Config;
use crate::error::Error;
use crate::limits::{Share, Shares};
use crate::queue::FairQueue;

/// The reports that may wait for a slow reader; more than these are left out. The last place is kept
/// for the answer, so that nobody who thinks ever waits for a reader.
const MAX_REPORTS: usize = 16;
/// Time that even the last in a long queue gets.
const MIN_TIME: Duration = Duration::from_millis(200);
/// The sum of times that everybody who waits shares.
const SHARED_TIME: Duration = Duration::from_secs(30);

/// What is asked.
#[derive(Debug)]
pub(crate) struct Question {
    pub(crate) position: AnyPosition,
    /// How long to think at most.
    pub(crate) time: Duration,
    /// How many lines are wanted.
    pub(crate) n_lines: usize,
}

/// What is heard of a question, one after another; the last is `Done`.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum Report {
    /// The search goes on.
    Progress(Progress),
    /// The answer has become better.
    Improved(Box<AnalysisView>),
    /// This is the answer.
    Done(Box<AnalysisView>),
}

/// How far a search is.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Progress {
    pub(crate) nodes: u64,
    /// The share of the work that is done, where it is known.
    #[schema(required)]
    pub(crate) share: Option<f64>,
}

impl PartialSchema for Report {
    fn schema() -> RefOr<Schema> {
        let of = |name: &str| Ref::from_schema_name(name);
        AnyOfBuilder::new()
            .description(Some(
                "The data of one event: `Progress` of the event `progress`, `Analysis` of the \
                 events `analysis` and `done`, the last.",
            ))
            .item(of(&Progress::name()))
            .item(of(&AnalysisView::name()))
            .into()
    }
}

impl ToSchema for Report {}

impl Report {
    /// The name of the event.
    pub(crate) fn name(&self) -> &'static str {
        match self {
            Self::Progress(_) => "progress",
            Self::Improved(_) => "analysis",
            Self::Done(_) => "done",
        }
    }
}

/// A question that waits or is thought about.
#[derive(Debug)]
struct Job {
    client: IpAddr,
    question: Question,
    reports: mpsc::Sender<Report>,
    _share: Share,
}

impl Job {
    fn is_wanted(&self) -> bool {
        !self.reports.is_closed()
    }

    /// Tells on the way, unless the reader is behind: that misses only how far it is.
    fn tell(&self, report: impl FnOnce() -> Report) {
        if self.reports.capacity() > 1 {
            let _ = self.reports.try_send(report());
        }
    }

    /// Tells the answer, for which there is a place. Whoever asked may have gone away.
    fn answer(&self, report: Report) {
        let _ = self.reports.try_send(report);
    }
}

/// Those who analyze. Clones are the same.
#[derive(Debug, Clone)]
pub(crate) struct Analysts(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    waiting: Mutex<FairQueue<Job>>,
    is_filled: Condvar,
    /// Given when the server stops.
    stop: Stop,
    max_waiting: usize,
    /// Of all that wait or are thought about.
    shares: Arc<Shares>,
}

impl Analysts {
    /// Starts the workers. Games that wait for an answer come first: analysis gets what is left of
    /// the machine.
    pub(crate) fn start(config: &Config) -> std::io::Result<Self> {
        let analysts = Self(Arc::new(Shared {
            waiting: Mutex::default(),
            is_filled: Condvar::new(),
            stop: Stop::default(),
            max_waiting: config.limits.analyses,
            shares: Shares::new(usize::MAX, config.limits.analyses_per_client),
        }));
        let resources = Resources {
            threads: NonZeroUsize::MIN,
            memory: config.analysis_memory,
        };
        for index in 0..config.analysis_threads.get() {
            let name = format!("analyst-{index}");
            let new_engine = config.engine;
            let new_engine = move || new_engine(resources);
            Worker::start(name, Priority::Low, new_engine, analysts.tasks())?;
        }
        Ok(analysts)
    }

    /// The questions as they are handed to a worker.
    fn tasks(&self) -> impl Iterator<Item = Task> + use<> {
        let analysts = self.clone();
        std::iter::from_fn(move || {
            Some(Task {
                job: analysts.next()?,
                analysts: analysts.clone(),
            })
        })
    }

    /// Asks; the answers come one after another. Dropping the receiver takes the question back.
    pub(crate) fn ask(
        &self,
        client: IpAddr,
        question: Question,
    ) -> Result<mpsc::Receiver<Report>, Error> {
        let (reports, receiver) = mpsc::channel(MAX_REPORTS);
        let mut waiting = self.lock();
        waiting.retain(Job::is_wanted);
        if waiting.len() >= self.0.max_waiting {
            return Err(Error::Busy);
        }
        let share = self.0.shares.take(client).ok_or(Error::TooMany(1))?;
        let job = Job {
            client,
            question,
            reports,
            _share: share,
        };
        waiting.push(client, job);
        self.0.is_filled.notify_one();
        Ok(receiver)
    }

    /// Lets the workers end.
    pub(crate) fn close(&self) {
        self.0.stop.give();
        self.lock().retain(|_| false);
        self.0.is_filled.notify_all();
    }

    /// The next question; none when the server stops.
    fn next(&self) -> Option<Job> {
        let mut waiting = self.lock();
        loop {
            if self.0.stop.is_given() {
                return None;
            }
            if let Some((_, job)) = waiting.pop() {
                return Some(job);
            }
            let woken = self.0.is_filled.wait(waiting);
            waiting = woken.unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// How long to think about a question: as long as was asked for, but the less the more wait, and
    /// no longer than somebody else would who waits. It grows shorter while a question is thought
    /// about, if others come.
    fn time(&self, job: &Job) -> Duration {
        let waiting = self.lock();
        let n_waiting = waiting.len() as u32 + 1;
        let others = waiting.firsts_of_others(job.client);
        let shortest = others.map(|other| other.question.time).min();
        let fair = (SHARED_TIME / n_waiting).min(shortest.unwrap_or(Duration::MAX));
        job.question.time.min(fair.max(MIN_TIME))
    }

    fn lock(&self) -> MutexGuard<'_, FairQueue<Job>> {
        self.0
            .waiting
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use catalog::Game;

    use super::*;
    use crate::config::Database;

    fn question(millis: u64) -> Question {
        let position = Game::from_name("pentago")
            .unwrap()
            .position("6/6/6/6/6/6 w");
        Question {
            position: position.unwrap(),
            time: Duration::from_millis(millis),
            n_lines: 3,
        }
    }

    #[tokio::test]
    async fn a_reader_that_stalls_holds_up_nobody() {
        let mut config = Config::new(Database::Url(String::new()));
        config.analysis_threads = NonZeroUsize::MIN;
        config.analysis_memory = 1 << 20;
        let analysts = Analysts::start(&config).unwrap();
        let [one, other] = [1, 2].map(|number| IpAddr::from([192, 0, 2, number]));
        // There are more reports than wait for a reader, and it reads none of them.
        let mut stalled = analysts.ask(one, question(3000)).unwrap();
        let mut reports = analysts.ask(other, question(3000)).unwrap();
        let answered = async {
            while let Some(report) = reports.recv().await {
                if let Report::Done(_) = report {
                    return;
                }
            }
            panic!("there was no answer");
        };
        let in_time = tokio::time::timeout(Duration::from_mins(1), answered);
        in_time.await.expect("nobody waits for the reader");
        let mut last = None;
        while let Some(report) = stalled.recv().await {
            last = Some(report);
        }
        assert!(matches!(last, Some(Report::Done(_))), "its answer is kept");
        analysts.close();
    }
}
