//! `panta engine`: the engine for other programs.

use std::ffi::OsString;
use std::io::{self, BufRead, ErrorKind};
use std::num::NonZeroUsize;

use anyhow::Context;
use catalog::Game;
use catalog::protocol::jsonl::{JsonSession, Workers};
use catalog::protocol::{Options, Session};
use clap::ValueEnum;
use engine::level::Level;

use crate::{input, limits};

/// Answer other programs on standard input and output, in UGI or JSON lines
///
/// docs/protocol.md specifies both. Without options a driver chooses the game with
/// "setoption name Game value …". The end of the input ends the session; JSON requests that still
/// wait are answered first.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  printf 'position startpos\\ngo depth 2\\n' | panta engine --game pentaroll\n  echo '{\"id\":\"a\",\"game\":\"pentago\",\"limits\":{\"nodes\":1000}}' | panta engine --protocol jsonl"
)]
pub(crate) struct Args {
    /// What is spoken
    #[arg(long, value_enum, default_value_t = Protocol::Ugi)]
    protocol: Protocol,
    /// UGI: the game at first
    #[arg(long, conflicts_with = "workers")]
    game: Option<OsString>,
    /// UGI: the edition at first
    #[arg(long, short, conflicts_with = "workers")]
    edition: Option<OsString>,
    /// UGI: how strongly to play, from 1 to 10
    #[arg(long, default_value_t = Level::MAX)]
    level: Level,
    /// UGI: how many threads search
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// How much memory may be used, in MiB
    #[arg(long, default_value_t = 64, value_parser = clap::value_parser!(u64).range(1..=65536))]
    hash: u64,
    /// JSON lines: how many requests are worked on at a time; as many as there are cores by default
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    workers: Option<u16>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Protocol {
    /// The Universal Game Interface, for match runners and boards
    Ugi,
    /// One JSON object a line, for analysis
    Jsonl,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    // Not locked: searches write on threads of their own.
    let output = io::stdout();
    let mut input = io::stdin().lock();
    let result = match args.protocol {
        Protocol::Ugi => Session::new(output, options(args)?).run(&mut input),
        Protocol::Jsonl => answer_requests(args, output, &mut input),
    };
    match result {
        // A driver that has gone away has no more questions.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        result => result.context("the session broke off"),
    }
}

fn answer_requests(
    args: &Args,
    output: io::Stdout,
    input: &mut impl BufRead,
) -> Result<(), io::Error> {
    let workers = Workers {
        count: limits::threads(args.workers),
        memory: args.hash << 20,
    };
    JsonSession::new(output, workers)?.run(input)
}

fn options(args: &Args) -> anyhow::Result<Options> {
    let game = args.game.as_deref().map(input::game).transpose()?;
    let game = game.unwrap_or(Game::ALL[0]);
    Ok(Options {
        game,
        edition: input::edition(game, args.edition.as_deref())?,
        level: args.level,
        threads: NonZeroUsize::new(args.threads.into()).unwrap_or(NonZeroUsize::MIN),
        hash: args.hash,
        ..Options::default()
    })
}
