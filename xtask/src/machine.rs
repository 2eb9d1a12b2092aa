//! What a machine has and what is done to it: the one that this runs on, or one that a test
//! describes.

use std::process::{Command, Stdio};

use anyhow::{Context, ensure};

/// A machine that may lack what the tests need.
pub(crate) trait Machine {
    /// What a command says; nothing if it fails or is not there.
    fn says(&self, command: &[&str]) -> String;

    /// Runs a command that changes the machine.
    fn run(&mut self, command: &[&str]) -> anyhow::Result<()>;
}

/// The machine that this runs on.
pub(crate) struct ThisMachine;

impl Machine for ThisMachine {
    fn says(&self, command: &[&str]) -> String {
        match process(command).output() {
            Ok(output) if output.status.success() => {
                String::from_utf8_lossy(&output.stdout).into_owned()
            }
            _ => String::new(),
        }
    }

    fn run(&mut self, command: &[&str]) -> anyhow::Result<()> {
        let line = command.join(" ");
        eprintln!("\n=== {line}");
        let status = process(command)
            .stdin(Stdio::null())
            .status()
            .with_context(|| line.clone())?;
        ensure!(status.success(), "{line}: {status}");
        Ok(())
    }
}

fn process(words: &[&str]) -> Command {
    let (program, arguments) = words.split_first().expect("a command has a first word");
    let mut command = match *program {
        // The one that runs this program; the tools belong to it.
        "cargo" => Command::new(env!("CARGO")),
        program => Command::new(program),
    };
    command.args(arguments);
    command
}
