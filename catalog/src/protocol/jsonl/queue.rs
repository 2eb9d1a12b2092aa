//! The requests that wait and those that are worked on.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use engine::Stop;

use super::MAX_REQUESTS;
use super::answer::Code;
use super::request::Analyze;

/// A request that is to be answered.
#[derive(Debug)]
pub(super) struct Task {
    pub(super) id: String,
    pub(super) analyze: Box<Analyze>,
    /// Given when somebody wants the answer at once.
    pub(super) stop: Arc<Stop>,
}

/// The queue that workers share.
#[derive(Debug, Default)]
pub(super) struct Queue {
    state: Mutex<State>,
    wake: Condvar,
}

#[derive(Debug, Default)]
struct State {
    waiting: VecDeque<Task>,
    running: HashMap<String, Arc<Stop>>,
    is_closed: bool,
}

impl State {
    fn has(&self, id: &str) -> bool {
        self.running.contains_key(id) || self.waiting.iter().any(|task| task.id == id)
    }
}

impl Queue {
    /// Puts a request at the end, or says why that cannot be.
    pub(super) fn push(&self, id: String, analyze: Box<Analyze>) -> Result<(), (String, Code)> {
        let mut state = self.lock();
        if state.has(&id) {
            return Err((id, Code::DuplicateId));
        }
        if state.waiting.len() + state.running.len() >= MAX_REQUESTS {
            return Err((id, Code::QueueFull));
        }
        state.waiting.push_back(Task {
            id,
            analyze,
            stop: Arc::default(),
        });
        self.wake.notify_one();
        Ok(())
    }

    /// The next request, as soon as there is one; nothing when no more will come.
    pub(super) fn next(&self) -> Option<Task> {
        let state = self.lock();
        let is_idle = |state: &mut State| state.waiting.is_empty() && !state.is_closed;
        let waited = self.wake.wait_while(state, is_idle);
        let mut state = waited.unwrap_or_else(PoisonError::into_inner);
        let task = state.waiting.pop_front()?;
        state
            .running
            .insert(task.id.clone(), Arc::clone(&task.stop));
        Some(task)
    }

    /// A request is answered, so that its id is free again.
    pub(super) fn done(&self, id: &str) {
        self.lock().running.remove(id);
    }

    /// Ends requests: those that run are told to stop, and those that waited are returned.
    pub(super) fn terminate(&self, target: Option<&str>) -> (usize, Vec<Task>) {
        let is_meant = |id: &str| target.is_none_or(|target| target == id);
        let mut state = self.lock();
        let waiting = std::mem::take(&mut state.waiting);
        let (dropped, kept): (Vec<_>, VecDeque<_>) =
            waiting
                .into_iter()
                .fold(Default::default(), |mut parts, task| {
                    if is_meant(&task.id) {
                        parts.0.push(task);
                    } else {
                        parts.1.push_back(task);
                    }
                    parts
                });
        state.waiting = kept;
        let running = state.running.iter().filter(|(id, _)| is_meant(id));
        let n_stopped = running.inspect(|(_, stop)| stop.give()).count();
        (n_stopped, dropped)
    }

    /// No more requests will come.
    pub(super) fn close(&self) {
        self.lock().is_closed = true;
        self.wake.notify_all();
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
