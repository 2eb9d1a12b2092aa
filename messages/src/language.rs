//! The languages that there are messages in, and which of them a visitor asks for.

use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use unic_langid::{LanguageIdentifier, langid};

/// A language that there are messages in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Language {
    /// The source of all others.
    #[default]
    English,
    /// Deutsch.
    German,
    /// 日本語.
    Japanese,
    /// العربية, written from right to left.
    Arabic,
}

/// The Fluent files by the tag of their language: name and contents.
const FILES: &[(&str, &[(&str, &str)])] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// How the files begin whose messages pages hand to their scripts.
pub(crate) const SCRIPT: &str = "script";
/// The line after which the messages of other files are for scripts, too.
pub(crate) const SCRIPT_PART: &str = "\n## For scripts\n";

impl Language {
    /// All languages.
    pub const ALL: [Self; 4] = [Self::English, Self::German, Self::Japanese, Self::Arabic];

    /// The tag of the language, as in HTML and HTTP: `en`.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::Japanese => "ja",
            Self::Arabic => "ar",
        }
    }

    /// What the language calls itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "Deutsch",
            Self::Japanese => "日本語",
            Self::Arabic => "العربية",
        }
    }

    /// Whether it is written from right to left.
    pub const fn is_right_to_left(self) -> bool {
        matches!(self, Self::Arabic)
    }

    /// The language that serves best whoever asks for this one: a tag such as `de-CH`, or a locale
    /// such as `de_CH.UTF-8`.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let tag = tag.trim().split(['.', '@']).next()?;
        let wanted: LanguageIdentifier = tag.parse().ok()?;
        let known = Self::ALL.map(Self::identifier);
        let found = negotiate_languages(&[wanted], &known, None, NegotiationStrategy::Lookup);
        let index = known.iter().position(|one| found.first() == Some(&one))?;
        Some(Self::ALL[index])
    }

    /// The language of the locale that the environment names in `LC_ALL`, `LC_MESSAGES` or `LANG`,
    /// the first of them that says anything; or English.
    pub fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Self {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(variable)
            .find(|locale| !locale.is_empty());
        locale
            .and_then(|locale| Self::from_tag(&locale))
            .unwrap_or_default()
    }

    /// The language that an `Accept-Language` header likes best, or English.
    pub fn accepted(header: &str) -> Self {
        let mut wanted: Vec<(f32, Self)> = header.split(',').filter_map(preference).collect();
        // Stable: of equals, the one named first.
        wanted.sort_by(|a, b| b.0.total_cmp(&a.0));
        wanted
            .first()
            .map_or(Self::default(), |&(_, language)| language)
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        match self {
            Self::English => langid!("en"),
            Self::German => langid!("de"),
            Self::Japanese => langid!("ja"),
            Self::Arabic => langid!("ar"),
        }
    }

    /// The Fluent files of the language: name and contents.
    pub(crate) fn files(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let own = FILES.iter().filter(move |(tag, _)| *tag == self.tag());
        own.flat_map(|(_, files)| files.iter().copied())
    }
}

/// One entry of an `Accept-Language` header, such as `de-CH;q=0.8`, if there are messages in it.
fn preference(entry: &str) -> Option<(f32, Language)> {
    let (tag, weight) = entry.split_once(";q=").unwrap_or((entry, "1"));
    let weight: f32 = weight.trim().parse().ok()?;
    Some((weight, Language::from_tag(tag)?)).filter(|&(weight, _)| weight > 0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_locale_names_the_language() {
        let of = |all: &str, messages: &str, lang: &str| {
            Language::of_environment(|name| {
                let value = match name {
                    "LC_ALL" => all,
                    "LC_MESSAGES" => messages,
                    _ => lang,
                };
                Some(value.to_owned())
            })
        };
        assert_eq!(of("", "", "de_DE.UTF-8"), Language::German);
        assert_eq!(of("", "ja.UTF-8", "de_DE.UTF-8"), Language::Japanese);
        assert_eq!(of("C", "ja", "de"), Language::English);
        assert_eq!(of("", "", "ar_EG@latin"), Language::Arabic);
        assert_eq!(of("", "", ""), Language::English);
    }

    #[test]
    fn the_visitor_gets_what_they_like_best() {
        for (header, language) in [
            ("", Language::English),
            ("de", Language::German),
            ("fr, de-CH;q=0.8, en;q=0.5", Language::German),
            ("en;q=0.3, ja;q=0.9", Language::Japanese),
            ("ar-EG,ar;q=0.9,en;q=0.8", Language::Arabic),
            ("de;q=0, *", Language::English),
            ("nonsense;;q=x,,", Language::English),
        ] {
            assert_eq!(Language::accepted(header), language, "{header:?}");
        }
    }
}
