//! The rules.

use boardgame::{Color, Ending, MoveError, Nothing, OnlyEdition, Outcome, Position};
use grid::Board;

use crate::notation;
use crate::{Illegal, Impossible, Move, Moves, Setup, Termination};

/// A position of Pentaroll.
///
/// ```
/// use pentaroll::{Color, Pentaroll, Position};
///
/// let position: Pentaroll = "wbwbwb/6/6/6/6/6 w".parse()?;
/// assert_eq!(position.turn(), Color::White);
/// // A full lane takes no marble.
/// let error = position.read_move("W1").unwrap_err();
/// assert_eq!(error.to_string(), "illegal move: the lane of W1 is full");
/// # Ok::<(), pentaroll::PositionError<pentaroll::Pentaroll>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pentaroll {
    pub(crate) board: Board,
    pub(crate) turn: Color,
}

impl Pentaroll {
    /// The marbles.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The move under the name it is written with: an empty corner is entered along its row.
    pub(crate) fn canonical_move(&self, m: Move) -> Move {
        if self.board.empty().contains(m.side.slot_unchecked(m.lane)) {
            m.along_row()
        } else {
            m
        }
    }

    /// Whether the lane has room.
    pub(crate) fn is_open(&self, m: Move) -> bool {
        !m.side.lane(m.lane).is_full(&self.board)
    }
}

impl Position for Pentaroll {
    type Move = Move;
    type Moves = Moves;
    type Setup = Setup;
    type Termination = Termination;
    type Remark = Nothing;
    type Illegal = Illegal;
    type Impossible = Impossible;

    const NAME: &'static str = "pentaroll";
    const TITLE: &'static str = "Pentaroll";

    fn start(setup: &Setup) -> Self {
        Self {
            board: Board::EMPTY,
            turn: setup.first,
        }
    }

    fn edition(&self) -> OnlyEdition {
        OnlyEdition::Standard
    }

    fn turn(&self) -> Color {
        self.turn
    }

    fn legal_moves(&self) -> Moves {
        if self.outcome().is_some() {
            return Moves::new();
        }
        let is_canonical = |m: &Move| self.canonical_move(*m) == *m;
        Move::all()
            .filter(|&m| self.is_open(m))
            .filter(is_canonical)
            .collect()
    }

    fn is_legal(&self, m: Move) -> bool {
        let is_there = m.side.slot(m.lane).is_some();
        is_there && self.outcome().is_none() && self.is_open(m) && self.canonical_move(m) == m
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.board.outcome()
    }

    fn ending(&self, _last: Option<Move>) -> Option<Ending<Termination>> {
        let outcome = self.outcome()?;
        let terminations: &'static [Termination] = match (self.board.fives(), outcome) {
            ((true, true), _) => &[Termination::BothFive],
            (_, Outcome::Draw) => &[Termination::BoardFull],
            // The side not to move rolled last.
            (_, Outcome::Win(winner)) if winner == self.turn => &[Termination::OpponentsFive],
            (_, Outcome::Win(_)) => &[Termination::FiveByPlacing],
        };
        Some(Ending {
            outcome,
            terminations,
            marks: self.board.five_marks(),
        })
    }

    #[inline]
    fn play_unchecked(&mut self, m: Move) {
        let lane = m.side.lane(m.lane);
        self.board = lane.push(&self.board);
        self.board.add_unchecked(self.turn, lane.slot);
        self.turn = !self.turn;
    }

    fn read_move(&self, text: &str) -> Result<Move, MoveError<Self>> {
        notation::read_move(self, text)
    }

    fn key(&self) -> u128 {
        self.board.key() | (self.turn as u128) << 92
    }
}
