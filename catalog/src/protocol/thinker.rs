//! One search of a session, on a thread of its own.

use std::io::Write;
use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use engine::level::Level;
use engine::{Budget, Limits, Listener};
use solving::{Analysis, Control, Progress};

use super::output::Output;
use super::platform::Instant;
use super::signal::Signal;
use super::{Go, Info, Reply};
use crate::{AnyEngine, AnyRecord, Situation};

/// Nodes a second, until a search has shown how many there are.
const GUESSED_PACE: u64 = 200_000;
/// A shorter search does not tell how fast this machine is.
const MIN_MEASURED: Duration = Duration::from_millis(50);

/// How fast the engine has been of late, in nodes a second.
#[derive(Debug)]
pub(super) struct Pace(AtomicU64);

impl Default for Pace {
    fn default() -> Self {
        Self(AtomicU64::new(GUESSED_PACE))
    }
}

impl Pace {
    /// About so many nodes fit this time.
    fn nodes_in(&self, time: Duration) -> u64 {
        let pace = self.0.load(Ordering::Relaxed);
        (pace as f64 * time.as_secs_f64()) as u64
    }

    fn learn(&self, nodes: u64, time: Duration) {
        if time >= MIN_MEASURED {
            let pace = nodes as f64 / time.as_secs_f64();
            self.0.store(pace as u64, Ordering::Relaxed);
        }
    }
}

/// How strongly to think.
#[derive(Debug, Clone, Copy)]
pub(super) enum Strength {
    /// As well as possible, with so many lines.
    Best(usize),
    /// As a level does in the game of this seed; limits only cut it short.
    Level(Level, u64),
}

/// What to think about, and with what.
pub(super) struct Thinker<W> {
    pub(super) engine: Arc<Mutex<AnyEngine>>,
    pub(super) output: Output<W>,
    pub(super) stop: Arc<Signal>,
    pub(super) pace: Arc<Pace>,
    pub(super) record: AnyRecord,
    pub(super) strength: Strength,
    pub(super) go: Go,
    /// How long to think, if time limits it.
    pub(super) time: Option<Duration>,
    pub(super) started: Instant,
}

impl<W: Write> Thinker<W> {
    /// Thinks, tells how it goes, and returns the move in the end.
    pub(super) fn run(&self) -> Reply {
        if self.record.is_over() {
            return Reply::BestMove(None);
        }
        // A defect of the engine must not end the session that reports it.
        let found = panic::catch_unwind(AssertUnwindSafe(|| self.think()));
        let best = found.unwrap_or_else(|_| {
            self.say(&Reply::Error(
                "the search failed; this is a defect".to_owned(),
            ));
            None
        });
        if self.go.infinite {
            self.stop.wait();
        }
        Reply::BestMove(best)
    }

    fn think(&self) -> Option<String> {
        let mut engine = self.engine.lock().unwrap_or_else(PoisonError::into_inner);
        let position = self.record.position();
        let situation = Situation {
            position: &position,
            history: self.record.keys(),
        };
        let mut watching = Watching {
            thinker: self,
            is_deep_enough: false,
            told: None,
        };
        let analysis = match self.strength {
            Strength::Best(n_lines) => {
                engine.search(situation, self.limits(), n_lines, &mut watching)
            }
            Strength::Level(level, seed) => engine.choose(situation, level, seed, &mut watching),
        };
        watching.tell(&analysis);
        self.pace.learn(analysis.nodes, self.started.elapsed());
        analysis.best
    }

    fn limits(&self) -> Limits {
        let budget = match (self.go.nodes, self.time) {
            (Some(nodes), _) => Budget::Nodes(nodes),
            (None, Some(time)) => Budget::About(self.pace.nodes_in(time)),
            (None, None) => Budget::Unlimited,
        };
        Limits {
            depth: self.go.depth,
            budget,
        }
    }

    /// Whoever no longer listens is not told; the session notices when it answers next.
    fn say(&self, reply: &Reply) {
        let _ = self.output.line(reply);
    }
}

/// Listens to a search.
struct Watching<'a, W> {
    thinker: &'a Thinker<W>,
    /// Whether a level has looked as far as it may.
    is_deep_enough: bool,
    told: Option<Analysis<String>>,
}

impl<W: Write> Watching<'_, W> {
    /// Tells every line, unless that was said already.
    fn tell(&mut self, analysis: &Analysis<String>) {
        if self.told.as_ref() == Some(analysis) {
            return;
        }
        for (index, line) in analysis.lines.iter().enumerate() {
            self.thinker.say(&Reply::Info(Info {
                depth: analysis.depth,
                rank: index + 1,
                verdict: line.verdict,
                nodes: analysis.nodes,
                time: self.thinker.started.elapsed(),
                moves: line.moves.clone(),
            }));
        }
        self.told = Some(analysis.clone());
    }
}

impl<W: Write> Listener<String> for Watching<'_, W> {
    fn progress(&mut self, progress: Progress) -> Control {
        let Thinker {
            stop,
            go,
            time,
            started,
            ..
        } = self.thinker;
        let is_late = time.is_some_and(|time| started.elapsed() >= time);
        let is_spent = go.nodes.is_some_and(|nodes| progress.nodes >= nodes);
        if stop.is_given() || is_late || is_spent || self.is_deep_enough {
            Control::Stop
        } else {
            Control::Continue
        }
    }

    fn improved(&mut self, analysis: &Analysis<String>) {
        self.tell(analysis);
        let depth = self.thinker.go.depth;
        self.is_deep_enough = depth.is_some_and(|depth| analysis.depth >= depth);
    }
}
