//! What Pentaroll shows of itself.

mod changes;
mod lessons;
mod picture;

pub use changes::Action;

use showcase::{Bench, Lesson, Scene, Showcase, Spoken};

use crate::{Move, Pentaroll, Side};

impl Showcase for Pentaroll {
    const LESSONS: &'static [Lesson<Self>] = lessons::LESSONS;
    const TOUR: Scene = Scene {
        position: "6/bwb1w1/6/4b1/6/2w3 w",
        moves: &["W2"],
    };
    const DEMO: Scene = Scene {
        position: "b5/2b3/wwww2/5b/1b4/3b2 w",
        moves: &["Nb", "E5", "W3"],
    };
    const PUZZLES: &'static str = include_str!("puzzles.jsonl");
    const OPENINGS: &'static str = include_str!("openings.txt");
    const BENCH: Bench = Bench {
        depth: 7,
        positions: &[
            "6/6/6/6/6/6 w",
            "w4b/6/6/6/6/6 w",
            "w4b/b5/6/6/w4w/b5 w",
            "1b1w2/3w1b/5b/wb3w/wwb2b/b1b1ww w",
        ],
        proofs: &[20, 16, 12],
        hard: 6,
    };
    const SPOKEN: &'static [&'static str] = &["N", "E", "S", "W"];

    fn spoken(&self, m: Move) -> Spoken {
        let kind = match m.side {
            Side::North => "N",
            Side::East => "E",
            Side::South => "S",
            Side::West => "W",
        };
        Spoken::new(kind).with("lane", &m.lane_name())
    }

    fn size(&self) -> usize {
        self.board().occupied().len()
    }
}
