//! How games end, and why something cannot be.

use boardgame::Color;
use grid::Miscount;

use crate::Move;

boardgame::named! {
    /// How the board ends a game.
    ///
    /// ```
    /// use pentaroll::{Pentaroll, Position, Termination};
    ///
    /// let position: Pentaroll = "wwww2/bbbb2/6/6/6/6 w".parse()?;
    /// let m = position.read_move("W1")?;
    /// let ending = position.after(m).ending(Some(m)).expect("it is five");
    /// assert_eq!(ending.terminations, [Termination::FiveByPlacing]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub enum Termination {
        /// The mover completed a line of the mover's.
        FiveByPlacing = "five by placing",
        /// The mover completed a line of the opponent's only.
        OpponentsFive = "opponent's five",
        /// One move completed a line of each color.
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

boardgame::reasons! {
    /// Why the rules forbid a move.
    ///
    /// ```
    /// use pentaroll::{Illegal, Move, MoveError, Pentaroll, Position, Side};
    ///
    /// let position: Pentaroll = "wbwbwb/6/6/6/6/6 w".parse()?;
    /// let full = Illegal::LaneFull { entry: Move { side: Side::West, lane: 0 } };
    /// assert_eq!(position.read_move("W1"), Err(MoveError::Illegal(full)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub enum Illegal {
        /// Nothing more goes in.
        LaneFull { entry: Move } = "lane-full", "the lane of {entry} is full";
    }
}

boardgame::reasons! {
    /// Why no game comes to a position.
    ///
    /// ```
    /// use pentaroll::{Color, Impossible, Pentaroll, PositionError};
    ///
    /// let error = "ww4/6/6/6/6/6 b".parse::<Pentaroll>().unwrap_err();
    /// let marbles = Impossible::Marbles { color: Color::Black, own: 0, other: 2 };
    /// assert_eq!(error, PositionError::Impossible(marbles));
    /// ```
    pub enum Impossible {
        /// Players take turns.
        Marbles { color: Color, own: usize, other: usize } = "marbles",
            "{}", Miscount { color: *color, own: *own, other: *other };
    }
}

impl From<Miscount> for Impossible {
    fn from(Miscount { color, own, other }: Miscount) -> Self {
        Self::Marbles { color, own, other }
    }
}
