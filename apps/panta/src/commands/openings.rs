//! `panta openings`: short random games to begin matches with.

use std::ffi::OsString;

use catalog::openings;

use crate::{input, output};

/// Print random openings for "panta match", the same for a seed on every machine
///
/// Each line is what UGI writes behind "position". Nobody can win at once, and no two lead to the
/// same position. The openings that come with Panta are those that this prints without options.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  panta openings pentaroll --count 10 --plies 6 --seed 2")]
pub(crate) struct Args {
    #[arg(help = input::game_help())]
    game: OsString,
    /// The edition of the rules
    #[arg(long, short)]
    edition: Option<OsString>,
    /// How many openings
    #[arg(long, default_value_t = openings::COUNT as u32, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    count: u32,
    /// How many moves each has; 4 by default, none in games whose layouts differ
    #[arg(long, value_parser = clap::value_parser!(u32).range(0..=30))]
    plies: Option<u32>,
    /// The seed
    #[arg(long, default_value_t = openings::SEED)]
    seed: u64,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let game = input::game(&args.game)?;
    let edition = input::edition(game, args.edition.as_deref())?;
    let (count, plies) = (args.count as usize, args.plies.map(|plies| plies as usize));
    let plies = plies.unwrap_or(openings::plies(game));
    let openings = openings::generate(game, edition, count, plies, args.seed);
    let lines: String = openings
        .iter()
        .map(|opening| format!("{opening}\n"))
        .collect();
    output::print(&lines)
}
