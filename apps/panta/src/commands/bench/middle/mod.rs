//! `panta bench middle`: how often the engine plays the middle of a game without a mistake.
//!
//! Games begin where the value is known and end where a solver can tell it. Whoever plays both sides
//! without a mistake ends with the value with which it began.

mod results;

use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, bail, ensure};
use catalog::{AnyEngine, AnyPosition, Game, Situation, middle};
use engine::Limits;
use solving::{Analysis, Control, Question, Resources, Value, Watch};

use self::results::{Results, VALUES};
use super::alone;
use crate::input;
use crate::limits::{self, parse_duration};
use crate::output;
use crate::progress::Bar;
use crate::thinking::Interruptible;

/// Measure how often the engine plays the middle of a game without a mistake
///
/// The positions are frozen, their values known, and no network learns from them. From each the
/// engine plays both sides: in Pentago from 6 marbles to 18, in the other games one move. Then a
/// solver says whether the value is still what it was. Ctrl-C prints what was found until then.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  panta bench middle\n  panta bench middle --nodes 20000 --games 60 --json\n  panta bench middle pentaroll --time 1s"
)]
pub(crate) struct Args {
    #[arg(default_value = input::first_game(), help = input::game_help())]
    game: OsString,
    /// How many games
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Leave out so many positions at the beginning, to go on or to share the work
    #[arg(long, default_value_t = 0)]
    skip: u64,
    /// How long each move may take
    #[arg(long, default_value = "1s", value_parser = parse_duration)]
    time: Duration,
    /// Limit each move by nodes, not by time; with one thread the result is then always the same
    #[arg(long, conflicts_with = "time", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// How many threads think
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Judge by other weights, as "panta train" writes them
    #[arg(long, value_name = "FILE")]
    network: Option<PathBuf>,
    /// Print so many positions to freeze, with their values, instead of measuring anything
    #[arg(long, value_name = "COUNT", conflicts_with_all = ["json", "list", "network"])]
    freeze: Option<u64>,
    /// The seed of positions to freeze
    #[arg(long, default_value_t = 1, requires = "freeze")]
    seed: u64,
    /// Name the games with a mistake
    #[arg(long)]
    list: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The memory of the engine: what a game in the browser or in a terminal has, and some more.
const ENGINE_MEMORY: u64 = 64 << 20;
/// The solver that judges: it has enough for 18 marbles of Pentago.
const SOLVER: Resources = Resources {
    threads: NonZeroUsize::MIN,
    memory: 1 << 30,
};

/// A frozen position and what it is worth to the side to move.
struct Frozen {
    position: AnyPosition,
    value: Value,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let game = input::game(&args.game)?;
    if let Some(count) = args.freeze {
        return freeze(game, usize::try_from(count)?, args.seed);
    }
    let frozen = frozen(game)?;
    let skip = usize::try_from(args.skip)?;
    ensure!(
        skip < frozen.len(),
        "expected to leave out fewer than the {} positions that there are",
        frozen.len()
    );
    let n_games = usize::try_from(args.games)?.min(frozen.len() - skip);
    let mut engine = engine(args, game)?;
    limits::hear_interrupts()?;
    let mut results = Results::default();
    let mut bar = Bar::new();
    for (index, frozen) in frozen[skip..].iter().take(n_games).enumerate() {
        bar.show(Some(index as f64 / n_games as f64), |_| {
            results.all.described("all").trim_end().to_owned()
        });
        engine.clear();
        let Some((moves, became)) = play(args, &mut engine, frozen, game.bench().middle.plies)?
        else {
            break; // stopped
        };
        results.add(&frozen.position, frozen.value, moves, became);
    }
    bar.clear();
    if args.json {
        output::print_json(&json(args, game, &results))
    } else {
        output::print(&results.described(args.list))
    }
}

/// What was asked and what was found, for programs.
fn json(args: &Args, game: Game, results: &Results) -> serde_json::Value {
    let mut found = results.json();
    found["game"] = game.name().into();
    found["threads"] = args.threads.into();
    match args.nodes {
        Some(nodes) => found["nodes"] = nodes.into(),
        None => found["millis"] = (args.time.as_millis() as u64).into(),
    }
    found
}

fn engine(args: &Args, game: Game) -> anyhow::Result<AnyEngine> {
    let resources = Resources {
        threads: limits::threads(Some(args.threads)),
        memory: ENGINE_MEMORY,
    };
    alone(game, args.network.as_deref(), resources)
}

/// Plays so many moves, fewer if the game is over or proven. The moves, and what the position where
/// it ends lets the side that began expect; nothing if it was stopped.
fn play(
    args: &Args,
    engine: &mut AnyEngine,
    frozen: &Frozen,
    plies: usize,
) -> anyhow::Result<Option<(Vec<String>, Value)>> {
    let mut position = frozen.position.clone();
    let mut moves = Vec::new();
    while moves.len() < plies && position.outcome().is_none() {
        let best = answer(args, engine, &position).best;
        if limits::is_interrupted() {
            return Ok(None);
        }
        let m = best.context("the engine gave no move where the game goes on")?;
        position = position.play(&m)?;
        moves.push(m);
    }
    let Some(value) = solved(&position)? else {
        return Ok(None);
    };
    let is_turned = position.turn() != frozen.position.turn();
    Ok(Some((moves, if is_turned { -value } else { value })))
}

fn answer(args: &Args, engine: &mut AnyEngine, position: &AnyPosition) -> Analysis<String> {
    let limits = match args.nodes {
        Some(nodes) => Limits::nodes(nodes),
        None => Limits::time(args.time),
    };
    engine.search(Situation::from(position), limits, 1, &mut Interruptible)
}

/// What a position is worth to the side to move; nothing if it was stopped.
fn solved(position: &AnyPosition) -> anyhow::Result<Option<Value>> {
    if let Some(outcome) = position.outcome() {
        return Ok(Some(Value::of(outcome, position.turn())));
    }
    let question = Question {
        root_only: true,
        ..Question::default()
    };
    let mut watch = |_| Interruptible::control();
    let mut solving = position.solving(SOLVER)?;
    let analysis = solving.solve(question, &mut Watch::new(&mut watch))?;
    match analysis.verdict.value() {
        Some(value) => Ok(Some(value)),
        None if watch_stopped() => Ok(None),
        None => bail!("the solver does not know {position}"),
    }
}

fn watch_stopped() -> bool {
    Interruptible::control() == Control::Stop
}

/// Prints positions as they are frozen.
fn freeze(game: Game, count: usize, seed: u64) -> anyhow::Result<()> {
    let lines = middle::generate(game, count, seed, SOLVER);
    let line = |(value, position): &(Value, AnyPosition)| format!("{} {position}\n", value.name());
    output::print(&lines.iter().map(line).collect::<String>())
}

/// The frozen positions of a game: a value and a position in each line.
fn frozen(game: Game) -> anyhow::Result<Vec<Frozen>> {
    let read = |line: &str| {
        let (value, position) = line.split_once(' ').context("expected two words")?;
        let value = VALUES.into_iter().find(|known| known.name() == value);
        Ok(Frozen {
            position: game.position(position)?,
            value: value.context("expected a value")?,
        })
    };
    game.bench().middle.positions.lines().map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_frozen_position_has_a_value_and_goes_on() {
        for &game in Game::ALL {
            let frozen = frozen(game).unwrap();
            assert!(frozen.len() >= 40, "{}", game.name());
            for Frozen { position, .. } in &frozen {
                assert_eq!(position.outcome(), None, "{position}");
            }
        }
    }
}
