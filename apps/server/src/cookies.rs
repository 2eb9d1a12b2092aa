//! Cookies: read in one place, and made so that scripts and other sites cannot use them.

use axum::http::header::COOKIE;
use axum::http::{HeaderMap, HeaderValue};
use cookie::time::Duration;
use cookie::{Cookie, SameSite};

/// A cookie to be kept by a browser.
pub(crate) struct Crumb<'a> {
    pub(crate) name: &'a str,
    pub(crate) value: &'a str,
    /// The pages it is sent to.
    pub(crate) path: &'a str,
    pub(crate) days: i64,
    /// Whether it is for encrypted connections alone.
    pub(crate) is_secure: bool,
}

impl Crumb<'_> {
    /// The header `Set-Cookie`, which no log shows.
    pub(crate) fn header(&self) -> Option<HeaderValue> {
        let cookie = Cookie::build((self.name, self.value))
            .path(self.path)
            .max_age(Duration::days(self.days))
            .same_site(SameSite::Lax)
            .http_only(true)
            .secure(self.is_secure);
        let mut value = HeaderValue::try_from(cookie.to_string()).ok()?;
        value.set_sensitive(true);
        Some(value)
    }
}

/// The value of a cookie that a browser has sent.
pub(crate) fn read(headers: &HeaderMap, name: &str) -> Option<String> {
    let texts = headers.get_all(COOKIE).iter();
    let mut cookies = texts
        .filter_map(|value| value.to_str().ok())
        .flat_map(Cookie::split_parse)
        .filter_map(Result::ok);
    let cookie = cookies.find(|cookie| cookie.name() == name)?;
    Some(cookie.value().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.append(COOKIE, HeaderValue::from_static("a=1; panta=2; =; b"));
        headers.append(COOKIE, HeaderValue::from_static("language=de"));
        assert_eq!(read(&headers, "panta").as_deref(), Some("2"));
        assert_eq!(read(&headers, "language").as_deref(), Some("de"));
        assert_eq!(read(&headers, "b"), None);
    }
}
