//! The computer's thinking: a few threads that take questions one after another.
//!
//! Threads, not tasks: a search never gives the processor back by itself. The queue holds tables as
//! they were; an answer for a table that has changed since is dropped.

use std::collections::VecDeque;
use std::num::NonZeroUsize;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use boardgame::{Color, Random};
use catalog::{AnyEngine, AnyRecord, Situation};
use engine::Listener;
use engine::level::Level;
use solving::{Control, Progress, Resources};
use tokio::runtime::Handle;
use tokio::sync::oneshot;

use crate::games::{Games, Snapshot};
use crate::table::{Command, Table};

/// The longest that the highest level thinks about a move, when nobody else waits.
const MAX_TIME: Duration = Duration::from_secs(1);
/// Time that even the last in a long queue gets.
const MIN_TIME: Duration = Duration::from_millis(30);
/// Bytes for each engine's memory of positions.
const MEMORY: u64 = 32 << 20;

/// A question for the engine.
#[derive(Debug)]
pub(crate) enum Job {
    /// Move or choose for the computer at this table.
    Act(Arc<Snapshot>),
    /// Say what to play at this table.
    Hint(Arc<Snapshot>, oneshot::Sender<Option<String>>),
}

/// The questions that wait. Clones are the same queue.
#[derive(Debug, Clone)]
pub(crate) struct EngineQueue(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    jobs: Mutex<VecDeque<Job>>,
    is_filled: Condvar,
    is_closed: AtomicBool,
    /// Hints and new games are refused beyond this.
    capacity: usize,
    n_threads: usize,
}

impl EngineQueue {
    pub(crate) fn new(n_threads: NonZeroUsize, capacity: usize) -> Self {
        Self(Arc::new(Shared {
            jobs: Mutex::default(),
            is_filled: Condvar::new(),
            is_closed: AtomicBool::new(false),
            capacity,
            n_threads: n_threads.get(),
        }))
    }

    /// Starts the threads, which call back to the games.
    pub(crate) fn start(&self, games: &Games) -> std::io::Result<()> {
        for index in 0..self.0.n_threads {
            let worker = Worker {
                queue: self.clone(),
                games: games.clone(),
                runtime: Handle::current(),
                engine: new_engine(),
            };
            std::thread::Builder::new()
                .name(format!("engine-{index}"))
                .spawn(move || worker.run())?;
        }
        Ok(())
    }

    /// Takes a question in. Games that wait for the computer are always taken in; there are no more
    /// of these than games.
    pub(crate) fn submit(&self, job: Job) {
        self.lock().push_back(job);
        self.0.is_filled.notify_one();
    }

    /// Whether more questions than these would wait too long.
    pub(crate) fn is_full(&self) -> bool {
        self.len() >= self.0.capacity
    }

    /// How many questions wait.
    pub(crate) fn len(&self) -> usize {
        self.lock().len()
    }

    /// Lets the threads end. What waits is in the store and goes on after the next start.
    pub(crate) fn close(&self) {
        self.0.is_closed.store(true, Relaxed);
        self.lock().clear();
        self.0.is_filled.notify_all();
    }

    fn next(&self) -> Option<Job> {
        let mut jobs = self.lock();
        loop {
            if self.0.is_closed.load(Relaxed) {
                return None;
            }
            if let Some(job) = jobs.pop_front() {
                return Some(job);
            }
            let woken = self.0.is_filled.wait(jobs);
            jobs = woken.unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// The longer the queue, the shorter the thought.
    fn time(&self) -> Duration {
        let share = (self.len() / self.0.n_threads + 1) as u32;
        (MAX_TIME / share).max(MIN_TIME)
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<Job>> {
        self.0.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A thread that thinks.
struct Worker {
    queue: EngineQueue,
    games: Games,
    runtime: Handle,
    engine: AnyEngine,
}

impl Worker {
    fn run(mut self) {
        while let Some(job) = self.queue.next() {
            let began = Instant::now();
            match job {
                Job::Act(snapshot) => self.act(&snapshot),
                Job::Hint(snapshot, reply) => {
                    // Whoever asked may have gone away.
                    let _ = reply.send(self.safely(&snapshot.table, Self::hint));
                }
            }
            self.games.metrics().thought(began.elapsed());
        }
    }

    fn act(&mut self, snapshot: &Snapshot) {
        let current = self
            .runtime
            .block_on(self.games.snapshot(&snapshot.table.id));
        if current.is_ok_and(|current| current.table.n_events != snapshot.table.n_events) {
            return;
        }
        let Some(command) = self.safely(&snapshot.table, Self::decide) else {
            return;
        };
        let acted = self
            .runtime
            .block_on(self.games.act_for_computer(snapshot, command));
        if let Err(error) = acted {
            tracing::debug!(%error, game = snapshot.table.id, "the computer's move was not needed");
        }
    }

    /// A search that panics costs its own answer, not the thread.
    fn safely<T>(
        &mut self,
        table: &Table,
        think: impl FnOnce(&mut Self, &Table) -> Option<T>,
    ) -> Option<T> {
        let thought = catch_unwind(AssertUnwindSafe(|| think(self, table)));
        thought.unwrap_or_else(|_| {
            tracing::error!(game = table.id, "the engine failed");
            self.engine = new_engine();
            None
        })
    }

    fn decide(&mut self, table: &Table) -> Option<Command> {
        let level = table.seats[table.turn()].level()?;
        let Some(record) = table.record() else {
            return Some(Command::Choose(self.choose_color(table, level)?));
        };
        let text = self.choose_move(record, level, seed(table));
        Some(Command::Move {
            text: text?,
            ply: table.plies(),
        })
    }

    fn hint(&mut self, table: &Table) -> Option<String> {
        self.choose_move(table.record()?, Level::MAX, seed(table))
    }

    fn choose_move(&mut self, record: &AnyRecord, level: Level, seed: u64) -> Option<String> {
        let position = record.position();
        let situation = Situation {
            position: &position,
            history: record.keys(),
        };
        let mut deadline = self.deadline(level);
        let analysis = self.engine.choose(situation, level, seed, &mut deadline);
        let any = || position.legal_moves().into_iter().next();
        analysis.best.or_else(any)
    }

    fn choose_color(&mut self, table: &Table, level: Level) -> Option<Color> {
        let layout = table.setup.game.layout_position(&table.setup.start).ok()?;
        let mut deadline = self.deadline(level);
        let engine = &mut self.engine;
        Some(engine.choose_color(&layout, level, seed(table), &mut deadline))
    }

    /// Only the highest level goes by the clock; the others play the same however many wait.
    fn deadline(&self, level: Level) -> Deadline {
        Deadline {
            at: (level == Level::MAX).then(|| Instant::now() + self.queue.time()),
            queue: self.queue.clone(),
        }
    }
}

fn new_engine() -> AnyEngine {
    AnyEngine::new(Resources {
        threads: NonZeroUsize::MIN,
        memory: MEMORY,
    })
}

/// Makes one game different from another, and a game the same when it is resumed.
fn seed(table: &Table) -> u64 {
    let start = table.setup.created_at;
    let mut random = Random::new(start ^ table.plies() as u64);
    random.bits()
}

/// Stops a search in time, or when the server stops.
struct Deadline {
    at: Option<Instant>,
    queue: EngineQueue,
}

impl Listener<String> for Deadline {
    fn progress(&mut self, _progress: Progress) -> Control {
        let is_late = self.at.is_some_and(|at| Instant::now() >= at);
        if is_late || self.queue.0.is_closed.load(Relaxed) {
            Control::Stop
        } else {
            Control::Continue
        }
    }
}
