//! `panta bench openings`: how often the engine keeps the exact value of a position.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::Context;
use catalog::{AnyEngine, AnyPosition, Game, Situation};
use engine::Limits;
use serde::Deserialize;
use solving::{Analysis, Resources};

use super::alone;
use crate::input;
use crate::limits;
use crate::output;
use crate::progress::Bar;
use crate::thinking::Interruptible;

/// Measure how often the engine by itself keeps the value of solved openings
///
/// It does not look them up, as it does when it plays.
/// The file has a JSON object in each line: {"position","value","moves":{VALUE:[MOVE…]}}.
/// Only positions count in which a wrong move exists, that are not lost and have two pieces at
/// least.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  panta bench openings pentago-openings.jsonl\n  panta bench openings pentago-openings.jsonl --nodes 20000 --threads 1 --every 5"
)]
pub(crate) struct Args {
    /// The solved positions
    file: PathBuf,
    #[arg(long, default_value = input::first_game(), help = input::game_help())]
    game: OsString,
    /// How long each move may take, in milliseconds
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    millis: u64,
    /// Limit each move by nodes, not by time; with one thread the result is then always the same
    #[arg(long)]
    nodes: Option<u64>,
    /// Take only one position in so many
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=1000))]
    every: u64,
    /// Judge by other weights, as "panta train" writes them
    #[arg(long, value_name = "FILE")]
    network: Option<PathBuf>,
    /// How many threads think; as many as there are cores by default
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Name the positions in which the value was lost
    #[arg(long)]
    list: bool,
}

/// The memory that the engine may use.
const MEMORY: u64 = 64 << 20;
/// With fewer pieces there is hardly anything to get wrong.
const MIN_SIZE: usize = 2;

#[derive(Deserialize)]
struct Solved {
    position: String,
    value: String,
    moves: Moves,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct Moves {
    win: Vec<String>,
    draw: Vec<String>,
    loss: Vec<String>,
}

impl Solved {
    /// The moves that keep the value.
    fn good(&self) -> &[String] {
        match self.value.as_str() {
            "win" => &self.moves.win,
            "draw" => &self.moves.draw,
            _ => &self.moves.loss,
        }
    }

    fn n_moves(&self) -> usize {
        let Moves { win, draw, loss } = &self.moves;
        win.len() + draw.len() + loss.len()
    }

    fn counts(&self) -> bool {
        self.value != "loss" && self.good().len() < self.n_moves()
    }
}

/// How often the value was kept, and how often it would be by chance.
#[derive(Default)]
struct Tally {
    n_positions: u32,
    n_kept: u32,
    by_chance: f64,
}

impl Tally {
    fn add(&mut self, solved: &Solved, kept: bool) {
        self.n_positions += 1;
        self.n_kept += u32::from(kept);
        self.by_chance += solved.good().len() as f64 / solved.n_moves() as f64;
    }

    fn described(&self, name: &str) -> String {
        let percent = |n: f64| 100.0 * n / f64::from(self.n_positions.max(1));
        format!(
            "{name:9} {:4} of {:4} kept: {:5.1} % (random play {:4.1} %)\n",
            self.n_kept,
            self.n_positions,
            percent(self.n_kept.into()),
            percent(self.by_chance)
        )
    }
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let game = input::game(&args.game)?;
    let positions = read(args, game)?;
    let mut engine = engine(args, game)?;
    let mut all = Tally::default();
    let mut by_size: BTreeMap<usize, Tally> = BTreeMap::new();
    let mut bar = Bar::new();
    for (index, (solved, position)) in positions.iter().enumerate() {
        bar.show(Some(index as f64 / positions.len() as f64), |_| {
            format!("{} of {} kept", all.n_kept, all.n_positions)
        });
        engine.clear();
        let analysis = answer(args, &mut engine, position);
        if limits::is_interrupted() {
            break;
        }
        let best = analysis.best.unwrap_or_default();
        let kept = solved.good().contains(&best);
        all.add(solved, kept);
        by_size
            .entry(position.size())
            .or_default()
            .add(solved, kept);
        if args.list && !kept {
            bar.clear();
            output::print(&format!(
                "{} {} instead of a {} ({:?} at depth {})\n",
                solved.position, best, solved.value, analysis.verdict, analysis.depth
            ))?;
        }
    }
    bar.clear();
    for (size, tally) in by_size {
        output::print(&tally.described(&format!("size {size}")))?;
    }
    output::print(&all.described("all"))
}

fn engine(args: &Args, game: Game) -> anyhow::Result<AnyEngine> {
    let resources = Resources {
        threads: limits::threads(args.threads),
        memory: MEMORY,
    };
    alone(game, args.network.as_deref(), resources)
}

fn answer(args: &Args, engine: &mut AnyEngine, position: &AnyPosition) -> Analysis<String> {
    let situation = Situation::from(position);
    let limits = match args.nodes {
        Some(nodes) => Limits::nodes(nodes),
        None => Limits::time(Duration::from_millis(args.millis)),
    };
    engine.search(situation, limits, 1, &mut Interruptible)
}

/// The positions that count.
fn read(args: &Args, game: Game) -> anyhow::Result<Vec<(Solved, AnyPosition)>> {
    let name = args.file.display();
    let text = fs::read_to_string(&args.file).with_context(|| name.to_string())?;
    let mut positions = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let solved: Solved =
            serde_json::from_str(line).with_context(|| format!("{name}, line {number}"))?;
        let position = game.position(&solved.position);
        let position = position.with_context(|| format!("{name}, line {number}"))?;
        if solved.counts() && position.size() >= MIN_SIZE {
            positions.push((solved, position));
        }
    }
    Ok(positions.into_iter().step_by(args.every as usize).collect())
}
