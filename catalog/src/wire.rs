//! What crosses the edge as JSON: the one analysis object of every interface.

use serde::Serialize;
use solving::{Analysis, Variation, Verdict};

use crate::AnyPosition;
#[cfg(feature = "openapi")]
use crate::{
    Game,
    schema::{Means, Worth},
};

/// An analysis as programs read it. Values are for the side to move at the root; distances count
/// plies from the root to the end, the move itself included.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Analysis))]
pub struct AnalysisView {
    #[cfg_attr(feature = "openapi", schema(value_type = Game))]
    game: &'static str,
    position: String,
    #[serde(flatten)]
    verdict: VerdictView,
    /// The move to play, unless the game is over.
    #[cfg_attr(feature = "openapi", schema(required))]
    best: Option<String>,
    lines: Vec<LineView>,
    moves: Vec<MoveView>,
    depth: u32,
    nodes: u64,
    cpu_seconds: f64,
    /// How the verdict on the position was found.
    #[cfg_attr(feature = "openapi", schema(value_type = Means))]
    method: &'static str,
    /// Who has proven it, where that was somebody else: all that is proven here and has no distance.
    #[cfg_attr(feature = "openapi", schema(required))]
    source: Option<&'static str>,
}

/// What a position or a move is worth to the side to move.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Verdict))]
struct VerdictView {
    proven: bool,
    #[cfg_attr(feature = "openapi", schema(required, value_type = Option<Worth>))]
    value: Option<&'static str>,
    /// Plies to the end.
    #[cfg_attr(feature = "openapi", schema(required))]
    distance: Option<u16>,
    distance_exact: bool,
    /// An estimate in hundredths.
    #[cfg_attr(feature = "openapi", schema(required))]
    score: Option<i16>,
}

/// What a move is worth.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = MoveVerdict))]
struct MoveView {
    #[serde(rename = "move")]
    m: String,
    #[serde(flatten)]
    verdict: VerdictView,
}

/// A move with what would follow.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = EngineLine))]
struct LineView {
    #[serde(flatten)]
    first: MoveView,
    line: Vec<String>,
}

impl AnalysisView {
    /// The analysis of a position, which took so much time of all cores together.
    pub fn new(position: &AnyPosition, analysis: &Analysis<String>, cpu_seconds: f64) -> Self {
        let move_view = |(m, verdict): &(String, Verdict)| MoveView {
            m: m.clone(),
            verdict: verdict.into(),
        };
        Self {
            game: position.game().name(),
            position: position.to_string(),
            verdict: (&analysis.verdict).into(),
            best: analysis.best.clone(),
            lines: analysis.lines.iter().map(LineView::from).collect(),
            moves: analysis.moves.iter().map(move_view).collect(),
            depth: analysis.depth,
            nodes: analysis.nodes,
            cpu_seconds,
            method: analysis.method.name(),
            source: position.game().source_of(analysis.method),
        }
    }
}

impl From<&Variation<String>> for LineView {
    fn from(line: &Variation<String>) -> Self {
        let m = line.moves.first().cloned().unwrap_or_default();
        Self {
            first: MoveView {
                m,
                verdict: (&line.verdict).into(),
            },
            line: line.moves.clone(),
        }
    }
}

impl From<&Verdict> for VerdictView {
    fn from(verdict: &Verdict) -> Self {
        let score = match verdict {
            Verdict::Estimated(score) => Some(score.0),
            _ => None,
        };
        let distance = verdict.distance();
        Self {
            proven: verdict.value().is_some(),
            value: verdict.value().map(solving::Value::name),
            distance: distance.map(solving::Distance::plies),
            distance_exact: distance.is_some_and(solving::Distance::is_exact),
            score,
        }
    }
}
