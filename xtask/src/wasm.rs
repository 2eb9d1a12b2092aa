//! Building for WebAssembly: the compiler that can, its flags in one place, and what is built.
//!
//! The core for browsers is built and kept beside what the browser gets, so that a plain checkout serves
//! it; the compiler that made it is written down with it, since another one makes another file.
//!
//! Where rustup can fetch the target, the ordinary compiler does it. Elsewhere Debian's compiler for
//! browsers is unpacked below `target/`, which needs no root, and builds the standard library from
//! its source.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, bail, ensure};
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::games;
use crate::run::{Steps, answer, cargo, target, workspace};

const TARGET: &str = "wasm32-unknown-unknown";
/// What is taken of Debian's compiler and what it depends on, by how the names begin. The linker is
/// the one of the same LLVM.
const PACKAGES: [&str; 4] = ["rustc-web", "rust-web-src", "libstd-rust-web", "libllvm"];

/// A phone waits for more.
const MAX_WEIGHT: usize = 600_000;

/// The core as it is kept, and the compiler that made it.
const CORE: &str = "web/core.wasm";
const MADE_BY: &str = "web/core.rustc";

/// Builds the rules alone and the core for browsers, and keeps the core.
pub(crate) fn make(steps: &mut Steps) -> anyhow::Result<()> {
    let compiler = Compiler::installed(steps)?;
    build(steps, &compiler)?;
    let built = core(steps, &compiler)?;
    fs::write(workspace().join(CORE), &built).context(CORE)?;
    fs::write(workspace().join(MADE_BY), compiler.version()?).context(MADE_BY)?;
    Ok(())
}

/// Builds them again: the recorded compiler makes the core that is kept, byte for byte.
pub(crate) fn test(steps: &mut Steps) -> anyhow::Result<()> {
    let compiler = Compiler::installed(steps)?;
    check(steps, &compiler)
}

/// The same with Debian's compiler, as where rustup cannot fetch the target.
pub(crate) fn test_with_debian(steps: &mut Steps) -> anyhow::Result<()> {
    let compiler = Compiler::unpacked(steps)?;
    check(steps, &compiler)
}

fn check(steps: &mut Steps, compiler: &Compiler) -> anyhow::Result<()> {
    build(steps, compiler)?;
    let built = core(steps, compiler)?;
    let kept = fs::read(workspace().join(CORE)).context(CORE)?;
    let made_by = fs::read_to_string(workspace().join(MADE_BY)).context(MADE_BY)?;
    let version = compiler.version()?;
    if made_by == version {
        ensure!(
            built == kept,
            "{CORE} is not what the sources make: cargo xtask wasm"
        );
    } else {
        println!(
            "{CORE} was made by {}, not by {}: not compared",
            made_by.trim(),
            version.trim()
        );
    }
    Ok(())
}

/// The core for browsers.
fn core(steps: &mut Steps, compiler: &Compiler) -> anyhow::Result<Vec<u8>> {
    let mut command = compiler.cargo(&["build", "--package", "panta-browser", "--profile", "core"]);
    steps.run("the core for browsers", &mut command)?;
    let file = target().join(TARGET).join("core/browser.wasm");
    let core = fs::read(&file).with_context(|| file.display().to_string())?;
    let weight = weight(&core)?;
    println!("the core: {} bytes, {weight} on the wire", core.len());
    ensure!(
        weight <= MAX_WEIGHT,
        "the core must be at most {MAX_WEIGHT} bytes on the wire: what is not always needed belongs into a file of its own"
    );
    Ok(core)
}

/// How many bytes a server sends for so many, compressed.
fn weight(bytes: &[u8]) -> anyhow::Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?.len())
}

fn build(steps: &mut Steps, compiler: &Compiler) -> anyhow::Result<()> {
    let packages = games::rules()?;
    let mut rules = vec!["build", "--no-default-features"];
    rules.extend(packages.iter().flat_map(|package| ["--package", package]));
    for (arguments, name) in [
        (&rules[..], "rules for WebAssembly"),
        (
            &["build", "--package", "panta-catalog"],
            "all games for WebAssembly",
        ),
        (
            &["build", "--package", "panta-table"],
            "tables for WebAssembly",
        ),
    ] {
        // Nobody runs these, so nothing is optimized.
        let mut command = compiler.cargo(arguments);
        steps.run(name, command.env("CARGO_PROFILE_DEV_OPT_LEVEL", "0"))?;
    }
    Ok(())
}

/// A compiler that makes WebAssembly.
enum Compiler {
    /// The ordinary one, which has the target's standard library.
    Ordinary,
    /// Debian's, unpacked in this folder.
    Debian(PathBuf),
}

impl Compiler {
    /// The compiler that is there, or that can be had here.
    fn installed(steps: &mut Steps) -> anyhow::Result<Self> {
        if has_target() {
            return Ok(Self::Ordinary);
        }
        let mut add = Command::new("rustup");
        let added = steps.run(
            "the target for WebAssembly",
            add.args(["target", "add", TARGET]),
        );
        if added.is_ok() && has_target() {
            return Ok(Self::Ordinary);
        }
        Self::unpacked(steps).with_context(|| {
            format!("WebAssembly needs a compiler; where the network allows it: rustup target add {TARGET}")
        })
    }

    /// Debian's compiler, downloaded and unpacked unless that was done before.
    fn unpacked(steps: &mut Steps) -> anyhow::Result<Self> {
        let folder = workspace().join("target/debian-rust");
        let done = folder.join("unpacked");
        if !done.exists() {
            unpack(steps, &folder)?;
            fs::write(&done, "").with_context(|| done.display().to_string())?;
        }
        Ok(Self::Debian(folder))
    }

    /// What it calls itself.
    fn version(&self) -> anyhow::Result<String> {
        let mut command = match self {
            Self::Ordinary => Command::new("rustc"),
            Self::Debian(folder) => {
                let mut command = Command::new(folder.join("usr/bin/rustc"));
                command.env("LD_LIBRARY_PATH", folder.join("usr/lib/x86_64-linux-gnu"));
                command
            }
        };
        answer(command.arg("--version"))
    }

    /// A call of cargo that builds for WebAssembly.
    fn cargo(&self, arguments: &[&str]) -> Command {
        let mut command = cargo(arguments);
        command
            .args(["--target", TARGET])
            .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags());
        if let Self::Debian(folder) = self {
            let libraries = folder.join("usr/lib/x86_64-linux-gnu");
            command
                .args(["-Z", "build-std=std,panic_abort"])
                .env("RUSTC", folder.join("usr/bin/rustc"))
                .env("RUSTC_BOOTSTRAP", "1")
                .env("LD_LIBRARY_PATH", libraries)
                .env(
                    "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER",
                    folder.join("wasm-ld"),
                );
        }
        command
    }
}

/// The compiler's flags: vectors, which every browser has, and no paths of this machine, so that
/// builds are the same everywhere.
fn flags() -> String {
    let home = std::env::home_dir().unwrap_or_default();
    let registry = std::env::var_os("CARGO_HOME").map_or(home.join(".cargo"), PathBuf::from);
    let mut remapped = vec![
        (workspace(), "/panta".to_owned()),
        (registry, "/cargo".to_owned()),
    ];
    remapped.extend(library_source());
    let remapped: String = remapped
        .iter()
        .map(|(from, to)| format!(" --remap-path-prefix={}={to}", from.display()))
        .collect();
    format!("-C target-feature=+simd128{remapped}")
}

/// Where the compiler finds the source of its library if it is installed, and what it calls it if not.
fn library_source() -> Option<(PathBuf, String)> {
    let root = answer(Command::new("rustc").args(["--print", "sysroot"])).ok()?;
    let version = answer(Command::new("rustc").arg("-vV")).ok()?;
    let commit = version
        .lines()
        .find_map(|line| line.strip_prefix("commit-hash: "))?;
    let source = Path::new(root.trim()).join("lib/rustlib/src/rust");
    Some((source, format!("/rustc/{commit}")))
}

/// Whether the ordinary compiler has the target's standard library.
fn has_target() -> bool {
    let asked = ["--print", "target-libdir", "--target", TARGET];
    answer(Command::new("rustc").args(asked)).is_ok_and(|folder| Path::new(folder.trim()).is_dir())
}

/// Downloads Debian's packages and unpacks them into one folder.
fn unpack(steps: &mut Steps, folder: &Path) -> anyhow::Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| folder.display().to_string())?;
    }
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    let (packages, linker) = packages()?;
    let mut download = Command::new("apt-get");
    download.current_dir(folder).arg("download").args(&packages);
    steps.run("Debian's compiler for WebAssembly", &mut download)?;
    for entry in fs::read_dir(folder)? {
        let archive = entry?.path();
        if archive
            .extension()
            .is_some_and(|extension| extension == "deb")
        {
            let mut command = Command::new("dpkg");
            answer(command.arg("-x").arg(&archive).arg(folder))?;
            fs::remove_file(&archive)?;
        }
    }
    // One name, whatever its version.
    std::os::unix::fs::symlink(format!("usr/bin/wasm-ld-{linker}"), folder.join("wasm-ld"))?;
    Ok(())
}

/// The packages of Debian's compiler as they are today, and the version of its LLVM.
fn packages() -> anyhow::Result<(Vec<String>, String)> {
    let asked = [
        "depends",
        "--recurse",
        "--important",
        "rustc-web",
        "rust-web-src",
    ];
    let listed = answer(Command::new("apt-cache").args(asked))
        .context("this machine has no packages of Debian")?;
    let is_wanted = |name: &&str| PACKAGES.iter().any(|start| name.starts_with(start));
    let mut packages: Vec<_> = listed
        .lines()
        .filter(is_wanted)
        .map(str::to_owned)
        .collect();
    let llvm = packages
        .iter()
        .find_map(|name| name.strip_prefix("libllvm"));
    let Some(llvm) = llvm.map(str::to_owned) else {
        bail!("no package rustc-web; this may help: apt-get update");
    };
    packages.push(format!("lld-{llvm}"));
    ensure!(
        packages.len() > PACKAGES.len(),
        "incomplete packages: {packages:?}"
    );
    Ok((packages, llvm))
}
