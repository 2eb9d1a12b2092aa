//! `panta train`: learns the network of a game from self-play, and from what is known.

use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;

use anyhow::Context;
use catalog::{Game, Training};
use solving::Progress;
use training::{Options, Report};

use crate::curve;
use crate::files;
use crate::input;
use crate::limits::{self, Watcher};
use crate::output;

/// Learn the network of a game from self-play, and from what is known
///
/// Games end with exact values as soon as a solver can tell. Where values are published, as those of
/// Pentago's openings, every second game begins at such a position, and as many of them are learned as
/// games have taught; one position in sixteen is never learned from. The folder holds the weights
/// (network.bin), what is needed to go on (state.bin), the loss of every iteration (loss.csv) and
/// its curve (loss.svg). Stopped or killed at any moment, the same command goes on after the last
/// iteration that was done. It runs at the lowest priority.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  panta train pentaroll --output training/pentaroll\n  panta train pentago --output training/pentago --iterations 100 --games 2000 --nodes 600\n  panta train pentago --output training/pentago --from network.bin --solver-nodes 1500000"
)]
pub(crate) struct Args {
    #[arg(help = input::game_help())]
    game: OsString,
    /// The folder for everything that is learned
    #[arg(long, value_name = "DIR")]
    output: PathBuf,
    /// How many iterations there are in all
    #[arg(long, default_value_t = 100)]
    iterations: u64,
    /// The games of an iteration
    #[arg(long, default_value_t = 2000)]
    games: u64,
    /// The nodes for each move; fewer in the first third of the iterations
    #[arg(long, default_value_t = 600)]
    nodes: u64,
    /// How much the end of a game counts against what the search expected on the way, from 0 to 1
    #[arg(long, default_value_t = 0.7, value_parser = parse_share)]
    lambda: f32,
    /// End a game where a solver knows every move within so many nodes of its own, and learn all of
    /// them; 1500000 is enough for 22 marbles of Pentago
    #[arg(long, value_name = "NODES", default_value_t = 0)]
    solver_nodes: u64,
    /// Begin with these weights, as this command writes them, instead of knowing nothing
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// From which everything follows
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads play; as many as there are cores by default
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

/// Random plies at the beginning of games, so that many openings are met.
const RANDOM_PLIES: usize = 8;
/// How often a later move is random, in hundredths.
const RANDOM_MOVES: usize = 8;
/// The steps of learning at the beginning and at the end.
const STEPS: [f32; 2] = [0.05, 0.003];

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let game = input::game(&args.game)?;
    fs::create_dir_all(&args.output).with_context(|| args.output.display().to_string())?;
    let mut training = begin(args, game)?;
    let mut losses = curve::read(&args.output.join("loss.csv"))?;
    losses.truncate(training.iteration() as usize);
    engine::yield_to_all().context("cannot lower the priority")?;
    let mut watcher = Watcher::new(None)?;
    while training.iteration() < args.iterations {
        let Some(report) = iterate(args, training.as_mut(), &mut watcher) else {
            break; // stopped
        };
        losses.push(report.loss);
        save(args, game, training.as_ref(), &losses)?;
        output::print(&described(training.iteration(), &report))?;
    }
    Ok(())
}

/// Goes on with what is in the folder, or begins anew.
fn begin(args: &Args, game: Game) -> anyhow::Result<Box<dyn Training>> {
    let path = args.output.join("state.bin");
    if !path.exists() {
        return begin_anew(args, game);
    }
    let bytes = fs::read(&path).with_context(|| path.display().to_string())?;
    let training = game.resume_training(&bytes);
    training.with_context(|| path.display().to_string())
}

fn begin_anew(args: &Args, game: Game) -> anyhow::Result<Box<dyn Training>> {
    let Some(path) = &args.from else {
        return Ok(game.training(args.seed));
    };
    let name = || path.display().to_string();
    let weights = fs::read(path).with_context(name)?;
    game.training_from(args.seed, &weights).with_context(name)
}

fn iterate(args: &Args, training: &mut dyn Training, watcher: &mut Watcher) -> Option<Report> {
    let share = training.iteration() as f32 / args.iterations as f32;
    let options = Options {
        nodes: if share < 1.0 / 3.0 {
            args.nodes / 2
        } else {
            args.nodes
        },
        random_plies: RANDOM_PLIES,
        random_moves: RANDOM_MOVES,
        lambda: args.lambda,
        solver_nodes: args.solver_nodes,
    };
    let step = STEPS[0] * (STEPS[1] / STEPS[0]).powf(share);
    let threads = limits::threads(args.threads);
    watcher.over(|watch| {
        training.iterate(args.games, &options, step, threads, &mut |n_games| {
            let share = Some(n_games as f64 / args.games as f64);
            let progress = Progress {
                share,
                nodes: n_games,
                memory: 0,
            };
            watch.report(progress) == solving::Control::Continue
        })
    })
}

/// Writes everything, the state last: it is what the next start goes by.
fn save(args: &Args, game: Game, training: &dyn Training, losses: &[f64]) -> anyhow::Result<()> {
    let write = |name: &str, bytes: &[u8]| {
        let path = args.output.join(name);
        files::replace(&path, |output| output.write_all(bytes))
            .with_context(|| path.display().to_string())
    };
    write("network.bin", &training.weights())?;
    write("loss.csv", curve::table(losses).as_bytes())?;
    write("loss.svg", curve::svg(game.title(), losses).as_bytes())?;
    write("state.bin", &training.save())
}

fn described(iteration: u64, report: &Report) -> String {
    let [white, draws, black, open] = report.ends;
    format!(
        "{iteration:4}  loss {:.4}  {} positions  white {white} draw {draws} black {black} open {open}\n",
        report.loss, report.positions
    )
}

fn parse_share(text: &str) -> Result<f32, String> {
    let share = text
        .parse()
        .ok()
        .filter(|share| (0.0..=1.0).contains(share));
    share.ok_or_else(|| "expected a number from 0 to 1".to_owned())
}
