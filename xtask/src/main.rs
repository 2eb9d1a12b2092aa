//! `cargo xtask test` is exactly what CI runs; `cargo xtask bench` prints how fast things are.

mod browser;
mod fuzz;
mod games;
mod machine;
mod packages;
mod python;
mod run;
mod tools;
mod wasm;

use std::process::{Command, ExitCode};

use anyhow::bail;

use crate::machine::ThisMachine;
use crate::run::{Steps, built, cargo, workspace};
use crate::tools::{BROWSER, FAKETIME, NEXTEST, RUST, SERVICES};

const USAGE: &str = "\
cargo xtask test            installs what the tests need and runs them all
cargo xtask test --release  the same before a release, when no language may lack anything
cargo xtask test --slow     the slow proofs and counts instead, each package built by itself, and pages in every language
cargo xtask browser         the checks of the scripts and the browser tests alone, with screenshots and Lighthouse
cargo xtask browser --lighthouse  Lighthouse alone: 100 in all four on every kind of page, or what is below it
cargo xtask browser --bench how long an exact solution takes in Chromium and natively
cargo xtask site --out DIR [--base /path/] [--language TAG]...
                            writes the app as files that any host serves without a server of ours
cargo xtask browser --languages  every kind of page in every language, with contact sheets
cargo xtask fuzz [SECONDS]  fuzzes every parser, each for so long (60 by default)
cargo xtask wasm            builds the rules alone and the cores for browsers for WebAssembly
cargo xtask wasm --debian   tries the same with Debian's compiler, as where rustup has no target to give, and keeps nothing
cargo xtask openings FOLDER packs the published values of Pentago's openings, as the folder has them
cargo xtask python          builds the Python module and tests it in an environment of its own
cargo xtask bench           prints how fast rules and solvers are on this machine
cargo xtask load            plays a thousand games at once against the server, and prints how it fares
cargo xtask load GAMES SPECTATORS SECONDS [PROGRAM]
                            the same; with the program of another release, for which figures stand beside ours
cargo xtask cluster         kills nodes, workers, NATS and PostgreSQL while games are played, and looks for losses
cargo xtask cluster SECONDS SEED
cargo xtask soak            kills the server a thousand times, fills its disk, plays 100,000 games, and looks for losses
cargo xtask soak KILLS FULL GAMES";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let mut steps = Steps::new();
    let result = match arguments[..] {
        ["test"] => test(&mut steps, &[]),
        ["test", "--release"] => test(&mut steps, &["--complete"]),
        ["test", "--slow"] => slow_tests(&mut steps),
        ["browser"] => browser::test_with_screenshots(&mut steps),
        ["browser", "--bench"] => browser::bench(&mut steps),
        ["site", ref wishes @ ..] => site(&mut steps, wishes),
        ["browser", "--lighthouse"] => browser::test_lighthouse(&mut steps),
        ["browser", "--languages"] => browser::test_languages(&mut steps),
        ["fuzz"] => fuzz::run(&mut steps, 60),
        ["fuzz", seconds] => seconds
            .parse()
            .map_err(anyhow::Error::from)
            .and_then(|seconds| fuzz::run(&mut steps, seconds)),
        ["wasm"] => wasm::make(&mut steps),
        ["wasm", "--debian"] => wasm::test_with_debian(&mut steps),
        ["openings", folder] => openings(&mut steps, folder),
        ["python"] => python::test(&mut steps),
        ["bench"] => bench(&mut steps),
        ["load", ref wishes @ ..] if wishes.len() <= 4 => load(&mut steps, wishes),
        ["cluster"] => cluster(&mut steps, "60", "1"),
        ["cluster", seconds] => cluster(&mut steps, seconds, "1"),
        ["cluster", seconds, seed] => cluster(&mut steps, seconds, seed),
        ["soak", ref numbers @ ..] if numbers.len() <= 3 => soak(&mut steps, numbers),
        ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            return ExitCode::SUCCESS;
        }
        _ => usage(),
    };
    steps.report();
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

/// Everything. The test runner comes last, and its summary closes the output. What translations lack is
/// listed, and fails as the arguments for that list say.
fn test(steps: &mut Steps, translations: &[&str]) -> anyhow::Result<()> {
    tools::install(&mut ThisMachine, RUST.iter().chain(&BROWSER))?;
    if let Err(error) = tools::install(&mut ThisMachine, [&FAKETIME]) {
        eprintln!("{error:#}; the tests that set the clock of the machine are skipped");
    }
    if let Err(error) = tools::install(&mut ThisMachine, &SERVICES) {
        eprintln!("{error:#}; the tests of several servers are skipped");
    }
    steps.run("format", &mut cargo(&["fmt", "--all", "--check"]))?;
    let lints = ["clippy", "--workspace", "--all-targets", "--"];
    steps.run("lints", cargo(&lints).args(["-D", "warnings"]))?;
    steps.run(
        "documentation",
        cargo(&["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"),
    )?;
    advisories(steps)?;
    let rules = ["licenses", "bans", "sources"];
    steps.run(
        "dependencies",
        cargo(&["deny", "--workspace", "check"]).args(rules),
    )?;
    steps.run(
        "examples in the documentation",
        &mut cargo(&["test", "--workspace", "--doc", "--quiet"]),
    )?;
    packages::test(steps)?;
    wasm::test(steps)?;
    browser::test(steps)?;
    // The browser tests build all tests, and examples with them.
    let mut missing = Command::new(built("examples/missing"));
    steps.run("translations", missing.args(translations))?;
    python::test(steps)?;
    let tests = ["--workspace", "--profile", profile(false)];
    let threads = ["--test-threads", &n_tests_at_once().to_string()];
    steps.run_tests("tests", &[&tests[..], &threads[..]].concat())
}

/// More than there are cores: those that hold a server to its laws wait more than they work.
fn n_tests_at_once() -> usize {
    let n_cores = std::thread::available_parallelism();
    n_cores.map_or(1, |cores| cores.get().div_ceil(2) * 3)
}

/// Holds what we depend on against the list of known holes. Where the list cannot be fetched that is
/// said, and nothing fails for want of a network.
fn advisories(steps: &mut Steps) -> anyhow::Result<()> {
    let is_fetched = steps.run("list of advisories", &mut cargo(&["deny", "fetch", "db"]));
    if let Err(error) = is_fetched {
        eprintln!("not checked against advisories: the list cannot be fetched ({error:#})");
        return Ok(());
    }
    let check = ["deny", "--workspace", "--offline", "check", "advisories"];
    steps.run("advisories", &mut cargo(&check))
}

fn slow_tests(steps: &mut Steps) -> anyhow::Result<()> {
    tools::install(&mut ThisMachine, [&NEXTEST])?;
    let release = ["--cargo-profile", "release"];
    steps.run_tests(
        "slow tests",
        &[&["--workspace", "--profile", profile(true)], &release[..]].concat(),
    )?;
    packages::verify(steps)?;
    browser::test_languages(steps)
}

/// The profile of the test runner. Tests that compare with files of other programs are left out
/// where there are none, so that none of them passes without having compared anything.
fn profile(is_slow: bool) -> &'static str {
    let has_oracle = std::env::var_os("PANTA_ORACLE").is_some();
    match (is_slow, has_oracle) {
        (false, false) => "default",
        (false, true) => "oracle",
        (true, false) => "slow",
        (true, true) => "slow-oracle",
    }
}

/// Makes the file that Pentago's openings are read from; the same folder gives the same file.
fn openings(steps: &mut Steps, folder: &str) -> anyhow::Result<()> {
    let file = workspace().join("games/pentago/src/openings/values.bin");
    let program = ["run", "--release", "--package", "pentago", "--example"];
    // The file that is made is not needed to make it.
    let alone = ["pack_openings", "--no-default-features", "--features"];
    let mut command = cargo(&program);
    command.args(alone).args(["solver", "--"]);
    command.arg(std::path::absolute(folder)?).arg(file);
    steps.run("openings", &mut command)
}

/// The server's own pages as files. The folder is meant from where this was called.
fn site(steps: &mut Steps, wishes: &[&str]) -> anyhow::Result<()> {
    let example = ["run", "--release", "--package", "panta-server", "--example"];
    let mut command = cargo(&example);
    command.args(["site", "--"]).args(wishes);
    command.current_dir(std::env::current_dir()?);
    steps.run("site", &mut command)
}

fn bench(steps: &mut Steps) -> anyhow::Result<()> {
    let program = ["run", "--release", "--package", "panta", "--", "bench"];
    for what in ["rules", "solve", "stop"] {
        steps.run(&format!("speed: {what}"), cargo(&program).arg(what))?;
    }
    Ok(())
}

/// The law of several servers for as long as is said, with what it prints.
fn cluster(steps: &mut Steps, seconds: &str, seed: &str) -> anyhow::Result<()> {
    tools::install(&mut ThisMachine, &SERVICES)?;
    let test = ["test", "--release", "--package", "panta", "--test", "laws"];
    steps.run(
        "cluster",
        cargo(&test)
            .args(["--", "--nocapture", "cluster::"])
            .env("PANTA_CLUSTER_SECONDS", seconds)
            .env("PANTA_CLUSTER_SEED", seed),
    )
}

fn soak(steps: &mut Steps, numbers: &[&str]) -> anyhow::Result<()> {
    let binary = ["build", "--release", "--package", "panta"];
    steps.run("the program", &mut cargo(&binary))?;
    let example = ["run", "--release", "--package", "panta-server", "--example"];
    steps.run("soak", cargo(&example).args(["soak", "--"]).args(numbers))
}

fn load(steps: &mut Steps, wishes: &[&str]) -> anyhow::Result<()> {
    let example = ["run", "--release", "--package", "panta-server", "--example"];
    steps.run("load", cargo(&example).args(["load", "--"]).args(wishes))
}
