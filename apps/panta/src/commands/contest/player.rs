//! What a game asks of its players, and our own among them.

use std::num::NonZeroUsize;
use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use catalog::protocol::{Go, Placement};
use catalog::{AnyEngine, AnyPosition, AnyRecord, Situation};
use engine::level::Level;
use engine::{Limits, Listener};
use solving::{Control, Progress, Resources};

use super::fault::Fault;
use super::spec::Kind;
use crate::limits;

/// The memory of one of our players.
const MEMORY: u64 = 32 << 20;

/// Enough to allocate what a search needs before a clock runs.
const WARM_UP_NODES: u64 = 100;

/// Says that all games should end now.
pub(super) struct Halt(AtomicBool);

impl Halt {
    pub(super) const fn new() -> Self {
        Self(AtomicBool::new(false))
    }

    pub(super) fn call(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the match is decided, or somebody pressed Ctrl-C.
    pub(super) fn is_called(&self) -> bool {
        self.0.load(Ordering::Relaxed) || limits::is_interrupted()
    }
}

/// A player in a match.
pub(super) trait Player {
    /// Another game begins at this position; the seed makes it different from others. No clock
    /// runs yet.
    fn begin(&mut self, start: &AnyPosition, seed: u64, halt: &Halt) -> Result<(), Fault>;

    /// The move that it plays, in notation.
    fn choose(&mut self, turn: &Turn<'_>) -> Result<String, Fault>;
}

/// A turn of a player.
pub(super) struct Turn<'a> {
    /// The game so far, as it is told to programs.
    pub(super) placement: &'a Placement,
    /// The same, as it is kept.
    pub(super) record: &'a AnyRecord,
    pub(super) go: Go,
    /// After so long it has lost.
    pub(super) patience: Option<Duration>,
    pub(super) halt: &'a Halt,
}

/// Our own engine.
pub(super) struct Ours {
    engine: AnyEngine,
    kind: Kind,
    seed: u64,
}

impl Ours {
    pub(super) fn new(kind: Kind) -> Self {
        let resources = Resources {
            threads: NonZeroUsize::MIN,
            memory: MEMORY,
        };
        Self {
            engine: AnyEngine::new(resources),
            kind,
            seed: 0,
        }
    }

    /// The move, and whether the match ended meanwhile.
    fn think(&mut self, turn: &Turn<'_>) -> (Option<String>, bool) {
        let position = turn.record.position();
        let situation = Situation {
            position: &position,
            history: turn.record.keys(),
        };
        let mut watching = Watching::new(turn.halt);
        let mut limits = turn.go.limits(position.turn());
        match self.kind {
            Kind::Nodes(nodes) => limits.nodes = Some(nodes),
            Kind::Millis(time) => limits.time = limits.time.into_iter().chain([time]).min(),
            Kind::Level(_) | Kind::Program(_) => {}
        }
        let level = match self.kind {
            Kind::Level(level) => level,
            _ => Level::MAX,
        };
        let engine = &mut self.engine;
        let analysis = engine.choose(situation, level, self.seed, limits, &mut watching);
        (analysis.best, watching.is_halted)
    }
}

impl Player for Ours {
    fn begin(&mut self, start: &AnyPosition, seed: u64, halt: &Halt) -> Result<(), Fault> {
        // A game depends on its seed alone, not on who played what before.
        self.engine.clear();
        self.seed = seed;
        let mut watching = Watching::new(halt);
        let limits = Limits::nodes(WARM_UP_NODES);
        // What goes wrong here goes wrong again where it is counted.
        let _ = panic::catch_unwind(AssertUnwindSafe(|| {
            self.engine.search(start.into(), limits, 1, &mut watching)
        }));
        Ok(())
    }

    fn choose(&mut self, turn: &Turn<'_>) -> Result<String, Fault> {
        let found = panic::catch_unwind(AssertUnwindSafe(|| self.think(turn)));
        match found {
            Ok((_, true)) => Err(Fault::Halted),
            Ok((Some(m), false)) => Ok(m),
            Ok((None, false)) => Err(Fault::NoMove),
            Err(_) => Err(Fault::Panicked),
        }
    }
}

/// Listens to a search.
struct Watching<'a> {
    halt: &'a Halt,
    is_halted: bool,
}

impl<'a> Watching<'a> {
    fn new(halt: &'a Halt) -> Self {
        Self {
            halt,
            is_halted: false,
        }
    }
}

impl Listener<String> for Watching<'_> {
    fn progress(&mut self, _progress: Progress) -> Control {
        self.is_halted |= self.halt.is_called();
        if self.is_halted {
            Control::Stop
        } else {
            Control::Continue
        }
    }
}
