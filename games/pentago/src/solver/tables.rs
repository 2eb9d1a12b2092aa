//! What the sweeps of one root only read: who has five where, and where nodes stand.

use std::sync::atomic::{AtomicBool, Ordering};

use super::fives::Fives;
use super::layout::{Inner, Outer};
use super::plan::Plan;
use super::spots::Spots;
use super::tally::Tally;

/// The tables that the sweeps of one root only read.
#[derive(Debug)]
pub(super) struct Tables {
    /// The fives of both sides.
    pub(super) fives: [Fives; 2],
    /// The order inside tiles.
    pub(super) inner: Inner,
    /// The order of tiles.
    pub(super) outer: Outer,
}

impl Tables {
    /// The tables of a root; `None` if the watch says stop.
    pub(super) fn new(
        spots: &Spots,
        plan: &Plan,
        n_threads: usize,
        tally: &mut Tally<'_, '_>,
    ) -> Option<Self> {
        let fives = |side, goes_on: &mut dyn FnMut() -> bool| {
            Fives::new(spots, side, plan.n_inner, plan.most_marbles(side), goes_on)
        };
        let stop = AtomicBool::new(false);
        let mut goes_on = || {
            let go_on = tally.report(tally.nodes);
            stop.store(!go_on, Ordering::Relaxed);
            go_on
        };
        let second = || fives(1, &mut || !stop.load(Ordering::Relaxed));
        let (first, second) = std::thread::scope(|scope| {
            let thread = (n_threads > 1).then(|| scope.spawn(second));
            let first = fives(0, &mut goes_on);
            let second = match thread {
                Some(thread) => thread.join().expect("it only fills a table"),
                None => fives(1, &mut goes_on),
            };
            (first, second)
        });
        Some(Self {
            fives: [first?, second?],
            inner: Inner::new(plan.n_inner),
            outer: Outer::new(plan.n_outer()),
        })
    }
}
