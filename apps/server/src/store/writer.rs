//! The one writer: what waits is committed together, so that a slow disk is asked once for many.
//!
//! A write that the database refuses fails alone: its batch is halved until it is found. Where
//! nothing can be written, as on a full disk, all are refused, the connection is opened anew, and
//! the writer tries until it works again. Where several servers write into one database, two batches
//! may be in each other's way; then one is written again.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::mpsc;

use super::StoreError;
use super::database::{Connection, Fault, Options};
use super::health::Health;
use super::write::{Write, keep};
use crate::metrics::Metrics;

/// The most writes in one commit, so that none waits long; SQLite takes ten thousands of values.
const MAX_BATCH: usize = 512;
/// So often a batch is written that others are in the way of.
const MAX_TRIALS: usize = 10;
/// How often a store that cannot be written is tried.
const TRIAL: Duration = Duration::from_millis(500);

pub(super) struct Writer {
    options: Options,
    /// None after a failure: what state it left is not known.
    connection: Option<Connection>,
    metrics: Arc<Metrics>,
    health: Arc<Health>,
}

impl Writer {
    pub(super) fn new(
        options: Options,
        connection: Connection,
        metrics: Arc<Metrics>,
        health: Arc<Health>,
    ) -> Self {
        Self {
            options,
            connection: Some(connection),
            metrics,
            health,
        }
    }

    /// Writes until it is told to close, or nobody is left who could ask for anything.
    pub(super) async fn run(mut self, mut queue: mpsc::Receiver<Write>) {
        let mut batch = Vec::new();
        loop {
            let n_writes = tokio::select! {
                n_writes = queue.recv_many(&mut batch, MAX_BATCH) => n_writes,
                // Those who read may have met trouble meanwhile.
                () = tokio::time::sleep(TRIAL) => {
                    self.recover().await;
                    continue;
                }
            };
            let is_last = batch.iter().any(|write| matches!(write, Write::Close(_)));
            if n_writes == 0 || is_last {
                break;
            }
            self.keep(std::mem::take(&mut batch)).await;
        }
        self.close(batch).await;
    }

    /// Keeps a batch and tells each what became of it.
    async fn keep(&mut self, batch: Vec<Write>) {
        let mut parts = vec![batch];
        while let Some(mut part) = parts.pop() {
            let began = Instant::now();
            match self.commit(&part).await {
                Ok(kept) => {
                    self.metrics.committed(part.len(), began.elapsed());
                    for (write, is_kept) in part.into_iter().zip(kept) {
                        answer(write, Ok(is_kept));
                    }
                    // It may have found the last room that there was.
                    self.recover().await;
                }
                Err(error) if Fault::of(&error) == Fault::Write => {
                    if part.len() > 1 {
                        parts.push(part.split_off(part.len() / 2));
                        parts.push(part);
                    } else if let Some(write) = part.pop() {
                        tracing::error!(%error, "a write was refused");
                        answer(write, Err(error.into()));
                    }
                }
                Err(error) => {
                    self.health.failed(&error.to_string());
                    for write in part.into_iter().chain(parts.drain(..).flatten()) {
                        answer(write, Err(StoreError::Unwritable(error.to_string())));
                    }
                }
            }
        }
    }

    async fn commit(&mut self, batch: &[Write]) -> Result<Vec<bool>, sqlx::Error> {
        let mut n_trials = 0;
        loop {
            let kept = keep(self.connect().await?, batch).await;
            let Err(error) = &kept else { return kept };
            self.connection = None;
            n_trials += 1;
            if Fault::of(error) != Fault::Chance || n_trials >= MAX_TRIALS {
                return kept;
            }
        }
    }

    async fn connect(&mut self) -> Result<&mut Connection, sqlx::Error> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.options.connect().await?,
        };
        Ok(self.connection.insert(connection))
    }

    /// Sees whether trouble has ended, by writing something that nobody reads.
    async fn recover(&mut self) {
        if self.health.trouble().is_none() {
            return;
        }
        let Ok(connection) = self.connect().await else {
            return;
        };
        match connection.try_to_write().await {
            Ok(()) => self.health.worked(),
            Err(_) => self.connection = None,
        }
    }

    /// Writes the last batch, brings all into the one file, and says that it is done.
    async fn close(mut self, batch: Vec<Write>) {
        let (closing, batch) = batch
            .into_iter()
            .partition::<Vec<_>, _>(|write| matches!(write, Write::Close(_)));
        if !batch.is_empty() {
            self.keep(batch).await;
        }
        if let Err(error) = self.checkpoint().await {
            tracing::error!(%error, "games remain in the file that ends in -wal");
        }
        for write in closing {
            answer(write, Ok(true));
        }
    }

    async fn checkpoint(&mut self) -> Result<(), sqlx::Error> {
        self.connect().await?;
        match self.connection.take() {
            Some(connection) => connection.close().await,
            None => Ok(()),
        }
    }
}

/// Whoever has gone away does not mind.
fn answer(write: Write, result: Result<bool, StoreError>) {
    let _ = write.reply().send(result);
}
