//! Messages as scripts read them: compiled, with a place such as `{cell}` for every argument.
//!
//! Most are plain texts. One that chooses by an argument is a list of parts, and its choices are
//! `{"by": "line", "of": {"row": "a row"}, "or": "many lines"}`; a script chooses by the text, or by
//! the plural that `Intl.PluralRules` has for a number.

use std::collections::BTreeMap;

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;
use serde::Serialize;

use crate::Language;

/// The marks around what may have another direction than the text.
const ISOLATED: [&str; 2] = ["\u{2068}", "\u{2069}"];

/// A message for scripts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Compiled {
    /// The same whatever the arguments are, but for their places.
    Text(String),
    /// One part after the other.
    Parts(Vec<Part>),
}

/// A part of a message.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Part {
    /// Text with places.
    Text(String),
    /// What an argument chooses.
    Choice {
        /// The argument.
        by: String,
        /// What it can be.
        of: BTreeMap<String, Compiled>,
        /// What is said otherwise.
        or: Compiled,
    },
}

/// The messages of a language by name, compiled.
pub(crate) fn compiled(language: Language) -> BTreeMap<String, Compiled> {
    let mut patterns = BTreeMap::new();
    for (_, text) in language.files() {
        // Tests make sure that every file is in order; here the good part of a bad file serves.
        let resource = parser::parse(text).unwrap_or_else(|(resource, _)| resource);
        for entry in resource.body {
            if let Entry::Message(message) = entry
                && let Some(pattern) = message.value
            {
                patterns.insert(message.id.name, pattern);
            }
        }
    }
    let compiler = Compiler {
        patterns: &patterns,
        is_isolating: language.is_right_to_left(),
    };
    let compile =
        |(id, pattern): (&&str, &Pattern<&str>)| ((*id).to_owned(), compiler.pattern(pattern));
    patterns.iter().map(compile).collect()
}

struct Compiler<'a> {
    patterns: &'a BTreeMap<&'a str, Pattern<&'a str>>,
    is_isolating: bool,
}

impl Compiler<'_> {
    fn pattern(&self, pattern: &Pattern<&str>) -> Compiled {
        let mut parts = Parts::default();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => parts.text(value),
                PatternElement::Placeable { expression } => {
                    let is_alone = pattern.elements.len() == 1;
                    let [before, after] =
                        if self.is_isolating && !is_alone && needs_marks(expression) {
                            ISOLATED
                        } else {
                            [""; 2]
                        };
                    parts.text(before);
                    self.expression(expression, &mut parts);
                    parts.text(after);
                }
            }
        }
        parts.done()
    }

    fn expression(&self, expression: &Expression<&str>, parts: &mut Parts) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, parts),
            Expression::Select { selector, variants } => {
                let InlineExpression::VariableReference { id } = selector else {
                    return unknown("a choice by something else than an argument");
                };
                let mut of = BTreeMap::new();
                let mut or = Compiled::Text(String::new());
                for variant in variants {
                    let value = self.pattern(&variant.value);
                    let (VariantKey::Identifier { name: key }
                    | VariantKey::NumberLiteral { value: key }) = variant.key;
                    if variant.default {
                        or = value;
                    } else {
                        of.insert(key.to_owned(), value);
                    }
                }
                let by = id.name.to_owned();
                parts.0.push(Part::Choice { by, of, or });
            }
        }
    }

    fn inline(&self, inline: &InlineExpression<&str>, parts: &mut Parts) {
        match inline {
            InlineExpression::StringLiteral { value }
            | InlineExpression::NumberLiteral { value } => {
                parts.text(value);
            }
            InlineExpression::VariableReference { id } => parts.text(&format!("{{{}}}", id.name)),
            InlineExpression::MessageReference { id, .. } => match self.patterns.get(id.name) {
                Some(pattern) => parts.add(self.pattern(pattern)),
                None => unknown(id.name),
            },
            InlineExpression::Placeable { expression } => self.expression(expression, parts),
            InlineExpression::FunctionReference { .. } | InlineExpression::TermReference { .. } => {
                unknown("a function or a term");
            }
        }
    }
}

/// What fluent isolates from the text around it.
fn needs_marks(expression: &Expression<&str>) -> bool {
    !matches!(
        expression,
        Expression::Inline(
            InlineExpression::StringLiteral { .. }
                | InlineExpression::MessageReference { .. }
                | InlineExpression::TermReference { .. }
        )
    )
}

/// No message has such a thing; if one comes to have it, the tests say so.
fn unknown(what: &str) {
    debug_assert!(false, "scripts do not understand {what}");
}

/// Parts that are put together, with texts joined.
#[derive(Default)]
struct Parts(Vec<Part>);

impl Parts {
    fn text(&mut self, text: &str) {
        if let Some(Part::Text(last)) = self.0.last_mut() {
            last.push_str(text);
        } else if !text.is_empty() {
            self.0.push(Part::Text(text.to_owned()));
        }
    }

    fn add(&mut self, compiled: Compiled) {
        match compiled {
            Compiled::Text(text) => self.text(&text),
            Compiled::Parts(parts) => {
                for part in parts {
                    match part {
                        Part::Text(text) => self.text(&text),
                        choice @ Part::Choice { .. } => self.0.push(choice),
                    }
                }
            }
        }
    }

    fn done(mut self) -> Compiled {
        match &mut self.0[..] {
            [] => Compiled::Text(String::new()),
            [Part::Text(text)] => Compiled::Text(std::mem::take(text)),
            _ => Compiled::Parts(self.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Messages;

    #[test]
    fn plain_messages_are_as_the_program_says_them() {
        for language in Language::ALL {
            let messages = Messages::new(language);
            let known = crate::all_places(language);
            let mut n_plain = 0;
            for (id, compiled) in compiled(language) {
                if let Compiled::Text(text) = compiled {
                    assert_eq!(messages.format(&id, &known), text, "{language:?} {id}");
                    n_plain += 1;
                }
            }
            assert!(n_plain > 100, "{n_plain}");
        }
    }

    #[test]
    fn choices_keep_what_they_choose_by() {
        let all = compiled(Language::English);
        let written = serde_json::to_string(&all["record-plies"]).unwrap();
        assert_eq!(
            written,
            r#"[{"by":"count","of":{"one":"1 move"},"or":"{count} moves"}]"#
        );
    }
}
