//! `panta tour`: each game in a minute.

use std::io::{self, BufRead, IsTerminal, Read};

use catalog::Game;
use showcase::Charset;

use crate::output;
use crate::words::{self, Words};

/// Nobody types more to go on.
const MAX_ANSWER: u64 = 1000;

/// Take a short tour of the games
#[derive(clap::Args)]
pub(crate) struct Args {}

pub(crate) fn run() -> anyhow::Result<()> {
    let words = words::spoken();
    let is_guided = io::stdin().is_terminal() && io::stdout().is_terminal();
    output::print(&format!("{}\n", words.text("tour-welcome")))?;
    for (index, &game) in Game::ALL.iter().enumerate() {
        if index > 0 && is_guided && !wants_more(&words)? {
            return Ok(());
        }
        output::print(&stop(&words, game)?)?;
    }
    output::print(&format!("\n{}\n", words.text("tour-end")))
}

fn stop(words: &Words, game: Game) -> anyhow::Result<String> {
    let scene = game.tour();
    let before = game.position(scene.position)?;
    let played = before.play_all(scene.moves).map_err(|(_, error)| error)?;
    let (name, tagline) = (words.game(game), words.tagline(game));
    let (now, then) = (
        before.text(Charset::Unicode),
        played.position.text(Charset::Unicode),
    );
    let (story, surprise) = (words.tour(game, "move"), words.tour(game, "surprise"));
    let command = words.tour_try(&format!("panta rules {}", game.name()));
    Ok(format!(
        "\n{name}: {tagline}\n\n{now}\n{story}\n\n{then}\n{surprise}\n{command}\n"
    ))
}

fn wants_more(words: &Words) -> anyhow::Result<bool> {
    output::print(&format!("\n{} ", words.text("tour-next")))?;
    let mut answer = Vec::new();
    let n_bytes = io::stdin()
        .lock()
        .take(MAX_ANSWER)
        .read_until(b'\n', &mut answer)?;
    let answer = String::from_utf8_lossy(&answer);
    let typed = terminal::printed_line(answer.trim(), words::language());
    Ok(n_bytes > 0 && !typed.eq_ignore_ascii_case("q"))
}
