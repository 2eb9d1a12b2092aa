//! Fuzzing every parser for a while, each time with other chances.
//!
//! The fuzzer is an ordinary program linked with libFuzzer; the flags are those of cargo-fuzz, and
//! `RUSTC_BOOTSTRAP` lets the stable compiler take them. What the targets are, and that they hold
//! for their seeds and for seeds with something wrong, is tested in `fuzz/` itself.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Context;

use crate::run::{Steps, cargo, workspace};

const FLAGS: &str = "--cfg fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares -Zsanitizer=address \
    -Cdebug-assertions -Coverflow-checks";

/// Fuzzes each target for some seconds.
pub(crate) fn run(steps: &mut Steps, seconds: u32) -> anyhow::Result<()> {
    let folder = workspace().join("fuzz");
    // Its flags would have everything else built anew.
    let target = workspace().join("target/fuzz");
    let triple = host()?;
    // With a target named, the flags do not reach build scripts.
    let build = ["build", "--quiet", "--release", "--target", &triple];
    steps.run(
        "build of the fuzzer",
        cargo(&build)
            .args(["--package", "panta-fuzz", "--features", "libfuzzer"])
            .env("RUSTFLAGS", FLAGS)
            .env("RUSTC_BOOTSTRAP", "1")
            .env("CARGO_PROFILE_RELEASE_LTO", "off")
            .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
            .env("CARGO_TARGET_DIR", &target),
    )?;
    let binary = target.join(triple).join("release/fuzzer");
    let fuzzer = |target: String| {
        let command = fuzzer(&folder, &binary, &target, seconds)?;
        Ok((format!("fuzzing {target}"), command))
    };
    let fuzzers: anyhow::Result<Vec<_>> = targets(&folder)?.into_iter().map(fuzzer).collect();
    steps.run_beside(fuzzers?)
}

/// The names of the targets, which all have seeds.
fn targets(folder: &Path) -> anyhow::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder.join("seeds"))? {
        names.push(entry?.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    Ok(names)
}

/// A run of one target. What it finds new stays in `corpus`, what breaks it in `artifacts`.
fn fuzzer(folder: &Path, binary: &Path, target: &str, seconds: u32) -> anyhow::Result<Command> {
    let made = |kind: &str| -> anyhow::Result<PathBuf> {
        let path = folder.join(kind).join(target);
        fs::create_dir_all(&path).with_context(|| path.display().to_string())?;
        Ok(path)
    };
    let mut command = Command::new(binary);
    command
        .env("PANTA_FUZZ", target)
        .arg(format!("-max_total_time={seconds}"))
        .arg(format!(
            "-artifact_prefix={}/",
            made("artifacts")?.display()
        ))
        .args([
            "-max_len=2000",
            "-timeout=60",
            "-verbosity=0",
            "-print_final_stats=0",
        ])
        .arg(made("corpus")?)
        .arg(folder.join("seeds").join(target));
    Ok(command)
}

/// The triple of this machine, as the compiler names it.
fn host() -> anyhow::Result<String> {
    let output = Command::new("rustc")
        .arg("-vV")
        .output()
        .context("rustc -vV")?;
    let text = String::from_utf8(output.stdout)?;
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned)
        .context("rustc does not say what machine this is")
}
