//! Every reply that any test gets is held against the description that the server serves.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex};

use axum::body::Bytes;
use axum::http::Request;
use jsonschema::Validator;
use serde_json::Value;

use crate::common::Reply;

/// The description.
pub(crate) static DOCUMENT: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(server::description()).unwrap());

/// A described answer: method, path and status.
pub(crate) type Answer = (String, String, String);

/// What was asked.
pub(crate) struct Asked {
    method: String,
    path: String,
    body: Bytes,
}

impl Asked {
    pub(crate) fn new<T>(request: &Request<T>, body: Bytes) -> Self {
        Self {
            method: request.method().as_str().to_lowercase(),
            path: request.uri().path().to_owned(),
            body,
        }
    }

    /// The description of the operation: where it is, as a pointer, and its path.
    fn operation(&self) -> Option<(String, &'static str)> {
        let paths = DOCUMENT["paths"].as_object().unwrap();
        let path = paths.keys().find(|path| is_at(path, &self.path))?;
        let pointer = pointer(&["paths", path, &self.method]);
        DOCUMENT.pointer(&pointer).map(|_| (pointer, path.as_str()))
    }

    /// Holds a reply against the description; the answer that was met, if one is described.
    #[track_caller]
    pub(crate) fn check(&self, reply: &Reply) -> Option<Answer> {
        let Some((operation, path)) = self.operation() else {
            if self.path.starts_with("/api") {
                assert!(reply.status.as_u16() >= 400, "not described: {reply:?}");
                validate("/components/schemas/Error", &reply.json());
            }
            return None;
        };
        let status = reply.status.as_str();
        let described = format!("{operation}/responses/{status}");
        let response = DOCUMENT.pointer(&described);
        let response = response.unwrap_or_else(|| panic!("{described} is not there: {reply:?}"));
        for name in response["headers"].as_object().into_iter().flatten() {
            assert!(reply.headers.contains_key(name.0), "{described}: {name:?}");
        }
        if response["content"].is_object() {
            check_content(&described, reply);
        }
        let taken = format!("{operation}/requestBody/content/application~1json/schema");
        let is_read = DOCUMENT.pointer(&taken).is_some() && !self.body.is_empty();
        if is_read && reply.status.is_success() {
            validate(&taken, &serde_json::from_slice(&self.body).unwrap());
        }
        Some((self.method.clone(), path.to_owned(), status.to_owned()))
    }
}

#[track_caller]
fn check_content(response: &str, reply: &Reply) {
    let kind = reply.headers["content-type"].to_str().unwrap();
    let kind = kind.split(';').next().unwrap();
    let content = format!("{response}{}", pointer(&["content", kind]));
    assert!(
        DOCUMENT.pointer(&content).is_some(),
        "{content} is not there"
    );
    match kind {
        "application/json" => validate(&format!("{content}/schema"), &reply.json()),
        "text/event-stream" => {
            for (name, data) in events(&reply.text) {
                let schema = match name.as_str() {
                    "progress" => "Progress",
                    "failed" => "Error",
                    _ => "Analysis",
                };
                validate(&pointer(&["components", "schemas", schema]), &data);
            }
        }
        _ => {}
    }
}

/// Holds a message of a live connection against the description.
#[track_caller]
pub(crate) fn check_message(message: &Value) {
    let schema = match message["type"].as_str() {
        Some("presence") => "PresenceMessage",
        _ => "LiveMessage",
    };
    validate(&pointer(&["components", "schemas", schema]), message);
}

/// The events of a stream: their names and data.
pub(crate) fn events(text: &str) -> Vec<(String, Value)> {
    let blocks = text.split("\n\n").filter(|block| block.contains("data:"));
    let field = |block: &str, name: &str| {
        let mut lines = block.lines();
        let line = lines.find_map(|line| line.strip_prefix(name));
        line.unwrap().trim().to_owned()
    };
    let event = |block| {
        let data = field(block, "data:");
        (
            field(block, "event:"),
            serde_json::from_str(&data).expect("the data is JSON"),
        )
    };
    blocks.map(event).collect()
}

/// Holds a value against the schema at a pointer into the description.
#[track_caller]
fn validate(pointer: &str, value: &Value) {
    let validator = validator(pointer);
    let errors: Vec<_> = validator.iter_errors(value).collect();
    let tell =
        |error: &jsonschema::ValidationError| format!("{error} at {}", error.instance_path());
    let told: Vec<_> = errors.iter().map(tell).collect();
    assert!(told.is_empty(), "against {pointer}: {told:?} in {value}");
}

/// Making a validator takes longer than using it.
fn validator(pointer: &str) -> Arc<Validator> {
    static KNOWN: LazyLock<Mutex<HashMap<String, Arc<Validator>>>> = LazyLock::new(Mutex::default);
    let mut known = KNOWN.lock().unwrap();
    let make = || {
        let mut schema = DOCUMENT.pointer(pointer).expect("it is there").clone();
        schema["components"] = DOCUMENT["components"].clone();
        Arc::new(jsonschema::validator_for(&schema).expect("the schema is one"))
    };
    known.entry(pointer.to_owned()).or_insert_with(make).clone()
}

fn pointer(parts: &[&str]) -> String {
    let escape = |part: &&str| format!("/{}", part.replace('~', "~0").replace('/', "~1"));
    parts.iter().map(escape).collect()
}

/// Whether an address is one of a described path.
fn is_at(described: &str, path: &str) -> bool {
    let (described, path) = (described.split('/'), path.split('/'));
    let is_name = |described: &str, part: &str| described.starts_with('{') && !part.is_empty();
    let fits = |(described, part)| described == part || is_name(described, part);
    described.clone().count() == path.clone().count() && described.zip(path).all(fits)
}
