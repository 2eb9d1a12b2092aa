//! What each package is by itself: one that can be published, and rules alone where nothing else is
//! asked of a game.

use std::process::Command;

use crate::games;
use crate::run::{Steps, cargo};

/// What a game has beside its rules.
const FEATURES: [&str; 3] = ["solver", "engine", "showcase"];

/// Lints the games with each of their features alone, and makes all packages.
pub(crate) fn test(steps: &mut Steps) -> anyhow::Result<()> {
    steps.run("lints of the rules alone", &mut lint(&games::rules()?, ""))?;
    let games = games::games()?;
    for feature in FEATURES {
        let name = format!("lints of the games with their {feature}");
        steps.run(&name, &mut lint(&games, feature))?;
    }
    // What they need has been fetched by now. Building them anew takes minutes: the slow tests do.
    steps.run("packages", package().args(["--offline", "--no-verify"]))
}

/// Makes all packages, and builds each from nothing but what is in it and in the others.
pub(crate) fn verify(steps: &mut Steps) -> anyhow::Result<()> {
    steps.run("packages by themselves", &mut package())
}

fn package() -> Command {
    cargo(&["package", "--workspace", "--allow-dirty", "--quiet"])
}

fn lint(packages: &[String], feature: &str) -> Command {
    let mut command = cargo(&["clippy", "--no-default-features", "--features", feature]);
    command
        .args(packages.iter().flat_map(|package| ["--package", package]))
        .args(["--", "-D", "warnings"]);
    command
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::{Component, Path, PathBuf};

    use super::*;
    use crate::run::{answer, workspace};

    #[test]
    fn rules_alone_need_no_engine_and_no_system() {
        let known = ["arrayvec", "strsim", "thiserror"];
        let rules = games::rules().unwrap();
        assert!(rules.len() > 4, "{rules:?}");
        for package in &rules {
            let tree = ["tree", "--offline", "--prefix", "none"];
            let mut command = cargo(&tree);
            command
                .args(["--package", package, "--no-default-features"])
                .args(["--edges", "normal,no-proc-macro"]);
            let tree = answer(&mut command).unwrap();
            for line in tree.lines() {
                let name = line.split(' ').next().unwrap_or_default();
                let is_known = rules.iter().any(|rule| rule == name) || known.contains(&name);
                assert!(is_known, "{package} needs {name}");
            }
        }
    }

    #[test]
    fn nothing_is_included_from_outside_a_package() {
        let mut n_included = 0;
        for package in packages() {
            for source in sources(&package) {
                for path in included(&fs::read_to_string(&source).unwrap()) {
                    let full = plain(&source.parent().unwrap().join(&path));
                    let place = source.display();
                    assert!(full.starts_with(&package), "{place} includes {path}");
                    n_included += 1;
                }
            }
        }
        assert!(n_included > 10, "{n_included}");
    }

    #[test]
    fn every_public_type_of_the_games_has_an_example() {
        let mut lacking = Vec::new();
        for folder in entries(&workspace().join("games")) {
            for source in sources(&folder) {
                let text = fs::read_to_string(&source).unwrap();
                let without = types(&text).filter(|(_, documents)| !documents.contains("```"));
                lacking.extend(without.map(|(name, _)| format!("{name} of {}", source.display())));
            }
        }
        assert!(lacking.is_empty(), "no example: {lacking:#?}");
    }

    /// The folders of the packages that can be published.
    fn packages() -> Vec<PathBuf> {
        let folders = ["", "games", "apps"].map(|folder| workspace().join(folder));
        let inner = folders.iter().flat_map(|folder| entries(folder));
        let is_published = |folder: &PathBuf| {
            let manifest = fs::read_to_string(folder.join("Cargo.toml"));
            manifest.is_ok_and(|manifest| !manifest.contains("publish = false"))
        };
        inner.filter(is_published).collect()
    }

    /// The Rust files of a package, but for those that only tests are made of.
    fn sources(folder: &Path) -> Vec<PathBuf> {
        let mut found = Vec::new();
        for path in entries(folder) {
            if path.is_dir() && !path.ends_with("tests") && !path.ends_with("node_modules") {
                found.extend(sources(&path));
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push(path);
            }
        }
        found
    }

    fn entries(folder: &Path) -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).unwrap();
        entries.map(|entry| entry.unwrap().path()).collect()
    }

    /// The paths that a source includes, up to the first part that is not written out.
    fn included(text: &str) -> Vec<String> {
        let marks = ["include_str!(", "include_bytes!(", "include!("];
        let calls = marks.iter().flat_map(|mark| text.split(mark).skip(1));
        let literal = |call: &str| call.split('"').nth(1).map(str::to_owned);
        calls.filter_map(literal).collect()
    }

    /// A path without steps up.
    fn plain(path: &Path) -> PathBuf {
        let mut plain = PathBuf::new();
        for component in path.components() {
            match component {
                Component::ParentDir => drop(plain.pop()),
                other => plain.push(other),
            }
        }
        plain
    }

    /// The public types of a source, each with what is written before it.
    fn types(text: &str) -> impl Iterator<Item = (&str, String)> {
        // Macros that make types of names have them indented.
        let lines: Vec<&str> = text.lines().map(str::trim_start).collect();
        let is_type = |line: &str| {
            let kinds = ["pub struct ", "pub enum ", "pub trait "];
            // The nodes of searches are public by trait only: outside nobody can name them.
            kinds.iter().any(|kind| line.starts_with(kind)) && !line.starts_with("pub struct Node")
        };
        let places: Vec<usize> = (0..lines.len()).filter(|&at| is_type(lines[at])).collect();
        places.into_iter().map(move |at| {
            let before = lines[..at].iter().rev();
            let before = before.take_while(|line| line.starts_with("///") || line.starts_with('#'));
            (lines[at], before.copied().collect())
        })
    }
}
