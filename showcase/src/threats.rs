//! With which moves each side could win at once.

use boardgame::{ByColor, Outcome};

use crate::{Changes, chosen_places};

/// A move that would win at once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Threat<M> {
    /// The move.
    pub m: M,
    /// Where its piece would be put; none where others win without it.
    pub place: Option<String>,
}

/// The moves with which each side would win at once, if it were its turn.
pub fn threats<P: Changes>(position: &P) -> ByColor<Vec<Threat<P::Move>>> {
    let mut threats = ByColor::default();
    if position.outcome().is_none() {
        for position in [Some(position.clone()), position.passed()].iter().flatten() {
            threats[position.turn()] = winning(position);
        }
    }
    threats
}

/// The winning moves of the side to move.
fn winning<P: Changes>(position: &P) -> Vec<Threat<P::Move>> {
    let threat = |m: P::Move| {
        let next = position.after(m);
        let is_won = next.outcome() == Some(Outcome::Win(position.turn()));
        is_won.then(|| Threat {
            m,
            place: place(position, m, &next),
        })
    };
    let moves = position.legal_moves();
    moves.into_iter().filter_map(threat).collect()
}

/// Where the piece of a winning move is put, if it is among those that win.
fn place<P: Changes>(position: &P, m: P::Move, end: &P) -> Option<String> {
    let marks = end.ending(Some(m))?.marks;
    let steps = position.changes(m);
    let chosen = steps.first()?.changes.first()?;
    let is_marked = |place: &String| marks.iter().any(|mark| P::is_shown_by(place, mark));
    let is_part = chosen_places(&steps).iter().any(is_marked);
    is_part.then(|| chosen.to.clone())
}
