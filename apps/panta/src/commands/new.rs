//! `panta new`: a starting position.

use std::ffi::OsString;
use std::hash::{BuildHasher, Hasher, RandomState};

use anyhow::bail;
use boardgame::Color;
use catalog::SetupChoice;
use clap::ValueEnum;
use serde_json::json;

use crate::output::PositionView;
use crate::{input, output};

/// Print a starting position in notation
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  panta new pentago --edition finnish\n  panta new pantarei --seed 7 --first black\n  panta new pantarei --layout"
)]
pub(crate) struct Args {
    #[arg(help = input::game_help())]
    game: OsString,
    /// The edition of the rules
    #[arg(long, short)]
    edition: Option<OsString>,
    /// The color that begins
    #[arg(long)]
    first: Option<First>,
    /// The seed of the layout, which makes it repeatable; without one it is random
    #[arg(long)]
    seed: Option<u64>,
    /// Print the layout alone, before a color is chosen
    #[arg(long, conflicts_with = "first")]
    layout: bool,
    /// Print JSON: {"position","turn","outcome","moves"}, or {"layout"}
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum First {
    White,
    Black,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let game = input::game(&args.game)?;
    let edition = input::edition(game, args.edition.as_deref())?;
    let seed = args.seed.unwrap_or_else(random_seed);
    if args.layout {
        let Some(layout) = game.layout(seed) else {
            bail!("{} has no layout", game.title())
        };
        return if args.json {
            output::print_json(&json!({ "layout": layout }))
        } else {
            output::print(&(layout + "\n"))
        };
    }
    let first = args.first.map(|first| match first {
        First::White => Color::White,
        First::Black => Color::Black,
    });
    let position = game.start(SetupChoice {
        edition,
        first,
        seed: Some(seed),
    });
    if args.json {
        return output::print_json(&PositionView::from(&position));
    }
    output::print(&format!("{position}\n"))
}

/// A number nobody can foresee; the standard library seeds its hash tables with it.
pub(crate) fn random_seed() -> u64 {
    RandomState::new().build_hasher().finish()
}
