//! What a session tells its worker to do.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use engine::level::Level;
use engine::{Job, Limits, Listener, Silent, Stop, Stopwatch};
use solving::{Analysis, Control, Progress};

use super::output::Output;
use super::{Go, Info, Reply};
use crate::{AnyEngine, AnyPosition, AnyRecord, Situation};

/// Enough to allocate what a search needs, and little enough for nobody to notice.
const WARM_UP_NODES: u64 = 100;

/// Something for the worker to do.
pub(super) struct Task<W> {
    pub(super) errand: Errand<W>,
    /// Given when nothing more will be heard of it.
    pub(super) end: Arc<Stop>,
}

/// What it is.
pub(super) enum Errand<W> {
    /// Do what the first search from there would have to do.
    WarmUp(AnyPosition),
    /// Forget the game before this one.
    Forget,
    /// Think about a move.
    Think(Box<Thinker<W>>),
}

impl<W: Write + Send> Job<AnyEngine> for Task<W> {
    fn run(&mut self, engine: &mut AnyEngine) {
        match &self.errand {
            Errand::WarmUp(start) => {
                let limits = Limits::nodes(WARM_UP_NODES);
                engine.search(start.into(), limits, 1, &mut Silent);
            }
            Errand::Forget => engine.clear(),
            Errand::Think(thinker) => {
                let best = thinker.think(engine);
                thinker.conclude(best);
            }
        }
    }

    /// Warming up may fail in silence: what goes wrong there goes wrong again where it can be told.
    fn failed(&mut self) {
        if let Errand::Think(thinker) = &self.errand {
            let message = "the search failed; this is a defect";
            thinker.say(&Reply::Error(message.to_owned()));
            thinker.conclude(None);
        }
    }
}

impl<W> Drop for Task<W> {
    fn drop(&mut self) {
        self.end.give();
    }
}

/// How strongly to think.
#[derive(Debug, Clone, Copy)]
pub(super) enum Strength {
    /// As well as possible, with so many lines.
    Best(usize),
    /// As a level does in the game of this seed.
    Level(Level, u64),
}

/// What to think about, and whom to tell.
pub(super) struct Thinker<W> {
    pub(super) output: Output<W>,
    pub(super) stop: Arc<Stop>,
    /// Whether only the answer is left to be written.
    pub(super) is_done: Arc<AtomicBool>,
    pub(super) record: AnyRecord,
    pub(super) strength: Strength,
    pub(super) go: Go,
    pub(super) stopwatch: Stopwatch,
}

impl<W: Write> Thinker<W> {
    /// Thinks, tells how it goes, and finds a move unless the game is over.
    fn think(&self, engine: &mut AnyEngine) -> Option<String> {
        if self.record.is_over() {
            return None;
        }
        let position = self.record.position();
        let situation = Situation {
            position: &position,
            history: self.record.keys(),
        };
        let limits = self.go.limits(position.turn());
        let mut watching = Watching {
            thinker: self,
            told: None,
        };
        let analysis = match self.strength {
            Strength::Best(n_lines) => engine.search(situation, limits, n_lines, &mut watching),
            Strength::Level(level, seed) => {
                engine.choose(situation, level, seed, limits, &mut watching)
            }
        };
        watching.tell(&analysis);
        analysis.best
    }

    /// Says the move, as soon as it is asked for.
    fn conclude(&self, best: Option<String>) {
        if self.go.infinite && !self.record.is_over() {
            self.stop.wait();
        }
        // Whoever reads the answer may go on at once.
        self.is_done.store(true, Ordering::Release);
        self.say(&Reply::BestMove(best));
    }

    /// Whoever no longer listens is not told; the session notices when it answers next.
    fn say(&self, reply: &Reply) {
        let _ = self.output.line(reply);
    }
}

/// Listens to a search.
struct Watching<'a, W> {
    thinker: &'a Thinker<W>,
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
                is_published: analysis.is_published(line.verdict),
                nodes: analysis.nodes,
                time: self.thinker.stopwatch.elapsed(),
                moves: line.moves.clone(),
            }));
        }
        self.told = Some(analysis.clone());
    }
}

impl<W: Write> Listener<String> for Watching<'_, W> {
    fn progress(&mut self, _progress: Progress) -> Control {
        self.thinker.stop.control()
    }

    fn improved(&mut self, analysis: &Analysis<String>) {
        self.tell(analysis);
    }
}
