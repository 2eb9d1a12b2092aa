//! What Pentago shows of itself.

mod changes;
mod lessons;
mod picture;

pub use changes::Action;

use showcase::{Bench, Form, Key, Lesson, Middle, Scene, Showcase, Spoken};

use crate::{Direction, Move, Pentago, openspiel};

impl Showcase for Pentago {
    const LESSONS: &'static [Lesson<Self>] = lessons::LESSONS;
    const TOUR: Scene = Scene {
        position: "wwww2/bb4/6/4bb/6/6 w",
        moves: &["e1"],
    };
    const DEMO: Scene = Scene {
        position: "b5/1w2b1/2w3/1b1w2/6/4b1 w",
        moves: &["f6-3R", "c1-2R", "e5"],
    };
    const PUZZLES: &'static str = include_str!("puzzles.jsonl");
    const OPENINGS: &'static str = include_str!("openings.txt");
    const BENCH: Bench = Bench {
        depth: 3,
        positions: &[
            "6/6/6/6/6/6 w",
            "6/1w4/6/6/4b1/6 w",
            "2w3/1b4/3w2/6/4b1/6 w",
            "1w2b1/1w4/3w2/2b3/4b1/6 w",
            "bw2b1/1w2w1/w4w/6/1wbb2/b4b w",
        ],
        whole: &[22, 20, 18],
        proofs: &[],
        hard: 6,
        middle: Middle {
            sizes: (6, 6),
            plies: 12,
            positions: include_str!("middle.txt"),
        },
    };
    const ASKED: &'static str = "choose-cell";
    const KEYS: &'static [Key] = &[
        Key {
            keys: "1 2 3 4",
            message: "keys-block",
        },
        Key {
            keys: "R L",
            message: "keys-twist",
        },
    ];
    const FORMS: &'static [Form<Self>] = &[Form {
        name: "openspiel",
        is_form_of: openspiel::is_openspiel,
        read: openspiel::read,
        write: |record| Ok(openspiel::write(record)?),
    }];
    const SPOKEN: &'static [&'static str] = &["L", "R", "place"];

    fn spoken(&self, m: Move) -> Spoken {
        let Some(twist) = m.twist else {
            return Spoken::new("place").with("cell", &m.cell);
        };
        let kind = match twist.direction {
            Direction::Left => "L",
            Direction::Right => "R",
        };
        Spoken::new(kind)
            .with("cell", &m.cell)
            .with("block", &(twist.block.index() + 1))
    }

    fn size(&self) -> usize {
        self.board().occupied().len()
    }
}
