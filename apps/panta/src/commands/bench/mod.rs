//! `panta bench`: how fast things are, here and now.

mod middle;
mod openings;
mod rules;
mod signature;
mod solve;
mod stop;

use std::fs;
use std::path::Path;

use anyhow::Context;
use catalog::{AnyEngine, Game};
use clap::Subcommand;
use solving::Resources;

/// Measure on this machine; without a part, print the engine's node counts, which are the same on
/// every machine
#[derive(clap::Args)]
#[command(after_help = "Examples:\n  panta bench\n  panta bench rules")]
pub(crate) struct Args {
    #[command(subcommand)]
    part: Option<Part>,
}

#[derive(Subcommand)]
enum Part {
    Middle(middle::Args),
    Openings(openings::Args),
    Rules(rules::Args),
    Solve(solve::Args),
    Stop(stop::Args),
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    match &args.part {
        None => signature::run(),
        Some(Part::Middle(args)) => middle::run(args),
        Some(Part::Openings(args)) => openings::run(args),
        Some(Part::Rules(args)) => rules::run(args),
        Some(Part::Solve(args)) => solve::run(args),
        Some(Part::Stop(args)) => stop::run(args),
    }
}

/// The engine by itself, which looks nothing up, judging by the weights of a file if there is one.
fn alone(game: Game, network: Option<&Path>, resources: Resources) -> anyhow::Result<AnyEngine> {
    let Some(path) = network else {
        return Ok(AnyEngine::new(resources).alone());
    };
    let name = || path.display().to_string();
    let weights = fs::read(path).with_context(name)?;
    let engine = AnyEngine::with_weights(resources, game, &weights);
    Ok(engine.with_context(name)?.alone())
}
