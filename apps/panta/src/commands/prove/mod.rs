//! `panta prove`: a campaign that proves who wins, for days if need be.
//!
//! `file.rs` is what it keeps on disk, `field.rs` what is being tried and by whom, `elsewhere.rs` the machines that
//! help.

mod elsewhere;
mod field;
mod file;
mod pace;

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::Context;
use boardgame::Color;
use catalog::{AnyPosition, AnyProver, SetupChoice};
use clap::ValueEnum;
use solving::Resources;
use solving::campaign::Effort;

use self::elsewhere::Elsewhere;
use self::field::Field;
use self::file::ClaimsFile;
use crate::limits::{Limits, Watcher};
use crate::{input, output, words};

/// The memory, unless another amount is asked for: what can be had beside other work.
const MEMORY: u64 = 4 << 30;
/// The bytes that each node of a certificate takes while it is made and checked.
const CERTIFICATE_BYTES: u64 = 200;
/// A limit came before the proof.
const NOT_PROVEN: u8 = 3;

/// Prove that a side wins, piece by piece, for as long as it takes
///
/// The folder holds the claims that were proven, and what was tried. Stopped or killed at any moment, the
/// same command goes on from there, on any machine. It runs at the lowest priority. "panta proof check"
/// verifies what it has found. Exit code 0: decided; 3: a limit or Ctrl-C came first.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  panta prove pentaroll proofs/pentaroll --believe \"W1 E6 W1\" --believe W1\n  panta prove pantarei proofs/seven --seed 7 --time 2h\n  panta prove pentago proofs/finnish --edition finnish --memory 8G\n  panta prove pentaroll proofs/pentaroll --nats nats://nats.example:4222"
)]
pub(crate) struct Args {
    #[arg(help = input::game_help())]
    game: OsString,
    /// The folder for the claims
    folder: PathBuf,
    /// Where the game begins; without one, the ordinary start
    #[arg(long)]
    position: Option<OsString>,
    /// The edition of the rules; it must not contradict the position
    #[arg(long, short)]
    edition: Option<OsString>,
    /// The seed of the layout, in games that have one
    #[arg(long, conflicts_with = "position")]
    seed: Option<u64>,
    /// Who is to be shown to win; the side to move by default
    #[arg(long)]
    winner: Option<Winner>,
    /// Moves from the beginning, such as "W1 E6 W1": the position after them is settled before others, and
    /// other moves of the winner are tried only where these resist for long. May be given several times
    #[arg(long, value_name = "MOVES")]
    believe: Vec<String>,
    /// The nodes of the first try; what resists longer is tried move by move, with twice as many nodes for
    /// every move
    #[arg(long, default_value_t = 1_000_000, value_parser = clap::value_parser!(u64).range(1000..))]
    nodes: u64,
    /// The most nodes of a certificate; what would need more is tried move by move
    #[arg(long, value_name = "NODES", default_value_t = 4_000_000)]
    certificate: usize,
    /// Where machines are that help, each with "panta worker --campaign-threads 2 --nats" and the same address, such as
    /// nats://127.0.0.1:4222. What they find is checked here before it is written down
    #[arg(long, value_name = "URL", env = "PANTA_NATS", hide_env_values = true)]
    nats: Option<String>,
    /// Try nothing here: hand out what is to be tried, check what comes back and write it down
    #[arg(long, requires = "nats")]
    only_elsewhere: bool,
    #[command(flatten)]
    limits: Limits,
}

#[derive(Clone, Copy, ValueEnum)]
enum Winner {
    White,
    Black,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    // Its threads are as quick to answer as any; all other work gives way.
    let elsewhere = args.nats.as_deref().map(Elsewhere::connect).transpose()?;
    engine::yield_to_all().context("cannot lower the priority")?;
    let position = args.begin()?;
    let winner = args.winner.map_or(position.turn(), |winner| match winner {
        Winner::White => Color::White,
        Winner::Black => Color::Black,
    });
    let mut prover = AnyProver::new(args.resources());
    let mut file = ClaimsFile::open(&args.folder, position.game())?;
    let mut campaign = file.campaign(&position, winner, &mut prover)?;
    for line in &args.believe {
        let believed = campaign.believe(line, &mut prover, &mut |line| file.add(line));
        believed.with_context(|| format!("--believe {line:?}"))?;
    }
    let field = Arc::new(Field::new(campaign, file, args.effort()));
    if let Some(elsewhere) = &elsewhere {
        elsewhere.hand_out(field.clone());
    }
    let mut watcher = Watcher::new(args.limits.deadline())?;
    if args.only_elsewhere {
        field.wait_for_all(&mut watcher)?;
    } else {
        field.pursue(&mut prover, &mut watcher)?;
    }
    drop(elsewhere);
    let state = field.state();
    output::print(&(words::spoken().campaign(&state) + "\n"))?;
    Ok(match state.verdict {
        Some(_) => ExitCode::SUCCESS,
        None => ExitCode::from(NOT_PROVEN),
    })
}

impl Args {
    fn effort(&self) -> Effort {
        Effort {
            nodes: self.nodes,
            certificate: self.certificate,
        }
    }

    /// What the solver may use; certificates take the rest.
    fn resources(&self) -> Resources {
        let mut resources = self.limits.resources_worth(MEMORY);
        let for_certificates = CERTIFICATE_BYTES.saturating_mul(self.certificate as u64);
        resources.memory -= for_certificates.min(resources.memory / 2);
        resources
    }

    /// Where the game begins.
    fn begin(&self) -> anyhow::Result<AnyPosition> {
        let (position, edition) = (self.position.as_deref(), self.edition.as_deref());
        if self.seed.is_none() {
            return input::subject(&self.game, position, edition);
        }
        let game = input::game(&self.game)?;
        Ok(game.start(SetupChoice {
            edition: input::edition(game, edition)?,
            first: None,
            seed: self.seed,
        }))
    }
}
