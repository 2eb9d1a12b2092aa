//! The rules.

use boardgame::{Color, Ending, MoveError, OnlyEdition, Outcome, Position};

use crate::notation;
use crate::snake::{Snake, Stack, WINNING_HEIGHT};
use crate::{Direction, Illegal, Impossible, Move, Moves, Remark, Setup, Termination};

/// A position of Pantareï.
///
/// ```
/// use pantarei::{Pantarei, Position, Setup};
///
/// let position = Pantarei::start(&Setup::default());
/// assert_eq!(position.to_string().parse(), Ok(position));
/// assert!(position.may_swap());
/// // Who answers a swap may not swap.
/// let swap = position.read_move("9x13")?;
/// assert!(!position.play(swap)?.may_swap());
/// # Ok::<(), pantarei::MoveError<pantarei::Pantarei>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pantarei {
    pub(crate) snake: Snake,
    pub(crate) turn: Color,
    /// Whether the side to move may swap: not right after the opponent's swap.
    pub(crate) may_swap: bool,
}

/// With more stacks than this, somebody controls two and can swap them: only one can be nobody's.
const MAX_STUCK_STACKS: usize = 3;

impl Pantarei {
    /// The stacks.
    pub fn snake(&self) -> Snake {
        self.snake
    }

    /// Whether the side to move may swap, as far as the last move matters.
    pub fn may_swap(&self) -> bool {
        self.may_swap
    }

    /// The stacks that a color controls, with their indexes.
    #[inline]
    pub(crate) fn controlled(&self, color: Color) -> impl Iterator<Item = (u8, Stack)> {
        let snake = self.snake;
        let stacks = (0..).zip(snake.stacks());
        stacks.filter(move |&(_, stack)| snake.top(stack).color() == Some(color))
    }

    /// Where the top of a stack lands.
    #[inline]
    pub(crate) fn landing(&self, index: u8, stack: Stack, direction: Direction) -> Option<u8> {
        direction.go(
            index,
            self.snake.top(stack).value(),
            self.snake.n_stacks() as u8,
        )
    }

    /// Whether a color could carry or swap if the last move did not matter.
    fn can_act(&self, color: Color) -> bool {
        let can_carry = |(index, stack)| {
            Direction::ALL
                .iter()
                .any(|&way| self.landing(index, stack, way).is_some())
        };
        self.controlled(color).count() >= 2 || self.controlled(color).any(can_carry)
    }

    /// Whether neither side will ever be able to do anything.
    #[inline]
    fn is_stuck(&self) -> bool {
        self.snake.n_stacks() <= MAX_STUCK_STACKS
            && !Color::ALL.iter().any(|&color| self.can_act(color))
    }
}

impl Position for Pantarei {
    type Move = Move;
    type Moves = Moves;
    type Setup = Setup;
    type Termination = Termination;
    type Remark = Remark;
    type Illegal = Illegal;
    type Impossible = Impossible;

    const NAME: &'static str = "pantarei";
    const TITLE: &'static str = "Pantarei";

    fn start(setup: &Setup) -> Self {
        Self {
            snake: setup.layout.snake(),
            turn: setup.first,
            may_swap: true,
        }
    }

    fn edition(&self) -> OnlyEdition {
        OnlyEdition::Standard
    }

    fn turn(&self) -> Color {
        self.turn
    }

    fn legal_moves(&self) -> Moves {
        let mut moves = Moves::new();
        if self.outcome().is_some() {
            return moves;
        }
        for (index, stack) in self.controlled(self.turn) {
            for direction in Direction::ALL {
                if self.landing(index, stack, direction).is_some() {
                    let counts = 1..=stack.height().min(2) as u8;
                    moves.extend(counts.map(|count| Move::Carry {
                        stack: index,
                        direction,
                        count,
                    }));
                }
            }
        }
        if self.may_swap {
            for (low, _) in self.controlled(self.turn) {
                let others = self.controlled(self.turn).filter(|&(high, _)| high > low);
                moves.extend(others.map(|(high, _)| Move::Swap { low, high }));
            }
        }
        if moves.is_empty() {
            moves.push(Move::Pass);
        }
        moves
    }

    fn n_legal_moves(&self) -> usize {
        if self.outcome().is_some() {
            return 0;
        }
        let mut n_controlled = 0;
        let mut n_carries = 0;
        for (index, stack) in self.controlled(self.turn) {
            n_controlled += 1;
            let ways = Direction::ALL
                .iter()
                .filter(|&&way| self.landing(index, stack, way).is_some());
            n_carries += ways.count() * stack.height().min(2);
        }
        let n_swaps = if self.may_swap && n_controlled > 1 {
            n_controlled * (n_controlled - 1) / 2
        } else {
            0
        };
        (n_carries + n_swaps).max(1) // a pass
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        if self.snake.has_winning_stack() {
            Some(Outcome::Win(!self.turn)) // the mover's scale is on top
        } else {
            self.is_stuck().then_some(Outcome::Draw)
        }
    }

    fn ending(&self, _last: Option<Move>) -> Option<Ending<Termination>> {
        let outcome = self.outcome()?;
        let terminations = if outcome == Outcome::Draw {
            &[Termination::Stuck]
        } else {
            &[Termination::Seven]
        };
        let is_high = |&(_, stack): &(usize, Stack)| stack.height() >= WINNING_HEIGHT;
        let high = (1..).zip(self.snake.stacks()).filter(is_high);
        Some(Ending {
            outcome,
            terminations,
            marks: high.map(|(number, _)| number.to_string()).collect(),
        })
    }

    fn remark(&self) -> Option<Remark> {
        (!self.may_swap).then_some(Remark::NoSwap)
    }

    #[inline]
    fn play_unchecked(&mut self, m: Move) {
        match m {
            Move::Carry {
                stack: index,
                direction,
                count,
            } => {
                let stack = self.snake.stack_unchecked(index);
                let landing = self
                    .landing(index, stack, direction)
                    .expect("the move is legal");
                self.snake =
                    self.snake
                        .carry(stack, self.snake.stack_unchecked(landing), count.into());
            }
            Move::Swap { low, high } => {
                self.snake = self.snake.swap(
                    self.snake.stack_unchecked(low),
                    self.snake.stack_unchecked(high),
                );
            }
            Move::Pass => {}
        }
        self.may_swap = !matches!(m, Move::Swap { .. });
        self.turn = !self.turn;
    }

    fn read_move(&self, text: &str) -> Result<Move, MoveError<Self>> {
        notation::read_move(self, text)
    }

    fn key(&self) -> u128 {
        self.snake.bits() | u128::from(self.may_swap) << 76 | (self.turn as u128) << 77
    }
}
