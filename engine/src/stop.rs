//! The word that a search should stop, which it looks at often and waits for without turning.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, PoisonError};

use super::Listener;
use solving::{Control, Progress};

/// A word that is said once, by one thread to others. As a listener, it is all that is heard.
#[derive(Debug, Default)]
pub struct Stop {
    is_given: AtomicBool,
    guard: Mutex<()>,
    wake: Condvar,
}

impl Stop {
    /// Says it.
    pub fn give(&self) {
        let _guard = self.guard.lock().unwrap_or_else(PoisonError::into_inner);
        self.is_given.store(true, Ordering::Release);
        self.wake.notify_all();
    }

    /// Whether it was said.
    pub fn is_given(&self) -> bool {
        self.is_given.load(Ordering::Acquire)
    }

    /// What a search should do.
    pub fn control(&self) -> Control {
        if self.is_given() {
            Control::Stop
        } else {
            Control::Continue
        }
    }

    /// Sleeps until it is said.
    pub fn wait(&self) {
        let guard = self.guard.lock().unwrap_or_else(PoisonError::into_inner);
        // The result only tells that some thread panicked while it held nothing.
        drop(self.wake.wait_while(guard, |()| !self.is_given()));
    }
}

impl<M> Listener<M> for &Stop {
    fn progress(&mut self, _progress: Progress) -> Control {
        self.control()
    }
}
