//! `panta proof`: certificates of proven wins, and claims that rest on them.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, anyhow, bail};
use catalog::{Checked, CheckedClaims, Game};
use clap::Subcommand;
use serde_json::json;
use solving::campaign::Effort;
use solving::{certificate, claims};

use crate::limits::{Limits, Watcher};
use crate::output;
use crate::words;

/// The claims are sound, and do not yet prove the whole.
const NOT_PROVEN: u8 = 3;
/// The memory for making a certificate anew.
const MEMORY: u64 = 4 << 30;
/// A certificate is made anew within so many nodes, about a minute of one core, and has at most so
/// many of its own.
const EFFORT: Effort = Effort {
    nodes: 20_000_000,
    certificate: 5_000_000,
};

/// Verify proofs of wins and losses
#[derive(Subcommand)]
#[command(
    after_help = "Examples:\n  panta proof check win.proof\n  panta proof check proofs/pentaroll/pentaroll.claims --remake"
)]
pub(crate) enum Command {
    Check(CheckArgs),
}

/// Verify a certificate or claims by the plain rules, with nothing of the search that found them
///
/// Of claims it is verified that each follows from those before it, and the first gap of the whole is
/// named; those at the bottom have certificates, which --remake makes anew and verifies too. Exit code 0:
/// proven; 3: every claim is sound, but the whole is not proven yet; 1: something is not sound.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  panta proof check win.proof --json")]
pub(crate) struct CheckArgs {
    /// The file that "panta solve --proof" or "panta prove" wrote
    file: PathBuf,
    /// Make the certificates of claims anew with the solver, and verify them
    #[arg(long)]
    remake: bool,
    /// With --remake, only every so many-th certificate
    #[arg(long, value_name = "N", default_value = "1", requires = "remake")]
    every: NonZeroUsize,
    /// Print JSON: {"game","position","winner","nodes","moves"}, or of claims
    /// {"game","position","winner","certified","moves","replies","remade","gap"}
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    limits: Limits,
}

pub(crate) fn run(command: &Command) -> anyhow::Result<ExitCode> {
    let Command::Check(args) = command;
    let name = || args.file.display().to_string();
    match check(&args.file).with_context(name)? {
        Found::Certificate(checked) => {
            show_certificate(args, &checked)?;
            Ok(ExitCode::SUCCESS)
        }
        Found::Claims(checked) => {
            let remade = remake(args, &checked).with_context(name)?;
            show_claims(args, &checked, remade)?;
            Ok(match checked.gap {
                None => ExitCode::SUCCESS,
                Some(_) => ExitCode::from(NOT_PROVEN),
            })
        }
    }
}

/// What a file holds.
enum Found {
    Certificate(Checked),
    Claims(CheckedClaims),
}

fn check(path: &Path) -> anyhow::Result<Found> {
    let open = || File::open(path).map(BufReader::new);
    let mut first = String::new();
    open()?.read_line(&mut first)?;
    let holds_claims = first.starts_with("panta claims");
    let name = if holds_claims {
        claims::game(&mut open()?)?
    } else {
        certificate::game(&mut open()?)?
    };
    let game = Game::from_name(&name).ok_or_else(|| anyhow!("line 2: there is no game {name}"))?;
    Ok(if holds_claims {
        Found::Claims(game.check_claims(&mut open()?)?)
    } else {
        Found::Certificate(game.check_certificate(&mut open()?)?)
    })
}

fn show_certificate(args: &CheckArgs, checked: &Checked) -> anyhow::Result<()> {
    let Checked {
        position,
        winner,
        nodes,
        rank,
    } = checked;
    if args.json {
        return output::print_json(&json!({
            "game": position.game().name(),
            "position": position.to_string(),
            "winner": winner.name(),
            "nodes": nodes,
            "moves": rank,
        }));
    }
    output::print(&(words::spoken().certified(position, *winner, *nodes, *rank) + "\n"))
}

/// Makes the certificates anew, if that is asked for, each with an empty memory. How many that were.
fn remake(args: &CheckArgs, checked: &CheckedClaims) -> anyhow::Result<usize> {
    if !args.remake {
        return Ok(0);
    }
    let resources = args.limits.resources_worth(MEMORY);
    let mut watcher = Watcher::new(args.limits.deadline())?;
    let chosen = checked.leaves.iter().step_by(args.every.get());
    let n_chosen = chosen.len();
    for (number, leaf) in (1..).zip(chosen) {
        let remade = watcher.over(|watch| leaf.remake(checked.winner, resources, EFFORT, watch));
        if watcher.has_stopped() {
            bail!("stopped at certificate {number} of {n_chosen}");
        }
        if remade.context("--memory")?.is_none() {
            let nodes = EFFORT.nodes;
            bail!("the certificate of {leaf} cannot be made anew within {nodes} nodes");
        }
    }
    Ok(n_chosen)
}

fn show_claims(args: &CheckArgs, checked: &CheckedClaims, remade: usize) -> anyhow::Result<()> {
    let CheckedClaims {
        position,
        winner,
        summary,
        gap,
        ..
    } = checked;
    if args.json {
        return output::print_json(&json!({
            "game": position.game().name(),
            "position": position.to_string(),
            "winner": winner.name(),
            "certified": summary.certified,
            "moves": summary.moves,
            "replies": summary.replies,
            "remade": remade,
            "gap": gap.as_ref().map(|(moves, position)| json!({ "moves": moves, "position": position })),
        }));
    }
    output::print(&words::spoken().claims(checked, remade))
}
