//! A line of play: where it begins, its moves, and how the board stands after each.

use catalog::{AnyPosition, AnyRecord, End, Ending, Preview, Said, StepView, ToldLine};
#[cfg(feature = "openapi")]
use catalog::{
    Game,
    schema::{Edition, Reason, Remark},
};
use serde::Serialize;

use super::moves::{previews, steps};
use super::{Ended, Marks, Pieces, Side, pieces, start_of};

/// A line as programs read it; `plies` begins with the position before the first move.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Line))]
pub struct LineView {
    #[cfg_attr(feature = "openapi", schema(value_type = Game))]
    game: &'static str,
    #[cfg_attr(feature = "openapi", schema(value_type = Edition))]
    edition: &'static str,
    record: String,
    plies: Vec<PlyView>,
    /// The same moves with comments and variations, where a record was read.
    #[cfg_attr(feature = "openapi", schema(required))]
    told: Option<ToldLine>,
}

/// How the board stands after a move, or before the first.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Stand))]
struct PlyView {
    /// The move that led here; null before the first.
    #[serde(rename = "move")]
    #[cfg_attr(feature = "openapi", schema(required))]
    m: Option<String>,
    steps: Vec<StepView>,
    #[cfg_attr(feature = "openapi", schema(required))]
    said: Option<Said>,
    position: String,
    turn: Side,
    legal: Vec<String>,
    pieces: Pieces,
    #[cfg_attr(feature = "openapi", schema(required))]
    outcome: Option<Ended>,
    #[cfg_attr(feature = "openapi", schema(required, value_type = Option<Reason>))]
    reason: Option<&'static str>,
    marks: Marks,
    #[cfg_attr(feature = "openapi", schema(required, value_type = Option<Remark>))]
    remark: Option<&'static str>,
}

impl LineView {
    /// A record's moves, and what is told of them.
    pub fn new(record: &AnyRecord, told: Option<ToldLine>) -> Self {
        let start = start_of(record);
        let first = PlyView::new(&start, start.ending().as_ref());
        let mut plies = vec![first];
        plies.extend(previews(record, 0).iter().map(PlyView::after));
        if let Some(last) = plies.last_mut().filter(|_| record.is_over()) {
            // Only the record knows of repetition.
            last.legal.clear();
            last.outcome = record.outcome().map(Ended::from);
            last.reason = record.end().map(End::name).or(last.reason);
        }
        Self {
            game: record.game().name(),
            edition: record.edition().name(),
            record: record.to_string(),
            plies,
            told,
        }
    }
}

impl PlyView {
    fn new(position: &AnyPosition, ending: Option<&Ending>) -> Self {
        Self {
            m: None,
            steps: Vec::new(),
            said: None,
            position: position.to_string(),
            turn: position.turn().into(),
            legal: position.legal_moves(),
            pieces: pieces(position),
            outcome: ending.map(|ending| ending.outcome.into()),
            reason: ending
                .and_then(|ending| ending.ends.first())
                .map(|end| end.name),
            marks: Marks {
                line: ending.map_or_else(Vec::new, |ending| ending.marks.clone()),
                last: Vec::new(),
            },
            remark: position.remark().filter(|_| ending.is_none()),
        }
    }

    fn after(preview: &Preview) -> Self {
        let mut ply = Self::new(&preview.position, preview.ending.as_ref());
        ply.m = Some(preview.canonical.clone());
        ply.steps = steps(preview);
        ply.said = Some(preview.said.clone());
        ply.marks.last = preview.chosen_places();
        ply
    }
}
