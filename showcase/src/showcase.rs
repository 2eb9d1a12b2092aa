//! All that a game shows of itself, asked for in one place.

use crate::{Changes, Form, Lesson, Picture, Spoken};

/// A game that can be learned, shown, measured and read aloud.
///
/// Words are messages; here stand only the ends of their names.
pub trait Showcase: Changes + Picture {
    /// The lessons, in order. Those of other editions than the ordinary one come last.
    const LESSONS: &'static [Lesson<Self>];
    /// One move that shows what the game is about.
    const TOUR: Scene;
    /// A few moves that end in a win.
    const DEMO: Scene;
    /// The puzzles, one a line: JSON, as `panta puzzle` writes them.
    const PUZZLES: &'static str;
    /// The frozen openings for matches, one a line, as `panta openings` writes them.
    const OPENINGS: &'static str;
    /// What is measured.
    const BENCH: Bench;
    /// The name of the message below a board that asks for a move.
    const ASKED: &'static str;
    /// The keys of its boards beyond those that move, press and cancel.
    const KEYS: &'static [Key] = &[];
    /// The forms in which other programs write its games.
    const FORMS: &'static [Form<Self>] = &[];
    /// Whether its board lies across, with everything else below it.
    const IS_WIDE: bool = false;
    /// All that [`Spoken::kind`] can be.
    const SPOKEN: &'static [&'static str];

    /// A legal move, as it is told.
    fn spoken(&self, m: Self::Move) -> Spoken;

    /// The notation of a move as people read it, where it is easily misread. Programs get the notation.
    fn written(notation: &str) -> String {
        notation.to_owned()
    }

    /// How much is on the board; random positions are measured by it.
    fn size(&self) -> usize;
}

/// Where something begins, and what is played there, all in notation.
#[derive(Debug, Clone, Copy)]
pub struct Scene {
    /// The position.
    pub position: &'static str,
    /// The moves.
    pub moves: &'static [&'static str],
}

/// What is measured of a game.
#[derive(Debug, Clone, Copy)]
pub struct Bench {
    /// How deep the engine searches for its signature.
    pub depth: u32,
    /// The positions that it searches: openings, and the middle of games.
    pub positions: &'static [&'static str],
    /// The sizes of random positions whose moves are all valued, by all versions of the solver, and once
    /// more with exact distances; nothing where only positions are proven.
    pub whole: &'static [usize],
    /// The sizes of random positions that are proven by searching forward.
    pub proofs: &'static [usize],
    /// The size of random positions that no solver is done with soon.
    pub hard: usize,
    /// Where mistakes in the middle of a game are looked for.
    pub middle: Middle,
}

/// Positions of known value in the middle of a game, from which the engine plays.
#[derive(Debug, Clone, Copy)]
pub struct Middle {
    /// The least and the largest of their sizes.
    pub sizes: (usize, usize),
    /// How many moves are made before a solver says what has become of the value.
    pub plies: usize,
    /// The frozen positions, one a line behind its value for the side to move. No network learns from
    /// them.
    pub positions: &'static str,
}

/// A key of a board, or several.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Key {
    /// What is written on them, with spaces between.
    pub keys: &'static str,
    /// The name of the message that says what they do.
    pub message: &'static str,
}
