//! `panta bench rules`: moves played and judged, and perft leaves, a second on one core.

use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

use catalog::{Game, SetupChoice};
use serde::Serialize;

use crate::output;

/// Measure the rules: moves played and judged, and perft leaves, a second on one core
#[derive(clap::Args)]
#[command(after_help = "Example:\n  panta bench rules --seconds 5")]
pub(crate) struct Args {
    /// How long each measurement takes
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,
    /// Print JSON: [{"game","moves_per_second","perft_leaves_per_second"}]
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct RulesSpeed {
    game: &'static str,
    moves_per_second: u64,
    perft_leaves_per_second: u64,
}

/// Enough games that branches are not learned by heart, few enough to stay in the cache.
const N_GAMES: u64 = 500;

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let time = Duration::from_secs(args.seconds);
    let speeds: Vec<_> = Game::ALL
        .iter()
        .map(|&game| rules_speed(game, time))
        .collect();
    if args.json {
        return output::print_json(&speeds);
    }
    let mut text = format!("{:10} {:>16} {:>16}\n", "game", "moves/s", "perft leaves/s");
    for speed in speeds {
        let (moves, leaves) = (
            millions(speed.moves_per_second),
            millions(speed.perft_leaves_per_second),
        );
        text += &format!("{:10} {moves:>16} {leaves:>16}\n", speed.game);
    }
    output::print(&text)
}

fn rules_speed(game: Game, time: Duration) -> RulesSpeed {
    let replays = game.replays(N_GAMES);
    let start = game.start(SetupChoice::default());
    let depth = depth_for(&start, time);
    RulesSpeed {
        game: game.name(),
        moves_per_second: rate(time, || replays.replay().n_moves),
        perft_leaves_per_second: rate(time, || count(&start, depth).0),
    }
}

/// The deepest count that fits into the measurement: the next would grow once more as much.
fn depth_for(start: &catalog::AnyPosition, time: Duration) -> u32 {
    let (mut depth, (mut leaves, _)) = (1, count(start, 1));
    loop {
        let (more, elapsed) = count(start, depth + 1);
        depth += 1;
        if elapsed.mul_f64(more as f64 / leaves as f64) > time / 2 {
            return depth;
        }
        leaves = more;
    }
}

/// The leaves at a depth, and how long it takes to count them on one core.
fn count(start: &catalog::AnyPosition, depth: u32) -> (u64, Duration) {
    let started = Instant::now();
    let division = start.divide(depth, NonZeroUsize::MIN, &mut |_| {});
    (division.count, started.elapsed())
}

/// Does some work again and again for a time; how much of it is done in a second.
fn rate(time: Duration, mut work: impl FnMut() -> u64) -> u64 {
    let started = Instant::now();
    let mut done = 0;
    while started.elapsed() < time {
        done += work();
    }
    (done as f64 / started.elapsed().as_secs_f64()) as u64
}

fn millions(per_second: u64) -> String {
    format!("{:.1} million", per_second as f64 / 1e6)
}
