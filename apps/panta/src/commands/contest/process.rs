//! Another program at the other end of two pipes, which may do anything.
//!
//! Two threads read and write, so that a program that neither reads nor answers holds up nobody.
//! The program is ended when this value is dropped, so that it never outlives the match.

use std::io::{BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Context;
use catalog::protocol::next_line;

use super::fault::Fault;
use super::player::Halt;

/// So many lines wait to be read; a program that says more has to wait.
const MAX_WAITING: usize = 256;
/// How often somebody who waits looks whether the match has ended.
const GLANCE: Duration = Duration::from_millis(50);
/// How long a program may take to say goodbye.
const FAREWELL: Duration = Duration::from_millis(500);

/// A running program.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    /// Gone once there is nothing more to say.
    input: Option<Sender<String>>,
    output: Receiver<String>,
}

impl Process {
    /// Starts a program with its arguments.
    pub(super) fn start(command: &[String]) -> anyhow::Result<Self> {
        let (program, arguments) = command.split_first().context("expected a program")?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("cannot start {program}"))?;
        let (input, to_write) = mpsc::channel();
        let (to_read, output) = mpsc::sync_channel(MAX_WAITING);
        let stdin = child.stdin.take().context("no pipe to the program")?;
        let stdout = child.stdout.take().context("no pipe from the program")?;
        thread::spawn(move || write_lines(stdin, &to_write));
        thread::spawn(move || read_lines(stdout, &to_read));
        Ok(Self {
            child,
            input: Some(input),
            output,
        })
    }

    /// Says a line; one that cannot be heard is noticed when no answer comes.
    pub(super) fn say(&self, line: &impl ToString) {
        if let Some(input) = &self.input {
            let _ = input.send(line.to_string());
        }
    }

    /// Listens until something that is wanted is said.
    pub(super) fn wait_for<T>(
        &mut self,
        patience: Duration,
        halt: &Halt,
        mut wanted: impl FnMut(&str) -> Option<T>,
    ) -> Result<T, Fault> {
        let deadline = Instant::now() + patience;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.output.recv_timeout(left.min(GLANCE)) {
                Ok(line) => {
                    if let Some(found) = wanted(&line) {
                        return Ok(found);
                    }
                }
                Err(RecvTimeoutError::Disconnected) => return Err(self.gone(halt)),
                Err(RecvTimeoutError::Timeout) => {}
            }
            if halt.is_called() {
                return Err(Fault::Halted);
            }
            if Instant::now() >= deadline {
                return Err(Fault::Hung(patience));
            }
        }
    }

    /// The program says nothing more. Ctrl-C reaches it as well as us, and perhaps before us.
    fn gone(&mut self, halt: &Halt) -> Fault {
        thread::sleep(GLANCE);
        if halt.is_called() {
            return Fault::Halted;
        }
        match self.child.try_wait() {
            Ok(Some(status)) => Fault::Ended(status),
            _ => Fault::Closed,
        }
    }

    /// Asks the program to end, and waits a little.
    fn say_goodbye(&mut self) {
        self.say(&"quit");
        self.input = None;
        let deadline = Instant::now() + FAREWELL;
        while Instant::now() < deadline && matches!(self.child.try_wait(), Ok(None)) {
            thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.say_goodbye();
        // It fails where the program has ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn write_lines(mut stdin: impl Write, lines: &Receiver<String>) {
    for line in lines {
        let written = writeln!(stdin, "{line}").and_then(|()| stdin.flush());
        if written.is_err() {
            return;
        }
    }
}

fn read_lines(stdout: impl std::io::Read, lines: &SyncSender<String>) {
    let mut stdout = BufReader::new(stdout);
    while let Ok(Some(line)) = next_line(&mut stdout) {
        // A line that is too long is none.
        if let Ok(line) = line
            && lines.send(line).is_err()
        {
            return;
        }
    }
}
