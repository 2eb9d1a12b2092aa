//! The rules.

use boardgame::{Color, Ending, MoveError, Outcome, Position};
use grid::{Board, Cells};

use crate::board::{Block, Twist};
use crate::notation;
use crate::{Direction, Edition, Illegal, Impossible, Move, Moves, Remark, Setup, Termination};

/// A position of Pentago.
///
/// ```
/// use pentago::{Color, Outcome, Pentago, Position};
///
/// let position: Pentago = "wwww2/bbbb2/6/6/6/6 w".parse()?;
/// let m = position.read_move("e1")?; // five: nothing is twisted after a winning placing
/// let end = position.play(m)?;
/// assert_eq!(end.outcome(), Some(Outcome::Win(Color::White)));
/// assert!(end.legal_moves().is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pentago {
    pub(crate) board: Board,
    pub(crate) turn: Color,
    pub(crate) edition: Edition,
    /// Whether the side to move answers a five by twist with one placing (Czech).
    pub(crate) reply: bool,
}

impl Pentago {
    /// The marbles.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Whether the side to move owes the Czech reply: a placing without a twist.
    pub fn is_reply(&self) -> bool {
        self.reply
    }

    /// Whether five of the side not to move, made by a twist, can be answered: in the Czech edition
    /// where it alone has five and a cell is left.
    #[inline]
    pub(crate) fn allows_reply(&self) -> bool {
        let (own, other) = (self.board.of(self.turn), self.board.of(!self.turn));
        self.edition == Edition::Czech
            && other.has_five()
            && !own.has_five()
            && !self.board.empty().is_empty()
    }

    /// The empty cells in which a marble of the side to move ends its turn by itself.
    fn winning_cells(&self) -> Cells {
        let own = self.board.of(self.turn);
        if self.edition.placing_wins() && own.has_four() {
            own.completions() & self.board.empty()
        } else {
            Cells::NONE
        }
    }

    /// The cells after whose filling the twist may be skipped.
    fn skipping_cells(&self) -> Cells {
        if self.edition != Edition::Finnish {
            return Cells::NONE;
        }
        let is_empty = |block: &Block| (self.board.occupied() & block.cells()).is_empty();
        let mut empty_blocks = Block::ALL.into_iter().filter(is_empty);
        match (empty_blocks.next(), empty_blocks.next()) {
            (None, _) => Cells::NONE,
            // The marble must not go into the only empty block.
            (Some(block), None) => self.board.empty() - block.cells(),
            (Some(_), Some(_)) => self.board.empty(),
        }
    }

    /// The twists of this edition.
    pub(crate) fn twists(&self) -> impl Iterator<Item = Twist> + Clone + use<> {
        let both_ways = self.edition.twists_both_ways();
        Twist::ALL
            .into_iter()
            .filter(move |twist| both_ways || twist.direction == Direction::Right)
    }

    fn n_twists(&self) -> usize {
        if self.edition.twists_both_ways() {
            8
        } else {
            4
        }
    }

    /// Whether and how a marble in this empty cell is followed by a twist.
    pub(crate) fn after_placing(&self, cell: grid::Cell) -> Followup {
        if self.reply {
            Followup::Reply
        } else if self.winning_cells().contains(cell) {
            Followup::Won
        } else if self.skipping_cells().contains(cell) {
            Followup::MayTwist
        } else {
            Followup::MustTwist
        }
    }

    /// Where a marble can go, alone or with a twist; nowhere when the game is over.
    #[inline]
    pub(crate) fn placings(&self) -> Placings {
        if self.outcome().is_some() {
            return Placings::default();
        }
        self.placings_unchecked()
    }

    /// The same where the caller knows that the game goes on.
    #[inline]
    pub(crate) fn placings_unchecked(&self) -> Placings {
        let empty = self.board.empty();
        if self.reply {
            return Placings {
                alone: empty,
                twisted: Cells::NONE,
            };
        }
        let winning = self.winning_cells();
        Placings {
            alone: winning | self.skipping_cells(),
            twisted: empty - winning,
        }
    }

    /// The names of an end with five of one color.
    fn one_five(&self, winner: Color, last: Option<Move>) -> &'static [Termination] {
        let twisted = last.map(|m| m.twist.is_some());
        let by_opponent = winner == self.turn;
        match (by_opponent, twisted) {
            // The Czech reply came too late.
            (true, Some(false)) => &[Termination::FiveByTwist],
            (true, None) if self.edition == Edition::Czech => {
                &[Termination::OpponentsFive, Termination::FiveByTwist]
            }
            (true, _) => &[Termination::OpponentsFive],
            (false, Some(false)) => &[Termination::FiveByPlacing],
            (false, None) if self.edition.placing_wins() => {
                &[Termination::FiveByPlacing, Termination::FiveByTwist]
            }
            (false, _) => &[Termination::FiveByTwist],
        }
    }
}

/// The cells that a marble can go to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Placings {
    /// Those where nothing need be twisted after it.
    pub(crate) alone: Cells,
    /// Those where a block can be twisted after it.
    pub(crate) twisted: Cells,
}

/// What follows a placing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Followup {
    /// Nothing: it is the Czech reply.
    Reply,
    /// Nothing: it has won.
    Won,
    /// A twist, or none.
    MayTwist,
    /// A twist.
    MustTwist,
}

impl Position for Pentago {
    type Move = Move;
    type Moves = Moves;
    type Setup = Setup;
    type Termination = Termination;
    type Remark = Remark;
    type Illegal = Illegal;
    type Impossible = Impossible;

    const NAME: &'static str = "pentago";
    const TITLE: &'static str = "Pentago";

    fn start(setup: &Setup) -> Self {
        Self {
            board: Board::EMPTY,
            turn: setup.first,
            edition: setup.edition,
            reply: false,
        }
    }

    fn edition(&self) -> Edition {
        self.edition
    }

    fn turn(&self) -> Color {
        self.turn
    }

    fn legal_moves(&self) -> Moves {
        let mut moves = Moves::new();
        let Placings { alone, twisted } = self.placings();
        for cell in (alone | twisted).iter() {
            if alone.contains(cell) {
                moves.push(Move { cell, twist: None });
            }
            if twisted.contains(cell) {
                moves.extend(self.twists().map(|twist| Move {
                    cell,
                    twist: Some(twist),
                }));
            }
        }
        moves
    }

    fn n_legal_moves(&self) -> usize {
        let Placings { alone, twisted } = self.placings();
        alone.len() + twisted.len() * self.n_twists()
    }

    fn is_legal(&self, m: Move) -> bool {
        let Placings { alone, twisted } = self.placings();
        match m.twist {
            None => alone.contains(m.cell),
            Some(twist) => {
                let turns = self.edition.twists_both_ways() || twist.direction == Direction::Right;
                turns && twisted.contains(m.cell)
            }
        }
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        if self.reply {
            return None;
        }
        if self.edition == Edition::Finnish && self.board.fives() == (true, true) {
            return Some(Outcome::Win(!self.turn)); // who has twisted
        }
        self.board.outcome()
    }

    fn ending(&self, last: Option<Move>) -> Option<Ending<Termination>> {
        let outcome = self.outcome()?;
        let terminations = match self.board.fives() {
            (true, true) => &[Termination::BothFive],
            (false, false) => &[Termination::BoardFull],
            (white_five, _) => self.one_five(
                if white_five {
                    Color::White
                } else {
                    Color::Black
                },
                last,
            ),
        };
        Some(Ending {
            outcome,
            terminations,
            marks: self.board.five_marks(),
        })
    }

    fn remark(&self) -> Option<Remark> {
        self.reply.then_some(Remark::Reply)
    }

    #[inline]
    fn play_unchecked(&mut self, m: Move) {
        let mover = self.turn;
        self.board.add_unchecked(mover, Cells::of(m.cell));
        if let Some(twist) = m.twist {
            self.board = twist.apply(&self.board);
        }
        self.turn = !mover;
        self.reply = m.twist.is_some() && self.allows_reply();
    }

    fn read_move(&self, text: &str) -> Result<Move, MoveError<Self>> {
        notation::read_move(self, text)
    }

    fn key(&self) -> u128 {
        let flags = self.turn as u128 | (self.edition as u128) << 1 | u128::from(self.reply) << 4;
        self.board.key() | flags << 92
    }
}
