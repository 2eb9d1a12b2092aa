//! A talk with whoever drives the engine: lines in, lines out.

use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Sender};

use boardgame::{Color, Outcome, Random};
use engine::level::Level;
use engine::{Clock, Priority, Stop, Worker};

use super::lines::next_line;
use super::output::Output;
use super::thinker::{Errand, Strength, Task, Thinker};
use super::{Command, Go, Options, Placement, Query, Reply};
use crate::{AnyEngine, AnyRecord};

/// Whether the talk goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Flow {
    /// More lines are welcome.
    GoOn,
    /// Everything is said.
    End,
}

/// A session of UGI. A worker searches beside it, so that every line is answered at once.
#[derive(Debug)]
pub struct Session<W: Write + Send + 'static> {
    output: Output<W>,
    options: Options,
    /// The game so far.
    record: AnyRecord,
    /// How many games were begun, so that no two are played alike.
    n_games: u64,
    /// The way to the worker, from the first time that there is something to do.
    worker: Option<Sender<Task<W>>>,
    clock: Clock,
    /// Whether the engine has been asked anything yet.
    is_warm: bool,
    search: Option<Running>,
}

/// A search that was begun.
#[derive(Debug)]
struct Running {
    stop: Arc<Stop>,
    /// Whether only its answer is left to be written.
    is_done: Arc<AtomicBool>,
    /// Given when it is.
    end: Arc<Stop>,
}

impl<W: Write + Send + 'static> Session<W> {
    /// A session that answers there.
    pub fn new(output: W, options: Options) -> Self {
        Self {
            output: Output::new(output),
            record: start_of(&options),
            worker: None,
            clock: Clock::of_machine(),
            options,
            n_games: 0,
            is_warm: false,
            search: None,
        }
    }

    /// Answers all lines of an input, to `quit` or to its end.
    pub fn run(&mut self, input: &mut impl BufRead) -> io::Result<()> {
        while let Some(line) = next_line(input)? {
            let flow = match line {
                Ok(line) => self.line(&line)?,
                Err(error) => self.refuse(&error)?,
            };
            if flow == Flow::End {
                break;
            }
        }
        self.finish();
        Ok(())
    }

    /// Answers one line.
    pub fn line(&mut self, line: &str) -> io::Result<Flow> {
        if line.trim().is_empty() {
            return Ok(Flow::GoOn);
        }
        match line.parse() {
            Ok(command) => self.obey(&command),
            Err(error) => self.refuse(&error),
        }
    }

    /// Stops thinking, if it still does, and waits until the answer is written.
    pub fn finish(&mut self) {
        if let Some(search) = self.search.take() {
            search.end();
        }
    }

    fn obey(&mut self, command: &Command) -> io::Result<Flow> {
        match command {
            Command::Ugi => self.introduce()?,
            Command::IsReady => {
                self.warm_up()?;
                self.say(&Reply::ReadyOk)?;
            }
            Command::Query(query) => self.say(&Reply::Response(self.answer(*query).to_owned()))?,
            Command::Stop => {
                if let Some(search) = &self.search {
                    search.stop.give();
                }
            }
            Command::Quit => {
                self.finish();
                return Ok(Flow::End);
            }
            Command::SetOption { .. }
            | Command::NewGame
            | Command::Position(_)
            | Command::Go(_) => return self.change(command),
        }
        Ok(Flow::GoOn)
    }

    /// Does what cannot be done during a search.
    fn change(&mut self, command: &Command) -> io::Result<Flow> {
        if !self.is_idle() {
            return self.refuse(&"a search is running: expected stop, isready, query or quit");
        }
        match command {
            Command::SetOption { name, value } => self.set_option(name, value),
            Command::Position(placement) => self.set_position(placement),
            Command::Go(go) => self.go(*go),
            _ => self.begin_game(),
        }
    }

    /// Whether nothing is searched. A search that was told to stop is waited for, which is short.
    fn is_idle(&mut self) -> bool {
        let is_ending =
            |search: &Running| search.stop.is_given() || search.is_done.load(Ordering::Acquire);
        if self.search.as_ref().is_some_and(is_ending) {
            self.finish();
        }
        self.search.is_none()
    }

    /// Does what the first search would have to do, as long as no clock runs.
    fn warm_up(&mut self) -> io::Result<()> {
        if self.is_warm || self.search.is_some() {
            return Ok(());
        }
        self.is_warm = true;
        let start = start_of(&self.options).position();
        self.submit(Errand::WarmUp(start))?.wait();
        Ok(())
    }

    fn introduce(&self) -> io::Result<()> {
        self.say(&Reply::Name(format!("Panta {}", env!("CARGO_PKG_VERSION"))))?;
        self.say(&Reply::Author("the Panta authors".to_owned()))?;
        for reply in self.options.replies() {
            self.say(&reply)?;
        }
        self.say(&Reply::UgiOk)
    }

    fn answer(&self, query: Query) -> &'static str {
        let truth = |is_so| if is_so { "true" } else { "false" };
        match query {
            Query::P1Turn => truth(self.record.position().turn() == Color::White),
            Query::GameOver => truth(self.record.is_over()),
            Query::Result => match self.record.outcome() {
                None => "none",
                Some(Outcome::Draw) => "draw",
                Some(Outcome::Win(Color::White)) => "p1win",
                Some(Outcome::Win(Color::Black)) => "p2win",
            },
        }
    }

    fn set_option(&mut self, name: &str, value: &str) -> io::Result<Flow> {
        let resources = self.options.resources();
        match self.options.set(name, value) {
            Ok(true) => {
                self.record = start_of(&self.options);
                self.is_warm = false;
            }
            Ok(false) => {}
            Err(error) => return self.refuse(&error),
        }
        if self.options.resources() != resources {
            self.worker = None;
            self.is_warm = false;
        }
        Ok(Flow::GoOn)
    }

    fn set_position(&mut self, placement: &Placement) -> io::Result<Flow> {
        match placement.record(self.options.game, self.options.edition) {
            Ok(record) => self.record = record,
            Err(error) => return self.refuse(&error),
        }
        Ok(Flow::GoOn)
    }

    fn begin_game(&mut self) -> io::Result<Flow> {
        self.n_games += 1;
        self.record = start_of(&self.options);
        // A game must not depend on what was seen in another.
        if self.worker.is_some() {
            self.submit(Errand::Forget)?;
        }
        self.is_warm = false;
        Ok(Flow::GoOn)
    }

    fn go(&mut self, go: Go) -> io::Result<Flow> {
        let stop = Arc::new(Stop::default());
        let is_done = Arc::new(AtomicBool::new(false));
        let thinker = Thinker {
            output: self.output.clone(),
            stop: Arc::clone(&stop),
            is_done: Arc::clone(&is_done),
            record: self.record.clone(),
            strength: self.strength(),
            go,
            stopwatch: self.clock.start(),
        };
        let end = self.submit(Errand::Think(Box::new(thinker)))?;
        self.search = Some(Running { stop, is_done, end });
        Ok(Flow::GoOn)
    }

    /// Hands something to the worker; the word is given when it has come to its end.
    fn submit(&mut self, errand: Errand<W>) -> io::Result<Arc<Stop>> {
        let worker = match self.worker.take() {
            Some(worker) => worker,
            None => start_worker(&self.options)?,
        };
        let end = Arc::new(Stop::default());
        // A task that cannot be sent is dropped, which is heard as its end.
        let _ = worker.send(Task {
            errand,
            end: Arc::clone(&end),
        });
        self.worker = Some(worker);
        Ok(end)
    }

    fn strength(&self) -> Strength {
        let Options {
            level,
            n_lines,
            seed,
            ..
        } = self.options;
        if level == Level::MAX {
            Strength::Best(n_lines)
        } else {
            let seed = Random::new(seed ^ self.n_games.rotate_left(32)).bits();
            Strength::Level(level, seed)
        }
    }

    fn say(&self, reply: &Reply) -> io::Result<()> {
        self.output.line(reply)
    }

    fn refuse(&self, error: &impl ToString) -> io::Result<Flow> {
        self.say(&Reply::Error(error.to_string()))?;
        Ok(Flow::GoOn)
    }
}

impl<W: Write + Send + 'static> Drop for Session<W> {
    fn drop(&mut self) {
        self.finish();
    }
}

impl Running {
    fn end(self) {
        self.stop.give();
        self.end.wait();
    }
}

fn start_of(options: &Options) -> AnyRecord {
    Placement::START
        .record(options.game, options.edition)
        .expect("the start is a position of its own edition")
}

fn start_worker<W: Write + Send + 'static>(options: &Options) -> io::Result<Sender<Task<W>>> {
    let resources = options.resources();
    let (sender, tasks) = mpsc::channel();
    let new_engine = move || AnyEngine::new(resources);
    Worker::start("search", Priority::Normal, new_engine, tasks)?;
    Ok(sender)
}
