//! With which moves each side could win at once.

use boardgame::{ByColor, Outcome};
use serde::Serialize;
use showcase::{Changes, Step, chosen_places};

use crate::AnyPosition;

/// A move that would win at once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Threat {
    /// The move in notation.
    #[serde(rename = "move")]
    pub m: String,
    /// Where its piece would be put; none where others win without it.
    #[cfg_attr(feature = "openapi", schema(required))]
    pub place: Option<String>,
}

impl AnyPosition {
    /// The moves with which each side would win at once, if it were its turn.
    pub fn threats(&self) -> ByColor<Vec<Threat>> {
        with_position!(self, position => threats(position))
    }
}

fn threats<P: Changes>(position: &P) -> ByColor<Vec<Threat>> {
    let mut threats = ByColor::default();
    if position.outcome().is_none() {
        for position in [Some(position.clone()), position.passed()].iter().flatten() {
            threats[position.turn()] = winning(position);
        }
    }
    threats
}

/// The winning moves of the side to move.
fn winning<P: Changes>(position: &P) -> Vec<Threat> {
    let threat = |m: P::Move| {
        let next = position.after(m);
        let is_won = next.outcome() == Some(Outcome::Win(position.turn()));
        is_won.then(|| Threat {
            m: m.to_string(),
            place: place(&position.changes(m), &next, m),
        })
    };
    let moves = position.legal_moves();
    moves.into_iter().filter_map(threat).collect()
}

/// Where the piece of a winning move is put, if it is among those that win.
fn place<P: Changes>(steps: &[Step<P::Action>], end: &P, m: P::Move) -> Option<String> {
    let marks = end.ending(Some(m))?.marks;
    // A mark names a cell, or a whole stack whose scales are the places.
    let is_marked = |place: &String| {
        let stack = place.split('.').next().unwrap_or(place);
        marks.iter().any(|mark| mark == stack)
    };
    let chosen = steps.first()?.changes.first()?;
    let is_part = chosen_places(steps).iter().any(is_marked);
    is_part.then(|| chosen.to.clone())
}
