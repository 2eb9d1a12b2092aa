//! Lessons: what wins, then carrying, looking into stacks, the neutral scale, swapping, and defending.

use boardgame::{Color, Outcome};
use showcase::{Exercise, Lesson};

use crate::{Move, Pantarei, Termination};

pub(super) const LESSONS: &[Lesson<Pantarei>] = &[
    Lesson {
        name: "goal",
        position: "b2w2,w1b3,w1b3w2b1b2w3,w1,b1w3n,b1b3w2,w3b2 w s",
        goal: Exercise::End(Outcome::Win(Color::White), Termination::Seven),
        answer: "4L1",
    },
    Lesson {
        name: "carry",
        position: "w1,b3,n,b2,w3,b1,w2,b3,w1,b2,w3,b1,w2,b3,w1,b2,w3,b1,w2 w s",
        goal: Exercise::Kind(|m| matches!(m, Move::Carry { count: 1, .. })),
        answer: "5R1",
    },
    Lesson {
        name: "look",
        position: "w1,b3,b2w2,b1,w3,b3b2b1w1,n,b2,w3,w2,b1w3w1b3,w2 w s",
        goal: Exercise::Kind(|m| {
            matches!(
                m,
                Move::Carry {
                    stack: 5,
                    count: 2,
                    ..
                }
            )
        }),
        answer: "6R2",
    },
    Lesson {
        name: "neutral",
        position: "w1,b3,b2,nw3,b1,w2,b3,w1,b2,w3,b1,w2,b3,w1,b2,w3,b1,w2 w s",
        goal: Exercise::Kind(|m| {
            matches!(
                m,
                Move::Carry {
                    stack: 3,
                    count: 2,
                    ..
                }
            )
        }),
        answer: "4R2",
    },
    Lesson {
        name: "swap",
        position: "w1,b3w2,n,b2,w3,b1,b3w1,b2,w3,b1,w2,b3,w1,b2,w3,b1,w2 w s",
        goal: Exercise::Kind(|m| matches!(m, Move::Swap { .. })),
        answer: "2x7",
    },
    Lesson {
        name: "ban",
        position: "w1,b3w1,n,b2,w3,b1,b3w2,b2,w3,b1,w2,b3,w1,b2,w3,b1,w2 b -",
        goal: Exercise::Any,
        answer: "4R1",
    },
    Lesson {
        name: "pass",
        position: "b3b3b2b2w3,w2,w2b2w3w1b1w1,b1w2,nw1b1b3w3 b -",
        goal: Exercise::Kind(|m| m == Move::Pass),
        answer: "pass",
    },
    Lesson {
        name: "defend",
        position: "w1b1w2b2w3b3,b1,w1,w2,n,b1,w3,b2,w1,b3,w2,b2,w3,b3 w s",
        goal: Exercise::Hold,
        answer: "3L1",
    },
];
