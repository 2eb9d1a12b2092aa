//! Those who are told of one question, each at its own pace.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::mpsc;

use super::Report;
use crate::limits::Share;

/// The reports that may wait for a slow reader; more than these are left out. The last place is kept
/// for the answer, so that nobody who thinks ever waits for a reader.
const MAX_REPORTS: usize = 16;

/// All who asked the same.
#[derive(Debug)]
pub(super) struct Readers(Mutex<State>);

#[derive(Debug)]
struct State {
    readers: Vec<Reader>,
    /// What was last told, for who comes later.
    latest: Option<Report>,
    is_answered: bool,
}

#[derive(Debug)]
struct Reader {
    reports: mpsc::Sender<Report>,
    _share: Share,
}

impl Readers {
    /// The first of them, and what it reads.
    pub(super) fn new(share: Share) -> (Arc<Self>, mpsc::Receiver<Report>) {
        let (reports, receiver) = mpsc::channel(MAX_REPORTS);
        let first = Reader {
            reports,
            _share: share,
        };
        let state = State {
            readers: vec![first],
            latest: None,
            is_answered: false,
        };
        (Arc::new(Self(Mutex::new(state))), receiver)
    }

    /// One more; none if the answer has been told.
    pub(super) fn join(&self, share: Share) -> Option<mpsc::Receiver<Report>> {
        let mut state = self.lock();
        if state.is_answered {
            return None;
        }
        let (reports, receiver) = mpsc::channel(MAX_REPORTS);
        if let Some(latest) = &state.latest {
            let _ = reports.try_send(latest.clone());
        }
        state.readers.push(Reader {
            reports,
            _share: share,
        });
        Some(receiver)
    }

    /// Whether anybody still reads; those who do not give their shares back.
    pub(super) fn are_there(&self) -> bool {
        let mut state = self.lock();
        state.readers.retain(|reader| !reader.reports.is_closed());
        !state.readers.is_empty()
    }

    /// Tells on the way. A reader who is behind misses only how far it is.
    pub(super) fn tell(&self, report: impl FnOnce() -> Report) {
        let mut state = self.lock();
        let report = report();
        for reader in state
            .readers
            .iter()
            .filter(|reader| reader.reports.capacity() > 1)
        {
            let _ = reader.reports.try_send(report.clone());
        }
        state.latest = Some(report);
    }

    /// Tells the answer, for which there is a place. Whoever asked may have gone away.
    pub(super) fn answer(&self, report: &Report) {
        let mut state = self.lock();
        state.is_answered = true;
        for reader in state.readers.drain(..) {
            let _ = reader.reports.try_send(report.clone());
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A channel that tells one thing.
pub(super) fn only(report: Report) -> mpsc::Receiver<Report> {
    let (reports, receiver) = mpsc::channel(1);
    let _ = reports.try_send(report);
    receiver
}
