//! Where the laws hold: one server with a folder, one with PostgreSQL, and two with PostgreSQL and NATS
//! behind a balancer. Only starting a server differs.

use std::process::Command;

use services::{Disk, Nats, Postgres};
use tempfile::TempDir;

use crate::server::{ANYWHERE, Server, over, serve_limited};

/// Somewhere a server can be started, again and again over the same games.
pub(crate) enum Place {
    Folder(TempDir),
    Postgres(Postgres),
    TwoNodes(Postgres, Nats),
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
            Self::Postgres(postgres) => Server::run(with(node(postgres))),
            Self::TwoNodes(postgres, nats) => {
                let node = || {
                    let mut node = with(node(postgres));
                    node.args(["--nats", &nats.url()]);
                    node
                };
                Server::run_two([node(), node()])
            }
        }
    }
}

fn node(postgres: &Postgres) -> Command {
    let mut command = serve_limited(ANYWHERE);
    command.args(["--database", &postgres.url()]);
    command
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
