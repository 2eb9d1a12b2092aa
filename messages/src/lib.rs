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

mod analysis;
mod language;
mod said;
mod script;
mod words;

use std::borrow::Cow;
use std::collections::BTreeMap;

use boardgame::Color;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

pub use self::language::Language;
pub use self::script::{Compiled, Part};
pub use self::words::{SECTIONS, SETTLED, Words, composed};

/// The messages of one language.
pub struct Messages(FluentBundle<FluentResource>);

impl Messages {
    /// The messages of a language.
    pub fn new(language: Language) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // Terminals show the marks that isolate directions as boxes; where a text goes from right to
        // left, a move or a number in it would be torn apart without them.
        bundle.set_use_isolating(language.is_right_to_left());
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
    language
        .files()
        .flat_map(|(_, text)| ids_of(text))
        .collect()
}

/// The names of the messages that are for scripts alone.
pub fn script_ids() -> Vec<&'static str> {
    let files = Language::default().files();
    files
        .flat_map(|(name, text)| ids_of(for_scripts(name, text)))
        .collect()
}

/// The names of the messages that scripts share with other programs: what is told of games and tasks.
pub fn shared_ids() -> impl Iterator<Item = String> {
    let colors = Color::ALL.map(|color| format!("color-{}", color.name()));
    catalog::told_messages().into_iter().chain(colors)
}

/// The messages that pages hand to their scripts, by name.
pub fn script_words(language: Language) -> BTreeMap<String, Compiled> {
    let mut all = script::compiled(language);
    let ids = script_ids().into_iter().map(str::to_owned);
    ids.chain(shared_ids())
        .filter_map(|id| all.remove_entry(&id))
        .collect()
}

/// The part of a file whose messages are for scripts.
fn for_scripts(name: &str, text: &'static str) -> &'static str {
    if name.starts_with(language::SCRIPT) {
        return text;
    }
    let parts = text.split_once(language::SCRIPT_PART);
    parts.map_or("", |(_, part)| part)
}

/// Every argument of a message as a place that is filled in later.
#[cfg(test)]
fn places(text: &'static str) -> Vec<(&'static str, FluentValue<'static>)> {
    let names = text.split('$').skip(1);
    names
        .filter_map(|rest| rest.split([' ', '}']).next())
        .map(|name| (name, format!("{{{name}}}").into()))
        .collect()
}

/// Every argument of all messages of a language, as a place.
#[cfg(test)]
fn all_places(language: Language) -> Vec<(&'static str, FluentValue<'static>)> {
    language
        .files()
        .flat_map(|(_, text)| places(text))
        .collect()
}

fn ids_of(text: &'static str) -> impl Iterator<Item = &'static str> {
    text.lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_alphabetic()))
        .filter_map(|line| line.split(['=', ' ']).next())
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

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
    fn every_language_has_the_messages_of_english() {
        let expected = ids(Language::English);
        for language in Language::ALL {
            let ids = ids(language);
            for id in &expected {
                assert!(ids.contains(id), "{language:?} lacks {id}");
            }
            for id in &ids {
                assert!(expected.contains(id), "{language:?} has {id} in vain");
            }
        }
    }

    #[test]
    fn translations_use_the_arguments_of_the_source() {
        let english = arguments(Language::English);
        for language in Language::ALL {
            for (id, names) in arguments(language) {
                let known = &english[&id];
                assert!(
                    names.is_subset(known),
                    "{language:?} {id} has {names:?}, the source {known:?}"
                );
            }
        }
    }

    /// The arguments of each message.
    fn arguments(language: Language) -> BTreeMap<String, BTreeSet<String>> {
        let mut all = BTreeMap::new();
        for (_, text) in language.files() {
            let mut id = String::new();
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                if line.starts_with(|c: char| c.is_ascii_alphabetic()) {
                    line.split(['=', ' ']).next().unwrap().clone_into(&mut id);
                }
                let names: &mut BTreeSet<String> = all.entry(id.clone()).or_default();
                names.extend(
                    places(line.to_owned().leak())
                        .into_iter()
                        .map(|(name, _)| name.to_owned()),
                );
            }
        }
        all
    }

    #[test]
    fn every_message_can_be_said_with_its_arguments() {
        // A message may stand inside another one, with arguments of its own.
        let known: BTreeSet<_> = arguments(Language::English)
            .into_values()
            .flatten()
            .collect();
        let arguments: Vec<_> = known.iter().map(|name| (name.as_str(), 3.into())).collect();
        for language in Language::ALL {
            let messages = Messages::new(language);
            for id in ids(language) {
                assert!(
                    !messages.format(id, &arguments).is_empty(),
                    "{language:?} {id}"
                );
            }
        }
    }

    #[test]
    fn words_for_scripts_leave_places_open() {
        let words = script_words(Language::English);
        assert_eq!(
            words["cell-empty"],
            Compiled::Text("{cell}, empty".to_owned())
        );
        assert!(matches!(words["why-time"], Compiled::Parts(_)));
    }

    #[test]
    fn counts_follow_the_language() {
        let count = |language, count: usize| {
            Messages::new(language).format("record-plies", &[("count", count.into())])
        };
        assert_eq!(count(Language::German, 1), "1 Zug");
        assert_eq!(count(Language::German, 2), "2 Züge");
        assert_eq!(count(Language::Japanese, 1), "1手");
        let arabic: BTreeSet<_> = [1, 2, 3, 11, 100]
            .map(|n| count(Language::Arabic, n).replace(|c: char| c.is_ascii_digit(), ""))
            .into();
        assert_eq!(arabic.len(), 5, "Arabic has many plurals: {arabic:?}");
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
