//! How a search tells its caller how far it is, and hears when to stop.

/// How far a search has come.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Progress {
    /// The share done, from 0 to 1, where it can be told.
    pub share: Option<f64>,
    /// Positions visited.
    pub nodes: u64,
    /// Bytes in use.
    pub memory: u64,
}

/// What the watcher answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Control {
    /// Go on.
    Continue,
    /// Stop soon and say what is known.
    Stop,
}

/// A callback on the caller's thread, called at least every few thousand nodes (some milliseconds).
/// Searches read no clock; time limits live here.
pub struct Watch<'a>(&'a mut dyn FnMut(Progress) -> Control);

impl<'a> Watch<'a> {
    /// Watches with this function.
    pub fn new(watch: &'a mut dyn FnMut(Progress) -> Control) -> Self {
        Self(watch)
    }

    /// Tells how far it is, and hears what to do.
    pub fn report(&mut self, progress: Progress) -> Control {
        (self.0)(progress)
    }
}

impl std::fmt::Debug for Watch<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Watch")
    }
}
