//! The Fluent files of every language, read once.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, Message, Term};
use fluent_syntax::parser;

use crate::Language;

/// How the files begin whose messages pages hand to their scripts.
const SCRIPT: &str = "script";
/// The heading under which the messages of other files are for scripts, too.
const SCRIPT_PART: &str = "For scripts";

/// The names of all messages of a language, in the order of its files.
pub fn ids(language: Language) -> Vec<&'static str> {
    messages(language).map(|message| message.id.name).collect()
}

/// The names of the messages that a language lacks, in the order of the source.
pub fn missing(language: Language) -> Vec<&'static str> {
    let own: BTreeSet<_> = ids(language).into_iter().collect();
    let mut missing = ids(Language::English);
    missing.retain(|id| !own.contains(id));
    missing
}

/// The files of a language.
pub(crate) fn resources(language: Language) -> &'static [FluentResource] {
    const N: usize = Language::ALL.len();
    static ALL: [OnceLock<Vec<FluentResource>>; N] = [const { OnceLock::new() }; N];
    ALL[language as usize].get_or_init(|| {
        // Tests make sure that every file is in order; here the good part of a bad file serves.
        let read = |(_, text): (_, &str)| {
            FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, _)| resource)
        };
        language.files().map(read).collect()
    })
}

/// The messages of a language.
pub(crate) fn messages(language: Language) -> impl Iterator<Item = &'static Message<&'static str>> {
    entries(language).filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    })
}

/// The terms of a language: words of its own for use inside its messages.
pub(crate) fn terms(language: Language) -> impl Iterator<Item = &'static Term<&'static str>> {
    entries(language).filter_map(|entry| match entry {
        Entry::Term(term) => Some(term),
        _ => None,
    })
}

fn entries(language: Language) -> impl Iterator<Item = &'static Entry<&'static str>> {
    resources(language).iter().flat_map(FluentResource::entries)
}

/// The names of the messages that pages hand to their scripts, as the source has them.
pub(crate) fn script_ids() -> Vec<&'static str> {
    let of_file = |(name, text): (&str, &'static str)| {
        let mut is_for_scripts = name.starts_with(SCRIPT);
        // What runs knows no comments, so that the file is read again.
        let (Ok(file) | Err((file, _))) = parser::parse(text);
        file.body.into_iter().filter_map(move |entry| match entry {
            Entry::GroupComment(comment) => {
                is_for_scripts |= comment.content == [SCRIPT_PART];
                None
            }
            Entry::Message(message) if is_for_scripts => Some(message.id.name),
            _ => None,
        })
    };
    Language::English.files().flat_map(of_file).collect()
}
