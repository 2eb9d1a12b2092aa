//! Analysis for whoever asks: a few workers of low priority behind a queue that is fair.
//!
//! Each reader has its own channel of reports. Those who ask the same at the same time are told of one
//! search, at whichever server (`shared.rs`), and answers are kept (`answers.rs`), so that a thousand who
//! review one game cost one. When nobody reads any more, the search ends, and a question that still waits
//! is dropped.

mod answers;
mod readers;
mod shared;
mod worker;

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};
use std::time::Duration;

use catalog::{AnalysisView, AnyPosition};
use engine::{Priority, Worker};
use serde::Serialize;
use solving::Resources;
use tokio::sync::mpsc;
use utoipa::openapi::schema::AnyOfBuilder;
use utoipa::openapi::{Ref, RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

use self::answers::Answers;
use self::readers::Readers;
use self::shared::Others;
use self::worker::Task;
use crate::code::Code;
use crate::config::Config;
use crate::desk::Desk;
use crate::error::{Error, ErrorView};
use crate::jobs::{Asked, Said, millis};
use crate::limits::Shares;
use crate::metrics::Metrics;
use crate::store::Store;

/// Time that even the last in a long queue gets.
pub(crate) const MIN_TIME: Duration = Duration::from_millis(200);
/// The sum of times that everybody who waits shares.
pub(crate) const SHARED_TIME: Duration = Duration::from_secs(30);
/// Reports of one question are at least this far apart.
pub(crate) const PAUSE: Duration = Duration::from_millis(100);

/// What is asked.
#[derive(Debug)]
pub(crate) struct Question {
    pub(crate) position: AnyPosition,
    /// How long to think at most.
    pub(crate) time: Duration,
    pub(crate) wanted: Wanted,
}

/// What somebody wants to know of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// What can be said in the time, with so many lines.
    Opinion { n_lines: usize },
    /// The proven value of every move, or nothing.
    Proof,
}

impl Question {
    /// All of it, so that the same question has the same words. A release that thinks otherwise
    /// answers anew.
    fn words(&self) -> String {
        let (game, position) = (self.position.game().name(), &self.position);
        let edition = self.position.edition();
        let millis = millis(self.time);
        let wanted = match self.wanted {
            Wanted::Opinion { n_lines } => n_lines.to_string(),
            Wanted::Proof => "proof".to_owned(),
        };
        let release = env!("CARGO_PKG_VERSION");
        format!("{release} {game} {edition} {position} {millis} {wanted}")
    }
}

/// What is heard of a question, one after another; the last is `Done` or `Failed`.
#[derive(Debug, Clone)]
pub(crate) struct Report {
    pub(crate) kind: Kind,
    /// The JSON of it: `Progress`, an analysis, or an error.
    pub(crate) text: Arc<str>,
}

/// What a report tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// The search goes on.
    Progress,
    /// The answer has become better.
    Improved,
    /// This is the answer.
    Done,
    /// There will be no answer, and why.
    Failed(Code),
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
                 events `analysis` and `done`, the last; or `Error` of the event `failed`, which is \
                 the last where there is no answer.",
            ))
            .item(of(&Progress::name()))
            .item(of(&AnalysisView::name()))
            .item(of(&ErrorView::name()))
            .into()
    }
}

impl ToSchema for Report {}

impl Kind {
    /// The name of the event.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Progress => "progress",
            Self::Improved => "analysis",
            Self::Done => "done",
            Self::Failed(_) => "failed",
        }
    }
}

impl Report {
    fn new(kind: Kind, view: &impl Serialize) -> Self {
        let text = serde_json::to_string(view).expect("a report is plain data");
        Self {
            kind,
            text: text.into(),
        }
    }

    /// An error as it is told in answers of every kind.
    pub(crate) fn failed(error: &Error) -> Self {
        Self::new(Kind::Failed(error.code()), &ErrorView::from(error))
    }

    /// Whether nothing is heard after it.
    pub(crate) fn is_last(&self) -> bool {
        matches!(self.kind, Kind::Done | Kind::Failed(_))
    }
}

/// A question that waits or is thought about.
#[derive(Debug)]
pub(crate) struct Job {
    client: IpAddr,
    question: Question,
    readers: Arc<Readers>,
    answers: Answers,
}

impl Job {
    fn is_wanted(&self) -> bool {
        self.readers.are_there()
    }

    /// Tells the answer, and keeps it if it is all that was asked for.
    fn answer(&self, text: &str, is_whole: bool) {
        if is_whole {
            self.answers.keep(self.question.words(), text);
        }
        self.readers.answer(&Report {
            kind: Kind::Done,
            text: text.into(),
        });
    }

    /// The question as it is asked elsewhere. Proofs are not: they are found with the memory that this
    /// server was given for them.
    fn asked(&self) -> Option<Asked> {
        let Wanted::Opinion { n_lines } = self.question.wanted else {
            return None;
        };
        Some(Asked::Analyze {
            game: self.question.position.game().name().to_owned(),
            position: self.question.position.to_string(),
            millis: millis(self.question.time),
            lines: n_lines,
        })
    }

    /// Hears what is said elsewhere; whether that is enough.
    pub(crate) fn hear(&self, said: Option<Said>) -> ControlFlow<()> {
        match said {
            None => {}
            Some(Said::Report(name, text)) => {
                let kind = if name == Kind::Progress.name() {
                    Kind::Progress
                } else {
                    Kind::Improved
                };
                let text = text.into();
                self.readers.tell(|| Report { kind, text });
            }
            Some(Said::Done { text, is_whole }) => {
                self.answer(&text, is_whole);
                return ControlFlow::Break(());
            }
            Some(Said::Hint(_) | Said::Failed | Said::Lines { .. } | Said::Tried { .. }) => {
                return ControlFlow::Break(());
            }
        }
        if self.is_wanted() {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    }
}

/// Those who analyze. Clones are the same.
#[derive(Debug, Clone)]
pub(crate) struct Analysts(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    desk: Desk<Job>,
    /// Those who are told of each question that is asked now.
    readers: Mutex<HashMap<String, Weak<Readers>>>,
    max_waiting: usize,
    /// Of all that wait or are thought about.
    shares: Arc<Shares>,
    answers: Answers,
    metrics: Arc<Metrics>,
    /// The other servers, once they are known.
    others: OnceLock<Others>,
    /// What a proof may use.
    proving: Resources,
}

impl Analysts {
    /// Starts the workers. Games that wait for an answer come first: analysis gets what is left of
    /// the machine.
    pub(crate) fn start(
        config: &Config,
        store: Store,
        metrics: Arc<Metrics>,
    ) -> std::io::Result<Self> {
        let resources = Resources {
            threads: NonZeroUsize::MIN,
            memory: config.analysis_memory,
        };
        let analysts = Self(Arc::new(Shared {
            desk: Desk::default(),
            readers: Mutex::default(),
            max_waiting: config.limits.analyses,
            shares: Shares::new(usize::MAX, config.limits.analyses_per_client),
            answers: Answers::new(store),
            metrics,
            others: OnceLock::new(),
            proving: resources,
        }));
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
    pub(crate) async fn ask(
        &self,
        client: IpAddr,
        question: Question,
    ) -> Result<mpsc::Receiver<Report>, Error> {
        let keeper = self.keeper_of(&question);
        self.ask_of(keeper, client, question).await
    }

    /// Asks another server, or this one.
    async fn ask_of(
        &self,
        keeper: Option<String>,
        client: IpAddr,
        question: Question,
    ) -> Result<mpsc::Receiver<Report>, Error> {
        let words = question.words();
        if let Some(text) = self.0.answers.find(&words).await {
            return Ok(readers::only(Report {
                kind: Kind::Done,
                text,
            }));
        }
        let mut asked = self
            .0
            .readers
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        self.0.desk.retain(Job::is_wanted);
        asked.retain(|_, readers| readers.strong_count() > 0);
        let share = || self.0.shares.take(client).ok_or(Error::TooMany(1));
        if let Some(readers) = asked.get(&words).and_then(Weak::upgrade)
            && let Some(receiver) = readers.join(share()?)
        {
            return Ok(receiver);
        }
        if self.0.desk.lock().len() >= self.0.max_waiting {
            return Err(Error::Busy);
        }
        let (readers, receiver) = Readers::new(share()?);
        asked.insert(words, Arc::downgrade(&readers));
        let job = Job {
            client,
            question,
            readers,
            answers: self.0.answers.clone(),
        };
        if let Some(keeper) = keeper {
            tokio::spawn(self.clone().send(keeper, job));
            return Ok(receiver);
        }
        self.0.desk.put(client, job);
        Ok(receiver)
    }

    /// Takes a question back that nobody elsewhere has answered.
    pub(crate) fn put_back(&self, job: Job) {
        self.0.desk.put_back(job.client, job);
    }

    /// Whether the threads here take all questions, or couriers take all but proofs.
    pub(crate) fn think_here(&self, is_here: bool) {
        self.0.desk.think_here(is_here);
    }

    /// The next question for a courier, and how it is asked elsewhere; none when the server stops.
    pub(crate) async fn next_away(&self) -> Option<(Job, Asked)> {
        let (_, job, asked) = self.0.desk.next_away(Job::asked).await?;
        Metrics::count(&self.0.metrics.analyses);
        Some((job, asked))
    }

    /// Lets the workers end.
    pub(crate) fn close(&self) {
        self.0.desk.close();
    }

    /// Forgets the oldest answers beyond what is kept.
    pub(crate) async fn prune(&self) {
        self.0.answers.prune().await;
    }

    /// The next question; none when the server stops.
    fn next(&self) -> Option<Job> {
        let is_proof = |job: &Job| job.question.wanted == Wanted::Proof;
        let (_, job) = self.0.desk.next_here(is_proof)?;
        Metrics::count(&self.0.metrics.analyses);
        Some(job)
    }

    /// How long to think about a question: as long as was asked for if nobody waits; otherwise the less the
    /// more wait, and no longer than somebody else would who waits. It grows shorter while a question is
    /// thought about, if others come.
    fn time(&self, job: &Job) -> Duration {
        let waiting = self.0.desk.lock();
        let n_waiting = waiting.len() as u32 + 1;
        if n_waiting == 1 {
            return job.question.time;
        }
        let others = waiting.firsts_of_others(job.client);
        let shortest = others.map(|other| other.question.time).min();
        let fair = (SHARED_TIME / n_waiting).min(shortest.unwrap_or(Duration::MAX));
        job.question.time.min(fair.max(MIN_TIME))
    }
}

#[cfg(test)]
mod tests {
    use catalog::Game;
    use serde_json::json;
    use services::Nats as NatsServer;

    use super::*;
    use crate::config::Database;
    use crate::nats::Nats;
    use crate::servers::Servers;

    fn question(millis: u64) -> Question {
        let position = Game::from_name("pentago")
            .unwrap()
            .position("6/6/6/6/6/6 w");
        Question {
            position: position.unwrap(),
            time: Duration::from_millis(millis),
            wanted: Wanted::Opinion { n_lines: 3 },
        }
    }

    /// What analysts with one thread are started with, in a folder that lasts as long as it is held.
    async fn with_one_thread() -> (Config, Store, tempfile::TempDir) {
        let folder = tempfile::tempdir().unwrap();
        let mut config = Config::new(Database::Folder(folder.path().to_owned()));
        config.analysis_threads = NonZeroUsize::MIN;
        config.analysis_memory = 1 << 20;
        let time = crate::time::Time::start().unwrap();
        let opened = Store::open(&config.database, Arc::default(), time);
        let store = opened.await.unwrap();
        (config, store, folder)
    }

    /// The text of the answer.
    async fn answer(mut reports: mpsc::Receiver<Report>) -> Arc<str> {
        while let Some(report) = reports.recv().await {
            if report.kind == Kind::Done {
                return report.text;
            }
        }
        panic!("there was no answer");
    }

    #[tokio::test]
    async fn many_who_ask_the_same_cost_one() {
        let (config, store, _folder) = with_one_thread().await;
        let analysts = Analysts::start(&config, store.clone(), Arc::default()).unwrap();
        let mut readers = Vec::new();
        for number in 0..100 {
            let client = IpAddr::from([192, 0, 2, number]);
            readers.push(analysts.ask(client, question(300)).await.unwrap());
        }
        assert!(analysts.0.desk.lock().len() <= 1, "all join one search");
        let mut answers = Vec::new();
        for reader in readers {
            answers.push(answer(reader).await);
        }
        assert!(
            answers.iter().all(|text| *text == answers[0]),
            "they differ"
        );
        analysts.close();
        while store
            .answer(&question(300).words())
            .await
            .unwrap()
            .is_none()
        {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        // After a restart it is still known, to the last digit of the time that it took.
        let analysts = Analysts::start(&config, store, Arc::default()).unwrap();
        let client = IpAddr::from([192, 0, 2, 1]);
        let again = analysts.ask(client, question(300)).await.unwrap();
        assert!(answer(again).await == answers[0], "it is forgotten");
        let other = analysts.ask(client, question(301)).await.unwrap();
        assert_ne!(
            answer(other).await,
            answers[0],
            "another limit is another question"
        );
        analysts.close();
    }

    #[tokio::test]
    async fn a_reader_that_stalls_holds_up_nobody() {
        let (analysts, _folder) = one_analyst().await;
        let [one, other] = [1, 2].map(|number| IpAddr::from([192, 0, 2, number]));
        // There are more reports than wait for a reader, and it reads none of them.
        let mut stalled = analysts.ask(one, question(3000)).await.unwrap();
        let mut reports = analysts.ask(other, question(2900)).await.unwrap();
        let answered = async {
            while let Some(report) = reports.recv().await {
                if report.kind == Kind::Done {
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
        let kind = last.map(|report| report.kind);
        assert_eq!(kind, Some(Kind::Done), "its answer is kept");
        analysts.close();
    }

    fn proof(millis: u64) -> Question {
        Question {
            wanted: Wanted::Proof,
            ..question(millis)
        }
    }

    /// Analysts with one thread, in a folder that lasts as long as it is held.
    async fn one_analyst() -> (Analysts, tempfile::TempDir) {
        let (config, store, folder) = with_one_thread().await;
        let analysts = Analysts::start(&config, store, Arc::default()).unwrap();
        (analysts, folder)
    }

    #[tokio::test]
    async fn a_proof_waits_in_turn_where_it_is_asked() {
        let Some(server) = NatsServer::start() else {
            return;
        };
        let nats = Nats::connect(&server.url()).await.unwrap();
        nats.state().wait_for(|is_there| *is_there).await.unwrap();
        let servers = Arc::new(Servers::new(Some(nats.clone())));
        let (analysts, _folder) = one_analyst().await;
        analysts.share(&nats, &servers);
        let [one, other] = [1, 2].map(|number| IpAddr::from([192, 0, 2, number]));
        // The only thread has something to think about.
        let busy = analysts.ask_of(None, one, question(60_000)).await.unwrap();
        while analysts.0.desk.lock().len() > 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        let release = env!("CARGO_PKG_VERSION");
        let beat = json!({ "server": "other", "release": release });
        servers.hear(&serde_json::from_value(beat).unwrap());
        let for_other = |millis: &u64| servers.keeper_of(&proof(*millis).words()).is_some();
        let millis = (60_000..61_000).find(for_other).unwrap();
        let proof = analysts.ask(other, proof(millis)).await.unwrap();
        let (jobs, here) = loop {
            let lengths = {
                let waiting = analysts.0.desk.lock();
                (waiting.len() - waiting.n_back(), waiting.n_back())
            };
            if lengths != (0, 0) {
                break lengths;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        };
        assert_eq!((jobs, here), (1, 0), "it goes past all who wait");
        analysts.close();
        drop((busy, proof));
    }

    #[tokio::test]
    async fn couriers_leave_proofs_to_the_threads_here() {
        let (analysts, _folder) = one_analyst().await;
        analysts.think_here(false);
        let client = IpAddr::from([192, 0, 2, 1]);
        let mut proof = analysts.ask(client, proof(300)).await.unwrap();
        let opinion = analysts.ask(client, question(300)).await.unwrap();
        let (job, _) = analysts.next_away().await.unwrap();
        assert_eq!(job.question.wanted, Wanted::Opinion { n_lines: 3 });
        // Proven or not, it is answered.
        let answered = async {
            while let Some(report) = proof.recv().await {
                if report.is_last() {
                    return;
                }
            }
            panic!("there was no answer");
        };
        let in_time = tokio::time::timeout(Duration::from_mins(1), answered);
        in_time.await.expect("a thread takes it");
        analysts.close();
        drop(opinion);
    }
}
