//! `panta puzzle`: positions with one thing to find.

use std::ffi::OsString;

use catalog::puzzles;

use crate::limits::{self, Machine};
use crate::progress::Bar;
use crate::{input, output};

/// Make puzzles: positions in which exactly one resulting position wins, or saves the draw
#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// Make puzzles from games of the engine, each verified by the solver
    ///
    /// Every line is a JSON object: {"position","goal","depth","moves"}, the easy ones first. The
    /// depth is how many plies one has to look ahead. The same seed gives the same puzzles.
    #[command(after_help = "Example:\n  panta puzzle make pentaroll --count 5 --seed 7")]
    Make(Make),
}

#[derive(clap::Args)]
pub(crate) struct Make {
    #[arg(help = input::game_help())]
    game: OsString,
    /// How many puzzles
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    count: u32,
    /// From which everything follows
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    machine: Machine,
}

/// Memory unless another amount is asked for: enough for every position that the solver is given
/// the nodes for.
const MEMORY: u64 = 2 << 30;

pub(crate) fn run(command: &Command) -> anyhow::Result<()> {
    let Command::Make(args) = command;
    let game = input::game(&args.game)?;
    limits::hear_interrupts()?;
    let count = args.count as usize;
    let mut bar = Bar::new();
    let mut goes_on = |n_found: usize| {
        bar.show(Some(n_found as f64 / count as f64), |_| {
            format!("{n_found} of {count} puzzles")
        });
        !limits::is_interrupted()
    };
    let resources = args.machine.resources_worth(MEMORY);
    let mut puzzles = puzzles::make(game, count, args.seed, resources, &mut goes_on);
    bar.clear();
    puzzles.sort_by_key(|puzzle| puzzle.depth);
    let lines: Result<Vec<_>, _> = puzzles.iter().map(serde_json::to_string).collect();
    let text: String = lines?.into_iter().map(|line| line + "\n").collect();
    output::print(&text)
}
