//! A line of play in notation, with what is told about it: comments and variations.

use std::fmt::Display;

use boardgame::record::{Annotated, Line};
use serde::Serialize;

use crate::AnyRecord;

/// A line: what is said before it, and its moves.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ToldLine {
    /// What is said before the first move.
    pub comment: String,
    /// The moves.
    pub steps: Vec<ToldStep>,
}

/// A move, what is said about it, and what might have been played instead.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ToldStep {
    /// The move.
    #[serde(rename = "move")]
    pub m: String,
    /// What is said after it.
    pub comment: String,
    /// Lines that begin with another move in its place.
    #[cfg_attr(feature = "openapi", schema(no_recursion))]
    pub variations: Vec<ToldLine>,
}

impl AnyRecord {
    /// The moves that were played, with comments and variations.
    pub fn told(&self) -> ToldLine {
        with_record!(self, record => record.line().into())
    }
}

impl<M: Display> From<&Line<M>> for ToldLine {
    fn from(line: &Line<M>) -> Self {
        Self {
            comment: line.comments.join(" "),
            steps: line.steps.iter().map(ToldStep::from).collect(),
        }
    }
}

impl<M: Display> From<&Annotated<M>> for ToldStep {
    fn from(step: &Annotated<M>) -> Self {
        Self {
            m: step.m.to_string(),
            comment: step.comments.join(" "),
            variations: step.variations.iter().map(ToldLine::from).collect(),
        }
    }
}
