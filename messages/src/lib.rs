//! Every word a person reads, from one catalog that all interfaces share.
//!
//! The texts are Fluent files, a folder for each language; English is the source, and what a language
//! lacks is said in English. Help and one-line errors of the command line stay English and are not
//! here.
//!
//! ```
//! use messages::{Language, Messages};
//!
//! let messages = Messages::new(Language::English);
//! assert_eq!(messages.text("color-white"), "White");
//! assert_eq!(messages.format("turn", &[("color", "white".into())]), "White to move");
//! ```

mod analysis;
mod campaign;
mod isolation;
mod language;
mod numbers;
mod pseudo;
mod records;
mod said;
mod script;
mod source;
mod words;

use std::borrow::Cow;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

pub use self::language::Language;
pub use self::numbers::{decimal, percent, share};
pub use self::script::{ScriptWords, script_ids, shared_ids};
pub use self::source::{ids, missing};
pub use self::words::{SECTIONS, SETTLED, Words, composed};

type Bundle = FluentBundle<&'static FluentResource>;

/// The messages of one language.
pub struct Messages {
    language: Language,
    bundle: Bundle,
}

impl Messages {
    /// The messages of a language.
    pub fn new(language: Language) -> Self {
        Self {
            language,
            bundle: bundle(language),
        }
    }

    /// Whether there is a message of this name.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id) || ENGLISH.has_message(id)
    }

    /// A message without arguments.
    pub fn text(&self, id: &str) -> String {
        self.format(id, &[])
    }

    /// A message with its arguments. What the language lacks is said in English; a message that is
    /// missing there, too, shows its name.
    pub fn format(&self, id: &str, arguments: &[(&str, FluentValue<'_>)]) -> String {
        self.said(id, arguments)
            .or_else(|| said(&ENGLISH, id, arguments))
            .unwrap_or_else(|| {
                debug_assert!(false, "there is no message {id}");
                format!("[{id}]")
            })
    }

    /// A number alone, with so many decimals, as the language writes it.
    pub fn number(&self, value: f64, digits: usize) -> String {
        let (number, percent) = self.language.numbers();
        let written = numbers::Numbers::like(number, percent).value(&decimal(value, digits));
        written.expect("it is a number")
    }

    /// A message of this language, if it is there.
    fn said(&self, id: &str, arguments: &[(&str, FluentValue<'_>)]) -> Option<String> {
        if self.language != Language::Arabic {
            return said(&self.bundle, id, arguments);
        }
        let counted: Vec<_> = arguments
            .iter()
            .map(|(name, value)| (*name, numbers::by_last_digits(value)))
            .collect();
        said(&self.bundle, id, &counted)
    }
}

impl std::fmt::Debug for Messages {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Messages({:?})", self.bundle.locales)
    }
}

static ENGLISH: LazyLock<Bundle> = LazyLock::new(|| bundle(Language::English));

fn bundle(language: Language) -> Bundle {
    let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
    // Terminals show the marks that isolate directions as boxes; where a text goes from right to
    // left, a move or a number in it would be torn apart without them.
    bundle.set_use_isolating(language.is_right_to_left());
    bundle.set_transform(transform(language));
    bundle.set_formatter(Some(language.formatter()));
    for resource in source::resources(language) {
        let added = bundle.add_resource(resource);
        debug_assert!(added.is_ok(), "{language:?} has a message twice: {added:?}");
    }
    bundle
}

/// What is done to the texts of a language's messages, apart from what is put into them.
fn transform(language: Language) -> Option<fn(&str) -> Cow<'_, str>> {
    if language.is_right_to_left() {
        return Some(isolation::isolated);
    }
    let is_pseudo = language == Language::English && pseudo::is_spoken();
    is_pseudo.then_some(pseudo::told)
}

/// A message of a bundle, if it is there.
fn said(bundle: &Bundle, id: &str, arguments: &[(&str, FluentValue<'_>)]) -> Option<String> {
    let pattern = bundle.get_message(id)?.value()?;
    let arguments: FluentArgs<'_> = arguments
        .iter()
        .map(|(name, value)| (*name, value.clone()))
        .collect();
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&arguments), &mut errors);
    debug_assert!(errors.is_empty(), "{id}: {errors:?}");
    Some(Cow::into_owned(text))
}

#[cfg(test)]
mod tests;
