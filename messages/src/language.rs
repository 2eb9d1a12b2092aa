//! The languages, and which of them a visitor asks for.

use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use unic_langid::LanguageIdentifier;

use crate::numbers::{Formatter, Numbers};

/// Makes the type from the list below.
macro_rules! languages {
    ($($name:ident $tag:literal $own:literal $direction:ident $number:literal $percent:literal)*) => {
        /// A language.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Language {
            $(
                #[doc = concat!($own, ".")]
                $name,
            )*
        }

        impl Language {
            /// All languages; the first is English, the source of all others.
            pub const ALL: [Self; [$($tag),*].len()] = [$(Self::$name),*];

            /// The tag of the language, as in HTML and HTTP: `en`.
            pub const fn tag(self) -> &'static str {
                match self { $(Self::$name => $tag),* }
            }

            /// What the language calls itself.
            pub const fn own_name(self) -> &'static str {
                match self { $(Self::$name => $own),* }
            }

            /// Whether it is written from right to left.
            pub const fn is_right_to_left(self) -> bool {
                match self { $(Self::$name => languages!(@ $direction)),* }
            }

            /// The same as the attribute `dir` of pages says it.
            pub const fn direction(self) -> &'static str {
                if self.is_right_to_left() { "rtl" } else { "ltr" }
            }

            /// How it writes -12345.6 and 5 %.
            pub(crate) const fn numbers(self) -> (&'static str, &'static str) {
                match self { $(Self::$name => ($number, $percent)),* }
            }

            /// How numbers are written in its messages.
            pub(crate) fn formatter<M>(self) -> Formatter<M> {
                match self { $(Self::$name => |value, _| Numbers::like($number, $percent).value(value)),* }
            }
        }
    };
    (@ left_to_right) => { false };
    (@ right_to_left) => { true };
}

// One line for each: its name here, its tag, what it calls itself, the direction of its writing, and how it writes
// -12345.6 and 5 % with European digits (CLDR).
languages! {
    English            "en"      "English"        left_to_right  "-12,345.6"                      "5%"
    German             "de"      "Deutsch"        left_to_right  "-12.345,6"                      "5\u{a0}%"
    French             "fr"      "Français"       left_to_right  "-12\u{202f}345,6"               "5\u{a0}%"
    Dutch              "nl"      "Nederlands"     left_to_right  "-12.345,6"                      "5%"
    Italian            "it"      "Italiano"       left_to_right  "-12.345,6"                      "5%"
    Spanish            "es"      "Español"        left_to_right  "-12.345,6"                      "5\u{a0}%"
    Portuguese         "pt"      "Português"      left_to_right  "-12.345,6"                      "5%"
    Swedish            "sv"      "Svenska"        left_to_right  "\u{2212}12\u{a0}345,6"          "5\u{a0}%"
    Norwegian          "nb"      "Norsk bokmål"   left_to_right  "\u{2212}12\u{a0}345,6"          "5\u{a0}%"
    Danish             "da"      "Dansk"          left_to_right  "-12.345,6"                      "5\u{a0}%"
    Finnish            "fi"      "Suomi"          left_to_right  "\u{2212}12\u{a0}345,6"          "5\u{a0}%"
    Polish             "pl"      "Polski"         left_to_right  "-12\u{a0}345,6"                 "5%"
    Hungarian          "hu"      "Magyar"         left_to_right  "-12\u{a0}345,6"                 "5%"
    Czech              "cs"      "Čeština"        left_to_right  "-12\u{a0}345,6"                 "5\u{a0}%"
    Slovak             "sk"      "Slovenčina"     left_to_right  "-12\u{a0}345,6"                 "5\u{a0}%"
    Russian            "ru"      "Русский"        left_to_right  "-12\u{a0}345,6"                 "5\u{a0}%"
    Hebrew             "he"      "עברית"          right_to_left  "\u{200e}-12,345.6"              "5%"
    Korean             "ko"      "한국어"         left_to_right  "-12,345.6"                      "5%"
    Japanese           "ja"      "日本語"         left_to_right  "-12,345.6"                      "5%"
    SimplifiedChinese  "zh-Hans" "简体中文"       left_to_right  "-12,345.6"                      "5%"
    TraditionalChinese "zh-Hant" "繁體中文"       left_to_right  "-12,345.6"                      "5%"
    Arabic             "ar"      "العربية"        right_to_left  "\u{200e}-12,345.6"              "5\u{200e}%\u{200e}"
    Catalan            "ca"      "Català"         left_to_right  "-12.345,6"                      "5\u{a0}%"
    Basque             "eu"      "Euskara"        left_to_right  "\u{2212}12.345,6"               "%\u{a0}5"
    Galician           "gl"      "Galego"         left_to_right  "-12.345,6"                      "5\u{a0}%"
}

/// Languages by other tags than ours: older ones, and the nearest that there is.
const ALIASES: [(&str, &str); 6] = [
    ("iw", "he"),
    ("no", "nb"),
    ("nn", "nb"),
    ("cmn", "zh"),
    ("yue", "zh-Hant"),
    ("arb", "ar"),
];

/// The Fluent files by the tag of their language: name and contents.
const FILES: &[(&str, &[(&str, &str)])] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

impl Default for Language {
    fn default() -> Self {
        Self::ALL[0]
    }
}

impl Language {
    /// The languages that there are messages in: those with a folder.
    pub fn offered() -> impl Iterator<Item = Self> {
        Self::ALL
            .into_iter()
            .filter(|language| language.files().next().is_some())
    }

    /// The language that serves best whoever asks for this one: a tag such as `de-CH`, or a locale
    /// such as `de_CH.UTF-8`.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let offered: Vec<_> = Self::offered().collect();
        nearest(tag, &offered)
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
        self.tag().parse().expect("the list has tags")
    }

    /// The Fluent files of the language: name and contents.
    pub(crate) fn files(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let own = FILES.iter().filter(move |(tag, _)| *tag == self.tag());
        own.flat_map(|(_, files)| files.iter().copied())
    }
}

/// The language among those that serves best whoever asks for this one.
fn nearest(tag: &str, among: &[Language]) -> Option<Language> {
    let tag = tag.trim().split(['.', '@']).next()?;
    let wanted = by_our_tags(tag.parse().ok()?);
    let known: Vec<_> = among.iter().map(|one| one.identifier()).collect();
    let found = negotiate_languages(&[wanted], &known, None, NegotiationStrategy::Lookup);
    let index = known.iter().position(|one| found.first() == Some(&one))?;
    Some(among[index])
}

fn by_our_tags(mut wanted: LanguageIdentifier) -> LanguageIdentifier {
    let is_meant = |(other, _): &&(&str, &str)| *other == wanted.language.as_str();
    let alias = ALIASES.iter().find(is_meant);
    if let Some(ours) = alias.and_then(|(_, ours)| ours.parse::<LanguageIdentifier>().ok()) {
        wanted.language = ours.language;
        wanted.script = wanted.script.or(ours.script);
    }
    wanted
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
            ("xx, de-CH;q=0.8, en;q=0.5", Language::German),
            ("en;q=0.3, ja;q=0.9", Language::Japanese),
            ("ar-EG,ar;q=0.9,en;q=0.8", Language::Arabic),
            ("de;q=0, *", Language::English),
            ("nonsense;;q=x,,", Language::English),
        ] {
            assert_eq!(Language::accepted(header), language, "{header:?}");
        }
    }

    #[test]
    fn tags_find_the_nearest_language() {
        let all = Language::ALL;
        for (tag, language) in [
            ("zh", Language::SimplifiedChinese),
            ("zh-CN", Language::SimplifiedChinese),
            ("zh_SG.UTF-8", Language::SimplifiedChinese),
            ("cmn-Hans-CN", Language::SimplifiedChinese),
            ("zh-TW", Language::TraditionalChinese),
            ("zh-HK", Language::TraditionalChinese),
            ("zh-MO", Language::TraditionalChinese),
            ("zh-Hant-HK", Language::TraditionalChinese),
            ("yue", Language::TraditionalChinese),
            ("no", Language::Norwegian),
            ("nn_NO.UTF-8", Language::Norwegian),
            ("nb-NO", Language::Norwegian),
            ("pt-BR", Language::Portuguese),
            ("pt-PT", Language::Portuguese),
            ("es-419", Language::Spanish),
            ("iw", Language::Hebrew),
            ("he-IL", Language::Hebrew),
            ("fr-CA", Language::French),
            ("en-GB", Language::English),
            ("ca-ES-valencia", Language::Catalan),
        ] {
            assert_eq!(nearest(tag, &all), Some(language), "{tag}");
        }
        for tag in ["", "C", "POSIX", "tlh", "*", "ä"] {
            assert_eq!(nearest(tag, &all), None, "{tag:?}");
        }
    }

    #[test]
    fn every_tag_finds_its_language() {
        for language in Language::ALL {
            assert_eq!(nearest(language.tag(), &Language::ALL), Some(language));
        }
    }
}
