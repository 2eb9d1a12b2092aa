//! How games end, what is said of positions, and why something cannot be.

use boardgame::Color;
use grid::{Cell, Miscount};

boardgame::named! {
    /// How the board ends a game.
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
    pub enum Remark {
        /// The Czech reply is due: a placing without a twist.
        Reply = "reply",
    }
}

boardgame::reasons! {
    /// Why the rules forbid a move.
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
    pub enum Impossible {
        /// Players take turns.
        Marbles { color: Color, own: usize, other: usize } = "marbles",
            "the side to move must have as many marbles as the other side or one fewer, but {} to move has {own} and {} has {other}",
            color.name(), (!*color).name();
        /// There is nothing to reply to.
        Reply = "reply", "a reply is due only where the other side alone has five and a cell is empty";
    }
}

impl From<Miscount> for Impossible {
    fn from(Miscount { color, own, other }: Miscount) -> Self {
        Self::Marbles { color, own, other }
    }
}
