//! `panta bench stop`: how soon a session of the engine answers while it thinks.

use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use boardgame::Random;
use catalog::protocol::{Options, Session};
use catalog::{AnyPosition, Game, SetupChoice};

use crate::output;

/// Measure how soon the engine answers "stop" and "isready" while it thinks
#[derive(clap::Args)]
#[command(after_help = "Example:\n  panta bench stop --searches 20")]
pub(crate) struct Args {
    /// How many searches are stopped in each game
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u16).range(1..=1000))]
    searches: u16,
    /// How long each of them thinks before, in milliseconds
    #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(u64).range(1..=60_000))]
    millis: u64,
    /// How many threads search
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
}

/// Positions are reached by so many random moves.
const PLIES: usize = 6;
/// A longer silence is a defect.
const PATIENCE: Duration = Duration::from_mins(1);

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    output::print(&format!(
        "{:10} {:>15} {:>15} {:>15} {:>15}\n",
        "game", "stop, median ms", "worst ms", "isready, median", "worst ms"
    ))?;
    for &game in Game::ALL {
        let (stops, readies) = measure(args, game)?;
        let [stop, worst_stop] = median_and_worst(stops);
        let [ready, worst_ready] = median_and_worst(readies);
        output::print(&format!(
            "{:10} {stop:>15.1} {worst_stop:>15.1} {ready:>15.1} {worst_ready:>15.1}\n",
            game.name()
        ))?;
    }
    Ok(())
}

/// The milliseconds from each `stop` to its `bestmove`, and from each `isready` to its `readyok`.
fn measure(args: &Args, game: Game) -> anyhow::Result<(Vec<f64>, Vec<f64>)> {
    let (sender, lines) = mpsc::channel();
    let threads = NonZeroUsize::new(args.threads.into());
    let options = Options {
        game,
        threads: threads.unwrap_or(NonZeroUsize::MIN),
        ..Options::default()
    };
    let mut session = Session::new(Stamping(sender), options);
    session.line("isready")?;
    wait_for(&lines, "readyok")?;
    let (mut stops, mut readies) = (Vec::new(), Vec::new());
    for seed in 0..args.searches.into() {
        session.line(&format!("position fen {}", open_position(game, seed)))?;
        session.line("go infinite")?;
        thread::sleep(Duration::from_millis(args.millis));
        for (command, answer, times) in [
            ("isready", "readyok", &mut readies),
            ("stop", "bestmove", &mut stops),
        ] {
            let told = Instant::now();
            session.line(command)?;
            let answered = wait_for(&lines, answer)?;
            times.push(answered.duration_since(told).as_secs_f64() * 1000.0);
        }
    }
    Ok((stops, readies))
}

/// When the answer came.
fn wait_for(lines: &Receiver<(Instant, String)>, word: &str) -> anyhow::Result<Instant> {
    loop {
        let (moment, line) = lines.recv_timeout(PATIENCE).context("no answer")?;
        if line.starts_with(word) {
            return Ok(moment);
        }
        if line.starts_with("info string error") {
            bail!("{}", line.trim());
        }
    }
}

/// Notes when each line is written.
struct Stamping(Sender<(Instant, String)>);

impl Write for Stamping {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let line = String::from_utf8_lossy(bytes).into_owned();
        let sent = self.0.send((Instant::now(), line));
        sent.map_err(io::Error::other)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A position in which nobody has won, always the same for a seed.
fn open_position(game: Game, seed: u64) -> AnyPosition {
    let mut random = Random::new(seed);
    let mut position = game.start(SetupChoice {
        seed: Some(random.bits()),
        ..SetupChoice::default()
    });
    for _ in 0..PLIES {
        let next = random
            .pick(&position.legal_moves())
            .map(|m| position.play(m));
        match next {
            Some(Ok(next)) if next.outcome().is_none() => position = next,
            _ => break,
        }
    }
    position
}

fn median_and_worst(mut millis: Vec<f64>) -> [f64; 2] {
    millis.sort_by(f64::total_cmp);
    [millis[millis.len() / 2], millis[millis.len() - 1]]
}
