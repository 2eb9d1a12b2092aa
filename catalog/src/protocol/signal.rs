//! The word that a search should stop, which it looks at often and waits for without turning.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, PoisonError};

/// A word that is said once.
#[derive(Debug, Default)]
pub(super) struct Signal {
    is_given: AtomicBool,
    guard: Mutex<()>,
    wake: Condvar,
}

impl Signal {
    /// Says it.
    pub(super) fn give(&self) {
        let _guard = self.guard.lock().unwrap_or_else(PoisonError::into_inner);
        self.is_given.store(true, Ordering::Release);
        self.wake.notify_all();
    }

    /// Whether it was said.
    pub(super) fn is_given(&self) -> bool {
        self.is_given.load(Ordering::Acquire)
    }

    /// Sleeps until it is said.
    pub(super) fn wait(&self) {
        let guard = self.guard.lock().unwrap_or_else(PoisonError::into_inner);
        // The result only tells that some thread panicked while it held nothing.
        drop(self.wake.wait_while(guard, |()| !self.is_given()));
    }
}
