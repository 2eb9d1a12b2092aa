//! PostgreSQL in a folder of its own. It refuses to run as root, so that it gets the user that its
//! package made for it.

use std::fs;
use std::os::unix::fs::{PermissionsExt as _, chown};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use rustix::process::Signal;
use tempfile::TempDir;

use crate::process::Process;
use crate::{free_port, skipped};

/// Whether a commit waits for the disk. A killed process loses nothing either way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Disk {
    /// It does, as it must where power may fail.
    Synced,
    /// It does not, which is quicker.
    Quick,
}

/// A database server for whoever knows its address.
#[derive(Debug)]
pub struct Postgres {
    process: Option<Process>,
    programs: PathBuf,
    folder: TempDir,
    port: u16,
    disk: Disk,
}

impl Postgres {
    /// Starts a new one; none where PostgreSQL is missing, which is said.
    pub fn start(disk: Disk) -> Option<Self> {
        let Some(programs) = programs() else {
            skipped("PostgreSQL", "postgresql");
            return None;
        };
        let folder = tempfile::tempdir().expect("a folder can be made");
        if let Some((user, group)) = other_user() {
            chown(folder.path(), Some(user), Some(group)).expect("root may");
        }
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o700)).expect("it is ours");
        let mut postgres = Self {
            process: None,
            programs,
            folder,
            port: free_port(),
            disk,
        };
        postgres.make();
        postgres.run();
        Some(postgres)
    }

    /// Where it is. The secret in it is not asked for, and must not be seen anywhere.
    pub fn url(&self) -> String {
        self.url_at(self.port)
    }

    /// Makes a database whose tables are in an empty folder; where it is.
    pub fn make_database_in(&self, folder: &Path) -> String {
        if let Some((user, group)) = other_user() {
            chown(folder, Some(user), Some(group)).expect("root may");
        }
        self.query(&format!(
            "CREATE TABLESPACE elsewhere LOCATION '{}'",
            folder.display()
        ));
        self.query("CREATE DATABASE elsewhere TABLESPACE elsewhere");
        format!("postgres://postgres:hush@127.0.0.1:{}/elsewhere", self.port)
    }

    /// Where it is for whoever reaches it by another port.
    pub fn url_at(&self, port: u16) -> String {
        format!("postgres://postgres:hush@127.0.0.1:{port}/postgres")
    }

    /// Its port.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Starts it again where it was.
    pub fn run(&mut self) {
        let (folder, port) = (self.data(), self.port.to_string());
        let mut command = self.command("postgres");
        command
            .arg("-D")
            .arg(&folder)
            .args(["-h", "127.0.0.1", "-p", &port, "-k"])
            .arg(self.folder.path())
            .args(["-c", "max_connections=200", "-c", "shared_buffers=64MB"]);
        if self.disk == Disk::Quick {
            command.args(["-c", "fsync=off"]);
        }
        let mut ready = self.command("pg_isready");
        ready.args(["-q", "-h", "127.0.0.1", "-p", &port]);
        let is_ready = || ready.status().is_ok_and(|status| status.success());
        self.process = Some(Process::start(&mut command, is_ready));
    }

    /// The end, at once and without a word to anybody; what it has kept stays.
    pub fn kill(&mut self) {
        if let Some(process) = self.process.take() {
            // Its children go with it only when it is asked.
            let mut process = process;
            process.stop(Signal::QUIT);
        }
    }

    /// Stops it in the middle of whatever it does: it is there, and says nothing.
    pub fn freeze(&self) {
        self.signal(Signal::STOP);
    }

    /// Lets it go on.
    pub fn thaw(&self) {
        self.signal(Signal::CONT);
    }

    /// What it answers to a statement of whoever keeps it.
    pub fn query(&self, sql: &str) -> String {
        let mut command = self.command("psql");
        let output = command
            .args(["-X", "-A", "-t", "-q", "-c", sql, &self.url()])
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .output();
        let output = output.expect("it was found");
        assert!(output.status.success(), "{sql}");
        let text = String::from_utf8(output.stdout).expect("it is text");
        text.trim().to_owned()
    }

    /// How long it has kept a core busy since it was started.
    pub fn cpu_time(&self) -> Duration {
        self.process
            .as_ref()
            .map_or(Duration::ZERO, Process::cpu_time)
    }

    fn signal(&self, signal: Signal) {
        if let Some(process) = &self.process {
            process.signal_family(signal);
        }
    }

    fn make(&self) {
        let data = self.data();
        let mut command = self.command("initdb");
        command
            .arg("-D")
            .arg(&data)
            .args(["-U", "postgres", "-A", "trust", "-E", "UTF8"])
            .args(["--locale=C", "--no-sync", "--wal-segsize=1"]);
        let output = command.stdout(Stdio::null()).output();
        let output = output.expect("it was found");
        assert!(output.status.success(), "{output:?}");
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(self.programs.join(program));
        command
            .current_dir(self.folder.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        if let Some((user, group)) = other_user() {
            command.uid(user).gid(group);
        }
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.thaw();
        self.kill();
    }
}

/// Where Debian keeps its programs: those of the newest version.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").ok()?;
    let folders = versions.filter_map(|version| Some(version.ok()?.path().join("bin")));
    let folders = folders.filter(|folder| Path::new(folder).join("initdb").exists());
    folders.max()
}

/// The user and group to be, if we are root.
fn other_user() -> Option<(u32, u32)> {
    if !rustix::process::geteuid().is_root() {
        return None;
    }
    let users = fs::read_to_string("/etc/passwd").ok()?;
    let line = users.lines().find(|line| line.starts_with("postgres:"))?;
    let mut numbers = line.split(':').skip(2);
    let user = numbers.next()?.parse().ok()?;
    Some((user, numbers.next()?.parse().ok()?))
}
