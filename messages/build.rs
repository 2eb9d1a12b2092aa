//! Lists the Fluent files of every language, so that a file is taken up by being there.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo says it"));
    // All of it, so that the folder of a new language is seen.
    println!("cargo::rerun-if-changed={}", root.display());
    let mut list = String::from("&[\n");
    for folder in sorted(&root)? {
        let files: Vec<_> = files_of(&folder)?;
        if files.is_empty() {
            continue;
        }
        list += &format!("({:?}, &[\n", name(&folder));
        for file in files {
            let path = file.display().to_string();
            list += &format!("({:?}, include_str!({path:?})),\n", name(&file));
        }
        list += "]),\n";
    }
    list += "]";
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says it"));
    fs::write(out.join("files.rs"), list)
}

/// The Fluent files of a folder; none if it is no folder of a language.
fn files_of(folder: &Path) -> io::Result<Vec<PathBuf>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let mut files = sorted(folder)?;
    files.retain(|file| file.extension().is_some_and(|ending| ending == "ftl"));
    Ok(files)
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?;
    let mut paths: Vec<_> = entries
        .map(|entry| Ok(entry?.path()))
        .collect::<io::Result<_>>()?;
    paths.sort();
    Ok(paths)
}

fn name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}
