//! How far the work on one question has come.

use solving::{Control, Progress, Watch};

/// How far all sweeps and searches of one question have come.
pub(super) struct Tally<'t, 'w> {
    watch: &'t mut Watch<'w>,
    /// Nodes made so far.
    pub(super) nodes: u64,
    /// Nodes of the sweep under way, when it is done, and before it began.
    share: Option<(u64, u64)>,
    memory: u64,
    stopped: bool,
}

impl<'t, 'w> Tally<'t, 'w> {
    /// Nothing done yet.
    pub(super) fn new(watch: &'t mut Watch<'w>) -> Self {
        Self {
            watch,
            nodes: 0,
            share: None,
            memory: 0,
            stopped: false,
        }
    }

    /// Sweeps of so many bytes begin; they have so many nodes, if they are to be the last ones.
    pub(super) fn begin(&mut self, n_nodes: Option<u64>, memory: u64) {
        self.share = n_nodes.map(|n_nodes| (self.nodes, self.nodes + n_nodes));
        self.memory = memory;
    }

    /// The sweeps are over.
    pub(super) fn end(&mut self) {
        self.share = None;
        self.memory = 0;
    }

    /// Whether the watch has said stop.
    pub(super) fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Asks the watch; whether to go on.
    #[allow(clippy::cast_precision_loss)] // a share need not be exact
    pub(super) fn report(&mut self, nodes: u64) -> bool {
        self.nodes = nodes;
        let share = self
            .share
            .map(|(from, to)| (nodes - from) as f64 / (to - from).max(1) as f64);
        let progress = Progress {
            share,
            nodes,
            memory: self.memory,
        };
        self.stopped |= self.watch.report(progress) == Control::Stop;
        !self.stopped
    }
}
