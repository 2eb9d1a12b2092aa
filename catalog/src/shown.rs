//! What any game shows of itself.

use showcase::{Bench, Key, Scene, Showcase};

use crate::{AnyPosition, Game};

impl Game {
    /// One move that shows what the game is about.
    pub const fn tour(self) -> Scene {
        with_game!(self, P => P::TOUR)
    }

    /// A few moves that end in a win.
    pub const fn demo(self) -> Scene {
        with_game!(self, P => P::DEMO)
    }

    /// What is measured.
    pub const fn bench(self) -> Bench {
        with_game!(self, P => P::BENCH)
    }

    /// The name of the message below a board that asks for a move.
    pub const fn asked(self) -> &'static str {
        with_game!(self, P => P::ASKED)
    }

    /// The keys of the game's boards beyond those that move, press and cancel.
    pub const fn keys(self) -> &'static [Key] {
        with_game!(self, P => P::KEYS)
    }

    /// Whether the game's board lies across, with everything else below it.
    pub const fn is_wide(self) -> bool {
        with_game!(self, P => P::IS_WIDE)
    }

    /// The notation of a move as people read it.
    pub fn written(self, notation: &str) -> String {
        with_game!(self, P => P::written(notation))
    }

    /// The frozen openings for matches, one [`Placement`](crate::protocol::Placement) a line.
    pub const fn openings(self) -> &'static str {
        with_game!(self, P => P::OPENINGS)
    }

    /// The puzzles that are shipped, one a line.
    pub(crate) const fn puzzle_lines(self) -> &'static str {
        with_game!(self, P => P::PUZZLES)
    }
}

impl AnyPosition {
    /// How much is on the board: marbles, or stacks.
    pub fn size(&self) -> usize {
        with_position!(self, position => position.size())
    }
}
