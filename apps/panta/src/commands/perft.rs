//! `panta perft`: counting move sequences.

use std::ffi::OsString;

use serde_json::{Map, json};

use crate::limits;
use crate::progress::Bar;
use crate::{input, output};

/// Count the sequences of DEPTH moves; the last line is the bare count
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  panta perft pentaroll 5\n  panta perft pentago 2 \"6/1w4/6/6/4b1/6 w\" --divide"
)]
pub(crate) struct Args {
    #[arg(help = input::game_help())]
    game: OsString,
    /// How many moves each sequence has
    #[arg(value_parser = clap::value_parser!(u32).range(0..=99))]
    depth: u32,
    /// The position in notation, or - to read it from standard input; without one, the start
    position: Option<OsString>,
    /// The edition of the rules; it must not contradict the position
    #[arg(long, short)]
    edition: Option<OsString>,
    /// Also print what each first move contributes
    #[arg(long)]
    divide: bool,
    /// How many threads count; as many as there are cores by default
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Print JSON: {"count","divide":{MOVE:COUNT}}
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let position = input::subject(
        &args.game,
        args.position.as_deref(),
        args.edition.as_deref(),
    )?;
    let threads = limits::threads(args.threads);
    let mut bar = Bar::new();
    let division = position.divide(args.depth, threads, &mut |progress| {
        let share = progress.done as f64 / progress.total as f64;
        bar.show(Some(share), |_| progress.count.to_string());
    });
    bar.clear();
    if args.json {
        let divide: Map<_, _> = division
            .by_move
            .into_iter()
            .map(|(m, count)| (m, count.into()))
            .collect();
        return output::print_json(&json!({ "count": division.count, "divide": divide }));
    }
    let mut text = String::new();
    if args.divide {
        text.extend(
            division
                .by_move
                .iter()
                .map(|(m, count)| format!("{m} {count}\n")),
        );
        text.push('\n');
    }
    output::print(&format!("{text}{}\n", division.count))
}
