//! Fuzzing every parser for a while.
//!
//! The targets are ordinary programs linked with libFuzzer; the flags are those of cargo-fuzz, and
//! `RUSTC_BOOTSTRAP` lets the stable compiler take them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Context;

use crate::run::{Steps, cargo};

const FLAGS: &str = "--cfg fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares -Zsanitizer=address \
    -Cdebug-assertions -Coverflow-checks";

/// Fuzzes each target for some seconds.
pub(crate) fn run(steps: &mut Steps, seconds: u32) -> anyhow::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz");
    let triple = host()?;
    // With a target named, the flags do not reach build scripts.
    let build = ["build", "--quiet", "--release", "--target", &triple];
    steps.run(
        "build of the fuzz targets",
        cargo(&build)
            .args(["--manifest-path", "fuzz/Cargo.toml"])
            .env("RUSTFLAGS", FLAGS)
            .env("RUSTC_BOOTSTRAP", "1")
            .env_remove("CARGO_TARGET_DIR"),
    )?;
    let binaries = folder.join("target").join(triple).join("release");
    let fuzzer = |target: String| {
        let command = fuzzer(&folder, &binaries, &target, seconds)?;
        Ok((format!("fuzzing {target}"), command))
    };
    let fuzzers: anyhow::Result<Vec<_>> = targets(&folder)?.into_iter().map(fuzzer).collect();
    steps.run_beside(fuzzers?)
}

/// The names of the targets.
fn targets(folder: &Path) -> anyhow::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder.join("targets"))? {
        let path = entry?.path();
        names.extend(
            path.file_stem()
                .map(|stem| stem.to_string_lossy().into_owned()),
        );
    }
    names.sort();
    Ok(names)
}

/// A run of one target. What it finds new stays in `corpus`, what breaks it in `artifacts`.
fn fuzzer(folder: &Path, binaries: &Path, target: &str, seconds: u32) -> anyhow::Result<Command> {
    let made = |kind: &str| -> anyhow::Result<PathBuf> {
        let path = folder.join(kind).join(target);
        fs::create_dir_all(&path).with_context(|| path.display().to_string())?;
        Ok(path)
    };
    let mut command = Command::new(binaries.join(target));
    command
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
