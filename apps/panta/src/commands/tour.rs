//! What `panta` shows when it is started without a command: each game in a minute.

use std::io::{self, BufRead, IsTerminal};

use boardgame::Charset;
use catalog::Game;

use crate::output;
use crate::words::Words;

/// A position of each game, and the move that the tour shows in it.
const STOPS: [(Game, &str, &str); 3] = [
    (Game::Pentago, "wwww2/bb4/6/4bb/6/6 w", "e1"),
    (Game::Pentaroll, "6/bwb1w1/6/4b1/6/2w3 w", "W2"),
    (
        Game::Pantarei,
        "w1,b3,b2,nw3,b1,w2,b3w1,b2,w3b1,w2,b3,w1,b2,w3,b1,w2 w s",
        "4L2",
    ),
];

pub(crate) fn run() -> anyhow::Result<()> {
    let words = Words::new();
    let is_guided = io::stdin().is_terminal() && io::stdout().is_terminal();
    output::print(&format!("{}\n", words.text("tour-welcome")))?;
    for (index, (game, position, m)) in STOPS.into_iter().enumerate() {
        if index > 0 && is_guided && !wants_more(&words)? {
            return Ok(());
        }
        output::print(&stop(&words, game, position, m)?)?;
    }
    output::print(&format!("\n{}\n", words.text("tour-end")))
}

fn stop(words: &Words, game: Game, position: &str, m: &str) -> anyhow::Result<String> {
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
    let mut answer = String::new();
    let n_bytes = io::stdin().lock().read_line(&mut answer)?;
    Ok(n_bytes > 0 && !answer.trim().eq_ignore_ascii_case("q"))
}
