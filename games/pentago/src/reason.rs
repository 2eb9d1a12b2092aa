//! How games end, what is said of positions, and why something cannot be.

use boardgame::Color;
use grid::{Cell, Miscount};

boardgame::named! {
    /// How the board ends a game.
    ///
    /// ```
    /// use pentago::{Pentago, Position, Termination};
    ///
    /// let position: Pentago = "wwww2/bbbb2/6/6/6/6 w".parse()?;
    /// let m = position.read_move("e1")?;
    /// let ending = position.after(m).ending(Some(m)).expect("it is five");
    /// assert_eq!(ending.terminations, [Termination::FiveByPlacing]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub enum Termination {
        /// The mover's marble completed a line.
        FiveByPlacing = "five by placing",
        /// The mover's twist completed a line of the mover's.
        FiveByTwist = "five by twist",
        /// The mover's twist completed a line of the opponent's only.
        OpponentsFive = "opponent's five",
        /// The twist completed a line of each color.
        BothFive = "both five",
        /// No cell is left and nobody has five.
        BoardFull = "board full",
    }
}

impl boardgame::Termination for Termination {
    fn is_slip(self) -> bool {
        self == Self::OpponentsFive
    }
}

boardgame::named! {
    /// What a player must know beyond whose turn it is.
    ///
    /// ```
    /// use pentago::{Pentago, Position, Remark};
    ///
    /// let position: Pentago = "wwwww1/bbbb2/6/6/6/6 b czech reply".parse()?;
    /// assert_eq!(position.remark(), Some(Remark::Reply));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub enum Remark {
        /// The Czech reply is due: a placing without a twist.
        Reply = "reply",
    }
}

boardgame::reasons! {
    /// Why the rules forbid a move.
    ///
    /// ```
    /// use pentago::{Illegal, MoveError, Pentago, Position};
    ///
    /// let position: Pentago = "w5/6/6/6/6/6 b".parse()?;
    /// let taken = Illegal::Taken { cell: "a1".parse()? };
    /// assert_eq!(position.read_move("a1-1R"), Err(MoveError::Illegal(taken)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub enum Illegal {
        /// A marble is there.
        Taken { cell: Cell } = "taken", "{cell} is taken";
        /// The Czech reply has no twist.
        TwistInReply { cell: Cell } = "twist-in-reply", "the reply is a placing without a twist: {cell}";
        /// The placing has won, and nothing follows it.
        TwistAfterWin { cell: Cell } = "twist-after-win", "no twist after a winning placing: {cell}";
        /// The turn is not whole.
        TwistDue { cell: Cell } = "twist-due", "a block must be twisted after {cell}, as in {cell}-1R";
        /// The edition has one way to twist.
        ClockwiseOnly = "clockwise-only", "blocks twist clockwise only in this edition";
    }
}

boardgame::reasons! {
    /// Why no game comes to a position.
    ///
    /// ```
    /// use pentago::{Impossible, Pentago, PositionError};
    ///
    /// let error = "6/6/6/6/6/6 w czech reply".parse::<Pentago>().unwrap_err();
    /// assert_eq!(error, PositionError::Impossible(Impossible::Reply));
    /// ```
    pub enum Impossible {
        /// Players take turns.
        Marbles { color: Color, own: usize, other: usize } = "marbles",
            "{}", Miscount { color: *color, own: *own, other: *other };
        /// There is nothing to reply to.
        Reply = "reply", "a reply is due only where the other side alone has five and a cell is empty";
    }
}

impl From<Miscount> for Impossible {
    fn from(Miscount { color, own, other }: Miscount) -> Self {
        Self::Marbles { color, own, other }
    }
}
