//! The Python module: its wheel is built, imported by itself, and tested beside the libraries that
//! researchers have.
//!
//! Below `target/python` are an environment with what `python/requirements.txt` pins, which is made
//! anew only when that changes, and one with nothing but the wheel for each version of Python that is
//! here: the wheel is the same for all.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, ensure};

use crate::machine::ThisMachine;
use crate::run::{Steps, answer, built, workspace};
use crate::tools::{self, PYTHON};

/// What is asked of a module that has nothing beside it, not even numpy.
const FIRST_STEPS: &str = "\
import panta, panta.typing, pickle
position = panta.Pentago().play('c3-2R')
assert str(pickle.loads(pickle.dumps(position))) == '6/6/2w3/6/6/6 b'
assert position.choose(3) in position.legal_moves()
try: position.observation()
except ModuleNotFoundError: pass
else: raise AssertionError('an array without numpy')";

/// Builds the wheel and tests it.
pub(crate) fn test(steps: &mut Steps) -> anyhow::Result<()> {
    tools::install(&mut ThisMachine, &PYTHON)?;
    let environment = Environment::new("environment");
    environment.fill(steps)?;
    let wheel = build(steps, &environment)?;
    for version in VERSIONS {
        try_alone(steps, version, &environment, &wheel)?;
    }
    environment.install(steps, &environment, &wheel)?;
    steps.run(
        "types of the Python module",
        environment
            .program("pyright")
            .args(["--project", "python", "--pythonpath"])
            .arg(environment.0.join("bin/python")),
    )?;
    let mut pytest = environment.program("pytest");
    pytest
        .current_dir(workspace().join("python"))
        .args(["--quiet", "-rs"]);
    // Beside everything else it is built; without it, the tests that need it say that they are skipped.
    let program = built("panta");
    if program.exists() {
        pytest.env("PANTA", program);
    }
    steps.run("tests of the Python module", &mut pytest)
}

/// The versions that the wheel is for, the lowest as `abi3` and `requires-python` have it; and first
/// whichever is the usual one.
const VERSIONS: [&str; 6] = ["3", "3.10", "3.11", "3.12", "3.13", "3.14"];

/// Takes the first steps with a version of Python that has nothing but the wheel, if it is here.
fn try_alone(
    steps: &mut Steps,
    version: &str,
    pip: &Environment,
    wheel: &Path,
) -> anyhow::Result<()> {
    let python = || {
        let mut python = Command::new(format!("python{version}"));
        // Where pyenv keeps several, it wants to be told which of them is meant.
        python.env("PYENV_VERSION", version);
        python
    };
    if answer(python().arg("--version")).is_err() {
        eprintln!("not tried with Python {version}, which is not here");
        return Ok(());
    }
    let alone = Environment::new(&format!("alone-{version}"));
    let venv = ["-m", "venv", "--without-pip", "--clear"];
    answer(python().args(venv).arg(&alone.0))?;
    alone.install(steps, pip, wheel)?;
    steps.run(
        &format!("the module alone in Python {version}"),
        alone.program("python").args(["-c", FIRST_STEPS]),
    )
}

/// Builds the wheel as the tests of everything else are built, which shares most of the work.
fn build(steps: &mut Steps, environment: &Environment) -> anyhow::Result<PathBuf> {
    let wheels = folder().join("wheels");
    if wheels.exists() {
        fs::remove_dir_all(&wheels).with_context(|| wheels.display().to_string())?;
    }
    let mut maturin = environment.program("maturin");
    maturin
        .args(["build", "--quiet", "--locked", "--profile", "dev"])
        .args(["--features", "shared"])
        .args(["--manifest-path", "python/Cargo.toml", "--out"])
        .arg(&wheels);
    steps.run("the wheel for Python", &mut maturin)?;
    let wheels = fs::read_dir(&wheels)?.collect::<Result<Vec<_>, _>>()?;
    ensure!(wheels.len() == 1, "expected one wheel, not {wheels:?}");
    Ok(wheels[0].path())
}

/// A virtual environment below `target/`.
struct Environment(PathBuf);

impl Environment {
    fn new(name: &str) -> Self {
        Self(folder().join(name))
    }

    /// Makes it with what is pinned, unless that has been done before.
    fn fill(&self, steps: &mut Steps) -> anyhow::Result<()> {
        let file = workspace().join("python/requirements.txt");
        let pinned = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        let version = answer(Command::new("python3").arg("--version"))?;
        let wanted = format!("{version}{pinned}");
        let done = self.0.join("made-of");
        if fs::read_to_string(&done).is_ok_and(|made_of| made_of == wanted) {
            return Ok(());
        }
        let venv = ["-m", "venv", "--clear"];
        answer(Command::new("python3").args(venv).arg(&self.0))?;
        let mut pip = self.program("python");
        pip.args(["-m", "pip", "install", "--quiet", "--requirement"]);
        steps.run("packages for Python", pip.arg(&file)).context(
            "the Python module is tested beside PettingZoo, Gymnasium and OpenSpiel, which cannot be had from PyPI here",
        )?;
        fs::write(&done, wanted).with_context(|| done.display().to_string())
    }

    /// Puts a wheel into it, and nothing else.
    fn install(&self, steps: &mut Steps, pip: &Self, wheel: &Path) -> anyhow::Result<()> {
        let mut command = pip.program("python");
        command
            .args(["-m", "pip", "--python"])
            .arg(self.0.join("bin/python"));
        command.args([
            "install",
            "--quiet",
            "--no-index",
            "--no-deps",
            "--force-reinstall",
        ]);
        steps.run("the wheel installed", command.arg(wheel))
    }

    /// A program of the environment, in the folder of the workspace.
    fn program(&self, name: &str) -> Command {
        let mut command = Command::new(self.0.join("bin").join(name));
        command
            .current_dir(workspace())
            .env("VIRTUAL_ENV", &self.0)
            .env("PIP_DISABLE_PIP_VERSION_CHECK", "1");
        command
    }
}

fn folder() -> PathBuf {
    workspace().join("target/python")
}
