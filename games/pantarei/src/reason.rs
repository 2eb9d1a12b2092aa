//! How games end, what is said of positions, and why something cannot be.

use boardgame::Color;

use crate::Scale;

boardgame::named! {
    /// How the board ends a game.
    ///
    /// ```
    /// use pantarei::{Pantarei, Position, Termination};
    ///
    /// let position = Pantarei::reduced("w1w1w1w1w1w1,w1 w s")?;
    /// let m = position.read_move("2L1")?;
    /// let ending = position.after(m).ending(Some(m)).expect("it is seven");
    /// assert_eq!(ending.terminations, [Termination::Seven]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub enum Termination {
        /// The mover made a stack of seven or more.
        Seven = "seven",
        /// Neither side will ever be able to do anything.
        Stuck = "stuck",
    }
}

impl boardgame::Termination for Termination {}

boardgame::named! {
    /// What a player must know beyond whose turn it is.
    ///
    /// ```
    /// use pantarei::{Pantarei, Position, Remark};
    ///
    /// let position = Pantarei::reduced("w1,w2,b1 w -")?;
    /// assert_eq!(position.remark(), Some(Remark::NoSwap));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub enum Remark {
        /// The opponent has just swapped, so the side to move may not.
        NoSwap = "no-swap",
    }
}

boardgame::reasons! {
    /// Why the rules forbid a move. Stacks are numbered from 1.
    ///
    /// ```
    /// use pantarei::{Illegal, MoveError, Pantarei, Position};
    ///
    /// let position = Pantarei::reduced("w1,w2,b1 w s")?;
    /// let past = Illegal::PastHead { stack: 2, value: 2 };
    /// assert_eq!(position.read_move("2L1"), Err(MoveError::Illegal(past)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub enum Illegal {
        /// Only who can do nothing passes.
        NeedlessPass = "needless-pass", "a move or a swap is possible, so passing is not allowed";
        /// Two scales were to be carried.
        OneScale { stack: usize } = "one-scale", "stack {stack} has only one scale";
        /// There is no stack so far to the left.
        PastHead { stack: usize, value: u8 } = "past-head",
            "a move by {value} from stack {stack} goes past the head of the snake";
        /// There is no stack so far to the right.
        PastTail { stack: usize, value: u8 } = "past-tail",
            "a move by {value} from stack {stack} goes past the tail of the snake";
        /// A swap needs two stacks.
        SwapItself = "swap-itself", "a stack cannot be swapped with itself";
        /// The opponent swapped last.
        SwapAfterSwap = "swap-after-swap", "no swap right after the opponent's swap";
        /// The snake is shorter.
        NoStack { stack: usize, count: usize } = "no-stack",
            "there are {count} stacks and none is number {stack}";
        /// The opponent's scale is on top.
        OthersStack { stack: usize, color: Color } = "others-stack",
            "stack {stack} is controlled by {}", color.name();
        /// The neutral scale is on top.
        NobodysStack { stack: usize } = "nobodys-stack",
            "stack {stack} is under the neutral scale and nobody's";
    }
}

boardgame::reasons! {
    /// Why no game comes to a position.
    ///
    /// ```
    /// use pantarei::{Impossible, Pantarei, PositionError};
    ///
    /// let error = Pantarei::reduced("w1w1w1w1w1w1w1,b1 w s").unwrap_err();
    /// assert_eq!(error, PositionError::Impossible(Impossible::WinnerToMove));
    /// ```
    pub enum Impossible {
        /// The box has other scales.
        Scales { scale: Scale, count: usize, found: usize } = "scales",
            "expected {count} of the scale {scale} and found {found}";
        /// The first stack of seven ended the game.
        TwoWinners = "two-winners", "there is more than one stack of seven or more";
        /// One move adds two scales at most.
        TooHigh = "too-high", "a stack is higher than eight";
        /// Who made the stack does not move again.
        WinnerToMove = "winner-to-move",
            "a stack of seven or more must be topped by the side not to move, who made it";
    }
}
