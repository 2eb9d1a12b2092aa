//! What people see: pages rendered here with maud, which read well without scripts.
//!
//! - Words come from `messages` in the visitor's language (`Visitor`); no word stands in a template.
//! - Files of `web/` are addressed with `asset_url`. The Content-Security-Policy allows no inline
//!   script and no `style` attribute; scripts may set `element.style`.
//! - A game is the very object that `GET /api/games/{id}` gives, so page and script cannot disagree.
//! - Forms work without scripts and call the same functions as the API.
//!
//! Every address has one for each language, `/de/learn`, and without one leads to the visitor's.
//!
//! Addresses: `/` home, `/play/{game}` setting up, `/g/{id}` playing and watching, `/g/{id}/join`
//! where a claim link leads (its secret is in the fragment, which no server or log ever sees),
//! `/g/{id}/review` looking back, `/here/{game}` and `/here/{game}/review` the same for games that the
//! browser keeps, `/analyze/{game}`, `/learn/{game}/{lesson}` and
//! `/puzzles/{game}/{number}` with `/answer` where moves are judged, `/puzzles/{game}/own` for those that
//! the browser has, `/my-games`, `/rules/{game}`, `/watch` games that everybody may watch,
//! `/embed/{game}` and `/embed/g/{id}` for other sites.

mod address;
mod analyze;
mod animation;
mod board;
mod demo;
mod embed;
mod entries;
mod errors;
mod fields;
mod here;
mod home;
mod invite;
mod language;
mod layout;
mod learn;
mod mine;
mod nickname;
mod notation;
mod offline;
mod picture;
mod play;
mod players;
mod puzzles;
mod qr;
mod review;
mod rules;
mod setup;
mod shelf;
mod sitemap;
mod standing;
mod task;
mod visitor;
mod watch;

use axum::Router;
use axum::middleware::from_fn;
use axum::routing::{get, post};

pub(crate) use self::errors::{not_found, page as error_page};
pub(crate) use self::language::take_language;
pub use self::offline::pages as kept_pages;
pub(crate) use self::visitor::{Visitor, accepted, words};
use crate::App;

/// The pages.
pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/", get(home::home))
        .route("/language", post(language::change))
        .route("/rules", get(rules::index))
        .route("/rules/{game}", get(rules::game))
        .route("/learn", get(learn::index))
        .route("/learn/{game}", get(learn::first))
        .route("/learn/{game}/{lesson}", get(learn::page))
        .route("/learn/{game}/{lesson}/answer", get(learn::answer))
        .route("/puzzles", get(puzzles::index))
        .route("/puzzles/{game}", get(puzzles::first))
        .route("/puzzles/{game}/own", get(puzzles::own))
        .route("/puzzles/{game}/{number}", get(puzzles::page))
        .route("/puzzles/{game}/{number}/answer", get(puzzles::answer))
        .route("/my-games", get(mine::list))
        .route("/watch", get(watch::list))
        .route("/leave", post(mine::leave))
        .route("/play/{game}", get(setup::form).post(setup::create))
        .route("/g/{id}", get(play::page))
        .route("/here/{game}", get(here::page))
        .route("/here/{game}/review", get(here::review))
        .route("/analyze", get(analyze::index))
        .route("/analyze/{game}", get(analyze::page))
        .route("/g/{id}/review", get(review::page))
        .route("/g/{id}/board.png", get(picture::board))
        .route("/g/{id}/game.svg", get(animation::game))
        .route("/embed/{game}", get(embed::told))
        .route("/embed/g/{id}", get(embed::game))
        .route("/g/{id}/invite", post(invite::renew))
        .route("/g/{id}/join", get(invite::join))
        .route_layer(from_fn(language::lead))
        .route("/sw.js", get(offline::worker))
        .route("/robots.txt", get(sitemap::robots))
        .route("/sitemap.xml", get(sitemap::sitemap))
}
