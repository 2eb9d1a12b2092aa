//! Who looks at a page: the language they read.

use std::convert::Infallible;
use std::sync::LazyLock;

use axum::extract::FromRequestParts;
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, HeaderName, Uri};
use messages::{Language, ScriptWords, Words};

use super::language::Named;
use crate::App;
use crate::caller::base;
use crate::cookies;

/// The cookie that keeps a chosen language.
pub(super) const LANGUAGE_COOKIE: &str = "language";

/// Whoever looks at a page.
#[derive(Debug, Clone)]
pub(crate) struct Visitor {
    /// The language they read.
    pub(crate) language: Language,
    /// The address they are at, without host and language.
    pub(crate) path: String,
    /// Whether the address names the language.
    pub(super) is_named: bool,
    /// Where the server is, as they see it, if that is known.
    pub(super) base: Option<String>,
}

impl Visitor {
    /// Whoever sends these headers to this address. The language is what the address names, or what
    /// they have chosen once, or what their browser asks for.
    pub(crate) fn of(headers: &HeaderMap, uri: &Uri, extensions: &Extensions) -> Self {
        let named = extensions.get::<Named>().map(|named| named.0);
        let chosen = || Language::from_tag(&cookies::read(headers, LANGUAGE_COOKIE)?);
        let path = uri.path_and_query().map_or("/", |path| path.as_str());
        Self {
            language: named.or_else(chosen).unwrap_or_else(|| accepted(headers)),
            path: path.to_owned(),
            is_named: named.is_some(),
            base: None,
        }
    }

    /// The address of one of our pages in their language.
    pub(super) fn to(&self, path: &str) -> String {
        format!("/{}{path}", self.language.tag())
    }

    /// What is said in their language.
    pub(crate) fn words(&self) -> &'static Words {
        words(self.language)
    }

    /// The words that scripts need, as JSON: they have none of their own.
    pub(super) fn script_words(&self) -> &'static str {
        &spoken(self.language).script_words
    }

    /// The same for pages where something is read, which may say why it cannot be.
    pub(super) fn reading_words(&self) -> &'static str {
        &spoken(self.language).reading_words
    }
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let base = Some(base(&parts.headers, app));
        Ok(Self {
            base,
            ..Self::of(&parts.headers, &parts.uri, &parts.extensions)
        })
    }
}

/// The language that a browser or a program asks for.
pub(crate) fn accepted(headers: &HeaderMap) -> Language {
    Language::accepted(header(headers, &ACCEPT_LANGUAGE).unwrap_or_default())
}

/// What is said in a language.
pub(crate) fn words(language: Language) -> &'static Words {
    &spoken(language).words
}

/// The words of a language, and those of them that scripts need as JSON: read once.
struct Spoken {
    language: Language,
    words: Words,
    script_words: String,
    reading_words: String,
}

fn spoken(language: Language) -> &'static Spoken {
    static ALL: LazyLock<Vec<Spoken>> = LazyLock::new(|| {
        let of = |language| {
            let json = |words| serde_json::to_string(&words).expect("words are plain data");
            Spoken {
                language,
                words: Words::of(language),
                script_words: json(ScriptWords::of(language)),
                reading_words: json(ScriptWords::reading(language)),
            }
        };
        Language::ALL.map(of).into()
    });
    let known = ALL.iter().find(|known| known.language == language);
    known.expect("all languages are there")
}

fn header<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}
