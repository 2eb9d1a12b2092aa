//! Lessons: marble, twist, and whose five it is then.

use boardgame::{Color, Outcome};
use showcase::{Exercise, Lesson};

use crate::{Pentago, Termination};

const WHITE: Outcome = Outcome::Win(Color::White);
const BLACK: Outcome = Outcome::Win(Color::Black);

pub(super) const LESSONS: &[Lesson<Pentago>] = &[
    Lesson {
        name: "turn",
        position: "6/6/6/6/6/6 w",
        goal: Exercise::Any,
        answer: "c3-2R",
    },
    Lesson {
        name: "five",
        position: "b5/1wwww1/6/3b2/b5/5b w",
        goal: Exercise::End(WHITE, Termination::FiveByPlacing),
        answer: "a2",
    },
    Lesson {
        name: "twist",
        position: "w2w2/w5/w4b/5b/2b3/3b2 w",
        goal: Exercise::End(WHITE, Termination::FiveByTwist),
        answer: "e1-1R",
    },
    Lesson {
        name: "theirs",
        position: "b2bb1/b5/b2w2/1w3w/4w1/2w3 w",
        goal: Exercise::End(BLACK, Termination::OpponentsFive),
        answer: "e4-1R",
    },
    Lesson {
        name: "both",
        position: "b1wbb1/b1w3/b1ww2/6/6/5w w",
        goal: Exercise::End(Outcome::Draw, Termination::BothFive),
        answer: "e3-1R",
    },
    Lesson {
        name: "defend",
        position: "w5/4w1/6/6/wbbbb1/5w w",
        goal: Exercise::Hold,
        answer: "f5-1R",
    },
    Lesson {
        name: "finnish",
        position: "b1wbb1/b1w3/b1ww2/6/6/5w w finnish",
        goal: Exercise::End(WHITE, Termination::BothFive),
        answer: "e3-1R",
    },
    Lesson {
        name: "czech",
        position: "wwwww1/6/6/6/1bbbb1/6 b czech reply",
        goal: Exercise::End(Outcome::Draw, Termination::BothFive),
        answer: "a5",
    },
    Lesson {
        name: "basque",
        position: "b4b/6/1b4/5w/5w/2w1bw w basque",
        goal: Exercise::End(WHITE, Termination::FiveByTwist),
        answer: "b6-4R",
    },
    Lesson {
        name: "openspiel",
        position: "b5/1wwww1/6/3b2/b5/5b w openspiel",
        goal: Exercise::End(WHITE, Termination::FiveByTwist),
        answer: "a2-3R",
    },
];
