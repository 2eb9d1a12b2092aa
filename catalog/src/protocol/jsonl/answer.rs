//! What is answered, one object a line.

use serde::Serialize;

use crate::AnalysisView;

/// An answer; every one has the id of its request.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(super) enum Answer {
    /// What is thought so far.
    Report { id: String, analysis: AnalysisView },
    /// What was found. Nothing, if the request was taken back before it began.
    #[serde(rename = "answer")]
    Final {
        id: String,
        terminated: bool,
        analysis: Option<AnalysisView>,
    },
    /// An action is done.
    Done {
        id: String,
        action: &'static str,
        #[serde(flatten)]
        outcome: Outcome,
    },
    /// The request was refused.
    Error(Problem),
}

/// What an action came to.
#[derive(Debug, Clone, Serialize)]
#[serde(untagged)]
pub(super) enum Outcome {
    /// How many requests were ended.
    Terminated { terminated: usize },
    /// Who answers.
    Version {
        name: &'static str,
        version: &'static str,
    },
}

/// Why a request was refused.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct Problem {
    /// The request, if it said which it is.
    pub(super) id: Option<String>,
    pub(super) code: Code,
    /// The field that is wrong, such as `moves[3]`.
    pub(super) field: Option<String>,
    pub(super) message: String,
}

/// What kind of mistake it is; these words do not change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// The line is not a JSON object.
    BadJson,
    /// The line is longer than allowed.
    LineTooLong,
    /// A field is missing.
    MissingField,
    /// There is no such field.
    UnknownField,
    /// A field has a value that it cannot have.
    BadValue,
    /// The text is not a position of the game.
    BadPosition,
    /// A move cannot be played.
    IllegalMove,
    /// A request of the same id has not been answered yet.
    DuplicateId,
    /// Too many requests wait.
    QueueFull,
    /// The engine failed; this is a defect.
    Internal,
}
