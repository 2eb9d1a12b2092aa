//! The living pictures of the home page: each game plays a few moves of itself.

use catalog::{AnyPosition, Game, StepView};
use serde::Serialize;
use table::view::{Pieces, pieces};

/// A few moves, each with what it does.
#[derive(Debug, Serialize)]
pub(super) struct Demo {
    pieces: Pieces,
    played: Vec<Played>,
    end: Pieces,
    line: Vec<String>,
}

#[derive(Debug, Serialize)]
struct Played {
    ply: usize,
    #[serde(rename = "move")]
    m: &'static str,
    steps: Vec<StepView>,
    /// What lies where after it.
    pieces: Pieces,
}

/// The demo of a game, and the position it ends in.
pub(super) fn demo(game: Game) -> (Demo, AnyPosition) {
    let scene = game.demo();
    let start = game
        .position(scene.position)
        .expect("tests play every demo");
    let mut position = start.clone();
    let mut played = Vec::new();
    for (ply, &m) in scene.moves.iter().enumerate() {
        let preview = position.preview(m).expect("tests play every demo");
        let steps = preview.steps.iter().map(StepView::from).collect();
        position = preview.position;
        let pieces = pieces(&position);
        played.push(Played {
            ply,
            m,
            steps,
            pieces,
        });
    }
    let line = position
        .ending()
        .map_or_else(Vec::new, |ending| ending.marks);
    let demo = Demo {
        pieces: pieces(&start),
        played,
        end: pieces(&position),
        line,
    };
    (demo, position)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_demo_leads_to_a_win() {
        for &game in Game::ALL {
            let (demo, position) = demo(game);
            assert_eq!(demo.played.len(), 3, "{position}");
            assert!(!demo.line.is_empty(), "{position}");
        }
    }
}
