//! Positions from their parts: the one way in from outside, which reading text takes too.

use grid::Board;

use crate::{Color, Edition, Impossible, Pentago};

/// What a position of Pentago is made of, not checked yet.
///
/// It is a position if the counts of marbles fit the side to move, and a reply is due only in the
/// Czech edition where the other side alone has five and a cell is empty.
///
/// ```
/// use pentago::{Color, Parts, Pentago, Position};
///
/// let position: Pentago = "6/6/2w3/6/6/6 b".parse()?;
/// let mut parts = Parts::from(position);
/// assert_eq!(Pentago::try_from(parts)?, position);
///
/// parts.turn = Color::White; // who has one marble more
/// let error = Pentago::try_from(parts).unwrap_err();
/// assert!(error.to_string().starts_with("the side to move must have as many"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Parts {
    /// The marbles.
    pub board: Board,
    /// The side to move.
    pub turn: Color,
    /// The rules that hold.
    pub edition: Edition,
    /// Whether the side to move answers a five by twist with one placing (Czech).
    pub reply: bool,
}

impl TryFrom<Parts> for Pentago {
    type Error = Impossible;

    fn try_from(parts: Parts) -> Result<Self, Impossible> {
        let Parts {
            board,
            turn,
            edition,
            reply,
        } = parts;
        board.check_counts(turn)?;
        let position = Self {
            board,
            turn,
            edition,
            reply,
        };
        position.check_reply()?;
        Ok(position)
    }
}

impl From<Pentago> for Parts {
    fn from(position: Pentago) -> Self {
        let Pentago {
            board,
            turn,
            edition,
            reply,
        } = position;
        Self {
            board,
            turn,
            edition,
            reply,
        }
    }
}

impl Pentago {
    fn check_reply(&self) -> Result<(), Impossible> {
        if self.reply && !self.allows_reply() {
            return Err(Impossible::Reply);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reply_is_due_in_the_czech_edition_only() {
        let position: Pentago = "wwwww1/bbbb2/6/6/6/6 b czech reply".parse().unwrap();
        for &edition in Edition::ALL {
            let parts = Parts {
                edition,
                ..position.into()
            };
            let is_czech = edition == Edition::Czech;
            assert_eq!(Pentago::try_from(parts).is_ok(), is_czech, "{parts:?}");
        }
    }
}
