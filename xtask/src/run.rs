//! Running other programs, and saying what runs.

use std::process::Command;

use anyhow::{Context, ensure};

/// One step of a chore.
pub(crate) trait Step {
    /// Runs the step to its end; fails if it does.
    fn run(&mut self, name: &str) -> anyhow::Result<()>;
}

impl Step for Command {
    fn run(&mut self, name: &str) -> anyhow::Result<()> {
        eprintln!("\n=== {name}");
        let status = self
            .status()
            .with_context(|| format!("cannot start {}", self.get_program().display()))?;
        ensure!(status.success(), "{name}: {status}");
        Ok(())
    }
}

/// A call of the cargo that runs this program, in the folder of the workspace.
pub(crate) fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO"));
    command
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
        .args(arguments);
    command
}
