//! What Pentaroll shows of itself.

mod changes;
mod lessons;
mod picture;

pub use changes::Action;

use showcase::{Bench, Lesson, Middle, Scene, Showcase, Spoken};

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
        whole: &[],
        proofs: &[20, 16, 12],
        hard: 6,
        middle: Middle {
            sizes: (12, 20),
            plies: 1,
            positions: include_str!("middle.txt"),
        },
    };
    const ASKED: &'static str = "choose-entry";
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

    /// `W3` could be White's or a cell: `→3` says which way and where.
    fn written(notation: &str) -> String {
        let mut letters = notation.chars();
        let arrow = match letters.next() {
            Some('N') => '↓',
            Some('E') => '←',
            Some('S') => '↑',
            Some('W') => '→',
            _ => return notation.to_owned(),
        };
        format!("{arrow}{}", letters.as_str())
    }

    fn size(&self) -> usize {
        self.board().occupied().len()
    }
}

#[cfg(test)]
mod tests {
    use boardgame::Position as _;

    use super::*;
    use crate::Setup;

    #[test]
    fn people_read_arrows() {
        for (m, written) in [("Nc", "↓c"), ("E1", "←1"), ("Sa", "↑a"), ("W3", "→3")] {
            assert_eq!(Pentaroll::written(m), written);
            let start = Pentaroll::start(&Setup::default());
            let (read, shown) = (start.read_move(m), start.read_move(written));
            assert_eq!(read.unwrap(), shown.unwrap());
        }
    }
}
