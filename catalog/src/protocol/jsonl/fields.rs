//! Reading the fields of a JSON object, each with an error that names it.

use boardgame::names;
use serde_json::{Map, Value};

use super::answer::{Code, Problem};

/// What is wrong with a field.
pub(super) type Wrong = (Code, Option<String>, String);

/// The fields of an object.
pub(super) struct Fields<'a> {
    map: &'a Map<String, Value>,
    /// What stands before the name in an error: nothing, or `limits.`.
    prefix: &'static str,
}

impl<'a> Fields<'a> {
    pub(super) const fn new(map: &'a Map<String, Value>, prefix: &'static str) -> Self {
        Self { map, prefix }
    }

    /// Complains about a field that is none of these.
    pub(super) fn only(&self, known: &[&str]) -> Result<(), Wrong> {
        let unknown = self.map.keys().find(|name| !known.contains(&name.as_str()));
        unknown.map_or(Ok(()), |name| {
            let expected = format!("expected {}", names::expected(name, known));
            Err(self.wrong(Code::UnknownField, &names::shortened(name), &expected))
        })
    }

    pub(super) fn text(&self, name: &str) -> Result<Option<&'a str>, Wrong> {
        self.read(name, "a string", Value::as_str)
    }

    pub(super) fn required_text(&self, name: &str) -> Result<&'a str, Wrong> {
        self.text(name)?
            .ok_or_else(|| self.wrong(Code::MissingField, name, "expected a string"))
    }

    pub(super) fn truth(&self, name: &str) -> Result<Option<bool>, Wrong> {
        self.read(name, "true or false", Value::as_bool)
    }

    /// A whole number from 1 to this.
    pub(super) fn number(&self, name: &str, max: u64) -> Result<Option<u64>, Wrong> {
        let expected = format!("a whole number from 1 to {max}");
        let in_range = |value: &Value| value.as_u64().filter(|number| (1..=max).contains(number));
        self.read(name, &expected, in_range)
    }

    pub(super) fn list(&self, name: &str) -> Result<&'a [Value], Wrong> {
        let list = self.read(name, "a list of strings", |value| {
            value.as_array().map(Vec::as_slice)
        })?;
        Ok(list.unwrap_or_default())
    }

    pub(super) fn object(&self, name: &str) -> Result<Option<&'a Map<String, Value>>, Wrong> {
        self.read(name, "an object", Value::as_object)
    }

    /// Something is wrong with a field.
    pub(super) fn wrong(&self, code: Code, name: &str, message: &str) -> Wrong {
        let field = format!("{}{name}", self.prefix);
        (code, Some(field), message.to_owned())
    }

    /// The value of a field, which may be left out or null.
    fn read<T>(
        &self,
        name: &str,
        expected: &str,
        read: impl FnOnce(&'a Value) -> Option<T>,
    ) -> Result<Option<T>, Wrong> {
        let value = self.map.get(name).filter(|value| !value.is_null());
        value
            .map(|value| {
                read(value).ok_or_else(|| {
                    self.wrong(Code::BadValue, name, &format!("expected {expected}"))
                })
            })
            .transpose()
    }
}

/// The complaint about a request.
pub(super) fn problem(id: Option<String>, (code, field, message): Wrong) -> Problem {
    Problem {
        id,
        code,
        field,
        message,
    }
}
