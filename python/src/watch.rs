//! What stands between a search and Python while the interpreter's lock is released: signals are heard,
//! progress is told, time is kept.

use std::time::{Duration, Instant};

use engine::Listener;
use pyo3::prelude::*;
use solving::{Control, Progress, Watch};

/// Signals are looked for so often.
const SIGNALS: Duration = Duration::from_millis(10);
/// Progress is told so often.
const NEWS: Duration = Duration::from_millis(100);

/// Watches over a search.
pub(crate) struct Watcher {
    callback: Option<Py<PyAny>>,
    deadline: Option<Instant>,
    next_signals: Instant,
    next_news: Instant,
    /// What Python raised, which ends the search.
    raised: Option<PyErr>,
}

impl Watcher {
    /// Ends the search after some time, and tells a function of its progress.
    pub(crate) fn new(callback: Option<Py<PyAny>>, time: Option<Duration>) -> Self {
        let now = Instant::now();
        Self {
            callback,
            deadline: time.and_then(|time| now.checked_add(time)),
            next_signals: now,
            next_news: now,
            raised: None,
        }
    }

    /// Searches without the interpreter's lock, and raises what was raised meanwhile.
    pub(crate) fn run<T: Send>(
        mut self,
        py: Python<'_>,
        search: impl FnOnce(&mut Self) -> T + Send,
    ) -> PyResult<T> {
        let found = py.detach(|| search(&mut self));
        py.check_signals()?;
        self.raised.map_or(Ok(found), Err)
    }

    /// Solves under this watch.
    pub(crate) fn watch<T>(&mut self, solve: impl FnOnce(&mut Watch<'_>) -> T) -> T {
        let mut report = |progress| self.report(progress);
        solve(&mut Watch::new(&mut report))
    }

    fn report(&mut self, progress: Progress) -> Control {
        let now = Instant::now();
        let is_late = self.deadline.is_some_and(|deadline| now >= deadline);
        if self.raised.is_some() || is_late {
            return Control::Stop;
        }
        if now < self.next_signals {
            return Control::Continue;
        }
        self.next_signals = now + SIGNALS;
        let is_news = now >= self.next_news;
        if is_news {
            self.next_news = now + NEWS;
        }
        match Python::attach(|py| self.attend(py, progress, is_news)) {
            Ok(()) => Control::Continue,
            Err(error) => {
                self.raised = Some(error);
                Control::Stop
            }
        }
    }

    fn attend(&self, py: Python<'_>, progress: Progress, is_news: bool) -> PyResult<()> {
        py.check_signals()?;
        if let Some(callback) = self.callback.as_ref().filter(|_| is_news) {
            callback.call1(py, (progress.share, progress.nodes, progress.memory))?;
        }
        Ok(())
    }
}

impl Listener<String> for Watcher {
    fn progress(&mut self, progress: Progress) -> Control {
        self.report(progress)
    }
}
