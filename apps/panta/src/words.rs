//! What the terminal says: the message catalog's words, in the language that was asked for or that of
//! the locale.

use std::sync::OnceLock;

use messages::Language;
pub(crate) use messages::{SECTIONS, SETTLED, Words};

static LANGUAGE: OnceLock<Language> = OnceLock::new();

/// Settles the language, once.
pub(crate) fn settle(wanted: Option<Language>) {
    let of_locale = || Language::of_environment(|name| std::env::var(name).ok());
    let _ = LANGUAGE.set(wanted.unwrap_or_else(of_locale));
}

/// The language of all words.
pub(crate) fn language() -> Language {
    LANGUAGE.get().copied().unwrap_or_default()
}

/// The words of that language.
pub(crate) fn spoken() -> Words {
    Words::of(language())
}

/// The language that a tag names.
pub(crate) fn parse_language(text: &str) -> Result<Language, String> {
    let known = Language::from_tag(text);
    known.ok_or_else(|| {
        let tags: Vec<_> = Language::offered().map(Language::tag).collect();
        format!("expected {}", boardgame::names::one_of(&tags))
    })
}
