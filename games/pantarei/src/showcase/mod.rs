//! What Pantareï shows of itself.

mod changes;
mod lessons;
mod picture;

pub use changes::Action;

use showcase::{Bench, Key, Lesson, Middle, Scene, Showcase, Spoken};

use crate::{Move, Pantarei};

impl Showcase for Pantarei {
    const LESSONS: &'static [Lesson<Self>] = lessons::LESSONS;
    const TOUR: Scene = Scene {
        position: "w1,b3,b2,nw3,b1,w2,b3w1,b2,w3b1,w2,b3,w1,b2,w3,b1,w2 w s",
        moves: &["4L2"],
    };
    const DEMO: Scene = Scene {
        position: "w2,b1,b3w1b2w3,b2w1,w1,n,b3,b1,w3,b2,w2,b3,w3,b1,w2 w s",
        moves: &["4L2", "7R1", "4L1"],
    };
    const PUZZLES: &'static str = include_str!("puzzles.jsonl");
    const OPENINGS: &'static str = include_str!("openings.txt");
    const BENCH: Bench = Bench {
        depth: 4,
        positions: &[
            "n,w1,b3,b3,w3,b2,b1,b3,b1,b1,w2,w3,b2,w2,w1,w1,w2,b2,w3 w s",
            "b3,b3b1w3,n,w1w2b2,b1w3,b2w2,b1w3b3,b2w2,w1,w1 b s",
            "b3,b1b2w2w3b1,b2,w1,w1,w1,w2b2,b3w2,b1w3b3,n,w3 b s",
        ],
        whole: &[],
        proofs: &[8, 10, 12],
        hard: 17,
        middle: Middle {
            sizes: (9, 13),
            plies: 1,
            positions: include_str!("middle.txt"),
        },
    };
    const ASKED: &'static str = "choose-stack";
    const KEYS: &'static [Key] = &[Key {
        keys: "1 2 X",
        message: "keys-ways",
    }];
    const IS_WIDE: bool = true;
    const SPOKEN: &'static [&'static str] = &["1", "2", "x", "pass"];

    fn spoken(&self, m: Move) -> Spoken {
        match m {
            Move::Carry {
                stack,
                direction,
                count,
            } => {
                // Stacks are told as they are numbered before the snake closes up.
                let landing = self.landing(stack, self.snake.stack_unchecked(stack), direction);
                let goal = landing.expect("the move is legal");
                let kind = if count == 1 { "1" } else { "2" };
                Spoken::new(kind)
                    .with("stack", &(stack + 1))
                    .with("goal", &(goal + 1))
            }
            Move::Swap { low, high } => Spoken::new("x")
                .with("stack", &(low + 1))
                .with("goal", &(high + 1)),
            Move::Pass => Spoken::new("pass"),
        }
    }

    fn size(&self) -> usize {
        self.snake.n_stacks()
    }
}
