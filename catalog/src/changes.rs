//! What moves of any game do, piece by piece.

use boardgame::Named;
use serde::Serialize;
use showcase::{Change, Changes, Piece, Showcase, Step, chosen_places};

#[cfg(feature = "openapi")]
use crate::schema::{Action, Manner};
use crate::{AnyPosition, Ending, Game, MoveError, Said};

/// What a move would do, as the interfaces show it.
#[derive(Debug, Clone)]
pub struct Preview {
    /// The move in its canonical form.
    pub canonical: String,
    /// What happens, step by step.
    pub steps: Vec<Step<&'static str>>,
    /// How it is told.
    pub said: Said,
    /// The position after it.
    pub position: AnyPosition,
    /// Why the game is over then, if it is.
    pub ending: Option<Ending>,
}

impl Preview {
    /// Where the pieces that the player chose lie afterwards.
    pub fn chosen_places(&self) -> Vec<String> {
        chosen_places(&self.steps)
    }
}

impl AnyPosition {
    /// Every piece and where it lies.
    pub fn pieces(&self) -> Vec<Piece> {
        with_position!(self, position => position.pieces())
    }

    /// What a move does here.
    pub fn preview(&self, text: &str) -> Result<Preview, MoveError> {
        with_position!(self, position => preview(position, text))
    }
}

impl Game {
    /// What can be done in a step of a move.
    pub fn actions(self) -> Vec<&'static str> {
        with_game!(self, P => <P as Changes>::Action::names())
    }
}

fn preview<P>(position: &P, text: &str) -> Result<Preview, MoveError>
where
    P: Showcase + Into<AnyPosition>,
{
    let m = position.read_move(text)?;
    let next = position.play(m)?;
    let steps = position.changes(m).into_iter();
    let (ending, next) = (next.ending(Some(m)), next.into());
    Ok(Preview {
        canonical: m.to_string(),
        steps: steps.map(|step| step.map(Named::name)).collect(),
        said: Said::new(next.game(), position.spoken(m)),
        ending: ending.map(Ending::from),
        position: next,
    })
}

/// A step as programs read it.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Step))]
pub struct StepView {
    #[cfg_attr(feature = "openapi", schema(value_type = Action))]
    action: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    /// The part of the board that turns.
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    turn: Option<TurnView>,
    changes: Vec<ChangeView>,
}

/// A quarter turn of a part of the board.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Turn))]
struct TurnView {
    places: Vec<String>,
    clockwise: bool,
}

/// What happens to one piece.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Change))]
struct ChangeView {
    piece: String,
    /// Where it was, or null if it appears.
    #[cfg_attr(feature = "openapi", schema(required))]
    from: Option<String>,
    to: String,
    #[cfg_attr(feature = "openapi", schema(value_type = Manner))]
    how: &'static str,
}

impl From<&Step<&'static str>> for StepView {
    fn from(step: &Step<&'static str>) -> Self {
        Self {
            action: step.action,
            turn: step.turn.as_ref().map(|turn| TurnView {
                places: turn.places.clone(),
                clockwise: turn.clockwise,
            }),
            changes: step.changes.iter().map(ChangeView::from).collect(),
        }
    }
}

impl From<&Change> for ChangeView {
    fn from(change: &Change) -> Self {
        Self {
            piece: change.piece.clone(),
            from: change.from.clone(),
            to: change.to.clone(),
            how: change.how.name(),
        }
    }
}
