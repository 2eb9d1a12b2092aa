//! NATS with JetStream in a folder of its own.

use std::ffi::{OsStr, OsString};
use std::net::TcpStream;
use std::process::{Command, Stdio};
use std::time::Duration;

use rustix::process::Signal;
use tempfile::TempDir;

use crate::process::Process;
use crate::{free_port, skipped};

/// A server for messages, for whoever knows its address.
#[derive(Debug)]
pub struct Nats {
    process: Option<Process>,
    folder: TempDir,
    port: u16,
    settings: Vec<OsString>,
    secrets: Vec<(String, String)>,
}

impl Nats {
    /// Starts a new one; none where NATS is missing, which is said.
    pub fn start() -> Option<Self> {
        let user = ["--user", "panta", "--pass", "hush"];
        Self::start_with(&user.map(OsStr::new), &[])
    }

    /// The same with more arguments, and with secrets in its environment.
    pub fn start_with(settings: &[&OsStr], secrets: &[(&str, &str)]) -> Option<Self> {
        let version = Command::new("nats-server").arg("--version").output();
        if version.is_err() {
            skipped("NATS", "nats-server");
            return None;
        }
        let mut nats = Self {
            process: None,
            folder: tempfile::tempdir().expect("a folder can be made"),
            port: free_port(),
            settings: settings.iter().map(Into::into).collect(),
            secrets: secrets
                .iter()
                .map(|(name, secret)| ((*name).to_owned(), (*secret).to_owned()))
                .collect(),
        };
        nats.run();
        Some(nats)
    }

    /// Where it is. The secret in it must not be seen anywhere.
    pub fn url(&self) -> String {
        self.url_of("panta", "hush")
    }

    /// Where it is for a user with a secret.
    pub fn url_of(&self, user: &str, secret: &str) -> String {
        format!("nats://{user}:{secret}@127.0.0.1:{}", self.port)
    }

    /// Starts it again where it was.
    pub fn run(&mut self) {
        let mut command = Command::new("nats-server");
        command
            .args([
                "-a",
                "127.0.0.1",
                "-p",
                &self.port.to_string(),
                "-js",
                "-sd",
            ])
            .arg(self.folder.path())
            .args(&self.settings)
            .envs(self.secrets.iter().cloned())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        let port = self.port;
        let is_ready = || TcpStream::connect(("127.0.0.1", port)).is_ok();
        self.process = Some(Process::start(&mut command, is_ready));
    }

    /// The end without a warning.
    pub fn kill(&mut self) {
        self.process = None;
    }

    /// Stops it in the middle of whatever it does: it is there, and says nothing.
    pub fn freeze(&self) {
        self.signal(Signal::STOP);
    }

    /// Lets it go on.
    pub fn thaw(&self) {
        self.signal(Signal::CONT);
    }

    /// How long it has kept a core busy since it was started.
    pub fn cpu_time(&self) -> Duration {
        self.process
            .as_ref()
            .map_or(Duration::ZERO, Process::cpu_time)
    }

    fn signal(&self, signal: Signal) {
        if let Some(process) = &self.process {
            process.signal(signal);
        }
    }
}
