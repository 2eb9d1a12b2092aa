//! What people see: pages rendered here with maud, which read well without scripts.
//!
//! # How a page gets what it shows
//!
//! - A handler takes `State<App>`; [`App`] is the handle to everything and cheap to clone.
//! - Words come from `messages::Messages` of the visitor's language; no word stands in a template.
//! - Files of `web/` are addressed with [`asset_url`]`("play.js")`. The Content-Security-Policy
//!   allows no inline script and no `style` attribute; scripts may set `element.style`.
//! - A game is read with `app.games().view(&id, &caller).await`: the very object that
//!   `GET /api/games/{id}` gives (`docs/api.md`), so page and script cannot disagree. Put it into the
//!   page as `<script type="application/json">`, which the policy allows because it is not run.
//! - Who asks is the extractor `Caller`: the seats that the browser's cookie or a bearer token
//!   holds. A page that makes or claims a game answers with the cookie that `Caller` hands out.
//! - Forms that work without scripts post to handlers here and call the same functions as the API.
//!
//! Addresses: `/` home, `/g/{id}` play and watch, `/g/{id}/join` where a claim link leads (its
//! secret is in the fragment, `#SECRET`, which no server or log ever sees), `/my-games`,
//! `/rules/{game}`.

use axum::Router;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use maud::{DOCTYPE, Markup, html};

use crate::App;

/// The pages.
pub(crate) fn router() -> Router<App> {
    Router::new().route("/", get(home))
}

async fn home() -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head { title { "Panta" } }
            body { h1 { "Panta" } }
        }
    }
}

/// What people see where there is nothing.
pub(crate) async fn not_found() -> Response {
    (StatusCode::NOT_FOUND, html! { h1 { "404" } }).into_response()
}
