//! What a move does, marble by marble: one rolls in and pushes those in its way.

use grid::{Cell, SIZE};
use showcase::{Change, Changes, How, Piece, Step};

use crate::{Move, Pentaroll, Side};

boardgame::named! {
    /// What is done in a turn.
    ///
    /// ```
    /// use pentaroll::{Action, Pentaroll, Position, Setup};
    /// use showcase::Changes;
    ///
    /// let position = Pentaroll::start(&Setup::default());
    /// let steps = position.changes(position.read_move("W1")?);
    /// assert_eq!(steps[0].action, Action::Roll);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub enum Action {
        /// A marble rolls in.
        Roll = "roll",
    }
}

impl Changes for Pentaroll {
    type Action = Action;

    fn pieces(&self) -> Vec<Piece> {
        self.board.pieces()
    }

    fn changes(&self, m: Move) -> Vec<Step<Action>> {
        let pieces = self.board.pieces();
        let lane: Vec<String> = (0..SIZE).map(|depth| cell(m, depth).to_string()).collect();
        let at = |place: &String| pieces.iter().find(|piece| &piece.place == place);
        let mut changes = vec![Change {
            piece: self.turn.to_string(),
            from: None,
            to: lane[0].clone(),
            how: How::Placed,
        }];
        // The line that starts in the slot, as far as it is unbroken.
        for (place, next) in lane.iter().zip(&lane[1..]) {
            let Some(marble) = at(place) else { break };
            changes.push(Change {
                piece: marble.piece.clone(),
                from: Some(place.clone()),
                to: next.clone(),
                how: How::Pushed,
            });
        }
        vec![Step {
            action: Action::Roll,
            turn: None,
            changes,
        }]
    }

    fn passed(&self) -> Option<Self> {
        let turn = !self.turn;
        Some(Self { turn, ..*self })
    }
}

/// The cell of a lane so far from its slot.
const fn cell(m: Move, depth: u8) -> Cell {
    match m.side {
        Side::North => Cell::new_unchecked(m.lane, depth),
        Side::South => Cell::new_unchecked(m.lane, SIZE - 1 - depth),
        Side::West => Cell::new_unchecked(depth, m.lane),
        Side::East => Cell::new_unchecked(SIZE - 1 - depth, m.lane),
    }
}
