//! Changing the language, with or without scripts.

use axum::Form;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use messages::Language;
use serde::Deserialize;

use super::visitor::LANGUAGE_COOKIE;

#[derive(Debug, Deserialize)]
pub(super) struct Wish {
    language: String,
    #[serde(default)]
    back: String,
}

/// Keeps the language for a year and goes back to where the visitor was.
pub(super) async fn change(Form(wish): Form<Wish>) -> Response {
    let language = Language::from_tag(&wish.language).unwrap_or_default();
    let cookie = format!(
        "{LANGUAGE_COOKIE}={}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly",
        language.tag()
    );
    ([(SET_COOKIE, cookie)], Redirect::to(own_path(&wish.back))).into_response()
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
