//! `panta worker`: a machine that thinks. It takes questions from the queue, and hands them back when it
//! is stopped.
//!
//! It knows no database and keeps nothing. Threads that think about games take only those; analysis has
//! threads of low priority, so that games come first here as on a server; tries of campaigns have threads of the lowest.

use std::future::Future;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use async_nats::jetstream::AckKind;
use catalog::{AnalysisView, AnyEngine, AnyProver, Game};
use engine::{Clock, Limits, Listener, Priority, Stop, Stopwatch, Worker};
use futures_util::StreamExt as _;
use solving::{Analysis, Control, Progress, Resources};
use table::{Command, Table};
use tokio::runtime::Handle;
use tokio::task::JoinHandle;

use super::converse::is_heard;
use super::courier::ACTED;
use super::stream::{Lane, Problem, SIGN_OF_LIFE};
use super::trial::Trial;
use super::wire::{Acted, Ask, Asked, Said, Wish};
use crate::StartError;
use crate::analysis::{MIN_TIME as MIN_ANALYSIS, PAUSE, SHARED_TIME};
use crate::engine::{MIN_TIME, RESOURCES};
use crate::nats::Nats;

/// How long a request for a question is left with NATS.
const PULL: Duration = Duration::from_secs(2);
/// How long NATS may take to say that there was none; it may have lost the request.
const GRACE: Duration = Duration::from_secs(1);
/// How long to wait when NATS is away, and before a question is handed out again.
const TRIAL: Duration = Duration::from_millis(500);
/// How long a server may take to keep a move.
const PATIENCE: Duration = Duration::from_secs(3);
/// How long the last words may take.
const FAREWELL: Duration = Duration::from_secs(1);

/// How a machine that thinks is set up.
#[derive(Clone)]
pub struct Thinkers {
    /// Where questions are: `nats://127.0.0.1:4222`. It may hold a secret.
    pub nats: String,
    /// How many threads think for games.
    pub game_threads: NonZeroUsize,
    /// How many threads analyze.
    pub analysis_threads: NonZeroUsize,
    /// Bytes that each of them may use.
    pub analysis_memory: u64,
    /// How many threads make tries of campaigns.
    pub campaign_threads: usize,
    /// Bytes that each of them may use.
    pub campaign_memory: u64,
}

/// Thinks until `shutdown` is done, then hands back what was begun.
pub async fn think(
    thinkers: Thinkers,
    shutdown: impl Future<Output = ()>,
) -> Result<(), StartError> {
    let nats = Nats::connect(&thinkers.nats).await?;
    let stop = Arc::new(Stop::default());
    let analysis = Resources {
        threads: NonZeroUsize::MIN,
        memory: thinkers.analysis_memory,
    };
    let lanes = [
        (
            Lane::Games,
            thinkers.game_threads,
            RESOURCES,
            Priority::Normal,
        ),
        (
            Lane::Analysis,
            thinkers.analysis_threads,
            analysis,
            Priority::Low,
        ),
    ];
    let tasks = |lane, n_threads, is_idle: &Arc<AtomicBool>| {
        let puller = Puller {
            lane,
            n_threads,
            nats: nats.clone(),
            stop: stop.clone(),
            is_idle: is_idle.clone(),
            runtime: Handle::current(),
        };
        std::iter::from_fn(move || puller.runtime.block_on(puller.next()))
    };
    let mut workers = Vec::new();
    for (lane, n_threads, resources, priority) in lanes {
        let is_idle = Arc::new(AtomicBool::new(false));
        for index in 0..n_threads.get() {
            let tasks = tasks(lane, n_threads.get(), &is_idle);
            let new_engine = move || AnyEngine::new(resources);
            let name = format!("{lane:?}-{index}");
            workers.push(Worker::start(name, priority, new_engine, tasks)?);
        }
    }
    let resources = Resources {
        threads: NonZeroUsize::MIN,
        memory: thinkers.campaign_memory,
    };
    let is_idle = Arc::new(AtomicBool::new(false));
    for index in 0..thinkers.campaign_threads {
        let trials = tasks(Lane::Campaigns, thinkers.campaign_threads, &is_idle).map(Trial);
        // On its own thread: from here on, everybody else goes first.
        let new_prover = move || {
            let _ = engine::yield_to_all();
            AnyProver::new(resources)
        };
        let name = format!("{:?}-{index}", Lane::Campaigns);
        workers.push(Worker::start(name, Priority::Low, new_prover, trials)?);
    }
    shutdown.await;
    stop.give();
    let ended = tokio::task::spawn_blocking(|| workers.into_iter().for_each(Worker::join));
    // A worker that panicked has said so.
    let _ = ended.await;
    // What was handed back is on its way, if NATS is there.
    let _ = tokio::time::timeout(FAREWELL, nats.client().flush()).await;
    Ok(())
}

/// Takes questions of one kind from the queue, one at a time.
struct Puller {
    lane: Lane,
    n_threads: usize,
    nats: Nats,
    stop: Arc<Stop>,
    /// Whether it was said that no questions of this kind can be taken.
    is_idle: Arc<AtomicBool>,
    runtime: Handle,
}

impl Puller {
    /// The next question; none when the machine is stopped.
    async fn next(&self) -> Option<Task> {
        loop {
            let pulled = tokio::select! {
                pulled = self.pull() => pulled,
                () = self.stopped() => return None,
            };
            self.tell(pulled.as_ref().err());
            match pulled {
                Ok(Some(task)) => return Some(task),
                Ok(None) => {}
                Err(_) => tokio::time::sleep(TRIAL).await,
            }
        }
    }

    /// Says once that nothing can be done, which nobody would see otherwise, and that it can be done again.
    fn tell(&self, problem: Option<&Problem>) {
        let was_idle = self.is_idle.swap(problem.is_some(), Relaxed);
        match problem {
            Some(problem) if !was_idle => {
                tracing::warn!(%problem, lane = ?self.lane, "no questions can be taken");
            }
            None if was_idle => tracing::info!(lane = ?self.lane, "questions are taken"),
            _ => {}
        }
    }

    async fn pull(&self) -> Result<Option<Task>, Problem> {
        let queue = self.lane.queue(&self.nats).await?;
        let queue = queue.ok_or("no server has made the queue yet")?;
        let batch = queue.batch().max_messages(1).expires(PULL).messages();
        let mut batch = batch.await?;
        let pulled = tokio::time::timeout(PULL + GRACE, batch.next()).await;
        let Some(message) = pulled.ok().flatten().transpose()? else {
            return Ok(None);
        };
        let ask: Ask = match serde_json::from_slice::<Ask>(&message.payload) {
            Ok(ask) if ask.is_understood() => ask,
            // Somebody else may understand it.
            _ => {
                message.ack_with(AckKind::Nak(Some(TRIAL))).await?;
                return Ok(None);
            }
        };
        let pending = message.info().map_or(0, |info| info.pending);
        let hold = Hold::new(self, message, &ask);
        Ok(Some(Task {
            ask,
            hold,
            share: pending as u32 / self.n_threads as u32 + 1,
            stop: self.stop.clone(),
        }))
    }

    /// Done soon after the word to stop was given.
    async fn stopped(&self) {
        while !self.stop.is_given() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

/// A question in hand. It is said again and again that somebody is at it; dropped without having been
/// settled, it is handed back.
pub(super) struct Hold {
    /// Which one it is of all that hold the same question.
    pub(super) number: u64,
    message: Option<async_nats::jetstream::Message>,
    reply: String,
    nats: Nats,
    runtime: Handle,
    /// Whether nobody waits for it any more.
    pub(super) is_unwanted: Arc<AtomicBool>,
    beating: JoinHandle<()>,
}

impl Hold {
    fn new(puller: &Puller, message: async_nats::jetstream::Message, ask: &Ask) -> Self {
        let is_unwanted = Arc::new(AtomicBool::new(false));
        let beat = beat(
            puller.nats.clone(),
            message.clone(),
            ask.reply.clone(),
            is_unwanted.clone(),
        );
        Self {
            number: getrandom::u64().unwrap_or_default(),
            message: Some(message),
            reply: ask.reply.clone(),
            nats: puller.nats.clone(),
            runtime: puller.runtime.clone(),
            is_unwanted,
            beating: puller.runtime.spawn(beat),
        }
    }

    /// Tells whoever asked.
    pub(super) fn say(&self, said: &Said) {
        let told = self.nats.publish(self.reply.clone(), said);
        self.runtime.block_on(told);
    }

    /// Nothing more is to be done about it.
    pub(super) fn settle(&mut self) {
        if let Some(message) = self.message.take() {
            // If it is not heard, the question is thought about once more.
            let _ = self.runtime.block_on(message.ack());
        }
    }

    /// Has a server do what the computer wishes; whether one has.
    fn has_acted(&self, acted: &Acted) -> bool {
        let text = serde_json::to_vec(acted).expect("a wish is plain data");
        let answer = self.runtime.block_on(async {
            let asked = self.nats.client().request(ACTED, text.into());
            tokio::time::timeout(PATIENCE, asked).await
        });
        matches!(answer, Ok(Ok(_)))
    }
}

impl Drop for Hold {
    fn drop(&mut self) {
        self.beating.abort();
        if let Some(message) = self.message.take() {
            let back = message.ack_with(AckKind::Nak(Some(TRIAL)));
            let _ = self.runtime.block_on(back);
        }
    }
}

/// Says that somebody is at it, and asks whether anybody waits.
async fn beat(
    nats: Nats,
    message: async_nats::jetstream::Message,
    reply: String,
    is_unwanted: Arc<AtomicBool>,
) {
    loop {
        tokio::time::sleep(SIGN_OF_LIFE).await;
        // If it is not heard, somebody else gets the question too.
        let _ = message.ack_with(AckKind::Progress).await;
        if !reply.is_empty() && !is_heard(&nats, &reply).await {
            is_unwanted.store(true, Relaxed);
        }
    }
}

/// A question whose turn has come.
pub(super) struct Task {
    pub(super) ask: Ask,
    pub(super) hold: Hold,
    /// How many questions share a thread.
    share: u32,
    pub(super) stop: Arc<Stop>,
}

impl engine::Job<AnyEngine> for Task {
    fn run(&mut self, engine: &mut AnyEngine) {
        match self.ask.question.clone() {
            Asked::Act { table, millis, now } => match table.table() {
                Ok(table) => {
                    let time = self.time(millis, MIN_TIME);
                    let wish = table.computers_wish(engine, time, now, &mut &*self.stop);
                    self.act(&table, wish.as_ref());
                }
                Err(damage) => self.refuse(&damage),
            },
            Asked::Hint { table, millis } => match table.table() {
                Ok(table) => {
                    let time = self.time(millis, MIN_TIME);
                    let hint = table.hint(engine, time, &mut &*self.stop);
                    self.finish(&Said::Hint(hint));
                }
                Err(damage) => self.refuse(&damage),
            },
            Asked::Analyze {
                game,
                position,
                millis,
                lines,
            } => self.analyze(engine, &game, &position, millis, lines),
            Asked::Try { .. } => self.refuse(&"a try is for a solver"),
        }
    }

    /// A game must not stand still for a defect: the computer plays whatever it can.
    fn failed(&mut self) {
        tracing::error!("the engine failed");
        if let Asked::Act { table, .. } = &self.ask.question
            && let Ok(table) = table.table()
        {
            self.act(&table, table.any_command().as_ref());
        } else {
            self.hold.say(&Said::Failed);
            self.hold.settle();
        }
    }
}

impl Task {
    /// Those who wait are not kept waiting long.
    fn time(&self, millis: u64, least: Duration) -> Duration {
        (Duration::from_millis(millis) / self.share).max(least)
    }

    /// Hands a wish to a server. Without one that has kept it, the question goes back.
    fn act(&mut self, table: &Table, wish: Option<&Command>) {
        if self.stop.is_given() {
            return;
        }
        let Some(wish) = wish.and_then(Wish::of) else {
            // The game does not wait for the computer.
            self.hold.settle();
            return;
        };
        let acted = Acted {
            game: table.id.clone(),
            n_events: table.n_events,
            wish,
        };
        if self.hold.has_acted(&acted) {
            self.hold.settle();
        }
    }

    /// Tells the answer, unless the search was broken off: then the question goes back.
    fn finish(&mut self, said: &Said) {
        if !self.stop.is_given() {
            self.hold.say(said);
            self.hold.settle();
        }
    }

    pub(super) fn refuse(&mut self, problem: &dyn std::fmt::Display) {
        tracing::error!(%problem, "a question makes no sense");
        self.hold.say(&Said::Failed);
        self.hold.settle();
    }

    fn analyze(
        &mut self,
        engine: &mut AnyEngine,
        game: &str,
        position: &str,
        millis: u64,
        n_lines: usize,
    ) {
        let position = Game::from_name(game).and_then(|game| game.position(position).ok());
        let Some(position) = position else {
            self.refuse(&"there is no such position");
            return;
        };
        let asked = Duration::from_millis(millis);
        let time = asked.min((SHARED_TIME / self.share).max(MIN_ANALYSIS));
        let mut listening = Listening {
            task: self,
            position: &position,
            stopwatch: Clock::of_machine().start(),
            next_report: Duration::ZERO,
            is_cut: time < asked,
        };
        let situation = (&position).into();
        let analysis = engine.search(situation, Limits::time(time), n_lines, &mut listening);
        let (text, is_whole) = (listening.text(&analysis), !listening.is_cut);
        self.finish(&Said::Done { text, is_whole });
    }
}

/// Hands on what a search says, and ends it when nobody waits for it.
struct Listening<'a> {
    task: &'a Task,
    position: &'a catalog::AnyPosition,
    stopwatch: Stopwatch,
    next_report: Duration,
    is_cut: bool,
}

impl Listening<'_> {
    fn text(&self, analysis: &Analysis<String>) -> String {
        let seconds = self.stopwatch.elapsed().as_secs_f64();
        let view = AnalysisView::new(self.position, analysis, seconds);
        serde_json::to_string(&view).expect("a view is plain data")
    }

    fn report(&self, name: &str, text: String) {
        self.task.hold.say(&Said::Report(name.to_owned(), text));
    }
}

impl Listener<String> for Listening<'_> {
    fn progress(&mut self, progress: Progress) -> Control {
        if self.task.hold.is_unwanted.load(Relaxed) || self.task.stop.is_given() {
            self.is_cut = true;
            return Control::Stop;
        }
        let now = self.stopwatch.elapsed();
        if now >= self.next_report {
            self.next_report = now + PAUSE;
            let Progress { nodes, share, .. } = progress;
            let view = crate::analysis::Progress { nodes, share };
            let text = serde_json::to_string(&view).expect("a view is plain data");
            self.report("progress", text);
        }
        Control::Continue
    }

    fn improved(&mut self, analysis: &Analysis<String>) {
        self.report("analysis", self.text(analysis));
    }
}
