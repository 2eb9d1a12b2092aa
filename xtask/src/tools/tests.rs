//! What would be installed on machines that are described here.

use std::collections::BTreeSet;

use anyhow::bail;

use super::{BROWSER, NEXTEST, PYTHON, RUST, SERVICES, Source, Tool, install};
use crate::machine::Machine;

fn all() -> impl Iterator<Item = &'static Tool> {
    RUST.iter().chain(&BROWSER).chain(&PYTHON).chain(&SERVICES)
}

/// A machine without anything but what is said of it.
#[derive(Default)]
struct Described {
    /// The checks that find what they look for.
    has: BTreeSet<String>,
    user: &'static str,
    /// Whether apt has its lists of packages.
    knows_packages: bool,
    /// Packages that apt does not install here.
    refuses: &'static [&'static str],
    ran: Vec<String>,
}

impl Described {
    /// A machine of root that has all tools but some.
    fn without(missing: &[&str]) -> Self {
        let has = all().filter(|tool| !missing.contains(&tool.name));
        Self {
            has: has.map(|tool| tool.check.join(" ")).collect(),
            user: "0",
            knows_packages: true,
            ..Self::default()
        }
    }

    fn apt(&mut self, arguments: &[&str]) -> anyhow::Result<()> {
        match arguments {
            ["update"] => self.knows_packages = true,
            ["install", .., package] if self.knows_packages && !self.refuses.contains(package) => {
                self.now_has(|source| matches!(source, Source::Apt(name) if name == package));
            }
            _ => bail!("E: {}", arguments.join(" ")),
        }
        Ok(())
    }

    fn now_has(&mut self, is_installed: impl Fn(&Source) -> bool) {
        let found = all().filter(|tool| is_installed(&tool.source));
        self.has.extend(found.map(|tool| tool.check.join(" ")));
    }
}

impl Machine for Described {
    fn says(&self, command: &[&str]) -> String {
        match command {
            ["id", "-u"] => self.user.to_owned(),
            _ if self.has.contains(&command.join(" ")) => "1.0".to_owned(),
            _ => String::new(),
        }
    }

    fn run(&mut self, command: &[&str]) -> anyhow::Result<()> {
        self.ran.push(command.join(" "));
        match command {
            ["apt-get", arguments @ ..] if self.user == "0" => self.apt(arguments)?,
            ["sudo", "-n", "apt-get", arguments @ ..] => self.apt(arguments)?,
            ["cargo", .., package] => {
                self.now_has(|source| matches!(source, Source::Cargo(name) if name == package));
            }
            ["rustup", .., component] => {
                self.now_has(|source| matches!(source, Source::Rustup(name) if name == component));
            }
            _ => bail!("not for this user"),
        }
        Ok(())
    }
}

#[test]
fn nothing_is_installed_where_nothing_is_missing() {
    let mut machine = Described::without(&[]);
    install(&mut machine, all()).unwrap();
    assert!(machine.ran.is_empty(), "{:?}", machine.ran);
}

#[test]
fn a_node_from_elsewhere_is_left_alone_when_the_browser_is_missing() {
    let mut machine = Described::without(&["Chromium", "Arabic letters", "Japanese letters"]);
    // Debian's packages conflict with it.
    machine.refuses = &["nodejs", "npm"];
    install(&mut machine, all()).unwrap();
    assert_eq!(
        machine.ran,
        [
            "apt-get install -y --no-install-recommends chromium",
            "apt-get install -y --no-install-recommends fonts-noto-core",
            "apt-get install -y --no-install-recommends fonts-noto-cjk",
        ]
    );
}

#[test]
fn lists_of_packages_are_fetched_once_where_there_are_none() {
    let mut machine = Described::without(&["node", "npm"]);
    machine.knows_packages = false;
    install(&mut machine, all()).unwrap();
    assert_eq!(
        machine.ran,
        [
            "apt-get install -y --no-install-recommends nodejs",
            "apt-get update",
            "apt-get install -y --no-install-recommends nodejs",
            "apt-get install -y --no-install-recommends npm",
        ]
    );
}

#[test]
fn packages_are_installed_with_sudo_by_who_is_not_root() {
    let mut machine = Described::without(&["a C++ compiler"]);
    machine.user = "1000";
    install(&mut machine, all()).unwrap();
    assert_eq!(
        machine.ran,
        ["sudo -n apt-get install -y --no-install-recommends g++"]
    );
}

#[test]
fn a_machine_that_has_nothing_gets_everything() {
    let mut machine = Described {
        user: "0",
        ..Described::default()
    };
    install(&mut machine, all()).unwrap();
    assert_eq!(machine.ran.len(), all().count() + 2, "{:?}", machine.ran);
    machine.ran.clear();
    install(&mut machine, all()).unwrap();
    assert!(machine.ran.is_empty(), "{:?}", machine.ran);
}

#[test]
fn only_what_is_asked_for_is_installed() {
    let mut machine = Described::default();
    install(&mut machine, [&NEXTEST]).unwrap();
    assert_eq!(machine.ran, ["cargo install --locked cargo-nextest"]);
}

#[test]
fn what_cannot_be_installed_is_named_with_the_command_that_would() {
    let mut machine = Described::without(&["Chromium"]);
    machine.refuses = &["chromium"];
    let error = install(&mut machine, all()).unwrap_err();
    assert!(
        error
            .to_string()
            .contains("apt-get install -y --no-install-recommends chromium"),
        "{error:#}"
    );
}

#[test]
fn a_database_that_is_there_is_left_alone_when_nats_is_missing() {
    let mut machine = Described::without(&["NATS"]);
    machine.refuses = &["postgresql"];
    install(&mut machine, &SERVICES).unwrap();
    assert_eq!(
        machine.ran,
        ["apt-get install -y --no-install-recommends nats-server"]
    );
}
