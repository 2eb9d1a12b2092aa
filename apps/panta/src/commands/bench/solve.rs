//! `panta bench solve`: the solvers on fixed positions, and how soon they stop when told to.

use std::ffi::OsString;
use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use boardgame::Random;
use catalog::{AnyPosition, Game, SetupChoice};
use cpu_time::ProcessTime;
use solving::{Control, Question, Resources, Verdict, Watch};

use crate::{input, output};

/// Measure the solvers: versions that value every move against each other, what exact distances cost,
/// proofs of single positions, and how soon a search stops
///
/// Times are of this machine and this moment; ratios of one run say more.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  panta bench solve\n  panta bench solve --size 16 --size 15 --memory 12\n  panta bench solve --proofs --game pentaroll --seconds 90"
)]
pub(crate) struct Args {
    /// Measure the solver of this game only (may be repeated)
    #[arg(long)]
    game: Vec<OsString>,
    /// Value all moves of positions with so many marbles or stacks only (may be repeated); of those
    /// that the game is measured by if left out
    #[arg(long, alias = "marbles")]
    size: Vec<usize>,
    /// How many GiB a solver may use
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u64).range(1..=1024))]
    memory: u64,
    /// Leave out where every move is valued
    #[arg(long, conflicts_with = "size")]
    proofs: bool,
    /// How long the proof of one position may take, in seconds of each thread's CPU time
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
}

/// How many positions of a size are solved.
const N_POSITIONS: u64 = 10;
/// Where the median is among them in order, the time within which nine of ten are solved, and the worst.
const PLACES: [usize; 3] = [5, 8, 9];
/// Random games that are played until one comes to a size.
const MAX_GAMES: usize = 10_000;

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let games = &args.games()?;
    if !args.proofs {
        version_table(args, games)?;
    }
    if !args.size.is_empty() {
        return Ok(());
    }
    distance_table(args, games)?;
    proof_table(args, games)?;
    output::print("\nstopping, from the word to the answer\n")?;
    for &game in games {
        output::print(&format!(
            "{:10} {:>6.1} ms\n",
            game.name(),
            stop_millis(args, game)?
        ))?;
    }
    Ok(())
}

impl Args {
    /// The games that are measured.
    fn games(&self) -> anyhow::Result<Vec<Game>> {
        if self.game.is_empty() {
            return Ok(Game::ALL.to_vec());
        }
        self.game.iter().map(|name| input::game(name)).collect()
    }
}

/// Values every move of positions of all sizes in question, in every version.
fn version_table(args: &Args, games: &[Game]) -> anyhow::Result<()> {
    output::print(&format!(
        "{:10} {:8} {:>4} {:>8} {:>9} {:>9} {:>12} {:>8} {:>8}\n",
        "all moves", "version", "size", "threads", "seconds", "CPU s", "nodes", "MiB", "× first"
    ))?;
    for &game in games {
        let sizes = if args.size.is_empty() {
            game.bench().whole
        } else {
            &args.size
        };
        for &size in sizes.iter().filter(|_| !game.solver_versions().is_empty()) {
            version_rows(args, game, size)?;
        }
    }
    Ok(())
}

/// What exact distances cost.
fn distance_table(args: &Args, games: &[Game]) -> anyhow::Result<()> {
    output::print(&format!(
        "\n{:10} {:>4} {:>8} {:>9} {:>9} {:>9} {:>12} {:>12}\n",
        "distances",
        "size",
        "threads",
        "without s",
        "with s",
        "× seconds",
        "median nodes",
        "worst nodes"
    ))?;
    for &game in games {
        for &size in game.bench().whole {
            distance_row(args, game, size, 2)?;
        }
    }
    Ok(())
}

/// What proofs of positions take.
fn proof_table(args: &Args, games: &[Game]) -> anyhow::Result<()> {
    output::print(&format!(
        "\n{:10} {:>6} {:>8} {:>7} {:>9} {:>9} {:>9} {:>10} {:>11} {:>12} {:>12}\n",
        "proofs",
        "size",
        "threads",
        "proven",
        "median s",
        "9/10 s",
        "worst s",
        "9/10 CPU s",
        "worst CPU s",
        "median nodes",
        "worst nodes"
    ))?;
    for &game in games {
        for &size in game.bench().proofs {
            for threads in [1, 2] {
                proof_row(args, game, size, threads)?;
            }
        }
    }
    Ok(())
}

fn resources(args: &Args, threads: usize) -> Resources {
    Resources {
        threads: NonZeroUsize::new(threads).expect("at least one"),
        memory: args.memory << 30,
    }
}

/// Values every move of one position in every version: slow ones on one thread and where it is worth the
/// wait, others on one and on two.
fn version_rows(args: &Args, game: Game, size: usize) -> anyhow::Result<()> {
    let position = random_position(game, size, 1)?;
    let has_time = game.bench().whole.iter().any(|&usual| usual <= size);
    let mut first_seconds = None;
    for (index, version) in game.solver_versions().into_iter().enumerate() {
        let threads: &[usize] = match (version.is_slow, has_time) {
            (true, true) => &[1],
            (true, false) => &[],
            (false, _) => &[1, 2],
        };
        for &threads in threads {
            let (started, cpu) = (Instant::now(), ProcessTime::now());
            let timed = position.time_solver(index, resources(args, threads));
            let timed = timed.context("--memory")?;
            let (seconds, cpu) = (started.elapsed().as_secs_f64(), cpu.elapsed().as_secs_f64());
            let ratio = first_seconds.map_or(String::new(), |first: f64| {
                format!("{:.1}", first / seconds)
            });
            first_seconds.get_or_insert(seconds);
            let (nodes, mebibytes) = (timed.nodes, timed.bytes >> 20);
            output::print(&format!(
                "{:10} {:8} {size:>4} {threads:>8} {seconds:>9.3} {cpu:>9.3} {nodes:>12} {mebibytes:>8} {ratio:>8}\n",
                game.name(),
                version.name,
            ))?;
        }
    }
    Ok(())
}

/// Solves several positions of a size, without and with the exact distance of every move.
fn distance_row(args: &Args, game: Game, size: usize, threads: usize) -> anyhow::Result<()> {
    let mut seconds = [0.0; 2];
    let mut ratios = Vec::new();
    for seed in 0..N_POSITIONS {
        let position = random_position(game, size, seed)?;
        let mut nodes = [0.0; 2];
        for exact in [false, true] {
            let question = Question {
                exact_distance: exact,
                ..Question::default()
            };
            let started = Instant::now();
            let analysis = position
                .solving(resources(args, threads))?
                .solve(question, &mut Watch::new(&mut |_| Control::Continue))?;
            seconds[usize::from(exact)] += started.elapsed().as_secs_f64();
            nodes[usize::from(exact)] = analysis.nodes as f64;
        }
        ratios.push(nodes[1] / nodes[0].max(1.0));
    }
    ratios.sort_by(f64::total_cmp);
    let (median, worst) = (ratios[ratios.len() / 2], ratios[ratios.len() - 1]);
    let [without, with] = seconds.map(|seconds| seconds / N_POSITIONS as f64);
    let ratio = with / without;
    output::print(&format!(
        "{:10} {size:>4} {threads:>8} {without:>9.3} {with:>9.3} {ratio:>9.1} {median:>11.1}× {worst:>11.1}×\n",
        game.name()
    ))
}

/// Solves several positions of a size, the value of the position only.
fn proof_row(args: &Args, game: Game, size: usize, threads: usize) -> anyhow::Result<()> {
    let mut times = Vec::new();
    let mut cpu_times = Vec::new();
    let mut nodes = Vec::new();
    let mut n_proven = 0;
    // What else the machine does takes no CPU time of ours.
    let limit = Duration::from_secs(args.seconds * threads as u64);
    for seed in 0..N_POSITIONS {
        let position = random_position(game, size, seed)?;
        let (started, cpu) = (Instant::now(), ProcessTime::now());
        let mut watch = |_| {
            if cpu.elapsed() > limit {
                Control::Stop
            } else {
                Control::Continue
            }
        };
        let question = Question {
            root_only: true,
            ..Question::default()
        };
        let analysis = position
            .solving(resources(args, threads))?
            .solve(question, &mut Watch::new(&mut watch))?;
        n_proven += u32::from(analysis.verdict != Verdict::Unknown);
        times.push(started.elapsed().as_secs_f64());
        cpu_times.push(cpu.elapsed().as_secs_f64());
        nodes.push(analysis.nodes);
    }
    times.sort_by(f64::total_cmp);
    cpu_times.sort_by(f64::total_cmp);
    nodes.sort_unstable();
    let proven = format!("{n_proven}/{N_POSITIONS}");
    let [median, nine, worst] = PLACES.map(|place| times[place]);
    let [_, nine_cpu, worst_cpu] = PLACES.map(|place| cpu_times[place]);
    let [median_nodes, _, worst_nodes] = PLACES.map(|place| nodes[place]);
    output::print(&format!(
        "{:10} {size:>6} {threads:>8} {proven:>7} {median:>9.3} {nine:>9.3} {worst:>9.3} {nine_cpu:>10.3} {worst_cpu:>11.3} {median_nodes:>12} {worst_nodes:>12}\n",
        game.name()
    ))
}

/// How long a search that would go on takes to answer when it is told to stop.
fn stop_millis(args: &Args, game: Game) -> anyhow::Result<f64> {
    let patience = Duration::from_millis(500);
    let position = random_position(game, game.bench().hard, 1)?;
    let started = Instant::now();
    let mut told = None;
    let mut watch = |_| {
        if started.elapsed() < patience {
            return Control::Continue;
        }
        told.get_or_insert_with(Instant::now);
        Control::Stop
    };
    let solved = position
        .solving(resources(args, 2))?
        .solve(Question::default(), &mut Watch::new(&mut watch));
    solved?;
    Ok(told.map_or(0.0, |told| told.elapsed().as_secs_f64() * 1000.0))
}

/// A position of so many marbles or stacks that random play reaches, always the same for a seed.
fn random_position(game: Game, size: usize, seed: u64) -> anyhow::Result<AnyPosition> {
    let mut random = Random::new(seed);
    for _ in 0..MAX_GAMES {
        let start = game.start(SetupChoice {
            seed: Some(random.bits()),
            ..SetupChoice::default()
        });
        let mut steps = start.random_game(&mut random);
        let found = steps.find(|(position, m)| m.is_some() && position.size() == size);
        if let Some((position, _)) = found {
            return Ok(position);
        }
    }
    bail!("random games of {} do not come to size {size}", game.name())
}
