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

/// The address of a server that may be anywhere.
pub(crate) const ANYWHERE: &str = "127.0.0.1:0";

/// The address of those who ask, which only a server behind a proxy believes.
pub(crate) const SOMEBODY: &str = "192.0.2.1";

/// A running server, or two behind a balancer. They are killed when it is dropped, by their handles.
pub(crate) struct Server {
    nodes: Vec<Child>,
    pub(crate) address: String,
}

/// How a server is started over a folder.
pub(crate) fn command(folder: &Path) -> Command {
    let mut command = over(folder);
    command.arg("--unlimited");
    command
}

/// The same with its ordinary limits.
pub(crate) fn over(folder: &Path) -> Command {
    let mut command = serve_limited(ANYWHERE);
    command.arg("--data").arg(folder);
    command
}

/// How a server is started at an address, but for where its games are.
pub(crate) fn serve(address: &str) -> Command {
    let mut command = serve_limited(address);
    command.arg("--unlimited");
    command
}

/// The same with its ordinary limits.
pub(crate) fn serve_limited(address: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_panta"));
    command
        .args(["serve", "--listen", address, "--no-browser"])
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

    pub(crate) fn run(mut command: impl std::borrow::BorrowMut<Command>) -> Self {
        let (node, address) = node(command.borrow_mut());
        Self {
            nodes: vec![node],
            address,
        }
    }

    /// Two nodes of one place. Whoever connects is handed to one and the other in turn.
    #[cfg(unix)]
    pub(crate) fn run_two(commands: [Command; 2]) -> Self {
        let (nodes, addresses): (Vec<_>, Vec<_>) = commands
            .map(|mut command| node(&mut command))
            .into_iter()
            .unzip();
        Self {
            nodes,
            address: crate::balancer::start(addresses),
        }
    }

    /// The end without a warning (SIGKILL).
    pub(crate) fn kill(mut self) {
        self.end();
    }

    fn end(&mut self) {
        for node in &mut self.nodes {
            let _ = node.kill();
        }
        for node in &mut self.nodes {
            let _ = node.wait();
        }
    }

    pub(crate) fn id(&self) -> u32 {
        self.nodes[0].id()
    }

    /// Waits until the server has ended by itself; it should be content.
    pub(crate) fn wait(mut self) {
        for node in &mut self.nodes {
            let status = node.wait().unwrap();
            assert!(status.success(), "{status}");
        }
    }

    /// Status and text of what is at a path.
    pub(crate) fn get(&self, path: &str) -> (u16, String) {
        Request::get(path)
            .fetch(&self.address)
            .expect("the server runs")
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

/// Starts a node, and reads where it is.
fn node(command: &mut Command) -> (Child, String) {
    let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    let stdout = child.stdout.take().unwrap();
    BufReader::new(stdout).read_line(&mut line).unwrap();
    let address = line
        .split("http://")
        .nth(1)
        .expect("the address is printed");
    (child, address.trim().trim_end_matches('/').to_owned())
}

#[cfg(unix)]
impl Server {
    pub(crate) fn signal(&self, signal: rustix::process::Signal) {
        for process in self.processes() {
            rustix::process::kill_process(process, signal).unwrap();
        }
    }

    fn processes(&self) -> impl Iterator<Item = rustix::process::Pid> {
        self.nodes.iter().map(rustix::process::Pid::from_child)
    }
}

#[cfg(target_os = "linux")]
impl Server {
    /// Bytes that the server has in memory, of two nodes together.
    pub(crate) fn memory(&self) -> u64 {
        let of = |node: &Child| services::memory(node.id()).expect("it runs");
        self.nodes.iter().map(of).sum()
    }

    /// No file of the server may grow beyond this from now on.
    pub(crate) fn limit_files(&self, bytes: Option<u64>) {
        use rustix::process::{Resource, Rlimit, prlimit};
        let limit = Rlimit {
            current: bytes,
            maximum: None,
        };
        for process in self.processes() {
            prlimit(Some(process), Resource::Fsize, limit).unwrap();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.end();
    }
}

/// What is asked of a server.
pub(crate) struct Request<'a> {
    /// Who asks, where the server believes a proxy.
    pub(crate) client: &'a str,
    pub(crate) method: &'a str,
    pub(crate) path: &'a str,
    pub(crate) token: &'a str,
    /// Null for none.
    pub(crate) body: &'a Value,
}

impl<'a> Request<'a> {
    /// What is at a path, for somebody.
    fn get(path: &'a str) -> Self {
        Self {
            client: SOMEBODY,
            method: "GET",
            path,
            token: "",
            body: &Value::Null,
        }
    }

    /// Status and body of the answer, unless the server is gone.
    pub(crate) fn ask(&self, address: &str) -> Option<(u16, Value)> {
        let (status, text) = self.fetch(address)?;
        Some((status, serde_json::from_str(&text).ok()?))
    }

    /// The same with the text as it is.
    fn fetch(&self, address: &str) -> Option<(u16, String)> {
        let Self {
            client,
            method,
            path,
            token,
            body,
        } = self;
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
             x-forwarded-for: {client}\r\nauthorization: Bearer {token}\r\n\
             content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
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
}

/// Status and body of an answer to somebody, unless the server is gone.
pub(crate) fn request(
    address: &str,
    method: &str,
    path: &str,
    token: &str,
    body: &Value,
) -> Option<(u16, Value)> {
    let request = Request {
        client: SOMEBODY,
        method,
        path,
        token,
        body,
    };
    request.ask(address)
}

/// The status of what is at a path, unless the server is gone.
#[cfg(unix)]
pub(crate) fn status(address: &str, path: &str) -> Option<u16> {
    Some(Request::get(path).fetch(address)?.0)
}

/// The text at a path, unless the server is gone.
#[cfg(unix)]
pub(crate) fn text(address: &str, path: &str) -> Option<String> {
    Some(Request::get(path).fetch(address)?.1)
}

/// A number that a server counts.
#[cfg(unix)]
pub(crate) fn counted(metrics: &str, name: &str) -> u64 {
    let text = text(metrics, "/metrics").expect("the server runs");
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.expect("it is counted").parse().unwrap()
}
