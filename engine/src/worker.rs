//! One worker for whoever has jobs for an engine: a thread that does them one after another.
//!
//! Threads, not tasks: a search never gives the processor back by itself. Who hands out the jobs
//! decides which comes next: a channel, or a queue with rules of its own as an iterator that waits.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::thread::{Builder, JoinHandle};
use std::{fmt, io};

use super::platform;

/// Something to do with an engine `E`. Dropping a job must be how whoever waits hears that nothing
/// more will come of it.
pub trait Job<E>: Send {
    /// Whether somebody still waits for it. Asked when its turn comes; if not, it is dropped.
    fn is_wanted(&self) -> bool {
        true
    }

    /// Does it.
    fn run(&mut self, engine: &mut E);

    /// The engine panicked, which is a defect. Whoever waits must hear of it; the next job gets
    /// another engine.
    fn failed(&mut self);
}

/// Which threads come first when there are more than cores.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Priority {
    /// As all others.
    Normal,
    /// Only what the others leave. Where the machine has nothing of the kind, as all others.
    Low,
}

/// A thread with an engine. Dropped, it goes on until there are no more jobs.
pub struct Worker(JoinHandle<()>);

impl Worker {
    /// Starts a thread of this name that takes jobs until there are none. The engine is made when it
    /// is first needed, since its memory is not small.
    pub fn start<E, J: Job<E>>(
        name: impl Into<String>,
        priority: Priority,
        mut new_engine: impl FnMut() -> E + Send + 'static,
        jobs: impl IntoIterator<Item = J> + Send + 'static,
    ) -> io::Result<Self> {
        let thread = Builder::new().name(name.into()).spawn(move || {
            if priority == Priority::Low {
                // A machine that does not allow it has its own idea of who comes first.
                let _ = platform::yield_to_others();
            }
            work(&mut new_engine, jobs);
        });
        thread.map(Self)
    }

    /// Waits until all jobs are done; whoever hands them out must have come to an end.
    pub fn join(self) {
        // What goes wrong in the engine is caught; a job that panics when it is told has itself said
        // so on standard error.
        let _ = self.0.join();
    }
}

impl fmt::Debug for Worker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.0.thread().name().unwrap_or_default();
        f.debug_tuple("Worker").field(&name).finish()
    }
}

fn work<E, J: Job<E>>(new_engine: &mut impl FnMut() -> E, jobs: impl IntoIterator<Item = J>) {
    let mut engine = None;
    for mut job in jobs {
        if !job.is_wanted() {
            continue;
        }
        // What the engine was about to do is forgotten together with it.
        let done = catch_unwind(AssertUnwindSafe(|| {
            job.run(engine.get_or_insert_with(&mut *new_engine));
        }));
        if done.is_err() {
            engine = None;
            job.failed();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{self, Sender};
    use std::sync::{Arc, Barrier};

    use super::*;
    use crate::Stop;

    /// An engine that counts what it was asked.
    type Counter = u32;

    enum Errand {
        Count,
        Break,
        /// Says that it has begun, and goes on until the word.
        Wait(Arc<Barrier>, Arc<Stop>),
    }

    #[derive(Debug, PartialEq, Eq)]
    enum News {
        Count(Counter),
        Failed,
        Stopped,
    }

    struct Told {
        errand: Errand,
        is_wanted: bool,
        news: Sender<News>,
    }

    impl Job<Counter> for Told {
        fn is_wanted(&self) -> bool {
            self.is_wanted
        }

        fn run(&mut self, engine: &mut Counter) {
            *engine += 1;
            let news = match &self.errand {
                Errand::Count => News::Count(*engine),
                Errand::Break => panic!("a defect, on purpose"),
                Errand::Wait(begun, stop) => {
                    begun.wait();
                    stop.wait();
                    News::Stopped
                }
            };
            self.news.send(news).unwrap();
        }

        fn failed(&mut self) {
            self.news.send(News::Failed).unwrap();
        }
    }

    /// What a worker tells of these errands, and whether each is wanted.
    fn news_of(errands: Vec<(Errand, bool)>) -> Vec<News> {
        let (news, told) = mpsc::channel();
        let jobs = errands.into_iter().map(move |(errand, is_wanted)| Told {
            errand,
            is_wanted,
            news: news.clone(),
        });
        let jobs: Vec<_> = jobs.collect();
        let worker = Worker::start("test", Priority::Low, || 0, jobs).unwrap();
        worker.join();
        told.iter().collect()
    }

    #[test]
    fn jobs_are_done_in_order_by_one_engine() {
        let news = news_of(vec![(Errand::Count, true), (Errand::Count, true)]);
        assert_eq!(news, [News::Count(1), News::Count(2)]);
    }

    #[test]
    fn a_panic_is_told_and_costs_the_engine_but_not_the_worker() {
        let errands = [Errand::Count, Errand::Break, Errand::Count];
        let news = news_of(errands.into_iter().map(|errand| (errand, true)).collect());
        assert_eq!(news, [News::Count(1), News::Failed, News::Count(1)]);
    }

    #[test]
    fn what_nobody_waits_for_is_not_begun() {
        let news = news_of(vec![(Errand::Break, false), (Errand::Count, true)]);
        assert_eq!(news, [News::Count(1)]);
    }

    #[test]
    fn a_job_that_runs_hears_the_word() {
        let (news, told) = mpsc::channel();
        let (begun, stop) = (Arc::new(Barrier::new(2)), Arc::new(Stop::default()));
        let job = Told {
            errand: Errand::Wait(Arc::clone(&begun), Arc::clone(&stop)),
            is_wanted: true,
            news,
        };
        let worker = Worker::start("test", Priority::Normal, || 0, [job]).unwrap();
        begun.wait();
        assert!(told.try_recv().is_err());
        stop.give();
        assert_eq!(told.recv(), Ok(News::Stopped));
        worker.join();
    }
}
