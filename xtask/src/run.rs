//! Running other programs, saying what runs, and remembering how long it took.

use std::fmt;
use std::fs;
use std::io::{BufRead, BufReader, IsTerminal};
use std::iter;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};

/// The steps of a chore that have been taken.
pub(crate) struct Steps {
    began: Instant,
    taken: Vec<Taken>,
    /// What the test runner said at its end.
    summary: String,
}

/// A step that was taken, well or not.
struct Taken {
    name: String,
    time: Duration,
    /// For how long it kept cores busy, where that is known of it alone.
    work: Option<Duration>,
}

impl Steps {
    /// Begins a chore.
    pub(crate) fn new() -> Self {
        Self {
            began: Instant::now(),
            taken: Vec::new(),
            summary: String::new(),
        }
    }

    /// Runs a command as a step; fails if it does.
    pub(crate) fn run(&mut self, name: &str, command: &mut Command) -> anyhow::Result<()> {
        self.take(name, |_| {
            let status = command.status().with_context(|| cannot_start(command))?;
            ensure!(status.success(), "{name}: {status}");
            Ok(())
        })
    }

    /// Runs commands beside each other, one for each core. What they say is printed only if one fails.
    pub(crate) fn run_beside(&mut self, commands: Vec<(String, Command)>) -> anyhow::Result<()> {
        let waiting = Mutex::new(commands.into_iter());
        let n_cores = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let next = || waiting.lock().expect("no step panics").next();
        let work = || iter::from_fn(next).map(run_quietly).collect::<Vec<_>>();
        let done: Vec<_> = thread::scope(|scope| {
            let workers: Vec<_> = (0..n_cores).map(|_| scope.spawn(work)).collect();
            let done = workers.into_iter().map(thread::ScopedJoinHandle::join);
            done.flat_map(|done| done.expect("no step panics"))
                .collect()
        });
        let mut results = Vec::new();
        for (name, time, result) in done {
            self.taken.push(Taken {
                name,
                time,
                work: None,
            });
            results.push(result);
        }
        results.into_iter().collect()
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
        eprintln!("\n=== seconds, and of the cores together\n{self}");
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
        let (start, worked) = (Instant::now(), work());
        let result = step(self);
        self.taken.push(Taken {
            name: name.to_owned(),
            time: start.elapsed(),
            work: work()
                .zip(worked)
                .map(|(now, then)| now.saturating_sub(then)),
        });
        result
    }
}

impl fmt::Display for Steps {
    /// A table of the steps.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for taken in &self.taken {
            writeln!(f, "{taken}")?;
        }
        let total = Taken {
            name: "from beginning to end".to_owned(),
            time: self.began.elapsed(),
            work: work(),
        };
        write!(f, "{total}")
    }
}

impl fmt::Display for Taken {
    /// A line of the table.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let work = self.work.map_or_else(String::new, seconds);
        write!(f, "{} {work:>7}  {}", seconds(self.time), self.name)
    }
}

fn seconds(time: Duration) -> String {
    format!("{:>7.1}", time.as_secs_f64())
}

/// For how long all that was run and has ended kept cores busy, where the system tells.
fn work() -> Option<Duration> {
    let told = fs::read_to_string("/proc/self/stat").ok()?;
    // The name, in parentheses, may have spaces; what is counted is for each hundredth of a second.
    let (_, numbers) = told.rsplit_once(") ")?;
    let ticks = numbers.split(' ').skip(13).take(2);
    let ticks = ticks.map(|ticks| ticks.parse::<u64>().ok());
    Some(Duration::from_millis(10 * ticks.sum::<Option<u64>>()?))
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

/// A program as it was built for the tests.
pub(crate) fn built(name: &str) -> PathBuf {
    target().join("debug").join(name)
}

/// A program as it is released.
pub(crate) fn release(name: &str) -> PathBuf {
    target().join("release").join(name)
}

/// The folder of what is built.
pub(crate) fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| workspace().join("target"), PathBuf::from)
}

/// What a program prints.
pub(crate) fn answer(command: &mut Command) -> anyhow::Result<String> {
    let name = command.get_program().display().to_string();
    let output = command.output().with_context(|| name.clone())?;
    let complaint = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "{name}: {complaint}");
    Ok(String::from_utf8(output.stdout)?)
}

/// Runs a command and keeps to itself what it says, unless it fails.
fn run_quietly((name, mut command): (String, Command)) -> (String, Duration, anyhow::Result<()>) {
    eprintln!("\n=== {name}");
    let start = Instant::now();
    let result = command
        .output()
        .with_context(|| cannot_start(&command))
        .and_then(|output| {
            let said = [output.stdout, output.stderr].concat();
            let said = String::from_utf8_lossy(&said);
            ensure!(output.status.success(), "{name}: {}\n{said}", output.status);
            Ok(())
        });
    (name, start.elapsed(), result)
}

fn cannot_start(command: &Command) -> String {
    format!("cannot start {}", command.get_program().display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_that_fails_is_in_the_table_too() {
        let mut steps = Steps::new();
        steps.take("good", |_| Ok(())).unwrap();
        steps.take("bad", |_| anyhow::bail!("no")).unwrap_err();
        let table = steps.to_string();
        let names: Vec<_> = table.lines().map(|line| line[17..].to_owned()).collect();
        assert_eq!(names, ["good", "bad", "from beginning to end"], "{table}");
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_step_that_keeps_a_core_busy_tells_for_how_long() {
        let mut steps = Steps::new();
        let busy = "i=0; while [ $i -lt 100000 ]; do i=$((i+1)); done";
        let mut command = Command::new("sh");
        steps.run("busy", command.args(["-c", busy])).unwrap();
        assert!(steps.taken[0].work.unwrap() > Duration::ZERO, "{steps}");
    }

    #[test]
    fn steps_beside_each_other_are_all_taken_and_a_failure_is_told_with_what_was_said() {
        let mut steps = Steps::new();
        let step = |script: &str| {
            let mut command = Command::new("sh");
            command.args(["-c", script]);
            (script.to_owned(), command)
        };
        let scripts = ["true", "echo broken; false", "exit 0", ":"];
        let error = steps
            .run_beside(scripts.map(step).into())
            .unwrap_err()
            .to_string();
        assert!(error.contains("broken"), "{error}");
        let mut taken: Vec<_> = steps.taken.into_iter().map(|taken| taken.name).collect();
        taken.sort();
        assert_eq!(taken, [":", "echo broken; false", "exit 0", "true"]);
    }
}
