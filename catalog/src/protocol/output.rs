//! Where answers go: whole lines, from several threads, at once.

use std::fmt::Display;
use std::io::{self, Write};
use std::sync::{Arc, Mutex, PoisonError};

/// A writer that threads share.
#[derive(Debug)]
pub(super) struct Output<W>(Arc<Mutex<W>>);

impl<W> Clone for Output<W> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<W: Write> Output<W> {
    pub(super) fn new(writer: W) -> Self {
        Self(Arc::new(Mutex::new(writer)))
    }

    /// Writes a line and sends it off, since somebody waits for it.
    pub(super) fn line(&self, line: &impl Display) -> io::Result<()> {
        let line = format!("{line}\n");
        let mut writer = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        writer.write_all(line.as_bytes())?;
        writer.flush()
    }
}
