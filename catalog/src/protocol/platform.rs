//! What a session needs of the machine: a clock, and threads.
//!
//! A build for the browser, where these are other things, replaces this file alone.

use std::io;
use std::thread::{self, JoinHandle};

pub(super) use std::time::Instant;

/// Does some work beside the caller's.
pub(super) fn spawn(
    name: &str,
    work: impl FnOnce() + Send + 'static,
) -> io::Result<JoinHandle<()>> {
    thread::Builder::new().name(name.to_owned()).spawn(work)
}
