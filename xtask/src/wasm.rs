//! Building for WebAssembly: the rules alone, to see that they can be, and the cores for browsers.
//!
//! The cores are built and kept beside what the browser gets, so that a plain checkout serves them; the compiler
//! that made one is written down with it, since another one makes another file.

mod compiler;

use std::fs;
use std::io::Write as _;

use anyhow::{Context, ensure};
use flate2::Compression;
use flate2::write::GzEncoder;

use self::compiler::{Compiler, PLAIN, THREADS};
use crate::games;
use crate::run::{Steps, target, workspace};

/// A phone waits for more.
const MAX_WEIGHT: usize = 600_000;

/// A core for browsers.
struct Core {
    /// Where it is kept, and where the compiler that made it is written down.
    file: &'static str,
    made_by: &'static str,
    target: &'static str,
    more_flags: &'static str,
}

/// The core for every page.
const CORE: Core = Core {
    file: "web/core.wasm",
    made_by: "web/core.rustc",
    target: PLAIN,
    more_flags: "",
};

/// The one for pages that are isolated from others. The page makes the memory, so it must know how much of it there is at first
/// (`web/backend/helper.js`): 256 pages.
const THREADED_CORE: Core = Core {
    file: "web/core-threads.wasm",
    made_by: "web/core-threads.rustc",
    target: THREADS,
    more_flags: "-C link-arg=--initial-memory=16777216",
};

/// Builds the rules alone and the cores for browsers, and keeps the cores.
pub(crate) fn make(steps: &mut Steps) -> anyhow::Result<()> {
    let compiler = Compiler::installed(steps)?;
    build_rules(steps, &compiler)?;
    for core in build_cores(steps, &compiler)? {
        core.keep(&compiler)?;
    }
    Ok(())
}

/// Builds them again: the recorded compiler makes the cores that are kept, byte for byte.
pub(crate) fn test(steps: &mut Steps) -> anyhow::Result<()> {
    let compiler = Compiler::installed(steps)?;
    test_with(steps, &compiler)
}

/// The same with Debian's compiler, as where rustup cannot fetch the target.
pub(crate) fn test_with_debian(steps: &mut Steps) -> anyhow::Result<()> {
    let compiler = Compiler::unpacked(steps)?;
    test_with(steps, &compiler)
}

fn test_with(steps: &mut Steps, compiler: &Compiler) -> anyhow::Result<()> {
    build_rules(steps, compiler)?;
    for core in build_cores(steps, compiler)? {
        core.check(compiler)?;
    }
    Ok(())
}

/// Builds the cores that the compiler can make, in one call: each is a chain of crates, one after another.
fn build_cores(steps: &mut Steps, compiler: &Compiler) -> anyhow::Result<Vec<Core>> {
    let cores = if compiler.has_threads(steps) {
        vec![CORE, THREADED_CORE]
    } else {
        let file = THREADED_CORE.file;
        println!("{file} stays as it is: it needs rustup target add {THREADS}");
        vec![CORE]
    };
    let targets: Vec<_> = cores.iter().map(Core::target).collect();
    let arguments = ["build", "--package", "panta-browser", "--profile", "core"];
    let mut command = compiler.cargo(&targets, &arguments);
    steps.run("cores for browsers", &mut command)?;
    Ok(cores)
}

impl Core {
    fn target(&self) -> (&'static str, &'static str) {
        (self.target, self.more_flags)
    }

    fn keep(&self, compiler: &Compiler) -> anyhow::Result<()> {
        let built = self.built()?;
        fs::write(workspace().join(self.file), &built).context(self.file)?;
        fs::write(workspace().join(self.made_by), compiler.version()?).context(self.made_by)
    }

    fn check(&self, compiler: &Compiler) -> anyhow::Result<()> {
        let Self { file, made_by, .. } = self;
        let built = self.built()?;
        let kept = fs::read(workspace().join(file)).context(*file)?;
        let made_by = fs::read_to_string(workspace().join(made_by)).context(*made_by)?;
        let version = compiler.version()?;
        if made_by == version {
            ensure!(
                built == kept,
                "{file} is not what the sources make: cargo xtask wasm"
            );
        } else {
            println!(
                "{file} was made by {}, not by {}: not compared",
                made_by.trim(),
                version.trim()
            );
        }
        Ok(())
    }

    /// What was built, if it is not too heavy.
    fn built(&self) -> anyhow::Result<Vec<u8>> {
        let file = target().join(self.target).join("core/browser.wasm");
        let core = fs::read(&file).with_context(|| file.display().to_string())?;
        let weight = weight(&core)?;
        println!("{}: {} bytes, {weight} on the wire", self.file, core.len());
        ensure!(
            weight <= MAX_WEIGHT,
            "a core must be at most {MAX_WEIGHT} bytes on the wire: what is not always needed belongs into a file of its own"
        );
        Ok(core)
    }
}

/// How many bytes a server sends for so many, compressed.
fn weight(bytes: &[u8]) -> anyhow::Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?.len())
}

/// Builds the rules of the games, with nothing else that a game has. What is built with the rest of it, the catalog
/// and the tables among it, is in the cores as it is.
fn build_rules(steps: &mut Steps, compiler: &Compiler) -> anyhow::Result<()> {
    let packages = games::rules()?;
    let mut rules = vec!["build", "--no-default-features"];
    rules.extend(packages.iter().flat_map(|package| ["--package", package]));
    let mut command = compiler.cargo(&[(PLAIN, "")], &rules);
    // Nobody runs these, so nothing is optimized.
    command.env("CARGO_PROFILE_DEV_OPT_LEVEL", "0");
    steps.run("rules for WebAssembly", &mut command)
}
