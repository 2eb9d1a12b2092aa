//! The checks of the browser's half: types of the scripts, their state, whole games in Chromium.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::machine::ThisMachine;
use crate::run::{Step, cargo};
use crate::tools::{self, BROWSER, CHROMIUM};

/// The same with screenshots for people to look at.
pub(crate) fn test_with_screenshots() -> anyhow::Result<()> {
    check(&[("SCREENSHOTS", "1")])
}

/// Installs what is missing and runs everything that needs node or a browser.
pub(crate) fn test() -> anyhow::Result<()> {
    check(&[])
}

fn check(wishes: &[(&str, &str)]) -> anyhow::Result<()> {
    install()?;
    npx(&["tsc", "--project", "tsconfig.json"]).run("types of the scripts")?;
    in_folder("node")
        .args(["--test", "unit/"])
        .run("state of the boards")?;
    cargo(&["build", "--package", "panta"]).run("the program for the browser tests")?;
    npx(&["playwright", "test"])
        .env("PANTA", binary())
        .env("CHROMIUM", CHROMIUM)
        .envs(wishes.iter().copied())
        .run("browser tests")
}

fn install() -> anyhow::Result<()> {
    tools::install(&mut ThisMachine, &BROWSER)?;
    if !folder().join("node_modules/.package-lock.json").exists() {
        in_folder("npm")
            .args(["ci", "--no-audit", "--no-fund"])
            .env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")
            .run("packages for the browser tests")?;
    }
    Ok(())
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

fn binary() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(
        || Path::new(env!("CARGO_MANIFEST_DIR")).join("../target"),
        PathBuf::from,
    );
    target.join("debug/panta")
}
