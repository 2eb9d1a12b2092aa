//! Changing the language, with or without scripts.

use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use messages::Language;
use serde::Deserialize;

use super::fields::Fields;
use super::visitor::LANGUAGE_COOKIE;
use crate::caller::Caller;
use crate::cookies::Crumb;

#[derive(Debug, Deserialize)]
pub(super) struct Wish {
    language: String,
    #[serde(default)]
    back: String,
}

/// Keeps the language for a year and goes back to where the visitor was.
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
    (cookie, Redirect::to(own_path(&wish.back))).into_response()
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
}
