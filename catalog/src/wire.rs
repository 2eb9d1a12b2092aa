//! What crosses the edge as JSON: the one analysis object of every interface.

use serde::Serialize;
use solving::{Analysis, Line, Verdict};

use crate::AnyPosition;

/// An analysis as programs read it. Values are for the side to move at the root; distances count
/// plies from the root to the end, the move itself included.
#[derive(Debug, Clone, Serialize)]
pub struct AnalysisView {
    game: &'static str,
    position: String,
    #[serde(flatten)]
    verdict: VerdictView,
    best: Option<String>,
    lines: Vec<LineView>,
    moves: Vec<MoveView>,
    depth: u32,
    nodes: u64,
    cpu_seconds: f64,
    method: &'static str,
}

#[derive(Debug, Clone, Serialize)]
struct VerdictView {
    proven: bool,
    value: Option<&'static str>,
    distance: Option<u16>,
    distance_exact: bool,
    score: Option<i16>,
}

#[derive(Debug, Clone, Serialize)]
struct MoveView {
    #[serde(rename = "move")]
    m: String,
    #[serde(flatten)]
    verdict: VerdictView,
}

#[derive(Debug, Clone, Serialize)]
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
        }
    }
}

impl From<&Line<String>> for LineView {
    fn from(line: &Line<String>) -> Self {
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
