//! The real binary, and what can be done to it.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail, ensure};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

/// Nothing takes longer unless it hangs.
const PATIENCE: Duration = Duration::from_mins(1);

/// A running server. It is killed when it is dropped.
pub(crate) struct Server {
    child: Mutex<Child>,
    pub(crate) address: SocketAddr,
}

impl Server {
    pub(crate) fn start(folder: &Path) -> anyhow::Result<Self> {
        let mut child = Command::new(binary()?)
            .args(["serve", "--listen", "127.0.0.1:0", "--no-browser"])
            .args(["--unlimited", "--log", "error", "--data"])
            .arg(folder)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let mut line = String::new();
        let stdout = child.stdout.take().context("it is piped")?;
        BufReader::new(stdout).read_line(&mut line)?;
        let address = line.split("http://").nth(1).context("an address")?;
        Ok(Self {
            child: Mutex::new(child),
            address: address.trim().trim_end_matches('/').parse()?,
        })
    }

    /// The end without a warning.
    pub(crate) fn kill(&self) -> anyhow::Result<()> {
        Ok(self.lock().kill()?)
    }

    pub(crate) fn wait(&self) -> anyhow::Result<()> {
        self.lock().wait()?;
        Ok(())
    }

    /// Waits until the server says of itself that it is well, or is not.
    pub(crate) async fn wait_for_health(&self, status: u16) -> anyhow::Result<()> {
        let began = Instant::now();
        while self.health().await? != status {
            ensure!(began.elapsed() < PATIENCE, "the server never says {status}");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        Ok(())
    }

    async fn health(&self) -> anyhow::Result<u16> {
        let mut stream = tokio::net::TcpStream::connect(self.address).await?;
        let request = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";
        stream.write_all(request).await?;
        let mut text = String::new();
        stream.read_to_string(&mut text).await?;
        Ok(text.split(' ').nth(1).context("a status")?.parse()?)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Child> {
        self.child.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(target_os = "linux")]
impl Server {
    /// No file of the server may grow beyond this from now on.
    pub(crate) fn limit_files(&self, bytes: Option<u64>) -> anyhow::Result<()> {
        use rustix::process::{Pid, Resource, Rlimit, prlimit};
        let limit = Rlimit {
            current: bytes,
            maximum: None,
        };
        let process = Pid::from_child(&self.lock());
        prlimit(Some(process), Resource::Fsize, limit)?;
        Ok(())
    }

    /// Bytes that the server has in memory.
    pub(crate) fn memory(&self) -> anyhow::Result<u64> {
        services::memory(self.lock().id()).context("a process that runs")
    }

    /// Asks the server to stop, and waits until it has.
    pub(crate) fn stop(&self) -> anyhow::Result<()> {
        use rustix::process::{Pid, Signal, kill_process};
        kill_process(Pid::from_child(&self.lock()), Signal::TERM)?;
        self.wait()
    }
}

#[cfg(not(target_os = "linux"))]
impl Server {
    pub(crate) fn limit_files(&self, _bytes: Option<u64>) -> anyhow::Result<()> {
        bail!("expected Linux, where the files of another process can be limited")
    }

    pub(crate) fn memory(&self) -> anyhow::Result<u64> {
        bail!("expected Linux, where the memory of another process can be read")
    }

    pub(crate) fn stop(&self) -> anyhow::Result<()> {
        self.kill()?;
        self.wait()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.kill();
        let _ = self.wait();
    }
}

/// The program beside this example, in the folder above; `cargo xtask soak` builds both.
fn binary() -> anyhow::Result<PathBuf> {
    let example = std::env::current_exe()?;
    let folder = example.ancestors().nth(2).context("a folder for builds")?;
    let binary = folder
        .join("panta")
        .with_extension(std::env::consts::EXE_EXTENSION);
    if !binary.exists() {
        bail!(
            "expected {}: run cargo build --release -p panta",
            binary.display()
        );
    }
    Ok(binary)
}
