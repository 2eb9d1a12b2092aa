//! Lessons: what is pushed, and what is not.

use boardgame::{Color, Outcome};
use showcase::{Exercise, Lesson};

use crate::{Move, Pentaroll, Side, Termination};

const WHITE: Outcome = Outcome::Win(Color::White);
const BLACK: Outcome = Outcome::Win(Color::Black);

const ROW_3_FROM_THE_LEFT: Move = Move {
    side: Side::West,
    lane: 2,
};

pub(super) const LESSONS: &[Lesson<Pentaroll>] = &[
    Lesson {
        name: "turn",
        position: "6/6/6/6/6/6 w",
        goal: Exercise::Any,
        answer: "W3",
    },
    Lesson {
        name: "push",
        position: "6/6/bb1b2/6/3w2/1w3w w",
        goal: Exercise::Kind(|m| m == ROW_3_FROM_THE_LEFT),
        answer: "W3",
    },
    Lesson {
        name: "five",
        position: "6/2b3/wwww2/5b/1b4/3b2 w",
        goal: Exercise::End(WHITE, Termination::FiveByPlacing),
        answer: "W3",
    },
    Lesson {
        name: "full",
        position: "1w4/1w4/1w4/bwbwbw/4b1/b2b2 w",
        goal: Exercise::End(WHITE, Termination::FiveByPlacing),
        answer: "Nb",
    },
    Lesson {
        name: "corner",
        position: "w1b3/w4b/w2b2/w4b/bwbwbw/6 w",
        goal: Exercise::End(WHITE, Termination::FiveByPlacing),
        answer: "Na",
    },
    Lesson {
        name: "theirs",
        position: "wb4/2b2w/2b3/2b2w/2b3/3ww1 w",
        goal: Exercise::End(BLACK, Termination::OpponentsFive),
        answer: "W1",
    },
    Lesson {
        name: "both",
        position: "wb4/1wb3/1wb3/1wb3/1wb3/1b4 w",
        goal: Exercise::End(Outcome::Draw, Termination::BothFive),
        answer: "W1",
    },
    Lesson {
        name: "defend",
        position: "1w4/1w4/bbbb2/6/4w1/3w2 w",
        goal: Exercise::Hold,
        answer: "Nb",
    },
];
