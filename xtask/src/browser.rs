//! The checks of the browser's half: types of the scripts, their state, whole games in Chromium.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::ensure;

use crate::run::{Step, answers, cargo};

/// Debian's browser; Playwright's own downloads are not used.
const CHROMIUM: &str = "/usr/bin/chromium";
/// The packages that make the browser tests possible on Debian: the browser, node, and the letters
/// of all our languages.
const PACKAGES: [&str; 5] = [
    "chromium",
    "nodejs",
    "npm",
    "fonts-noto-core",
    "fonts-noto-cjk",
];

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
    describe()?;
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

/// Writes the types of the API, as the server describes itself, for those of the scripts to be held against.
fn describe() -> anyhow::Result<()> {
    in_folder("npm")
        .args(["run", "--silent", "describe"])
        .run("types of the API")
}

fn install() -> anyhow::Result<()> {
    let is_there = Path::new(CHROMIUM).exists()
        && answers(Command::new("node").arg("--version"))
        && answers(Command::new("npm").arg("--version"));
    if !is_there {
        install_packages()?;
    }
    if !folder().join("node_modules/.package-lock.json").exists() {
        in_folder("npm")
            .args(["ci", "--no-audit", "--no-fund"])
            .env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")
            .run("packages for the browser tests")?;
    }
    Ok(())
}

fn install_packages() -> anyhow::Result<()> {
    let apt = ["install", "-y", "--no-install-recommends"];
    let mut plain = Command::new("apt-get");
    let mut as_root = Command::new("sudo");
    as_root.args(["-n", "apt-get"]);
    let is_done = [&mut plain, &mut as_root]
        .into_iter()
        .any(|command| command.args(apt).args(PACKAGES).run("Chromium").is_ok());
    ensure!(
        is_done,
        "the browser tests need: apt-get {} {}",
        apt.join(" "),
        PACKAGES.join(" ")
    );
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
