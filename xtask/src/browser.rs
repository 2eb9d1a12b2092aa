//! The checks of the browser's half: types of the scripts, their state, whole games in Chromium.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::machine::ThisMachine;
use crate::run::{Steps, built, cargo};
use crate::tools::{self, BROWSER, CHROMIUM};

/// The same with screenshots for people to look at.
pub(crate) fn test_with_screenshots(steps: &mut Steps) -> anyhow::Result<()> {
    check(steps, &[("SCREENSHOTS", "1")])
}

/// Installs what is missing and runs everything that needs node or a browser.
pub(crate) fn test(steps: &mut Steps) -> anyhow::Result<()> {
    check(steps, &[])
}

fn check(steps: &mut Steps, wishes: &[(&str, &str)]) -> anyhow::Result<()> {
    install(steps)?;
    // Built as for the tests, the program and all it needs is built once.
    steps.run(
        "build of the tests",
        &mut cargo(&["nextest", "run", "--workspace", "--no-run"]),
    )?;
    // The types of the API, as the server describes itself, for those of the scripts to be held against.
    steps.run(
        "types of the API",
        in_folder("npm")
            .args(["run", "--silent", "describe"])
            .env("OPENAPI", built("examples/openapi")),
    )?;
    steps.run(
        "types of the scripts",
        &mut npx(&["tsc", "--project", "tsconfig.json"]),
    )?;
    steps.run(
        "state and words of the scripts",
        in_folder("node")
            .args(["--test", "unit/"])
            .env("SCRIPT_WORDS", built("examples/scripts")),
    )?;
    steps.run(
        "browser tests",
        npx(&["playwright", "test"])
            .env("PANTA", built("panta"))
            .env("CHROMIUM", CHROMIUM)
            .envs(wishes.iter().copied()),
    )
}

fn install(steps: &mut Steps) -> anyhow::Result<()> {
    tools::install(&mut ThisMachine, &BROWSER)?;
    let written = |file: &str| fs::metadata(folder().join(file)).and_then(|data| data.modified());
    let is_there = matches!(
        (written("node_modules/.package-lock.json"), written("package-lock.json")),
        (Ok(installed), Ok(asked_for)) if installed >= asked_for
    );
    if is_there {
        return Ok(());
    }
    steps.run(
        "packages for the browser tests",
        in_folder("npm")
            .args(["ci", "--no-audit", "--no-fund"])
            .env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1"),
    )
}

/// A program of the packages, in the folder of the tests.
fn npx(arguments: &[&str]) -> Command {
    let mut command = in_folder("npx");
    command.arg("--no-install").args(arguments);
    command
}

fn in_folder(program: &str) -> Command {
    let mut command = Command::new(program);
    command.current_dir(folder());
    command
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../e2e")
}
