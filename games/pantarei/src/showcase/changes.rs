//! What a move does, scale by scale.
//!
//! A place is a stack, counted from the head, and a height within it, counted from the bottom: `5.2`.

use showcase::{Change, Changes, How, Piece, Step};

use crate::{Direction, Move, Pantarei};

boardgame::named! {
    /// What is done in a step of a turn.
    ///
    /// ```
    /// use pantarei::{Action, Pantarei, Position};
    /// use showcase::Changes;
    ///
    /// let position = Pantarei::reduced("w1,w2,b1 w s")?;
    /// let steps = position.changes(position.read_move("1x2")?);
    /// assert_eq!(steps[0].action, Action::Swap);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub enum Action {
        /// Scales are carried.
        Move = "move",
        /// Two stacks swap.
        Swap = "swap",
        /// The snake closes a gap.
        Close = "close",
    }
}

impl Changes for Pantarei {
    type Action = Action;

    fn pieces(&self) -> Vec<Piece> {
        let stacks = (0..).zip(self.stack_texts());
        let scales = stacks.flat_map(|(stack, scales)| {
            (1..).zip(scales).map(move |(height, piece)| Piece {
                place: place(stack, height),
                piece,
            })
        });
        scales.collect()
    }

    fn changes(&self, m: Move) -> Vec<Step<Action>> {
        match m {
            Move::Carry {
                stack,
                direction,
                count,
            } => self.carrying(stack, direction, count.into()),
            Move::Swap { low, high } => self.swapping(low.into(), high.into()),
            Move::Pass => Vec::new(),
        }
    }

    fn passed(&self) -> Option<Self> {
        Some(Self {
            turn: !self.turn,
            may_swap: true,
            ..*self
        })
    }

    /// A mark is a whole stack.
    fn is_shown_by(place: &str, mark: &str) -> bool {
        place
            .split_once('.')
            .is_some_and(|(stack, _)| stack == mark)
    }
}

impl Pantarei {
    /// The scales of each stack, from bottom to top.
    fn stack_texts(&self) -> Vec<Vec<String>> {
        let scales = |stack| self.snake.scales(stack).map(|scale| scale.to_string());
        self.snake
            .stacks()
            .map(|stack| scales(stack).collect())
            .collect()
    }

    fn carrying(&self, index: u8, direction: Direction, count: usize) -> Vec<Step<Action>> {
        let stacks = self.stack_texts();
        let landing = self
            .landing(index, self.snake.stack_unchecked(index), direction)
            .expect("the move is legal");
        let (from, to) = (usize::from(index), usize::from(landing));
        let n_left = stacks[from].len() - count;
        let carried = stacks[from].iter().enumerate().skip(n_left);
        let changes = carried.map(|(below, piece)| Change {
            piece: piece.clone(),
            from: Some(place(from, below + 1)),
            to: place(to, stacks[to].len() + below - n_left + 1),
            how: if below + 1 == stacks[from].len() {
                How::Moved
            } else {
                How::Carried
            },
        });
        let mut steps = vec![step(Action::Move, changes.collect())];
        if n_left == 0 {
            steps.push(closing(&after_carrying(stacks, from, to), from));
        }
        steps
    }

    fn swapping(&self, low: usize, high: usize) -> Vec<Step<Action>> {
        let stacks = self.stack_texts();
        let mut changes = shifted(&stacks[low], low, high, How::Swapped);
        changes.extend(shifted(&stacks[high], high, low, How::Swapped));
        vec![step(Action::Swap, changes)]
    }
}

/// The stacks before the gap is closed.
fn after_carrying(mut stacks: Vec<Vec<String>>, from: usize, to: usize) -> Vec<Vec<String>> {
    let carried = std::mem::take(&mut stacks[from]);
    stacks[to].extend(carried);
    stacks
}

/// All stacks behind the gap move up by one.
fn closing(stacks: &[Vec<String>], gap: usize) -> Step<Action> {
    let behind = stacks.iter().enumerate().skip(gap + 1);
    let changes = behind.flat_map(|(stack, scales)| shifted(scales, stack, stack - 1, How::Closed));
    step(Action::Close, changes.collect())
}

/// A whole stack goes to another place of the snake.
fn shifted(scales: &[String], from: usize, to: usize, how: How) -> Vec<Change> {
    let changes = (1..).zip(scales).map(|(height, piece)| Change {
        piece: piece.clone(),
        from: Some(place(from, height)),
        to: place(to, height),
        how,
    });
    changes.collect()
}

fn step(action: Action, changes: Vec<Change>) -> Step<Action> {
    Step {
        action,
        turn: None,
        changes,
    }
}

/// The name of a place; stacks are counted from 0 here.
fn place(stack: usize, height: usize) -> String {
    format!("{}.{height}", stack + 1)
}
