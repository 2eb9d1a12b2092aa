//! `panta games`: what there is to play.

use catalog::{Edition, Game};
use serde::Serialize;

use crate::output;
use crate::words::{self, Words};

/// List the games, their editions and what each edition changes
#[derive(clap::Args)]
#[command(after_help = "Example:\n  panta games --json")]
pub(crate) struct Args {
    /// Print JSON: [{"name","editions":[{"name","differs"}]}]
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct GameView {
    name: &'static str,
    editions: Vec<EditionView>,
}

#[derive(Serialize)]
struct EditionView {
    name: &'static str,
    differs: String,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let words = words::spoken();
    if args.json {
        return output::print_json(
            &Game::ALL
                .iter()
                .map(|&game| view(&words, game))
                .collect::<Vec<_>>(),
        );
    }
    let games: Vec<_> = Game::ALL
        .iter()
        .map(|&game| describe(&words, game))
        .collect();
    output::print(&games.join("\n"))
}

fn view(words: &Words, game: Game) -> GameView {
    let edition = |&edition: &Edition| EditionView {
        name: edition.name(),
        differs: words.edition(edition),
    };
    GameView {
        name: game.name(),
        editions: game.editions().iter().map(edition).collect(),
    }
}

fn describe(words: &Words, game: Game) -> String {
    let mut text = format!(
        "{}: {} ({})\n",
        game.name(),
        words.game(game),
        words.tagline(game)
    );
    for edition in game.editions() {
        let head = format!("  {edition:10} ");
        text += &output::wrapped(&words.edition(edition), &head, "             ");
    }
    text
}
