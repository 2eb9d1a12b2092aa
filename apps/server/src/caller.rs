//! Who asks: a program with a token, a browser with a cookie, or anybody.

use std::convert::Infallible;
use std::net::IpAddr;

use axum::extract::FromRequestParts;
use axum::http::header::{AUTHORIZATION, HOST, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};

use crate::App;
use crate::cookies::{self, Crumb};
use crate::secret::Secret;
use crate::table::{Command, Seats, Table};
use crate::web::client_of;

/// The cookie that holds all seats of a browser.
pub(crate) const COOKIE_NAME: &str = "panta";
/// The same where connections are encrypted. A cookie of such a name was set over one of these, by
/// this very host, or the browser would not have kept it.
const SECURE_COOKIE_NAME: &str = "__Host-panta";
/// As long as browsers keep a cookie.
const COOKIE_DAYS: i64 = 400;

/// Who asks.
#[derive(Debug, Clone)]
pub struct Caller {
    token: Option<Secret>,
    browser: Option<Secret>,
    /// The address that counts as one client.
    client: IpAddr,
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

    /// The address that counts as one client.
    pub(crate) fn client(&self) -> IpAddr {
        self.client
    }

    /// Where the server is, as the caller sees it, without a slash at the end.
    pub fn base(&self) -> &str {
        &self.base
    }

    /// What the caller shows. Who shows a token speaks for that token alone.
    pub(crate) fn secret(&self) -> Option<&Secret> {
        self.token.as_ref().or(self.browser.as_ref())
    }

    /// The seats that the caller holds.
    pub(crate) fn seats(&self, table: &Table) -> Seats {
        let secret = self.secret();
        secret.map_or(Seats::NONE, |secret| table.seats_of(&secret.hash()))
    }

    /// The seats for which the caller may do this. Whoever asked for a game that only computers play
    /// can end it.
    pub(crate) fn seats_for(&self, table: &Table, command: &Command) -> Seats {
        let is_end = matches!(command, Command::Resign | Command::Draw(_));
        let is_keeper = |secret: &Secret| table.is_kept_by(&secret.hash());
        if is_end && self.secret().is_some_and(is_keeper) {
            return Seats::BOTH;
        }
        self.seats(table)
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
        let crumb = Crumb {
            name: cookie_name(self.is_secure()),
            value: self.browser.as_ref()?.reveal(),
            path: "/",
            days: COOKIE_DAYS,
            is_secure: self.is_secure(),
        };
        crumb.header()
    }

    /// Whether the caller's connection is encrypted, here or by the proxy before us.
    pub(crate) fn is_secure(&self) -> bool {
        is_https(&self.base)
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let headers = &parts.headers;
        let base = base(headers, app);
        let cookie = cookies::read(headers, cookie_name(is_https(&base)));
        Ok(Self {
            token: bearer(headers),
            browser: cookie.as_deref().and_then(Secret::read),
            client: client_of(headers, &parts.extensions, app),
            is_browser: headers.contains_key(ORIGIN),
            base,
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

fn cookie_name(is_secure: bool) -> &'static str {
    if is_secure {
        SECURE_COOKIE_NAME
    } else {
        COOKIE_NAME
    }
}

fn is_https(base: &str) -> bool {
    base.starts_with("https:")
}

/// Whether whoever sends these headers has an encrypted connection.
pub(crate) fn is_secure(headers: &HeaderMap, app: &App) -> bool {
    is_https(&base(headers, app))
}

/// Where the server is: as it was told, or as the caller calls it.
pub(crate) fn base(headers: &HeaderMap, app: &App) -> String {
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
