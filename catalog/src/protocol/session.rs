//! A talk with whoever drives the engine: lines in, lines out.

use std::io::{self, BufRead, Write};
use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use boardgame::{Color, Outcome, Random};
use engine::level::Level;
use engine::{Budget, Limits, Silent};

use super::lines::next_line;
use super::output::Output;
use super::platform::{self, Instant};
use super::signal::Signal;
use super::thinker::{Pace, Strength, Thinker};
use super::{Command, Go, Options, Placement, Query, Reply, time};
use crate::{AnyEngine, AnyRecord};

/// Enough to allocate what a search needs, and little enough for nobody to notice.
const WARM_UP_NODES: u64 = 100;

/// Whether the talk goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Flow {
    /// More lines are welcome.
    GoOn,
    /// Everything is said.
    End,
}

/// A session of UGI. Searches run on a thread of their own, so that every line is answered at once.
#[derive(Debug)]
pub struct Session<W: Write + Send + 'static> {
    output: Output<W>,
    options: Options,
    /// The game so far.
    record: AnyRecord,
    /// How many games were begun, so that no two are played alike.
    n_games: u64,
    engine: Arc<Mutex<AnyEngine>>,
    pace: Arc<Pace>,
    /// Whether the engine has been asked anything yet.
    is_warm: bool,
    search: Option<Running>,
}

/// A search that was begun.
#[derive(Debug)]
struct Running {
    thread: JoinHandle<()>,
    stop: Arc<Signal>,
    /// Whether only its answer is left to be written.
    is_done: Arc<AtomicBool>,
}

impl<W: Write + Send + 'static> Session<W> {
    /// A session that answers there.
    pub fn new(output: W, options: Options) -> Self {
        Self {
            output: Output::new(output),
            record: start_of(&options),
            engine: engine_for(&options),
            options,
            n_games: 0,
            pace: Arc::default(),
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
                self.warm_up();
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
            _ => {
                self.begin_game();
                Ok(Flow::GoOn)
            }
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
    fn warm_up(&mut self) {
        if self.is_warm || self.search.is_some() {
            return;
        }
        self.is_warm = true;
        let start = start_of(&self.options).position();
        let limits = Limits {
            depth: None,
            budget: Budget::Nodes(WARM_UP_NODES),
        };
        // What goes wrong here goes wrong again where it can be told.
        let _ = panic::catch_unwind(AssertUnwindSafe(|| {
            let mut engine = self.engine.lock().unwrap_or_else(PoisonError::into_inner);
            engine.search((&start).into(), limits, 1, &mut Silent);
        }));
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
                self.pace = Arc::default();
                self.is_warm = false;
            }
            Ok(false) => {}
            Err(error) => return self.refuse(&error),
        }
        if self.options.resources() != resources {
            self.engine = engine_for(&self.options);
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

    fn begin_game(&mut self) {
        self.n_games += 1;
        self.record = start_of(&self.options);
        // A game must not depend on what was seen in another.
        self.engine = engine_for(&self.options);
        self.is_warm = false;
    }

    fn go(&mut self, go: Go) -> io::Result<Flow> {
        let stop = Arc::new(Signal::default());
        let is_done = Arc::new(AtomicBool::new(false));
        let thinker = Thinker {
            engine: Arc::clone(&self.engine),
            output: self.output.clone(),
            stop: Arc::clone(&stop),
            pace: Arc::clone(&self.pace),
            record: self.record.clone(),
            strength: self.strength(),
            go,
            time: time::allotted(&go, self.record.position().turn()),
            started: Instant::now(),
        };
        let done = Arc::clone(&is_done);
        let thread = platform::spawn("search", move || {
            let reply = thinker.run();
            // Whoever reads the answer may go on at once.
            done.store(true, Ordering::Release);
            // Whoever no longer listens is noticed by the session when it answers next.
            let _ = thinker.output.line(&reply);
        })?;
        self.search = Some(Running {
            thread,
            stop,
            is_done,
        });
        Ok(Flow::GoOn)
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
        // The search itself catches what goes wrong in the engine.
        let _ = self.thread.join();
    }
}

fn start_of(options: &Options) -> AnyRecord {
    Placement::START
        .record(options.game, options.edition)
        .expect("the start is a position of its own edition")
}

fn engine_for(options: &Options) -> Arc<Mutex<AnyEngine>> {
    Arc::new(Mutex::new(AnyEngine::new(options.resources())))
}
