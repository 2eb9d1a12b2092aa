//! The programs that the tests need, and how they are installed.

use std::process::Command;

use anyhow::{Context, bail};

use crate::run::{answers, cargo};

/// A program that may be missing.
pub(crate) struct Tool {
    name: &'static str,
    check: &'static [&'static str],
    /// The commands that install it, tried in order until one works.
    install: &'static [&'static str],
}

pub(crate) const NEXTEST: Tool = Tool {
    name: "cargo-nextest",
    check: &["cargo", "nextest", "--version"],
    install: &["cargo install --locked cargo-nextest"],
};

const DENY: Tool = Tool {
    name: "cargo-deny",
    check: &["cargo", "deny", "--version"],
    install: &["cargo install --locked cargo-deny"],
};

const FORMATTER: Tool = Tool {
    name: "rustfmt",
    check: &["cargo", "fmt", "--version"],
    install: &["rustup component add rustfmt"],
};

const LINTER: Tool = Tool {
    name: "clippy",
    check: &["cargo", "clippy", "--version"],
    install: &["rustup component add clippy"],
};

/// libFuzzer, which comes as source, is C++.
const COMPILER: Tool = Tool {
    name: "a C++ compiler",
    check: &["c++", "--version"],
    install: &[
        "apt-get install -y --no-install-recommends g++",
        "sudo -n apt-get install -y --no-install-recommends g++",
    ],
};

/// Installs what is missing of everything.
pub(crate) fn install_all() -> anyhow::Result<()> {
    [FORMATTER, LINTER, NEXTEST, DENY, COMPILER]
        .iter()
        .try_for_each(Tool::install)
}

impl Tool {
    /// Installs the tool if it is missing, or says what would.
    pub(crate) fn install(&self) -> anyhow::Result<()> {
        if self.is_there() {
            return Ok(());
        }
        for command in self.install {
            eprintln!("\n=== {} is missing: {command}", self.name);
            if shell(command).is_ok() && self.is_there() {
                return Ok(());
            }
        }
        bail!(
            "{} is missing and could not be installed; this would install it: {}",
            self.name,
            self.install[0]
        )
    }

    fn is_there(&self) -> bool {
        let (program, arguments) = self.check.split_first().expect("a check is a command");
        match *program {
            "cargo" => answers(&mut cargo(arguments)),
            program => answers(Command::new(program).args(arguments)),
        }
    }
}

/// Runs a command line without quotes.
fn shell(line: &str) -> anyhow::Result<()> {
    let mut words = line.split(' ');
    let program = words.next().expect("a line has a first word");
    let status = Command::new(program)
        .args(words)
        .status()
        .with_context(|| line.to_owned())?;
    if status.success() {
        Ok(())
    } else {
        bail!("{line}: {status}")
    }
}
