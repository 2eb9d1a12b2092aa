//! `panta proof`: certificates of proven wins.

use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow};
use catalog::{Checked, Game};
use clap::Subcommand;
use serde_json::json;
use solving::certificate;

use crate::output;
use crate::words::Words;

/// Verify certificates of proven wins and losses
#[derive(Subcommand)]
#[command(after_help = "Example:\n  panta proof check win.proof")]
pub(crate) enum Command {
    Check(CheckArgs),
}

/// Verify a certificate by the plain rules, with nothing of the search that found it
#[derive(clap::Args)]
#[command(after_help = "Example:\n  panta proof check win.proof --json")]
pub(crate) struct CheckArgs {
    /// The file that "panta solve --proof" wrote
    file: PathBuf,
    /// Print JSON: {"game","position","winner","nodes","moves"}
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(command: &Command) -> anyhow::Result<()> {
    let Command::Check(args) = command;
    let checked = check(&args.file).with_context(|| args.file.display().to_string())?;
    let Checked {
        position,
        winner,
        nodes,
        rank,
    } = &checked;
    if args.json {
        return output::print_json(&json!({
            "game": position.game().name(),
            "position": position.to_string(),
            "winner": winner.name(),
            "nodes": nodes,
            "moves": rank,
        }));
    }
    output::print(&(Words::new().certified(position, *winner, *nodes, *rank) + "\n"))
}

fn check(path: &Path) -> anyhow::Result<Checked> {
    let open = || File::open(path).map(BufReader::new);
    let name = certificate::game(&mut open()?)?;
    let game = Game::from_name(&name).ok_or_else(|| anyhow!("line 2: there is no game {name}"))?;
    Ok(game.check_certificate(&mut open()?)?)
}
