//! Whole games as text: a change of behavior shows as a difference in a file that people read.
//! `UPDATE=1` writes the files again, and the difference is reviewed.

use std::fs;
use std::path::Path;

use boardgame::Random;
use catalog::{Edition, Game, SetupChoice};
use showcase::Charset;

/// A random game told move by move.
fn playthrough(game: Game, edition: Edition) -> String {
    let mut random = Random::new(game.name().len() as u64);
    let start = game.start(SetupChoice {
        edition: Some(edition),
        seed: Some(1),
        ..SetupChoice::default()
    });
    let mut text = format!("# {} ({edition}), a random game\n", game.title());
    let mut last = start.clone();
    for (position, m) in start.random_game(&mut random) {
        text += &format!("\n{position}\n{}", position.text(Charset::Ascii));
        if let Some(m) = m {
            text += &format!("{} moves, played: {m}\n", position.legal_moves().len());
        }
        last = position;
    }
    let ending = last.ending().unwrap();
    let marks = ending.marks.join(" ");
    let words: Vec<_> = ending.ends.iter().map(|end| end.name).collect();
    text + &format!(
        "outcome: {}, {} {marks}\n",
        ending.outcome.name(),
        words.join(" or ")
    )
}

#[test]
fn games_go_as_they_went() {
    for &game in Game::ALL {
        for edition in game.editions() {
            let name = format!("tests/data/playthroughs/{}-{edition}.txt", game.name());
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(&name);
            let text = playthrough(game, edition);
            if std::env::var_os("UPDATE").is_some() {
                fs::create_dir_all(path.parent().unwrap()).unwrap();
                fs::write(&path, &text).unwrap();
            }
            assert_eq!(
                fs::read_to_string(&path).unwrap_or_default(),
                text,
                "{name}; UPDATE=1 writes it again"
            );
        }
    }
}
