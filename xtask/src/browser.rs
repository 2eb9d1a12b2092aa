//! The checks of the browser's half: types of the scripts, their state, whole games in Chromium.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::machine::ThisMachine;
use crate::run::{Steps, built, cargo, release};
use crate::tools::{self, BROWSER, CHROMIUM};

/// The same with screenshots for people to look at, and Lighthouse.
pub(crate) fn test_with_screenshots(steps: &mut Steps) -> anyhow::Result<()> {
    check(steps, &[("SCREENSHOTS", "1")])?;
    measure(steps)
}

/// Lighthouse alone.
pub(crate) fn test_lighthouse(steps: &mut Steps) -> anyhow::Result<()> {
    build(steps)?;
    measure(steps)
}

/// Installs what is missing and runs everything that needs node or a browser.
pub(crate) fn test(steps: &mut Steps) -> anyhow::Result<()> {
    check(steps, &[])
}

/// Prints how long the exact values of all moves take in Chromium and natively, in one run.
pub(crate) fn bench(steps: &mut Steps) -> anyhow::Result<()> {
    install(steps)?;
    steps.run(
        "the program",
        &mut cargo(&["build", "--release", "--package", "panta"]),
    )?;
    steps.run(
        "exact solutions",
        npx(&["playwright", "test", "--config", "bench.config.js"])
            .env("PANTA", release("panta"))
            .env("CHROMIUM", CHROMIUM),
    )
}

/// Every kind of page in every language, with contact sheets for people to look at.
pub(crate) fn test_languages(steps: &mut Steps) -> anyhow::Result<()> {
    build(steps)?;
    let wishes = [("LANGUAGES", "all"), ("SCREENSHOTS", "1")];
    steps.run(
        "pages in every language",
        playwright(&wishes).arg("pages.spec.js"),
    )
}

fn check(steps: &mut Steps, wishes: &[(&str, &str)]) -> anyhow::Result<()> {
    build(steps)?;
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
    steps.run("browser tests", &mut playwright(wishes))
}

/// Lighthouse on every kind of page. What it measures depends on the machine, so that it is no part of the
/// tests, and they do not wait for what it needs.
fn measure(steps: &mut Steps) -> anyhow::Result<()> {
    install_packages(
        steps,
        "packages for Lighthouse",
        &folder().join("lighthouse"),
    )?;
    steps.run(
        "Lighthouse",
        in_folder("node")
            .arg("lighthouse/run.js")
            .env("PANTA", built("panta"))
            .env("CHROMIUM", CHROMIUM),
    )
}

/// Built as for the tests, the program and all it needs is built once.
fn build(steps: &mut Steps) -> anyhow::Result<()> {
    install(steps)?;
    steps.run(
        "build of the tests",
        &mut cargo(&["nextest", "run", "--workspace", "--no-run"]),
    )
}

fn playwright(wishes: &[(&str, &str)]) -> Command {
    let mut command = npx(&["playwright", "test"]);
    command
        .env("PANTA", built("panta"))
        .env("SITE", built("examples/site"))
        .env("CHROMIUM", CHROMIUM)
        .envs(wishes.iter().copied());
    command
}

fn install(steps: &mut Steps) -> anyhow::Result<()> {
    tools::install(&mut ThisMachine, &BROWSER)?;
    install_packages(steps, "packages for the browser tests", &folder())
}

/// Installs the packages that a folder asks for, unless they are there.
fn install_packages(steps: &mut Steps, what: &str, folder: &Path) -> anyhow::Result<()> {
    let written = |file: &str| fs::metadata(folder.join(file)).and_then(|data| data.modified());
    let is_there = matches!(
        (written("node_modules/.package-lock.json"), written("package-lock.json")),
        (Ok(installed), Ok(asked_for)) if installed >= asked_for
    );
    if is_there {
        return Ok(());
    }
    steps.run(
        what,
        Command::new("npm")
            .current_dir(folder)
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
