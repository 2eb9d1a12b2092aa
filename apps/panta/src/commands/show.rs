//! `panta show`: the board drawn for a person.

use crate::input::{PositionOrLayout, Subject};
use crate::output;
use crate::words;

/// Draw the board with coordinates, block numbers and the contents of stacks
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  panta show pentago \"6/1w4/6/6/4b1/6 w\"\n  panta show pantarei --svg > snake.svg"
)]
pub(crate) struct Args {
    #[command(flatten)]
    subject: Subject,
    /// Use letters and signs that every terminal has
    #[arg(long, conflicts_with = "svg")]
    ascii: bool,
    /// Print an SVG picture
    #[arg(long)]
    svg: bool,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let words = words::spoken();
    let (position, state) = match args.subject.position_or_layout()? {
        PositionOrLayout::Layout(position) => (position, words.text("layout-open")),
        PositionOrLayout::Position(position) => {
            let state = words.state(&position);
            (position, state)
        }
    };
    if args.svg {
        return output::print(&position.svg());
    }
    let board = position.text(output::charset(args.ascii));
    output::print(&format!(
        "{board}
{state}
"
    ))
}
