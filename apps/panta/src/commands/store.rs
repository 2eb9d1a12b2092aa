//! `panta store`: what whoever keeps a server does with all its games.

use std::path::PathBuf;

use anyhow::{Context, bail};
use etcetera::base_strategy::{BaseStrategy as _, choose_native_strategy};
use server::{Database, Found};

use crate::output;

/// Copy, back up or check all games of a server
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  panta store check --data /var/lib/panta\n  panta store backup games.db\n  \
        panta store copy /var/lib/panta postgres://panta@db.example/panta\n\n\
        A store is a folder, or a URL that begins with sqlite: or postgres:."
)]
pub(crate) struct Args {
    #[command(subcommand)]
    action: Action,
}

#[derive(clap::Subcommand)]
enum Action {
    /// Copy all games from one store to another, and compare event by event
    Copy {
        /// The store that has them; no server may use a folder meanwhile
        from: String,
        /// The store that gets them; those it has must be the same
        to: String,
    },
    /// Copy all games into a new SQLite file, while a server uses them
    Backup {
        /// The file, which must not be there yet
        file: PathBuf,
        #[command(flatten)]
        store: Store,
    },
    /// Read everything, and say what is wrong
    Check {
        #[command(flatten)]
        store: Store,
    },
}

/// Where games are kept.
#[derive(Default, clap::Args)]
pub(crate) struct Store {
    /// The folder for games [default: the user's folder for data]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Where games are kept, as a URL such as sqlite:///var/lib/panta/games.db, or postgres://… for
    /// several servers
    #[arg(
        long,
        value_name = "URL",
        conflicts_with = "data",
        env = "PANTA_DATABASE",
        hide_env_values = true
    )]
    database: Option<String>,
}

impl Store {
    pub(crate) fn database(&self) -> anyhow::Result<Database> {
        if let Some(url) = &self.database {
            return Ok(Database::Url(url.clone()));
        }
        let folder = self.data.clone().or_else(data_folder);
        let folder = folder.context("expected --data, because this user has no folder for data")?;
        Ok(Database::Folder(folder))
    }
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
    let found = runtime.block_on(async {
        Ok::<_, anyhow::Error>(match &args.action {
            Action::Copy { from, to } => server::copy(&named(from), &named(to)).await?,
            Action::Backup { file, store } => server::backup(&store.database()?, file).await?,
            Action::Check { store } => server::check(&store.database()?).await?,
        })
    })?;
    report(&found)
}

/// A store by its folder or its URL.
fn named(text: &str) -> Database {
    if text.contains("://") || text.starts_with("sqlite:") {
        return Database::Url(text.to_owned());
    }
    Database::Folder(text.into())
}

fn report(found: &Found) -> anyhow::Result<()> {
    let Found {
        games,
        events,
        problems,
    } = found;
    let text: String = problems
        .iter()
        .map(|problem| format!("{problem}\n"))
        .collect();
    output::print(&format!("{text}{games} games, {events} events\n"))?;
    if !problems.is_empty() {
        bail!(
            "expected games that can be read, but {} cannot",
            problems.len()
        );
    }
    Ok(())
}

/// Where programs keep a user's data on this system.
fn data_folder() -> Option<PathBuf> {
    let folders = choose_native_strategy().ok()?;
    Some(folders.data_dir().join("panta"))
}
