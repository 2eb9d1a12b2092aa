//! The computer's thinking: a few workers that take questions, of one client after another.
//!
//! The queue holds tables as they were; an answer for a table that has changed since is dropped. Threads
//! of this process take from it, or couriers (`jobs/`) to machines that think elsewhere.

use std::net::IpAddr;
use std::num::NonZeroUsize;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use catalog::AnyEngine;
use engine::{Priority, Stop, Worker};
use solving::Resources;
use table::{Command, Table};
use tokio::runtime::Handle;
use tokio::sync::{Notify, oneshot};

use crate::config::Config;
use crate::error::Error;
use crate::games::{Games, Snapshot};
use crate::queue::FairQueue;

/// The longest that the highest level thinks about a move, when nobody else waits.
pub(crate) const MAX_TIME: Duration = Duration::from_secs(1);
/// Time that even the last in a long queue gets.
pub(crate) const MIN_TIME: Duration = Duration::from_millis(30);
/// What each engine may use: one core, and some memory of positions.
pub(crate) const RESOURCES: Resources = Resources {
    threads: NonZeroUsize::MIN,
    memory: 32 << 20,
};

/// A question for the engine.
#[derive(Debug)]
pub(crate) enum Job {
    /// Move or choose for the computer at this table.
    Act(Arc<Snapshot>),
    /// Say what to play at this table, as long as somebody has not been answered.
    Hint(Arc<Snapshot>, Option<oneshot::Sender<Option<String>>>),
}

impl Job {
    /// Asks what to play at this table; the answer comes there.
    pub(crate) fn hint(snapshot: Arc<Snapshot>) -> (Self, oneshot::Receiver<Option<String>>) {
        let (reply, answer) = oneshot::channel();
        (Self::Hint(snapshot, Some(reply)), answer)
    }

    /// Answers whoever asked for a hint; they may have gone away.
    pub(crate) fn answer(self, hint: Option<String>) {
        if let Self::Hint(_, Some(reply)) = self {
            let _ = reply.send(hint);
        }
    }
}

/// The questions that wait. Clones are the same queue.
#[derive(Debug, Clone)]
pub(crate) struct EngineQueue(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    jobs: Mutex<Waiting>,
    is_filled: Condvar,
    is_filled_for_couriers: Notify,
    /// Given when the server stops.
    stop: Stop,
    /// Hints and new games are refused beyond this.
    capacity: usize,
    capacity_for_one: usize,
    n_threads: usize,
    new_engine: fn(Resources) -> AnyEngine,
}

/// What waits, and who takes it.
#[derive(Debug)]
struct Waiting {
    jobs: FairQueue<Job>,
    /// What came back from elsewhere, and is thought about here whoever takes the rest.
    here: FairQueue<Job>,
    /// Whether the threads here take all.
    is_here: bool,
}

impl Waiting {
    fn pop_here(&mut self) -> Option<(IpAddr, Job)> {
        let back = self.here.pop();
        back.or_else(|| self.is_here.then(|| self.jobs.pop())?)
    }

    fn pop_away(&mut self) -> Option<(IpAddr, Job)> {
        (!self.is_here).then(|| self.jobs.pop())?
    }

    fn len(&self) -> usize {
        self.jobs.len() + self.here.len()
    }

    fn len_of(&self, asker: IpAddr) -> usize {
        self.jobs.len_of(asker) + self.here.len_of(asker)
    }
}

impl EngineQueue {
    pub(crate) fn new(config: &Config) -> Self {
        Self(Arc::new(Shared {
            jobs: Mutex::new(Waiting {
                jobs: FairQueue::default(),
                here: FairQueue::default(),
                is_here: true,
            }),
            is_filled: Condvar::new(),
            is_filled_for_couriers: Notify::new(),
            stop: Stop::default(),
            capacity: config.limits.engine_queue,
            capacity_for_one: config.limits.engine_queue_per_client,
            n_threads: config.engine_threads.get(),
            new_engine: config.engine,
        }))
    }

    /// Starts the workers, which call back to the games.
    pub(crate) fn start(&self, games: &Games) -> std::io::Result<()> {
        for index in 0..self.0.n_threads {
            let name = format!("engine-{index}");
            let new_engine = self.0.new_engine;
            let new_engine = move || new_engine(RESOURCES);
            Worker::start(name, Priority::Normal, new_engine, self.tasks(games))?;
        }
        Ok(())
    }

    /// The questions as they are handed to a worker.
    fn tasks(&self, games: &Games) -> impl Iterator<Item = Task> + use<> {
        let (queue, games, runtime) = (self.clone(), games.clone(), Handle::current());
        std::iter::from_fn(move || {
            let (asker, job) = queue.next()?;
            Some(Task {
                asker,
                job,
                queue: queue.clone(),
                games: games.clone(),
                runtime: runtime.clone(),
            })
        })
    }

    /// Takes a client's question in. Games that wait for the computer are always taken in; there are
    /// no more of these than games.
    pub(crate) fn submit(&self, asker: IpAddr, job: Job) {
        self.lock().jobs.push(asker, job);
        self.0.is_filled.notify_one();
        self.0.is_filled_for_couriers.notify_one();
    }

    /// Takes a question back that nobody elsewhere has answered.
    pub(crate) fn submit_here(&self, asker: IpAddr, job: Job) {
        self.lock().here.push(asker, job);
        self.0.is_filled.notify_one();
    }

    /// Whether the threads here take all questions, or couriers do.
    pub(crate) fn think_here(&self, is_here: bool) {
        self.lock().is_here = is_here;
        self.0.is_filled.notify_all();
        self.0.is_filled_for_couriers.notify_one();
    }

    /// The next question for a courier; none when the server stops.
    pub(crate) async fn next_away(&self) -> Option<(IpAddr, Job)> {
        loop {
            let filled = self.0.is_filled_for_couriers.notified();
            if self.0.stop.is_given() {
                return None;
            }
            let next = self.lock().pop_away();
            if next.is_some() {
                return next;
            }
            filled.await;
        }
    }

    /// Refuses what could not wait, of all together or of this client.
    pub(crate) fn check_room(&self, asker: IpAddr) -> Result<(), Error> {
        let jobs = self.lock();
        if jobs.len() >= self.0.capacity {
            return Err(Error::Busy);
        }
        if jobs.len_of(asker) >= self.0.capacity_for_one {
            return Err(Error::TooMany(1));
        }
        Ok(())
    }

    /// How many questions wait.
    pub(crate) fn len(&self) -> usize {
        self.lock().len()
    }

    /// Lets the workers end. What waits is in the store and goes on after the next start.
    pub(crate) fn close(&self) {
        self.0.stop.give();
        let mut waiting = self.lock();
        waiting.jobs.retain(|_| false);
        waiting.here.retain(|_| false);
        drop(waiting);
        self.0.is_filled.notify_all();
        self.0.is_filled_for_couriers.notify_one();
    }

    fn next(&self) -> Option<(IpAddr, Job)> {
        let mut jobs = self.lock();
        loop {
            if self.0.stop.is_given() {
                return None;
            }
            if let Some(job) = jobs.pop_here() {
                return Some(job);
            }
            let woken = self.0.is_filled.wait(jobs);
            jobs = woken.unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// The more clients wait, the shorter the thought, and the more one client waits for. What one
    /// asks for does not make the thoughts of others shorter.
    fn time(&self, asker: IpAddr) -> Duration {
        let jobs = self.lock();
        let n_clients = jobs.jobs.n_clients() + jobs.here.n_clients();
        let share = (n_clients + jobs.len_of(asker)) / self.0.n_threads + 1;
        (MAX_TIME / share as u32).max(MIN_TIME)
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.0.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A question whose turn has come.
struct Task {
    asker: IpAddr,
    job: Job,
    queue: EngineQueue,
    games: Games,
    runtime: Handle,
}

impl engine::Job<AnyEngine> for Task {
    fn run(&mut self, engine: &mut AnyEngine) {
        let began = Instant::now();
        match &mut self.job {
            Job::Act(snapshot) => {
                let snapshot = snapshot.clone();
                if !self.is_outdated(&snapshot)
                    && let Some(command) = self.decide(engine, &snapshot.table)
                {
                    self.act(&snapshot, command);
                }
            }
            Job::Hint(snapshot, reply) => {
                let (snapshot, reply) = (snapshot.clone(), reply.take());
                let hint = self.hint(engine, &snapshot.table);
                // Whoever asked may have gone away.
                let _ = reply.map(|reply| reply.send(hint));
            }
        }
        self.games.metrics().thought(began.elapsed());
    }

    /// Whoever asked for a hint hears that there is none. A game must not stand still for a defect:
    /// the computer plays whatever it can.
    fn failed(&mut self) {
        let (Job::Act(snapshot) | Job::Hint(snapshot, _)) = &self.job;
        tracing::error!(game = snapshot.table.id, "the engine failed");
        if matches!(self.job, Job::Act(_))
            && let Some(command) = snapshot.table.any_command()
        {
            self.act(snapshot, command);
        }
    }
}

impl Task {
    /// Whether something has happened at the table since it was asked.
    fn is_outdated(&self, snapshot: &Snapshot) -> bool {
        let current = self.games.snapshot(&snapshot.table.id);
        let current = self.runtime.block_on(current);
        current.is_ok_and(|current| current.table.n_events != snapshot.table.n_events)
    }

    fn act(&self, snapshot: &Snapshot, command: Command) {
        let acted = self.games.act_for_computer(self.asker, snapshot, command);
        if let Err(error) = self.runtime.block_on(acted) {
            tracing::debug!(%error, game = snapshot.table.id, "the computer's move was not needed");
        }
    }

    fn decide(&self, engine: &mut AnyEngine, table: &Table) -> Option<Command> {
        let (time, now) = (self.time(), self.games.time().now());
        table.computers_wish(engine, time, now, &mut self.stop())
    }

    fn hint(&self, engine: &mut AnyEngine, table: &Table) -> Option<String> {
        table.hint(engine, self.time(), &mut self.stop())
    }

    /// Those who wait are not kept waiting long.
    fn time(&self) -> Duration {
        self.queue.time(self.asker)
    }

    fn stop(&self) -> &Stop {
        &self.queue.0.stop
    }
}
