//! What a solver knows, kept in a file while it works.

use std::fs::{self, File};
use std::io::BufReader;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, bail};
use catalog::{AnyPosition, Solving};
use solving::{Analysis, Question};

use crate::files;
use crate::limits::Watcher;

/// Work is saved after each slice of this length, so that a kill loses less than a minute of it.
const SLICE: Duration = Duration::from_secs(40);

/// The file of a game in the folder of checkpoints.
pub(crate) struct CheckpointFile(PathBuf);

impl CheckpointFile {
    /// Loads what was saved before, if anything was.
    pub(crate) fn open(
        folder: &Path,
        position: &AnyPosition,
        solving: &mut dyn Solving,
    ) -> anyhow::Result<Self> {
        let Some(checkpoint) = solving.checkpoint() else {
            bail!(
                "--checkpoint: {} is solved by sweeps, which keep nothing",
                position.game().title()
            );
        };
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        let path = folder.join(format!("{}.proofs", position.game().name()));
        if path.exists() {
            let mut load = || -> anyhow::Result<u64> {
                Ok(checkpoint.load(&mut BufReader::new(File::open(&path)?))?)
            };
            load().with_context(|| path.display().to_string())?;
        }
        Ok(Self(path))
    }

    /// Solves in slices, and saves after each.
    pub(crate) fn solve(
        &self,
        solving: &mut dyn Solving,
        question: Question,
        watcher: &mut Watcher,
    ) -> anyhow::Result<Analysis<String>> {
        loop {
            let (solved, is_cut) =
                watcher.over_slice(SLICE, |watch| solving.solve(question, watch));
            let analysis = solved.context("--memory")?;
            self.save(solving)?;
            if !is_cut {
                return Ok(analysis);
            }
        }
    }

    fn save(&self, solving: &mut dyn Solving) -> anyhow::Result<()> {
        let checkpoint = solving
            .checkpoint()
            .expect("it was there when the file was opened");
        let saved = files::replace(&self.0, |output| checkpoint.save(output).map(|_| ()));
        saved.with_context(|| self.0.display().to_string())
    }
}
