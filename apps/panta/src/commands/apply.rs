//! `panta apply`: the position after moves.

use std::ffi::OsString;

use anyhow::Context;
use boardgame::names::quoted;

use crate::output::PositionView;
use crate::words;
use crate::{input, output};

/// Print the position after moves, and the outcome when the game is over
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  panta apply pentago \"6/6/6/6/6/6 w\" c3-2R d4-1L\n  panta new pantarei --seed 7 | panta apply pantarei - 2R1"
)]
pub(crate) struct Args {
    #[arg(help = input::game_help())]
    game: OsString,
    /// The position in notation, or - to read it from standard input
    position: OsString,
    /// The moves, in order
    #[arg(required = true)]
    moves: Vec<OsString>,
    /// The edition of the rules; it must not contradict the position
    #[arg(long, short)]
    edition: Option<OsString>,
    /// Print JSON: {"position","turn","outcome","moves"}
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let start = input::subject(&args.game, Some(&args.position), args.edition.as_deref())?;
    let name = |index: usize| format!("move {}", index + 1);
    let moves = args
        .moves
        .iter()
        .enumerate()
        .map(|(index, m)| input::text(m, &name(index)));
    let moves = moves.collect::<Result<Vec<_>, _>>()?;
    let played = start
        .play_all(&moves)
        .map_err(|(index, error)| (index, anyhow::Error::from(error)));
    let played = match played {
        Ok(played) => played,
        Err((index, error)) => {
            return Err(error)
                .with_context(|| format!("{} ({})", name(index), quoted(moves[index])));
        }
    };
    if args.json {
        return output::print_json(&PositionView::from(&played.position));
    }
    let ending = played.ending.map_or(String::new(), |ending| {
        words::spoken().ending(&ending) + "\n"
    });
    output::print(&format!("{}\n{ending}", played.position))
}
