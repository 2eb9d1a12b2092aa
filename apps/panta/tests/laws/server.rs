//! The real binary, and what it answers.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

/// Nothing takes longer unless it hangs.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

/// A running server. It is killed when it is dropped, by its own handle.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: String,
}

/// How a server is started over a folder.
pub(crate) fn command(folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_panta"));
    command
        .args([
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--no-browser",
            "--unlimited",
            "--data",
        ])
        .arg(folder)
        .stdin(Stdio::null());
    command
}

/// What becomes of a server that cannot start.
#[cfg(unix)]
pub(crate) fn refused(folder: &Path) -> Output {
    let output = command(folder).output().unwrap();
    assert!(!output.status.success(), "{output:?}");
    output
}

impl Server {
    pub(crate) fn start(folder: &Path) -> Self {
        Self::run(command(folder))
    }

    pub(crate) fn run(mut command: Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        let stdout = child.stdout.take().unwrap();
        BufReader::new(stdout).read_line(&mut line).unwrap();
        let address = line
            .split("http://")
            .nth(1)
            .expect("the address is printed");
        Self {
            child,
            address: address.trim().trim_end_matches('/').to_owned(),
        }
    }

    /// The end without a warning (SIGKILL).
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Waits until the server has ended by itself; it should be content.
    pub(crate) fn wait(mut self) {
        let status = self.child.wait().unwrap();
        assert!(status.success(), "{status}");
    }

    /// Status and text of what is at a path.
    pub(crate) fn get(&self, path: &str) -> (u16, String) {
        fetch(&self.address, "GET", path, "", &Value::Null).expect("the server runs")
    }

    /// Waits until the server says of itself that it is well, or is not.
    pub(crate) fn wait_for_health(&self, status: u16) -> String {
        let began = Instant::now();
        loop {
            let (answered, text) = self.get("/healthz");
            if answered == status {
                return text;
            }
            assert!(began.elapsed() < PATIENCE, "{answered} {text}");
            thread::sleep(Duration::from_millis(20));
        }
    }
}

#[cfg(unix)]
impl Server {
    pub(crate) fn signal(&self, signal: rustix::process::Signal) {
        rustix::process::kill_process(self.process(), signal).unwrap();
    }

    fn process(&self) -> rustix::process::Pid {
        rustix::process::Pid::from_child(&self.child)
    }
}

#[cfg(target_os = "linux")]
impl Server {
    /// Bytes that the server has in memory.
    pub(crate) fn memory(&self) -> u64 {
        let path = format!("/proc/{}/status", self.id());
        let status = std::fs::read_to_string(path).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.trim().strip_suffix(" kB"));
        kilobytes.unwrap().trim().parse::<u64>().unwrap() << 10
    }

    /// No file of the server may grow beyond this from now on.
    pub(crate) fn limit_files(&self, bytes: Option<u64>) {
        use rustix::process::{Resource, Rlimit, prlimit};
        let limit = Rlimit {
            current: bytes,
            maximum: None,
        };
        prlimit(Some(self.process()), Resource::Fsize, limit).unwrap();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Status and body of an answer, unless the server is gone.
pub(crate) fn request(
    address: &str,
    method: &str,
    path: &str,
    token: &str,
    body: &Value,
) -> Option<(u16, Value)> {
    let (status, text) = fetch(address, method, path, token, body)?;
    Some((status, serde_json::from_str(&text).ok()?))
}

fn fetch(
    address: &str,
    method: &str,
    path: &str,
    token: &str,
    body: &Value,
) -> Option<(u16, String)> {
    let mut stream = TcpStream::connect(address).ok()?;
    stream.set_read_timeout(Some(PATIENCE)).ok()?;
    let body = if body.is_null() {
        String::new()
    } else {
        body.to_string()
    };
    let length = body.len();
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\
         authorization: Bearer {token}\r\ncontent-type: application/json\r\n\
         content-length: {length}\r\n\r\n{body}"
    )
    .ok()?;
    let mut text = String::new();
    stream.read_to_string(&mut text).ok()?;
    let status = text.split(' ').nth(1)?.parse().ok()?;
    let (head, body) = text.split_once("\r\n\r\n")?;
    // An answer that was cut off is none.
    let expected = head
        .lines()
        .find_map(|line| line.strip_prefix("content-length: "))?;
    (expected.parse() == Ok(body.len())).then_some(())?;
    Some((status, body.to_owned()))
}
