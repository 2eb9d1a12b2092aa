//! The messages that pages hand to their scripts: the syntax of Fluent as small JSON, which
//! `web/words.js` fills in with the plurals and numbers of the browser.
//!
//! ```text
//! Shown: { $count ->          ["Shown: ", {"?": "count", "of": {
//!     [one] { $count } move       "one": [{"$": "count"}, " move"]},
//!    *[other] { $count } moves    "else": [{"$": "count"}, " moves"]}]
//! }
//! ```
//!
//! Terms are filled in here, and so are the marks that isolate what is put into text from right to left.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Expression, InlineExpression, Pattern as Source, PatternElement, VariantKey,
};
use fluent_syntax::unicode::unescape_unicode_to_string;
use serde::Serialize;

use crate::{Language, source};

/// The words that a page gives its scripts.
#[derive(Debug, Serialize)]
pub struct ScriptWords {
    /// The tag of the language.
    language: &'static str,
    /// How it writes numbers, which not every browser knows.
    numbers: ScriptNumbers,
    /// Its messages.
    words: BTreeMap<&'static str, Pattern>,
    /// What it lacks, in English.
    english: BTreeMap<&'static str, Pattern>,
}

#[derive(Debug, Serialize)]
struct ScriptNumbers {
    number: &'static str,
    percent: &'static str,
}

/// The names of the messages that are for scripts alone.
pub fn script_ids() -> Vec<&'static str> {
    source::script_ids()
}

/// The names of the messages that scripts share with other programs: what is told of games and tasks.
pub fn shared_ids() -> BTreeSet<String> {
    catalog::told_messages()
}

impl ScriptWords {
    /// The words of a language for scripts.
    pub fn of(language: Language) -> Self {
        Self::with(language, &shared_ids())
    }

    /// The same for pages where something is read, which may say why it cannot be.
    pub fn reading(language: Language) -> Self {
        let explained = catalog::explained_messages();
        Self::with(language, &(&shared_ids() | &explained))
    }

    fn with(language: Language, shared: &BTreeSet<String>) -> Self {
        let own = script_ids().into_iter();
        let ids: Vec<_> = own.chain(shared.iter().map(String::as_str)).collect();
        let words = compiled(language, &ids);
        let mut english = compiled(Language::English, &ids);
        english.retain(|id, _| !words.contains_key(id));
        let (number, percent) = language.numbers();
        Self {
            language: language.tag(),
            numbers: ScriptNumbers { number, percent },
            words,
            english,
        }
    }
}

/// A message: a text, or parts that are put together.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
enum Pattern {
    Text(String),
    Parts(Vec<Part>),
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
enum Part {
    Text(String),
    Argument {
        #[serde(rename = "$")]
        name: &'static str,
    },
    Choice {
        #[serde(rename = "?")]
        by: &'static str,
        of: BTreeMap<&'static str, Pattern>,
        r#else: Pattern,
    },
}

fn compiled(language: Language, ids: &[&str]) -> BTreeMap<&'static str, Pattern> {
    let compiler = Compiler {
        terms: source::terms(language)
            .map(|term| (term.id.name, &term.value))
            .collect(),
        is_isolating: language.is_right_to_left(),
        transform: crate::transform(language),
    };
    let messages = source::messages(language).filter(|message| ids.contains(&message.id.name));
    messages
        .filter_map(|message| Some((message.id.name, message.value.as_ref()?)))
        .map(|(id, source)| (id, compiler.pattern(source, None)))
        .collect()
}

/// What a term is told: its arguments are literals, so that they are settled here.
type Told = BTreeMap<&'static str, String>;

struct Compiler {
    terms: BTreeMap<&'static str, &'static Source<&'static str>>,
    is_isolating: bool,
    transform: Option<fn(&str) -> Cow<'_, str>>,
}

impl Compiler {
    fn pattern(&self, source: &'static Source<&'static str>, told: Option<&Told>) -> Pattern {
        let mut parts = Vec::new();
        self.add(source, told, &mut parts);
        match &mut parts[..] {
            [] => Pattern::Text(String::new()),
            [Part::Text(text)] => Pattern::Text(std::mem::take(text)),
            _ => Pattern::Parts(parts),
        }
    }

    fn add(
        &self,
        source: &'static Source<&'static str>,
        told: Option<&Told>,
        parts: &mut Vec<Part>,
    ) {
        let is_alone = source.elements.len() == 1;
        for element in &source.elements {
            match element {
                PatternElement::TextElement { value } => match self.transform {
                    Some(transform) => add_text(parts, &transform(value)),
                    None => add_text(parts, value),
                },
                PatternElement::Placeable { expression } => {
                    let is_isolated = self.is_isolating && !is_alone && is_foreign(expression);
                    if is_isolated {
                        add_text(parts, "\u{2068}");
                    }
                    self.add_expression(expression, told, parts);
                    if is_isolated {
                        add_text(parts, "\u{2069}");
                    }
                }
            }
        }
    }

    fn add_expression(
        &self,
        expression: &'static Expression<&'static str>,
        told: Option<&Told>,
        parts: &mut Vec<Part>,
    ) {
        match expression {
            Expression::Inline(inline) => self.add_inline(inline, told, parts),
            Expression::Select { selector, variants } => {
                let name = variable(selector);
                let usual = variants.iter().find(|variant| variant.default);
                let usual = &usual.expect("the parser wants a default").value;
                if let Some(told) = told {
                    let value = name.and_then(|name| told.get(name));
                    let meant = variants
                        .iter()
                        .find(|one| Some(key(&one.key)) == value.map(String::as_str));
                    return self.add(meant.map_or(usual, |one| &one.value), Some(told), parts);
                }
                let of = variants.iter().filter(|variant| !variant.default);
                parts.push(Part::Choice {
                    by: name.unwrap_or_default(),
                    of: of
                        .map(|one| (key(&one.key), self.pattern(&one.value, None)))
                        .collect(),
                    r#else: self.pattern(usual, None),
                });
            }
        }
    }

    fn add_inline(
        &self,
        inline: &'static InlineExpression<&'static str>,
        told: Option<&Told>,
        parts: &mut Vec<Part>,
    ) {
        match (inline, told) {
            (InlineExpression::StringLiteral { value }, _) => {
                add_text(parts, &unescape_unicode_to_string(value));
            }
            (InlineExpression::NumberLiteral { value }, _) => add_text(parts, value),
            (InlineExpression::VariableReference { id }, Some(told)) => {
                add_text(parts, told.get(id.name).map_or("", String::as_str));
            }
            (InlineExpression::VariableReference { id }, None) => {
                parts.push(Part::Argument { name: id.name });
            }
            (InlineExpression::TermReference { id, arguments, .. }, _) => {
                if let Some(term) = self.terms.get(id.name) {
                    self.add(term, Some(&literals(arguments.as_ref())), parts);
                }
            }
            (InlineExpression::Placeable { expression }, _) => {
                self.add_expression(expression, told, parts);
            }
            // Tests make sure that there are no others.
            _ => {}
        }
    }
}

/// The argument that a selector looks at.
pub(crate) fn variable(selector: &InlineExpression<&'static str>) -> Option<&'static str> {
    match selector {
        InlineExpression::VariableReference { id } => Some(id.name),
        _ => None,
    }
}

pub(crate) const fn key(key: &VariantKey<&'static str>) -> &'static str {
    match key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

/// Whether what is put in may have another direction, as Fluent sees it.
const fn is_foreign(expression: &Expression<&'static str>) -> bool {
    !matches!(
        expression,
        Expression::Inline(
            InlineExpression::StringLiteral { .. }
                | InlineExpression::TermReference { .. }
                | InlineExpression::MessageReference { .. }
        )
    )
}

fn literals(arguments: Option<&CallArguments<&'static str>>) -> Told {
    let named = arguments.iter().flat_map(|arguments| &arguments.named);
    named
        .filter_map(|argument| match &argument.value {
            InlineExpression::StringLiteral { value } => Some((
                argument.name.name,
                unescape_unicode_to_string(value).into_owned(),
            )),
            InlineExpression::NumberLiteral { value } => {
                Some((argument.name.name, (*value).to_owned()))
            }
            _ => None,
        })
        .collect()
}

fn add_text(parts: &mut Vec<Part>, text: &str) {
    if let Some(Part::Text(last)) = parts.last_mut() {
        *last += text;
    } else {
        parts.push(Part::Text(text.to_owned()));
    }
}
