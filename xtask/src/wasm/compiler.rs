//! The compilers that make WebAssembly, and their flags in one place.
//!
//! Where rustup can fetch the target, the ordinary compiler does it. Elsewhere Debian's compiler for
//! browsers is unpacked below `target/`, which needs no root, and builds the standard library from
//! its source.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, bail, ensure};

use crate::run::{Steps, answer, cargo, workspace};

/// WebAssembly alone, for every page.
pub(super) const PLAIN: &str = "wasm32-unknown-unknown";
/// With threads that share a memory, for pages that are isolated from others. The standard library has threads for
/// WASI alone.
pub(super) const THREADS: &str = "wasm32-wasip1-threads";

/// What is taken of Debian's compiler and what it depends on, by how the names begin. The linker is
/// the one of the same LLVM.
const PACKAGES: [&str; 4] = ["rustc-web", "rust-web-src", "libstd-rust-web", "libllvm"];

/// A compiler that makes WebAssembly.
pub(super) enum Compiler {
    /// The ordinary one, which has the target's standard library.
    Ordinary,
    /// Debian's, unpacked in this folder.
    Debian(PathBuf),
}

impl Compiler {
    /// The compiler that is there, or that can be had here.
    pub(super) fn installed(steps: &mut Steps) -> anyhow::Result<Self> {
        if let Some(ordinary) = Self::ordinary(steps, PLAIN) {
            return Ok(ordinary);
        }
        Self::unpacked(steps).with_context(|| {
            format!("WebAssembly needs a compiler; where the network allows it: rustup target add {PLAIN}")
        })
    }

    /// The ordinary compiler, if it has a target or rustup can give it.
    fn ordinary(steps: &mut Steps, target: &str) -> Option<Self> {
        if !has_target(target) {
            let mut add = Command::new("rustup");
            let add = add.args(["target", "add", target]);
            steps.run(&format!("the target {target}"), add).ok()?;
        }
        has_target(target).then_some(Self::Ordinary)
    }

    /// Debian's compiler, downloaded and unpacked unless that was done before.
    pub(super) fn unpacked(steps: &mut Steps) -> anyhow::Result<Self> {
        let folder = workspace().join("target/debian-rust");
        let done = folder.join("unpacked");
        if !done.exists() {
            unpack(steps, &folder)?;
            fs::write(&done, "").with_context(|| done.display().to_string())?;
        }
        Ok(Self::Debian(folder))
    }

    /// What it calls itself.
    pub(super) fn version(&self) -> anyhow::Result<String> {
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

    /// Whether it can make what shares a memory among threads.
    pub(super) fn has_threads(&self, steps: &mut Steps) -> bool {
        match self {
            Self::Ordinary => Self::ordinary(steps, THREADS).is_some(),
            Self::Debian(_) => false,
        }
    }

    /// A call of cargo that builds for targets, each with flags of its own beside the usual ones.
    pub(super) fn cargo(&self, targets: &[(&str, &str)], arguments: &[&str]) -> Command {
        let mut command = cargo(arguments);
        for (target, more_flags) in targets {
            let name = target.to_uppercase().replace('-', "_");
            let flags = format!("{} {more_flags}", flags());
            command
                .args(["--target", target])
                .env(format!("CARGO_TARGET_{name}_RUSTFLAGS"), flags);
        }
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
fn has_target(target: &str) -> bool {
    let asked = ["--print", "target-libdir", "--target", target];
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
