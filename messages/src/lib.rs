//! Every word a person reads, from one catalog that all interfaces share.
//!
//! The texts are Fluent files, a folder for each language; English is the source. Help and one-line
//! errors of the command line stay English and are not here.
//!
//! ```
//! use messages::{Language, Messages};
//!
//! let messages = Messages::new(Language::English);
//! assert_eq!(messages.text("color-white"), "White");
//! assert_eq!(messages.format("turn", &[("color", "White".into())]), "White to move");
//! ```

use std::borrow::Cow;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::{LanguageIdentifier, langid};

/// A language that there are messages in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Language {
    /// The source of all others.
    #[default]
    English,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 1] = [Self::English];

    fn identifier(self) -> LanguageIdentifier {
        match self {
            Self::English => langid!("en"),
        }
    }

    /// The Fluent files: name and contents.
    const fn files(self) -> [(&'static str, &'static str); 7] {
        match self {
            Self::English => [
                ("analyze.ftl", include_str!("../en/analyze.ftl")),
                ("games.ftl", include_str!("../en/games.ftl")),
                ("match.ftl", include_str!("../en/match.ftl")),
                ("play.ftl", include_str!("../en/play.ftl")),
                ("rules.ftl", include_str!("../en/rules.ftl")),
                ("solve.ftl", include_str!("../en/solve.ftl")),
                ("tour.ftl", include_str!("../en/tour.ftl")),
            ],
        }
    }
}

/// The messages of one language.
pub struct Messages(FluentBundle<FluentResource>);

impl Messages {
    /// The messages of a language.
    pub fn new(language: Language) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // Terminals show the marks that isolate directions as boxes.
        bundle.set_use_isolating(false);
        for (name, text) in language.files() {
            // Tests make sure that every file is in order; here the good part of a bad file serves.
            let resource =
                FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, _)| resource);
            let added = bundle.add_resource(resource);
            debug_assert!(added.is_ok(), "{name} defines a message again: {added:?}");
        }
        Self(bundle)
    }

    /// Whether there is a message of this name.
    pub fn has(&self, id: &str) -> bool {
        self.0.has_message(id)
    }

    /// A message without arguments.
    pub fn text(&self, id: &str) -> String {
        self.format(id, &[])
    }

    /// A message with its arguments. A message that is missing shows its name.
    pub fn format(&self, id: &str, arguments: &[(&str, FluentValue<'_>)]) -> String {
        let Some(pattern) = self.0.get_message(id).and_then(|message| message.value()) else {
            debug_assert!(false, "there is no message {id}");
            return format!("[{id}]");
        };
        let arguments: FluentArgs<'_> = arguments
            .iter()
            .map(|(name, value)| (*name, value.clone()))
            .collect();
        let mut errors = Vec::new();
        let text = self
            .0
            .format_pattern(pattern, Some(&arguments), &mut errors);
        debug_assert!(errors.is_empty(), "{id}: {errors:?}");
        Cow::into_owned(text)
    }
}

impl std::fmt::Debug for Messages {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Messages({:?})", self.0.locales)
    }
}

/// The names of all messages of a language, in the order of its files.
pub fn ids(language: Language) -> Vec<&'static str> {
    let lines = language
        .files()
        .into_iter()
        .flat_map(|(_, text)| text.lines());
    let is_message = |line: &&str| line.starts_with(|c: char| c.is_ascii_alphabetic());
    lines
        .filter(is_message)
        .filter_map(|line| line.split(['=', ' ']).next())
        .collect()
}

#[cfg(test)]
mod tests {
    use fluent_syntax::ast::Entry;
    use fluent_syntax::parser;

    use super::*;

    #[test]
    fn every_file_is_in_order() {
        for language in Language::ALL {
            for (name, text) in language.files() {
                assert!(
                    parser::parse(text).is_ok(),
                    "{language:?} {name}: {:?}",
                    parser::parse(text).err()
                );
            }
        }
    }

    #[test]
    fn ids_are_those_of_the_parser() {
        for language in Language::ALL {
            let mut expected = Vec::new();
            for (_, text) in language.files() {
                for entry in parser::parse(text).unwrap().body {
                    if let Entry::Message(message) = entry {
                        expected.push(message.id.name.to_owned());
                    }
                }
            }
            assert_eq!(ids(language), expected);
        }
    }

    #[test]
    fn no_message_is_defined_twice() {
        for language in Language::ALL {
            let mut names = ids(language);
            names.sort_unstable();
            let n_names = names.len();
            names.dedup();
            assert_eq!(names.len(), n_names);
        }
    }
}
