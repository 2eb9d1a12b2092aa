//! What is asked, one object a line.

use std::time::Duration;

use boardgame::names;
use engine::Limits;
use serde_json::{Map, Value};

use super::answer::{Code, Problem};
use super::fields::{Fields, Wrong, problem};
use super::{DEFAULT_MILLIS, MAX_ID, MAX_MILLIS, MAX_MOVES, MAX_MULTI};
use crate::protocol::{Placement, PlacementError, Start};
use crate::{AnyRecord, Game};

/// A line that was understood.
#[derive(Debug)]
pub(super) struct Request {
    pub(super) id: String,
    pub(super) wish: Wish,
}

/// What is wanted.
#[derive(Debug)]
pub(super) enum Wish {
    /// Analyze a position.
    Analyze(Box<Analyze>),
    /// End the request of this id, or all of them, and say what is known.
    Terminate(Option<String>),
    /// Say who you are.
    Version,
}

/// A position to analyze.
#[derive(Debug)]
pub(super) struct Analyze {
    pub(super) record: AnyRecord,
    pub(super) limits: Limits,
    pub(super) n_lines: usize,
    /// Whether to tell what is thought on the way.
    pub(super) reports: bool,
}

impl Request {
    /// Reads a line.
    pub(super) fn read(line: &str) -> Result<Self, Problem> {
        let value = serde_json::from_str::<Value>(line).map_err(|error| {
            let message = format!("expected a JSON object: {error}");
            problem(None, (Code::BadJson, None, message))
        })?;
        let Value::Object(map) = value else {
            let message = "expected a JSON object".to_owned();
            return Err(problem(None, (Code::BadJson, None, message)));
        };
        let fields = Fields::new(&map, "");
        let id = id(&fields).map_err(|wrong| problem(None, wrong))?;
        match wish(&fields) {
            Ok(wish) => Ok(Self { id, wish }),
            Err(wrong) => Err(problem(Some(id), wrong)),
        }
    }
}

fn id(fields: &Fields<'_>) -> Result<String, Wrong> {
    let id = fields.required_text("id")?;
    if id.is_empty() || id.chars().count() > MAX_ID {
        let expected = format!("expected 1 to {MAX_ID} characters");
        return Err(fields.wrong(Code::BadValue, "id", &expected));
    }
    Ok(id.to_owned())
}

/// The actions other than analyzing.
const ACTIONS: [&str; 3] = ["terminate", "terminate_all", "query_version"];

fn wish(fields: &Fields<'_>) -> Result<Wish, Wrong> {
    match fields.text("action")? {
        None => Ok(Wish::Analyze(Box::new(analyze(fields)?))),
        Some("terminate") => {
            fields.only(&["id", "action", "terminateId"])?;
            let target = fields.required_text("terminateId")?;
            Ok(Wish::Terminate(Some(target.to_owned())))
        }
        Some(other) => {
            fields.only(&["id", "action"])?;
            match other {
                "terminate_all" => Ok(Wish::Terminate(None)),
                "query_version" => Ok(Wish::Version),
                _ => Err(one_of(fields, "action", other, &ACTIONS)),
            }
        }
    }
}

/// What a request may say.
const FIELDS: [&str; 9] = [
    "id", "action", "game", "edition", "position", "moves", "limits", "multi", "reports",
];

fn analyze(fields: &Fields<'_>) -> Result<Analyze, Wrong> {
    fields.only(&FIELDS)?;
    let empty = Map::new();
    let limits = fields.object("limits")?.unwrap_or(&empty);
    Ok(Analyze {
        record: record(fields)?,
        limits: read_limits(&Fields::new(limits, "limits."))?,
        n_lines: fields.number("multi", MAX_MULTI)?.unwrap_or(1) as usize,
        reports: fields.truth("reports")?.unwrap_or(false),
    })
}

fn record(fields: &Fields<'_>) -> Result<AnyRecord, Wrong> {
    let name = fields.required_text("game")?;
    let games: Vec<_> = Game::ALL.iter().map(|game| game.name()).collect();
    let game = Game::from_name(name).ok_or_else(|| one_of(fields, "game", name, &games))?;
    let edition = fields.text("edition")?.map(|name| {
        let edition = game.edition(name);
        edition.ok_or_else(|| one_of(fields, "edition", name, &game.edition_names()))
    });
    let placement = Placement {
        start: fields
            .text("position")?
            .map_or(Start::Ordinary, |text| Start::Position(text.to_owned())),
        moves: moves(fields)?,
    };
    placement
        .record(game, edition.transpose()?)
        .map_err(|error| misplaced(fields, &error))
}

fn misplaced(fields: &Fields<'_>, error: &PlacementError) -> Wrong {
    match error {
        PlacementError::Position { error, .. } => {
            fields.wrong(Code::BadPosition, "position", &error.to_string())
        }
        PlacementError::Edition { .. } => {
            fields.wrong(Code::BadValue, "edition", &error.to_string())
        }
        PlacementError::Move { index, error, .. } => {
            let field = format!("moves[{index}]");
            fields.wrong(Code::IllegalMove, &field, &error.to_string())
        }
    }
}

fn moves(fields: &Fields<'_>) -> Result<Vec<String>, Wrong> {
    let list = fields.list("moves")?;
    if list.len() > MAX_MOVES {
        let expected = format!("expected at most {MAX_MOVES} moves");
        return Err(fields.wrong(Code::BadValue, "moves", &expected));
    }
    let text = |(index, value): (usize, &Value)| {
        let problem = || {
            fields.wrong(
                Code::BadValue,
                &format!("moves[{index}]"),
                "expected a string",
            )
        };
        value.as_str().map(str::to_owned).ok_or_else(problem)
    };
    list.iter().enumerate().map(text).collect()
}

fn read_limits(fields: &Fields<'_>) -> Result<Limits, Wrong> {
    fields.only(&["millis", "depth", "nodes"])?;
    let depth = fields.number("depth", u32::MAX.into())?;
    let nodes = fields.number("nodes", u64::MAX)?;
    let mut millis = fields.number("millis", MAX_MILLIS)?;
    if depth.is_none() && nodes.is_none() {
        millis = millis.or(Some(DEFAULT_MILLIS));
    }
    // Nodes and depth may take long; that is no reason to think forever.
    let millis = millis.unwrap_or(MAX_MILLIS);
    Ok(Limits {
        depth: depth.map(|depth| depth as u32),
        nodes,
        time: Some(Duration::from_millis(millis)),
    })
}

fn one_of(fields: &Fields<'_>, field: &str, value: &str, names: &[&str]) -> Wrong {
    let expected = format!("expected {}", names::expected(value, names));
    fields.wrong(Code::BadValue, field, &expected)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(line: &str) -> (Code, String) {
        let problem = Request::read(line).unwrap_err();
        (problem.code, problem.field.unwrap_or_default())
    }

    #[test]
    fn every_mistake_names_its_field() {
        for (line, code, field) in [
            ("", Code::BadJson, ""),
            ("[1]", Code::BadJson, ""),
            ("{}", Code::MissingField, "id"),
            (r#"{"id":7}"#, Code::BadValue, "id"),
            (r#"{"id":"a"}"#, Code::MissingField, "game"),
            (r#"{"id":"a","game":"chess"}"#, Code::BadValue, "game"),
            (
                r#"{"id":"a","game":"pentago","edition":"x"}"#,
                Code::BadValue,
                "edition",
            ),
            (
                r#"{"id":"a","game":"pentago","speed":1}"#,
                Code::UnknownField,
                "speed",
            ),
            (
                r#"{"id":"a","game":"pentago","position":"x"}"#,
                Code::BadPosition,
                "position",
            ),
            (
                r#"{"id":"a","game":"pentago","edition":"czech","position":"6/6/6/6/6/6 w"}"#,
                Code::BadValue,
                "edition",
            ),
            (
                r#"{"id":"a","game":"pentaroll","moves":["W2","Z9"]}"#,
                Code::IllegalMove,
                "moves[1]",
            ),
            (
                r#"{"id":"a","game":"pentaroll","moves":[1]}"#,
                Code::BadValue,
                "moves[0]",
            ),
            (
                r#"{"id":"a","game":"pentaroll","moves":"W2"}"#,
                Code::BadValue,
                "moves",
            ),
            (
                r#"{"id":"a","game":"pentago","limits":{"nodes":0}}"#,
                Code::BadValue,
                "limits.nodes",
            ),
            (
                r#"{"id":"a","game":"pentago","limits":{"milis":5}}"#,
                Code::UnknownField,
                "limits.milis",
            ),
            (
                r#"{"id":"a","game":"pentago","multi":0}"#,
                Code::BadValue,
                "multi",
            ),
            (
                r#"{"id":"a","game":"pentago","reports":1}"#,
                Code::BadValue,
                "reports",
            ),
            (r#"{"id":"a","action":"sing"}"#, Code::BadValue, "action"),
            (
                r#"{"id":"a","action":"terminate"}"#,
                Code::MissingField,
                "terminateId",
            ),
        ] {
            assert_eq!(refusal(line), (code, field.to_owned()), "{line}");
        }
    }

    #[test]
    fn a_request_without_limits_ends_after_a_second() {
        let request = Request::read(r#"{"id":"a","game":"pentago"}"#).unwrap();
        let Wish::Analyze(analyze) = request.wish else {
            panic!("{:?}", request.wish);
        };
        let second = Duration::from_millis(DEFAULT_MILLIS);
        assert_eq!(analyze.limits, Limits::time(second));
        assert_eq!(analyze.n_lines, 1);
    }
}
