//! Who looks at a page: the language they read.

use std::convert::Infallible;
use std::sync::LazyLock;

use axum::extract::FromRequestParts;
use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, Uri};
use messages::{Language, Words};

use crate::cookies;

/// The cookie that keeps a chosen language.
pub(super) const LANGUAGE_COOKIE: &str = "language";

/// Whoever looks at a page.
#[derive(Debug, Clone)]
pub(crate) struct Visitor {
    /// The language they read.
    pub(crate) language: Language,
    /// The address they are at, without the host.
    pub(crate) path: String,
}

impl Visitor {
    /// Whoever sends these headers to this address.
    pub(crate) fn new(headers: &HeaderMap, uri: &Uri) -> Self {
        let chosen = cookies::read(headers, LANGUAGE_COOKIE);
        let chosen = chosen.as_deref().and_then(Language::from_tag);
        let language = chosen.unwrap_or_else(|| {
            Language::accepted(header(headers, &ACCEPT_LANGUAGE).unwrap_or_default())
        });
        let path = uri.path_and_query().map_or("/", |path| path.as_str());
        Self {
            language,
            path: path.to_owned(),
        }
    }

    /// What is said in their language.
    pub(crate) fn words(&self) -> &'static Words {
        &spoken(self.language).words
    }

    /// The words that scripts need, as JSON: they have none of their own.
    pub(super) fn script_words(&self) -> &'static str {
        &spoken(self.language).script_words
    }
}

impl<S: Sync> FromRequestParts<S> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Self, Infallible> {
        Ok(Self::new(&parts.headers, &parts.uri))
    }
}

/// The words of a language, and those of them that scripts need as JSON: read once.
struct Spoken {
    language: Language,
    words: Words,
    script_words: String,
}

fn spoken(language: Language) -> &'static Spoken {
    static ALL: LazyLock<Vec<Spoken>> = LazyLock::new(|| {
        let of = |language| {
            let script_words = serde_json::to_string(&messages::script_words(language));
            Spoken {
                language,
                words: Words::of(language),
                script_words: script_words.expect("words are plain data"),
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
