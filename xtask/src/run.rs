//! Running other programs, and saying what runs.

use std::path::PathBuf;
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
    command.current_dir(workspace()).args(arguments);
    command
}

/// The folder of the workspace.
pub(crate) fn workspace() -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    folder.parent().map_or(folder.clone(), PathBuf::from)
}

/// What a program prints.
pub(crate) fn answer(command: &mut Command) -> anyhow::Result<String> {
    let name = command.get_program().display().to_string();
    let output = command.output().with_context(|| name.clone())?;
    let complaint = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "{name}: {complaint}");
    Ok(String::from_utf8(output.stdout)?)
}

/// Whether a program answers to a question about its version.
pub(crate) fn answers(command: &mut Command) -> bool {
    command.output().is_ok_and(|output| output.status.success())
}
