//! `cargo xtask test` is exactly what CI runs; `cargo xtask bench` prints how fast things are.

mod browser;
mod fuzz;
mod packages;
mod run;
mod tools;
mod wasm;

use std::process::ExitCode;

use anyhow::bail;

use crate::run::{Step, cargo};

const USAGE: &str = "\
cargo xtask test            installs what the tests need and runs them all
cargo xtask test --slow     the slow proofs and counts instead, which take long
cargo xtask browser         the checks of the scripts and the browser tests alone, with screenshots
cargo xtask fuzz [SECONDS]  fuzzes every parser, each for so long (60 by default)
cargo xtask wasm            builds the rules and the catalog for WebAssembly
cargo xtask wasm --debian   the same with Debian's compiler, as where rustup has no target to give
cargo xtask bench           prints how fast rules and solvers are on this machine
cargo xtask load            plays a thousand games at once against the server, and prints how it fares
cargo xtask load GAMES SPECTATORS SECONDS";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match arguments[..] {
        ["test"] => test(),
        ["test", "--slow"] => slow_tests(),
        ["browser"] => browser::test_with_screenshots(),
        ["fuzz"] => fuzz::run(60),
        ["fuzz", seconds] => seconds
            .parse()
            .map_err(anyhow::Error::from)
            .and_then(fuzz::run),
        ["wasm"] => wasm::test(),
        ["wasm", "--debian"] => wasm::test_with_debian(),
        ["bench"] => bench(),
        ["load", ref numbers @ ..] if numbers.len() <= 3 => load(numbers),
        ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            Ok(())
        }
        _ => usage(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn usage() -> anyhow::Result<()> {
    bail!("expected one of these:\n{USAGE}")
}

/// Everything. The test runner comes last, so that its summary closes the output.
fn test() -> anyhow::Result<()> {
    tools::install_all()?;
    cargo(&["fmt", "--all", "--check"]).run("format")?;
    cargo(&[
        "clippy",
        "--workspace",
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ])
    .run("lints")?;
    cargo(&["doc", "--workspace", "--no-deps"])
        .env("RUSTDOCFLAGS", "-D warnings")
        .run("documentation")?;
    // Advisories need a database from the network and are not part of the tests.
    cargo(&[
        "deny",
        "--workspace",
        "check",
        "licenses",
        "bans",
        "sources",
    ])
    .run("dependencies")?;
    cargo(&["test", "--workspace", "--doc", "--quiet"]).run("examples in the documentation")?;
    packages::test()?;
    wasm::test()?;
    fuzz::run(8)?;
    browser::test()?;
    cargo(&["nextest", "run", "--workspace"]).run("tests")
}

fn slow_tests() -> anyhow::Result<()> {
    tools::NEXTEST.install()?;
    cargo(&[
        "nextest",
        "run",
        "--workspace",
        "--cargo-profile",
        "release",
        "--profile",
        "slow",
    ])
    .run("slow tests")
}

fn bench() -> anyhow::Result<()> {
    for what in ["rules", "solve", "stop"] {
        let arguments = [
            "run",
            "--release",
            "--package",
            "panta",
            "--",
            "bench",
            what,
        ];
        cargo(&arguments).run(&format!("speed: {what}"))?;
    }
    Ok(())
}

fn load(numbers: &[&str]) -> anyhow::Result<()> {
    let mut arguments = vec![
        "run",
        "--release",
        "--package",
        "panta-server",
        "--example",
        "load",
        "--",
    ];
    arguments.extend(numbers);
    cargo(&arguments).run("load")
}
