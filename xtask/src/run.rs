//! Running other programs, saying what runs, and remembering how long it took.

use std::fmt;
use std::io::{BufRead, BufReader, IsTerminal};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};

/// The steps of a chore that have been taken.
#[derive(Default)]
pub(crate) struct Steps {
    taken: Vec<(String, Duration)>,
    /// What the test runner said at its end.
    summary: String,
}

impl Steps {
    /// Runs a command as a step; fails if it does.
    pub(crate) fn run(&mut self, name: &str, command: &mut Command) -> anyhow::Result<()> {
        self.take(name, |_| {
            let status = command.status().with_context(|| cannot_start(command))?;
            ensure!(status.success(), "{name}: {status}");
            Ok(())
        })
    }

    /// Runs cargo-nextest as a step and keeps its summary for the end.
    pub(crate) fn run_tests(&mut self, name: &str, arguments: &[&str]) -> anyhow::Result<()> {
        let color = if std::io::stderr().is_terminal() {
            "always"
        } else {
            "never"
        };
        let mut command = cargo(&["nextest", "run", "--color", color]);
        command.args(arguments).stderr(Stdio::piped());
        self.take(name, |steps| {
            let mut child = command.spawn().with_context(|| cannot_start(&command))?;
            let output = child.stderr.take().expect("it was asked for");
            for line in BufReader::new(output).lines() {
                let line = line?;
                if !steps.summary.is_empty() || line.contains("Summary [") {
                    steps.summary += &line;
                    steps.summary += "\n";
                } else {
                    eprintln!("{line}");
                }
            }
            let status = child.wait()?;
            ensure!(status.success(), "{name}: {status}");
            Ok(())
        })
    }

    /// Prints how long the steps took, and closes with the summary of the test runner.
    pub(crate) fn report(&self) {
        if self.taken.is_empty() {
            return;
        }
        eprintln!("\n=== seconds\n{self}");
        if !self.summary.is_empty() {
            eprint!("\n{}", self.summary);
        }
    }

    fn take(
        &mut self,
        name: &str,
        step: impl FnOnce(&mut Self) -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        eprintln!("\n=== {name}");
        let start = Instant::now();
        let result = step(self);
        self.taken.push((name.to_owned(), start.elapsed()));
        result
    }
}

impl fmt::Display for Steps {
    /// A table of the steps.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, time) in &self.taken {
            writeln!(f, "{:>7.1}  {name}", time.as_secs_f64())?;
        }
        let total: Duration = self.taken.iter().map(|(_, time)| *time).sum();
        write!(f, "{:>7.1}  all steps", total.as_secs_f64())
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

fn cannot_start(command: &Command) -> String {
    format!("cannot start {}", command.get_program().display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_that_fails_is_in_the_table_too() {
        let mut steps = Steps::default();
        steps.take("good", |_| Ok(())).unwrap();
        steps.take("bad", |_| anyhow::bail!("no")).unwrap_err();
        let table = steps.to_string();
        let names: Vec<_> = table.lines().map(|line| line[9..].to_owned()).collect();
        assert_eq!(names, ["good", "bad", "all steps"], "{table}");
    }
}
