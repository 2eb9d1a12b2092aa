//! Campaigns that machines elsewhere help, over NATS: they are killed, and nothing is lost.

#![cfg(unix)]

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use rustix::process::Signal;
use services::{Nats, Process};
use tempfile::TempDir;

/// Won by White, but not within the few nodes of a try.
const WON: &str = "wwbbwb/w1w1b1/b1w3/wb4/3bbb/w1wbw1 w";
const FEW: [&str; 4] = ["--nodes", "2000", "--certificate", "50"];
/// What nobody proves within a test, nor by so many nodes.
const OPEN: &str = "6/6/6/6/6/6 w";
const MANY: [&str; 4] = ["--nodes", "1000000000", "--certificate", "50"];
/// NATS reads it as part of its settings: letters and digits.
const SECRET: &str = "hush5";
const MOMENT: Duration = Duration::from_millis(2);

/// Programs of ours, and what they say.
struct Place {
    nats: Nats,
    folder: TempDir,
}

impl Place {
    fn new() -> Option<Self> {
        let config = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../deploy/nats.conf");
        let secrets = [
            ("PANTA_NODE_SECRET", SECRET),
            ("PANTA_WORKER_SECRET", SECRET),
        ];
        let nats = Nats::start_with(&["-c".as_ref(), config.as_os_str()], &secrets)?;
        let folder = tempfile::tempdir().expect("a folder can be made");
        Some(Self { nats, folder })
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// A program whose words go to a file of this name.
    fn program(&self, name: &str, user: &str, arguments: &[&str]) -> Command {
        let mut command = panta();
        let words = File::create(self.file(name)).expect("the folder is ours");
        command.args(arguments);
        command.env("PANTA_NATS", self.nats.url_of(user, SECRET));
        command.stdout(Stdio::null()).stderr(words);
        command
    }

    /// A machine that helps.
    fn worker(&self, name: &str) -> Process {
        let threads = ["--threads", "1", "--analysis-threads", "1"];
        let campaigns = ["--campaign-threads", "1", "--campaign-memory", "16M"];
        let arguments = [&["worker"][..], &threads, &campaigns].concat();
        Process::start(&mut self.program(name, "worker", &arguments), || true)
    }

    /// A campaign that tries nothing itself.
    fn campaign(&self, name: &str, position: &str, effort: &[&str]) -> Command {
        let folder = self.file("claims").display().to_string();
        let subject = ["prove", "pentaroll", &folder, "--position", position];
        let elsewhere = ["--only-elsewhere", "--memory", "16M"];
        self.program(name, "node", &[&subject[..], &elsewhere, effort].concat())
    }

    fn start_campaign(&self, name: &str, position: &str, effort: &[&str]) -> Process {
        Process::start(&mut self.campaign(name, position, effort), || true)
    }

    /// Waits until a program has said this.
    fn wait_for(&self, name: &str, word: &str) -> String {
        loop {
            let said = fs::read_to_string(self.file(name)).expect("the folder is ours");
            if let Some(line) = said.lines().find(|line| line.contains(word)) {
                return line.to_owned();
            }
            thread::sleep(MOMENT);
        }
    }

    /// Waits until so many positions have been tried.
    fn wait_for_tries(&self, n_wanted: usize) {
        let n_tried = || {
            let written = fs::read_to_string(self.claims()).unwrap_or_default();
            let tried = |line: &&str| line.starts_with(['=', '?']);
            written.lines().filter(tried).count()
        };
        while n_tried() < n_wanted {
            thread::sleep(MOMENT);
        }
    }

    fn claims(&self) -> PathBuf {
        self.file("claims").join("pentaroll.claims")
    }
}

fn panta() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_panta"));
    command.env("LC_ALL", "C");
    command
}

#[test]
fn a_try_whose_machine_dies_is_made_by_another() {
    let Some(place) = Place::new() else { return };
    let _campaign = place.start_campaign("campaign", OPEN, &MANY);
    let mut first = place.worker("first");
    let tries = place.wait_for("first", "tries");
    first.kill();
    let _second = place.worker("second");
    let again = place.wait_for("second", "tries");
    let position = |line: &str| {
        let told: serde_json::Value = serde_json::from_str(line).expect("the log is JSON");
        told["fields"]["position"].clone()
    };
    assert!(position(&tries).is_string(), "{tries}");
    assert_eq!(position(&again), position(&tries));
}

#[test]
fn a_campaign_goes_on_whoever_is_killed() {
    let Some(place) = Place::new() else { return };
    let mut first = place.worker("first");
    let _second = place.worker("second");
    let mut campaign = place.start_campaign("killed", WON, &FEW);
    place.wait_for_tries(3);
    campaign.kill();
    let mut campaign = place.start_campaign("stopped", WON, &FEW);
    place.wait_for_tries(6);
    first.kill();
    place.wait_for_tries(9);
    campaign.stop(Signal::INT);
    // Whoever comes later helps as well.
    let _third = place.worker("third");
    let ended = place.campaign("last", WON, &FEW).status();
    assert!(ended.expect("panta is there").success());
    place.wait_for("last", "tried elsewhere");
    let mut check = panta();
    check.args(["proof", "check"]).arg(place.claims());
    let checked = check.args(["--remake", "--memory", "64M"]).output();
    let checked = checked.expect("panta is there");
    let said = String::from_utf8_lossy(&checked.stdout).into_owned();
    assert!(checked.status.success(), "{said}");
    assert!(said.contains("White wins from"), "{said}");
}

#[test]
fn a_campaign_without_machines_that_help_goes_on_alone() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let nowhere = format!("nats://127.0.0.1:{}", services::free_port());
    let mut alone = panta();
    alone.args(["prove", "pentaroll"]).arg(folder.path());
    alone.args([
        "--position",
        WON,
        "--memory",
        "16M",
        "--threads",
        "1",
        "--nats",
        &nowhere,
    ]);
    let proven = alone.args(FEW).output().expect("panta is there");
    assert!(proven.status.success(), "{proven:?}");
}
