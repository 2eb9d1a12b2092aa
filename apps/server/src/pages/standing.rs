//! What follows from how a game stands for the one who looks at it. `web/standing.js` says the same of every later state.

use table::view::{GameView, SeatKind};

/// What of the panel belongs to the present.
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a question that the page asks"
)]
pub(super) struct Standing {
    /// Somebody has won, it is a draw, or it was called off.
    pub(super) is_over: bool,
    /// Moves can be made, by whomever.
    pub(super) is_going: bool,
    /// Moves can be made, and the reader sits at the table.
    pub(super) is_playing: bool,
    /// The reader is to move.
    pub(super) is_called: bool,
    /// The reader is to choose a color.
    pub(super) is_choosing: bool,
}

impl Standing {
    pub(super) fn of(view: &GameView) -> Self {
        let is_over = view.reason.is_some();
        let is_waiting = [&view.seats.white, &view.seats.black]
            .iter()
            .any(|seat| seat.kind == SeatKind::Open);
        let is_going = !is_over && !is_waiting && view.choice.is_none();
        Self {
            is_over,
            is_going,
            is_playing: is_going && !view.you.is_empty(),
            is_called: is_going && view.you.contains(&view.turn),
            is_choosing: !is_waiting && view.choice.is_some_and(|side| view.you.contains(&side)),
        }
    }

    /// A game that the browser keeps, of which nothing is known here: most of them go on.
    pub(super) fn kept() -> Self {
        Self {
            is_over: false,
            is_going: true,
            is_playing: true,
            is_called: true,
            is_choosing: false,
        }
    }
}
