//! Who asks: a program with a token, a browser with a cookie, or anybody.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::header::{AUTHORIZATION, COOKIE, HOST, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};

use crate::App;
use crate::secret::Secret;
use crate::table::{Seats, Table};

/// The cookie that holds all seats of a browser.
pub(crate) const COOKIE_NAME: &str = "panta";
/// As long as browsers keep a cookie: 400 days.
const COOKIE_AGE: u64 = 34_560_000;

/// Who asks.
#[derive(Debug, Clone)]
pub struct Caller {
    token: Option<Secret>,
    browser: Option<Secret>,
    /// Whether it is a browser, which says where it comes from.
    is_browser: bool,
    /// Where the server is, as the caller sees it: `https://panta.example`.
    base: String,
}

impl Caller {
    /// The token of a program.
    pub fn token(&self) -> Option<&Secret> {
        self.token.as_ref()
    }

    /// The cookie of a browser.
    pub fn browser(&self) -> Option<&Secret> {
        self.browser.as_ref()
    }

    /// Where the server is, as the caller sees it, without a slash at the end.
    pub fn base(&self) -> &str {
        &self.base
    }

    /// The seats that the caller holds. Who shows a token speaks for that token alone.
    pub(crate) fn seats(&self, table: &Table) -> Seats {
        let secret = self.token.as_ref().or(self.browser.as_ref());
        secret.map_or(Seats::NONE, |secret| table.seats_of(&secret.hash()))
    }

    /// The secret of this browser, made if it has none yet; `None` for programs.
    pub fn browser_or_new(&mut self) -> Option<&Secret> {
        if self.is_browser && self.browser.is_none() {
            self.browser = Some(Secret::random());
        }
        self.browser.as_ref()
    }

    /// Treats the caller as a browser, which pages always are.
    #[must_use]
    pub fn as_browser(mut self) -> Self {
        self.is_browser = true;
        self
    }

    /// The header `Set-Cookie` that makes the browser remember its seats.
    pub fn cookie(&self) -> Option<HeaderValue> {
        let secret = self.browser.as_ref()?.reveal();
        let secure = if self.base.starts_with("https:") {
            "; Secure"
        } else {
            ""
        };
        let text = format!(
            "{COOKIE_NAME}={secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age={COOKIE_AGE}{secure}"
        );
        let mut value = HeaderValue::try_from(text).ok()?;
        value.set_sensitive(true);
        Some(value)
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let headers = &parts.headers;
        Ok(Self {
            token: bearer(headers),
            browser: cookie(headers),
            is_browser: headers.contains_key(ORIGIN),
            base: base(headers, app),
        })
    }
}

fn bearer(headers: &HeaderMap) -> Option<Secret> {
    let value = headers.get(AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    if !scheme.eq_ignore_ascii_case("bearer") {
        return None;
    }
    // A token that cannot be one is still a token that nobody knows.
    Some(Secret::read(token.trim()).unwrap_or_else(Secret::random))
}

fn cookie(headers: &HeaderMap) -> Option<Secret> {
    let texts = headers.get_all(COOKIE).iter();
    let texts = texts.filter_map(|value| value.to_str().ok());
    let mut pairs = texts
        .flat_map(|text| text.split(';'))
        .filter_map(|pair| pair.trim().split_once('='));
    let (_, value) = pairs.find(|(name, _)| *name == COOKIE_NAME)?;
    Secret::read(value)
}

/// Where the server is: as it was told, or as the caller calls it.
fn base(headers: &HeaderMap, app: &App) -> String {
    if let Some(url) = &app.config().public_url {
        return url.clone();
    }
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let proto = text("x-forwarded-proto").filter(|_| app.config().behind_proxy);
    let scheme = if proto == Some("https") {
        "https"
    } else {
        "http"
    };
    let host = headers.get(HOST).and_then(|value| value.to_str().ok());
    format!("{scheme}://{}", host.unwrap_or("localhost"))
}

/// Whether a browser comes from one of our own pages; programs do not say.
pub(crate) fn is_own_origin(headers: &HeaderMap, app: &App) -> bool {
    let Some(origin) = headers.get(ORIGIN) else {
        return true;
    };
    let Some((_, origin)) = origin.to_str().ok().and_then(|text| text.split_once("://")) else {
        return false;
    };
    let host = headers.get(HOST).and_then(|value| value.to_str().ok());
    let public = app.config().public_url.as_deref();
    let public = public.and_then(|url| url.split_once("://"));
    host.is_some_and(|host| host.eq_ignore_ascii_case(origin))
        || public.is_some_and(|(_, host)| host.eq_ignore_ascii_case(origin))
}
