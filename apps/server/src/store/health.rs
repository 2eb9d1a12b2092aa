//! Whether anything can be kept at the moment.

use std::sync::{Arc, Mutex, PoisonError};

use crate::time::Time;

/// What stands in the way of writing, if anything does. While something does, nobody is judged by
/// the clock: moves cannot be kept either.
#[derive(Debug)]
pub(super) struct Health {
    trouble: Mutex<Option<String>>,
    time: Arc<Time>,
}

impl Health {
    pub(super) fn new(time: Arc<Time>) -> Self {
        Self {
            trouble: Mutex::default(),
            time,
        }
    }

    /// What stands in the way.
    pub(super) fn trouble(&self) -> Option<String> {
        let trouble = self.trouble.lock();
        trouble.unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Nothing can be written, for this reason.
    pub(super) fn failed(&self, reason: &str) {
        self.time.pause();
        if self.replace(Some(reason.to_owned())).is_none() {
            tracing::error!(reason, "nothing can be written; all changes are refused");
        }
    }

    /// Something was written.
    pub(super) fn worked(&self) {
        if self.replace(None).is_some() {
            self.time.resume();
            tracing::info!("the store can be written again");
        }
    }

    fn replace(&self, trouble: Option<String>) -> Option<String> {
        let mut current = self.trouble.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::replace(&mut current, trouble)
    }
}
