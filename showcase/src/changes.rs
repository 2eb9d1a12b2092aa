//! What a move does to each piece, for those who show it.
//!
//! The rules say which position follows; a picture that moves must know which marble went where.
//! Places and pieces are text, as the notation names them, so that whoever draws them needs no rules.

use std::collections::BTreeMap;

use boardgame::{Named, Position};

/// A game that tells what its moves do, piece by piece.
pub trait Changes: Position {
    /// What is done in a step.
    type Action: Named;

    /// Every piece and the place where it lies; no place has two.
    fn pieces(&self) -> Vec<Piece>;

    /// What a legal move does, in steps that are shown one after another.
    fn changes(&self, m: Self::Move) -> Vec<Step<Self::Action>>;

    /// The position as if the side to move had done nothing, to see what the other side is up to;
    /// none where that would mean nothing.
    fn passed(&self) -> Option<Self>;

    /// Whether a place is among what a mark of an [`Ending`](boardgame::Ending) shows.
    fn is_shown_by(place: &str, mark: &str) -> bool {
        place == mark
    }
}

/// A piece where it lies.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Piece {
    /// The name of the place.
    pub place: String,
    /// What lies there, as the notation writes it.
    pub piece: String,
}

/// A part of a move; all its changes happen together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step<A> {
    /// What is done.
    pub action: A,
    /// A part of the board that turns, empty places included.
    pub turn: Option<Turn>,
    /// Each piece that appears or moves.
    pub changes: Vec<Change>,
}

impl<A> Step<A> {
    /// The same with what is done told otherwise.
    pub fn map<B>(self, tell: impl FnOnce(A) -> B) -> Step<B> {
        Step {
            action: tell(self.action),
            turn: self.turn,
            changes: self.changes,
        }
    }
}

/// A quarter turn of a part of the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turn {
    /// The places that turn.
    pub places: Vec<String>,
    /// Which way.
    pub clockwise: bool,
}

/// What happens to one piece.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// The piece.
    pub piece: String,
    /// Where it was, or `None` if it appears.
    pub from: Option<String>,
    /// Where it is now; where it was if it only turns.
    pub to: String,
    /// In what way.
    pub how: How,
}

boardgame::named! {
    /// In what way a piece changes.
    pub enum How {
        /// The player puts it on the board.
        Placed = "placed",
        /// The player moves it.
        Moved = "moved",
        /// It goes along under a piece that the player moves.
        Carried = "carried",
        /// The player exchanges it, with all that lies on the same stack.
        Swapped = "swapped",
        /// It turns with its block.
        Turned = "turned",
        /// Another piece pushes it.
        Pushed = "pushed",
        /// It moves up to close a gap.
        Closed = "closed",
    }
}

impl How {
    /// Whether it is the player's own doing and not what follows from it.
    pub const fn is_chosen(self) -> bool {
        matches!(
            self,
            Self::Placed | Self::Moved | Self::Carried | Self::Swapped
        )
    }
}

/// The pieces after some steps. A step that takes what is not there or puts two pieces into one
/// place is an error, told in words.
pub fn after<A>(pieces: Vec<Piece>, steps: &[Step<A>]) -> Result<Vec<Piece>, String> {
    let place_of = |piece: Piece| (piece.place, piece.piece);
    let mut board: BTreeMap<String, String> = pieces.into_iter().map(place_of).collect();
    for change in steps.iter().map(|step| &step.changes) {
        apply(&mut board, change)?;
    }
    let piece = |(place, piece)| Piece { place, piece };
    Ok(board.into_iter().map(piece).collect())
}

fn apply(board: &mut BTreeMap<String, String>, changes: &[Change]) -> Result<(), String> {
    for change in changes {
        let Some(from) = &change.from else { continue };
        if board.remove(from).as_ref() != Some(&change.piece) {
            return Err(format!("there is no {} at {from}", change.piece));
        }
    }
    for change in changes {
        let other = board.insert(change.to.clone(), change.piece.clone());
        if let Some(other) = other {
            return Err(format!("{other} is at {} already", change.to));
        }
    }
    Ok(())
}

/// Where the pieces that the player chose lie when all steps are done, in order.
pub fn chosen_places<A>(steps: &[Step<A>]) -> Vec<String> {
    let mut places: Vec<String> = Vec::new();
    for step in steps {
        for place in &mut places {
            let moved = |change: &&Change| change.from.as_ref() == Some(place);
            if let Some(change) = step.changes.iter().find(moved) {
                place.clone_from(&change.to);
            }
        }
        let chosen = step.changes.iter().filter(|change| change.how.is_chosen());
        places.extend(chosen.map(|change| change.to.clone()));
    }
    places.sort();
    places.dedup();
    places
}
