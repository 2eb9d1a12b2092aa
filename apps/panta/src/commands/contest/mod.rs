//! `panta match`: two players, many games, and what they say about strength.
//!
//! ```text
//! hall        games, several at a time        game, control, openings
//!   player    ours, or another program        spec, program, process
//! standing    results, Elo, the test          tally, sprt
//! ```

mod control;
mod fault;
mod game;
mod hall;
mod openings;
mod player;
mod process;
mod program;
mod spec;
mod sprt;
mod standing;
mod tally;

use std::ffi::OsString;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use anyhow::{Context, ensure};

use self::control::Control;
use self::game::Ended;
use self::hall::Plan;
use self::player::Halt;
use self::process::Process;
use self::spec::{Kind, Spec};
use self::sprt::Sprt;
use self::standing::Standing;
use crate::progress::LiveText;
use crate::words::{self, Words};
use crate::{input, limits, output};

/// Let two players play many games against each other
///
/// A player is level:N, nodes:N or millis:N (ours, with so much a move), or cmd:PROGRAM ARGS (any
/// program that speaks UGI). Both games of a pair begin with the same opening, and each player has
/// White in one of them. A program that crashes, hangs or plays an illegal move loses that game,
/// with the reason in its record, and is started again. Levels and node limits play the same games
/// for the same seed.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  panta match --a level:2 --b level:1 --game pentaroll --games 4\n  panta match --a nodes:99 --b \"cmd:panta engine\" --game pentago --games 2 --tc 2s+0.1s\n  panta match --a level:3 --b nodes:50 --game pantarei --games 4 --sprt elo0=0,elo1=200"
)]
pub(crate) struct Args {
    /// The first player: level:N, nodes:N, millis:N or cmd:PROGRAM ARGS
    #[arg(long, value_name = "SPEC")]
    a: Spec,
    /// The second player
    #[arg(long, value_name = "SPEC")]
    b: Spec,
    #[arg(long, help = input::game_help())]
    game: OsString,
    /// The edition of the rules
    #[arg(long, short)]
    edition: Option<OsString>,
    /// How many games at most, an even number
    #[arg(long, default_value_t = 100, value_parser = parse_games)]
    games: usize,
    /// A file of openings, one a line as UGI writes them behind "position"; by default those that
    /// "panta openings" prints
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,
    /// Clocks for both players, such as 10s+0.1s
    #[arg(long, value_name = "TIME+INCREMENT", value_parser = control::parse_clock)]
    tc: Option<Control>,
    /// Time for each move; by default a second for those who have no limit of their own
    #[arg(long, value_name = "TIME", conflicts_with = "tc", value_parser = control::parse_time)]
    movetime: Option<Duration>,
    /// How much later than that an answer may come
    #[arg(long, value_name = "TIME", default_value = "1s", value_parser = control::parse_time)]
    margin: Duration,
    /// Stop as soon as one of two assumptions is clearly better: elo0=0,elo1=10[,alpha=,beta=]
    #[arg(long, value_name = "TEST")]
    sprt: Option<Sprt>,
    /// How many games are played at a time
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    concurrency: u16,
    /// Makes the games of ours different from those of another match
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Add the record of every game to this file as soon as it has ended
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Print JSON: {"game","a","b","games","wins","draws","losses","pairs","elo",…,"forfeits"}
    #[arg(long)]
    json: bool,
}

/// What a player without limits gets for a move.
const MOVETIME: Duration = Duration::from_secs(1);
/// How often the table is drawn again while nothing happens.
const PAUSE: Duration = Duration::from_millis(200);

fn parse_games(text: &str) -> Result<usize, String> {
    let games = text.parse().ok();
    let is_fine = |games: &usize| games.is_multiple_of(2) && (2..=1_000_000).contains(games);
    games
        .filter(is_fine)
        .ok_or_else(|| "expected an even number, since games are played in pairs".to_owned())
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let plan = plan(args)?;
    check_programs(&plan)?;
    let save = args.save.as_ref().map(|path| {
        let file = OpenOptions::new().create(true).append(true).open(path);
        file.with_context(|| input::file_name(path))
    });
    let mut save = save.transpose()?;
    limits::hear_interrupts()?;
    let words = words::spoken();
    let halt = Halt::new();
    let mut standing = Standing::new(&plan, args.sprt);
    let mut outcome = Ok(());
    hall::open(&plan, &halt, |results| {
        outcome = attend(results, &mut standing, &words, save.as_mut(), &halt);
        halt.call();
    });
    outcome?;
    if args.json {
        return output::print_json(&standing.view());
    }
    output::print(&standing.describe(&words))
}

fn plan(args: &Args) -> anyhow::Result<Plan> {
    let game = input::game(&args.game)?;
    let edition = input::edition(game, args.edition.as_deref())?;
    let specs = [args.a.clone(), args.b.clone()];
    let given = args.tc.or(args.movetime.map(Control::Movetime));
    let control = |spec: &Spec| {
        given.unwrap_or(if spec.is_limited() {
            Control::None
        } else {
            Control::Movetime(MOVETIME)
        })
    };
    Ok(Plan {
        game,
        edition: edition.unwrap_or(game.standard_edition()),
        controls: specs.each_ref().map(control),
        specs,
        openings: openings::load(args.openings.as_deref(), game, edition).context("--openings")?,
        n_games: args.games,
        concurrency: args.concurrency.into(),
        margin: args.margin,
        seed: args.seed,
    })
}

/// Complains about programs that are not there, before anything is played.
fn check_programs(plan: &Plan) -> anyhow::Result<()> {
    for (name, spec) in ["--a", "--b"].into_iter().zip(&plan.specs) {
        if let Kind::Program(command) = &spec.kind {
            drop(Process::start(command).context(name)?);
        }
    }
    ensure!(!plan.openings.is_empty(), "expected at least one opening");
    Ok(())
}

/// Counts the games as they end.
fn attend(
    results: &Receiver<(usize, Ended)>,
    standing: &mut Standing<'_>,
    words: &Words,
    mut save: Option<&mut File>,
    halt: &Halt,
) -> anyhow::Result<()> {
    let mut live = LiveText::new();
    loop {
        match results.recv_timeout(PAUSE) {
            Ok((index, ended)) => {
                if let Some(file) = &mut save {
                    append(file, &ended).context("--save")?;
                }
                standing.add(index, &ended);
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => break,
        }
        if standing.is_decided() {
            halt.call();
        }
        live.show(|| standing.describe(words));
    }
    if limits::is_interrupted() {
        standing.interrupt();
    }
    live.clear();
    Ok(())
}

fn append(file: &mut File, ended: &Ended) -> std::io::Result<()> {
    // In one piece, so that a kill leaves whole games.
    file.write_all(format!("{}\n", ended.record).as_bytes())?;
    file.flush()
}
