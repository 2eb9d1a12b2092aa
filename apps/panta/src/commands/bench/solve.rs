//! `panta bench solve`: the solvers on fixed positions, and how soon they stop when told to.

use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

use anyhow::bail;
use boardgame::Random;
use catalog::sweeps::{self, Version};
use catalog::{AnyPosition, Game, SetupChoice};
use cpu_time::ProcessTime;
use solving::{Control, Question, Resources, Verdict, Watch};

use crate::output;

/// Measure the solvers: sweeps of Pentago against a plain version, what exact distances cost, proofs
/// of the other games, and how soon a search stops
///
/// Times are of this machine and this moment; ratios of one run say more.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  panta bench solve\n  panta bench solve --marbles 16 --marbles 15 --memory 12"
)]
pub(crate) struct Args {
    /// Sweep positions of so many marbles only (may be repeated); from 22 to 18 by default
    #[arg(long, value_parser = clap::value_parser!(u16).range(14..=34))]
    marbles: Vec<u16>,
    /// How many GiB a solver may use
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u64).range(1..=1024))]
    memory: u64,
    /// Leave the sweeps out
    #[arg(long, conflicts_with = "marbles")]
    proofs: bool,
    /// How long the proof of one position may take, in seconds of each thread's CPU time
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
}

/// How many positions of a size are solved.
const N_POSITIONS: u64 = 10;
/// Only the best version is worth waiting for below this many marbles.
const MIN_SLOW_MARBLES: u16 = 18;

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    if !args.proofs {
        sweep_tables(args)?;
    }
    if !args.marbles.is_empty() {
        return Ok(());
    }
    output::print(&format!(
        "\n{:9} {:>7} {:>8} {:>9} {:>9} {:>9} {:>12} {:>12}\n",
        "distances",
        "marbles",
        "threads",
        "without s",
        "with s",
        "× seconds",
        "median nodes",
        "worst nodes"
    ))?;
    for marbles in [22, 20, 18] {
        distance_row(args, marbles, 2)?;
    }
    output::print(&format!(
        "\n{:10} {:>6} {:>8} {:>7} {:>9} {:>9} {:>11} {:>12} {:>12}\n",
        "proofs",
        "size",
        "threads",
        "proven",
        "median s",
        "worst s",
        "worst CPU s",
        "median nodes",
        "worst nodes"
    ))?;
    for &game in Game::ALL {
        for &size in game.bench().proofs {
            for threads in [1, 2] {
                proof_row(args, game, size, threads)?;
            }
        }
    }
    output::print("\nstopping, from the word to the answer\n")?;
    for &game in Game::ALL {
        output::print(&format!(
            "{:10} {:>6.1} ms\n",
            game.name(),
            stop_millis(args, game)?
        ))?;
    }
    Ok(())
}

/// Sweeps positions of all sizes in question.
fn sweep_tables(args: &Args) -> anyhow::Result<()> {
    output::print(&format!(
        "{:8} {:>7} {:>8} {:>9} {:>9} {:>12} {:>8} {:>8}\n",
        "sweep", "marbles", "threads", "seconds", "CPU s", "nodes", "MiB", "× plain"
    ))?;
    let chosen = if args.marbles.is_empty() {
        vec![22, 20, 18]
    } else {
        args.marbles.clone()
    };
    for marbles in chosen {
        sweep_table(args, marbles)?;
    }
    Ok(())
}

fn resources(args: &Args, threads: usize) -> Resources {
    Resources {
        threads: NonZeroUsize::new(threads).expect("at least one"),
        memory: args.memory << 30,
    }
}

/// Sweeps one position in every version.
fn sweep_table(args: &Args, marbles: u16) -> anyhow::Result<()> {
    let AnyPosition::Pentago(position) = random_position(Game::Pentago, marbles.into(), 1) else {
        bail!("a position of another game");
    };
    let slow = [(Version::Plain, 1), (Version::Portable, 1)];
    let slow = slow.into_iter().filter(|_| marbles >= MIN_SLOW_MARBLES);
    let best = [(Version::Best, 1), (Version::Best, 2)];
    let mut plain_seconds = None;
    for (version, threads) in slow.chain(best) {
        let (started, cpu) = (Instant::now(), ProcessTime::now());
        let swept = sweeps::sweep(&position, version, resources(args, threads))?;
        let (seconds, cpu) = (started.elapsed().as_secs_f64(), cpu.elapsed().as_secs_f64());
        let ratio = plain_seconds.map_or(String::new(), |plain: f64| {
            format!("{:.1}", plain / seconds)
        });
        if version == Version::Plain {
            plain_seconds = Some(seconds);
        }
        let name = format!("{version:?}").to_lowercase();
        let (nodes, mebibytes) = (swept.nodes, swept.bytes >> 20);
        output::print(&format!(
            "{name:8} {marbles:>7} {threads:>8} {seconds:>9.3} {cpu:>9.3} {nodes:>12} {mebibytes:>8} {ratio:>8}\n"
        ))?;
    }
    Ok(())
}

/// Solves several Pentago positions of a size, without and with the exact distance of every move.
fn distance_row(args: &Args, marbles: usize, threads: usize) -> anyhow::Result<()> {
    let mut seconds = [0.0; 2];
    let mut ratios = Vec::new();
    for seed in 0..N_POSITIONS {
        let position = random_position(Game::Pentago, marbles, seed);
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
        "{:9} {marbles:>7} {threads:>8} {without:>9.3} {with:>9.3} {ratio:>9.1} {median:>11.1}× {worst:>11.1}×\n",
        "pentago"
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
        let position = random_position(game, size, seed);
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
    nodes.sort_unstable();
    let middle = times.len() / 2;
    let proven = format!("{n_proven}/{N_POSITIONS}");
    let (median, worst) = (times[middle], times[times.len() - 1]);
    let worst_cpu = cpu_times.into_iter().fold(0.0, f64::max);
    let (median_nodes, worst_nodes) = (nodes[middle], nodes[nodes.len() - 1]);
    output::print(&format!(
        "{:10} {size:>6} {threads:>8} {proven:>7} {median:>9.3} {worst:>9.3} {worst_cpu:>11.3} {median_nodes:>12} {worst_nodes:>12}\n",
        game.name()
    ))
}

/// How long a search that would go on takes to answer when it is told to stop.
fn stop_millis(args: &Args, game: Game) -> anyhow::Result<f64> {
    let patience = Duration::from_millis(500);
    let position = random_position(game, game.bench().hard, 1);
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
fn random_position(game: Game, size: usize, seed: u64) -> AnyPosition {
    let mut random = Random::new(seed);
    loop {
        let start = game.start(SetupChoice {
            seed: Some(random.bits()),
            ..SetupChoice::default()
        });
        let mut steps = start.random_game(&mut random);
        let found = steps.find(|(position, m)| m.is_some() && position.size() == size);
        if let Some((position, _)) = found {
            return position;
        }
    }
}
