//! The servers that are measured, each in a process of its own, which is this program again: one with
//! SQLite in a folder, or nodes that share PostgreSQL and NATS. A program of another release can stand beside them.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::Context as _;
use server::{App, Config, Database};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tracing_subscriber::filter::LevelFilter;

/// The argument that makes this program a server. The others are its limits, and where its games are.
pub(crate) const SERVE: &str = "serve";
const LIMITED: &str = "limited";
const UNLIMITED: &str = "unlimited";

/// Whether single clients have limits. Then a server stands behind a proxy, so that all of us can have
/// addresses of our own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Limits {
    On,
    Off,
}

/// Servers that run, and where they are.
pub(crate) struct Servers {
    children: Vec<Child>,
    pub(crate) addresses: Vec<SocketAddr>,
    #[cfg(unix)]
    shared: Option<(services::Postgres, services::Nats)>,
    /// The games of a program that does not end with its input.
    folder: Option<TempDir>,
}

/// How long somebody has kept a core busy.
#[derive(Debug, Default, Clone, Copy)]
pub(crate) struct Busy {
    pub(crate) servers: Duration,
    pub(crate) postgres: Duration,
    pub(crate) nats: Duration,
}

impl Busy {
    /// What has come since.
    pub(crate) fn since(self, before: Self) -> Self {
        Self {
            servers: self.servers.saturating_sub(before.servers),
            postgres: self.postgres.saturating_sub(before.postgres),
            nats: self.nats.saturating_sub(before.nats),
        }
    }
}

impl Servers {
    /// One with a folder.
    pub(crate) fn embedded(limits: Limits) -> anyhow::Result<Self> {
        let limits = match limits {
            Limits::On => LIMITED,
            Limits::Off => UNLIMITED,
        };
        let (child, address) = start(&[limits])?;
        Ok(Self {
            children: vec![child],
            addresses: vec![address],
            #[cfg(unix)]
            shared: None,
            folder: None,
        })
    }

    /// The `panta` of another release, with a folder.
    pub(crate) fn of_release(program: &str) -> anyhow::Result<Self> {
        let folder = tempfile::tempdir()?;
        let mut command = Command::new(program);
        command
            .args(["serve", "--listen", "127.0.0.1:0", "--no-browser"])
            .args(["--unlimited", "--log", "error", "--data"])
            .arg(folder.path());
        let (child, line) = first_line(&mut command).context(program.to_owned())?;
        let address = line.split("http://").nth(1).context("an address")?;
        Ok(Self {
            children: vec![child],
            addresses: vec![address.trim().trim_end_matches('/').parse()?],
            #[cfg(unix)]
            shared: None,
            folder: Some(folder),
        })
    }

    /// So many that share PostgreSQL, which waits for its disk, and NATS; none where these are missing,
    /// which is said.
    #[cfg(unix)]
    pub(crate) fn nodes(count: usize) -> anyhow::Result<Option<Self>> {
        use services::{Disk, Nats, Postgres};
        let (Some(nats), Some(postgres)) = (Nats::start(), Postgres::start(Disk::Synced)) else {
            return Ok(None);
        };
        let (database, news) = (postgres.url(), nats.url());
        let nodes = (0..count).map(|_| start(&[UNLIMITED, &database, &news]));
        let nodes: anyhow::Result<Vec<_>> = nodes.collect();
        let (children, addresses) = nodes?.into_iter().unzip();
        Ok(Some(Self {
            children,
            addresses,
            shared: Some((postgres, nats)),
            folder: None,
        }))
    }

    #[cfg(not(unix))]
    pub(crate) fn nodes(_count: usize) -> anyhow::Result<Option<Self>> {
        Ok(None)
    }

    /// How long all of them have kept a core busy until now.
    #[cfg(unix)]
    pub(crate) fn busy(&self) -> Busy {
        let (postgres, nats) = match &self.shared {
            Some((postgres, nats)) => (postgres.cpu_time(), nats.cpu_time()),
            None => Default::default(),
        };
        let of = |child: &Child| services::cpu_time(child.id());
        Busy {
            servers: self.children.iter().map(of).sum(),
            postgres,
            nats,
        }
    }

    #[cfg(not(unix))]
    pub(crate) fn busy(&self) -> Busy {
        Busy::default()
    }

    /// Lets them end, and waits until they have.
    pub(crate) fn stop(mut self) -> anyhow::Result<()> {
        for child in &mut self.children {
            drop(child.stdin.take());
            if self.folder.is_some() {
                child.kill()?;
            }
            child.wait()?;
        }
        Ok(())
    }
}

/// A server in a process of its own, and where it is.
fn start(arguments: &[&str]) -> anyhow::Result<(Child, SocketAddr)> {
    let mut command = Command::new(std::env::current_exe()?);
    let (child, line) = first_line(command.arg(SERVE).args(arguments))?;
    Ok((child, line.trim().parse()?))
}

/// Starts a program, and reads the first line that it prints.
fn first_line(command: &mut Command) -> anyhow::Result<(Child, String)> {
    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn()?;
    let mut line = String::new();
    let stdout = child.stdout.take().context("it is piped")?;
    BufReader::new(stdout).read_line(&mut line)?;
    Ok((child, line))
}

/// Serves until its input ends: its limits, and where its games are if that is not a folder.
pub(crate) async fn serve(arguments: Vec<String>) -> anyhow::Result<()> {
    // What goes wrong is part of what is measured.
    tracing_subscriber::fmt()
        .with_max_level(LevelFilter::ERROR)
        .with_writer(std::io::stderr)
        .init();
    let folder = tempfile::tempdir()?;
    let mut arguments = arguments.into_iter();
    let is_limited = arguments.next().as_deref() == Some(LIMITED);
    let database = arguments.next().map(Database::Url);
    let database = database.unwrap_or_else(|| Database::Folder(folder.path().to_owned()));
    let mut config = Config::new(database);
    config.nats = arguments.next();
    config.behind_proxy = is_limited;
    if !is_limited {
        config.limits = config.limits.without_clients();
    }
    let app = App::start(config).await?;
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("{}", listener.local_addr()?);
    // The one who started it closes its input.
    let stopped = tokio::task::spawn_blocking(|| std::io::stdin().lines().count());
    server::serve(app, listener, async {
        let _ = stopped.await;
    })
    .await;
    Ok(())
}
