//! `panta prove`: a campaign that proves who wins, for days if need be.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufReader, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::Context;
use boardgame::Color;
use catalog::{AnyPosition, Game, Proving, SetupChoice};
use clap::ValueEnum;
use solving::campaign::{Effort, Step};

use crate::limits::{Limits, Watcher};
use crate::words::{self, Words};
use crate::{input, output};

/// The memory, unless another amount is asked for: what can be had beside other work.
const MEMORY: u64 = 4 << 30;
/// The bytes that each node of a certificate takes while it is made and checked.
const CERTIFICATE_BYTES: u64 = 200;
/// How often it is said how far it is, where nobody sees a bar.
const REPORT: Duration = Duration::from_mins(1);
/// A limit came before the proof.
const NOT_PROVEN: u8 = 3;

/// Prove that a side wins, piece by piece, for as long as it takes
///
/// The folder holds the claims that were proven, and what was tried. Stopped or killed at any moment, the
/// same command goes on from there, on any machine. It runs at the lowest priority. "panta proof check"
/// verifies what it has found. Exit code 0: decided; 3: a limit or Ctrl-C came first.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  panta prove pentaroll proofs/pentaroll --believe \"W1 E6 W1\" --believe W1\n  panta prove pantarei proofs/seven --seed 7 --time 2h\n  panta prove pentago proofs/finnish --edition finnish --memory 8G"
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
    #[command(flatten)]
    limits: Limits,
}

#[derive(Clone, Copy, ValueEnum)]
enum Winner {
    White,
    Black,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<ExitCode> {
    engine::yield_to_all().context("cannot lower the priority")?;
    let position = args.begin()?;
    let winner = args.winner.map_or(position.turn(), |winner| match winner {
        Winner::White => Color::White,
        Winner::Black => Color::Black,
    });
    let mut file = ClaimsFile::open(&args.folder, position.game())?;
    let mut campaign = file.campaign(args, &position, winner)?;
    for line in &args.believe {
        let believed = campaign.believe(line, &mut |line| file.add(line));
        believed.with_context(|| format!("--believe {line:?}"))?;
    }
    let mut watcher = Watcher::new(args.limits.deadline())?;
    pursue(args, campaign.as_mut(), &mut file, &mut watcher)?;
    let state = campaign.state();
    output::print(&(words::spoken().campaign(&state) + "\n"))?;
    Ok(match state.verdict {
        Some(_) => ExitCode::SUCCESS,
        None => ExitCode::from(NOT_PROVEN),
    })
}

/// Takes step after step, until it is decided or a limit is reached.
fn pursue(
    args: &Args,
    campaign: &mut dyn Proving,
    file: &mut ClaimsFile,
    watcher: &mut Watcher,
) -> anyhow::Result<()> {
    let effort = Effort {
        nodes: args.nodes,
        certificate: args.certificate,
    };
    let mut pace = Pace::new(campaign.state().share);
    while !watcher.is_over() {
        let step = watcher.over(|watch| campaign.step(effort, watch, &mut |line| file.add(line)));
        match step.with_context(|| file.path.display().to_string())? {
            Step::Settled | Step::Opened => pace.report(campaign)?,
            Step::Stopped | Step::Done => break,
        }
    }
    Ok(())
}

impl Args {
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

/// The file of claims, to which lines are only ever added.
struct ClaimsFile {
    path: PathBuf,
    file: File,
    is_new: bool,
}

impl ClaimsFile {
    /// Opens the file of a game, and cuts off what a kill has left unfinished.
    fn open(folder: &Path, game: Game) -> anyhow::Result<Self> {
        let path = folder.join(format!("{}.claims", game.name()));
        let opened = || -> anyhow::Result<(File, bool)> {
            fs::create_dir_all(folder)?;
            let mut options = OpenOptions::new();
            options.read(true).append(true).create(true);
            let mut file = options.open(&path)?;
            file.try_lock().context("another campaign has it")?;
            let is_new = file.metadata()?.len() == 0;
            if !is_new {
                let whole = game.whole_claims(&mut BufReader::new(&file))?;
                file.set_len(whole)?;
                file.seek(SeekFrom::Start(0))?;
            }
            Ok((file, is_new))
        };
        let (file, is_new) = opened().with_context(|| path.display().to_string())?;
        Ok(Self { path, file, is_new })
    }

    /// The campaign that the file is about, or a new one.
    fn campaign(
        &mut self,
        args: &Args,
        position: &AnyPosition,
        winner: Color,
    ) -> anyhow::Result<Box<dyn Proving>> {
        let mut resources = args.limits.resources_worth(MEMORY);
        let for_certificates = CERTIFICATE_BYTES.saturating_mul(args.certificate as u64);
        resources.memory -= for_certificates.min(resources.memory / 2);
        let mut follows = Vec::new();
        let mut journal = |line: &str| -> io::Result<()> {
            follows.push(line.to_owned());
            Ok(())
        };
        let mut reader = BufReader::new(&self.file);
        let before: Option<&mut dyn io::BufRead> =
            if self.is_new { None } else { Some(&mut reader) };
        let campaign = position.campaign(winner, resources, before, &mut journal);
        let campaign = campaign.with_context(|| self.path.display().to_string())?;
        if self.is_new {
            self.add(&campaign.heading())?;
        }
        follows.iter().try_for_each(|line| self.add(line))?;
        Ok(campaign)
    }

    /// Adds lines; they are on disk when this is done.
    fn add(&mut self, lines: &str) -> io::Result<()> {
        self.file.write_all(lines.as_bytes())?;
        self.file.sync_data()
    }
}

/// How fast it goes.
struct Pace {
    words: Words,
    began: Instant,
    share_before: f64,
    next: Instant,
}

impl Pace {
    fn new(share: f64) -> Self {
        Self {
            words: words::spoken(),
            began: Instant::now(),
            share_before: share,
            next: Instant::now() + REPORT,
        }
    }

    /// Says now and then how far it is.
    fn report(&mut self, campaign: &dyn Proving) -> anyhow::Result<()> {
        if Instant::now() < self.next {
            return Ok(());
        }
        self.next = Instant::now() + REPORT;
        let state = campaign.state();
        let told = match self.hours_left(state.share) {
            Some(hours) => self.words.campaign_with_pace(&state, hours),
            None => self.words.campaign(&state),
        };
        output::print(&(told + "\n"))
    }

    /// How long the rest takes, if it goes on as it did since the beginning.
    fn hours_left(&self, share: f64) -> Option<f64> {
        let gained = share - self.share_before;
        let hours = self.began.elapsed().as_secs_f64() / 3600.0;
        (gained > 0.0).then(|| hours * (1.0 - share) / gained)
    }
}
