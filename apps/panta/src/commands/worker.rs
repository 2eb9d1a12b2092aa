//! `panta worker`: a machine that thinks for the games of other machines.

use std::num::NonZeroUsize;

use anyhow::Context;
use server::{ANALYSIS_MEMORY, Thinkers};

use super::analysts::Analysts;
use super::serve::{start_log, stop_signal};
use crate::output;

/// Think for servers that have NATS
#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  panta worker --nats nats://nats.example:4222\n\n\
        Takes the computer's moves, hints and analysis from the queue of all servers at that address, and \
        hands back what it has begun when it is stopped."
)]
pub(crate) struct Args {
    /// Where servers ask, such as nats://127.0.0.1:4222
    #[arg(long, value_name = "URL", env = "PANTA_NATS", hide_env_values = true)]
    nats: String,
    /// How many threads think for games [default: all cores but one]
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
    #[command(flatten)]
    analysts: Analysts,
    /// What is logged on standard error, as JSON unless that is a terminal
    #[arg(long, value_name = "LEVEL", default_value = "info", value_parser = ["error", "warn", "info", "debug"])]
    log: Option<String>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    start_log(args.log.as_deref());
    let cores = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let most = NonZeroUsize::new(cores.saturating_sub(1)).unwrap_or(NonZeroUsize::MIN);
    let (analysis_threads, analysis_memory) = args.analysts.chosen(most, ANALYSIS_MEMORY)?;
    let thinkers = Thinkers {
        nats: args.nats.clone(),
        game_threads: args.threads.unwrap_or(most),
        analysis_threads,
        analysis_memory,
    };
    let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
    runtime.block_on(async {
        let stopped = stop_signal().context("cannot hear signals")?;
        output::print("Panta thinks.\n")?;
        server::think(thinkers, stopped).await?;
        Ok(())
    })
}
