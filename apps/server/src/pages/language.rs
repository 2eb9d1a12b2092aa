//! The language of a page stands in its address, `/de/learn/pentago`, so that no cache or crawler
//! ever mixes two. An address without one leads to the visitor's own: the one they have chosen, or
//! the one that their browser asks for.

use axum::extract::Request;
use axum::http::header::{CACHE_CONTROL, CONTENT_LANGUAGE, SET_COOKIE, VARY};
use axum::http::uri::PathAndQuery;
use axum::http::{HeaderMap, HeaderValue, Method, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Redirect, Response};
use messages::Language;
use serde::Deserialize;

use super::fields::Fields;
use super::visitor::{LANGUAGE_COOKIE, Visitor};
use crate::caller::Caller;
use crate::cookies::Crumb;

/// What is the same in every language, and has no address for each.
const WITHOUT: [&str; 2] = ["/api/", "/assets/"];

/// The language that an address names.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Named(pub(crate) Language);

/// Takes the language from the front of an address, before anybody looks where it leads.
pub(crate) fn take_language<B>(mut request: Request<B>) -> Request<B> {
    if let Some((language, rest)) = split(request.uri()) {
        request.extensions_mut().insert(Named(language));
        *request.uri_mut() = rest;
    }
    request
}

/// The language that an address begins with, and what is left of it.
fn split(uri: &Uri) -> Option<(Language, Uri)> {
    let path = uri.path_and_query()?.as_str();
    let whole = path.strip_prefix('/')?;
    let end = whole.find(['/', '?']).unwrap_or(whole.len());
    let (tag, rest) = whole.split_at(end);
    let language = Language::offered().find(|one| one.tag() == tag)?;
    if WITHOUT.iter().any(|start| rest.starts_with(start)) {
        return None;
    }
    let rest = if rest.starts_with('/') {
        rest.to_owned()
    } else {
        format!("/{rest}")
    };
    let mut parts = uri.clone().into_parts();
    parts.path_and_query = Some(PathAndQuery::try_from(rest).ok()?);
    Some((language, Uri::from_parts(parts).ok()?))
}

/// Leads whoever reads a page to its address in their language, and says what language it is in.
pub(super) async fn lead(request: Request, next: Next) -> Response {
    let is_reading = [Method::GET, Method::HEAD].contains(request.method());
    let visitor = Visitor::of(request.headers(), request.uri(), request.extensions());
    let mut response = if is_reading && !visitor.is_named {
        let address = visitor.to(&visitor.path);
        ([(CACHE_CONTROL, "no-cache")], Redirect::temporary(&address)).into_response()
    } else {
        next.run(request).await
    };
    tell(&visitor, response.headers_mut());
    response
}

/// What caches must know of an answer in some language.
pub(super) fn tell(visitor: &Visitor, headers: &mut HeaderMap) {
    if !visitor.is_named {
        let asked = HeaderValue::from_static("accept-language, cookie");
        headers.append(VARY, asked);
    }
    let tag = HeaderValue::from_static(visitor.language.tag());
    headers.insert(CONTENT_LANGUAGE, tag);
}

/// Every link and form of a page leads to a page in the same language. That is written here, once,
/// so that no page can forget it.
pub(super) fn stay(page: &str, visitor: &Visitor) -> String {
    let mut told = String::with_capacity(page.len() + 1024);
    let mut rest = page;
    while let Some((before, link)) = next_link(rest) {
        told += before;
        let has_language = !WITHOUT.iter().any(|start| link.starts_with(start));
        if has_language {
            told += "/";
            told += visitor.language.tag();
        }
        let (slash, after) = link.split_at(1);
        told += slash;
        rest = after;
    }
    told + rest
}

/// A text up to its next link, and from there. Texts of people cannot look like one, because quotes
/// are escaped in them.
fn next_link(text: &str) -> Option<(&str, &str)> {
    let starts = [r#" href="/"#, r#" action="/"#];
    let ends = starts
        .iter()
        .filter_map(|start| Some(text.find(start)? + start.len() - 1));
    ends.min().map(|at| text.split_at(at))
}

#[derive(Debug, Deserialize)]
pub(super) struct Wish {
    language: String,
    #[serde(default)]
    back: String,
}

/// Keeps the language for a year and goes to where the visitor was, in that language.
pub(super) async fn change(caller: Caller, Fields(wish): Fields<Wish>) -> Response {
    let language = Language::from_tag(&wish.language).unwrap_or_default();
    let crumb = Crumb {
        name: LANGUAGE_COOKIE,
        value: language.tag(),
        path: "/",
        days: 365,
        is_secure: caller.is_secure(),
    };
    let cookie = crumb.header().map(|value| [(SET_COOKIE, value)]);
    let address = format!("/{}{}", language.tag(), own_path(&wish.back));
    (cookie, Redirect::to(&address)).into_response()
}

/// Only our own pages are gone back to.
fn own_path(path: &str) -> &str {
    let is_own =
        path.starts_with('/') && !path.starts_with("//") && !path.contains(['\\', '\r', '\n']);
    if is_own { path } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_sites_are_not_gone_back_to() {
        assert_eq!(
            own_path("/rules/pentago?edition=czech"),
            "/rules/pentago?edition=czech"
        );
        for path in [
            "//evil.example",
            "https://evil.example",
            "/\\evil.example",
            "",
        ] {
            assert_eq!(own_path(path), "/", "{path}");
        }
    }

    #[test]
    fn the_language_is_taken_from_the_front_of_an_address() {
        let split = |address: &str| {
            let (language, rest) = split(&address.parse().unwrap())?;
            Some((language.tag(), rest.to_string()))
        };
        let of = |tag, rest: &str| Some((tag, rest.to_owned()));
        assert_eq!(split("/de"), of("de", "/"));
        assert_eq!(split("/de/"), of("de", "/"));
        assert_eq!(split("/de?a=b"), of("de", "/?a=b"));
        assert_eq!(split("/ar/learn/pentago"), of("ar", "/learn/pentago"));
        for other in ["/", "/learn", "/d", "/der", "/de/api/games", "/xx/learn"] {
            assert_eq!(split(other), None, "{other}");
        }
    }

    #[test]
    fn links_stay_in_the_language_of_the_page() {
        let uri: Uri = "/".parse().unwrap();
        let mut extensions = axum::http::Extensions::new();
        extensions.insert(Named(Language::from_tag("de").unwrap()));
        let visitor = Visitor::of(&HeaderMap::new(), &uri, &extensions);
        let page = r##"<a href="/">a</a><form action="/leave"><link href="/assets/1/a.css"><a href="#b"> href=&quot;/"##;
        let expected = r##"<a href="/de/">a</a><form action="/de/leave"><link href="/assets/1/a.css"><a href="#b"> href=&quot;/"##;
        assert_eq!(stay(page, &visitor), expected);
    }
}
