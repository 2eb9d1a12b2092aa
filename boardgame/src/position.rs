//! The trait that every game implements, and what it speaks of.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::Deref;
use std::str::FromStr;

use crate::{Color, MoveError, Named, ParseError, PositionError, Reason};

/// A position of one game: a small value that knows its rules (edition included) and nothing of
/// its past.
///
/// Its text, written by `Display` and read by `FromStr`, is the game's notation.
pub trait Position:
    Clone + Eq + Hash + Debug + Display + FromStr<Err = PositionError<Self>> + Send + Sync + 'static
{
    /// One whole turn. Its text is read by the position ([`read_move`](Self::read_move)), which
    /// knows what it means there.
    type Move: Copy + Eq + Ord + Hash + Debug + Display + Send + Sync + 'static;
    /// A list of moves, of the game's own capacity.
    type Moves: Deref<Target = [Self::Move]> + IntoIterator<Item = Self::Move>;
    /// What a game is set up from.
    type Setup: Setup;
    /// The ends that the board can make.
    type Termination: Termination;
    /// What a player must know beyond whose turn it is.
    type Remark: Named;
    /// Why the rules forbid a move.
    type Illegal: Reason;
    /// Why no game comes to a position.
    type Impossible: Reason;

    /// The game's short name, as in URLs and files.
    const NAME: &'static str;
    /// The game's name in records.
    const TITLE: &'static str;

    /// The position in which a game so set up begins.
    fn start(setup: &Self::Setup) -> Self;

    /// The edition whose rules hold.
    fn edition(&self) -> EditionOf<Self>;

    /// The side to move.
    fn turn(&self) -> Color;

    /// The legal moves, each once, in canonical form; empty exactly when the game is over.
    fn legal_moves(&self) -> Self::Moves;

    /// How the game ended, or `None` while it goes on. Fast; [`ending`](Self::ending) tells why.
    fn outcome(&self) -> Option<Outcome>;

    /// Why the game ended, for people. The move that ended it tells more than the position alone.
    fn ending(&self, last: Option<Self::Move>) -> Option<Ending<Self::Termination>>;

    /// What a player must know beyond whose turn it is.
    fn remark(&self) -> Option<Self::Remark> {
        None
    }

    /// Plays a move that the caller knows to be legal.
    fn play_unchecked(&mut self, m: Self::Move);

    /// Reads a move in this position: the canonical move, or why it is none.
    fn read_move(&self, text: &str) -> Result<Self::Move, MoveError<Self>>;

    /// A number that no other position of the game has; the same on every machine and build.
    fn key(&self) -> u128;

    /// How many legal moves there are; override it where counting is faster than listing.
    fn n_legal_moves(&self) -> usize {
        self.legal_moves().len()
    }

    /// Whether a move can be played here.
    fn is_legal(&self, m: Self::Move) -> bool {
        self.legal_moves().contains(&m)
    }

    /// The position after a move that the caller knows to be legal.
    #[must_use]
    fn after(&self, m: Self::Move) -> Self {
        let mut next = self.clone();
        next.play_unchecked(m);
        next
    }

    /// The position after a move, or why the move cannot be played.
    fn play(&self, m: Self::Move) -> Result<Self, MoveError<Self>> {
        if self.is_legal(m) {
            return Ok(self.after(m));
        }
        Err(if self.outcome().is_some() {
            MoveError::Over
        } else {
            MoveError::Unplayable(m)
        })
    }
}

/// The edition of a game.
pub type EditionOf<P> = <<P as Position>::Setup as Setup>::Edition;

/// An end that the board can make, by its name in records.
pub trait Termination: Named {
    /// Whether the loser made it, who completed what only the winner gains by.
    fn is_slip(self) -> bool {
        false
    }
}

/// The choices made before the first move: edition, who begins, and the layout where there is one.
///
/// The default is the ordinary start. Its text is what a position says beyond an empty board.
pub trait Setup: Clone + Eq + Debug + Default + Display + FromStr<Err = ParseError> {
    /// The game's editions, the ordinary one first.
    type Edition: Named;
    /// Whether every game has a shuffled layout of its own, after which one player chooses a color.
    const SHUFFLED: bool = false;

    /// The same in this edition.
    #[must_use]
    fn with_edition(self, edition: Self::Edition) -> Self;

    /// The same with this color beginning.
    #[must_use]
    fn with_first(self, first: Color) -> Self;

    /// The same with the layout of this seed, in games that have layouts.
    #[must_use]
    fn shuffled(self, _seed: u64) -> Self {
        self
    }

    /// The layout alone, before a color is chosen, in games that have layouts.
    fn layout(&self) -> Option<String> {
        None
    }

    /// The same with a layout, given as [`layout`](Self::layout) writes it.
    fn with_layout(self, _text: &str) -> Result<Self, ParseError> {
        Err(ParseError {
            column: 1,
            expected: "no layout, for the game has none".into(),
        })
    }
}

/// How a game ended. It speaks of colors, not of "me" and "you".
///
/// ```
/// use boardgame::{Color, Outcome};
///
/// assert_eq!(Outcome::Win(Color::White).winner(), Some(Color::White));
/// assert_eq!(Outcome::Draw.winner(), None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// This color has won.
    Win(Color),
    /// Nobody has won.
    Draw,
}

impl Outcome {
    /// The winner, unless it is a draw.
    pub const fn winner(self) -> Option<Color> {
        match self {
            Self::Win(color) => Some(color),
            Self::Draw => None,
        }
    }

    /// The word of the interfaces: `white`, `black` or `draw`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Win(color) => color.name(),
            Self::Draw => "draw",
        }
    }
}

/// Why a game ended, and where to look.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ending<T: 'static> {
    /// What it means for the players.
    pub outcome: Outcome,
    /// How the board made it. More than one only where the last move, which is not known, would tell
    /// them apart.
    pub terminations: &'static [T],
    /// The places that show it, as the notation names them.
    pub marks: Vec<String>,
}
