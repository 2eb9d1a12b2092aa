//! `panta play`: the games in this terminal.

use std::ffi::OsString;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, bail};
use boardgame::Color;
use catalog::{AnyPosition, AnyRecord, Edition, Game, read_records};
use clap::ValueEnum;
use engine::level::Level;
use terminal::{Beginning, Depth, Files, Look, Opening, Options, Player, Setup, Trouble, Wish};

use crate::input::{self, PositionOrLayout, Unread};
use crate::limits::Machine;
use crate::{files, output, words};

/// Play in this terminal, against the computer or somebody beside you
///
/// Without a game it asks which. Where there is no terminal, or with --plain, moves are read from
/// standard input line by line and boards are printed; "help" lists what can be typed.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  panta play\n  panta play pentago --vs 5 --as black\n  printf 'c3-2R\\nquit\\n' | panta play pentago --vs human"
)]
pub(crate) struct Args {
    #[arg(help = input::game_help())]
    game: Option<OsString>,
    /// The edition of the rules; it must not contradict the position
    #[arg(long, short, requires = "game")]
    edition: Option<OsString>,
    /// The opponent: a level from 1 to 10, or human
    #[arg(long, value_name = "LEVEL|human", value_parser = parse_opponent)]
    vs: Option<Player>,
    /// Your color; in Pantareï this skips the choice of color, and the other one begins
    #[arg(long = "as", value_name = "COLOR")]
    color: Option<Side>,
    /// Begin at this position
    #[arg(long, requires = "game", conflicts_with = "record")]
    position: Option<OsString>,
    /// Go on with the first game of this file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["edition", "position"])]
    record: Option<PathBuf>,
    /// The seed of what is left to chance: the layout and the computer's moves
    #[arg(long)]
    seed: Option<u64>,
    /// Use letters and signs that every terminal has
    #[arg(long)]
    ascii: bool,
    /// Show moves at once
    #[arg(long)]
    no_animation: bool,
    /// Read moves line by line and print boards
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    machine: Machine,
}

#[derive(Clone, Copy, ValueEnum)]
enum Side {
    White,
    Black,
}

/// The memory of the engine, unless another amount is asked for.
const MEMORY: u64 = 256 << 20;

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let beginning = beginning(args)?;
    let variable = |name: &str| std::env::var(name).ok();
    let options = Options {
        language: words::language(),
        look: Look {
            depth: Depth::of_environment(variable),
            charset: output::charset(args.ascii),
        },
        is_animated: !args.no_animation,
        seed: args.seed.unwrap_or_else(super::new::random_seed),
        resources: args.machine.resources_worth(MEMORY),
    };
    let is_dumb = variable("TERM").is_some_and(|term| term == "dumb");
    let is_screen = io::stdin().is_terminal() && io::stdout().is_terminal() && !is_dumb;
    if is_screen && !args.plain {
        return terminal::play_on_screen(&options, beginning, &Disk).context("the terminal");
    }
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    terminal::play_in_lines(&options, beginning, &Disk, &mut input, &mut output)
        .context("standard input or output")
}

fn beginning(args: &Args) -> anyhow::Result<Beginning> {
    if let Some(path) = &args.record {
        let record = first_record(path)?;
        if let Some(name) = &args.game
            && input::game(name)? != record.game()
        {
            bail!(
                "{}: the first game is {}, not {}",
                input::file_name(path),
                record.game().title(),
                name.to_string_lossy()
            );
        }
        let mut setup = setup(args, record.game(), record.edition(), true);
        if record.is_over() && args.vs.is_none() {
            // Whoever looks at a finished game goes through it move by move.
            setup.opponent = Player::Person;
        }
        return Ok(Beginning::Play(setup, Some(Opening::Record(record))));
    }
    let Some(name) = &args.game else {
        let game = Game::ALL[0];
        return Ok(Beginning::Choose(setup(
            args,
            game,
            game.standard_edition(),
            false,
        )));
    };
    let game = input::game(name)?;
    let edition = input::edition(game, args.edition.as_deref())?;
    let opening = match &args.position {
        None => None,
        Some(text) => {
            let subject = input::position_or_layout(game, text, edition)?;
            Some(match subject {
                PositionOrLayout::Position(position) => Opening::Position(position),
                PositionOrLayout::Layout(position) => Opening::Layout(stacks(&position)),
            })
        }
    };
    let edition = edition.unwrap_or(game.standard_edition());
    let setup = setup(args, game, edition, opening.is_some());
    Ok(Beginning::Play(setup, opening))
}

/// A layout is its stacks alone, without the fields that follow.
fn stacks(position: &AnyPosition) -> String {
    let text = position.to_string();
    text.split(' ').next().unwrap_or_default().to_owned()
}

/// What the arguments say, and the ordinary for what they do not. In the middle of a game, the
/// person plays the side to move.
fn setup(args: &Args, game: Game, edition: Edition, is_resumed: bool) -> Setup {
    let ordinary = Setup::ordinary(game);
    let wish = match args.color {
        Some(Side::White) => Wish::Color(Color::White),
        Some(Side::Black) => Wish::Color(Color::Black),
        None if is_resumed => Wish::Choose,
        None => ordinary.wish,
    };
    Setup {
        edition,
        opponent: args.vs.unwrap_or(ordinary.opponent),
        wish,
        ..ordinary
    }
}

fn first_record(path: &Path) -> anyhow::Result<AnyRecord> {
    let text = input::record_file(path)?;
    let records = read_records(&text).with_context(|| input::file_name(path))?;
    records
        .into_iter()
        .next()
        .ok_or_else(|| anyhow!("{}: expected at least one game", input::file_name(path)))
}

fn parse_opponent(text: &str) -> Result<Player, String> {
    if text == "human" {
        return Ok(Player::Person);
    }
    let level = text.parse::<Level>();
    level
        .map(Player::Computer)
        .map_err(|_| "expected a level from 1 to 10, or human".to_owned())
}

/// Records on this machine.
struct Disk;

impl Files for Disk {
    fn read(&self, file: &str) -> Result<Vec<AnyRecord>, Trouble> {
        let text = input::record_text(Path::new(file)).map_err(|unread| match unread {
            Unread::System(error) => Trouble::from(&error),
            Unread::Long(_) => Trouble::Long,
            Unread::NotText { line, column } => Trouble::NotText { line, column },
        })?;
        read_records(&text).map_err(Trouble::Record)
    }

    fn write(&self, file: &str, text: &str, may_replace: bool) -> Result<(), Trouble> {
        let path = Path::new(file);
        if !may_replace && path.exists() {
            return Err(Trouble::Exists);
        }
        let written = files::replace(path, |output| output.write_all(text.as_bytes()));
        written.map_err(|error| Trouble::from(&error))
    }
}
