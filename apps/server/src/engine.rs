//! The computer's thinking: a few workers that take questions, of one client after another.
//!
//! The queue holds tables as they were; an answer for a table that has changed since is dropped.

use std::net::IpAddr;
use std::num::NonZeroUsize;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use boardgame::{ByColor, Color, Random};
use catalog::protocol::{Clocks, Go};
use catalog::{AnyEngine, AnyRecord, Situation};
use engine::level::Level;
use engine::{Limits, Priority, Stop, Worker};
use solving::Resources;
use tokio::runtime::Handle;
use tokio::sync::oneshot;

use crate::config::Config;
use crate::error::Error;
use crate::games::{Games, Snapshot};
use crate::queue::FairQueue;
use crate::table::{Command, Table};

/// The longest that the highest level thinks about a move, when nobody else waits.
const MAX_TIME: Duration = Duration::from_secs(1);
/// Time that even the last in a long queue gets.
const MIN_TIME: Duration = Duration::from_millis(30);
/// What each engine may use: one core, and some memory of positions.
const RESOURCES: Resources = Resources {
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
}

/// The questions that wait. Clones are the same queue.
#[derive(Debug, Clone)]
pub(crate) struct EngineQueue(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    jobs: Mutex<FairQueue<Job>>,
    is_filled: Condvar,
    /// Given when the server stops.
    stop: Stop,
    /// Hints and new games are refused beyond this.
    capacity: usize,
    capacity_for_one: usize,
    n_threads: usize,
    new_engine: fn(Resources) -> AnyEngine,
}

impl EngineQueue {
    pub(crate) fn new(config: &Config) -> Self {
        Self(Arc::new(Shared {
            jobs: Mutex::default(),
            is_filled: Condvar::new(),
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
        self.lock().push(asker, job);
        self.0.is_filled.notify_one();
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
        self.lock().retain(|_| false);
        self.0.is_filled.notify_all();
    }

    fn next(&self) -> Option<(IpAddr, Job)> {
        let mut jobs = self.lock();
        loop {
            if self.0.stop.is_given() {
                return None;
            }
            if let Some(job) = jobs.pop() {
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
        let share = (jobs.n_clients() + jobs.len_of(asker)) / self.0.n_threads + 1;
        (MAX_TIME / share as u32).max(MIN_TIME)
    }

    fn lock(&self) -> MutexGuard<'_, FairQueue<Job>> {
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
        let level = table.seats[table.turn()].level()?;
        let Some(record) = table.record() else {
            return Some(Command::Choose(self.choose_color(engine, table, level)?));
        };
        let limits = self.limits(table);
        let text = self.choose_move(engine, record, level, seed(table), limits)?;
        let ply = table.plies();
        Some(Command::Move { text, ply })
    }

    fn hint(&self, engine: &mut AnyEngine, table: &Table) -> Option<String> {
        let limits = Limits::time(self.queue.time(self.asker));
        self.choose_move(engine, table.record()?, Level::MAX, seed(table), limits)
    }

    fn choose_move(
        &self,
        engine: &mut AnyEngine,
        record: &AnyRecord,
        level: Level,
        seed: u64,
        limits: Limits,
    ) -> Option<String> {
        let position = record.position();
        let situation = Situation {
            position: &position,
            history: record.keys(),
        };
        let mut stop = &self.queue.0.stop;
        let analysis = engine.choose(situation, level, seed, limits, &mut stop);
        let any = || position.legal_moves().into_iter().next();
        analysis.best.or_else(any)
    }

    fn choose_color(&self, engine: &mut AnyEngine, table: &Table, level: Level) -> Option<Color> {
        let layout = table.setup.game.layout_position(&table.setup.start).ok()?;
        let mut stop = &self.queue.0.stop;
        let limits = self.limits(table);
        Some(engine.choose_color(&layout, level, seed(table), limits, &mut stop))
    }

    /// Those who wait are not kept waiting long, and the computer's own clock is kept.
    fn limits(&self, table: &Table) -> Limits {
        let clocks = table.times(self.games.time().now());
        let clocks = clocks.map(|(setting, left, _)| Clocks {
            time: ByColor(left.0.map(Duration::from_millis)),
            increment: ByColor([Duration::from_millis(setting.increment); 2]),
        });
        let go = Go {
            movetime: Some(self.queue.time(self.asker)),
            clocks,
            ..Go::default()
        };
        go.limits(table.turn())
    }
}

/// Makes one game different from another, and a game the same when it is resumed.
fn seed(table: &Table) -> u64 {
    let start = table.setup.created_at;
    let mut random = Random::new(start ^ table.plies() as u64);
    random.bits()
}
