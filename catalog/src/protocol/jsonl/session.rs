//! A session of requests and answers.

use std::io::{self, BufRead, Write};
use std::num::NonZeroUsize;
use std::sync::Arc;

use engine::{Priority, Worker};
use solving::Resources;

use super::answer::{Answer, Code, Outcome};
use super::fields::problem;
use super::queue::Queue;
use super::request::{Request, Wish};
use super::work::Work;
use super::{MAX_REQUESTS, answer};
use crate::AnyEngine;
use crate::protocol::lines::{TooLong, next_line};
use crate::protocol::output::Output;

/// How many requests are worked on at a time, and with how much.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Workers {
    /// How many; each is one thread.
    pub count: NonZeroUsize,
    /// What they may use together, in bytes.
    pub memory: u64,
}

/// A session that answers analysis requests.
#[derive(Debug)]
pub struct JsonSession<W: Write + Send + 'static> {
    output: Output<W>,
    queue: Arc<Queue>,
    workers: Vec<Worker>,
}

impl<W: Write + Send + 'static> JsonSession<W> {
    /// A session that answers there.
    pub fn new(output: W, workers: Workers) -> io::Result<Self> {
        let mut session = Self {
            output: Output::new(output),
            queue: Arc::default(),
            workers: Vec::new(),
        };
        let resources = Resources {
            threads: NonZeroUsize::MIN,
            memory: workers.memory / workers.count.get() as u64,
        };
        for _ in 0..workers.count.get() {
            let new_engine = move || AnyEngine::new(resources);
            let jobs = session.jobs();
            let worker = Worker::start("analysis", Priority::Normal, new_engine, jobs)?;
            session.workers.push(worker);
        }
        Ok(session)
    }

    /// The requests as they are handed to a worker.
    fn jobs(&self) -> impl Iterator<Item = Work<W>> + use<W> {
        let queue = Arc::clone(&self.queue);
        let output = self.output.clone();
        std::iter::from_fn(move || {
            Some(Work {
                task: queue.next()?,
                queue: Arc::clone(&queue),
                output: output.clone(),
            })
        })
    }

    /// Answers all lines of an input, and at its end everything that still waits.
    pub fn run(mut self, input: &mut impl BufRead) -> io::Result<()> {
        while let Some(line) = next_line(input)? {
            match line {
                Ok(line) => self.line(&line)?,
                Err(error) => self.refuse_line(error)?,
            }
        }
        self.finish();
        Ok(())
    }

    /// Takes one line.
    pub fn line(&self, line: &str) -> io::Result<()> {
        if line.trim().is_empty() {
            return Ok(());
        }
        let Request { id, wish } = match Request::read(line) {
            Ok(request) => request,
            Err(problem) => return self.say(&Answer::Error(problem)),
        };
        match wish {
            Wish::Analyze(analyze) => match self.queue.push(id, analyze) {
                Ok(()) => Ok(()),
                Err((id, code)) => self.refuse(id, code),
            },
            Wish::Terminate(target) => self.terminate(id, target.as_deref()),
            Wish::Version => self.done(
                id,
                "query_version",
                Outcome::Version {
                    name: "Panta",
                    version: env!("CARGO_PKG_VERSION"),
                },
            ),
        }
    }

    /// Waits until everything is answered.
    pub fn finish(&mut self) {
        self.queue.close();
        for worker in self.workers.drain(..) {
            worker.join();
        }
    }

    fn terminate(&self, id: String, target: Option<&str>) -> io::Result<()> {
        let (n_stopped, dropped) = self.queue.terminate(target);
        let terminated = n_stopped + dropped.len();
        for task in dropped {
            self.say(&Answer::Final {
                id: task.id,
                terminated: true,
                analysis: None,
            })?;
        }
        let action = target.map_or("terminate_all", |_| "terminate");
        self.done(id, action, Outcome::Terminated { terminated })
    }

    fn done(&self, id: String, action: &'static str, outcome: Outcome) -> io::Result<()> {
        self.say(&Answer::Done {
            id,
            action,
            outcome,
        })
    }

    fn refuse(&self, id: String, code: Code) -> io::Result<()> {
        let (field, message) = match code {
            Code::DuplicateId => (
                Some("id".to_owned()),
                "expected an id that no open request has".to_owned(),
            ),
            _ => (
                None,
                format!("expected at most {MAX_REQUESTS} open requests"),
            ),
        };
        self.say(&Answer::Error(problem(Some(id), (code, field, message))))
    }

    fn refuse_line(&self, error: TooLong) -> io::Result<()> {
        let wrong = (Code::LineTooLong, None, error.to_string());
        self.say(&Answer::Error(problem(None, wrong)))
    }

    fn say(&self, answer: &Answer) -> io::Result<()> {
        say(&self.output, answer)
    }
}

impl<W: Write + Send + 'static> Drop for JsonSession<W> {
    /// Nobody waits for answers any more.
    fn drop(&mut self) {
        self.queue.terminate(None);
        self.finish();
    }
}

/// Writes an answer in one line.
pub(super) fn say<W: Write>(output: &Output<W>, answer: &answer::Answer) -> io::Result<()> {
    let line = serde_json::to_string(answer).map_err(io::Error::other)?;
    output.line(&line)
}
