//! `panta bench`: how fast things are, here and now.

mod openings;
mod rules;
mod solve;

use clap::Subcommand;

/// Measure speed on this machine
#[derive(Subcommand)]
#[command(after_help = "Example:\n  panta bench rules")]
pub(crate) enum Command {
    Openings(openings::Args),
    Rules(rules::Args),
    Solve(solve::Args),
}

pub(crate) fn run(command: &Command) -> anyhow::Result<()> {
    match command {
        Command::Openings(args) => openings::run(args),
        Command::Rules(args) => rules::run(args),
        Command::Solve(args) => solve::run(args),
    }
}
