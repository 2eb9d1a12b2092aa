//! `panta moves`: what can be played.

use crate::input::Subject;
use crate::output::{self, PositionView};

/// List every legal move, one a line
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  panta moves pentaroll \"w5/6/6/6/6/6 b\"\n  panta moves pentago --edition basque --json"
)]
pub(crate) struct Args {
    #[command(flatten)]
    subject: Subject,
    /// Print JSON: {"position","turn","outcome","moves"}
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let position = args.subject.position()?;
    if args.json {
        return output::print_json(&PositionView::from(&position));
    }
    let lines: String = position
        .legal_moves()
        .iter()
        .map(|m| format!("{m}\n"))
        .collect();
    output::print(&lines)
}
