//! Where the laws hold: one server with a folder, one with PostgreSQL, two with PostgreSQL and NATS
//! behind a balancer, and one with machines that think for it. Only starting a server differs.

use std::process::{Command, Stdio};
use std::time::Instant;

use serde_json::json;
use services::{Disk, Nats, Postgres, Process};
use tempfile::TempDir;

use crate::game::Game;
use crate::server::{ANYWHERE, PATIENCE, Server, counted, over, serve_limited};

/// How many questions other machines have answered.
pub(crate) const FROM_ELSEWHERE: &str = "panta_answers_from_elsewhere_total";

/// Somewhere a server can be started, again and again over the same games.
pub(crate) enum Place {
    Folder(TempDir),
    Postgres(Postgres),
    TwoNodes(Postgres, Nats),
    /// The server thinks only until it has seen them.
    Workers(
        Postgres,
        Nats,
        #[expect(dead_code, reason = "they are killed when they are dropped")] [Process; 2],
    ),
}

impl Place {
    #[allow(clippy::unnecessary_wraps, reason = "the others may be missing")]
    pub(crate) fn folder() -> Option<Self> {
        Some(Self::Folder(tempfile::tempdir().unwrap()))
    }

    /// None where PostgreSQL is missing, which is said.
    pub(crate) fn postgres() -> Option<Self> {
        Some(Self::Postgres(Postgres::start(Disk::Quick)?))
    }

    /// None where PostgreSQL or NATS is missing, which is said.
    pub(crate) fn two_nodes() -> Option<Self> {
        let nats = Nats::start()?;
        Some(Self::TwoNodes(Postgres::start(Disk::Quick)?, nats))
    }

    /// None where PostgreSQL or NATS is missing, which is said.
    pub(crate) fn workers() -> Option<Self> {
        let nats = Nats::start()?;
        let workers = [(); 2].map(|()| Process::start(&mut worker(&nats.url()), || true));
        Some(Self::Workers(Postgres::start(Disk::Quick)?, nats, workers))
    }

    /// Its games, as the commands are told that keep them: an option, and what it says.
    pub(crate) fn store(&self) -> [String; 2] {
        match self {
            Self::Folder(folder) => ["--data".into(), folder.path().display().to_string()],
            Self::Postgres(postgres)
            | Self::TwoNodes(postgres, _)
            | Self::Workers(postgres, ..) => ["--database".into(), postgres.url()],
        }
    }

    pub(crate) fn start(&self) -> Server {
        self.start_with(|_| {})
    }

    /// Starts a server with something set otherwise.
    pub(crate) fn start_with(&self, set: impl Fn(&mut Command)) -> Server {
        self.run(|command| {
            set(command.arg("--unlimited"));
        })
    }

    /// Starts a server as strangers find it, behind a proxy, so that everybody can have an address.
    pub(crate) fn start_limited(&self) -> Server {
        self.run(|command| {
            command.arg("--behind-proxy");
        })
    }

    fn run(&self, set: impl Fn(&mut Command)) -> Server {
        let with = |mut command: Command| {
            set(&mut command);
            command
        };
        match self {
            Self::Folder(folder) => Server::run(with(over(folder.path()))),
            Self::Postgres(postgres) => Server::run(with(limited_node(postgres, None))),
            Self::TwoNodes(postgres, nats) => {
                let node = || with(limited_node(postgres, Some(nats)));
                Server::run_two([node(), node()])
            }
            Self::Workers(postgres, nats, _) => {
                let metrics = format!("127.0.0.1:{}", services::free_port());
                let mut node = with(limited_node(postgres, Some(nats)));
                let server = Server::run(node.args(["--metrics", &metrics]));
                wait_for_thoughts_from_elsewhere(&server, &metrics);
                server
            }
        }
    }
}

/// A server over this database that hears others over NATS.
pub(crate) fn node(postgres: &Postgres, nats: Option<&Nats>) -> Command {
    let mut command = limited_node(postgres, nats);
    command.arg("--unlimited");
    command
}

/// The same with its ordinary limits.
fn limited_node(postgres: &Postgres, nats: Option<&Nats>) -> Command {
    let mut command = serve_limited(ANYWHERE);
    command.args(["--database", &postgres.url()]);
    if let Some(nats) = nats {
        command.args(["--nats", &nats.url()]);
    }
    command
}

/// A machine that thinks for those who reach the NATS at this address.
pub(crate) fn worker(nats: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_panta"));
    command.args(["worker", "--threads", "1", "--analysis-threads", "1"]);
    command
        .args(["--nats", nats])
        .stdin(Stdio::null())
        .stdout(Stdio::null());
    command
}

/// Plays until a machine elsewhere has thought: the server has seen that there is one.
pub(crate) fn wait_for_thoughts_from_elsewhere(server: &Server, metrics: &str) {
    let setup = json!({ "game": "pentaroll", "white": "computer:1", "black": "human" });
    let began = Instant::now();
    while counted(metrics, FROM_ELSEWHERE) == 0 {
        assert!(began.elapsed() < PATIENCE, "no machine thinks");
        let mut game = Game::make(&server.address, &setup).unwrap();
        game.wait_for_people(&server.address);
    }
}

/// Makes a law a test of each of these places.
macro_rules! laws {
    ($($law:ident: $($place:ident),+;)+) => {
        $(mod $law {
            $(#[test]
            fn $place() {
                if let Some(place) = crate::place::Place::$place() {
                    super::$law(&place);
                }
            })+
        })+
    };
}

pub(crate) use laws;
