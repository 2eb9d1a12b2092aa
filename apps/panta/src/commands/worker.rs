//! `panta worker`: a machine that thinks for the games of other machines.

use std::num::NonZeroUsize;

use anyhow::{Context, ensure};
use engine::total_memory;
use server::{ANALYSIS_MEMORY, Thinkers};

use super::analysts::Analysts;
use super::serve::{start_log, stop_signal};
use crate::limits::parse_memory;
use crate::output;

/// What a thread for campaigns may use, unless another amount is asked for.
const CAMPAIGN_MEMORY: u64 = 2 << 30;

/// Think for servers that have NATS
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  panta worker --nats nats://nats.example:4222\n  \
        panta worker --nats nats://nats.example:4222 --campaign-threads 2 --campaign-memory 4G\n\n\
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
    /// How many threads make tries of campaigns ("panta prove --nats"), with what all others leave
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=256))]
    campaign_threads: u16,
    /// How much memory each of them may use, such as 4G [default: 2G]
    #[arg(long, value_name = "SIZE", value_parser = parse_memory)]
    campaign_memory: Option<u64>,
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
        campaign_threads: args.campaign_threads.into(),
        campaign_memory: args.campaign_memory()?,
    };
    let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
    runtime.block_on(async {
        let stopped = stop_signal().context("cannot hear signals")?;
        output::print("Panta thinks.\n")?;
        server::think(thinkers, stopped).await?;
        Ok(())
    })
}

impl Args {
    /// The bytes that each thread for campaigns may use. All of them must fit the machine.
    fn campaign_memory(&self) -> anyhow::Result<u64> {
        let memory = self.campaign_memory.unwrap_or(CAMPAIGN_MEMORY);
        let n_threads = u64::from(self.campaign_threads);
        let most = total_memory().and_then(|total| total.checked_div(n_threads));
        if let Some(most) = most {
            ensure!(
                memory <= most,
                "--campaign-memory: expected at most {}M for each of {n_threads} threads, all that this machine has",
                most >> 20
            );
        }
        Ok(memory)
    }
}
