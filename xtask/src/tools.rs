//! The programs that the tests need, and how they are installed: each by itself, and only if what
//! it does is not done by something that is there already, wherever that came from.

use anyhow::{Context, ensure};

use crate::machine::Machine;

/// Debian's browser; Playwright's own downloads are not used.
pub(crate) const CHROMIUM: &str = "/usr/bin/chromium";

/// Something that may be missing.
pub(crate) struct Tool {
    name: &'static str,
    /// A command that says something if the tool is there.
    check: &'static [&'static str],
    source: Source,
}

/// Where a tool comes from.
enum Source {
    Cargo(&'static str),
    Rustup(&'static str),
    Apt(&'static str),
}

pub(crate) const NEXTEST: Tool = Tool {
    name: "cargo-nextest",
    check: &["cargo", "nextest", "--version"],
    source: Source::Cargo("cargo-nextest"),
};

/// Sets the clock of one program; where it cannot be installed, the tests that need it say that they
/// are skipped.
pub(crate) const FAKETIME: Tool = Tool {
    name: "faketime",
    check: &["faketime", "--version"],
    source: Source::Apt("faketime"),
};

/// What several servers share; where they cannot be installed, the tests that need them say that they
/// are skipped. PostgreSQL's programs are in a folder of their version.
pub(crate) static SERVICES: [Tool; 2] = [
    Tool {
        name: "PostgreSQL",
        check: &["sh", "-c", "ls /usr/lib/postgresql/*/bin/initdb"],
        source: Source::Apt("postgresql"),
    },
    Tool {
        name: "NATS",
        check: &["nats-server", "--version"],
        source: Source::Apt("nats-server"),
    },
];

/// What checks and tests of Rust need.
pub(crate) static RUST: [Tool; 5] = [
    Tool {
        name: "rustfmt",
        check: &["cargo", "fmt", "--version"],
        source: Source::Rustup("rustfmt"),
    },
    Tool {
        name: "clippy",
        check: &["cargo", "clippy", "--version"],
        source: Source::Rustup("clippy"),
    },
    NEXTEST,
    Tool {
        name: "cargo-deny",
        check: &["cargo", "deny", "--version"],
        source: Source::Cargo("cargo-deny"),
    },
    // libFuzzer, which comes as source, is C++.
    Tool {
        name: "a C++ compiler",
        check: &["c++", "--version"],
        source: Source::Apt("g++"),
    },
];

/// What the browser tests need. The letters are those of all our languages: pages are measured
/// with them.
pub(crate) static BROWSER: [Tool; 6] = [
    Tool {
        name: "node",
        check: &["node", "--version"],
        source: Source::Apt("nodejs"),
    },
    Tool {
        name: "npm",
        check: &["npm", "--version"],
        source: Source::Apt("npm"),
    },
    Tool {
        name: "Chromium",
        check: &[CHROMIUM, "--version"],
        source: Source::Apt("chromium"),
    },
    Tool {
        name: "fontconfig",
        check: &["fc-list"],
        source: Source::Apt("fontconfig"),
    },
    Tool {
        name: "Arabic letters",
        check: &["fc-list", "Noto Sans Arabic"],
        source: Source::Apt("fonts-noto-core"),
    },
    Tool {
        name: "Japanese letters",
        check: &["fc-list", "Noto Sans CJK JP"],
        source: Source::Apt("fonts-noto-cjk"),
    },
];

/// What the Python module is built and tested with; everything else is a package of its own
/// environment.
pub(crate) static PYTHON: [Tool; 2] = [
    Tool {
        name: "Python",
        check: &["python3", "--version"],
        source: Source::Apt("python3"),
    },
    // Debian has what makes environments in a package of its own.
    Tool {
        name: "Python's venv",
        check: &["python3", "-c", "import ensurepip, venv; print(venv)"],
        source: Source::Apt("python3-venv"),
    },
];

/// Installs those of the tools that are missing, or says which command would.
pub(crate) fn install<'a>(
    machine: &mut impl Machine,
    tools: impl IntoIterator<Item = &'a Tool>,
) -> anyhow::Result<()> {
    tools.into_iter().try_for_each(|tool| tool.install(machine))
}

impl Tool {
    fn install(&self, machine: &mut impl Machine) -> anyhow::Result<()> {
        if self.is_there(machine) {
            return Ok(());
        }
        let would = || {
            format!(
                "{} is missing; this would install it: {}",
                self.name,
                self.source.command().join(" ")
            )
        };
        self.source.install(machine).with_context(would)?;
        ensure!(self.is_there(machine), would());
        Ok(())
    }

    fn is_there(&self, machine: &impl Machine) -> bool {
        !machine.says(self.check).trim().is_empty()
    }
}

impl Source {
    /// The command that installs it, for somebody who may.
    fn command(&self) -> Vec<&'static str> {
        match self {
            Self::Cargo(package) => vec!["cargo", "install", "--locked", package],
            Self::Rustup(component) => vec!["rustup", "component", "add", component],
            Self::Apt(package) => vec![
                "apt-get",
                "install",
                "-y",
                "--no-install-recommends",
                package,
            ],
        }
    }

    fn install(&self, machine: &mut impl Machine) -> anyhow::Result<()> {
        let command = self.command();
        match self {
            Self::Cargo(_) | Self::Rustup(_) => machine.run(&command),
            // A package may be unknown, or gone from where an old list says it is.
            Self::Apt(_) => as_root(machine, &command).or_else(|_| {
                as_root(machine, &["apt-get", "update"])?;
                as_root(machine, &command)
            }),
        }
    }
}

/// Runs a command as root, where that needs no password.
fn as_root(machine: &mut impl Machine, command: &[&str]) -> anyhow::Result<()> {
    if machine.says(&["id", "-u"]).trim() == "0" {
        machine.run(command)
    } else {
        machine.run(&[&["sudo", "-n"], command].concat())
    }
}

#[cfg(test)]
mod tests;
