//! What a move does, marble by marble: one is placed, then a block turns.

use boardgame::Color;
use grid::{Cell, Cells};
use showcase::{Change, Changes, How, Piece, Step, Turn};

use crate::{Direction, Move, Pentago, Twist};

boardgame::named! {
    /// What is done in a step of a turn.
    ///
    /// ```
    /// use pentago::{Action, Pentago, Position, Setup};
    /// use showcase::Changes;
    ///
    /// let position = Pentago::start(&Setup::default());
    /// let steps = position.changes(position.read_move("c3-2R")?);
    /// let actions: Vec<_> = steps.iter().map(|step| step.action).collect();
    /// assert_eq!(actions, [Action::Place, Action::Twist]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub enum Action {
        /// A marble is placed.
        Place = "place",
        /// A block is twisted.
        Twist = "twist",
    }
}

impl Changes for Pentago {
    type Action = Action;

    fn pieces(&self) -> Vec<Piece> {
        self.board.pieces()
    }

    fn changes(&self, m: Move) -> Vec<Step<Action>> {
        let mut steps = vec![placing(self.turn, m.cell)];
        if let Some(twist) = m.twist {
            let mut board = self.board;
            board.add_unchecked(self.turn, Cells::of(m.cell));
            steps.push(turning(twist, &board.pieces()));
        }
        steps
    }

    fn passed(&self) -> Option<Self> {
        // Who owes a reply does not play on.
        let turn = !self.turn;
        (!self.reply).then_some(Self { turn, ..*self })
    }
}

fn placing(color: Color, cell: Cell) -> Step<Action> {
    let change = Change {
        piece: color.to_string(),
        from: None,
        to: cell.to_string(),
        how: How::Placed,
    };
    Step {
        action: Action::Place,
        turn: None,
        changes: vec![change],
    }
}

fn turning(twist: Twist, pieces: &[Piece]) -> Step<Action> {
    let mut places = Vec::new();
    let mut changes = Vec::new();
    for cell in twist.block.cells().iter() {
        let place = cell.to_string();
        if let Some(piece) = pieces.iter().find(|piece| piece.place == place) {
            changes.push(Change {
                piece: piece.piece.clone(),
                from: Some(place.clone()),
                to: turned(twist, cell).to_string(),
                how: How::Turned,
            });
        }
        places.push(place);
    }
    let clockwise = twist.direction == Direction::Right;
    Step {
        action: Action::Twist,
        turn: Some(Turn { places, clockwise }),
        changes,
    }
}

fn turned(twist: Twist, cell: Cell) -> Cell {
    let cells = twist.turn(Cells::of(cell));
    cells.iter().next().expect("a turn loses no cell")
}
