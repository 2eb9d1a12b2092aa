//! `panta show`: the board drawn for a person.

use boardgame::Charset;

use crate::input::Subject;
use crate::output;
use crate::words::Words;

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
    let words = Words::new();
    let layout = args.subject.layout()?;
    let state = layout.is_some().then(|| words.text("layout-open"));
    let position = layout.map_or_else(|| args.subject.position(), Ok)?;
    let state = state.unwrap_or_else(|| words.state(&position));
    if args.svg {
        return output::print(&position.svg());
    }
    let charset = if args.ascii {
        Charset::Ascii
    } else {
        Charset::Unicode
    };
    output::print(&format!("{}\n{state}\n", position.text(charset)))
}
