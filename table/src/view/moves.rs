//! Moves as programs and pages read them, with what they do.

use boardgame::ByColor;
#[cfg(feature = "openapi")]
use catalog::schema::Reason;
use catalog::{AnyPosition, AnyRecord, Preview, Said, StepView, Threat};
use serde::Serialize;

use super::{Board, BySide, Ended, Pieces, pieces, start_of};
use crate::Table;

/// A move that was made, and what it did.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Played))]
pub struct PlayedView {
    ply: usize,
    #[serde(rename = "move")]
    m: String,
    steps: Vec<StepView>,
    said: Said,
}

/// What a move does or would do.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Ply))]
pub struct PreviewView {
    #[serde(rename = "move")]
    m: String,
    /// The position after it.
    position: String,
    pieces: Pieces,
    steps: Vec<StepView>,
    said: Said,
    /// Where the pieces lie that were moved.
    last: Vec<String>,
    #[cfg_attr(feature = "openapi", schema(required))]
    outcome: Option<Ended>,
    #[cfg_attr(feature = "openapi", schema(required, value_type = Option<Reason>))]
    reason: Option<&'static str>,
    /// What shows why the game ended.
    marks: Vec<String>,
}

/// A game move by move.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = History))]
pub struct HistoryView {
    start: String,
    pieces: Pieces,
    plies: Vec<PreviewView>,
}

/// The moves with which each side would win at once.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = Threats))]
pub struct ThreatsView {
    ply: usize,
    #[serde(flatten)]
    #[cfg_attr(feature = "openapi", schema(inline))]
    threats: BySide<Vec<Threat>>,
}

impl ThreatsView {
    /// The threats at a table; none when nothing more is played.
    pub fn new(table: &Table) -> Self {
        let record = table.record().filter(|record| !record.is_over());
        let position = record.map(AnyRecord::position);
        let threats = position.as_ref().map(AnyPosition::threats);
        let ByColor([white, black]) = threats.unwrap_or_default();
        Self {
            ply: table.plies(),
            threats: BySide { white, black },
        }
    }
}

impl PreviewView {
    /// What a move does that was tried out.
    pub fn new(preview: &Preview) -> Self {
        let ending = preview.ending.as_ref();
        Self {
            m: preview.canonical.clone(),
            position: preview.position.to_string(),
            pieces: pieces(&preview.position),
            steps: steps(preview),
            said: preview.said.clone(),
            last: preview.chosen_places(),
            outcome: ending.map(|ending| ending.outcome.into()),
            reason: ending
                .and_then(|ending| ending.ends.first())
                .map(|end| end.name),
            marks: ending.map_or_else(Vec::new, |ending| ending.marks.clone()),
        }
    }
}

impl HistoryView {
    /// All moves of a table.
    pub fn new(table: &Table) -> Self {
        let board = Board::of(table);
        let previews = table
            .record()
            .map_or_else(Vec::new, |record| previews(record, 0));
        let start = table.record().map(start_of);
        Self {
            start: board.start,
            pieces: start.as_ref().map_or(board.pieces, pieces),
            plies: previews.iter().map(PreviewView::new).collect(),
        }
    }
}

/// The moves from a ply on, with what they did.
pub(super) fn played_since(table: &Table, ply: usize) -> Vec<PlayedView> {
    let previews = table
        .record()
        .map_or_else(Vec::new, |record| previews(record, ply));
    let view = |(ply, preview): (usize, &Preview)| PlayedView {
        ply,
        m: preview.canonical.clone(),
        steps: steps(preview),
        said: preview.said.clone(),
    };
    (ply..).zip(&previews).map(view).collect()
}

pub(super) fn previews(record: &AnyRecord, ply: usize) -> Vec<Preview> {
    let Some(mut position) = record.position_at(ply) else {
        return Vec::new();
    };
    let mut previews = Vec::new();
    for text in &record.moves()[ply..] {
        let preview = position
            .preview(text)
            .expect("the record holds legal moves");
        position = preview.position.clone();
        previews.push(preview);
    }
    previews
}

/// Where the pieces of the last move lie.
pub(super) fn last_places(record: &AnyRecord) -> Vec<String> {
    let Some(ply) = record.keys().len().checked_sub(2) else {
        return Vec::new();
    };
    let last = previews(record, ply);
    last.first().map_or_else(Vec::new, Preview::chosen_places)
}

pub(super) fn steps(preview: &Preview) -> Vec<StepView> {
    preview.steps.iter().map(StepView::from).collect()
}
