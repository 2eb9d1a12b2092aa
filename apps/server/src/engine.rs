//! The computer's thinking: a few workers that take questions, of one client after another.
//!
//! The queue holds tables as they were; an answer for a table that has changed since is dropped. Threads
//! of this process take from it, or couriers (`jobs/`) to machines that think elsewhere.

use std::net::IpAddr;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::{Duration, Instant};

use catalog::AnyEngine;
use engine::{Priority, Stop, Worker};
use solving::Resources;
use table::{Command, Table};
use tokio::runtime::Handle;
use tokio::sync::oneshot;

use crate::config::Config;
use crate::desk::Desk;
use crate::error::Error;
use crate::games::{Games, Snapshot};

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
    desk: Desk<Job>,
    /// Hints and new games are refused beyond this.
    capacity: usize,
    capacity_for_one: usize,
    n_threads: usize,
    new_engine: fn(Resources) -> AnyEngine,
}

impl EngineQueue {
    pub(crate) fn new(config: &Config) -> Self {
        Self(Arc::new(Shared {
            desk: Desk::default(),
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
            let (asker, job) = queue.desk().next_here(|_| false)?;
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
        self.desk().put(asker, job);
    }

    /// Takes a question back that nobody elsewhere has answered.
    pub(crate) fn submit_here(&self, asker: IpAddr, job: Job) {
        self.desk().put_back(asker, job);
    }

    /// Whether the threads here take all questions, or couriers do.
    pub(crate) fn think_here(&self, is_here: bool) {
        self.desk().think_here(is_here);
    }

    /// The next question for a courier; none when the server stops.
    pub(crate) async fn next_away(&self) -> Option<(IpAddr, Job)> {
        let (asker, job, ()) = self.desk().next_away(|_| Some(())).await?;
        Some((asker, job))
    }

    /// Refuses what could not wait, of all together or of this client.
    pub(crate) fn check_room(&self, asker: IpAddr) -> Result<(), Error> {
        let waiting = self.desk().lock();
        if waiting.len() >= self.0.capacity {
            return Err(Error::Busy);
        }
        if waiting.len_of(asker) >= self.0.capacity_for_one {
            return Err(Error::TooMany(1));
        }
        Ok(())
    }

    /// How many questions wait.
    pub(crate) fn len(&self) -> usize {
        self.desk().lock().len()
    }

    /// Lets the workers end. What waits is in the store and goes on after the next start.
    pub(crate) fn close(&self) {
        self.desk().close();
    }

    /// The questions that wait.
    fn desk(&self) -> &Desk<Job> {
        &self.0.desk
    }

    /// The more clients wait, the shorter the thought, and the more one client waits for. What one
    /// asks for does not make the thoughts of others shorter.
    fn time(&self, asker: IpAddr) -> Duration {
        let waiting = self.desk().lock();
        let share = (waiting.n_clients() + waiting.len_of(asker)) / self.0.n_threads + 1;
        (MAX_TIME / share as u32).max(MIN_TIME)
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
        self.queue.desk().stop()
    }
}
