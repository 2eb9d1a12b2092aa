//! `panta tour`: each game in a minute.

use std::io::{self, BufRead, IsTerminal, Read};

use catalog::Game;
use showcase::Charset;

use crate::output;
use crate::words::Words;

/// Nobody types more to go on.
const MAX_ANSWER: u64 = 1000;

/// A position of a game, and the move that the tour shows in it.
const fn example(game: Game) -> (&'static str, &'static str) {
    match game {
        Game::Pentago => ("wwww2/bb4/6/4bb/6/6 w", "e1"),
        Game::Pentaroll => ("6/bwb1w1/6/4b1/6/2w3 w", "W2"),
        Game::Pantarei => (
            "w1,b3,b2,nw3,b1,w2,b3w1,b2,w3b1,w2,b3,w1,b2,w3,b1,w2 w s",
            "4L2",
        ),
    }
}

/// Take a short tour of the three games
#[derive(clap::Args)]
pub(crate) struct Args {}

pub(crate) fn run() -> anyhow::Result<()> {
    let words = Words::new();
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
    let (position, m) = example(game);
    let before = game.position(position)?;
    let played = before.play_all(&[m]).map_err(|(_, error)| error)?;
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
    Ok(n_bytes > 0 && !answer.trim_ascii().eq_ignore_ascii_case(b"q"))
}
