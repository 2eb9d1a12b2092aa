//! `panta rules`: the rules in our own words.

use std::ffi::OsString;

use catalog::{Edition, Game};

use crate::words::{self, SECTIONS, SETTLED, Words};
use crate::{input, output};

/// Tell the rules, naming what the rulebooks leave open and how it is settled here
#[derive(clap::Args)]
#[command(after_help = "Example:\n  panta rules pentago --edition czech")]
pub(crate) struct Args {
    #[arg(help = input::game_help())]
    game: OsString,
    /// The edition of the rules
    #[arg(long, short)]
    edition: Option<OsString>,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let game = input::game(&args.game)?;
    let edition = input::edition(game, args.edition.as_deref())?;
    output::print(&rules(
        &words::spoken(),
        game,
        edition.unwrap_or(game.standard_edition()),
    ))
}

fn rules(words: &Words, game: Game, edition: Edition) -> String {
    let mut text = format!("{}\n{}\n", words.game(game), words.tagline(game));
    for section in SECTIONS {
        text += &section_text(
            &words.rules_heading(section),
            &words.rules(edition, section),
        );
    }
    let heading = words.noted(words.rules_heading("edition"), words.edition_name(edition));
    text += &section_text(&heading, &words.edition(edition));
    text + &section_text(
        &words.rules_heading(SETTLED),
        &words.rules(edition, SETTLED),
    )
}

/// A heading and its text, in lines that fit the terminal.
fn section_text(heading: &str, body: &str) -> String {
    let mut text = format!("\n{heading}\n");
    for line in body.lines() {
        let indent = if line.starts_with("- ") { "    " } else { "  " };
        text += &output::wrapped(line, "  ", indent);
    }
    text
}
